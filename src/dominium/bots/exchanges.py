"""What a card can be turned into: for another card, for coins, from the trash."""

from __future__ import annotations

from ..cards.basic import PROVINCE
from ..engine.card import Card
from ..engine.types import ACTION, TREASURE
from ..engine.view import View
from .knowledge import facts
from .situation import junk_in, money, stage, worth_now


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


def exchange_gain(card: Card, view: View, more: int, least: int, types: int) -> int:
    """What the player is better off by trashing a card for the best one costing ``least`` to ``more`` above it."""
    now = stage(view)
    cost = view.cost(card)
    best = -1000
    for other in view.piles:
        price = view.cost(other)
        if price > cost + more or (least and price < cost + least) or view.left(other) == 0:
            continue
        if types and not view.types(other) & types:
            continue
        best = max(best, worth_now(other, view, now))
    own = worth_now(card, view, now)
    if best == -1000:
        best = 0  # trashed for nothing
    return best - own


def can_improve(cards: list[Card], view: View, more: int, least: int, types: int) -> bool:
    """Whether one of some cards can become a better one that costs ``least`` to ``more`` more."""
    return any(exchange_gain(card, view, more, least, types) > 0 for card in cards)


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
