"""The last purchases: they are found wherever some purchases end the game with a win, and only there."""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random

import pytest

from dominium.bots.last_purchases import gains_to_end, winning_purchases
from dominium.engine.card import Card
from dominium.engine.view import View
from dominium.testing import Position

PLAIN = ["harem", "mill", "village", "smithy"]
GARDENS = ["gardens", "duke", "village", "smithy"]
POINTS = {"province": 6, "duchy": 3, "estate": 1, "curse": -1, "harem": 2, "mill": 1}


def late(kingdom: list[str], random: Random) -> Position:
    """A game that some purchases may end, with any number of points for both."""
    names = ["copper", "silver", "estate", "duchy", "province", "curse", *kingdom]
    return Position(
        kingdom=kingdom,
        hands=[[]],
        decks=[random.choices(names, k=random.randint(0, 12)) for _ in range(2)],
        supply={name: random.choice([0, 1, 1, 2, 8]) for name in names},
        coins=random.randint(0, 18),
        buys=random.randint(1, 3),
        phase="buy",
    )


def points(cards: list[str]) -> int:
    """The points of a deck, by the texts of its cards."""
    return sum(
        len(cards) // 10
        if name == "gardens"
        else cards.count("duchy")
        if name == "duke"
        else POINTS.get(name, 0)
        for name in cards
    )


def ends_with_a_win(bought: list[Card], view: View) -> bool:
    """Whether purchases can be paid and had, end the game, and leave the player ahead; a tie is won by the other, who had fewer turns."""
    if len(bought) > view.buys or sum(card.cost for card in bought) > view.coins:
        return False
    left = {card.id: view.left(card) - bought.count(card) for card in view.piles}
    if min(left.values()) < 0:
        return False
    if left["province"] > 0 and sum(1 for cards in left.values() if cards == 0) < 3:
        return False
    mine = [card.id for card in view.owned(0) + bought]
    return points(mine) > points([card.id for card in view.owned(1)])


@pytest.mark.parametrize("kingdom", [PLAIN, GARDENS])
def test_purchases_that_end_the_game_with_a_win_are_found_where_there_are_any(kingdom: list[str]) -> None:
    random = Random(1)
    outcomes = [0, 0]
    for _ in range(150):
        view = late(kingdom, random).view(0)
        assert view.turns(0) > view.turns(1)
        plans = [
            list(plan)
            for amount in range(view.buys + 1)
            for plan in combinations_with_replacement(view.piles, amount)
        ]
        possible = any(ends_with_a_win(plan, view) for plan in plans)
        found = winning_purchases(view)
        assert (found is not None) == possible
        assert found is None or ends_with_a_win(found, view)
        outcomes[possible] += 1
    assert min(outcomes) >= 20


def test_a_purchase_may_make_other_cards_worth_more() -> None:
    p = Position(
        kingdom=GARDENS,
        hands=[[]],
        decks=[["gardens"] * 4 + ["copper"] * 5, ["duchy"]],
        supply={"estate": 0, "curse": 0, "copper": 1},
        coins=0,
        phase="buy",
    )
    # The last Copper is the tenth card, for which each of the Gardens counts.
    found = winning_purchases(p.view(0))
    assert found is not None
    assert [card.id for card in found] == ["copper"]


def test_the_fewest_gains_that_end_the_game() -> None:
    supply = {"province": 7, "estate": 2, "duchy": 1, "village": 3, "curse": 0}
    p = Position(kingdom=PLAIN, hands=[[]], supply=supply)
    assert gains_to_end(p.view(0)) == 1 + 2  # with the Curses, Duchies and Estates make three empty piles
