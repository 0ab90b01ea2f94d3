"""Views: what one seat may know (G32 to G34), computed when looked at, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from . import phases
from .card import Card
from .catalogue import is_face_down
from .imagine import redeal, without_unseen_passes
from .random import FastRandom
from .types import type_names
from .zone import Counts, Zone

if TYPE_CHECKING:
    from .decisions import Decision
    from .game import Game
    from .player import Player
    from .session import Session


#: how a session is imagined; the sessions' own module says it, for they make views and not the other way round
_dreams: Final[list[Callable[[Game, int, int], Session]]] = []


def imagine_with(dream: Callable[[Game, int, int], Session]) -> None:
    _dreams.append(dream)


class View:
    """A window on a game for one seat; seat -1 is a spectator, who sees what everybody sees."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game: Game = game
        self.seat: int = seat
        self._player: Player | None = game.players[seat] if seat >= 0 else None

    def _me(self) -> Player:
        player = self._player
        if player is None:
            raise ValueError("a spectator has no cards")
        return player

    # The table

    @property
    def players(self) -> int:
        return len(self._game.players)

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self._game.active

    @property
    def phase(self) -> str:
        return phases.NAMES[self._game.phase]

    @property
    def turn(self) -> int:
        """The number of the turn in progress, counting every player's."""
        return self._game.turn

    @property
    def extra(self) -> bool:
        """Whether the turn in progress is an extra turn."""
        return self._game.extra

    @property
    def over(self) -> bool:
        return self._game.over

    @property
    def kingdom(self) -> list[Card]:
        return self._game.setup.kingdom

    @property
    def piles(self) -> list[Card]:
        return self._game.setup.piles

    @property
    def projects(self) -> list[Card]:
        """The Projects of this game."""
        return self._game.setup.projects

    @property
    def artifacts(self) -> list[Card]:
        return self._game.setup.artifacts

    @property
    def empty_piles(self) -> int:
        return self._game.empty_piles

    @property
    def empty_piles_to_end(self) -> int:
        return self._game.setup.empty_piles_to_end

    @property
    def trash(self) -> list[Card]:
        return self._game.trash.cards()

    def left(self, card: Card) -> int:
        """Cards left in a pile."""
        return self._game.left(card)

    def low_piles(self, most: int) -> list[int]:
        """How many cards are left in each pile that has any, but no more than so many, in the order of the piles."""
        found: list[int] = []
        supply = self._game.supply
        size: i64 = len(supply)
        limit: i64 = most
        place: i64 = 0
        while place < size:
            left = supply.at(place)
            if 0 < left <= limit:
                found.append(int(left))
            place += 1
        return found

    def provinces_left(self) -> int:
        return self._game.left(self._game.setup.province)

    def cost(self, card: Card) -> int:
        return self._game.cost(card)

    def types(self, card: Card) -> int:
        return self._game.types(card)

    def shop(self, coins: int) -> Decision:
        """What this seat would be asked to buy with so many coins, tokens aside."""
        return self._game.shop(self._me(), coins)

    def to_gain(self, up_to: int, at_least: int) -> Decision:
        """What this seat would be asked to gain that costs ``at_least`` to ``up_to``."""
        return self._game.choice_to_gain(self.seat, up_to, at_least)

    def pile_tokens(self, card: Card) -> int:
        """Tokens lying on a Supply pile."""
        count = 0
        for ability in self._game.abilities:
            if ability.card.marks_piles and ability.about is card:
                count += 1
        return count

    def holder(self, artifact: Card) -> int:
        """The seat that has an Artifact, -1 if nobody."""
        setup = self._game.setup
        return self._game.holders[setup.artifacts.index(artifact)] if artifact in setup.artifacts else -1

    # The own seat

    @property
    def hand(self) -> list[Card]:
        return self._me().hand.cards()

    def kinds_in_hand(self, types: int) -> list[Card]:
        """The different cards of the own hand with one of some printed types, in a fixed order; read-only."""
        return self._me().hand.kinds(types)

    def in_hand(self, card: Card) -> int:
        """How many of a card are in the own hand."""
        return self._me().hand.count(card)

    @property
    def deck_size(self) -> int:
        """A player may count the own deck."""
        return len(self._me().deck)

    @property
    def actions(self) -> int:
        return self._game.players[self._game.active].actions

    @property
    def buys(self) -> int:
        return self._game.players[self._game.active].buys

    @property
    def coins(self) -> int:
        return self._game.players[self._game.active].coins

    @property
    def looking(self) -> list[Card]:
        """Cards the effect in progress lets this seat look at."""
        return self._me().looking.cards()

    def known_deck(self) -> list[Card | None]:
        """The own deck from the top, with the cards this seat knows there."""
        me = self._me()
        deck: list[Card | None] = [None] * len(me.deck)
        if me.deck_seen:
            for i in range(len(me.deck)):
                if me.deck_seen[i] == -1 or me.deck_seen[i] >> self.seat & 1:
                    deck[len(me.deck) - 1 - i] = me.deck[i]
        return deck

    # Any seat

    def hand_size(self, seat: int) -> int:
        return len(self._game.players[seat].hand)

    def top_discard(self, seat: int) -> Card | None:
        pile = self._game.players[seat].discard_pile
        return pile[-1] if pile else None

    def in_play(self, seat: int) -> list[Card]:
        return [record.card for record in self._game.players[seat].in_play]

    def staying(self, seat: int) -> list[Card]:
        """Cards in play from earlier turns: Durations still at work, and what stays with them."""
        game = self._game
        return [r.card for r in game.players[seat].in_play if r.turn < game.turn or seat != game.active]

    def revealed(self, seat: int) -> list[Card]:
        return self._game.players[seat].revealed.cards()

    def set_aside(self, seat: int) -> list[Card]:
        """Cards set aside that this seat may see."""
        player = self._game.players[seat]
        cards = player.aside.cards()
        for ability in self._game.abilities:
            if ability.seat == seat and (not ability.face_down or seat == self.seat):
                cards.extend(ability.aside)
        return cards

    def set_aside_size(self, seat: int) -> int:
        """How many cards are set aside, face up or down."""
        return len(self._game.players[seat].aside) + sum(
            len(ability.aside) for ability in self._game.abilities if ability.seat == seat
        )

    def mat(self, seat: int, name: str) -> list[Card]:
        """The cards on a mat that this seat may see."""
        cards = self._game.players[seat].mats.get(name)
        return [] if cards is None or (is_face_down(name) and seat != self.seat) else cards.cards()

    def mat_sizes(self, seat: int) -> dict[str, int]:
        return {name: len(cards) for name, cards in sorted(self._game.players[seat].mats.items())}

    def coffers(self, seat: int) -> int:
        return self._game.players[seat].coffers

    def villagers(self, seat: int) -> int:
        return self._game.players[seat].villagers

    def tokens(self, seat: int, name: str) -> int:
        return self._game.players[seat].tokens.get(name, 0)

    def owned_projects(self, seat: int) -> list[Card]:
        return self._game.players[seat].projects.copy()

    def turns(self, seat: int) -> int:
        return self._game.players[seat].turns

    def gained_last(self, seat: int) -> list[Card]:
        """What a player gained on the own turn in progress, or else on the last one."""
        return self._game.players[seat].gained.cards()

    # What follows from having watched the whole game

    @property
    def discarded(self) -> int:
        """How many cards this seat discarded since its last shuffle, by counting along."""
        return len(self._me().discard_pile)

    def owned(self, seat: int) -> list[Card]:
        """All cards of a player, as everybody who counted along knows them.

        Cards passed unseen between two others are counted where they were before.
        """
        game = self._game
        if not game.passed:
            return sorted(game.players[seat].all_cards(), key=_rank)
        owned, _ = without_unseen_passes(game, self.seat)
        return sorted(owned[seat], key=_rank)

    def count(self, card: Card) -> int:
        """How many of a card this seat owns."""
        return self._me().owns(card)

    def deck_total(self) -> int:
        """How many cards this seat owns."""
        return self._me().cards_owned()

    def treasure_total(self) -> int:
        """The coins on all Treasures this seat owns."""
        total = 0
        owned = self._me().owned
        for card, number in self._game.setup.treasures:
            total += card.coins * int(owned.at(number))
        return total

    def treasure_cards(self) -> int:
        """How many Treasures this seat owns."""
        count = 0
        owned = self._me().owned
        for _, number in self._game.setup.treasures:
            count += int(owned.at(number))
        return count

    def weigh(self, weights: list[int]) -> int:
        """The sum of a weight for each card this seat owns; the weights are listed by the numbers of the cards."""
        total = 0
        owned = self._me().owned
        known = len(weights)
        numbers = self._game.setup.catalogue
        size: i64 = len(numbers)
        place: i64 = 0
        while place < size:
            copies = owned.at(place)
            if copies:
                number = numbers[place]
                if number < known:
                    total += weights[number] * int(copies)
            place += 1
        return total

    @property
    def plain_points(self) -> bool:
        """Whether every card of this game is worth the points printed on it, whatever else its owner has."""
        return self._game.setup.plain_points

    def worth(self, card: Card) -> int:
        """Victory points of one copy of a card for this seat, as things stand."""
        return card.worth(self._me())

    def points(self, seat: int) -> int:
        """A player's victory points, by counting along."""
        if seat == self.seat or not self._game.passed:
            return self._game.players[seat].points()
        # Some cards are worth what else their owner has: that, too, is only what is known of it.
        known = self._game.players[seat].copy(self._game)
        known.owned = Counts(known.hand.numbering.size)
        for card in self.owned(seat):
            known.own(card, 1)
        return known.points()

    def points_with(self, cards: list[Card]) -> int:
        """This seat's victory points if it owned these cards besides."""
        me = self._me()
        owned = me.owned
        me.owned = owned.copy()
        for card in cards:
            me.own(card, 1)
        points = me.points()
        me.owned = owned
        return points

    def leave_out(self, card: Card, copies: int) -> None:
        """Count so many copies fewer of a card among those this seat owns, to think of what to do without them; count
        them in again afterwards, with a negative number."""
        self._me().own(card, -copies)

    def own_discards(self) -> list[Card]:
        """The cards this seat discarded since its last shuffle, by counting along, in no order."""
        return _in_order(self._me().discard_pile)

    def own_deck(self) -> list[Card]:
        """The cards left in the own deck, by counting along, in no order."""
        return _in_order(self._me().deck)

    def imagine(self, seed: int) -> Session:
        """The game as it might be for all this seat knows, at this decision (for agents that set ``searches``)."""
        return _dreams[0](self._game, self.seat, seed)

    def imagine_at_rest(self, seed: int) -> Game:
        """The game as it might be for all this seat knows, at a main choice: then the game is at rest, and nothing need
        have been kept. It has no agents and no log."""
        game = self._game.copy()
        game.log = None
        redeal(game, self.seat, FastRandom(seed))
        return game

    # As plain data

    def as_dict(self) -> dict[str, Any]:
        """Everything this seat may know, as JSON-able data: the only thing that leaves for a client."""
        return {**self.open_dict(), **self.seat_dict()}

    def seat_dict(self) -> dict[str, Any]:
        """What is not the same for every seat."""
        players = [self._player_dict(player) for player in self._game.players]
        return {"seat": self.seat, "phase": self.phase, "players": players}

    def open_dict(self) -> dict[str, Any]:
        """What lies open for everybody, players aside."""
        game = self._game
        active = game.players[game.active]
        return {
            "turn": game.turn,
            "extra": game.extra,
            "active": game.active,
            "actions": active.actions,
            "buys": active.buys,
            "coins": active.coins,
            "supply": [
                {
                    "card": card.id,
                    "left": game.supply[i],
                    "cost": game.cost(card),
                    "types": type_names(game.types(card)),
                    "tokens": self.pile_tokens(card),
                }
                for i, card in enumerate(game.setup.piles)
            ],
            "projects": [
                {
                    "card": card.id,
                    "cost": game.cost(card),
                    "owners": [p.seat for p in game.players if card in p.projects],
                }
                for card in game.setup.projects
            ],
            "artifacts": [
                {"card": card.id, "holder": game.holders[i]} for i, card in enumerate(game.setup.artifacts)
            ],
            "trash": sorted(card.id for card in game.trash),
            "empty_piles": game.empty_piles,
            "empty_piles_to_end": game.setup.empty_piles_to_end,
        }

    def _player_dict(self, player: Player) -> dict[str, Any]:
        seat = player.seat
        top = self.top_discard(seat)
        own = seat == self.seat
        data: dict[str, Any] = {
            "seat": seat,
            "hand_size": len(player.hand),
            "top_discard": None if top is None else top.id,
            "in_play": [
                {"card": r.card.id, "earlier": r.turn < self._game.turn or seat != self._game.active}
                for r in player.in_play
            ],
            "revealed": [card.id for card in player.revealed],
            "set_aside": sorted(card.id for card in self.set_aside(seat)),
            "set_aside_size": self.set_aside_size(seat),
            "mats": {name: sorted(card.id for card in self.mat(seat, name)) for name in self.mat_sizes(seat)},
            "mat_sizes": self.mat_sizes(seat),
            "coffers": player.coffers,
            "villagers": player.villagers,
            "tokens": dict(sorted(player.tokens.items())),
            "projects": [card.id for card in player.projects],
            "turns": player.turns,
        }
        if own:
            data["hand"] = sorted(card.id for card in player.hand)
            data["deck_size"] = len(player.deck)
            data["looking"] = [card.id for card in player.looking]
            data["known_deck"] = [None if card is None else card.id for card in self.known_deck()]
        return data


def counted(cards: list[Card]) -> dict[str, int]:
    """How many of each card there are, by their ids, in the order in which they come first."""
    found: dict[str, int] = {}
    for card in cards:
        found[card.id] = found.get(card.id, 0) + 1
    return found


def _in_order(zone: Zone) -> list[Card]:
    """The cards of a zone in their fixed order, which tells nothing about how they lie."""
    cards = zone.copy()
    cards.sort()
    return cards.cards()


def _rank(card: Card) -> int:
    return card.rank
