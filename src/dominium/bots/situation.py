"""Reading a view: how far the game is, what a card is worth now, which cards of a hand can go."""

from __future__ import annotations

from typing import Final

from ..cards.basic import COPPER, ESTATE, PROVINCE
from ..engine.card import Card
from ..engine.catalogue import all_cards
from ..engine.types import ACTION, CURSE_TYPE, TREASURE, VICTORY
from ..engine.view import View
from .knowledge import facts

#: Provinces left at which a player begins to think of points (1), takes Duchies over Gold (2), and takes any
#: points (3); for 2, 3 or 4, and 5 or 6 players.
_THRESHOLDS: Final = [(6, 4, 2), (7, 5, 3), (9, 6, 4)]

#: What a point adds to the worth of a card at each stage.
_POINT: Final = [0, 12, 16, 20]

#: Worth up to this is junk: Curses, Estates while the game is young, Coppers.
JUNK: Final = 10

#: Coins that a deck keeps when Coppers are trashed, with those of its Actions, and those of its Treasures alone.
ENOUGH_COINS: Final = 5
FEWEST_COINS: Final = 3

#: turns after which a player would rather lose than go on
PATIENCE: Final = 60


DEAD_TYPES: Final = VICTORY | CURSE_TYPE
LIVE_TYPES: Final = ACTION | TREASURE


def stage(view: View) -> int:
    """0 while decks are built, then 1 to 3 as the end comes nearer."""
    players = view.players
    first, second, third = _THRESHOLDS[0 if players == 2 else 1 if players < 5 else 2]
    left = view.provinces_left()
    if left <= third:
        return 3
    if left <= second or (view.empty_piles > 0 and view.empty_piles + 1 >= view.empty_piles_to_end):
        return 2
    return 1 if left <= first else 0


def worth_now(card: Card, view: View, now: int) -> int:
    """How good it is to own a copy, at a stage of the game."""
    worth = facts(card).worth
    if now == 3:
        worth = worth // 4
    if now > 0 and card.types & DEAD_TYPES:
        worth += _POINT[now] * view.worth(card)
    return worth


def is_dead(card: Card) -> bool:
    """Whether a card in hand does nothing: pure Victory cards and Curses."""
    return card.types & DEAD_TYPES != 0 and card.types & LIVE_TYPES == 0


def my_turn(view: View) -> bool:
    return view.active == view.seat


def plays_left(view: View) -> int:
    """Action cards the player can still play, this turn or, in another's turn, on the next one."""
    if not my_turn(view):
        return 1 + view.villagers(view.seat)
    return view.actions + view.villagers(view.seat) if view.phase == "action" else 0


def coins_in(cards: list[Card]) -> int:
    """The coins the Treasures among some cards give."""
    coins = 0
    for card in cards:
        if card.types & TREASURE:
            coins += facts(card).coins
    return coins


def money(view: View, hand: list[Card]) -> int:
    """The coins the player has with the Treasures of a hand, if nothing else is played."""
    coins = view.coins + coins_in(hand)
    coppers = 0
    for card in hand:
        if card is COPPER:
            coppers += 1
    if coppers:
        for card in view.in_play(view.seat):
            coins += coppers * facts(card).per_copper
    return coins


def actions_in(cards: list[Card]) -> list[Card]:
    return [card for card in cards if card.types & ACTION]


def dead_cards(cards: list[Card]) -> int:
    count = 0
    for card in cards:
        if is_dead(card):
            count += 1
    return count


_action_coins: Final[list[int]] = []


def action_coins(view: View) -> int:
    """The coins that the player's Action cards bring when each is played once."""
    if not _action_coins:
        for card in all_cards():
            _action_coins.append(facts(card).coins if card.types & ACTION else 0)
    return view.weigh(_action_coins)


def spare_coins(view: View) -> int:
    """How many coins the player's Treasures can lose without leaving too little to buy with."""
    treasure = view.treasure_total()
    if treasure <= FEWEST_COINS:
        return 0
    return max(0, treasure - max(FEWEST_COINS, ENOUGH_COINS - action_coins(view)))


def junk_in(cards: list[Card], view: View, *, young: bool = False) -> list[Card]:
    """The cards among some that the player would rather not own, the worst first.

    ``young``: Coppers only as long as the game is young, where losing one costs more than it is worth later on.
    """
    now = stage(view)
    spare = 0 if young and now > 0 else spare_coins(view)
    worst: list[Card] = []
    bad: list[Card] = []
    coppers: list[Card] = []
    for card in cards:
        # A card that does something is junk or not whatever the stage.
        if (worth_now(card, view, now) if is_dead(card) else facts(card).worth) > JUNK:
            continue
        if card.types & CURSE_TYPE:
            worst.append(card)
        elif card.types & TREASURE:
            if len(coppers) < spare:
                coppers.append(card)
        else:
            bad.append(card)
    return worst + bad + coppers


def usefulness(cards: list[Card], copies: list[int], view: View) -> list[list[int]]:
    """How useful each copy of some cards is in hand, the copies of a kind from the most useful to the least.

    Dead cards are 0 and 1, Action cards that cannot be played 4 to 6, Coppers 10, Silver 20, Gold 30.
    """
    plays = plays_left(view)
    estates = 0
    # Action cards that cost an Action compete for those there are.
    terminals: list[int] = []
    for card in view.kinds_in_hand(ACTION):
        known = facts(card)
        held = view.in_hand(card)
        if known.actions > 1:
            plays += held * (known.actions - 1)
        if known.wants_estate:
            estates = 1
        if known.terminal:
            for _ in range(held):
                terminals.append(known.force)
    found: list[list[int]] = []
    for i, card in enumerate(cards):
        known = facts(card)
        types = card.types
        count = copies[i]
        if types & TREASURE:
            found.append([10 * known.coins if known.coins else known.worth // 2] * count)
        elif types & ACTION:
            found.append(_usefulness_of_action(card, count, view, plays, terminals))
        elif card is ESTATE and estates and plays > 0 and count > 0:
            found.append([25] + [1] * (count - 1))
        else:
            found.append([0 if types & CURSE_TYPE else 1] * count)
    return found


def _usefulness_of_action(card: Card, count: int, view: View, plays: int, terminals: list[int]) -> list[int]:
    """How useful copies of an Action card are in hand, with so many plays and these terminal cards, by what they bring."""
    known = facts(card)
    if known.pair and plays > 0:
        return [40 if count > 1 else 12 if view.count(card) > 1 else 6] * count
    idle = 4 if known.worth < 40 else 5
    useful = 4 + known.worth // 2
    if not known.terminal:
        return [useful if plays > 0 else idle] * count
    better = 0
    for force in terminals:
        if force > known.force:
            better += 1
    return [useful if better + copy < plays else idle for copy in range(count)]


def least_useful_first(cards: list[Card], copies: list[int], view: View) -> list[int]:
    """Option indices, one for each copy, from what the hand misses least to what it needs most."""
    ranked: list[int] = []
    kept: list[int] = []
    for i, copied in enumerate(usefulness(cards, copies, view)):
        for score in copied:
            # Few cards: each is put in its place at once, behind others that are as useful.
            at = len(kept)
            while at > 0 and kept[at - 1] > score:
                at -= 1
            kept.insert(at, score)
            ranked.insert(at, i)
    return ranked


def end_near(view: View) -> bool:
    """Whether taking one card can end the game."""
    return view.provinces_left() == 1 or view.empty_piles + 1 >= view.empty_piles_to_end


def ends_game(card: Card, view: View) -> bool:
    """Whether taking one more copy of a card ends the game."""
    if view.left(card) != 1:
        return False
    return card is PROVINCE or view.empty_piles + 1 >= view.empty_piles_to_end


def behind(view: View, total: int) -> bool:
    """Whether another player would win even if this one had so many points."""
    me = view.seat
    for seat in range(view.players):
        if seat == me:
            continue
        other = view.points(seat)
        if other > total or (other == total and view.turns(seat) < view.turns(me)):
            return True
    return False


def loses_game(card: Card, view: View, patience: int = 0) -> bool:
    """Whether taking a card ends the game while another player is ahead.

    With ``patience`` it no longer matters after so many turns: where everybody believes to be behind, nobody would
    ever end the game.
    """
    if not ends_game(card, view) or (patience and view.turns(view.seat) > patience):
        return False
    return behind(view, view.points_with([card]))
