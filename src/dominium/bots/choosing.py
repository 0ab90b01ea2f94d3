"""Which of several words, which ability to use, and which first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.decisions import Decision
from ..engine.view import View
from .knowledge import facts

if TYPE_CHECKING:
    from .judgement import Judgement


def choose(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """What the card's rule ranks first; without a rule the first words, or one card."""
    ranked: list[str] = []
    source = decision.card
    if source is not None:
        ranked = facts(source).sense.choose(bot, decision, view)
        if not ranked and decision.cards:
            return [0]
    answer: list[int] = []
    for word in ranked:
        i = decision.index_of(word)
        if i >= 0 and len(answer) < decision.maximum:
            answer.append(i)
    for i in range(decision.count()):
        if len(answer) >= decision.minimum:
            break
        if i not in answer:
            answer.append(i)
    return answer


# Abilities


def react(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """The most urgent ability worth using, or none."""
    best = -1
    highest = -1
    for i in range(len(decision.cards)):
        known = facts(decision.cards[i])
        if known.urgency > highest and known.sense.use(bot, decision, view):
            highest = known.urgency
            best = i
    return [] if best < 0 else [best]


def order(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """Which ability comes next; some of them may be left, one has to be resolved."""
    answer = react(bot, decision, view)
    return answer or [0]
