"""Imagine: deal anew everything one seat cannot know, keeping all that it does know."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .card import Card
    from .game import Game
    from .player import Player
    from .random import Random


def redeal(game: Game, seat: int, random: Random) -> None:
    """Deal anew, in place, what ``seat`` cannot know (a spectator is seat -1); shuffles to come change too."""
    _undo_passes(game, seat, random)
    for player in game.players:
        if player.seat == seat:
            _redeal_own_deck(player, random)
        else:
            _redeal_other(game, player, seat, random)
    game.random = random


def _knows(mask: int, seat: int) -> bool:
    return mask == -1 or (seat >= 0 and mask >> seat & 1 == 1)


def _unknown_places(player: Player, seat: int) -> list[int]:
    seen = player.deck_seen
    if not seen:
        return list(range(len(player.deck)))
    return [i for i in range(len(player.deck)) if not _knows(seen[i], seat)]


def _redeal_own_deck(player: Player, random: Random) -> None:
    places = _unknown_places(player, player.seat)
    cards = [player.deck[i] for i in places]
    random.shuffle(cards)
    for i in range(len(places)):
        player.deck[places[i]] = cards[i]


def hidden_zones(game: Game, player: Player) -> list[list[Card]]:
    """The face-down piles of a player that others cannot see, besides hand and deck."""
    zones = [player.looking]
    for name in sorted(player.mats):
        if name in FACE_DOWN_MATS:
            zones.append(player.mats[name])
    for ability in game.abilities:
        if ability.seat == player.seat and ability.face_down:
            zones.append(ability.aside)
    return zones


#: mats whose cards only their owner may look at
FACE_DOWN_MATS = ("native_village",)


def _redeal_other(game: Game, player: Player, seat: int, random: Random) -> None:
    """Pool everything of another player that the seat cannot tell apart, shuffle it, and deal it out again."""
    hand = player.hand.copy()
    known: list[Card] = []
    for i in range(len(player.hand_seen)):
        card = player.hand_seen[i]
        if _knows(player.hand_seen_by[i], seat) and card in hand:
            hand.remove(card)
            known.append(card)
    places = _unknown_places(player, seat)
    discards = hidden_discard_places(player)
    zones = hidden_zones(game, player)
    pool = hand + [player.deck[i] for i in places] + [player.discard_pile[i] for i in discards]
    for zone in zones:
        pool = pool + zone
    random.shuffle(pool)
    at = len(hand)
    player.hand = known + pool[:at]
    for i in places:
        player.deck[i] = pool[at]
        at += 1
    player.hidden_discards.clear()
    for i in discards:
        player.discard_pile[i] = pool[at]
        player.hidden_discards.append(pool[at])
        at += 1
    for zone in zones:
        for i in range(len(zone)):
            zone[i] = pool[at]
            at += 1


def hidden_discard_places(player: Player) -> list[int]:
    """Where in the discard pile the cards lie that went there unseen; the top card is always seen."""
    wanted = player.hidden_discards.copy()
    places: list[int] = []
    for i in range(len(player.discard_pile) - 1):
        card = player.discard_pile[i]
        if card in wanted:
            wanted.remove(card)
            places.append(i)
    return places


def _undo_passes(game: Game, seat: int, random: Random) -> None:
    """A card passed unseen could have been any card the giver had: choose it anew."""
    for giver_seat, taker_seat, card in reversed(game.passed):
        if seat in (giver_seat, taker_seat):
            continue
        giver = game.players[giver_seat]
        taker = game.players[taker_seat]
        place = _find_hidden(taker, card, seat)
        if place is None:
            continue
        options = _hidden_cards(giver, seat)
        if not options:
            continue
        zone, at = options[random.below(len(options))]
        other, i = place
        other[i], zone[at] = zone[at], other[i]


def _hidden_cards(player: Player, seat: int) -> list[tuple[list[Card], int]]:
    found: list[tuple[list[Card], int]] = [(player.hand, i) for i in range(len(player.hand))]
    found.extend((player.deck, i) for i in _unknown_places(player, seat))
    return found


def _find_hidden(player: Player, card: Card, seat: int) -> tuple[list[Card], int] | None:
    for zone, i in _hidden_cards(player, seat):
        if zone[i] is card:
            return (zone, i)
    return None
