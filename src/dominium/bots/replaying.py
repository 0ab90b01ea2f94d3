"""Cards that play cards: which one, and whether."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.card import Card
from ..engine.types import DURATION
from ..engine.view import View
from .exchanges import without
from .knowledge import facts
from .playing import best_action, order_of, throne_target

if TYPE_CHECKING:
    from ..engine.decisions import Decision
    from .judgement import Judgement


def replay_target(cards: list[Card]) -> int:
    """The index of the Action worth playing again more than 2 coins, -1 if there is none."""
    best = -1
    highest = 24
    for i in range(len(cards)):
        known = facts(cards[i])
        if known.one_shot or (known.careful and not known.safe_again):
            continue
        score = known.force
        if score > highest:
            highest = score
            best = i
    return best


def played_now(view: View) -> list[Card]:
    """The own cards in play from this turn."""
    cards = view.in_play(view.seat)
    for card in view.staying(view.seat):
        cards = without(cards, card)
    return cards


def worth_playing_gained(bot: Judgement, decision: Decision, view: View) -> bool:
    """Whether to play the card just gained, which is what the decision is about."""
    card = decision.card
    if card is None:
        return False
    known = facts(card)
    if view.phase == "action":
        return order_of(bot, card, view, 1) >= 0
    if known.careful or known.one_shot:
        return False
    if card.types & DURATION:
        return True
    return known.more >= 10 or (known.coins > 0 and view.buys > 0)


def play_card(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """Which card a card plays, or replays."""
    source = decision.card
    cards = decision.cards
    if source is not None and facts(source).doubles:
        best = throne_target(bot, cards, view)
    elif source is not None and facts(source).replays:
        best = replay_target(cards)
    else:
        best = best_action(bot, cards, view, 1)
    if best >= 0:
        return [best]
    if decision.minimum == 0:
        return []
    # One has to be played: the one that hurts least.
    least = 0
    for i in range(1, len(cards)):
        if facts(cards[i]).force > facts(cards[least]).force and facts(cards[i]).again > 0:
            least = i
    return [least]
