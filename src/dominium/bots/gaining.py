"""What to gain, what to give others, which card to name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.card import Card
from ..engine.decisions import Decision, only
from ..engine.types import CURSE_TYPE, TREASURE
from ..engine.view import View
from .discarding import best_to_draw, draw_value
from .knowledge import facts
from .situation import end_near, is_dead, loses_game, plays_left, stage, worth_now

if TYPE_CHECKING:
    from .judgement import Judgement


def best_gain(bot: Judgement, cards: list[Card], view: View) -> int:
    """The index of the card to gain: what the bot would buy of these, else what is most worth owning.

    A card that ends the game while another player is ahead only if there is nothing else.
    """
    safe = cards
    if end_near(view):
        safe = [card for card in cards if not loses_game(card, view)]
    wanted = bot.wants(safe, view) if safe else None
    best = _most_worth(cards, view)
    if wanted is None:
        return best
    # A card not on the shopping list, but far better than what is: one or two of them are no mistake.
    now = stage(view)
    far_better = (
        _worth(cards[best], view, now) > worth_now(wanted, view, now) + 20 and view.count(cards[best]) < 2
    )
    return best if far_better else _place(cards, wanted)


def _worth(card: Card, view: View, now: int) -> int:
    """How good it is to own a card; far less if taking it loses the game."""
    worth = worth_now(card, view, now)
    return worth - 1000 if loses_game(card, view) else worth


def _most_worth(cards: list[Card], view: View) -> int:
    """The index of the card most worth owning; one that loses the game only if all do."""
    now = stage(view)
    careful = end_near(view)
    best = -1
    most = 0
    for i, card in enumerate(cards):
        worth = _worth(card, view, now) if careful else worth_now(card, view, now)
        if best < 0 or worth > most:
            best = i
            most = worth
    return best


def _place(cards: list[Card], card: Card) -> int:
    for i in range(len(cards)):
        if cards[i] is card:
            return i
    return 0


def into_hand(decision: Decision, view: View) -> list[int]:
    """What comes into the hand at once: a Treasure for this turn counts more than the same worth later."""
    return [_best_worth(decision.cards, view, TREASURE if plays_left(view) == 0 else 0)]


def _best_worth(cards: list[Card], view: View, liked: int) -> int:
    now = stage(view)
    best = -1
    most = 0
    for i in range(len(cards)):
        worth = worth_now(cards[i], view, now)
        if liked and view.types(cards[i]) & liked:
            worth += 12
        if best < 0 or worth > most:
            best = i
            most = worth
    return best


def gain(bot: Judgement, decision: Decision, view: View) -> list[int]:
    source = decision.card
    own = None if source is None else facts(source).sense.gain(bot, decision, view)
    if own is not None:
        return own
    return _unless_bad(best_gain(bot, decision.cards, view), decision, view)


def gain_unwanted(decision: Decision, view: View) -> list[int]:
    """What to gain for a general card if the bot wants none of what it may have."""
    return _unless_bad(_most_worth(decision.cards, view), decision, view)


def _unless_bad(best: int, decision: Decision, view: View) -> list[int]:
    """The card, unless it is bad and need not be gained."""
    if decision.minimum == 0 and worth_now(decision.cards[best], view, stage(view)) <= 10:
        return []
    return only(best)


def give(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """What hurts most: a Curse, else the card least worth owning (Swindler)."""
    now = stage(view)
    worst = 0
    for i in range(1, len(decision.cards)):
        if worth_now(decision.cards[i], view, now) < worth_now(decision.cards[worst], view, now):
            worst = i
    return [worst]


def pile(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """A good card the others collect and this player does not want (Embargo)."""
    best = -1
    most = -1
    avoided = bot.shopping(view)
    for i in range(len(decision.cards)):
        card = decision.cards[i]
        if card.basic or view.left(card) == 0 or any(other is card for other in avoided):
            continue
        mine = view.count(card)
        theirs = 0
        for seat in range(view.players):
            if seat != view.seat:
                theirs += view.owned(seat).count(card)
        score = facts(card).worth + 40 * theirs - 60 * mine
        if score > most:
            most = score
            best = i
    if best >= 0:
        return [best]
    for i in range(len(decision.cards)):
        if decision.cards[i].types & CURSE_TYPE:
            return [i]
    return [0]


def name(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """The commonest card left in the own deck, of equals the better one (Wishing Well)."""
    known = view.known_deck()
    if known:
        top = known[0]
        if top is not None and decision.index(top) >= 0:
            return [decision.index(top)]
    rest = view.own_deck()
    if not rest:
        rest = view.own_discards()
    best = -1
    most = -1
    for i in range(len(decision.cards)):
        card = decision.cards[i]
        count = rest.count(card)
        score = 1000 * count + draw_value(card)
        if count > 0 and score > most:
            most = score
            best = i
    return [max(best, 0)]


def star(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """The best card to draw (Star Chart)."""
    best = best_to_draw(decision.cards)
    return [best] if not is_dead(decision.cards[best]) else []


def place(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """A card that is good to draw goes on top, a dead one to the bottom (Secret Passage)."""
    looking = view.looking
    words = decision.count()
    if looking and is_dead(looking[-1]):
        return [words - 1]
    return [0]


def reveal(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """By the card that asks; without a rule whatever can be shown."""
    source = decision.card
    own = None if source is None else facts(source).sense.reveal(bot, decision, view)
    return [0] if own is None else own
