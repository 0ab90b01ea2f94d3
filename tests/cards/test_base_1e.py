"""The Kingdom cards that only the 1st edition of the base game has."""

from __future__ import annotations

import pytest

from dominium import IllegalMove
from dominium.testing import Position

#: what is printed on the cards besides their texts (see printed.py)
PRINTED = {
    "base-1e": """
        chancellor        3  action +coins
        woodcutter        3  action +coins
        feast             4  action
        spy               4  action attack
        thief             4  action attack
        adventurer        6  action
        moneylender@1e    4  action +coins
        throne_room@1e    4  action
        mine@1e           5  action
    """,
}

# Chancellor, Woodcutter, Feast


def test_chancellor() -> None:
    p = Position(hands=[["chancellor"]], decks=[["gold", "silver"]], discards=[["copper"]])
    p.play("chancellor")
    assert p.coins == 2
    assert p.decision is not None
    assert p.decision.options == ["yes", "no"]
    p.choose("yes")
    assert p.deck(0) == []
    assert sorted(p.discard(0)) == ["copper", "gold", "silver"]


def test_chancellor_may_leave_the_deck() -> None:
    p = Position(hands=[["chancellor"]], decks=[["gold", "silver"]], discards=[["copper"]])
    p.play("chancellor")
    p.choose("no")
    assert (p.deck(0), p.discard(0), p.coins) == (["gold", "silver"], ["copper"], 2)


def test_base_chancellor_1_decided_at_once() -> None:
    p = Position(hands=[["chancellor", "copper"]], decks=[["gold"]])
    p.play("chancellor")
    with pytest.raises(IllegalMove):
        p.play("copper")
    with pytest.raises(IllegalMove):
        p.end_turn()
    p.choose("yes")
    assert p.discard(0) == ["gold"]


def test_base_chancellor_2_without_looking() -> None:
    p = Position(hands=[["chancellor"]], decks=[["gold", "silver", "curse"]])
    p.play("chancellor")
    assert p.view(0).looking == []
    p.choose("yes")
    for seat in (0, 1):
        seen = [card for event in p.events for card in event.seen_from(seat).cards]
        assert not {"silver", "curse"} & set(seen)
    assert len(p.discard(0)) == 3


def test_woodcutter() -> None:
    p = Position(hands=[["woodcutter"]])
    p.play("woodcutter")
    assert (p.buys, p.coins, p.actions) == (2, 2, 0)


def test_feast() -> None:
    p = Position(kingdom=["market"], hands=[["feast"]])
    p.play("feast")
    assert p.trash == ["feast"]
    assert p.decision is not None
    assert (p.decision.kind, p.decision.minimum) == ("gain", 1)
    assert {"market", "duchy", "silver", "feast"} <= set(p.decision.options)
    assert "gold" not in p.decision.options
    p.choose("market")
    assert p.discard(0) == ["market"]
    assert p.in_play(0) == []


def test_base_feast_1_throned() -> None:
    p = Position(hands=[["throne_room", "feast"]])
    p.play("throne_room")
    p.choose("feast")
    p.choose("duchy")
    p.choose("duchy")
    assert p.discard(0) == ["duchy", "duchy"]
    assert p.trash == ["feast"]


# Spy


def test_spy() -> None:
    p = Position(hands=[["spy"]], decks=[["gold", "curse", "copper"], ["silver", "estate"]])
    p.play("spy")
    assert (p.hand(0), p.actions) == (["gold"], 1)
    assert p.decision is not None
    assert (p.decision.seat, p.decision.kind, p.decision.options) == (0, "discard", ["curse"])
    p.choose("curse")
    assert (p.deck(0), p.discard(0)) == (["copper"], ["curse"])
    assert (p.decision.seat, p.decision.options) == (0, ["silver"])
    p.choose()
    assert (p.deck(1), p.discard(1)) == (["silver", "estate"], [])
    shown = [(event.seat, event.cards) for event in p.events if event.kind == "reveal"]
    assert shown == [(0, ["curse"]), (1, ["silver"])]
    (put_back,) = [event for event in p.events if event.kind == "put_back"]
    assert [put_back.seen_from(seat).cards for seat in (0, 1, -1)] == [["silver"]] * 3


def test_base_spy_1_draw_first() -> None:
    p = Position(hands=[["spy"]], decks=[["gold", "silver"]])
    p.play("spy")
    assert p.hand(0) == ["gold"]
    assert p.decision is not None
    assert p.decision.options == ["silver"]


def test_base_spy_2_you_first_then_in_turn_order() -> None:
    p = Position(
        players=4, turn=1, hands=[[], ["spy"]], decks=[["gold"], ["copper", "curse"], ["silver"], ["estate"]]
    )
    p.play("spy")
    order: list[str] = []
    while p.decision is not None:
        assert p.decision.seat == 1
        order += p.decision.options
        p.choose(*p.decision.options)
    assert order == ["curse", "silver", "estate", "gold"]
    assert [p.discard(seat) for seat in range(4)] == [["gold"], ["curse"], ["silver"], ["estate"]]


def test_base_spy_3_empty_decks() -> None:
    p = Position(players=3, hands=[["spy"]], decks=[["copper"]], discards=[[], ["gold", "gold"], []])
    p.play("spy")
    assert p.decision is not None  # nothing to reveal for the player of Spy
    assert p.decision.options == ["gold"]
    p.choose()
    assert (p.deck(1), p.discard(1)) == (["gold", "gold"], [])
    assert p.decision is None  # nor for the third player


def test_base_spy_4_unaffected_players_reveal_nothing() -> None:
    p = Position(hands=[["spy"], ["moat"]], decks=[["copper", "curse"], ["gold"]])
    p.play("spy")
    p.choose("moat")
    p.choose("curse")
    assert p.decision is None
    assert p.deck(1) == ["gold"]
    assert [event.cards for event in p.events if event.kind == "reveal"] == [["moat"], ["curse"]]


# Thief


def test_thief() -> None:
    p = Position(
        players=3,
        hands=[["thief"]],
        decks=[[], ["silver", "gold", "curse"], ["estate", "copper"]],
    )
    p.play("thief")
    assert p.decision is not None
    assert (p.decision.seat, p.decision.kind, p.decision.options) == (0, "trash", ["gold", "silver"])
    assert p.decision.minimum == 1
    p.choose("gold")
    assert (p.discard(1), p.deck(1)) == (["silver"], ["curse"])
    assert p.discard(2) == ["estate"]
    assert p.trash == ["gold", "copper"]
    assert (p.decision.kind, p.decision.options, p.decision.minimum) == ("gain", ["copper", "gold"], 0)
    p.choose("gold")
    assert p.discard(0) == ["gold"]
    assert p.trash == ["copper"]


def test_base_thief_1_at_most_one_per_player() -> None:
    p = Position(hands=[["thief"]], decks=[[], ["gold", "gold"]])
    p.play("thief")
    assert p.trash == ["gold"]
    assert p.discard(1) == ["gold"]
    p.choose("gold")
    assert p.discard(0) == ["gold"]


def test_base_thief_2_only_cards_trashed_by_this_play() -> None:
    p = Position(hands=[["thief"]], decks=[[], ["silver", "estate"]], trash=["gold", "silver"])
    p.play("thief")
    assert p.decision is not None
    assert (p.decision.options, p.decision.copies) == (["silver"], [1])
    p.choose("silver")
    assert sorted(p.trash) == ["gold", "silver"]
    p = Position(hands=[["thief"]], decks=[[], ["curse", "estate"]], trash=["gold"])
    p.play("thief")
    assert p.decision is None
    assert p.discard(1) == ["curse", "estate"]


def test_base_thief_3_fewer_than_two_cards() -> None:
    p = Position(
        players=4, hands=[["thief"]], decks=[[], ["gold"], [], []], discards=[[], [], ["silver"], []]
    )
    p.play("thief")
    assert p.trash == ["gold", "silver"]
    p.choose("gold", "silver")
    assert sorted(p.discard(0)) == ["gold", "silver"]
    assert [p.deck(seat) + p.discard(seat) for seat in (1, 2, 3)] == [[], [], []]


def test_base_thief_4_the_choice_comes_after_all_have_trashed() -> None:
    p = Position(players=3, hands=[["thief"]], decks=[[], ["silver", "estate"], ["gold", "copper"]])
    p.play("thief")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("trash", ["copper", "gold"])
    p.choose("gold")
    assert p.decision.kind == "gain"
    assert p.trash == ["silver", "gold"]
    p.choose("silver", "gold")
    assert sorted(p.discard(0)) == ["gold", "silver"]
    assert p.trash == []


# Adventurer


def test_adventurer() -> None:
    p = Position(hands=[["adventurer"]], decks=[["estate", "gold", "moat", "curse", "silver", "copper"]])
    p.play("adventurer")
    assert p.decision is None
    assert p.hand(0) == ["gold", "silver"]
    assert p.deck(0) == ["copper"]
    assert sorted(p.discard(0)) == ["curse", "estate", "moat"]
    shown = [card for event in p.events if event.kind == "reveal" for card in event.seen_from(1).cards]
    assert shown == ["estate", "gold", "moat", "curse", "silver"]
    taken = [event.seen_from(1).cards for event in p.events if event.kind == "to_hand"]
    assert taken == [["gold", "silver"]]


def test_base_adventurer_1_revealed_cards_are_not_shuffled_in() -> None:
    p = Position(hands=[["adventurer"]], decks=[["estate", "gold"]], discards=[["silver", "silver"]])
    p.play("adventurer")
    assert p.hand(0) == ["gold", "silver"]
    assert p.deck(0) == ["silver"]
    assert p.discard(0) == ["estate"]


def test_base_adventurer_2_only_one_found() -> None:
    p = Position(hands=[["adventurer"]], decks=[["estate", "gold"]], discards=[["curse"]])
    p.play("adventurer")
    assert p.hand(0) == ["gold"]
    assert p.deck(0) == []
    assert sorted(p.discard(0)) == ["curse", "estate"]


def test_base_adventurer_3_harem_is_a_treasure() -> None:
    p = Position(hands=[["adventurer"]], decks=[["harem", "estate", "copper", "gold"]])
    p.play("adventurer")
    assert p.hand(0) == ["copper", "harem"]
