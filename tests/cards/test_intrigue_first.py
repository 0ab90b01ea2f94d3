"""Intrigue: the cards of the 1st edition only."""

from __future__ import annotations

import pytest

from dominium import IllegalMove
from dominium.engine.decisions import Decision
from dominium.testing import Position

#: what is printed on the cards besides their texts (see printed.py)
PRINTED = {
    "intrigue-1e": """
        secret_chamber    2  action reaction +coins
        great_hall        3  action victory points=1
        coppersmith       4  action
        scout             4  action
        saboteur          5  action attack
        tribute           5  action +coins
        masquerade@1e     3  action
    """,
}


def asked(p: Position) -> Decision:
    """The question that must be open now."""
    decision = p.decision
    assert decision is not None
    return decision


# Secret Chamber


def test_secret_chamber_as_an_action() -> None:
    p = Position(hands=[["secret_chamber", "estate", "estate", "curse", "gold"]])
    p.play("secret_chamber")
    assert (asked(p).kind, asked(p).minimum, asked(p).maximum) == ("discard", 0, 4)
    p.choose("estate", "estate", "curse")
    assert (p.coins, p.hand(0)) == (3, ["gold"])
    assert sorted(p.discard(0)) == ["curse", "estate", "estate"]


def test_secret_chamber_as_a_reaction() -> None:
    p = Position(
        hands=[["witch"], ["secret_chamber", "estate", "copper"]], decks=[[], ["gold", "silver", "duchy"]]
    )
    p.play("witch")
    assert (asked(p).seat, asked(p).kind, asked(p).options) == (1, "react", ["secret_chamber"])
    p.choose("secret_chamber")
    assert p.hand(1) == ["copper", "estate", "gold", "secret_chamber", "silver"]
    assert (asked(p).kind, asked(p).source, asked(p).ordered) == ("put_back", "secret_chamber", True)
    assert (asked(p).minimum, asked(p).maximum) == (2, 2)
    p.choose("estate", "gold")
    assert p.deck(1) == ["estate", "gold", "duchy"]
    p.choose()
    assert p.hand(1) == ["copper", "secret_chamber", "silver"]
    assert p.discard(1) == ["curse"]


def test_secret_chamber_is_revealed_to_all() -> None:
    p = Position(
        players=3,
        hands=[["witch"], ["secret_chamber", "estate", "copper"]],
        decks=[["copper"] * 2, ["gold", "silver", "duchy"]],
    )
    p.play("witch")
    p.choose("secret_chamber")
    reveals = [event for event in p.events if event.kind == "reveal"]
    assert [[event.seen_from(seat).cards for seat in (0, 1, 2, -1)] for event in reveals] == [
        [["secret_chamber"]] * 4
    ]
    p.choose("estate", "gold")
    p.choose()
    for seed in range(20):
        assert "secret_chamber" in [card.id for card in p._session.imagine(0, seed).view(1).hand]


def test_intrigue_secret_chamber_1_it_may_itself_be_put_back() -> None:
    p = Position(hands=[["witch"], ["secret_chamber"]], decks=[[], ["gold", "silver"]])
    p.play("witch")
    p.choose("secret_chamber")
    p.choose("secret_chamber", "silver")
    assert p.deck(1) == ["secret_chamber", "silver"]
    # It is no longer in hand and cannot be revealed again.
    assert p.decision is None
    assert (p.hand(1), p.discard(1)) == (["gold"], ["curse"])


def test_intrigue_secret_chamber_2_again_and_with_other_reactions() -> None:
    p = Position(hands=[["witch"], ["secret_chamber", "estate"]], decks=[[], ["copper", "moat", "gold"]])
    p.play("witch")
    p.choose("secret_chamber")
    p.choose("moat", "estate")
    assert (asked(p).kind, asked(p).options) == ("react", ["secret_chamber"])
    p.choose("secret_chamber")
    p.choose("copper", "estate")
    assert asked(p).options == ["moat", "secret_chamber"]
    p.choose("moat")
    # The Moat has done its work; only Secret Chamber could change anything more.
    assert asked(p).options == ["secret_chamber"]
    p.choose()
    assert p.hand(1) == ["moat", "secret_chamber"]
    assert p.discard(1) == []
    assert p.decision is None


def test_intrigue_secret_chamber_3_the_attack_sees_the_new_top_cards() -> None:
    p = Position(hands=[["swindler"], ["secret_chamber", "curse"]], decks=[[], ["gold", "province"]])
    p.play("swindler")
    p.choose("secret_chamber")
    p.choose("curse", "province")
    p.choose()
    assert p.trash == ["curse"]
    assert p.deck(1) == ["province"]
    assert p.hand(1) == ["gold", "secret_chamber"]


def test_intrigue_secret_chamber_4_to_an_attack_that_would_not_affect_its_owner() -> None:
    # Minion leaves hands of fewer than five cards alone, and with the coins chosen everybody.
    p = Position(hands=[["minion"], ["secret_chamber", "estate"]], decks=[[], ["gold", "silver"]])
    p.play("minion")
    assert asked(p).options == ["secret_chamber"]
    p.choose("secret_chamber")
    p.choose("estate", "secret_chamber")
    p.choose("coins")
    assert p.hand(1) == ["gold", "silver"]
    assert p.deck(1) == ["estate", "secret_chamber"]


def test_intrigue_secret_chamber_4_also_behind_a_lighthouse() -> None:
    p = Position(
        hands=[["witch"], ["secret_chamber", "estate"]],
        decks=[[], ["gold", "silver"]],
        in_play=[[], ["lighthouse"]],
    )
    p.play("witch")
    p.choose("secret_chamber")
    p.choose("estate", "secret_chamber")
    assert p.decision is None
    assert p.hand(1) == ["gold", "silver"]
    assert p.discard(1) == []


def test_intrigue_secret_chamber_5_any_two_cards_in_any_order_but_not_fewer() -> None:
    p = Position(hands=[["witch"], ["secret_chamber", "estate", "estate"]], decks=[[], ["gold", "silver"]])
    p.play("witch")
    p.choose("secret_chamber")
    assert len(p.hand(1)) == 5
    assert asked(p).options == ["estate", "gold", "secret_chamber", "silver"]
    for wrong in ([], ["gold"], ["gold", "silver", "estate"]):
        with pytest.raises(IllegalMove):
            p.choose(*wrong)
    p.choose("silver", "gold")
    assert p.deck(1) == ["silver", "gold"]


def test_intrigue_secret_chamber_5_with_nothing_to_draw() -> None:
    p = Position(hands=[["witch"], ["secret_chamber"]])
    p.play("witch")
    p.choose("secret_chamber")
    assert p.decision is None
    assert (p.hand(1), p.deck(1)) == ([], ["secret_chamber"])


def test_intrigue_secret_chamber_6_discarding_none_is_allowed() -> None:
    p = Position(hands=[["secret_chamber", "gold"]])
    p.play("secret_chamber")
    p.choose()
    assert (p.coins, p.hand(0), p.discard(0)) == (0, ["gold"], [])


# Great Hall


def test_great_hall() -> None:
    p = Position(hands=[["great_hall"]], decks=[["gold", "silver"]])
    p.play("great_hall")
    assert (p.actions, p.hand(0)) == (1, ["gold"])
    assert p.scores()[0] == 1
    assert p.supply("great_hall") == 8


# Coppersmith


def test_coppersmith() -> None:
    p = Position(hands=[["coppersmith", "copper", "copper", "silver"], ["copper"]])
    p.play("coppersmith")
    p.play("copper")
    assert p.coins == 2
    p.play("silver")
    assert p.coins == 4
    p.play("copper")
    assert p.coins == 6
    p.end_turn()
    p.play("copper")
    assert p.coins == 1


def test_coppersmith_in_play() -> None:
    p = Position(hands=[["copper"]], in_play=[["coppersmith"]])
    p.play("copper")
    assert p.coins == 2


def test_intrigue_coppersmith_1_throned_each_copper_gives_three() -> None:
    p = Position(hands=[["throne_room", "coppersmith", "copper", "copper"]])
    p.play("throne_room")
    p.choose("coppersmith")
    p.play("copper")
    assert p.coins == 3
    p.play("copper")
    assert p.coins == 6


def test_intrigue_coppersmith_1_two_of_them_add_up() -> None:
    p = Position(hands=[["coppersmith", "coppersmith", "copper"]], actions=2)
    p.play("coppersmith")
    p.play("coppersmith")
    p.play("copper")
    assert p.coins == 3


# Scout


def test_scout() -> None:
    p = Position(hands=[["scout"]], decks=[["estate", "gold", "copper", "duchy", "silver"]])
    p.play("scout")
    assert p.actions == 1
    assert p.hand(0) == ["duchy", "estate"]
    assert (asked(p).kind, asked(p).options, asked(p).ordered) == ("put_back", ["copper", "gold"], True)
    p.choose("copper", "gold")
    assert p.deck(0) == ["copper", "gold", "silver"]
    assert p.decision is None


def test_intrigue_scout_1_all_victory_cards_and_no_curses() -> None:
    p = Position(hands=[["scout"]], decks=[["nobles", "harem", "curse", "gardens"]])
    p.play("scout")
    assert p.decision is None
    assert p.hand(0) == ["gardens", "harem", "nobles"]
    assert p.deck(0) == ["curse"]


def test_intrigue_scout_2_the_order_put_back_is_secret() -> None:
    p = Position(hands=[["scout"]], decks=[["gold", "silver", "copper", "curse"]])
    p.play("scout")
    p.choose("curse", "gold", "copper", "silver")
    put_back = next(event for event in p.events if event.kind == "put_back")
    assert put_back.cards == ["curse", "gold", "copper", "silver"]
    assert put_back.seen_from(0).cards == put_back.cards
    assert (put_back.seen_from(1).cards, put_back.seen_from(1).amount) == ([], 4)
    assert [card.id for card in p.view(0).known_deck() if card] == ["curse", "gold", "copper", "silver"]
    orders = {tuple(c.id for c in p._session.imagine(1, seed).game.players[0].deck) for seed in range(12)}
    assert len(orders) > 1


def test_scout_with_a_short_deck() -> None:
    p = Position(hands=[["scout"]], decks=[["estate"]], discards=[["gold"]])
    p.play("scout")
    assert (p.hand(0), p.deck(0), p.discard(0)) == (["estate"], ["gold"], [])


# Saboteur


def test_saboteur() -> None:
    p = Position(
        kingdom=["moat", "village", "smithy"],
        hands=[["saboteur"]],
        decks=[[], ["copper", "estate", "gold", "silver"]],
    )
    p.play("saboteur")
    assert p.trash == ["gold"]
    assert (asked(p).seat, asked(p).kind, asked(p).minimum) == (1, "gain", 0)
    assert asked(p).options == ["copper", "curse", "estate", "moat", "silver", "smithy", "village"]
    p.choose("smithy")
    assert sorted(p.discard(1)) == ["copper", "estate", "smithy"]
    assert p.deck(1) == ["silver"]
    assert p.decision is None


def test_saboteur_the_gain_is_optional() -> None:
    p = Position(hands=[["saboteur"]], decks=[[], ["copper", "province"]])
    p.play("saboteur")
    p.choose()
    assert p.trash == ["province"]
    assert p.discard(1) == ["copper"]


def test_intrigue_saboteur_1_none_found() -> None:
    p = Position(hands=[["saboteur"]], decks=[[], ["copper", "estate"]], discards=[[], ["curse"]])
    p.play("saboteur")
    assert p.decision is None
    assert p.trash == []
    assert p.deck(1) == []
    assert sorted(p.discard(1)) == ["copper", "curse", "estate"]


def test_intrigue_saboteur_2_revealed_cards_are_not_shuffled_in() -> None:
    p = Position(hands=[["saboteur"]], decks=[[], ["copper", "curse"]], discards=[[], ["silver", "silver"]])
    p.play("saboteur")
    assert p.trash == ["silver"]
    assert p.deck(1) == ["silver"]
    assert sorted(card.id for card in p.view(0).revealed(1)) == ["copper", "curse"]
    p.choose()
    assert sorted(p.discard(1)) == ["copper", "curse"]


def test_intrigue_saboteur_3_cost_changes_apply() -> None:
    p = Position(
        kingdom=["smithy", "village"],
        hands=[["saboteur"]],
        decks=[[], ["silver", "smithy", "gold"]],
        in_play=[["bridge"]],
    )
    p.play("saboteur")
    # Under Bridge a Silver costs 2 and is passed over; a Smithy costs 3.
    assert p.trash == ["smithy"]
    assert asked(p).options == ["copper", "curse", "estate"]
    p.choose("estate")
    assert sorted(p.discard(1)) == ["estate", "silver"]


# Tribute


def test_tribute() -> None:
    p = Position(
        players=3,
        hands=[["tribute"]],
        decks=[["gold", "gold"], ["village", "estate", "silver"], ["silver", "silver"]],
    )
    p.play("tribute")
    assert (p.actions, p.coins, p.hand(0)) == (2, 0, ["gold", "gold"])
    assert sorted(p.discard(1)) == ["estate", "village"]
    assert p.deck(1) == ["silver"]
    assert p.deck(2) == ["silver", "silver"]
    assert [event.cards for event in p.events if event.kind == "reveal"] == [["village", "estate"]]


def test_intrigue_tribute_1_two_copies_count_once() -> None:
    p = Position(hands=[["tribute"]], decks=[[], ["silver", "silver"]])
    p.play("tribute")
    assert p.coins == 2
    assert p.discard(1) == ["silver", "silver"]


def test_intrigue_tribute_2_two_types_give_both() -> None:
    p = Position(hands=[["tribute"]], decks=[["gold", "gold"], ["copper", "harem"]])
    p.play("tribute")
    assert (p.actions, p.coins, p.hand(0)) == (0, 4, ["gold", "gold"])


def test_intrigue_tribute_3_a_curse_gives_nothing() -> None:
    p = Position(hands=[["tribute"]], decks=[["gold", "gold"], ["curse", "copper"]])
    p.play("tribute")
    assert (p.actions, p.coins, p.hand(0)) == (0, 2, [])
    assert sorted(p.discard(1)) == ["copper", "curse"]


def test_intrigue_tribute_4_is_no_attack() -> None:
    p = Position(hands=[["tribute"], ["moat", "secret_chamber"]], decks=[[], ["silver", "copper"]])
    p.play("tribute")
    assert p.decision is None
    assert p.coins == 4
    assert sorted(p.discard(1)) == ["copper", "silver"]


def test_tribute_with_one_card_or_none() -> None:
    p = Position(hands=[["tribute", "tribute"]], decks=[[], ["village"]], actions=2)
    p.play("tribute")
    assert (p.actions, p.discard(1)) == (3, ["village"])
    p.play("tribute")
    # The discard pile is shuffled and its only card revealed again.
    assert (p.actions, p.discard(1)) == (4, ["village"])
