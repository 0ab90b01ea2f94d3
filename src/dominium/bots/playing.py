"""Which Action to play, and when not to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.card import Card
from ..engine.types import ACTION
from ..engine.view import View
from .exchanges import without
from .knowledge import Facts, facts
from .situation import junk_in

if TYPE_CHECKING:
    from .judgement import Judgement

#: not now
NO: Final = -1
#: as usual
USUAL: Final = 0


def order_of(bot: Judgement, card: Card, view: View, actions: int) -> int:
    """How soon to play an Action card: the highest first, below 0 not at all."""
    known = facts(card)
    if known.careful:
        score = known.sense.when(bot, card, view)
        if score != USUAL:
            return score
    return known.order_with_actions if actions > 1 else known.order


def best_action(bot: Judgement, cards: list[Card], view: View, actions: int) -> int:
    """The index of the Action to play next, -1 for none."""
    best = -1
    highest = -1
    drawable = 9
    if len(cards) > 1 and view.deck_size < 4:
        drawable = view.deck_size + view.discarded
    later: list[int] | None = None
    for i, card in enumerate(cards):
        known = facts(card)
        if known.yes_or_no:
            if later is None:
                later = []
            later.append(i)
        else:
            score = USUAL
            if known.careful:
                score = known.sense.when(bot, card, view)
            if score == USUAL:
                score = known.order_with_actions if actions > 1 else known.order
            if drawable < 4 and score >= 0:
                score = _without_draws(known, score, drawable)
            if score > highest:
                highest = score
                best = i
    if later is not None:
        for i in later:
            known = facts(cards[i])
            score = known.order_with_actions if actions > 1 else known.order
            if drawable < 4:
                score = _without_draws(known, score, drawable)
            # of equals the first
            first = score > highest or (score == highest and i < best)
            if first and known.sense.when(bot, cards[i], view) == USUAL:
                highest = score
                best = i
    return best


def _without_draws(known: Facts, score: int, drawable: int) -> int:
    """How soon to play a card that costs an Action when there are fewer cards to draw than it draws."""
    missing = known.cards - drawable
    if missing <= 0 or not known.terminal:
        return score
    return max(0, (score if drawable > 0 else min(score, known.force)) - 10 * missing)


def with_junk(card: Card, view: View, needed: int = 1, *, young: bool = False) -> int:
    """As usual if the rest of the hand has so much junk, else not now."""
    return USUAL if len(junk_in(without(view.hand, card), view, young=young)) >= needed else NO


def throne_target(bot: Judgement, cards: list[Card], view: View) -> int:
    """The index of the Action to play twice, -1 if none is worth it."""
    hand = view.hand
    others = 0
    for card in hand:
        if card.types & ACTION:
            others += 1
    best = -1
    highest = 0
    for i in range(len(cards)):
        card = cards[i]
        known = facts(card)
        if known.again == 0:
            continue
        if known.doubles:
            # Two more Actions are played twice: fine if they are there.
            score = 45 if others > 3 else 0
        elif order_of(bot, card, view, 1) < 0:
            continue
        else:
            score = known.force
            if known.actions and view.actions == 0 and others > 1:
                score += 15 * known.actions
            score = score * known.again // 100
        if score > highest:
            highest = score
            best = i
    return best
