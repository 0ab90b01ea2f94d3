"""The basic cards."""

from __future__ import annotations

import pytest

from dominium import IllegalMove
from dominium.testing import Position

#: what is printed on the cards besides their texts (see printed.py)
PRINTED = {
    "basic": """
        copper            0  treasure coins=1
        silver            3  treasure coins=2
        gold              6  treasure coins=3
        estate            2  victory points=1
        duchy             5  victory points=3
        province          8  victory points=6
        curse             0  curse points=-1
    """,
}

# The basic cards


@pytest.mark.parametrize(("card", "coins"), [("copper", 1), ("silver", 2), ("gold", 3)])
def test_basic_treasures_give_coins(card: str, coins: int) -> None:
    p = Position(hands=[[card, card]])
    p.play(card)
    assert p.coins == coins
    p.play(card)
    assert p.coins == 2 * coins
    assert p.in_play(0) == [card, card]


@pytest.mark.parametrize(("card", "points"), [("estate", 1), ("duchy", 3), ("province", 6), ("curse", -1)])
def test_basic_cards_worth_points(card: str, points: int) -> None:
    p = Position(hands=[[card]], decks=[[], [card, card]])
    assert p.scores() == [points, 2 * points]


@pytest.mark.parametrize("card", ["estate", "duchy", "province", "curse"])
def test_basic_victory_cards_and_curse_cannot_be_played(card: str) -> None:
    p = Position(hands=[[card]], actions=1)
    with pytest.raises(IllegalMove):
        p.play(card)
    p.end_phase()
    with pytest.raises(IllegalMove):
        p.play(card)
    assert p.hand(0) == [card]


def test_basic_curse_is_not_a_victory_card() -> None:
    p = Position(hands=[["bureaucrat"], ["curse", "copper"]])
    p.play("bureaucrat")
    assert p.hand(1) == ["copper", "curse"]
    assert p.deck(1) == []
