"""A table in memory: its document, its match, who is there, and what drives it. Everything is written down first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from ..protocol import Refusal
from ..store.interface import GameRow, Move, TableRow
from . import dealing, shuffling
from .document import TableDocument
from .driver import SUBSTITUTE, Driver, unthinking
from .house import House
from .manners import Manners, Remark, greeting
from .match import Match, may_have_reacted, rebuilt
from .presence import Presence

logger = logging.getLogger("dominium")

Result = TypeVar("Result")
#: how often an edit is tried again because another server was quicker
_TRIES = 8


class Table:
    """Everything about one table. Methods that change it are called with ``lock`` held."""

    def __init__(self, house: House, row: TableRow) -> None:
        self.house = house
        self.id = row.table
        self.version = row.version
        self.document = TableDocument.read(row.document)
        self.touched = row.touched
        #: what the store says of it
        self.saved = row.touched
        self.match: Match | None = None
        #: of the rivals at the table, if there are any; anew with each match
        self.manners: Manners | None = None
        #: the game in progress cannot be made from what is stored: by another version, or what is stored is damaged
        self.damaged = False
        #: the store did not say whether it wrote something: it is to be read again
        self.doubtful = False
        self.lock = asyncio.Lock()
        self.presence = Presence(house.clock)
        self.driver = Driver(self, house.clock, house.bots)
        #: how often the table changed, and how often the game may have: who looks again compares
        self.serial = 0
        self.game_serial = 0
        #: decisions that need no thought are being made: not the moment to show anything
        self.unsettled = False
        self.last_active = house.clock.now()
        #: deleted by the last one who left
        self.gone = False

    @property
    def watched(self) -> bool:
        return bool(self.presence.watchers)

    @property
    def busy(self) -> bool:
        return self.lock.locked() or self.driver.busy

    def is_settled_for(self, seat: int) -> bool:
        """Whether the game can be shown to a seat now.

        While somebody is asked about a card in the hand, others see the game as it was before: that there is such a
        question tells of the card.
        """
        if self.unsettled or self.driver.keeps_face:
            return False
        match = self.match
        if match is None or not match.in_secret:
            return True
        decision = match.decision
        return decision is not None and decision.seat == seat

    def may_watch(self, seat: int) -> bool:
        return seat >= 0 or self.document.options.spectators

    @property
    def resigned(self) -> list[int]:
        """Who gave the game up."""
        return self.match.resigned if self.match is not None else self.document.given_up

    def may_replace(self, seat: int) -> bool:
        """Whether others may give a seat to a bot: its owner has been away for longer than it takes to come back."""
        return self.presence.away_for(seat) >= self.house.seat_grace and not self.presence.is_connected(seat)

    def grace_left(self) -> float:
        """Seconds until the next seat can be given to a bot, 0 if none is waited for."""
        away = [self.presence.away_for(seat) for seat in self.document.people if self._left_alone(seat)]
        return min((self.house.seat_grace - one for one in away if one < self.house.seat_grace), default=0.0)

    def _left_alone(self, seat: int) -> bool:
        one = self.document.seats[seat]
        return one.key != "" and not one.stand_in and not self.presence.is_connected(seat)

    # The document

    async def change(self, edit: Callable[[TableDocument], Result]) -> Result:
        """Change the document; if another server changed it first, look again and try anew."""
        for _ in range(_TRIES):
            document = self.document.copied()
            result = edit(document)
            if await self._keep(document):
                return result
        raise Refusal("busy", 503)

    async def _keep(self, document: TableDocument) -> bool:
        """Write a changed document down and show it; where another server changed it first, look again: False."""
        now = self.house.clock.date()
        with self._in_doubt():
            saved = await self._save(document, now)
        if not saved:
            await self.sync()
            return False
        self.touched = now
        self.show()
        return True

    async def _save(self, document: TableDocument, touched: float) -> bool:
        """Replace the document in the store and here; False if another server changed it first."""
        text, listed = document.text(), document.listed
        if not await self.house.store.save_table(self.id, self.version, text, listed, touched):
            return False
        self._take_over(document)
        self.version += 1
        self.saved = touched
        return True

    def _take_over(self, document: TableDocument) -> None:
        """From now on this is the document; nobody sees anything through a seat that is not theirs any more."""
        self.document = document
        self.presence.find_seats(document)

    async def note(self) -> None:
        """Write down where the game stands and when it was last touched, for lists that do not wake the table."""
        document = self.document.copied()
        match = self.match
        if match is not None and document.phase == "playing":
            asked = match.decision.seat if match.decision is not None else -1
            document.note(match.session.game.turn, asked, match.number)
        await self._save(document, self.touched)

    @property
    def unnoted(self) -> bool:
        """Whether the game has gone on since it was last noted."""
        match, document = self.match, self.document
        return match is not None and document.phase == "playing" and document.noted != match.number

    # The match

    async def load_match(self) -> None:
        """Make the game in progress from the moves in the store."""
        store, game = self.house.store, self.document.game_number
        self.let_go()
        row = await store.game(self.id, game) if game else None
        if row is None:
            self.damaged = game > 0
            return
        moves = await store.moves(self.id, game, 0)
        try:
            self.match = await self.house.aside(lambda: rebuilt(row, moves))
            self.manners = Manners(self.match)
        except Exception:
            logger.exception("table %s: game %d cannot be played again", self.id, game)
            self.damaged = True
            return
        self.damaged = False
        self.house.count("rebuilt")

    def let_go(self) -> None:
        """Nobody looks at the game any more."""
        match, self.match = self.match, None
        if match is not None:
            match.let_go()

    async def begin(self, edit: Callable[[TableDocument], bool]) -> bool:
        """Try an edit; where it says that a game can be dealt, deal it if its shuffles are agreed upon.

        Whether a game began; else only the edit is kept.
        """
        for _ in range(_TRIES):
            document = self.document.copied()
            row = dealing.deal(document, self.id) if edit(document) else None
            if row is None:
                if await self._keep(document):
                    return False
                continue
            with self._in_doubt():
                started = await self._start_game(document, row)
            if started:
                return True
        raise Refusal("busy", 503)

    async def close_shuffling(self) -> None:
        """Wait no longer for what players were to add to the shuffles."""
        try:
            await self.begin(shuffling.close)
        except Refusal as problem:
            if problem.code == "kingdom":  # cards that were there when it began are not there any more
                await self.change(shuffling.give_up)
            elif problem.code != "late":  # then another server was quicker
                raise

    async def _start_game(self, document: TableDocument, row: GameRow) -> bool:
        """Begin a game; False if another server changed the table first."""
        now = self.house.clock.date()
        if not await self.house.store.add_game(
            self.id, self.version, document.text(), document.listed, now, document.game_number, row
        ):
            await self.sync()
            return False
        self._take_over(document)
        self.version += 1
        self.touched = self.saved = now
        self.house.count("game")
        await self.load_match()
        await self._autoplay()
        self.show()
        if self.watched:
            self.greet()
        return True

    async def add(self, move: Move) -> None:
        """Store a move, then make it; a refusal if another one came first."""
        match = self.match
        if match is None:
            raise Refusal("no-game", 409)
        with self._in_doubt():
            written = await self._write(match, move)
        if not written:
            raise Refusal("stale", 409)
        self.house.count("move")
        self.touched = self.house.clock.date()
        self.driver.go_ahead()
        self.unsettled = True
        before = len(match.session.events)
        try:
            await self._make(match, move)
            if self.document.options.poker_face and may_have_reacted(match, before):
                self.driver.keep_face()
            await self._autoplay()
        except Exception:  # the move itself is safe
            logger.exception("table %s: what follows a move could not be done yet", self.id)
            self.doubt()
        finally:
            self.unsettled = False
        try:
            await self.after_move()
            self._say(self._remark())
        except Exception:
            logger.exception("table %s: what a move means for the table could not be written yet", self.id)
            self.show_game()

    async def _make(self, match: Match, move: Move) -> None:
        """Make a move that is stored. Where a card fails in the middle of it, the game as it was is gone."""
        try:
            match.apply(move)
        except Exception:
            logger.exception("table %s: a move could not be made", self.id)
            await self.load_match()  # if it cannot be made from the beginning either, the game is damaged
            self.show()

    async def _write(self, match: Match, move: Move) -> bool:
        """Store a move; where another server was quicker, take over its moves instead."""
        if await self.house.store.add_move(self.id, self.document.game_number, match.number, move):
            return True
        await self.sync()
        return False

    async def _autoplay(self) -> None:
        """Make the decisions that need no thought before anybody is asked."""
        match = self.match
        if self.document.options.poker_face:
            return  # the driver makes them, after a while
        while match is not None and match is self.match:
            answer = unthinking(self.document, match)
            if answer is None:
                return
            move = match.answer(answer, auto=True)
            if not await self._write(match, move):
                return
            await self._make(match, move)

    async def after_move(self) -> None:
        """Clear what a move makes void, note the end, and show the game."""
        edit = self._due()
        if edit is not None:
            await self.change(edit)
        self.show_game()

    def _due(self) -> Callable[[TableDocument], None] | None:
        """What the game means for the document, if that is not written yet."""
        match, document = self.match, self.document
        if match is None or document.phase != "playing":
            return None
        if match.over:
            game, now = match.session.game, self.house.clock.date()
            points, winners, resigned = game.scores(), match.winners, match.resigned.copy()
            return lambda one: one.finish(points, winners, resigned, game.turn, now)
        if any(not document.seats[seat].bot for seat in match.resigned):
            return lambda one: _let_bots_play(one, match.resigned)
        if document.undo is not None and document.undo.number != match.number:
            return _forget_undo
        return None

    # What rivals say

    def greet(self) -> None:
        """Somebody came to a game that is still to begin for them."""
        if self.match is not None and self.document.phase == "playing":
            self._say(greeting(self.document, self.match))

    def _remark(self) -> Remark | None:
        if self.match is None or self.manners is None:
            return None
        return self.manners.remark(self.document, self.match)

    def _say(self, remark: Remark | None) -> None:
        if remark is not None:
            self.house.say(self.id, remark.seat, remark.phrase)

    # When the store fails

    @contextmanager
    def _in_doubt(self) -> Iterator[None]:
        """While something is written: if the store fails, it may have been written all the same."""
        try:
            yield
        except Refusal:
            raise
        except Exception:
            self.doubt()
            raise

    def doubt(self) -> None:
        """Read everything again as soon as the store can be read."""
        self.doubtful = True
        self.driver.kick()

    @property
    def owing(self) -> bool:
        """Whether something is still to be read or written that could not be when it should."""
        return self.doubtful or self._due() is not None

    async def make_up(self) -> None:
        """Do what is owing."""
        if self.doubtful:
            await self.sync()
        edit = self._due()
        if edit is not None:
            await self.change(edit)

    # Other servers

    async def sync(self) -> None:
        """Take over what other servers did."""
        row = await self.house.store.table(self.id)
        if row is None:
            self.doubtful = False
            return
        before = self.document.game_number
        if row.version != self.version:
            self.version = row.version
            self._take_over(TableDocument.read(row.document))
            self.touched = self.saved = row.touched
        game = self.document.game_number
        if game != before or (self.match is None and game and not self.damaged):
            await self.load_match()
        elif self.match is not None:
            await self._catch_up(self.match)
        self.doubtful = False
        self.driver.give_way()
        self.show()

    async def _catch_up(self, match: Match) -> None:
        """Make the moves that other servers stored."""
        moves = await self.house.store.moves(self.id, self.document.game_number, match.number)
        try:
            for move in moves:
                match.apply(move)
                self.touched = self.house.clock.date()
            self._remark()  # the server that made them has said it
        except Exception:
            logger.exception("table %s: a move does not fit", self.id)
            await self.load_match()  # if it does not fit from the beginning either, the game is damaged

    # Showing

    def show(self) -> None:
        """The table changed, and perhaps the game."""
        self.serial += 1
        self.show_game()

    def show_game(self) -> None:
        """The game changed: whoever is here looks, and the server does its part."""
        self.last_active = self.house.clock.now()
        self.game_serial += 1
        self.driver.set_clock()
        self.presence.poke()
        self.driver.kick()

    def show_seats(self) -> None:
        """Somebody came or left."""
        self.last_active = self.house.clock.now()
        self.serial += 1
        self.presence.poke()


def _let_bots_play(document: TableDocument, seats: list[int]) -> None:
    """Bots play on for those who resigned; what was asked before is void."""
    document.undo = None
    for seat in seats:
        document.seats[seat].stand_in = document.seats[seat].bot or SUBSTITUTE


def _forget_undo(document: TableDocument) -> None:
    document.undo = None
