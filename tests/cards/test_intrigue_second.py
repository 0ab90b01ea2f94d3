"""Intrigue: the cards of the 2nd edition only."""

from __future__ import annotations

import pytest

from dominium import IllegalMove
from dominium.engine.decisions import Decision
from dominium.testing import Position

#: what is printed on the cards besides their texts (see printed.py)
PRINTED = {
    "intrigue-2e": """
        lurker            2  action
        diplomat          4  action reaction
        mill              4  action victory points=1 +coins
        secret_passage    4  action
        courtier          5  action +coins
        patrol            5  action
        replace           5  action attack
    """,
}


def asked(p: Position) -> Decision:
    """The question that must be open now."""
    decision = p.decision
    assert decision is not None
    return decision


# Lurker


def test_lurker() -> None:
    p = Position(kingdom=["village"], hands=[["lurker", "lurker"]])
    p.play("lurker")
    assert p.actions == 1
    assert asked(p).options == ["trash", "gain"]
    p.choose("trash")
    assert (asked(p).kind, asked(p).options) == ("trash", ["lurker", "village"])
    p.choose("village")
    assert (p.trash, p.supply("village")) == (["village"], 9)
    p.play("lurker")
    p.choose("gain")
    assert (p.trash, p.discard(0), p.supply("village")) == ([], ["village"], 9)
    assert p.actions == 1


def test_intrigue_lurker_1_any_card_with_the_action_type() -> None:
    p = Position(
        kingdom=["nobles", "harem", "moat", "duke", "militia"],
        hands=[["lurker", "lurker"]],
        trash=["nobles", "harem", "gold", "militia"],
    )
    p.play("lurker")
    p.choose("trash")
    assert asked(p).options == ["lurker", "militia", "moat", "nobles"]
    p.choose("nobles")
    p.play("lurker")
    p.choose("gain")
    assert (asked(p).kind, asked(p).options) == ("gain", ["militia", "nobles"])


def test_intrigue_lurker_1_either_may_be_chosen_for_nothing() -> None:
    p = Position(hands=[["lurker"]], trash=["gold"])
    p.play("lurker")
    p.choose("gain")
    assert p.decision is None
    assert (p.trash, p.discard(0), p.actions) == (["gold"], [], 1)


def test_intrigue_lurker_2_gained_to_the_discard_pile() -> None:
    p = Position(hands=[["lurker"]], trash=["village"])
    p.play("lurker")
    p.choose("gain")
    assert p.decision is None
    assert (p.discard(0), p.hand(0), p.deck(0)) == (["village"], [], [])
    assert [card.id for card in p.game.players[0].gained] == ["village"]


def test_intrigue_lurker_3_trashing_from_the_supply_triggers() -> None:
    p = Position(kingdom=["silk_merchant"], hands=[["lurker", "estate"]], owned=[["sewers"]])
    p.play("lurker")
    p.choose("trash")
    p.choose("silk_merchant")
    while p.decision is not None:
        p.choose("sewers" if "sewers" in p.decision.options else "estate")
    assert (p.coffers(0), p.villagers(0)) == (1, 1)
    assert sorted(p.trash) == ["estate", "silk_merchant"]


# Diplomat


def test_diplomat_as_an_action() -> None:
    p = Position(hands=[["diplomat", "estate", "copper", "copper"]], decks=[["gold", "silver"]])
    p.play("diplomat")
    assert p.hand(0) == ["copper", "copper", "estate", "gold", "silver"]
    assert p.actions == 2


def test_diplomat_as_a_reaction() -> None:
    p = Position(
        hands=[["witch"], ["diplomat", "estate", "copper", "copper", "curse"]], decks=[[], ["gold", "silver"]]
    )
    p.play("witch")
    assert (asked(p).seat, asked(p).kind, asked(p).options) == (1, "react", ["diplomat"])
    p.choose("diplomat")
    assert len(p.hand(1)) == 7
    assert (asked(p).kind, asked(p).source, asked(p).minimum, asked(p).maximum) == (
        "discard",
        "diplomat",
        3,
        3,
    )
    p.choose("estate", "curse", "copper")
    assert p.decision is None
    assert p.hand(1) == ["copper", "diplomat", "gold", "silver"]
    assert sorted(p.discard(1)) == ["copper", "curse", "curse", "estate"]


def test_diplomat_needs_five_cards_in_hand() -> None:
    p = Position(hands=[["witch"], ["diplomat", "estate", "copper", "copper"]])
    p.play("witch")
    assert p.decision is None
    assert p.discard(1) == ["curse"]


def test_intrigue_diplomat_1_played_from_a_hand_of_five() -> None:
    p = Position(hands=[["diplomat", "copper", "copper", "copper", "copper"]], decks=[["gold", "silver"]])
    p.play("diplomat")
    assert len(p.hand(0)) == 6
    assert p.actions == 0


def test_intrigue_diplomat_2_the_three_discarded_may_include_it() -> None:
    p = Position(hands=[["witch"], ["diplomat", *["copper"] * 4]], decks=[[], ["gold", "silver"]])
    p.play("witch")
    p.choose("diplomat")
    p.choose("diplomat", "copper", "copper")
    assert p.decision is None
    assert p.hand(1) == ["copper", "copper", "gold", "silver"]


def test_intrigue_diplomat_3_again_while_the_hand_has_five_or_more() -> None:
    p = Position(
        hands=[["witch"], ["diplomat", *["copper"] * 5]], decks=[[], ["gold", "silver", "gold", "silver"]]
    )
    p.play("witch")
    p.choose("diplomat")
    p.choose("copper", "copper", "copper")
    assert len(p.hand(1)) == 5
    assert (asked(p).kind, asked(p).options) == ("react", ["diplomat"])
    p.choose("diplomat")
    p.choose("copper", "copper", "silver")
    assert p.hand(1) == ["diplomat", "gold", "gold", "silver"]
    assert p.decision is None


@pytest.mark.parametrize("first", ["moat", "diplomat"])
def test_intrigue_diplomat_4_moat_before_or_after_it(first: str) -> None:
    hand = ["diplomat", "moat", "copper", "copper", "copper"]
    p = Position(hands=[["witch"], hand], decks=[[], ["gold", "silver"]])
    p.play("witch")
    assert asked(p).options == ["diplomat", "moat"]
    p.choose(first)
    if first == "moat":
        p.choose("diplomat")
        p.choose("copper", "copper", "copper")
    else:
        p.choose("copper", "copper", "copper")
        assert asked(p).options == ["moat"]
        p.choose("moat")
    assert p.decision is None
    assert p.hand(1) == ["diplomat", "gold", "moat", "silver"]
    assert p.discard(1) == ["copper"] * 3


# Mill


def test_mill() -> None:
    p = Position(hands=[["mill", "estate", "curse"]], decks=[["gold"]])
    p.play("mill")
    assert p.actions == 1
    assert (asked(p).kind, asked(p).minimum, asked(p).maximum) == ("discard", 0, 2)
    assert asked(p).options == ["curse", "estate", "gold"]
    p.choose("estate", "curse")
    assert (p.coins, p.hand(0)) == (2, ["gold"])
    assert p.discard(0) == ["estate", "curse"]
    assert p.scores()[0] == 1 + 1 - 1
    assert p.supply("mill") == 8


def test_mill_discarding_is_optional() -> None:
    p = Position(hands=[["mill", "estate", "curse"]])
    p.play("mill")
    p.choose()
    assert p.decision is None
    assert (p.coins, p.hand(0), p.discard(0)) == (0, ["curse", "estate"], [])


def test_mill_one_of_several_cannot_be_discarded_alone() -> None:
    p = Position(hands=[["mill", "estate", "curse", "gold"]])
    p.play("mill")
    p.choose("estate")
    assert (asked(p).kind, asked(p).minimum, asked(p).maximum) == ("discard", 2, 2)
    assert p.discard(0) == []
    p.choose("estate", "curse")
    assert (p.coins, p.hand(0), p.discard(0)) == (2, ["gold"], ["estate", "curse"])


def test_intrigue_mill_1_the_only_card_may_be_discarded_for_nothing() -> None:
    p = Position(hands=[["mill", "estate"]])
    p.play("mill")
    assert (asked(p).minimum, asked(p).maximum) == (0, 1)
    p.choose("estate")
    assert p.decision is None
    assert (p.coins, p.hand(0), p.discard(0)) == (0, [], ["estate"])


# Secret Passage


def test_secret_passage() -> None:
    p = Position(hands=[["secret_passage", "estate"]], decks=[["gold", "silver", "copper", "curse"]])
    p.play("secret_passage")
    assert p.actions == 1
    assert p.hand(0) == ["estate", "gold", "silver"]
    assert (asked(p).kind, asked(p).options) == ("put_back", ["estate", "gold", "silver"])
    p.choose("gold")
    assert (asked(p).kind, asked(p).options) == ("place", ["0", "1", "2"])
    p.choose("1")
    assert p.hand(0) == ["estate", "silver"]
    assert p.deck(0) == ["copper", "gold", "curse"]
    assert p.decision is None


@pytest.mark.parametrize(
    ("place", "deck"),
    [
        ("0", ["gold", "copper", "curse"]),
        ("1", ["copper", "gold", "curse"]),
        ("2", ["copper", "curse", "gold"]),
    ],
)
def test_intrigue_secret_passage_1_top_bottom_or_any_place(place: str, deck: list[str]) -> None:
    p = Position(hands=[["secret_passage"]], decks=[["gold", "silver", "copper", "curse"]])
    p.play("secret_passage")
    p.choose("gold")
    p.choose(place)
    assert p.deck(0) == deck


def test_intrigue_secret_passage_2_the_place_is_public_and_the_card_is_not() -> None:
    p = Position(hands=[["secret_passage"]], decks=[["gold", "silver", "copper", "curse"]])
    p.play("secret_passage")
    p.choose("gold")
    p.choose("1")
    event = next(event for event in p.events if event.kind == "put_back")
    assert (event.cards, event.word) == (["gold"], "1")
    assert (event.seen_from(1).cards, event.seen_from(1).word) == ([], "1")
    assert [card.id if card else None for card in p.view(0).known_deck()] == [None, "gold", None]
    assert "known_deck" not in p.view(1).as_dict()["players"][0]


def test_intrigue_secret_passage_3_empty_deck() -> None:
    p = Position(hands=[["secret_passage", "estate", "copper"]])
    p.play("secret_passage")
    p.choose("estate")
    assert p.decision is None
    assert (p.deck(0), p.hand(0)) == (["estate"], ["copper"])


def test_secret_passage_without_any_card() -> None:
    p = Position(hands=[["secret_passage"]])
    p.play("secret_passage")
    assert p.decision is None
    assert (p.actions, p.deck(0), p.hand(0)) == (1, [], [])


# Courtier


@pytest.mark.parametrize(
    ("word", "actions", "buys", "coins", "discard"),
    [("actions", 1, 1, 0, []), ("buys", 0, 2, 0, []), ("coins", 0, 1, 3, []), ("gold", 0, 1, 0, ["gold"])],
)
def test_courtier(word: str, actions: int, buys: int, coins: int, discard: list[str]) -> None:
    p = Position(hands=[["courtier", "estate", "copper"]])
    p.play("courtier")
    assert (asked(p).kind, asked(p).options) == ("reveal", ["copper", "estate"])
    p.choose("estate")
    assert asked(p).options == ["actions", "buys", "coins", "gold"]
    assert (asked(p).minimum, asked(p).maximum) == (1, 1)
    p.choose(word)
    assert (p.actions, p.buys, p.coins, p.discard(0)) == (actions, buys, coins, discard)
    assert p.hand(0) == ["copper", "estate"]
    assert [event.seen_from(1).cards for event in p.events if event.kind == "reveal"] == [["estate"]]


@pytest.mark.parametrize(
    ("card", "types"),
    [
        ("curse", 1),
        ("gold", 1),
        ("nobles", 2),
        ("harem", 2),
        ("moat", 2),
        ("militia", 2),
        ("caravan", 2),
        ("sea_witch", 3),
        ("pirate", 3),
    ],
)
def test_intrigue_courtier_1_every_word_of_the_type_line_counts(card: str, types: int) -> None:
    p = Position(hands=[["courtier", card]])
    p.play("courtier")
    assert (asked(p).kind, asked(p).minimum, asked(p).maximum) == ("choose", types, types)
    p.choose(*["coins", "buys", "actions"][:types])
    assert (p.coins, p.buys, p.actions) == (3, 2 if types > 1 else 1, 1 if types > 2 else 0)


def test_intrigue_courtier_1_capitalism_adds_a_type() -> None:
    p = Position(hands=[["courtier", "corsair"]], owned=[["capitalism"]])
    p.play("courtier")
    assert (asked(p).minimum, asked(p).maximum) == (4, 4)
    p.choose("actions", "buys", "coins", "gold")
    assert (p.actions, p.buys, p.coins, p.discard(0)) == (1, 2, 3, ["gold"])


def test_intrigue_courtier_2_all_are_chosen_first() -> None:
    p = Position(hands=[["courtier", "nobles"]])
    p.play("courtier")
    for wrong in (["coins"], ["coins", "coins"], ["coins", "gold", "buys"]):
        with pytest.raises(IllegalMove):
            p.choose(*wrong)
    assert (p.coins, p.discard(0)) == (0, [])
    p.choose("gold", "coins")
    assert (p.coins, p.discard(0)) == (3, ["gold"])
    assert p.decision is None


def test_intrigue_courtier_3_no_card_in_hand() -> None:
    p = Position(hands=[["courtier"]])
    p.play("courtier")
    assert p.decision is None
    assert (p.actions, p.buys, p.coins, p.discard(0)) == (0, 1, 0, [])


# Patrol


def test_patrol() -> None:
    p = Position(
        hands=[["patrol"]],
        decks=[["copper", "copper", "copper", "estate", "gold", "curse", "silver", "duchy"]],
    )
    p.play("patrol")
    assert p.hand(0) == ["copper", "copper", "copper", "curse", "estate"]
    assert (asked(p).kind, asked(p).options, asked(p).ordered) == ("put_back", ["gold", "silver"], True)
    p.choose("silver", "gold")
    assert p.deck(0) == ["silver", "gold", "duchy"]
    assert p.actions == 0
    assert p.decision is None


def test_intrigue_patrol_1_draw_first() -> None:
    p = Position(hands=[["patrol"]], decks=[["gold", "gold", "gold", "estate"]], discards=[["curse"]])
    p.play("patrol")
    assert p.hand(0) == ["curse", "estate", "gold", "gold", "gold"]
    assert (p.deck(0), p.discard(0)) == ([], [])


def test_intrigue_patrol_2_all_victory_cards_and_curses_must_be_taken() -> None:
    p = Position(hands=[["patrol"]], decks=[["copper"] * 3 + ["nobles", "harem", "curse", "curse"]])
    p.play("patrol")
    assert p.decision is None
    assert p.hand(0) == ["copper", "copper", "copper", "curse", "curse", "harem", "nobles"]
    assert p.deck(0) == []


def test_patrol_the_order_put_back_is_secret() -> None:
    p = Position(hands=[["patrol"]], decks=[["copper"] * 3 + ["gold", "silver", "copper", "village"]])
    p.play("patrol")
    p.choose("village", "gold", "copper", "silver")
    assert p.deck(0) == ["village", "gold", "copper", "silver"]
    event = next(event for event in p.events if event.kind == "put_back")
    assert (event.seen_from(1).cards, event.seen_from(1).amount) == ([], 4)


# Replace


def test_replace_with_an_action_or_treasure() -> None:
    p = Position(kingdom=["smithy"], hands=[["replace", "estate", "gold"], ["copper"]], decks=[["curse"]])
    p.play("replace")
    assert (asked(p).kind, asked(p).options) == ("trash", ["estate", "gold"])
    p.choose("estate")
    assert (asked(p).kind, asked(p).options) == ("gain", ["copper", "curse", "estate", "silver", "smithy"])
    p.choose("smithy")
    assert p.trash == ["estate"]
    assert p.deck(0) == ["smithy", "curse"]
    assert (p.discard(0), p.discard(1)) == ([], [])
    assert p.supply("curse") == 10


def test_replace_with_a_victory_card() -> None:
    p = Position(players=3, hands=[["replace", "silver"]], decks=[["gold"]])
    p.play("replace")
    p.choose("duchy")
    assert (p.discard(0), p.deck(0)) == (["duchy"], ["gold"])
    assert [p.discard(seat) for seat in (1, 2)] == [["curse"], ["curse"]]
    assert p.decision is None


def test_replace_with_a_curse_moves_nothing() -> None:
    p = Position(hands=[["replace", "copper"]])
    p.play("replace")
    p.choose("curse")
    assert (p.discard(0), p.deck(0), p.discard(1)) == (["curse"], [], [])


def test_replace_without_a_card_in_hand() -> None:
    p = Position(hands=[["replace"]])
    p.play("replace")
    assert p.decision is None
    assert (p.trash, p.discard(0)) == ([], [])


@pytest.mark.parametrize("card", ["nobles", "harem"])
def test_intrigue_replace_1_both_kinds_of_type_do_both(card: str) -> None:
    p = Position(kingdom=[card], hands=[["replace", "duchy"]])
    p.play("replace")
    p.choose(card)
    assert (p.deck(0), p.discard(0)) == ([card], [])
    assert p.discard(1) == ["curse"]


def test_intrigue_replace_2_gained_to_the_discard_pile_then_moved() -> None:
    p = Position(hands=[["replace", "estate"]], decks=[["gold"]])
    p.play("replace")
    p.choose("silver")
    moves = [(event.kind, event.origin, event.target) for event in p.events if event.cards == ["silver"]]
    assert moves == [("gain", "supply", "discard"), ("put_back", "discard", "deck")]
    assert p.deck(0) == ["silver", "gold"]


def test_intrigue_replace_2_if_moved_in_between_it_stays_there_and_the_curses_still_come() -> None:
    p = Position(
        players=3,
        turn=1,
        kingdom=["nobles"],
        hands=[[], ["replace", "duchy"]],
        owned=[[], ["innovation"]],
        supply={"curse": 1},
    )
    p.play("replace")
    p.choose("nobles")
    assert "innovation" in asked(p).options
    p.choose("innovation")
    p.choose("actions")
    assert p.in_play(1) == ["replace", "nobles"]
    assert (p.deck(1), p.discard(1), p.actions) == ([], [], 2)
    # In turn order: the player to the left gets the last Curse.
    assert (p.discard(2), p.discard(0)) == (["curse"], [])
