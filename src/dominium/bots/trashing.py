"""What to trash, return or pass on: junk first, and a good card only for a better one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.view import View
from .exchanges import Exchanges
from .knowledge import facts
from .situation import JUNK, junk_in, stage, worth_now

if TYPE_CHECKING:
    from .judgement import Judgement


def offered(decision: Decision) -> list[Card]:
    """The cards of a decision, each copy once."""
    cards: list[Card] = []
    copies = decision.copies
    for i in range(len(decision.cards)):
        for _ in range(copies[i]):
            cards.append(decision.cards[i])
    return cards


def taking(decision: Decision, cards: list[Card]) -> list[int]:
    """The answer that takes these cards."""
    return [decision.index(card) for card in cards]


def worst_first(decision: Decision, view: View) -> list[int]:
    """Option indices, one for each copy, from the card least worth owning on."""
    now = stage(view)
    pairs: list[tuple[int, int]] = []
    copies = decision.copies
    for i in range(len(decision.cards)):
        worth = worth_now(decision.cards[i], view, now)
        for _ in range(copies[i]):
            pairs.append((worth, i))
    pairs.sort()
    return [i for _, i in pairs]


def trash_junk(decision: Decision, view: View, *, young: bool = False) -> list[int]:
    """As much junk as allowed; where more has to go, what is least worth owning.

    ``young``: late in the game no Copper that still buys something.
    """
    junk = junk_in(offered(decision), view, young=young)
    answer = taking(decision, junk[: decision.maximum])
    if len(answer) < decision.minimum:
        answer = worst_first(decision, view)[: decision.minimum]
    return answer


def best_exchange(decision: Decision, view: View, more: int, least: int, types: int) -> list[int]:
    """The card that wins most by becoming one that costs ``least`` to ``more`` more; none if all lose by it."""
    best = -1
    most = -1000
    cards = decision.cards
    exchanges = Exchanges(view, more, least, types)
    for i in range(len(cards)):
        gain = exchanges.gain(cards[i])
        if gain > most:
            most = gain
            best = i
    if best < 0 or (most <= 0 and decision.minimum == 0):
        return []
    return [best]


def traded(bot: Judgement, card: Card, view: View, more: int, least: int) -> int:
    """What the player is better off by trashing a card for what the bot would gain then, costing ``least`` to ``more``
    above it."""
    now = stage(view)
    cost = view.cost(card)
    gain = view.to_gain(cost + more, cost + least if least else 0)
    worth = 0  # trashed for nothing
    if gain.cards:
        view.leave_out(card, 1)
        answer = bot.gain(gain, view)
        view.leave_out(card, -1)
        worth = worth_now(gain.cards[answer[0]], view, now)
    return worth - worth_now(card, view, now)


def best_trade(bot: Judgement, cards: list[Card], view: View, more: int, least: int) -> int:
    """The index of the card that wins most by becoming what the bot would gain for it; -1 if all lose by it."""
    at_best = Exchanges(view, more, least, 0)  # no choice is worth more than the best card at its price
    likely: list[tuple[int, int]] = []
    for i in range(len(cards)):
        gain = at_best.gain(cards[i])
        if gain > 0 and (i == 0 or cards[i] is not cards[i - 1]):
            likely.append((-gain, i))
    likely.sort()
    best = -1
    most = 0
    for loss, i in likely:
        if -loss < most:
            break
        gain = traded(bot, cards[i], view, more, least)
        if gain > most or (gain == most and i < best):
            most = gain
            best = i
    return best


def can_trade(bot: Judgement, cards: list[Card], view: View, more: int, least: int) -> bool:
    """Whether one of some cards would become a better one: the worst are asked about first, they are most likely to."""
    if not cards:
        return False
    at_best = Exchanges(view, more, least, 0)
    for junk in (True, False):
        seen: Card | None = None
        for card in cards:
            if card is seen or (facts(card).worth <= JUNK) != junk:
                continue
            seen = card
            if at_best.gain(card) > 0 and traded(bot, card, view, more, least) > 0:
                return True
    return False


def trade(bot: Judgement, decision: Decision, view: View, more: int, least: int) -> list[int]:
    """The best card to trade; where all lose by it and one has to go, the one that loses least."""
    best = best_trade(bot, decision.cards, view, more, least)
    if best >= 0:
        return [best]
    return best_exchange(decision, view, more, least, 0)


def dearest(cards: list[Card]) -> int:
    """The index of the card most worth owning."""
    best = 0
    for i in range(1, len(cards)):
        if facts(cards[i]).worth > facts(cards[best]).worth:
            best = i
    return best


def trash(bot: Judgement, decision: Decision, view: View) -> list[int]:
    source = decision.card
    own = None if source is None else facts(source).sense.trash(bot, decision, view)
    return trash_junk(decision, view) if own is None else own


def pass_card(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """The card least worth owning ."""
    return worst_first(decision, view)[:1]


def return_cards(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """All copies of junk, nothing else (Ambassador)."""
    return taking(decision, junk_in(offered(decision), view, young=True)[: decision.maximum])
