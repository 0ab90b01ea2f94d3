"""What to trash, return or pass on: junk first, and a good card only for a better one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.types import CURSE_TYPE, TREASURE
from ..engine.view import View
from .exchanges import exchange_gain, salvage_target
from .knowledge import facts
from .situation import coins_in, is_dead, junk_in, stage, worth_now

if TYPE_CHECKING:
    from .judgement import Judgement

Answer = Callable[["Judgement", Decision, View], list[int]]


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


def trash_junk(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """As much junk as allowed; where more has to go, what is least worth owning."""
    junk = junk_in(offered(decision), view)
    answer = taking(decision, junk[: decision.maximum])
    if len(answer) < decision.minimum:
        answer = worst_first(decision, view)[: decision.minimum]
    return answer


def _young_junk(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """Junk, but late in the game no Copper that still buys something (Masquerade)."""
    answer = taking(decision, junk_in(offered(decision), view, True)[: decision.maximum])
    return answer if len(answer) >= decision.minimum else worst_first(decision, view)[: decision.minimum]


def _chapel(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """Junk, but not the Coppers that buy something good this turn."""
    hand = view.hand
    junk = junk_in(offered(decision), view)
    money = view.coins + coins_in(hand)
    goal = bot.would_buy(money, view)
    chosen: list[Card] = []
    for card in junk:
        if len(chosen) == decision.maximum:
            break
        if card.types & TREASURE and goal is not None and facts(goal).worth >= 50:
            if money - card.coins < view.cost(goal):
                continue
            money -= card.coins
        chosen.append(card)
    return taking(decision, chosen)


def _exchange(more: int, least: int, types: int, bot: Judgement, decision: Decision, view: View) -> list[int]:
    best = -1
    most = -1000
    cards = decision.cards
    for i in range(len(cards)):
        gain = exchange_gain(cards[i], view, more, least, types)
        if gain > most:
            most = gain
            best = i
    if best < 0 or (most <= 0 and decision.minimum == 0):
        return []
    return [best]


def _remodel(bot: Judgement, decision: Decision, view: View) -> list[int]:
    return _exchange(2, 0, 0, bot, decision, view)


def _upgrade(bot: Judgement, decision: Decision, view: View) -> list[int]:
    return _exchange(1, 1, 0, bot, decision, view)


def _mine(bot: Judgement, decision: Decision, view: View) -> list[int]:
    return _exchange(3, 0, TREASURE, bot, decision, view)


def _always(bot: Judgement, decision: Decision, view: View) -> list[int]:
    return [0]


def _dearest(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """Of another player's Treasures the best one; of the Supply what the next Lurker takes back."""
    return [dearest(decision.cards)]


def dearest(cards: list[Card]) -> int:
    """The index of the card most worth owning."""
    best = 0
    for i in range(1, len(cards)):
        if facts(cards[i]).worth > facts(cards[best]).worth:
            best = i
    return best


def _salvager(bot: Judgement, decision: Decision, view: View) -> list[int]:
    card = salvage_target(view.hand, view)
    if card is not None and decision.index(card) >= 0:
        return [decision.index(card)]
    return worst_first(decision, view)[:1]


def _hideout(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """A Victory card would only be changed into a Curse."""
    for i in worst_first(decision, view):
        card = decision.cards[i]
        if not is_dead(card) or card.types & CURSE_TYPE:
            if facts(card).worth >= 60 and _index_of_dead(decision) >= 0:
                break
            return [i]
    dead = _index_of_dead(decision)
    return [dead] if dead >= 0 else worst_first(decision, view)[:1]


def _index_of_dead(decision: Decision) -> int:
    for i in range(len(decision.cards)):
        if is_dead(decision.cards[i]) and decision.cards[i].cost < 5:
            return i
    return -1


def _dear_junk(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """Junk, the dearest first, for what pays by cost (Recruiter, Research)."""
    junk = junk_in(offered(decision), view)
    if not junk:
        return worst_first(decision, view)[:1]
    best = junk[0]
    for card in junk:
        if view.cost(card) > view.cost(best):
            best = card
    return [decision.index(best)]


def _mining_village(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """Only if the 2 coins buy a Province, or at the very end a Duchy."""
    coins = view.coins + coins_in(view.hand)
    if coins < 8 <= coins + 2 and view.provinces_left() > 0:
        return [0]
    return [0] if stage(view) == 3 and coins < 5 <= coins + 2 else []


#: Cards whose trashing is not simply getting rid of junk.
TRASH: Final[dict[str, Answer]] = {
    "chapel": _chapel,
    "remodel": _remodel,
    "replace": _remodel,
    "upgrade": _upgrade,
    "improve": _upgrade,
    "mine": _mine,
    "moneylender": _always,
    "thief": _dearest,
    "pirate_ship": _dearest,
    "mining_village": _mining_village,
    "lurker": _dearest,
    "salvager": _salvager,
    "hideout": _hideout,
    "recruiter": _dear_junk,
    "research": _dear_junk,
    "old_witch": _always,
    "masquerade": _young_junk,
}


def trash(bot: Judgement, decision: Decision, view: View) -> list[int]:
    source = decision.card
    if source is not None:
        rule = TRASH.get(facts(source).name)
        if rule is not None:
            return rule(bot, decision, view)
    return trash_junk(bot, decision, view)


def pass_card(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """The card least worth owning (Masquerade)."""
    return worst_first(decision, view)[:1]


def return_cards(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """All copies of junk, nothing else (Ambassador)."""
    return taking(decision, junk_in(offered(decision), view, True)[: decision.maximum])


def reveal_to_return(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """The worst junk, even if there is but one copy: Coppers still buy something (Ambassador)."""
    junk = junk_in(offered(decision), view, True)
    return worst_first(decision, view)[:1] if not junk else [decision.index(junk[0])]
