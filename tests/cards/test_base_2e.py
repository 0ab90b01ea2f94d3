"""The Kingdom cards that only the 2nd edition of the base game has."""

from __future__ import annotations

import pytest

from dominium.testing import Position

#: what is printed on the cards besides their texts (see printed.py)
PRINTED = {
    "base-2e": """
        harbinger         3  action
        merchant          3  action +coins
        vassal            3  action +coins
        poacher           4  action +coins
        bandit            5  action attack
        sentry            5  action
        artisan           6  action
    """,
}

# Harbinger


def test_harbinger() -> None:
    p = Position(hands=[["harbinger"]], decks=[["gold", "estate"]], discards=[["silver", "curse", "curse"]])
    p.play("harbinger")
    assert (p.hand(0), p.actions) == (["gold"], 1)
    assert p.decision is not None
    assert (p.decision.options, p.decision.minimum, p.decision.maximum) == (["curse", "silver"], 0, 1)
    p.choose("silver")
    assert p.deck(0) == ["silver", "estate"]
    assert p.discard(0) == ["curse", "curse"]


def test_base_harbinger_1_draw_first() -> None:
    p = Position(hands=[["harbinger"]], discards=[["gold", "gold"]])
    p.play("harbinger")
    assert p.decision is None
    assert (p.hand(0), p.deck(0), p.discard(0)) == (["gold"], ["gold"], [])


def test_base_harbinger_2_optional_and_secret() -> None:
    p = Position(hands=[["harbinger"]], decks=[["gold"]], discards=[["silver", "estate", "curse"]])
    p.play("harbinger")
    p.choose()
    assert (p.deck(0), p.discard(0)) == ([], ["silver", "estate", "curse"])
    p = Position(hands=[["harbinger"]], decks=[["gold"]], discards=[["silver", "estate", "curse"]])
    p.play("harbinger")
    p.choose("silver")
    assert "silver" not in [card for event in p.events for card in event.seen_from(1).cards]
    (put_back,) = [event for event in p.events if event.kind == "put_back"]
    assert (put_back.origin, put_back.target, put_back.seen_from(1).amount) == ("discard", "deck", 1)
    assert [card.id for card in p.view(0).known_deck() if card is not None] == ["silver"]


# Merchant


def test_merchant() -> None:
    p = Position(hands=[["merchant", "silver", "silver", "copper"]], decks=[["gold", "estate"]])
    p.play("merchant")
    assert (p.actions, p.coins) == (1, 0)
    assert p.hand(0) == ["copper", "gold", "silver", "silver"]
    p.play("gold")
    assert p.coins == 3
    p.play("silver")
    assert p.coins == 6
    p.play("silver")
    assert p.coins == 8


def test_merchant_without_silver_gives_nothing_next_turn() -> None:
    p = Position(hands=[["merchant"], ["silver"]], decks=[["copper"] * 5 + ["silver"], ["copper"] * 5])
    p.play("merchant")
    p.end_turn()
    p.play("silver")
    assert p.coins == 2


def test_base_merchant_1_each_for_the_first_silver_only() -> None:
    p = Position(hands=[["merchant", "merchant", "silver", "silver"]])
    p.play("merchant")
    p.play("merchant")
    p.play("silver")
    assert p.coins == 4
    p.play("silver")
    assert p.coins == 6


def test_base_merchant_2_a_silver_played_before() -> None:
    p = Position(in_play=[["silver"]], hands=[["merchant", "silver"]])
    p.play("merchant")
    p.play("silver")
    assert p.coins == 2


def test_base_merchant_3_throned() -> None:
    p = Position(hands=[["throne_room", "merchant", "silver", "silver"]])
    p.play("throne_room")
    p.choose("merchant")
    p.play("silver")
    assert p.coins == 4
    p.play("silver")
    assert p.coins == 6


# Vassal


def test_vassal() -> None:
    p = Position(hands=[["vassal"]], decks=[["gold", "silver"]])
    p.play("vassal")
    assert p.decision is None
    assert (p.coins, p.discard(0), p.deck(0)) == (2, ["gold"], ["silver"])


def test_vassal_with_an_empty_deck() -> None:
    p = Position(hands=[["vassal"]], discards=[["smithy"]])
    p.play("vassal")
    assert p.decision is not None
    assert p.decision.options == ["smithy"]
    p = Position(hands=[["vassal"]])
    p.play("vassal")
    assert p.decision is None
    assert p.coins == 2


def test_base_vassal_1_uses_no_action() -> None:
    p = Position(hands=[["vassal"]], decks=[["village", "gold"]])
    p.play("vassal")
    p.choose("village")
    assert (p.actions, p.hand(0), p.coins) == (2, ["gold"], 2)


def test_base_vassal_2_optional() -> None:
    p = Position(hands=[["vassal"]], decks=[["village", "gold"]])
    p.play("vassal")
    p.choose()
    assert (p.actions, p.hand(0), p.discard(0)) == (0, [], ["village"])


def test_base_vassal_3_from_the_discard_pile_into_play() -> None:
    p = Position(hands=[["vassal"]], decks=[["festival"]], discards=[["estate", "festival"]])
    p.play("vassal")
    assert p.discard(0) == ["estate", "festival", "festival"]
    p.choose("festival")
    assert p.in_play(0) == ["vassal", "festival"]
    assert p.discard(0) == ["estate", "festival"]
    assert p.coins == 4


# Poacher


def test_poacher_without_empty_piles() -> None:
    p = Position(hands=[["poacher", "copper"]], decks=[["gold", "estate"]])
    p.play("poacher")
    assert p.decision is None
    assert (p.hand(0), p.actions, p.coins) == (["copper", "gold"], 1, 1)


def test_base_poacher_1_draw_first() -> None:
    p = Position(hands=[["poacher", "copper"]], decks=[["gold"]], supply={"curse": 0})
    p.play("poacher")
    assert p.decision is not None
    assert (p.decision.options, p.decision.minimum, p.decision.maximum) == (["copper", "gold"], 1, 1)
    p.choose("gold")
    assert (p.hand(0), p.discard(0)) == (["copper"], ["gold"])


def test_base_poacher_2_any_pile_counts() -> None:
    p = Position(
        kingdom=["moat"],
        hands=[["poacher", "silver", "estate", "curse"]],
        decks=[["gold"]],
        supply={"copper": 0, "moat": 0},
    )
    p.play("poacher")
    assert p.decision is not None
    assert (p.decision.minimum, p.decision.maximum) == (2, 2)
    p.choose("estate", "curse")
    assert p.hand(0) == ["gold", "silver"]


def test_base_poacher_3_too_few_cards() -> None:
    p = Position(hands=[["poacher"]], decks=[["gold"]], supply={"copper": 0, "curse": 0, "estate": 0})
    p.play("poacher")
    assert p.decision is None
    assert (p.hand(0), p.discard(0)) == ([], ["gold"])


# Bandit


def test_bandit() -> None:
    p = Position(hands=[["bandit"]], decks=[[], ["estate", "silver", "gold"]])
    p.play("bandit")
    assert p.decision is None
    assert p.discard(0) == ["gold"]
    assert p.trash == ["silver"]
    assert (p.discard(1), p.deck(1)) == (["estate"], ["gold"])


def test_base_bandit_1_the_victim_chooses() -> None:
    p = Position(hands=[["bandit"]], decks=[[], ["silver", "gold"]])
    p.play("bandit")
    assert p.decision is not None
    assert (p.decision.seat, p.decision.options, p.decision.minimum) == (1, ["gold", "silver"], 1)
    p.choose("silver")
    assert p.trash == ["silver"]
    assert p.discard(1) == ["gold"]


def test_base_bandit_2_gold_first_then_in_turn_order() -> None:
    p = Position(
        players=4,
        turn=3,
        hands=[[], [], [], ["bandit"]],
        decks=[["silver", "gold"], ["gold", "silver"], ["copper", "estate"]],
    )
    p.play("bandit")
    assert p.discard(3) == ["gold"]
    assert p.decision is not None
    assert p.decision.seat == 0
    p.choose("silver")
    assert p.decision.seat == 1
    p.choose("gold")
    assert p.trash == ["silver", "gold"]
    assert p.discard(2) == ["copper", "estate"]
    assert p.decision is None


def test_bandit_short_deck_and_no_gold_left() -> None:
    p = Position(hands=[["bandit"]], decks=[[], ["silver"]], supply={"gold": 0})
    p.play("bandit")
    assert p.discard(0) == []
    assert p.trash == ["silver"]
    assert p.deck(1) + p.discard(1) == []


# Sentry


def test_sentry() -> None:
    p = Position(hands=[["sentry"]], decks=[["gold", "curse", "estate", "silver"]])
    p.play("sentry")
    assert (p.hand(0), p.actions) == (["gold"], 1)
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options, p.decision.minimum) == ("trash", ["curse", "estate"], 0)
    p.choose("curse")
    assert (p.decision.kind, p.decision.options) == ("discard", ["estate"])
    p.choose("estate")
    assert (p.trash, p.discard(0), p.deck(0)) == (["curse"], ["estate"], ["silver"])
    assert p.decision is None


@pytest.mark.parametrize(
    ("trash", "discard", "back"),
    [
        ([], [], ["gold", "curse"]),
        ([], [], ["curse", "gold"]),
        (["curse", "gold"], [], []),
        ([], ["curse", "gold"], []),
        (["curse"], [], ["gold"]),
        ([], ["gold"], ["curse"]),
        (["gold"], ["curse"], []),
    ],
)
def test_base_sentry_1_draw_first_then_all_combinations(
    trash: list[str], discard: list[str], back: list[str]
) -> None:
    p = Position(hands=[["sentry"]], decks=[["silver", "curse", "gold", "copper"]])
    p.play("sentry")
    assert p.hand(0) == ["silver"]
    p.choose(*trash)
    if len(trash) < 2:
        p.choose(*discard)
    if len(back) == 2:
        assert p.decision is not None
        assert p.decision.ordered
        p.choose(*back)
    assert p.decision is None
    assert (p.trash, p.discard(0)) == (trash, discard)
    assert p.deck(0) == [*back, "copper"]


def test_sentry_only_its_player_looks() -> None:
    p = Position(hands=[["sentry"]], decks=[["copper", "gold", "silver", "copper"]])
    p.play("sentry")
    assert sorted(card.id for card in p.view(0).looking) == ["gold", "silver"]
    p.choose()
    p.choose()
    p.choose("silver", "gold")
    assert not {"gold", "silver"} & {card for event in p.events for card in event.seen_from(1).cards}
    p = Position(hands=[["sentry"]], decks=[["copper", "gold", "silver", "copper"]])
    p.play("sentry")
    p.choose()
    p.choose("gold", "silver")
    (discard,) = [event.seen_from(1) for event in p.events if event.kind == "discard"]
    assert (discard.cards, discard.amount) == (["silver"], 2)  # of two discards the top one is seen


def test_sentry_short_deck() -> None:
    p = Position(hands=[["sentry"]], decks=[["copper", "gold"]])
    p.play("sentry")
    p.choose()
    p.choose()
    assert p.decision is None
    assert p.deck(0) == ["gold"]
    p = Position(hands=[["sentry"]])
    p.play("sentry")
    assert p.decision is None
    assert p.actions == 1


# Artisan


def test_artisan() -> None:
    p = Position(kingdom=["market"], hands=[["artisan", "estate"]], decks=[["copper"]])
    p.play("artisan")
    assert p.decision is not None
    assert sorted(p.decision.options) == ["copper", "curse", "duchy", "estate", "market", "silver"]
    p.choose("market")
    assert p.hand(0) == ["estate", "market"]
    assert (p.decision.kind, p.decision.options, p.decision.minimum) == ("put_back", ["estate", "market"], 1)
    p.choose("estate")
    assert p.deck(0) == ["estate", "copper"]
    assert (p.hand(0), p.discard(0)) == (["market"], [])


def test_base_artisan_1_the_gained_card_too() -> None:
    p = Position(kingdom=["market"], hands=[["artisan", "estate"]], decks=[["copper"]])
    p.play("artisan")
    p.choose("market")
    p.choose("market")
    assert p.deck(0) == ["market", "copper"]
    assert p.hand(0) == ["estate"]
