"""What is worth thinking about: plausible answers to a decision, purchases, and whole turns of purchases."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement

from ..bots.knowledge import facts
from ..cards.basic import COPPER, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.types import CURSE_TYPE, PROJECT
from ..engine.view import View

#: answers tried at one question
MOST = 12
#: all ways to choose among copies, up to so many; of more only those near what would be done anyway
_ALL = 64
#: cards that plans of several purchases are made of, purchases in one plan, and plans
_PLAN_CARDS = 7
_PLAN_BUYS = 3
_PLANS = 40
#: a purchase may leave so many coins
_LEFT_OVER = 2
#: Provinces left from which Duchies, and Estates, are thought of
_DUCHIES = 6
_ESTATES = 4


def near_end(view: View) -> bool:
    """Whether only winning counts from here on."""
    return view.provinces_left() <= 4 or view.empty_piles + 1 >= view.empty_piles_to_end


def purchases(decision: Decision, view: View, wanted: Iterable[Card]) -> list[Card]:
    """What might be bought first: what somebody wants, plain money and points, and whatever costs about as much."""
    offered = [card for card in decision.cards if not card.types & CURSE_TYPE and card is not COPPER]
    if decision.words is not None:
        coins = view.coins + view.coffers(view.seat)
        dearer = [card for card in view.shop(coins).cards if card not in decision.cards]
        offered += [card for card in dearer if not card.types & CURSE_TYPE]
    first = [card for card in dict.fromkeys(wanted) if card in offered]
    late = near_end(view)
    left = view.provinces_left()
    plain = []
    if PROVINCE in offered:
        plain.append(PROVINCE)
    if late or left <= _DUCHIES:
        plain.append(DUCHY)
    if late or left <= _ESTATES:
        plain.append(ESTATE)
    plain += [GOLD, SILVER]
    first += [card for card in plain if card in offered and card not in first]
    rest = [card for card in offered if card not in first]
    if not late:
        rest = [card for card in rest if view.cost(card) + _LEFT_OVER >= view.coins or view.buys > 1]
    rest.sort(key=lambda card: (-view.cost(card), -facts(card).worth))
    return (first + rest)[:MOST]


def whole_turns(cards: list[Card], view: View) -> Iterator[list[Card]]:
    """Purchases for the rest of the turn, of two cards or more, made of some cards."""
    coins = view.coins + view.coffers(view.seat)
    # What could be emptied this turn comes first.
    chosen = sorted(cards, key=lambda card: view.left(card) > view.buys)[:_PLAN_CARDS]
    found: list[tuple[int, list[Card]]] = []
    for size in range(2, min(view.buys, _PLAN_BUYS) + 1):
        for plan in combinations_with_replacement(chosen, size):
            price = sum(view.cost(card) for card in plan)
            if price <= coins and _there(plan, view):
                # What has to be there for the others comes first anyway; points last, in case something ends the game.
                found.append((price, list(plan)))
    found.sort(key=lambda one: -one[0])
    for _, cards_bought in found[:_PLANS]:
        yield cards_bought


def _there(plan: tuple[Card, ...], view: View) -> bool:
    for card in plan:
        if plan.count(card) > (1 if card.types & PROJECT else view.left(card)):
            return False
    return True


def plausible(decision: Decision, base: list[int]) -> list[list[int]]:
    """Answers to any question, what would be done anyway first."""
    found = _Answers(decision, base)
    count = decision.count()
    if decision.maximum <= 1:
        for i in range(count):
            found.add([i])
        if decision.minimum == 0:
            found.add([])
        return found.answers[:MOST]
    ways = 1
    for copies in decision.copies:
        ways *= copies + 1
    if ways <= _ALL and not decision.ordered:
        for answer in sorted(_subsets(decision), key=lambda one: _apart(one, base, count)):
            found.add(answer)
    else:
        for answer in _neighbours(decision, base):
            found.add(answer)
    return found.answers[:MOST]


class _Answers:
    """Different answers; where the order does not matter, the same cards in another order are the same answer."""

    def __init__(self, decision: Decision, base: list[int]) -> None:
        self._ordered = decision.ordered
        self.answers: list[list[int]] = []
        self._seen: set[tuple[int, ...]] = set()
        self.add(base)

    def add(self, answer: list[int]) -> None:
        key = tuple(answer) if self._ordered else tuple(sorted(answer))
        if key not in self._seen:
            self._seen.add(key)
            self.answers.append(list(answer))


def _subsets(decision: Decision) -> list[list[int]]:
    found: list[list[int]] = [[]]
    for i, copies in enumerate(decision.copies):
        found = [answer + [i] * taken for answer in found for taken in range(copies + 1)]
    return [answer for answer in found if decision.minimum <= len(answer) <= decision.maximum]


def _apart(one: list[int], other: list[int], count: int) -> int:
    return sum(abs(one.count(i) - other.count(i)) for i in range(count))


def _neighbours(decision: Decision, base: list[int]) -> Iterator[list[int]]:
    """The answers that differ from another in one card."""
    copies = decision.copies
    if decision.ordered and len(base) > 1:
        yield base[::-1]
    for k in range(len(base)):
        if len(base) > decision.minimum:
            yield base[:k] + base[k + 1 :]
        for i in range(len(copies)):
            if i != base[k] and base.count(i) < copies[i]:
                yield [*base[:k], i, *base[k + 1 :]]
    if len(base) < decision.maximum:
        for i in range(len(copies)):
            if base.count(i) < copies[i]:
                yield [*base, i]
