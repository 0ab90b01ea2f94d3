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
#: more than a pile has
_ALL: Final = 1_000_000
#: points that were not asked for yet
_UNKNOWN: Final = -(2**31)


def end_in_reach(view: View, gains: int) -> bool:
    """Whether so many gains can end the game: the cheap question that comes before all others."""
    return view.provinces_left() <= gains or _piles_in_reach(view, gains)


def _piles_in_reach(view: View, gains: int) -> bool:
    """Whether so many gains empty as many piles as it takes."""
    missing = view.empty_piles_to_end - view.empty_piles
    if missing <= 0 or missing > gains:
        return missing <= 0
    small = view.low_piles(gains)
    if len(small) < missing:
        return False
    return _least(small, missing) <= gains


def gains_to_end(view: View) -> int:
    """How many gains end the game."""
    left = view.low_piles(_ALL)
    missing = max(0, view.empty_piles_to_end - view.empty_piles)
    return min(view.provinces_left(), _least(left, missing))


def _least(numbers: list[int], amount: int) -> int:
    """The sum of so many of the least numbers, or of all if there are fewer; they get sorted."""
    numbers.sort()
    total = 0
    for i in range(min(amount, len(numbers))):
        total += numbers[i]
    return total


def winning_purchases(view: View) -> list[Card] | None:
    """Purchases with the coins, Coffers and purchases there are that end the game with a win; None if there are none."""
    buys = min(view.buys, _MOST_BUYS)
    coins = view.coins + view.coffers(view.seat)
    provinces = view.provinces_left()
    # Mostly the Provinces are few and the coins are, too: that needs no plan.
    too_dear = provinces > buys or provinces * view.cost(PROVINCE) > coins
    if too_dear and not _piles_in_reach(view, buys):
        return None
    plan = _Plan(view, coins)
    if not plan.in_reach(buys, coins):
        return None
    plan.put_points_first()
    if not plan.may_win(buys, coins):
        return None
    return plan.taken if plan.found(0, buys, coins) else None


def first_of(plan: list[Card], decision: Decision, view: View) -> list[int]:
    """The answer that begins with a plan: Coffers as long as they are needed, then its cards."""
    price = 0
    for card in plan:
        price += view.cost(card)
    if price > view.coins:
        return [decision.index_of("coffers")]
    return only(decision.index(plan[0])) if plan else []


class _Plan:
    """Tries sets of purchases, those that bring most points first; cards are told by their place in ``_offered``."""

    def __init__(self, view: View, coins: int) -> None:
        self.view: View = view
        self.taken: list[Card] = []
        #: Curses that come with what was taken (Embargo)
        self._curses: list[Card] = []
        self._tried: int = 0
        self._needed: int = _UNKNOWN
        #: what is still to be taken until the game ends: Provinces, or so many piles
        self._provinces: int = view.provinces_left()
        self._piles: int = view.empty_piles_to_end - view.empty_piles
        self._offered: list[Card] = []
        self._prices: list[int] = []
        self._left: list[int] = []
        buys = view.buys
        for card in view.piles:
            left = view.left(card)
            counts = card.types & (VICTORY | CURSE_TYPE) != 0 or (card is COPPER and buys > 1)
            if left > 0 and (left <= buys or counts):
                price = view.cost(card)
                if price <= coins:
                    self._offered.append(card)
                    self._prices.append(price)
                    self._left.append(left)

    def put_points_first(self) -> None:
        """Put what brings most points first, and what brings the same in the fixed order of cards."""
        offered: list[Card] = []
        prices: list[int] = []
        left: list[int] = []
        points: list[int] = []
        for i, card in enumerate(self._offered):
            worth = self.view.worth(card)
            at = len(points)
            while at > 0 and (
                points[at - 1] < worth or (points[at - 1] == worth and offered[at - 1].rank > card.rank)
            ):
                at -= 1
            offered.insert(at, card)
            prices.insert(at, self._prices[i])
            left.insert(at, self._left[i])
            points.insert(at, worth)
        self._offered = offered
        self._prices = prices
        self._left = left

    def may_win(self, buys: int, coins: int) -> bool:
        """Whether so many purchases can bring enough points, whether they end the game or not: who is far behind need
        not try all the others. Only known where points are those printed on the cards."""
        if not self.view.plain_points:
            return True
        self._needed = points_to_win(self.view)
        missing = self._needed - self.view.points(self.view.seat)
        return missing <= 0 or self._most_points(0, buys, coins) >= missing

    def _most_points(self, at: int, buys: int, coins: int) -> int:
        """The most points that so many purchases bring, of cards from one place of the list on."""
        if at == len(self._offered) or buys == 0:
            return 0
        points = self._offered[at].points
        if points <= 0:
            return 0  # what brings most comes first
        price = self._prices[at]
        copies = min(buys, self._left[at])
        if price > 0:
            copies = min(copies, coins // price)
        best = 0
        for taken in range(copies + 1):
            rest = self._most_points(at + 1, buys - taken, coins - taken * price)
            best = max(best, taken * points + rest)
        return best

    def found(self, at: int, buys: int, coins: int) -> bool:
        """Whether what was taken, with further cards from one place of the list on, wins."""
        if self._wins():
            return True
        if buys == 0 or self._tried > _MOST_PLANS or not self.in_reach(buys, coins):
            return False
        for i in range(at, len(self._offered)):
            price = self._prices[i]
            if price > coins or self._left[i] == 0:
                continue
            self._take(i)
            if self.found(i, buys - 1, coins - price):
                return True
            self._give_back(i)
        return False

    def _wins(self) -> bool:
        self._tried += 1
        if self._provinces > 0 and self._piles > 0:
            return False
        if self._needed == _UNKNOWN:
            self._needed = points_to_win(self.view)
        return self.view.points_with(self.taken + self._curses) >= self._needed

    def in_reach(self, buys: int, coins: int) -> bool:
        """Whether so many purchases can end the game yet. It may be wrong in saying so, never in denying it."""
        if self._provinces <= 0 or self._piles <= 0:
            return True
        left: list[int] = []
        totals: list[int] = []
        for i in range(len(self._offered)):
            remaining = self._left[i]
            if 0 < remaining <= buys and remaining * self._prices[i] <= coins:
                if self._offered[i] is PROVINCE:
                    return True
                left.append(remaining)
                totals.append(remaining * self._prices[i])
        if len(left) < self._piles:
            return False
        return _least(left, self._piles) <= buys and _least(totals, self._piles) <= coins

    def _take(self, i: int) -> None:
        card = self._offered[i]
        self.taken.append(card)
        for _ in range(self.view.pile_tokens(card)):
            self._curses.append(CURSE)
        self._count(i, 1)

    def _give_back(self, i: int) -> None:
        card = self.taken.pop()
        for _ in range(self.view.pile_tokens(card)):
            self._curses.pop()
        self._count(i, -1)

    def _count(self, i: int, copies: int) -> None:
        """Copies fewer of a pile, and what that leaves to do until the end."""
        before = self._left[i]
        self._left[i] = before - copies
        self._piles += (before == 0) - (before == copies)
        if self._offered[i] is PROVINCE:
            self._provinces -= copies


def points_to_win(view: View) -> int:
    """The fewest points with which this player alone would win."""
    me = view.seat
    needed = -1000
    for seat in range(view.players):
        if seat != me:
            other = view.points(seat)
            needed = max(needed, other if view.turns(seat) > view.turns(me) else other + 1)
    return needed
