"""General rules G35 to G37: the end, the points, the winners."""

from __future__ import annotations

import pytest

from dominium.testing import Position


def test_g35_at_the_end_of_the_turn_in_which_the_last_province_goes() -> None:
    p = Position(supply={"province": 1}, coins=10, buys=2)
    p.buy("province")
    p.buy("estate")  # the turn goes on
    assert (p.over, p.discard(0)) == (False, ["province", "estate"])
    p.end_turn()
    assert (p.over, p.phase, p.scores()) == (True, "over", [7, 0])


@pytest.mark.parametrize("piles", [["copper", "curse"], ["estate", "moat"], ["gold", "village"]])
def test_g35_three_empty_piles_of_any_kind(piles: list[str]) -> None:
    empty = dict.fromkeys(piles, 0)
    p = Position(kingdom=["moat", "village"], supply={**empty, "silver": 1}, coins=3)
    p.end_turn()
    assert not p.over  # two are not enough
    p = Position(kingdom=["moat", "village"], supply={**empty, "silver": 1}, coins=3)
    p.buy("silver")
    p.end_turn()
    assert p.over


@pytest.mark.parametrize(("players", "piles"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_g35_how_many_piles(players: int, piles: int) -> None:
    names = ["copper", "silver", "gold", "estate", "duchy"]
    for amount in range(1, 6):
        p = Position(players=players, supply=dict.fromkeys(names[:amount], 0))
        p.end_turn()
        assert p.over == (amount >= piles)


def test_g35_also_at_the_end_of_a_turn_with_other_peoples_gains() -> None:
    p = Position(hands=[["witch"]], supply={"curse": 1, "copper": 0, "estate": 0})
    p.play("witch")
    assert p.supply("curse") == 0
    p.end_turn()
    assert p.over
    assert p.winners() == [0]


def test_g36_all_cards_count() -> None:
    p = Position(
        hands=[["estate"], ["gardens"]],
        decks=[["duchy"], ["copper"] * 5],
        discards=[["province"], ["copper"] * 4],
        in_play=[["gardens"], []],
        mats=[{"island": ["duchy"], "native_village": ["estate"]}, {}],
    )
    assert p.scores() == [1 + 3 + 6 + 3 + 1, 1]
    p = Position(hands=[["library"]], decks=[["village", "moat", "gardens"]], discards=[["copper"] * 6])
    p.play("library")
    p.choose("village")
    assert p.set_aside(0) == ["village"]  # one of ten cards
    assert p.scores()[0] == 1


def test_g37_most_points_win() -> None:
    p = Position(players=3, decks=[["duchy"], ["province"], ["estate"]])
    assert (p.scores(), p.winners()) == ([3, 6, 1], [1])
    p = Position(hands=[["curse"], []])
    assert p.winners() == [1]


def test_g37_tied_the_one_with_fewer_turns() -> None:
    decks = [["duchy"], ["duchy"], ["duchy"]]
    assert Position(players=3, turn=0, decks=decks).winners() == [1, 2]
    assert Position(players=3, turn=1, decks=decks).winners() == [2]
    assert Position(players=3, turn=2, decks=decks).winners() == [0, 1, 2]  # those still tied share the win


def test_g37_turns_count_only_among_the_tied() -> None:
    p = Position(players=3, turn=1, decks=[["duchy"], ["duchy"], []])
    assert p.winners() == [0, 1]


def test_g37_turns_are_counted_as_they_are_played() -> None:
    p = Position(players=2, turn=1, decks=[["estate"] * 5, ["estate"] * 5], supply={"province": 1}, coins=8)
    assert [p.view(0).turns(seat) for seat in (0, 1)] == [2, 2]
    p.end_turn()
    assert [p.view(0).turns(seat) for seat in (0, 1)] == [3, 2]
    assert p.winners() == [1]
    p.end_turn()
    assert [p.view(0).turns(seat) for seat in (0, 1)] == [3, 3]
    assert p.winners() == [0, 1]
