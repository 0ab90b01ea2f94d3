"""The Kingdom cards of both editions of the base game but for the Attacks and Throne Room."""

from __future__ import annotations

import pytest

from dominium import Card, IllegalMove, register
from dominium.engine.types import TREASURE
from dominium.testing import Position

#: what is printed on the cards besides their texts (see printed.py)
PRINTED = {
    "base-1e base-2e": """
        cellar            2  action
        chapel            2  action
        moat              2  action reaction
        village           3  action
        workshop          3  action
        bureaucrat        4  action attack
        gardens           4  victory
        militia           4  action attack +coins
        moneylender       4  action +coins
        remodel           4  action
        smithy            4  action
        throne_room       4  action
        council_room      5  action
        festival          5  action +coins
        laboratory        5  action
        library           5  action
        market            5  action +coins
        mine              5  action
        witch             5  action attack
    """,
}


class Medal(Card):
    """A Treasure of our own for the gap between Silver and Gold."""

    id = "test_medal"
    cost = 4
    types = TREASURE


register(Medal)

FIVE = ["copper", "copper", "copper", "estate", "estate"]

# Cellar


def test_cellar() -> None:
    p = Position(hands=[["cellar", "estate", "curse", "gold"]], decks=[["silver", "market", "copper"]])
    p.play("cellar")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("discard", ["curse", "estate", "gold"])
    assert (p.decision.minimum, p.decision.maximum) == (0, 3)
    p.choose("estate", "curse")
    assert p.hand(0) == ["gold", "market", "silver"]
    assert p.deck(0) == ["copper"]
    assert p.actions == 1


def test_cellar_may_discard_nothing() -> None:
    p = Position(hands=[["cellar", "gold"]], decks=[["silver"]])
    p.play("cellar")
    p.choose()
    assert p.hand(0) == ["gold"]
    assert p.deck(0) == ["silver"]
    assert p.actions == 1


def test_base_cellar_1_not_itself() -> None:
    p = Position(hands=[["cellar"]], decks=[["silver"]])
    p.play("cellar")
    assert p.decision is None
    p = Position(hands=[["cellar", "cellar"]], decks=[["silver"]])
    p.play("cellar")
    assert p.decision is not None
    assert (p.decision.options, p.decision.copies) == (["cellar"], [1])
    p.choose("cellar")
    assert p.in_play(0) == ["cellar"]
    assert p.discard(0) == ["cellar"]
    assert p.hand(0) == ["silver"]


def test_base_cellar_2_all_at_once_before_drawing() -> None:
    p = Position(hands=[["cellar", "estate", "estate"]], decks=[["curse", "gold"]])
    p.play("cellar")
    p.choose("estate", "estate")
    assert p.decision is None  # the Curse drawn cannot be discarded too
    assert p.hand(0) == ["curse", "gold"]
    assert p.discard(0) == ["estate", "estate"]


def test_base_cellar_3_shuffle_includes_discarded() -> None:
    p = Position(hands=[["cellar", "estate", "curse"]], decks=[["gold"]])
    p.play("cellar")
    p.choose("estate", "curse")
    assert "gold" in p.hand(0)
    assert len(p.hand(0)) == 2
    assert p.discard(0) == []
    assert sorted(p.hand(0) + p.deck(0)) == ["curse", "estate", "gold"]


def test_base_cellar_4_number_is_public() -> None:
    p = Position(hands=[["cellar", "estate", "curse", "gold"]], decks=[["copper"] * 9])
    p.play("cellar")
    p.choose("estate", "curse")
    (discard,) = [event.seen_from(1) for event in p.events if event.kind == "discard"]
    assert discard.amount == 2
    assert discard.cards == ["curse"]  # only the top one is seen


# Chapel


def test_chapel() -> None:
    p = Position(hands=[["chapel", "copper", "copper", "estate", "curse", "gold"]])
    p.play("chapel")
    assert p.decision is not None
    assert (p.decision.minimum, p.decision.maximum) == (0, 4)
    p.choose("copper", "copper", "estate", "curse")
    assert p.hand(0) == ["gold"]
    assert sorted(p.trash) == ["copper", "copper", "curse", "estate"]
    assert p.discard(0) == []


def test_chapel_trashes_at_most_four_and_may_trash_none() -> None:
    p = Position(hands=[["chapel", *FIVE]])
    p.play("chapel")
    with pytest.raises(IllegalMove):
        p.choose(*FIVE)
    p.choose()
    assert p.trash == []
    assert p.hand(0) == FIVE


def test_base_chapel_1_another_but_not_itself() -> None:
    p = Position(hands=[["chapel", "chapel"]])
    p.play("chapel")
    assert p.decision is not None
    assert p.decision.copies == [1]
    p.choose("chapel")
    assert p.trash == ["chapel"]
    assert p.in_play(0) == ["chapel"]


# Village, Workshop


def test_village() -> None:
    p = Position(hands=[["village"]], decks=[["gold", "silver"]])
    p.play("village")
    assert p.hand(0) == ["gold"]
    assert p.actions == 2


def test_workshop() -> None:
    p = Position(kingdom=["gardens", "market"], hands=[["workshop"]], supply={"estate": 0})
    p.play("workshop")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.minimum, p.decision.maximum) == ("gain", 1, 1)
    assert sorted(p.decision.options) == ["copper", "curse", "gardens", "silver", "workshop"]
    with pytest.raises(IllegalMove):
        p.choose("market")
    p.choose("gardens")
    assert p.discard(0) == ["gardens"]
    assert p.supply("gardens") == 7


# Gardens


@pytest.mark.parametrize(("cards", "points"), [(9, 0), (10, 1), (37, 3), (39, 3), (40, 4)])
def test_base_gardens_1_one_per_ten_rounded_down(cards: int, points: int) -> None:
    p = Position(decks=[["gardens"] + ["copper"] * (cards - 1)])
    assert p.scores() == [points, 0]
    p = Position(decks=[["gardens", "gardens"] + ["copper"] * (cards - 2)])
    assert p.scores() == [2 * points, 0]


def test_base_gardens_2_all_zones_count() -> None:
    p = Position(
        hands=[["gardens", "copper"]],
        decks=[["copper"] * 2],
        discards=[["copper"] * 2],
        in_play=[["copper"] * 2],
        mats=[{"island": ["copper", "copper"]}],
    )
    assert p.scores()[0] == 1


# Moneylender


def test_moneylender() -> None:
    p = Position(hands=[["moneylender", "copper", "copper", "silver"]])
    p.play("moneylender")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options, p.decision.minimum) == ("trash", ["copper"], 0)
    assert p.decision.maximum == 1
    p.choose("copper")
    assert p.trash == ["copper"]
    assert p.coins == 3
    assert p.hand(0) == ["copper", "silver"]


def test_base_moneylender_1_no_copper_no_coins() -> None:
    p = Position(hands=[["moneylender", "copper"]])
    p.play("moneylender")
    p.choose()
    assert (p.coins, p.trash, p.hand(0)) == (0, [], ["copper"])
    for version in ("moneylender", "moneylender@1e"):
        p = Position(hands=[[version, "silver", "gold"]])
        p.play(version)
        assert p.decision is None
        assert (p.coins, p.trash) == (0, [])


def test_moneylender_1e_is_not_optional() -> None:
    p = Position(hands=[["moneylender@1e", "copper", "copper", "silver"]])
    p.play("moneylender@1e")
    assert p.decision is None
    assert p.trash == ["copper"]
    assert p.coins == 3
    assert p.hand(0) == ["copper", "silver"]


# Remodel


def test_remodel() -> None:
    p = Position(kingdom=["market"], hands=[["remodel", "silver", "estate"]])
    p.play("remodel")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("trash", ["estate", "silver"])
    assert (p.decision.minimum, p.decision.maximum) == (1, 1)
    p.choose("silver")
    assert p.trash == ["silver"]
    assert p.decision.kind == "gain"
    assert "market" in p.decision.options
    assert "gold" not in p.decision.options
    assert p.decision.minimum == 1
    p.choose("market")
    assert p.discard(0) == ["market"]
    assert p.hand(0) == ["estate"]


def test_base_remodel_1_another_but_not_itself() -> None:
    p = Position(hands=[["remodel", "remodel"]])
    p.play("remodel")
    assert p.trash == ["remodel"]  # the one in hand: the only card there
    assert p.in_play(0) == ["remodel"]
    p.choose("gold")
    assert p.discard(0) == ["gold"]


def test_base_remodel_2_nothing_trashed_nothing_gained() -> None:
    p = Position(hands=[["remodel"]])
    p.play("remodel")
    assert p.decision is None
    assert (p.trash, p.discard(0)) == ([], [])


@pytest.mark.parametrize("gained", ["silver", "estate", "copper"])
def test_base_remodel_3_a_copy_or_a_cheaper_card(gained: str) -> None:
    p = Position(hands=[["remodel", "silver"]])
    p.play("remodel")
    p.choose(gained)
    assert p.trash == ["silver"]
    assert p.discard(0) == [gained]


# Smithy


def test_smithy() -> None:
    p = Position(hands=[["smithy"]], decks=[["gold", "silver", "copper", "estate"]])
    p.play("smithy")
    assert p.hand(0) == ["copper", "gold", "silver"]
    assert (p.actions, p.deck(0)) == (0, ["estate"])


# Council Room, Festival, Laboratory


def test_council_room() -> None:
    p = Position(hands=[["council_room"]], decks=[["gold"] * 5, ["silver", "silver"]])
    p.play("council_room")
    assert p.hand(0) == ["gold"] * 4
    assert (p.buys, p.actions) == (2, 0)
    assert p.hand(1) == ["silver"]


def test_base_council_room_1_they_must() -> None:
    p = Position(
        players=4,
        hands=[["council_room"]],
        decks=[[], ["silver"], [], ["gold"]],
        discards=[[], [], ["curse"]],
    )
    p.play("council_room")
    assert p.decision is None
    assert [p.hand(seat) for seat in (1, 2, 3)] == [["silver"], ["curse"], ["gold"]]


def test_festival() -> None:
    p = Position(hands=[["festival"]], decks=[["gold"]])
    p.play("festival")
    assert (p.actions, p.buys, p.coins, p.hand(0)) == (2, 2, 2, [])


def test_laboratory() -> None:
    p = Position(hands=[["laboratory"]], decks=[["gold", "silver", "copper"]])
    p.play("laboratory")
    assert (p.actions, p.hand(0)) == (1, ["gold", "silver"])


# Library


def test_library() -> None:
    p = Position(
        hands=[["library", "gold", "gold", "gold"]],
        decks=[["copper", "moat", "silver", "estate", "duchy", "curse"]],
    )
    p.play("library")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.source, p.decision.options) == ("set_aside", "library", ["moat"])
    assert p.deck(0) == ["silver", "estate", "duchy", "curse"]  # decided as it is drawn
    p.choose("moat")
    assert [event.seen_from(1).cards for event in p.events if event.kind == "set_aside"] == [["moat"]]
    assert p.hand(0) == ["copper", "duchy", "estate", "gold", "gold", "gold", "silver"]
    assert p.deck(0) == ["curse"]
    assert p.discard(0) == ["moat"]
    assert p.actions == 0
    assert p.decision is None


def test_base_library_1_set_aside_cards_are_not_shuffled_in() -> None:
    p = Position(
        hands=[["library", *["gold"] * 5]], decks=[["village"]], discards=[["copper", "copper", "copper"]]
    )
    p.play("library")
    p.choose("village")
    assert p.hand(0) == ["copper", "copper"] + ["gold"] * 5
    assert p.deck(0) == ["copper"]
    assert p.discard(0) == ["village"]


def test_base_library_2_optional_card_by_card() -> None:
    p = Position(
        hands=[["library", *["gold"] * 4]], decks=[["village", "smithy", "moat", "copper", "silver"]]
    )
    p.play("library")
    p.choose()
    assert p.decision is not None
    assert p.decision.options == ["smithy"]
    p.choose("smithy")
    assert p.set_aside(0) == ["smithy"]
    p.choose("moat")
    assert p.hand(0) == ["copper"] + ["gold"] * 4 + ["silver", "village"]
    assert p.discard(0) == ["smithy", "moat"]
    assert p.decision is None


def test_base_library_3_with_seven_nothing_is_drawn() -> None:
    p = Position(hands=[["library", *["gold"] * 7]], decks=[["copper"]])
    p.play("library")
    assert p.hand(0) == ["gold"] * 7
    assert p.deck(0) == ["copper"]


def test_base_library_4_short_of_cards() -> None:
    p = Position(hands=[["library", "gold"]], decks=[["copper", "village"]], discards=[["silver"]])
    p.play("library")
    p.choose("village")
    assert p.hand(0) == ["copper", "gold", "silver"]
    assert p.discard(0) == ["village"]
    assert p.deck(0) == []


# Market


def test_market() -> None:
    p = Position(hands=[["market"]], decks=[["gold", "silver"]])
    p.play("market")
    assert (p.hand(0), p.actions, p.buys, p.coins) == (["gold"], 1, 2, 1)


# Mine


def test_mine() -> None:
    p = Position(kingdom=["test_medal"], hands=[["mine", "copper", "silver", "estate"]])
    p.play("mine")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options, p.decision.minimum) == ("trash", ["copper", "silver"], 0)
    p.choose("copper")
    assert p.decision.kind == "gain"
    assert p.decision.options == ["copper", "silver"]  # up to 3 more
    p.choose("silver")
    assert p.hand(0) == ["estate", "silver", "silver"]
    assert p.trash == ["copper"]


def test_mine_1e_is_not_optional() -> None:
    p = Position(hands=[["mine@1e", "copper", "silver"]])
    p.play("mine@1e")
    assert p.decision is not None
    assert p.decision.minimum == 1
    with pytest.raises(IllegalMove):
        p.choose()
    p.choose("silver")
    p.choose("gold")
    assert p.hand(0) == ["copper", "gold"]


def test_base_mine_1_into_the_hand_playable_this_turn() -> None:
    p = Position(hands=[["mine", "silver"]])
    p.play("mine")
    p.choose("silver")
    p.choose("gold")
    assert (p.hand(0), p.discard(0)) == (["gold"], [])
    p.play("gold")
    assert p.coins == 3


@pytest.mark.parametrize("gained", ["silver", "copper"])
def test_base_mine_2_the_same_or_a_cheaper_treasure(gained: str) -> None:
    p = Position(hands=[["mine", "silver"]])
    p.play("mine")
    p.choose("silver")
    p.choose(gained)
    assert p.hand(0) == [gained]
    assert p.trash == ["silver"]


def test_base_mine_3_no_treasure_trashed_none_gained() -> None:
    p = Position(hands=[["mine", "silver"]])
    p.play("mine")
    p.choose()
    assert p.decision is None
    assert (p.hand(0), p.trash) == (["silver"], [])
    for version in ("mine", "mine@1e"):
        p = Position(hands=[[version, "estate"]])
        p.play(version)
        assert p.decision is None
        assert (p.hand(0), p.trash) == (["estate"], [])


def test_base_mine_4_silver_may_become_harem() -> None:
    p = Position(kingdom=["harem"], hands=[["mine", "silver"]])
    p.play("mine")
    p.choose("silver")
    p.choose("harem")
    assert p.hand(0) == ["harem"]
