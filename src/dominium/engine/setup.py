"""Set-up: what a game starts from. One Setup makes any number of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .card import Card
from .catalogue import card_named
from .decisions import NOWHERE, Offer, Offers
from .types import ARTIFACT, PROJECT, TREASURE, VICTORY
from .zone import Counts, Numbering, Zone

if TYPE_CHECKING:
    from .random import Random

BASIC = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
FEWEST = 2
MOST = 6


class BadSetup(ValueError):
    """A set-up that the rules do not allow; the message says what would be right."""


#: states of the Supply whose offers are kept
_STATES: Final = 512


class Setup:
    """Players, kingdom and Projects. Immutable once made; games share it.

    ``loose`` is for test positions only: it lifts the rule of exactly ten Kingdom piles.
    """

    def __init__(
        self,
        players: int,
        kingdom: list[Card],
        projects: list[Card] | None = None,
        *,
        loose: bool = False,
        choose_top: bool = False,
    ) -> None:
        if not FEWEST <= players <= MOST:
            raise BadSetup(f"{players} players: a game has 2 to 6")
        names = [card.plain for card in kingdom]
        for name in names:
            if names.count(name) > 1:
                raise BadSetup(f"'{name}' is in the kingdom twice: name ten different Kingdom cards")
        for card in kingdom:
            if card.basic or card.types & (PROJECT | ARTIFACT):
                raise BadSetup(f"'{card.id}' is not a Kingdom card")
        if len(kingdom) != 10 and not loose:
            raise BadSetup(f"{len(kingdom)} Kingdom cards: a kingdom has exactly 10")
        self.players: int = players
        # The order of the piles does not depend on how the kingdom was listed.
        self.kingdom: list[Card] = sorted(kingdom, key=_by_cost)
        self.projects: list[Card] = sorted(projects or [], key=_by_cost)
        for project in self.projects:
            if not project.types & PROJECT:
                raise BadSetup(f"'{project.id}' is not a Project")
            if self.projects.count(project) > 1:
                raise BadSetup(f"'{project.id}' is among the Projects twice")
        self.choose_top: bool = choose_top
        self.loose: bool = loose
        self.province: Card = card_named("province")
        self.piles: list[Card] = [card_named(name) for name in BASIC] + self.kingdom
        self.counts: Counts = Counts(len(self.piles))
        for i in range(len(self.piles)):
            self.counts[i] = pile_size(self.piles[i], players)
        self.artifacts: list[Card] = []
        self.hand_moments: int = 0
        self.reveal_abilities: bool = False
        self.own_costs: bool = False
        #: no Treasure of the game does anything but give coins
        self.plain_treasures: bool = True
        for card in self.piles:
            self.hand_moments |= card.hand_moments
            self.reveal_abilities = self.reveal_abilities or card.acts_when_revealed
            self.own_costs = self.own_costs or card.own_cost
            if card.types & TREASURE and not card.only_coins:
                self.plain_treasures = False
            for name in card.artifacts.split():
                artifact = card_named(name)
                if artifact not in self.artifacts:
                    self.artifacts.append(artifact)
        #: how zones know the cards of the game
        self.numbering: Numbering = Numbering(self.piles)
        #: the numbers in the catalogue of the cards with the numbers 0, 1 and so on
        self.catalogue: list[int] = [int(self.numbering.card(i).number) for i in range(self.numbering.size)]
        #: the cards that can be worth points, with their numbers
        self.scoring: list[tuple[Card, int]] = [
            (card, int(self.numbering.number(card))) for card in self.piles if card.points or card.own_worth
        ]
        #: each of them is worth the points printed on it
        self.plain_points: bool = not any(card.own_worth for card in self.piles)
        #: the Treasures, with their numbers
        self.treasures: list[tuple[Card, int]] = [
            (card, int(self.numbering.number(card))) for card in self.piles if card.types & TREASURE
        ]
        #: what every player begins with, and how many of each card that is
        self.first_deck: Zone = Zone(self.numbering)
        self.first_deck.extend([card_named("copper")] * 7 + [card_named("estate")] * 3)
        self.first_owned: Counts = Counts(self.numbering.size)
        for i in range(self.numbering.size):
            self.first_owned[i] = int(self.first_deck.copies(i))
        self._positions: bytes = Offer(self.piles).places
        self._offers: dict[int, Offers] = {}

    def position(self, card: Card) -> int:
        """The index of a card's pile, -1 if it has none."""
        positions = self._positions
        number = card.number
        position = positions[number] if number < len(positions) else NOWHERE
        return position if position < NOWHERE else -1

    def offers(self, empty: int) -> Offers:
        """What the Supply offers while some piles are empty, a mask of their places; the same for all games."""
        found = self._offers.get(empty)
        if found is None:
            if len(self._offers) >= _STATES:
                self._offers.clear()
            found = Offers([self.piles[i] for i in range(len(self.piles)) if not empty >> i & 1])
            self._offers[empty] = found
        return found

    @property
    def empty_piles_to_end(self) -> int:
        """How many empty piles end the game (G35)."""
        return 4 if self.players >= 5 else 3


def _by_cost(card: Card) -> tuple[int, str]:
    return (card.cost, card.id)


def pile_size(card: Card, players: int) -> int:
    """How many cards a Supply pile starts with (G02 to G06)."""
    sets = 2 if players >= 5 else 1
    if card.id == "copper":
        return 60 * sets - 7 * players
    if card.id == "silver":
        return 40 * sets
    if card.id == "gold":
        return 30 * sets
    if card.id == "province":
        return {2: 8, 5: 15, 6: 18}.get(players, 12)
    if card.id == "curse":
        return 10 * (players - 1)
    if card.types & VICTORY:
        return 8 if players == 2 else 12
    return 10


def next_first(winners: list[int], players: int, random: Random) -> int:
    """Who begins the next game of a series: left of the winner, or by lot among those who did not win (G08)."""
    if len(winners) == 1:
        return (winners[0] + 1) % players
    seats = [seat for seat in range(players) if seat not in winners or len(winners) == players]
    return seats[random.below(len(seats))]
