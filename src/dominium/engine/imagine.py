"""Imagine: deal anew everything one seat cannot know, keeping all that it does know.

What is dealt depends on what the seat knows and on the seed, and on nothing else: cards are put in order before they are
shuffled, so that worlds the seat cannot tell apart lead to the same dreams.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .catalogue import is_face_down
from .decisions import in_order

if TYPE_CHECKING:
    from .card import Card
    from .game import Game
    from .player import Player
    from .random import Random


def redeal(game: Game, seat: int, random: Random) -> None:
    """Deal anew, in place, what ``seat`` cannot know (a spectator is seat -1); shuffles to come change too."""
    hidden: list[_Hidden] = []
    if game.passed:
        hidden = [_Hidden(game, player, seat) for player in game.players]
        _pass_anew(game, seat, [one.pool for one in hidden], random)
    for player in game.players:
        if player.seat == seat:
            _sort_hand(player)
            _redeal_own_deck(player, random)
        else:
            theirs = hidden[player.seat] if hidden else _Hidden(game, player, seat)
            theirs.deal(random)
    game.random = random


def _sort_hand(player: Player) -> None:
    """Put the own hand in order: that in which its cards were drawn is not the seat's to know."""
    marked = player.hand[player.marked] if player.marked >= 0 else None
    ordered = in_order(player.hand)
    for i in range(len(ordered)):
        player.hand[i] = ordered[i]  # the list stays the one that an effect in progress may hold
    if marked is not None:
        player.mark(marked)


def _knows(mask: int, seat: int) -> bool:
    return mask == -1 or (seat >= 0 and mask >> seat & 1 == 1)


def _unknown_places(player: Player, seat: int) -> list[int]:
    seen = player.deck_seen
    if not seen:
        return list(range(len(player.deck)))
    return [i for i in range(len(player.deck)) if not _knows(seen[i], seat)]


def _redeal_own_deck(player: Player, random: Random) -> None:
    places = _unknown_places(player, player.seat)
    cards = in_order([player.deck[i] for i in places])
    random.shuffle(cards)
    for i in range(len(places)):
        player.deck[places[i]] = cards[i]


def hidden_zones(game: Game, player: Player) -> list[list[Card]]:
    """The face-down piles of a player that others cannot see, besides hand and deck."""
    zones = [player.looking]
    for name in sorted(player.mats):
        if is_face_down(name):
            zones.append(player.mats[name])
    for ability in game.abilities:
        if ability.seat == player.seat and ability.face_down:
            zones.append(ability.aside)
    return zones


class _Hidden:
    """The cards of a player that a seat cannot tell apart, and where they lie."""

    def __init__(self, game: Game, player: Player, seat: int) -> None:
        self.player: Player = player
        self.known: list[Card] = []
        hand = player.hand.copy()
        for i in range(len(player.hand_seen)):
            card = player.hand_seen[i]
            if _knows(player.hand_seen_by[i], seat) and card in hand:
                hand.remove(card)
                self.known.append(card)
        self.in_hand: int = len(hand)
        self.in_deck: list[int] = _unknown_places(player, seat)
        self.in_discards: list[int] = player.hidden_discard_places()
        self.zones: list[list[Card]] = hidden_zones(game, player)
        if len(self.known) > 1:
            self.known = in_order(self.known)
        self.pool: list[Card] = hand
        self.pool.extend([player.deck[i] for i in self.in_deck])
        self.pool.extend([player.discard_pile[i] for i in self.in_discards])
        for zone in self.zones:
            self.pool.extend(zone)

    def deal(self, random: Random) -> None:
        """Shuffle the pool and deal it out again."""
        player = self.player
        pool = in_order(self.pool)
        random.shuffle(pool)
        at = self.in_hand
        player.hand = self.known + pool[:at]
        if player.marked >= 0:
            player.marked = random.below(len(player.hand))
        for i in self.in_deck:
            player.deck[i] = pool[at]
            at += 1
        for i in self.in_discards:
            player.discard_pile[i] = pool[at]
            at += 1
        for zone in self.zones:
            for i in range(len(zone)):
                zone[i] = pool[at]
                at += 1


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


def _pass_anew(game: Game, seat: int, pools: list[list[Card]], random: Random) -> None:
    """Cards passed unseen could have been any the givers had: take the passes back, then pass other cards."""
    passes = _Passes(game, seat, pools)
    if not passes.account_for_seen_cards():
        return  # no other way to pass what is seen now was found: the passes stay as they were
    if not passes.pass_the_others(random):
        return
    for i in range(len(pools)):
        pools[i].clear()
        pools[i].extend(passes.pools[i])
    game.passed = passes.kept


class _Passes:
    """The cards passed unseen, taken back.

    What is known of them is only who passed to whom, and what every player has, hidden or not, if all passes are
    taken back: the same in all worlds the seat cannot tell apart.
    """

    def __init__(self, game: Game, seat: int, pools: list[list[Card]]) -> None:
        self.pools: list[list[Card]] = [pool.copy() for pool in pools]
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
