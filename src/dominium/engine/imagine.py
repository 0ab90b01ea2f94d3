"""Imagine: deal anew everything one seat cannot know, keeping all that it does know.

What is dealt depends on what the seat knows and on the seed, and on nothing else: cards are put in order before they are
shuffled, so that worlds the seat cannot tell apart lead to the same dreams.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .catalogue import is_face_down
from .decisions import in_order
from .zone import Zone

if TYPE_CHECKING:
    from .abilities import Ability
    from .card import Card
    from .game import Game
    from .player import Player
    from .random import Random


#: in place of a seat: everybody at the table, each knowing what is theirs to know
EVERYBODY: Final = -2


def redeal(game: Game, seat: int, random: Random) -> None:
    """Deal anew, in place, what ``seat`` cannot know; shuffles to come change too.

    A spectator is seat -1; with ``EVERYBODY`` only what nobody knows changes.
    """
    if seat == EVERYBODY:
        for player in game.players:
            _redeal_own_deck(player, EVERYBODY, random)
        game.random = random
        return
    hidden: list[_Hidden] = []
    if game.passed:
        hidden = [_Hidden(game, player, seat) for player in game.players]
        _pass_anew(game, seat, [one.pool for one in hidden], random)
    for player in game.players:
        if player.seat == seat:
            _sort_hand(player)
            _redeal_own_deck(player, seat, random)
        else:
            theirs = hidden[player.seat] if hidden else _Hidden(game, player, seat)
            theirs.deal(random)
    if hidden:
        for player in game.players:
            player.count_owned()
    game.random = random


def _sort_hand(player: Player) -> None:
    """Put the own hand in order: that in which its cards were drawn is not the seat's to know."""
    marked = player.hand[player.marked] if player.marked >= 0 else None
    player.hand.sort()
    if marked is not None:
        player.mark(marked)


def _knows(mask: int, seat: int) -> bool:
    if seat == EVERYBODY:
        return mask != 0
    return mask == -1 or (seat >= 0 and mask >> seat & 1 == 1)


def _unknown_places(player: Player, seat: int) -> list[int] | None:
    """Where in the deck the cards lie that a seat does not know; None for everywhere."""
    seen = player.deck_seen
    if not seen:
        return None
    return [i for i in range(len(seen)) if not _knows(seen[i], seat)]


def _gather(zone: Zone, places: list[int] | None, pool: Zone) -> None:
    """Put copies of the cards at some places of a zone into a pool."""
    if places is None:
        pool.add(zone)
    else:
        for place in places:
            pool.push(zone.at(place))


def _spread(pool: Zone, at: i64, zone: Zone, places: list[int] | None) -> i64:
    """Lay cards of a pool, from one place of it on, at some places of a zone; return the place behind them."""
    if places is None:
        zone.lay_over(pool, at)
        return at + len(zone)
    for place in places:
        zone.put(place, pool.at(at))
        at += 1
    return at


def _redeal_own_deck(player: Player, seat: int, random: Random) -> None:
    places = _unknown_places(player, seat)
    if places is None:
        player.deck.sort()
        player.deck.shuffle(random)
        return
    cards = Zone(player.deck.numbering)
    _gather(player.deck, places, cards)
    cards.sort()
    cards.shuffle(random)
    _spread(cards, 0, player.deck, places)


class _Hidden:
    """The cards of a player that a seat cannot tell apart, and where they lie."""

    def __init__(self, game: Game, player: Player, seat: int) -> None:
        self.player: Player = player
        #: cards of the hand that the seat knows, the others being in the pool
        self.known: Zone = Zone(player.hand.numbering)
        self.pool: Zone = player.hand.copy()
        for i in range(len(player.hand_seen)):
            card = player.hand_seen[i]
            if _knows(player.hand_seen_by[i], seat) and self.pool.take(card):
                self.known.append(card)
        self.known.sort()
        self.in_hand: i64 = len(self.pool)
        self.in_deck: list[int] | None = _unknown_places(player, seat)
        self.in_discards: list[int] = player.hidden_discard_places() if player.hidden_discards else []
        _gather(player.deck, self.in_deck, self.pool)
        _gather(player.discard_pile, self.in_discards, self.pool)
        # The face-down piles that others cannot see, besides hand and deck.
        self.zones: list[Zone] = [player.looking] if len(player.looking) else []
        self.beside: list[Ability] = []
        for name in sorted(player.mats):
            if is_face_down(name):
                self.zones.append(player.mats[name])
        for ability in game.abilities:
            if ability.seat == player.seat and ability.face_down:
                self.beside.append(ability)
        for zone in self.zones:
            self.pool.add(zone)
        for ability in self.beside:
            self.pool.extend(ability.aside)

    def deal(self, random: Random) -> None:
        """Shuffle the pool and deal it out again."""
        player = self.player
        pool = self.pool
        pool.sort()
        pool.shuffle(random)
        hand = self.known
        hand.add_some(pool, 0, self.in_hand)
        player.hand = hand
        if player.marked >= 0:
            player.mark_place(random.below(len(hand)))
        at = _spread(pool, self.in_hand, player.deck, self.in_deck)
        at = _spread(pool, at, player.discard_pile, self.in_discards)
        for zone in self.zones:
            at = _spread(pool, at, zone, None)
        for ability in self.beside:
            for i in range(len(ability.aside)):
                ability.aside[i] = pool[int(at) + i]
            at += len(ability.aside)


def without_unseen_passes(game: Game, seat: int) -> tuple[list[list[Card]], list[int]]:
    """What every player would have without the passes a seat did not see, and which of ``game.passed`` these are."""
    owned = [player.all_cards() for player in game.players]
    taken_back: list[int] = []
    # The last pass is taken back first: a card may have gone through several hands.
    for i in range(len(game.passed) - 1, -1, -1):
        giver, taker, card = game.passed[i]
        if seat != giver and seat != taker and card in owned[taker]:
            owned[taker].remove(card)
            owned[giver].append(card)
            taken_back.append(i)
    return owned, taken_back


def _pass_anew(game: Game, seat: int, pools: list[Zone], random: Random) -> None:
    """Cards passed unseen could have been any the givers had: take the passes back, then pass other cards."""
    passes = _Passes(game, seat, [pool.cards() for pool in pools])
    if not passes.account_for_seen_cards():
        return  # no other way to pass what is seen now was found: the passes stay as they were
    if not passes.pass_the_others(random):
        return
    for i in range(len(pools)):
        pools[i].fill(passes.pools[i])
    game.passed = passes.kept


class _Passes:
    """The cards passed unseen, taken back.

    What is known of them is only who passed to whom, and what every player has, hidden or not, if all passes are
    taken back: the same in all worlds the seat cannot tell apart.
    """

    def __init__(self, game: Game, seat: int, pools: list[list[Card]]) -> None:
        self.pools: list[list[Card]] = pools
        #: cards everybody sees that a player can have from a pass only
        self.needs: list[list[Card]] = [[] for _ in pools]
        self.kept: list[tuple[int, int, Card]] = []
        #: which of the passes kept are to be made anew, and which of these are settled
        self.unseen: list[int] = []
        self.settled: list[int] = []
        _, taken_back = without_unseen_passes(game, seat)
        for i in range(len(game.passed) - 1, -1, -1):
            giver, taker, card = game.passed[i]
            if seat != giver and seat != taker:
                if i not in taken_back:
                    continue  # it went on to this seat, which therefore knows it
                _move(card, self.pools[taker], self.needs[taker])
                _move(card, self.needs[giver], self.pools[giver])
                self.unseen.append(len(self.kept))
            self.kept.append((giver, taker, card))
        last = len(self.kept) - 1
        self.kept.reverse()
        self.unseen = [last - i for i in reversed(self.unseen)]
        self.needs = [in_order(cards) for cards in self.needs]

    def account_for_seen_cards(self) -> bool:
        """Let what is seen with the takers have come to them; False if no way was found."""
        for player in range(len(self.needs)):
            for card in self.needs[player]:
                if not self._bring(card, player, len(self.kept)):
                    return False
        return True

    def _bring(self, card: Card, player: int, before: int) -> bool:
        """Let one of the passes before another have brought a card to a player, if need be through several hands."""
        for direct in (True, False):
            for i in self.unseen:
                giver, taker, _ = self.kept[i]
                if i >= before or taker != player or i in self.settled:
                    continue
                if direct and card in self.pools[giver]:
                    self.pools[giver].remove(card)
                elif direct or not self._bring(card, giver, i):
                    continue
                self.settled.append(i)
                self.kept[i] = (giver, taker, card)
                return True
        return False

    def pass_the_others(self, random: Random) -> bool:
        """Let the other passes have been of any cards; False if a giver had none."""
        for i in self.unseen:
            if i in self.settled:
                continue
            giver, taker, _ = self.kept[i]
            pool = in_order(self.pools[giver])
            if not pool:
                return False
            card = pool.pop(random.below(len(pool)))
            self.pools[giver] = pool
            self.pools[taker].append(card)
            self.kept[i] = (giver, taker, card)
        return True


def _move(card: Card, here: list[Card], there: list[Card]) -> None:
    """Take a card from where it is; or let it be missing, or not missing any more, on the other side."""
    if card in here:
        here.remove(card)
    else:
        there.append(card)
