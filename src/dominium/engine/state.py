"""The whole state of a game as plain data: to compare games, not to store them (records do that)."""

from __future__ import annotations

from typing import Any

from .abilities import Ability, InPlay
from .card import Card
from .game import Game
from .player import Player
from .zone import Zone


def state(game: Game) -> dict[str, Any]:
    """Everything that decides how the game goes on, hidden cards and chance included."""
    return {
        "turn": (game.turn, game.active, game.phase, game.extra, game.previous, game.extra_turn, game.idle),
        "ending": (game.ending, tuple(game.last_turns)),
        "supply": tuple(game.supply),
        "empty_piles": game.empty_piles,
        "trash": _ids(game.trash),
        "numbers": (game.reduction, game.capitalism, game.actions_played, game.secrets, game.watched),
        "played": _ids(game.played),
        "holders": tuple(game.holders),
        "passed": tuple((giver, taker, card.id) for giver, taker, card in game.passed),
        "random": game.random.state(),
        "abilities": [_ability(game, ability) for ability in game.abilities],
        "players": [_player(game, player) for player in game.players],
    }


def card_counts(game: Game) -> dict[str, int]:
    """How many of each card there are in the whole game: it never changes."""
    counts: dict[str, int] = {}
    for i in range(len(game.supply)):
        counts[game.setup.piles[i].id] = game.supply[i]
    for zone in [*(player.all_cards() for player in game.players), game.trash.cards()]:
        for card in zone:
            counts[card.id] = counts.get(card.id, 0) + 1
    return counts


def _ids(cards: list[Card] | Zone) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


def _place(game: Game, record: InPlay | None) -> tuple[int, int] | None:
    """Which card in play a record is."""
    if record is None:
        return None
    for player in game.players:
        for i in range(len(player.in_play)):
            if player.in_play[i] is record:
                return (player.seat, i)
    return None


def _ability(game: Game, ability: Ability) -> tuple[Any, ...]:
    return (
        ability.card.id,
        ability.seat,
        ability.moment,
        ability.lasts,
        ability.turn,
        _place(game, ability.record),
        ability.touches,
        ability.optional,
        ability.origin,
        _ids(ability.aside),
        ability.face_down,
        None if ability.about is None else ability.about.id,
        ability.spared,
        ability.used,
        ability.at_work,
    )


def _record(game: Game, record: InPlay) -> tuple[Any, ...]:
    extended = record.extended or []
    stays = [place for place in (_place(game, other) for other in extended) if place is not None]
    return (record.card.id, record.seat, record.turn, record.busy, record.spared, tuple(stays))


def _player(game: Game, player: Player) -> dict[str, Any]:
    return {
        "hand": _ids(player.hand),
        "deck": _ids(player.deck),
        "discard": _ids(player.discard_pile),
        "in_play": [_record(game, record) for record in player.in_play],
        "aside": (_ids(player.aside), _ids(player.looking), _ids(player.revealed)),
        "mats": {name: _ids(cards) for name, cards in player.mats.items()},
        "tokens": dict(player.tokens),
        "owned": (tuple(player.owned), player.cards_owned()),
        "projects": _ids(player.projects),
        "numbers": (
            player.actions,
            player.buys,
            player.coins,
            player.coffers,
            player.villagers,
            player.turns,
        ),
        "gained": (_ids(player.gained), _ids(player.bought), player.gained_before_buying),
        "hand_size": (player.next_hand, player.epoch),
        "seen": (
            tuple(player.deck_seen),
            _ids(player.hand_seen),
            tuple(player.hand_seen_by),
            tuple(player.hidden_discards),
            player.marked,
        ),
    }
