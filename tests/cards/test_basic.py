"""The basic cards, and what the cards of the base game cost."""

from __future__ import annotations

import pytest

from dominium import IllegalMove
from dominium.testing import Position

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


def test_basic_costs() -> None:
    p = Position()
    names = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
    assert [p.cost(name) for name in names] == [0, 3, 6, 2, 5, 8, 0]


def test_basic_curse_is_not_a_victory_card() -> None:
    p = Position(hands=[["bureaucrat"], ["curse", "copper"]])
    p.play("bureaucrat")
    assert p.hand(1) == ["copper", "curse"]
    assert p.deck(1) == []


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        *[(name, 2) for name in ("cellar", "chapel", "moat")],
        *[
            (name, 3)
            for name in ("village", "workshop", "chancellor", "woodcutter", "harbinger", "merchant", "vassal")
        ],
        *[
            (name, 4)
            for name in ("bureaucrat", "gardens", "militia", "moneylender", "moneylender@1e", "remodel")
        ],
        *[
            (name, 4)
            for name in ("smithy", "throne_room", "throne_room@1e", "feast", "spy", "thief", "poacher")
        ],
        *[
            (name, 5)
            for name in ("council_room", "festival", "laboratory", "library", "market", "mine", "mine@1e")
        ],
        *[(name, 5) for name in ("witch", "bandit", "sentry")],
        *[(name, 6) for name in ("adventurer", "artisan")],
    ],
)
def test_costs_and_piles(card: str, cost: int) -> None:
    p = Position(kingdom=[card], coins=cost - 1)
    assert p.cost(card) == cost
    assert p.supply(card) == (8 if card == "gardens" else 10)
    with pytest.raises(IllegalMove):
        p.buy(card)
    p = Position(kingdom=[card], coins=cost)
    p.buy(card)
    assert p.discard(0) == [card]
    assert p.coins == 0
