"""Which of several words, which ability to use, and which first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.types import ACTION, TREASURE
from ..engine.view import View
from .discarding import average_draw, draw_value
from .exchanges import best_in_trash
from .knowledge import facts
from .playing import best_action
from .replaying import played_now, replay_target, worth_playing_gained
from .situation import coins_in, dead_cards, is_dead, junk_in, plays_left, stage

if TYPE_CHECKING:
    from .judgement import Judgement

Words = Callable[["Judgement", Decision, View], list[str]]


def _actions_in(hand: list[Card]) -> int:
    count = 0
    for card in hand:
        if card.types & ACTION:
            count += 1
    return count


def _chancellor(bot: Judgement, decision: Decision, view: View) -> list[str]:
    """What was bought comes sooner: the deck goes, unless it is far better than all that would be shuffled."""
    deck = view.own_deck()
    if not deck:
        return ["no"]
    rest = view.own_discards() + view.in_play(view.seat) + view.hand
    return ["yes"] if 5 * _average(rest) > 2 * _average(deck) else ["no"]


def _average(cards: list[Card]) -> int:
    total = 0
    for card in cards:
        total += max(draw_value(card), 0)
    return 10 * total // len(cards) if cards else 0


def _pawn(bot: Judgement, decision: Decision, view: View) -> list[str]:
    """The Action if one waits in hand, or is likely to be drawn when none is left to play; else the coin."""
    if _actions_in(view.hand) > 0:
        return ["cards", "actions"]
    if plays_left(view) == 0:
        deck = view.own_deck()
        if 3 * _actions_in(deck) > len(deck):
            return ["cards", "actions"]
    return ["cards", "coins"]


def _steward(bot: Judgement, decision: Decision, view: View) -> list[str]:
    """Two dead cards go unless there is a Province to buy; Coppers early, unless the 2 coins buy something good."""
    hand = view.hand
    money = view.coins + coins_in(hand) + 2
    junk = junk_in(hand, view, True)
    if len(junk) >= 2 and money < 8 and (is_dead(junk[1]) or not _buys_well(bot, money, view)):
        return ["trash"]
    if plays_left(view) > 0 and _actions_in(hand) > 0:
        return ["cards"]
    return ["coins"] if money >= 3 else ["cards"]


def _buys_well(bot: Judgement, coins: int, view: View) -> bool:
    goal = bot.would_buy(coins, view)
    return goal is not None and facts(goal).worth >= 50


def _minion(bot: Judgement, decision: Decision, view: View) -> list[str]:
    """The last Minion changes a hand for a new one that should bring more, unless there is enough for a Province."""
    hand = view.hand
    actions = [card for card in hand if card.types & ACTION]
    if best_action(bot, actions, view, plays_left(view)) >= 0:
        return ["coins"]
    coins = coins_in(hand)
    goal = bot.would_buy(view.coins + coins + 2, view)
    if goal is not None and goal.id == "province":
        return ["coins"]
    # What the others lose by it outweighs the 2 coins.
    return ["discard"] if 100 * coins < 4 * average_draw(view) else ["coins"]


def _torturer(bot: Judgement, decision: Decision, view: View) -> list[str]:
    """Two dead cards or an empty Curse pile decide; else the Curse only late in a fight for a good hand."""
    hand = view.hand
    curses = 0
    for pile in view.piles:
        if pile.id == "curse":
            curses = view.left(pile)
    if curses == 0:
        return ["curse"]
    if len(hand) <= 1:
        return ["discard"]
    weak = dead_cards(hand)
    for card in hand:
        if card.id == "copper":
            weak += 1
    return ["discard"] if weak >= 2 or stage(view) >= 2 or coins_in(hand) < 6 else ["curse"]


def _nobles(bot: Judgement, decision: Decision, view: View) -> list[str]:
    """Actions if an Action worth playing waits and none is left, else cards."""
    if view.actions == 0 and view.villagers(view.seat) == 0:
        waiting = [card for card in view.hand if card.types & ACTION]
        if best_action(bot, waiting, view, 2) >= 0:
            return ["actions"]
    return ["cards"]


def _lurker(bot: Judgement, decision: Decision, view: View) -> list[str]:
    if best_in_trash(view) is not None:
        return ["gain"]
    return (
        ["trash"]
        if any(facts(card).name == "lurker" for card in view.hand) and plays_left(view) > 0
        else ["gain"]
    )


def _courtier(bot: Judgement, decision: Decision, view: View) -> list[str]:
    """Gold while it will be drawn again, coins for a purchase, then an Action if there is something to play."""
    ranked: list[str] = []
    money = view.coins + coins_in(view.hand)
    late = stage(view) >= 2
    waiting = view.actions == 0 and _actions_in(view.hand) > 0
    ranked = ["coins", "gold"] if late or 5 <= money < 8 else ["gold", "coins"]
    ranked += ["actions", "buys"] if waiting else ["buys", "actions"]
    return ranked


def _native_village(bot: Judgement, decision: Decision, view: View) -> list[str]:
    """Three cards or more come back, two of them for a purchase; the known top card decides too."""
    mat = view.mat(view.seat, "native_village")
    if not mat:
        return ["deck"]
    money = view.coins + coins_in(view.hand)
    known = view.known_deck()
    if known and known[0] is not None and is_dead(known[0]):
        return ["deck"]
    if len(mat) >= 3 or (money < 8 <= money + coins_in(mat)) or stage(view) == 3:
        return ["mat"]
    return ["deck"]


def _navigator(bot: Judgement, decision: Decision, view: View) -> list[str]:
    """Five cards worse than the average of what is left go away."""
    looking = view.looking
    rest = view.own_deck() + view.own_discards()
    if not rest:
        return ["deck"]
    return ["discard"] if _average(looking) < _average(rest) or coins_in(looking) < 4 else ["deck"]


def _pirate_ship(bot: Judgement, decision: Decision, view: View) -> list[str]:
    """Raids until the tokens pay well, and always when they pay for the Province."""
    tokens = view.tokens(view.seat, "pirate_ship")
    money = view.coins + coins_in(view.hand)
    if tokens >= 4 or (tokens > 0 and money < 8 <= money + tokens):
        return ["coins"]
    if stage(view) == 3 and tokens >= 2:
        return ["coins"]
    return ["trash"]


def _scepter(bot: Judgement, decision: Decision, view: View) -> list[str]:
    actions = [card for card in played_now(view) if card.types & ACTION]
    return ["replay"] if replay_target(bot, actions, view) >= 0 else ["coins"]


def _treasurer(bot: Judgement, decision: Decision, view: View) -> list[str]:
    """A good Treasure from the trash; then the Key; then a Copper out of the way."""
    for card in view.trash:
        if view.types(card) & TREASURE and facts(card).worth >= 30:
            return ["gain"]
    for artifact in view.artifacts:
        if artifact.id == "key" and view.holder(artifact) != view.seat:
            return ["key"]
    coppers = [card for card in view.hand if card.id == "copper"]
    return ["trash"] if junk_in(coppers, view) and stage(view) < 2 else ["key"]


def _sinister_plot(bot: Judgement, decision: Decision, view: View) -> list[str]:
    """Saves up; takes the cards when there are enough for a big turn, or when the end is near."""
    tokens = view.tokens(view.seat, "sinister_plot")
    if tokens >= 4 or (stage(view) >= 2 and tokens >= 2) or (stage(view) == 3 and tokens >= 1):
        return ["cards"]
    return ["token"]


#: The cards that let a player choose between words.
CHOOSE: Final[dict[str, Words]] = {
    "chancellor": _chancellor,
    "pawn": _pawn,
    "steward": _steward,
    "minion": _minion,
    "torturer": _torturer,
    "nobles": _nobles,
    "lurker": _lurker,
    "courtier": _courtier,
    "native_village": _native_village,
    "navigator": _navigator,
    "pirate_ship": _pirate_ship,
    "scepter": _scepter,
    "treasurer": _treasurer,
    "sinister_plot": _sinister_plot,
}


def choose(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """The words that the card's rule ranks first; without a rule the first ones."""
    ranked: list[str] = []
    source = decision.card
    if source is not None:
        rule = CHOOSE.get(facts(source).name)
        if rule is not None:
            ranked = rule(bot, decision, view)
        elif decision.cards:
            return _artifact(decision)
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


def _artifact(decision: Decision) -> list[int]:
    """The Lantern first: it makes every Border Guard better."""
    for i in range(len(decision.cards)):
        if decision.cards[i].id == "lantern":
            return [i]
    return [0]


# Abilities


def _react_moat(bot: Judgement, decision: Decision, view: View) -> bool:
    return True


def _react_secret_chamber(bot: Judgement, decision: Decision, view: View) -> bool:
    """Once: the two cards put back are known, and drawing them again changes nothing."""
    known = view.known_deck()
    return not (len(known) >= 2 and known[0] is not None and known[1] is not None)


def _react_diplomat(bot: Judgement, decision: Decision, view: View) -> bool:
    """With three cards to spare, or before an Attack on the hand."""
    weak = 0
    for card in view.hand:
        if is_dead(card) or card.id == "copper" or facts(card).name == "diplomat":
            weak += 1
    source = decision.card
    return weak >= 3 or (
        source is not None and facts(source).name in ("militia", "ghost_ship", "minion", "villain")
    )


def _use_pageant(bot: Judgement, decision: Decision, view: View) -> bool:
    return view.coins > 0


def _play_gained(bot: Judgement, decision: Decision, view: View) -> bool:
    source = decision.card
    return source is not None and worth_playing_gained(bot, source, view)


def _use_cargo_ship(bot: Judgement, decision: Decision, view: View) -> bool:
    source = decision.card
    return source is not None and draw_value(source) >= 22


Use = Callable[["Judgement", Decision, View], bool]

#: Abilities that are not always used.
USES: Final[dict[str, Use]] = {
    "moat": _react_moat,
    "secret_chamber": _react_secret_chamber,
    "diplomat": _react_diplomat,
    "pageant": _use_pageant,
    "innovation": _play_gained,
    "sailor": _play_gained,
    "cargo_ship": _use_cargo_ship,
}

#: Which ability comes first: protection, then cards into the hand, then what chooses among them.
_FIRST: Final[dict[str, int]] = {
    "moat": 90,
    "diplomat": 80,
    "secret_chamber": 70,
    "innovation": 66,
    "sailor": 40,
    "cargo_ship": 60,
    "sinister_plot": 58,
    "crop_rotation": 56,
    "silos": 54,
    "piazza": 52,
    "sea_witch": 30,
    "cathedral": 20,
    "tide_pools": 15,
    "city_gate": 10,
}


def _used(bot: Judgement, card: Card, decision: Decision, view: View) -> bool:
    rule = USES.get(facts(card).name)
    return True if rule is None else rule(bot, decision, view)


def react(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """The most urgent ability worth using, or none."""
    best = -1
    highest = -1
    for i in range(len(decision.cards)):
        card = decision.cards[i]
        rank = _FIRST.get(facts(card).name, 50)
        if rank > highest and _used(bot, card, decision, view):
            highest = rank
            best = i
    return [] if best < 0 else [best]


def order(bot: Judgement, decision: Decision, view: View) -> list[int]:
    """Which ability comes next; some of them may be left, one has to be resolved."""
    answer = react(bot, decision, view)
    return answer or [0]
