"""Which Action to play, and when not to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..engine.card import Card
from ..engine.types import ACTION, CURSE_TYPE, TREASURE
from ..engine.view import View
from .exchanges import best_in_trash, exchange_gain, salvage_target, without
from .knowledge import Facts, facts
from .situation import dead_cards, is_dead, junk_in, money, stage, worth_now

if TYPE_CHECKING:
    from .judgement import Judgement

#: not now
NO: Final = -1
#: as usual
USUAL: Final = 0

Score = Callable[["Judgement", Card, View], int]


def order_of(bot: Judgement, card: Card, view: View, actions: int) -> int:
    """How soon to play an Action card: the highest first, below 0 not at all."""
    known = facts(card)
    if known.careful:
        rule = SCORES.get(known.name)
        if rule is not None:
            score = rule(bot, card, view)
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
    for i in range(len(cards)):
        score = order_of(bot, cards[i], view, actions)
        if drawable < 4 and score >= 0:
            score = _without_draws(facts(cards[i]), score, drawable)
        if score > highest:
            highest = score
            best = i
    return best


def _without_draws(known: Facts, score: int, drawable: int) -> int:
    """How soon to play a card that costs an Action when there are fewer cards to draw than it draws."""
    missing = known.cards - drawable
    if missing <= 0 or not known.terminal:
        return score
    return max(0, (score if drawable > 0 else min(score, known.force)) - 10 * missing)


def _junk_score(card: Card, view: View, needed: int) -> int:
    return USUAL if len(junk_in(without(view.hand, card), view)) >= needed else NO


def _one_junk(bot: Judgement, card: Card, view: View) -> int:
    return _junk_score(card, view, 1)


def _two_junk(bot: Judgement, card: Card, view: View) -> int:
    return _junk_score(card, view, 2)


def _young_junk(bot: Judgement, card: Card, view: View) -> int:
    return USUAL if junk_in(without(view.hand, card), view, True) else NO


def _moneylender(bot: Judgement, card: Card, view: View) -> int:
    return USUAL if any(other.id == "copper" for other in view.hand) else NO


def _mine(bot: Judgement, card: Card, view: View) -> int:
    for other in view.hand:
        if view.types(other) & TREASURE and exchange_gain(other, view, 3, 0, TREASURE) > 0:
            return USUAL
    return NO


def _remodel(bot: Judgement, card: Card, view: View) -> int:
    return _exchange_score(bot, card, view, 2, 0)


def _upgrade(bot: Judgement, card: Card, view: View) -> int:
    if junk_in(without(view.hand, card), view):
        return USUAL
    return _exchange_score(bot, card, view, 1, 1)


def _exchange_score(bot: Judgement, card: Card, view: View, more: int, least: int) -> int:
    for other in without(view.hand, card):
        if exchange_gain(other, view, more, least, 0) > 0:
            return USUAL
    return NO


def _throne_room(bot: Judgement, card: Card, view: View) -> int:
    hand = without(view.hand, card)
    targets: list[Card] = []
    for other in hand:
        if other.types & ACTION and other is not card:
            targets.append(other)
    if not targets:
        return NO
    best = throne_target(bot, targets, view)
    if best < 0:
        return NO
    # With one target it comes first; else the cards that cost no Action go before it and may bring a better one.
    return 1400 if len(targets) == 1 or not facts(targets[best]).terminal else 600


#: Second plays that bring nothing or hurt.
NEVER_TWICE: Final = ("treasure_map", "tactician", "outpost", "tide_pools", "scholar")


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
        if known.name in NEVER_TWICE:
            continue
        if known.name == "throne_room":
            # Two more Actions are played twice: fine if they are there.
            score = 45 if others > 3 else 0
        elif order_of(bot, card, view, 1) < 0:
            continue
        else:
            score = known.force
            if known.actions and view.actions == 0 and others > 1:
                score += 15 * known.actions
            if known.name in TRASHERS:
                score = score // 2
        if score > highest:
            highest = score
            best = i
    return best


#: Cards whose second play in a turn often finds nothing good to trash.
TRASHERS: Final = (
    "chapel",
    "remodel",
    "replace",
    "upgrade",
    "salvager",
    "trading_post",
    "ambassador",
    "hideout",
    "priest",
    "research",
    "recruiter",
    "lookout",
    "masquerade",
    "moneylender",
    "mine",
)


def _shanty_town(bot: Judgement, card: Card, view: View) -> int:
    for other in without(view.hand, card):
        if other.types & ACTION and other is not card:
            return 550  # after the cards that cost no Action, before those that do
    return USUAL


def _baron(bot: Judgement, card: Card, view: View) -> int:
    if any(other.id == "estate" for other in view.hand) or stage(view) >= 2:
        return USUAL
    return NO


def _conspirator(bot: Judgement, card: Card, view: View) -> int:
    played = len(view.in_play(view.seat)) - len(view.staying(view.seat))
    return 1100 if played >= 2 else USUAL


def _secret_chamber(bot: Judgement, card: Card, view: View) -> int:
    hand = view.hand
    if view.actions > 1 and len(hand) > 3 and any(facts(other).name == "tactician" for other in hand):
        return USUAL
    return USUAL if dead_cards(hand) >= 2 else NO


def _coppersmith(bot: Judgement, card: Card, view: View) -> int:
    coppers = 0
    for other in view.hand:
        if other.id == "copper":
            coppers += 1
    return 8 * coppers if coppers > 1 else NO


def _lurker(bot: Judgement, card: Card, view: View) -> int:
    if best_in_trash(view) is not None:
        return USUAL
    rest = without(view.hand, card)
    return USUAL if any(other is card for other in rest) else NO


def _diplomat(bot: Judgement, card: Card, view: View) -> int:
    return 1250 if len(view.hand) <= 4 else USUAL


def _courtier(bot: Judgement, card: Card, view: View) -> int:
    return USUAL if len(view.hand) > 1 else NO


def _masquerade(bot: Judgement, card: Card, view: View) -> int:
    now = stage(view)
    rest = without(view.hand, card)
    for other in rest:
        if worth_now(other, view, now) <= 20:
            return USUAL
    return NO if rest else USUAL


def _lookout(bot: Judgement, card: Card, view: View) -> int:
    deck = view.own_deck()
    if len(deck) < 3:
        deck = deck + view.own_discards()
    junk = len(junk_in(deck, view))
    return USUAL if junk * 3 >= len(deck) and junk > 0 else NO


def _smugglers(bot: Judgement, card: Card, view: View) -> int:
    right = (view.seat - 1) % view.players
    now = stage(view)
    for other in view.gained_last(right):
        if view.cost(other) <= 6 and view.left(other) > 0 and worth_now(other, view, now) >= 20:
            return USUAL
    return NO


def _warehouse(bot: Judgement, card: Card, view: View) -> int:
    for other in view.hand:
        # A Treasure Map looks for the other one.
        if is_dead(other) or other.id == "copper" or facts(other).name == "treasure_map":
            return USUAL
    return NO


def _island(bot: Judgement, card: Card, view: View) -> int:
    rest = without(view.hand, card)
    if dead_cards(rest) or not rest:
        return USUAL
    return USUAL if any(other.id == "copper" for other in rest) and stage(view) < 2 else NO


def _salvager(bot: Judgement, card: Card, view: View) -> int:
    if salvage_target(without(view.hand, card), view) is not None:
        return USUAL
    return NO


def _treasure_map(bot: Judgement, card: Card, view: View) -> int:
    count = 0
    for other in view.hand:
        if other is card:
            count += 1
    return USUAL if count > 1 else NO


def _library(bot: Judgement, card: Card, view: View) -> int:
    missing = 8 - len(view.hand)
    return 10 * missing if missing > 0 else NO


def _outpost(bot: Judgement, card: Card, view: View) -> int:
    if view.extra or any(facts(other).name == "outpost" for other in view.in_play(view.seat)):
        return NO
    return USUAL


def _tactician(bot: Judgement, card: Card, view: View) -> int:
    rest = without(view.hand, card)
    if not rest:
        return NO
    if stage(view) == 3:
        return NO
    # The hand is given up for ten cards next turn: only one that buys little, or nothing more than without it.
    goal = bot.would_buy(money(view, rest), view)
    if goal is not None and facts(goal).worth >= 60 and bot.would_buy(view.coins, view) is not goal:
        return NO
    return 1 if view.actions > 1 else USUAL


def _sea_hag(bot: Judgement, card: Card, view: View) -> int:
    for pile in view.piles:
        if pile.types & CURSE_TYPE:
            return USUAL if view.left(pile) > 0 else 2
    return NO


def _acting_troupe(bot: Judgement, card: Card, view: View) -> int:
    terminals = 0
    for other in view.owned(view.seat):
        if other.types & ACTION and other is not card and facts(other).terminal:
            terminals += 1
    return USUAL if terminals >= 2 and view.villagers(view.seat) < 4 else NO


def _hideout(bot: Judgement, card: Card, view: View) -> int:
    for other in junk_in(without(view.hand, card), view):
        if not is_dead(other) or other.types & CURSE_TYPE:
            return USUAL
    return NO


def _scholar(bot: Judgement, card: Card, view: View) -> int:
    rest = without(view.hand, card)
    if money(view, rest) >= 8 or len(rest) >= 7:
        return NO
    return 45


#: The cards that are played only in the right moment.
SCORES: Final[dict[str, Score]] = {
    "chapel": _one_junk,
    "moneylender": _moneylender,
    "remodel": _remodel,
    "replace": _remodel,
    "upgrade": _upgrade,
    "mine": _mine,
    "throne_room": _throne_room,
    "masquerade": _masquerade,
    "shanty_town": _shanty_town,
    "baron": _baron,
    "conspirator": _conspirator,
    "trading_post": _two_junk,
    "secret_chamber": _secret_chamber,
    "coppersmith": _coppersmith,
    "lurker": _lurker,
    "diplomat": _diplomat,
    "courtier": _courtier,
    "lookout": _lookout,
    "smugglers": _smugglers,
    "warehouse": _warehouse,
    "island": _island,
    "salvager": _salvager,
    "treasure_map": _treasure_map,
    "library": _library,
    "outpost": _outpost,
    "tactician": _tactician,
    "ambassador": _young_junk,
    "sea_hag": _sea_hag,
    "acting_troupe": _acting_troupe,
    "hideout": _hideout,
    "priest": _one_junk,
    "research": _young_junk,
    "recruiter": _one_junk,
    "scholar": _scholar,
}
