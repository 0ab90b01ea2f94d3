"""A table in memory: its paper, its game, who is there, and what happens by itself."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from ..engine.decisions import IllegalMove
from . import show
from .log import Log
from .paper import table_dict
from .play import Play
from .state import TableState
from .store import GameRow, Move, TableRow
from .texts import Refusal

if TYPE_CHECKING:
    from .connection import Connection
    from .hub import Hub

logger = logging.getLogger("dominium")

#: how long to let the server that made the last move go on with the bots
GRACE = 3.0
Result = TypeVar("Result")


class Table:
    """Everything about one table. Methods that change it are called with ``lock`` held."""

    def __init__(self, hub: Hub, row: TableRow) -> None:
        self.hub = hub
        self.id = row.table
        self.version = row.version
        self.state = TableState.model_validate_json(row.state)
        self.touched = row.touched
        #: what the store says of it
        self.saved = row.touched
        self.play: Play | None = None
        self.head = ""
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        #: the seats connected to other servers, with the time they said so
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}
        self.serial = 0
        self.game_serial = 0
        #: decisions that need no thought are being made: not the moment to show anything
        self.unsettled = False
        self.last_active = time.monotonic()
        self._logs: dict[int, Log] = {}
        self._cores: dict[int, str] = {}
        self._end = ""
        self._driver: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._grace = 0.0
        self._deadline = 0.0
        self._deadline_at = (-1, -1)

    # The store

    async def load_game(self) -> None:
        """Make the game in progress from the moves in the store."""
        row = await self.hub.store.game(self.id, self.state.game) if self.state.game else None
        if row is None:
            self.play = None
            return
        moves = await self.hub.store.moves(self.id, self.state.game, 0)
        self.play = await asyncio.to_thread(_rebuilt, row, moves)
        self.head = row.head
        self._logs = {}
        self._cores = {}
        self._end = ""
        self.hub.metrics.rebuilt += 1

    async def change(self, edit: Callable[[TableState], Result]) -> Result:
        """Change the paper; if another server changed it first, look again and try anew."""
        for _ in range(8):
            paper = self.state.model_copy(deep=True)
            result = edit(paper)
            now = time.time()
            public = _listed(paper)
            if await self.hub.store.save_table(self.id, self.version, paper.model_dump_json(), public, now):
                self.state = paper
                self.version += 1
                self.touched = self.saved = now
                self.show()
                return result
            await self.sync()
        raise Refusal("busy", 503)

    async def add(self, move: Move) -> None:
        """Store a move, then make it; a refusal if another one came first."""
        play = self.play
        if play is None:
            raise Refusal("no-game", 409)
        if not await self.hub.store.add_move(self.id, self.state.game, play.number, move):
            await self.sync()
            raise Refusal("stale", 409)
        self.hub.metrics.answers += 1
        self.touched = time.time()
        self._grace = 0.0  # what follows is for this server to do
        self.unsettled = True
        try:
            self._apply(move)
            await self._autoplay()
        finally:
            self.unsettled = False
        await self.after_move()

    async def _autoplay(self) -> None:
        """Make the decisions that need no thought before anybody is asked."""
        play = self.play
        while play is not None and play is self.play and play.decision is not None:
            seat = self.state.seats[play.decision.seat]
            trivial = (
                play.trivial() if self.state.options.autoplay and seat.autoplay and not seat.bot else None
            )
            if trivial is None:
                return
            move = play.answer(trivial, auto=True)
            if not await self.hub.store.add_move(self.id, self.state.game, play.number, move):
                await self.sync()
                return
            self._apply(move)

    def _apply(self, move: Move) -> None:
        assert self.play is not None
        self.play.apply(move)
        if move.kind == "u":
            for log in self._logs.values():
                log.update(self.play.session.events)
        self._end = ""

    async def after_move(self) -> None:
        """Clear what a move makes void, note the end, and show the game."""
        play = self.play
        state = self.state
        if play is not None and play.over and state.phase == "playing":
            winners = play.session.game.winners()
            await self.change(lambda paper: _finish(paper, winners, play.session.game.turn))
        elif state.undo is not None and play is not None and state.undo.number != play.number:
            await self.change(_forget_undo)
        self.show_game()

    async def note(self) -> None:
        """Write down where the game stands and when it was last touched, for lists that do not wake the table."""
        paper = self.state.model_copy(deep=True)
        play = self.play
        if play is not None and paper.phase == "playing":
            paper.turn = play.session.game.turn
            paper.asked = play.decision.seat if play.decision is not None else -1
            paper.noted = play.number
        state = paper.model_dump_json()
        if await self.hub.store.save_table(self.id, self.version, state, _listed(paper), self.touched):
            self.state = paper
            self.version += 1
            self.saved = self.touched

    @property
    def unnoted(self) -> bool:
        """Whether the game has gone on since it was last noted."""
        return (
            self.play is not None and self.state.phase == "playing" and self.state.noted != self.play.number
        )

    async def sync(self) -> None:
        """Take over what other servers did."""
        row = await self.hub.store.table(self.id)
        if row is None:
            return
        before = self.state.game
        if row.version != self.version:
            self.version = row.version
            self.state = TableState.model_validate_json(row.state)
            self.touched = self.saved = row.touched
        if self.state.game != before or (self.play is None and self.state.game):
            await self.load_game()
        elif self.play is not None:
            for move in await self.hub.store.moves(self.id, self.state.game, self.play.number):
                self._apply(move)
                self.touched = time.time()
        self._grace = time.monotonic() + GRACE
        self.show()

    async def start_game(self, edit: Callable[[TableState], GameRow]) -> bool:
        """Begin a game: the edit deals it. False if another server changed the table first."""
        paper = self.state.model_copy(deep=True)
        row = edit(paper)
        if not await self.hub.store.add_game(
            self.id, self.version, paper.model_dump_json(), _listed(paper), time.time(), paper.game, row
        ):
            await self.sync()
            return False
        self.state = paper
        self.version += 1
        self.hub.metrics.games += 1
        await self.load_game()
        await self._autoplay()
        self.show()
        return True

    # Showing

    def show(self) -> None:
        """The table changed, and perhaps the game."""
        self.serial += 1
        self.show_game()

    def show_game(self) -> None:
        """The game changed: tell everybody here, and let the server do its part."""
        self.last_active = time.monotonic()
        self.game_serial += 1
        self._cores = {}
        self._set_clock()
        for connection in self.connections:
            connection.poke()
        self.kick()

    def show_seats(self) -> None:
        """Somebody came or left."""
        self.last_active = time.monotonic()
        self.serial += 1
        for connection in self.connections:
            connection.poke()

    def may_watch(self, seat: int) -> bool:
        return seat >= 0 or self.state.options.spectators

    def is_connected(self, seat: int) -> bool:
        if any(connection.seat == seat for connection in self.connections):
            return True
        return seat in self._seats_elsewhere()

    @property
    def shared(self) -> bool:
        """Whether players are connected to other servers."""
        return bool(self._seats_elsewhere())

    def _seats_elsewhere(self) -> set[int]:
        limit = time.monotonic() - 90
        return {seat for at, seats in self.elsewhere.values() if at > limit for seat in seats}

    def others(self, seat: int) -> list[int]:
        """The people besides a seat who play for themselves."""
        return [i for i in self.state.people if i != seat and not self.state.seats[i].stand_in]

    def log(self, seat: int) -> Log:
        assert self.play is not None
        found = self._logs.get(seat)
        if found is None:
            found = self._logs[seat] = Log(seat, self.play.head.names)
        found.update(self.play.session.events)
        return found

    def game_message(self, seat: int, log: str) -> str:
        """The game for one viewer; the log is given as JSON."""
        assert self.play is not None
        core = self._cores.get(seat)
        if core is None:
            data: dict[str, Any] = {"type": "game", "game": self.state.game}
            data |= show.game_dict(self.play, seat, self.state.options.aids, bool(self.others(seat)))
            core = self._cores[seat] = json.dumps(data, ensure_ascii=False, separators=(",", ":"))[:-1]
        return f'{core},"clock":{json.dumps(self.clock())},"log":{log}}}'

    def end_message(self) -> str:
        assert self.play is not None
        if not self._end:
            game = self.state.game
            data: dict[str, Any] = {"type": "end", "game": game, "seal": self.play.seal or None}
            data |= show.end_dict(self.play.session, self.play.head, self.play.history)
            data["record"] = f"/api/tables/{self.id}/games/{game}/record"
            data["replay"] = f"/replay/{self.id}/{game}"
            self._end = json.dumps(data, ensure_ascii=False)
        return self._end

    def table_message(self, seat: int) -> str:
        return json.dumps(table_dict(self, seat), ensure_ascii=False)

    # The clock

    def _set_clock(self) -> None:
        """Start the clock for a new decision of a person."""
        decision = self.play.decision if self.play is not None else None
        if not self.state.options.clock or decision is None or self.state.seats[decision.seat].bot:
            self._deadline_at = (-1, -1)
            return
        assert self.play is not None
        now = (self.state.game, self.play.number)
        if now != self._deadline_at:
            self._deadline_at = now
            self._deadline = time.monotonic() + self.state.options.clock

    def clock(self) -> dict[str, Any] | None:
        if self._deadline_at == (-1, -1) or self.play is None or self.play.decision is None:
            return None
        left = max(0.0, self._deadline - time.monotonic())
        return {"seat": self.play.decision.seat, "seconds": self.state.options.clock, "left": round(left, 1)}

    # What happens by itself

    def kick(self) -> None:
        """Let the server do what is its turn to do."""
        self._changed.set()
        if self._driver is None or self._driver.done():
            self._driver = asyncio.create_task(self._drive())

    @property
    def busy(self) -> bool:
        return self.lock.locked() or (self._driver is not None and not self._driver.done())

    def stop(self) -> None:
        if self._driver is not None:
            self._driver.cancel()

    async def _drive(self) -> None:
        failures = 0
        while failures < 5:
            try:
                if not await self._drive_once():
                    return
                failures = 0
            except Refusal:
                continue  # another server or a person was quicker
            except Exception:
                logger.exception("table %s: the server's own move failed", self.id)
                failures += 1
                await asyncio.sleep(failures)

    async def _drive_once(self) -> bool:
        """One step of the server; False if it is for people to go on."""
        self._changed.clear()
        play = self.play
        decision = play.decision if play is not None else None
        if play is None or decision is None or self.state.phase != "playing":
            return False
        seat = self.state.seats[decision.seat]
        options = self.state.options
        trivial = play.trivial() if options.autoplay and seat.autoplay and not seat.bot else None
        if not seat.bot and trivial is None and self.clock() is None:
            return False
        here = (self.state.game, play.number, seat.bot)
        if time.monotonic() < self._grace:
            await self._pause(self._grace - time.monotonic())
            self._grace = 0.0 if time.monotonic() >= self._grace else self._grace
            return True
        if seat.bot:
            began = time.monotonic()
            answer = await self._think(play, seat.bot)
            if self.connections and await self._pause(options.bot_delay - (time.monotonic() - began)):
                return True
        elif trivial is not None:
            answer = trivial
        else:
            if await self._pause(self._deadline - time.monotonic()):
                return True
            answer = await self._think(play, "steady")
        async with self.lock:
            decision = play.decision
            if self.play is play and decision is not None:
                now = (self.state.game, play.number, self.state.seats[decision.seat].bot)
                if now == here:
                    await self.add(play.answer(answer, auto=not seat.bot))
        return True

    async def _pause(self, seconds: float) -> bool:
        """Wait; True if something changed meanwhile."""
        if seconds <= 0:
            return False
        try:
            await asyncio.wait_for(self._changed.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def _think(self, play: Play, level: str) -> list[int]:
        key = f"{self.id}/{self.state.game}"
        seed = secrets.randbits(32)
        try:
            return await self.hub.thinkers.answer(key, self.head, play, level, seed)
        except (IllegalMove, ValueError, IndexError, KeyError):
            logger.exception("table %s: bot %s failed", self.id, level)
            return await self.hub.thinkers.answer(key, self.head, play, "random", seed)


def _rebuilt(row: GameRow, moves: list[Move]) -> Play:
    play = Play(row.head, row.seal)
    for move in moves:
        play.apply(move)
    return play


def _listed(paper: TableState) -> bool:
    return paper.options.public and paper.phase != "over"


def _finish(paper: TableState, winners: list[int], turn: int) -> None:
    paper.phase = "over"
    paper.winners = winners
    paper.turn = turn
    paper.undo = None
    for seat in paper.seats:
        seat.rematch = False


def _forget_undo(paper: TableState) -> None:
    paper.undo = None
