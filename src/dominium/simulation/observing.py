"""Observations: what a seat may know of a game, as a row of numbers; docs/environments.md says which stands where.

The same things a view shows and nothing else, written in one pass over the packed zones.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ..engine.catalogue import is_face_down
from ..engine.decisions import Decision
from ..engine.game import Game
from ..engine.player import Player
from ..engine.setup import BadSetup, Setup
from ..engine.view import View
from ..engine.zone import Zone
from .layout import (
    ARTIFACTS,
    COMMON_WIDE,
    DECK_AT,
    OTHER_WIDE,
    OWN_WIDE,
    PILES,
    PROJECTS,
    QUESTION_AT,
    SEAT_WIDE,
    SEATS_AT,
    TAKEN_AT,
    TOP,
    WORDS_AT,
    columns,
    width,
)
from .ledger import Ledger
from .lexicon import COUNTERS, FIRST_WORD, MATS, OWN_CARDS, TOKENS, UNNUMBERED, VERSION, WORDS, Lexicon


@final
class Observer:
    """Writes observations of the games of one set-up."""

    def __init__(self, setup: Setup, lexicon: Lexicon) -> None:
        if len(setup.piles) > PILES or len(setup.projects) > PROJECTS or len(setup.artifacts) > ARTIFACTS:
            raise BadSetup(
                f"environments have room for {PILES} piles, {PROJECTS} Projects and {ARTIFACTS} Artifacts: "
                f"this kingdom has {len(setup.piles)}, {len(setup.projects)} and {len(setup.artifacts)}"
            )
        for card in [*setup.piles, *setup.projects, *setup.artifacts]:
            if lexicon.number(card) == UNNUMBERED:
                raise BadSetup(
                    f"environments have numbers for {UNNUMBERED - OWN_CARDS} cards of one's own: "
                    f"there is none left for '{card.id}'"
                )
        self._setup: Setup = setup
        self.lexicon: Lexicon = lexicon
        self._players: int = setup.players
        self._columns: i64 = columns(setup.players)
        self._table: i64 = SEATS_AT + SEAT_WIDE * setup.players
        numbering = setup.numbering
        # Where the row of each card begins, by the number by which zones know it, in steps of whole rows.
        self._rows: bytes = bytes(
            [setup.position(numbering.card(number)) for number in range(numbering.size)]
        )
        self._plain: bytes = self._template()

    def _template(self) -> bytes:
        """An observation in which only that stands which never changes in a game."""
        setup = self._setup
        ledger = Ledger()
        ledger.add_row(bytes(2 * width(self._players)))
        ledger.put(0, VERSION)
        ledger.put(1, self._players)
        ledger.put(11, setup.empty_piles_to_end)
        at = self._table
        for i in range(len(setup.piles)):
            place = at + i * self._columns
            ledger.put(place, self.lexicon.number(setup.piles[i]) + 1)
            ledger.put(place + 1, setup.piles[i].cost)
            ledger.put(place + 2, setup.piles[i].types)
        for i in range(len(setup.projects)):
            place = at + (PILES + i) * self._columns
            ledger.put(place, self.lexicon.number(setup.projects[i]) + 1)
            ledger.put(place + 1, setup.projects[i].cost)
            ledger.put(place + 2, setup.projects[i].types)
        for i in range(len(setup.artifacts)):
            place = at + (PILES + PROJECTS + i) * self._columns
            ledger.put(place, self.lexicon.number(setup.artifacts[i]) + 1)
            ledger.put(place + 2, setup.artifacts[i].types)
        return ledger.content()

    def write(
        self, game: Game, seat: int, decision: Decision | None, answer: list[int], ledger: Ledger
    ) -> None:
        """Add a row: what a seat knows, its question if it is asked, and what it has answered so far."""
        ledger.add_row(self._plain)
        self._write_situation(game, seat, ledger)
        self._write_piles(game, ledger)
        self._write_own(game, game.players[seat], ledger)
        view = View(game, seat)
        for i in range(self._players):
            player = game.players[(seat + i) % self._players]
            self._write_seat(player, view, SEATS_AT + SEAT_WIDE * i, ledger)
            if i:
                self._write_other(
                    game, player, view, self._table + COMMON_WIDE + OWN_WIDE + OTHER_WIDE * (i - 1), ledger
                )
        if game.setup.projects or game.setup.artifacts:
            self._write_landscape(game, seat, ledger)
        if decision is not None and decision.seat == seat:
            self._write_question(decision, answer, ledger)

    def _row(self, number: i64) -> i64:
        """Where the row of a card begins, in the columns of the table."""
        return i64(self._rows[number]) * self._columns

    def _count(self, zone: Zone, place: i64, ledger: Ledger) -> None:
        """Count the cards of a zone in a column, which begins at a place."""
        rows = self._rows
        wide = self._columns
        size: i64 = len(zone)
        i: i64 = 0
        while i < size:
            ledger.count(place + i64(rows[zone.at(i)]) * wide)
            i += 1

    def _write_situation(self, game: Game, seat: int, ledger: Ledger) -> None:
        active = game.players[game.active]
        ledger.put(2, seat)
        ledger.put(3, game.turn)
        if game.extra:
            ledger.put(4, 1)
        ledger.put(5, game.phase)
        ledger.put(6, (game.active - seat) % self._players)
        ledger.put(7, active.actions)
        ledger.put(8, active.buys)
        ledger.put(9, active.coins)
        ledger.put(10, game.empty_piles)
        ledger.put(12, game.actions_played)

    def _write_piles(self, game: Game, ledger: Ledger) -> None:
        setup = game.setup
        supply = game.supply
        at = self._table + 3
        i: i64 = 0
        while i < len(supply):
            ledger.put_small(at, supply.at(i))
            at += self._columns
            i += 1
        if game.reduction or game.capitalism or setup.own_costs:
            at = self._table
            for card in setup.piles:
                ledger.put(at + 1, game.cost(card))
                ledger.put(at + 2, game.types(card))
                at += self._columns
        for ability in game.abilities:
            about = ability.about
            if about is not None and ability.card.marks_piles:
                ledger.count(self._table + 4 + setup.position(about) * self._columns)
        self._count(game.trash, self._table + 5, ledger)

    def _write_own(self, game: Game, me: Player, ledger: Ledger) -> None:
        at = self._table + COMMON_WIDE
        self._write_owned(me, at, ledger)
        self._count(me.hand, at + 1, ledger)
        self._count(me.deck, at + 2, ledger)
        self._count(me.discard_pile, at + 3, ledger)
        self._write_in_play(game, me, at + 4, at + 5, ledger)
        self._write_aside(game, me, at + 6, ledger, own=True)
        self._count(me.looking, at + 7, ledger)
        self._count(me.revealed, at + 8, ledger)
        self._count(me.gained, at + 9, ledger)
        for name in me.mats:
            self._count(me.mats[name], at + 10 + self.lexicon.mats.get(name, MATS - 1), ledger)
        self._count(game.played, at + 15, ledger)
        if me.deck_seen:
            self._write_known_deck(me, ledger)

    def _write_owned(self, player: Player, place: i64, ledger: Ledger) -> None:
        owned = player.owned
        number: i64 = 0
        size: i64 = len(owned)
        while number < size:
            count = owned.at(number)
            if count:
                ledger.put_small(place + self._row(number), count)
            number += 1

    def _write_in_play(self, game: Game, player: Player, here: i64, staying: i64, ledger: Ledger) -> None:
        """Count cards in play in one column, and those that stay from earlier turns in another as well (-1: none)."""
        for record in player._records:
            row = self._row(record.number)
            ledger.count(here + row)
            if staying >= 0 and (record.turn < game.turn or player.seat != game.active):
                ledger.count(staying + row)
        self._count(player._coins, here, ledger)

    def _write_aside(self, game: Game, player: Player, place: i64, ledger: Ledger, *, own: bool) -> None:
        self._count(player.aside, place, ledger)
        for ability in game.abilities:
            if ability.aside and ability.seat == player.seat and (own or not ability.face_down):
                for card in ability.aside:
                    ledger.count(place + self._row(player.hand.numbering.number(card)))

    def _write_known_deck(self, me: Player, ledger: Ledger) -> None:
        """The own deck where this seat knows it."""
        deck = me.deck
        size = len(deck)
        for i in range(size):
            if me.deck_seen[i] == -1 or me.deck_seen[i] >> me.seat & 1:
                ledger.count(self._table + COMMON_WIDE + 14 + self._row(deck.at(i)))
                card = self.lexicon.number(deck[i]) + 1
                if size - 1 - i < TOP:
                    ledger.put(DECK_AT + size - 1 - i, card)
                if i == 0:
                    ledger.put(DECK_AT + TOP, card)

    def _write_other(self, game: Game, player: Player, view: View, at: i64, ledger: Ledger) -> None:
        numbering = player.hand.numbering
        if game.passed:
            for card in view.owned(player.seat):
                ledger.count(at + self._row(numbering.number(card)))
        else:
            self._write_owned(player, at, ledger)
        self._write_in_play(game, player, at + 1, -1, ledger)
        self._write_aside(game, player, at + 2, ledger, own=False)
        self._count(player.revealed, at + 3, ledger)
        for i in range(len(player.hand_seen)):
            if player.hand_seen_by[i] == -1 or player.hand_seen_by[i] >> view.seat & 1:
                ledger.count(at + 4 + self._row(numbering.number(player.hand_seen[i])))
        self._count(player.gained, at + 5, ledger)
        for name in player.mats:
            if not is_face_down(name):
                self._count(player.mats[name], at + 6 + self.lexicon.mats.get(name, MATS - 1), ledger)

    def _write_seat(self, player: Player, view: View, at: i64, ledger: Ledger) -> None:
        ledger.put(at, view.points(player.seat))
        ledger.put(at + 1, player.turns)
        ledger.put(at + 2, player.cards_owned())
        ledger.put(at + 3, len(player.hand))
        if player.seat == view.seat:
            ledger.put(at + 4, len(player.deck))
            ledger.put(at + 5, len(player.discard_pile))
        pile = player.discard_pile
        if len(pile):
            ledger.put(at + 6, self.lexicon.number(pile[-1]) + 1)
        if len(player.aside) or len(player.game.abilities):
            ledger.put(at + 7, view.set_aside_size(player.seat))
        ledger.put(at + 8, player.coffers)
        ledger.put(at + 9, player.villagers)
        for name, amount in player.tokens.items():
            ledger.put(at + 10 + self.lexicon.counters.get(name, COUNTERS - 1), amount)
        for name, mat in player.mats.items():
            ledger.put(at + 14 + self.lexicon.mats.get(name, MATS - 1), len(mat))

    def _write_landscape(self, game: Game, seat: int, ledger: Ledger) -> None:
        """Who has the Projects and Artifacts of the game."""
        setup = game.setup
        for i in range(self._players):
            player = game.players[(seat + i) % self._players]
            at = self._table + COMMON_WIDE
            if i:
                at += OWN_WIDE + OTHER_WIDE * (i - 1)
            for j in range(len(setup.projects)):
                if setup.projects[j] in player.projects:
                    ledger.put(at + (PILES + j) * self._columns, 1)
            for j in range(len(setup.artifacts)):
                if game.holders[j] == player.seat:
                    ledger.put(at + (PILES + PROJECTS + j) * self._columns, 1)

    def _row_of_option(self, decision: Decision, index: int) -> i64:
        """Where the row of a card that is an option begins, from the beginning of the table; -1 if it has none."""
        card = decision.cards[index]
        setup = self._setup
        row = setup.position(card)
        if row < 0 and card in setup.projects:
            row = PILES + setup.projects.index(card)
        elif row < 0 and card in setup.artifacts:
            row = PILES + PROJECTS + setup.artifacts.index(card)
        return -1 if row < 0 else self._table + row * self._columns

    def _write_question(self, decision: Decision, answer: list[int], ledger: Ledger) -> None:
        lexicon = self.lexicon
        ledger.put(QUESTION_AT, lexicon.questions.get(decision.kind, -1) + 1)
        if decision.card is not None:
            ledger.put(QUESTION_AT + 1, lexicon.number(decision.card) + 1)
        ledger.put(QUESTION_AT + 2, decision.minimum)
        ledger.put(QUESTION_AT + 3, decision.maximum)
        ledger.put(QUESTION_AT + 4, len(answer))
        if decision.ordered:
            ledger.put(QUESTION_AT + 5, 1)
        if decision.count():
            ledger.put(QUESTION_AT + 6, lexicon.places.get(decision.zone(0), -1) + 1)
        ledger.put(QUESTION_AT + 7, 1)
        copies = decision._copies
        cards = len(decision.cards)
        for i in range(cards):
            row = self._row_of_option(decision, i)
            if row >= 0:
                taken = answer.count(i) if answer else 0
                ledger.put_small(row + 6, (1 if copies is None else copies[i]) - taken)
                if taken:
                    ledger.put_small(row + 7, taken)
        words = decision.words
        if words is not None:
            for i in range(len(words)):
                action = lexicon.action_of_word(words[i], i)
                self._write_word(action, decision.copies[cards + i], answer.count(cards + i), ledger)

    def _write_word(self, action: int, copies: int, taken: int, ledger: Ledger) -> None:
        place = action - FIRST_WORD
        if 0 <= place < WORDS + TOKENS:
            ledger.put(WORDS_AT + place, copies - taken)
            if taken:
                ledger.put(TAKEN_AT + place, taken)
