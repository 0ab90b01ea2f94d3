"""Throne Room, in both its wordings."""

from __future__ import annotations

import pytest

from dominium import IllegalMove
from dominium.testing import Position


def test_throne_room() -> None:
    p = Position(hands=[["throne_room", "smithy", "village", "gold"]], decks=[["copper"] * 7])
    p.play("throne_room")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options, p.decision.minimum) == (
        "play_card",
        ["smithy", "village"],
        0,
    )
    p.choose("smithy")
    assert p.hand(0) == ["copper"] * 6 + ["gold", "village"]
    assert p.in_play(0) == ["throne_room", "smithy"]


def test_throne_room_is_optional() -> None:
    p = Position(hands=[["throne_room", "smithy"]], decks=[["copper"] * 7])
    p.play("throne_room")
    p.choose()
    assert p.hand(0) == ["smithy"]
    assert p.in_play(0) == ["throne_room"]


def test_throne_room_without_an_action_card() -> None:
    for version in ("throne_room", "throne_room@1e"):
        p = Position(hands=[[version, "gold"]])
        p.play(version)
        assert p.decision is None
        assert p.in_play(0) == [version]


def test_throne_room_1e_is_not_optional() -> None:
    p = Position(hands=[["throne_room@1e", "smithy", "village"]], decks=[["copper"] * 7])
    p.play("throne_room@1e")
    assert p.decision is not None
    assert (p.decision.options, p.decision.minimum) == (["smithy", "village"], 1)
    with pytest.raises(IllegalMove):
        p.choose()
    p.choose("smithy")
    assert len(p.hand(0)) == 7
    p = Position(hands=[["throne_room@1e", "smithy"]], decks=[["copper"] * 7])
    p.play("throne_room@1e")
    assert len(p.hand(0)) == 6


def test_base_throne_room_1_first_play_is_completed_first() -> None:
    p = Position(hands=[["throne_room", "remodel", "estate", "silver", "gold"]])
    p.play("throne_room")
    p.choose("remodel")
    p.choose("estate")
    p.choose("silver")
    assert (p.trash, p.discard(0)) == (["estate"], ["silver"])
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("trash", ["gold", "silver"])
    p.choose("gold")
    p.choose("province")
    assert (p.trash, p.discard(0)) == (["estate", "gold"], ["silver", "province"])


def test_base_throne_room_2_no_actions_are_used() -> None:
    p = Position(hands=[["throne_room", "smithy"]], decks=[["copper"] * 7], actions=3)
    p.play("throne_room")
    p.choose("smithy")
    assert p.actions == 2


def test_base_throne_room_3_on_throne_room() -> None:
    p = Position(hands=[["throne_room", "throne_room", "festival", "market", "market"]], decks=[["gold"] * 9])
    p.play("throne_room")
    p.choose("throne_room")
    p.choose("festival")
    assert (p.coins, p.buys, p.actions) == (4, 3, 4)  # Festival twice, and no more of it
    assert p.decision is not None
    assert p.decision.options == ["market"]
    p.choose("market")
    assert (p.coins, p.buys, p.actions) == (6, 5, 6)
    assert p.in_play(0) == ["throne_room", "throne_room", "festival", "market"]
    assert p.decision is None


def test_base_throne_room_4_actions_left() -> None:
    p = Position(hands=[["throne_room", "village"]], decks=[["gold"] * 3])
    p.play("throne_room")
    p.choose("village")
    assert (p.actions, p.hand(0)) == (4, ["gold", "gold"])
    p = Position(hands=[["throne_room", "market"]], decks=[["gold"] * 3])
    p.play("throne_room")
    p.choose("market")
    assert (p.actions, p.buys, p.coins) == (2, 3, 2)


def test_base_throne_room_5_in_play_once_and_played_again_though_trashed() -> None:
    p = Position(hands=[["throne_room", "feast"]])
    p.play("throne_room")
    p.choose("feast")
    p.choose("duchy")
    assert p.trash == ["feast"]
    p.choose("silver")
    assert p.discard(0) == ["duchy", "silver"]
    assert p.trash == ["feast"]
    assert p.in_play(0) == ["throne_room"]


def test_base_throne_room_6_nothing_else_is_played_in_between() -> None:
    p = Position(
        kingdom=["vassal"],
        hands=[["throne_room", "vassal", "smithy"]],
        decks=[["village", "gold", "silver"]],
        actions=2,
    )
    p.play("throne_room")
    p.choose("vassal")
    assert p.decision is not None
    assert (p.decision.source, p.decision.options) == ("vassal", ["village"])
    with pytest.raises(IllegalMove):
        p.play("smithy")
    p.choose("village")  # what Vassal itself plays is in order
    assert p.coins == 4
    assert p.discard(0) == ["silver"]
    assert p.hand(0) == ["gold", "smithy"]
    assert p.in_play(0) == ["throne_room", "vassal", "village"]


def test_base_throne_room_7_two_copies_of_the_same_action() -> None:
    p = Position(hands=[["throne_room", "throne_room", "market", "market"]], decks=[["gold"] * 5])
    p.play("throne_room")
    p.choose("throne_room")
    p.choose("market")
    p.choose("market")
    assert p.in_play(0) == ["throne_room", "throne_room", "market", "market"]
    assert (p.coins, p.buys, p.actions) == (4, 5, 4)
