"""Strategies put together from what a kingdom offers, at once and without playing a game.

A *beginner* buys money and a few cards that look good. A *steady* player knows what each card does for a deck of money,
takes the best of them, and turns to points at the right time.
"""

from __future__ import annotations

from ..bots.knowledge import facts
from ..bots.strategy import Strategy
from ..engine.card import Card
from ..engine.types import ACTION, VICTORY
from .text import parse

#: kinds of terminal cards, and of others, that one deck takes
_TERMINAL_KINDS = 2
_SMOOTH_KINDS = 3
#: kinds of Actions that are bought without being known, and what they cost at least
_STRANGERS = 2
_WORTH_A_TRY = 3


def beginner(kingdom: list[Card], projects: list[Card]) -> Strategy:
    """Money, and the three Action cards that look best for their cost, however badly they go together."""
    tempting = [card for card in kingdom if card.types & ACTION and not card.types & VICTORY]
    tempting.sort(key=lambda card: (-facts(card).worth, card.id))
    lines = ["province"]
    lines += ["duchy if left(province) <= 2", "gold"]
    chosen: list[Card] = []
    for cost in (5, 4, 3, 2):
        found = [card for card in tempting if card.cost == cost and card not in chosen]
        if found and len(chosen) < 3:
            chosen.append(found[0])
    lines += [f"{card.plain} if count({card.plain}) < 2" for card in chosen]
    lines.append("silver")
    return _strategy("beginner", lines, never_lose=False)


def steady(kingdom: list[Card], projects: list[Card]) -> Strategy:
    """What an experienced player would try first: money with the cards of the kingdom that help it most."""
    opening: list[Card] = []
    if any(facts(card).sense.gives_curses for card in kingdom):
        opening = [card for card in kingdom if facts(card).sense.opening_copies]
    helpful = _best_first(
        [card for card in kingdom if facts(card).sense.steady_copies and card not in opening]
    )
    # Terminal cards get in each other's way; of the others any number of kinds go together.
    carriers = [card for card in helpful if facts(card).terminal][:_TERMINAL_KINDS]
    smooth = [card for card in helpful if not facts(card).terminal][:_SMOOTH_KINDS]
    early: list[str] = []
    late: list[str] = []
    for card in _best_first([card for card in projects if facts(card).sense.steady_turn]):
        place = early if facts(card).sense.before_gold else late
        place.append(f"{card.id} if turn <= {facts(card).sense.steady_turn}")
    for card in carriers + smooth:
        name = card.plain
        condition = f"< {facts(card).sense.steady_copies}"
        if card in carriers[1:]:
            # One of the second kind, once the deck is large enough for both.
            condition = "< 1 and count(terminals) < count(treasures) / 7"
        place = early if facts(card).sense.before_gold else late
        place.append(f"{name} if count({name}) {condition}")
    # Cards of somebody's own of which nothing is known: one of each of a few, to see.
    strangers = [card for card in kingdom if not facts(card).sense.id and card.types & ACTION]
    for card in [card for card in strangers if card.cost >= _WORTH_A_TRY][:_STRANGERS]:
        late.append(f"{card.plain} if count({card.plain}) < 1")
    for card in opening:
        name = card.plain
        sense = facts(card).sense
        late.append(f"{name} if count({name}) < {sense.opening_copies} and turn <= {sense.opening_turn}")
    lines = [
        "province if treasure > 15 or count(gold) > 1 or turn > 14",
        "duchy if left(province) <= 4",
        "estate if left(province) <= 2",
        *early,
        "gold",
        "duchy if left(province) <= 6",
        *late,
        "silver",
    ]
    return _strategy("steady", lines, never_lose=True)


def _best_first(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: -facts(card).sense.steady_rank)


#: what every opponent falls back on, so that games end also when everybody was robbed or cursed
_LAST = "name: last\n\nbuy:\n  duchy if turn > 30\n  estate if turn > 35\n  copper if treasure < 4\n"


def unstoppable(strategy: Strategy) -> Strategy:
    """The same strategy with something to do even in a game gone wrong."""
    strategy.rules += parse(_LAST, "last").rules
    return strategy


def _strategy(name: str, lines: list[str], *, never_lose: bool) -> Strategy:
    rules = "\n".join(f"  {line}" for line in lines)
    text = f"name: {name}\nnever_lose: {'yes' if never_lose else 'no'}\n\nbuy:\n{rules}\n"
    return parse(text, name)
