"""What leaves the hand for a while: discarded, put back onto the deck, set aside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.types import ACTION, CURSE_TYPE, TREASURE
from ..engine.view import View
from .knowledge import facts
from .situation import coins_in, is_dead, least_useful_first, my_turn, plays_left, usefulness

if TYPE_CHECKING:
    from .judgement import Judgement

#: A hand gives up what is below this for a fresh card: dead cards and Actions that cannot be played.
FRESH: Final = 9


def needed(decision: Decision, view: View) -> list[int]:
    """Exactly as many as must go, the least useful first."""
    return least_useful_first(decision.cards, decision.copies, view)[: decision.minimum]


def average_draw(view: View) -> int:
    """Hundredths of a coin that a card still to be drawn is worth on average, Actions as 1.5 while playable."""
    rest = view.own_deck() or view.own_discards()
    if not rest:
        return 0
    total = 100 * coins_in(rest)
    if plays_left(view) > 0:
        for card in rest:
            if card.types & ACTION and not card.types & TREASURE:
                total += 150
    return total // len(rest)


def discard(bot: Judgement, decision: Decision, view: View) -> list[int]:
    source = decision.card
    own = None if source is None else facts(source).sense.discard(bot, decision, view)
    if own is not None:
        return own
    return needed(decision, view)


# Putting back


def draw_value(card: Card) -> int:
    """How good a card is to draw next."""
    if is_dead(card):
        return -1 if card.types & CURSE_TYPE else 0
    return facts(card).worth


def worst_to_draw(cards: list[Card]) -> int:
    worst = 0
    for i in range(1, len(cards)):
        if draw_value(cards[i]) < draw_value(cards[worst]):
            worst = i
    return worst


def average_to_draw(cards: list[Card]) -> int:
    """Tenths of what the cards are worth to draw, on average."""
    total = 0
    for card in cards:
        total += max(draw_value(card), 0)
    return 10 * total // len(cards) if cards else 0


def best_to_draw(cards: list[Card]) -> int:
    """The index of the card that is best to draw next."""
    best = 0
    for i in range(1, len(cards)):
        if draw_value(cards[i]) > draw_value(cards[best]):
            best = i
    return best


def best_first(decision: Decision) -> list[int]:
    """Every copy, the best to draw on top."""
    pairs: list[tuple[int, int]] = []
    copies = decision.copies
    for i in range(len(decision.cards)):
        for _ in range(copies[i]):
            pairs.append((-draw_value(decision.cards[i]), i))
    pairs.sort()
    return [i for _, i in pairs]


def save_for_later(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """One card of the hand that the turn does not need, the best of them: it comes back soon."""
    cards = decision.cards
    scores = usefulness(cards, decision.copies, view)
    hand = view.hand
    best = -1
    highest = -2
    live_actions = False
    for i in range(len(cards)):
        if cards[i].types & ACTION and scores[i][0] > 6:
            live_actions = True
    money = view.coins + coins_in(hand)
    goal: Card | None = None
    if not live_actions:
        goal = bot.would_buy(money, view)
    for i in range(len(cards)):
        card = cards[i]
        if is_dead(card):
            value = 0 if scores[i][-1] <= 1 else -2
        elif card.types & TREASURE and not card.types & ACTION:
            if live_actions or bot.would_buy(money - facts(card).coins, view) is not goal or view.buys > 1:
                continue
            value = facts(card).worth
        elif scores[i][-1] <= 6:
            value = facts(card).worth  # an Action that cannot be played now
        else:
            continue
        if value > highest:
            highest = value
            best = i
    if best >= 0:
        return [best]
    return least_useful_first(cards, decision.copies, view)[:1]


def keep_best_hand(decision: Decision, view: View) -> list[int]:
    """What the hand misses least; of that the best to draw on top."""
    order = least_useful_first(decision.cards, decision.copies, view)[: decision.minimum]
    order.reverse()
    return order


def put_back(bot: Judgement, decision: Decision, view: View) -> list[int]:
    source = decision.card
    own = None if source is None else facts(source).sense.put_back(bot, decision, view)
    if own is not None:
        return own
    return best_first(decision)[: decision.maximum]


# Setting aside


def set_aside(bot: Judgement, decision: Decision, view: View) -> list[int]:
    source = decision.card
    own = None if source is None else facts(source).sense.set_aside(bot, decision, view)
    if own is not None:
        return own
    return save_for_later(bot, decision, view) if my_turn(view) else needed(decision, view)


def take(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """The card most useful in hand now: Actions only while they can be played (Border Guard, Mountain Village)."""
    cards = decision.cards
    if view.phase != "action":
        return [best_to_draw(cards)]
    best = 0
    highest = -1
    plays = plays_left(view)
    for i in range(len(cards)):
        card = cards[i]
        value = draw_value(card)
        if card.types & ACTION and not card.types & TREASURE and plays == 0:
            value = 1
        if value > highest:
            highest = value
            best = i
    return [best]
