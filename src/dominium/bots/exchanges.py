"""What a card can be turned into: for another card, for coins, from the trash."""

from __future__ import annotations

from typing import Final

from ..cards.basic import PROVINCE
from ..engine.card import Card
from ..engine.types import ACTION, PROJECT, TREASURE
from ..engine.view import View
from .knowledge import conclusions, facts
from .situation import junk_in, money, stage, worth_now

#: nothing is turned into a card that costs more
_DEAREST: Final = 20
#: stages of a game
_STAGES: Final = 4
#: less than any card is worth
_NOTHING: Final = -1000


def without(hand: list[Card], card: Card) -> list[Card]:
    """A hand without one copy of a card."""
    rest: list[Card] = []
    gone = False
    for other in hand:
        if other is card and not gone:
            gone = True
        else:
            rest.append(other)
    return rest


class Exchanges:
    """Trashing a card for the best one that costs ``least`` to ``more`` above it, of some types if any are given.

    What the Supply offers at each price is looked up once, for all the cards that might be trashed.
    """

    def __init__(self, view: View, more: int, least: int, types: int) -> None:
        self._view = view
        self._now: int = stage(view)
        self._more: int = more
        self._least: int = least
        #: the worth of the best card at each price; read-only
        self._best: list[int] = _best_at_each_price(view, self._now, types)

    def gain(self, card: Card) -> int:
        """What the player is better off without a card and with what it becomes."""
        cost = self._view.cost(card)
        best = _NOTHING
        for price in range(cost + self._least if self._least else 0, min(cost + self._more, _DEAREST) + 1):
            if self._best[price] > best:
                best = self._best[price]
        if best == _NOTHING:
            best = 0  # trashed for nothing
        return best - worth_now(card, self._view, self._now)


def _best_at_each_price(view: View, now: int, types: int) -> list[int]:
    """The worth of the best card at each price, at a stage of the game, of some types if any are given."""
    shop = view.shop(_DEAREST)
    offer = shop.offer
    # The same cards at their printed prices and points are worth the same every time.
    usual = view.cost(PROVINCE) == PROVINCE.cost and not view.projects and (now == 0 or view.plain_points)
    known: dict[int, list[int]] | None = None
    number = types * _STAGES + now
    if usual and offer is not None:
        known = conclusions(offer)
        found = known.get(number)
        if found is not None:
            return found
    best = [_NOTHING] * (_DEAREST + 1)
    for card in shop.cards:
        if card.types & PROJECT or (types and not view.types(card) & types):
            continue
        price = view.cost(card)
        worth = facts(card).worth if now == 0 else worth_now(card, view, now)
        if worth > best[price]:
            best[price] = worth
    if known is not None:
        known[number] = best
    return best


def can_improve(cards: list[Card], view: View, more: int, least: int, types: int) -> bool:
    """Whether one of some cards can become a better one that costs ``least`` to ``more`` more."""
    if not cards:
        return False
    exchanges = Exchanges(view, more, least, types)
    seen: Card | None = None
    for card in cards:
        if card is not seen and exchanges.gain(card) > 0:
            return True
        seen = card
    return False


def best_in_trash(view: View) -> Card | None:
    """The best Action card in the trash that is worth a gain."""
    best: Card | None = None
    for card in view.trash:
        if (
            card.types & ACTION
            and facts(card).worth >= 30
            and (best is None or facts(card).worth > facts(best).worth)
        ):
            best = card
    return best


def salvage_target(hand: list[Card], view: View) -> Card | None:
    """The card to turn into coins: one that pays for a Province in the end, or junk."""
    coins = money(view, hand)
    if stage(view) >= 1:
        for card in hand:
            paid = coins - (facts(card).coins if card.types & TREASURE else 0) + view.cost(card)
            if card is not PROVINCE and coins < 8 <= paid and view.provinces_left() > 0:
                return card
    best: Card | None = None
    for card in junk_in(hand, view, young=True):
        if best is None or view.cost(card) > view.cost(best):
            best = card
    return best
