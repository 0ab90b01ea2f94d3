"""The last purchases of a game: which of them end it with a win, where the end is within reach this turn."""

from __future__ import annotations

from typing import Final

from ..cards.basic import COPPER, CURSE, PROVINCE
from ..engine.card import Card
from ..engine.decisions import Decision, only
from ..engine.types import CURSE_TYPE, VICTORY
from ..engine.view import View

#: purchases looked ahead, and how many plans are tried at most
_MOST_BUYS: Final = 6
_MOST_PLANS: Final = 3000


def end_in_reach(view: View, gains: int) -> bool:
    """Whether so many gains can end the game: the cheap question that comes before all others."""
    if view.provinces_left() <= gains:
        return True
    missing = view.empty_piles_to_end - view.empty_piles
    return missing <= gains and _piles_in_reach(view, missing, gains)


def _piles_in_reach(view: View, missing: int, gains: int) -> bool:
    """Whether so many gains empty so many piles."""
    small: list[int] = []
    for card in view.piles:
        left = view.left(card)
        if 0 < left <= gains:
            small.append(left)
    if len(small) < missing:
        return False
    small.sort()
    return sum(small[:missing]) <= gains


def gains_to_end(view: View) -> int:
    """How many gains end the game."""
    left: list[int] = []
    for card in view.piles:
        if view.left(card) > 0:
            left.append(view.left(card))
    left.sort()
    missing = max(0, view.empty_piles_to_end - view.empty_piles)
    return min(view.provinces_left(), sum(left[:missing]))


def winning_purchases(view: View) -> list[Card] | None:
    """Purchases with the coins, Coffers and purchases there are that end the game with a win; None if there are none."""
    plan = _Plan(view)
    return plan.taken if plan.found(0, min(view.buys, _MOST_BUYS), plan.coins) else None


def first_of(plan: list[Card], decision: Decision, view: View) -> list[int]:
    """The answer that begins with a plan: Coffers as long as they are needed, then its cards."""
    price = 0
    for card in plan:
        price += view.cost(card)
    if price > view.coins:
        return [decision.index_of("coffers")]
    return only(decision.index(plan[0])) if plan else []


class _Plan:
    """Tries sets of purchases, those that bring most points first."""

    def __init__(self, view: View) -> None:
        self.view: View = view
        self.coins: int = view.coins + view.coffers(view.seat)
        self.taken: list[Card] = []
        #: Curses that come with what was taken (Embargo)
        self._curses: list[Card] = []
        self._tried: int = 0
        self._needed: int = points_to_win(view)
        buys = view.buys
        offered: list[tuple[int, int, Card]] = []
        for card in view.piles:
            left = view.left(card)
            counts = card.types & (VICTORY | CURSE_TYPE) != 0 or (card is COPPER and buys > 1)
            if left > 0 and (left <= buys or counts) and view.cost(card) <= self.coins:
                offered.append((-view.worth(card), card.rank, card))
        offered.sort(key=_first)
        self._offered: list[Card] = [card for _, _, card in offered]

    def found(self, at: int, buys: int, coins: int) -> bool:
        """Whether what was taken, with further cards from one place of the list on, wins."""
        if self._wins():
            return True
        if buys == 0 or self._tried > _MOST_PLANS:
            return False
        view = self.view
        for i in range(at, len(self._offered)):
            card = self._offered[i]
            price = view.cost(card)
            if price > coins or view.left(card) <= self.taken.count(card):
                continue
            curses = view.pile_tokens(card)
            self.taken.append(card)
            for _ in range(curses):
                self._curses.append(CURSE)
            if self.found(i, buys - 1, coins - price):
                return True
            self.taken.pop()
            for _ in range(curses):
                self._curses.pop()
        return False

    def _wins(self) -> bool:
        self._tried += 1
        return self._ends() and self.view.points_with(self.taken + self._curses) >= self._needed

    def _ends(self) -> bool:
        view = self.view
        if view.provinces_left() <= self.taken.count(PROVINCE):
            return True
        empty = view.empty_piles
        for i in range(len(self.taken)):
            card = self.taken[i]
            copies = self.taken.count(card)
            if self.taken.index(card) == i and view.left(card) <= copies:
                empty += 1
        return empty >= view.empty_piles_to_end


def points_to_win(view: View) -> int:
    """The fewest points with which this player alone would win."""
    me = view.seat
    needed = -1000
    for seat in range(view.players):
        if seat != me:
            other = view.points(seat)
            needed = max(needed, other if view.turns(seat) > view.turns(me) else other + 1)
    return needed


def _first(entry: tuple[int, int, Card]) -> tuple[int, int]:
    return entry[0], entry[1]
