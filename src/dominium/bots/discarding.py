"""What leaves the hand for a while: discarded, put back onto the deck, set aside."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.types import ACTION, CURSE_TYPE, TREASURE
from ..engine.view import View
from .knowledge import facts
from .situation import coins_in, is_dead, least_useful_first, my_turn, plays_left, usefulness
from .trashing import offered, taking

if TYPE_CHECKING:
    from .judgement import Judgement

Answer = Callable[["Judgement", Decision, View], list[int]]

#: A hand gives up what is below this for a fresh card: dead cards and Actions that cannot be played.
FRESH: Final = 9


def _needed(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """Exactly as many as must go, the least useful first."""
    return least_useful_first(decision.cards, decision.copies, view)[: decision.minimum]


def _cellar(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """All that is less useful than a card drawn blindly."""
    answer: list[int] = []
    scores = usefulness(decision.cards, decision.copies, view)
    limit = 11 if average_draw(view) > 120 else FRESH
    for i in range(len(scores)):
        for score in scores[i]:
            if score < limit:
                answer.append(i)
    return answer


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


def _secret_chamber(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """A coin for everything that would give none; before a Tactician for all but one card."""
    answer: list[int] = []
    if plays_left(view) > 0 and any(facts(card).name == "tactician" for card in decision.cards):
        order = least_useful_first(decision.cards, decision.copies, view)
        kept = False
        for i in order:
            if facts(decision.cards[i]).name == "tactician" and not kept:
                kept = True
            else:
                answer.append(i)
        return answer[1:]
    scores = usefulness(decision.cards, decision.copies, view)
    for i in range(len(scores)):
        for score in scores[i]:
            if score < FRESH:
                answer.append(i)
    return answer


def _spy(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """The own bad card, another player's good one."""
    mine = len(view.revealed(view.seat)) > 0
    card = decision.cards[0]
    bad = is_dead(card) or card.id == "copper"
    return [0] if bad == mine else []


def _sentry(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """What was too good to trash and still does nothing in hand."""
    return taking(decision, [card for card in offered(decision) if is_dead(card)])


def _lookout(bot: Judgement, decision: Decision, view: View) -> list[int]:
    return [worst_to_draw(decision.cards)]


def _baron(bot: Judgement, decision: Decision, view: View) -> list[int]:
    return [0]


def _mill(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """Two cards that give less than 2 coins together, or none."""
    if decision.minimum > 0:
        return _needed(bot, decision, view)
    order = least_useful_first(decision.cards, decision.copies, view)
    if len(order) < 2:
        return []
    first = decision.cards[order[0]]
    second = decision.cards[order[1]]
    scores = usefulness(decision.cards, decision.copies, view)
    cheap = scores[order[0]][-1] < FRESH and scores[order[1]][-1] <= 10
    if cheap and coins_in([first, second]) < 2:
        return order[:2]
    return []


def _silos(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """All Coppers, unless the rest of the deck is no better."""
    if average_draw(view) <= 95:
        return []
    return decision.everything()


def _crop_rotation(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """A Victory card that does nothing else."""
    for i in range(len(decision.cards)):
        if is_dead(decision.cards[i]):
            return [i]
    return []


#: Cards whose discarding is not simply giving up what is least useful.
DISCARD: Final[dict[str, Answer]] = {
    "cellar": _cellar,
    "secret_chamber": _secret_chamber,
    "spy": _spy,
    "sentry": _sentry,
    "lookout": _lookout,
    "baron": _baron,
    "mill": _mill,
    "silos": _silos,
    "crop_rotation": _crop_rotation,
}


def discard(bot: Judgement, decision: Decision, view: View) -> list[int]:
    source = decision.card
    if source is not None:
        rule = DISCARD.get(facts(source).name)
        if rule is not None:
            return rule(bot, decision, view)
    return _needed(bot, decision, view)


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


def _harbinger(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """The best card of the discard pile, if it is better than most."""
    best = best_to_draw(decision.cards)
    return [best] if draw_value(decision.cards[best]) > 20 else []


def _pearl_diver(bot: Judgement, decision: Decision, view: View) -> list[int]:
    return [0] if draw_value(decision.cards[0]) >= 20 else []


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


def _keep_best_hand(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """What the hand misses least; of that the best to draw on top."""
    order = least_useful_first(decision.cards, decision.copies, view)[: decision.minimum]
    order.reverse()
    return order


#: Cards that put back something else than all they looked at.
PUT_BACK: Final[dict[str, Answer]] = {
    "harbinger": _harbinger,
    "pearl_diver": _pearl_diver,
    "courtyard": save_for_later,
    "artisan": save_for_later,
    "city_gate": save_for_later,
    "secret_passage": save_for_later,
    "secret_chamber": _keep_best_hand,
    "ghost_ship": _keep_best_hand,
}


def put_back(bot: Judgement, decision: Decision, view: View) -> list[int]:
    source = decision.card
    if source is not None:
        rule = PUT_BACK.get(facts(source).name)
        if rule is not None:
            return rule(bot, decision, view)
    return best_first(decision)[: decision.maximum]


# Setting aside


def _library(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """Actions that can no longer be played make room for others."""
    return [0] if plays_left(view) == 0 else []


def _island(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """A Victory card, the dearest: it counts in the end and is in nobody's way. Else the worst card."""
    best = -1
    for i in range(len(decision.cards)):
        card = decision.cards[i]
        if is_dead(card) and (best < 0 or card.cost > decision.cards[best].cost):
            best = i
    if best >= 0:
        return [best]
    return [worst_to_draw(decision.cards)]


SET_ASIDE: Final[dict[str, Answer]] = {
    "library": _library,
    "island": _island,
    "haven": save_for_later,
}


def set_aside(bot: Judgement, decision: Decision, view: View) -> list[int]:
    source = decision.card
    if source is not None:
        rule = SET_ASIDE.get(facts(source).name)
        if rule is not None:
            return rule(bot, decision, view)
    return save_for_later(bot, decision, view) if my_turn(view) else _needed(bot, decision, view)


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
