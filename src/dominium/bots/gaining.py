"""What to gain, what to give others, which card to name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.types import CURSE_TYPE, TREASURE, VICTORY
from ..engine.view import View
from .discarding import best_to_draw, draw_value
from .knowledge import facts
from .situation import is_dead, least_useful_first, loses_game, plays_left, stage, worth_now
from .trashing import offered, reveal_to_return, taking

if TYPE_CHECKING:
    from .judgement import Judgement

Answer = Callable[["Judgement", Decision, View], list[int]]


def best_gain(bot: Judgement, cards: list[Card], view: View) -> int:
    """The index of the card to gain: what the bot would buy of these, else what is most worth owning.

    A card that ends the game while another player is ahead only if there is nothing else.
    """
    safe = [card for card in cards if not loses_game(card, view)]
    wanted: Card | None = None
    if safe:
        wanted = bot.wants(safe, view)
    now = stage(view)
    best = -1
    most = 0
    for i in range(len(cards)):
        worth = worth_now(cards[i], view, now)
        if safe and len(safe) < len(cards) and loses_game(cards[i], view):
            worth -= 1000
        if best < 0 or worth > most:
            best = i
            most = worth
    if wanted is None:
        return best
    # A card not on the shopping list, but far better than what is: one or two of them are no mistake.
    far_better = most > worth_now(wanted, view, now) + 20 and view.count(cards[best]) < 2
    return best if far_better else _place(cards, wanted)


def _place(cards: list[Card], card: Card) -> int:
    for i in range(len(cards)):
        if cards[i] is card:
            return i
    return 0


def _thief(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """Everything better than Copper."""
    return taking(decision, [card for card in offered(decision) if facts(card).worth > 20])


def _to_hand_at_once(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """A Treasure for this turn counts more than the same worth later."""
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


def _replace(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """A Victory card gives the others Curses: worth more than its points while there are any."""
    curses = 0
    for pile in view.piles:
        if pile.types & CURSE_TYPE:
            curses = view.left(pile)
    now = stage(view)
    best = -1
    most = 0
    cards = decision.cards
    for i in range(len(cards)):
        worth = worth_now(cards[i], view, now)
        if cards[i].types & VICTORY and curses > 0:
            worth += 15
        if loses_game(cards[i], view):
            worth -= 1000
        if best < 0 or worth > most:
            best = i
            most = worth
    return [best]


def _saboteur(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """Something, unless all that is left is junk."""
    best = best_gain(bot, decision.cards, view)
    return [best] if worth_now(decision.cards[best], view, stage(view)) > 10 else []


#: Cards whose gain is not simply the best card.
GAIN: Final[dict[str, Answer]] = {
    "thief": _thief,
    "mine": _to_hand_at_once,
    "pirate": _to_hand_at_once,
    "treasurer": _to_hand_at_once,
    "lurker": _to_hand_at_once,
    "replace": _replace,
    "saboteur": _saboteur,
}


def gain(bot: Judgement, decision: Decision, view: View) -> list[int]:
    source = decision.card
    if source is not None:
        rule = GAIN.get(facts(source).name)
        if rule is not None:
            return rule(bot, decision, view)
    best = best_gain(bot, decision.cards, view)
    if decision.minimum == 0 and worth_now(decision.cards[best], view, stage(view)) <= 10:
        return []
    return [best]


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
    """By the card that asks: what to show, and what follows from it."""
    source = decision.card
    asker = "" if source is None else facts(source).name
    if asker == "courtier":
        return courtier_card(bot, decision, view)
    if asker == "ambassador":
        return reveal_to_return(bot, decision, view)
    if asker == "bureaucrat":
        return least_useful_first(decision.cards, decision.copies, view)[:1]
    return [0]  # Explorer: Gold for showing a Province


def courtier_card(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """The card with most types."""
    best = 0
    most = 0
    for i in range(len(decision.cards)):
        types = view.types(decision.cards[i])
        count = 0
        while types:
            count += types & 1
            types >>= 1
        if count > most:
            most = count
            best = i
    return [best]
