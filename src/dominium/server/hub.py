"""All tables of one server: found, woken, put to sleep, and kept in step with other servers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from typing import Any

from ..opponents.seeking import Seeker
from . import dealing, kingdoms, phrases
from .actions import start_table
from .connection import Connection
from .limits import Buckets, Limits
from .messages import TableBody
from .metrics import Metrics
from .state import TableState, new_id
from .store import Store, TableRow
from .table import Table
from .texts import Refusal
from .thinking import Thinkers

logger = logging.getLogger("dominium")

#: seconds between two looks for tables to delete, and how many go in one step
FORGET_EVERY = 3600.0
FORGET_AT_ONCE = 50
#: seconds after which a table that somebody is at is said to be in use
NOTE_EVERY = 3600.0


class Hub:
    """The heart of a server."""

    def __init__(self, store: Store, limits: Limits, workers: int) -> None:
        self.store = store
        self.limits = limits
        self.metrics = Metrics()
        seconds = limits.search_seconds
        self.thinkers = Thinkers(workers, Seeker(seconds) if seconds > 0 else None)
        self.requests = Buckets(limits.request_rate, limits.request_burst)
        self.addresses: dict[str, int] = {}
        self.me = secrets.token_hex(4)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.store.notice = self._noticed
        await self.store.open()
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
        for table in self._tables.values():
            table.stop()
            for connection in list(table.connections):
                connection.close()
        for task in list(self._tasks):
            task.cancel()
        self.thinkers.close()
        for table in list(self._tables.values()):
            if table.unnoted and not table.shared:
                with contextlib.suppress(Exception):
                    await table.note()
        await self.store.close()

    def spawn(self, work: Any) -> None:
        """Run something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables

    async def make(self, body: TableBody, address: str) -> tuple[Table, int, str]:
        """A new table; its creator's seat and token."""
        limit = self.limits.tables_per_hour
        if limit and await self.store.tables_from(address, time.time() - 3600) >= limit:
            self.metrics.refused += 1
            raise Refusal("tables", 429)
        state, token = dealing.new_table(body)
        now = time.time()
        name = new_id()
        while not await self.store.add_table(
            name, state.model_dump_json(), body.options.public, address, now
        ):
            name = new_id()
        self.metrics.tables += 1
        table = await self.find(name)
        if body.start and len(state.people) == 1:
            async with table.lock:
                await start_table(table)
        return table, state.owner, token

    async def find(self, name: str) -> Table:
        """A table, woken if it sleeps; a refusal if there is none."""
        found = self._tables.get(name)
        if found is not None:
            return found
        lock = self._loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                found = self._tables.get(name)
                if found is not None:
                    return found
                row = await self.store.table(name)
                if row is None:
                    raise Refusal("no-table", 404)
                table = Table(self, row)
                async with table.lock:
                    self._tables[name] = table  # notices that come while it loads wait for the lock
                    try:
                        await table.load_game()
                        await table.after_move()
                    except BaseException:
                        self._tables.pop(name, None)
                        raise
                self.metrics.awake = len(self._tables)
                return table
        finally:
            self._loading.pop(name, None)

    # Connections

    def connect(self, table: Table, seat: int, address: str) -> Connection:
        here = self.addresses.get(address, 0)
        limits = self.limits
        full = limits.table_connections and len(table.connections) >= limits.table_connections
        if full or (limits.connections and here >= limits.connections):
            self.metrics.refused += 1
            raise Refusal("connections", 429)
        connection = Connection(table, seat, address, limits)
        table.connections.add(connection)
        self.addresses[address] = here + 1
        self.metrics.connections += 1
        table.show_seats()
        table.kick()
        self._tell_presence(table)
        return connection

    def disconnect(self, connection: Connection) -> None:
        table = connection.table
        if connection not in table.connections:
            return
        table.connections.discard(connection)
        connection.close()
        left = self.addresses.get(connection.address, 1) - 1
        if left > 0:
            self.addresses[connection.address] = left
        else:
            self.addresses.pop(connection.address, None)
        self.metrics.connections -= 1
        table.show_seats()
        self._tell_presence(table)

    def say(self, table: Table, seat: int, phrase: str) -> None:
        """A quick phrase for everybody at a table, here and elsewhere."""
        self._hear(table, seat, phrase)
        self.spawn(self.store.tell(table.id, f"phrase {seat} {phrase}"))

    def _hear(self, table: Table, seat: int, phrase: str) -> None:
        message = {"type": "phrase", "seat": seat, "phrase": phrase, "text": phrases.phrase_text(phrase)}
        for connection in table.connections:
            connection.tell(message)

    def _tell_presence(self, table: Table) -> None:
        seats = sorted({one.seat for one in table.connections if one.seat >= 0})
        self.spawn(self.store.tell(table.id, f"here {self.me} {json.dumps(seats, separators=(',', ':'))}"))

    # Other servers

    def _noticed(self, name: str, text: str) -> None:
        if text == "lost":
            for table in self._tables.values():
                self.spawn(self._sync(table))
            return
        if name in self._tables:
            self._take_notice(self._tables[name], text)

    def _take_notice(self, table: Table, text: str) -> None:
        words = text.split(" ")
        if words[0] in ("move", "state"):
            self.spawn(self._sync(table))
        elif words[0] == "phrase" and len(words) == 3 and words[2] in phrases.PHRASES:
            self._hear(table, int(words[1]), words[2])
        elif words[0] == "here" and len(words) == 3:
            table.elsewhere[words[1]] = (time.monotonic(), json.loads(words[2]))
            table.show_seats()

    async def _sync(self, table: Table) -> None:
        async with table.lock:
            await table.sync()

    async def _keep(self) -> None:
        """Put tables to sleep that nobody has touched for a while; say who is here now and then."""
        forget_at = 0.0
        while True:
            await asyncio.sleep(min(30.0, max(0.2, self.limits.sleep_after / 2)))
            try:
                await self._put_to_sleep()
                for table in list(self._tables.values()):
                    if table.connections:
                        self._tell_presence(table)
                        await self._still_here(table)
                if time.monotonic() >= forget_at:
                    forget_at = time.monotonic() + FORGET_EVERY
                    await self.forget()
            except Exception:
                logger.exception("keeping house failed")

    async def _put_to_sleep(self) -> None:
        limit = time.monotonic() - self.limits.sleep_after
        for table in list(self._tables.values()):
            if not _idle(table, limit):
                continue
            if table.unnoted and not table.shared:
                async with table.lock:
                    await table.note()
                if not _idle(table, limit):
                    continue  # somebody came meanwhile
            self._tables.pop(table.id, None)
            table.stop()
            self.metrics.slept += 1
        self.metrics.awake = len(self._tables)

    async def _still_here(self, table: Table) -> None:
        """A table somebody is at is not an old one, even if nothing happens at it."""
        if time.time() - table.saved > NOTE_EVERY:
            async with table.lock:
                table.touched = time.time()
                await table.note()

    async def forget(self) -> None:
        """Delete the tables nobody has been at for very long."""
        day = 86_400.0
        never = -1.0
        games, lobbies = self.limits.keep_games, self.limits.keep_lobbies
        while True:
            now = time.time()
            names = await self.store.forget(
                now - games * day if games else never,
                now - lobbies * day if lobbies else never,
                FORGET_AT_ONCE,
            )
            for name in names:
                table = self._tables.pop(name, None)
                if table is not None:
                    table.stop()
            self.metrics.forgotten += len(names)
            if len(names) < FORGET_AT_ONCE:
                return

    # Lists

    async def summary_for(self, row: TableRow, token: str) -> dict[str, Any]:
        """A table in the list of somebody who sits there. One that sleeps is woken if its note is out of date."""
        if row.table not in self._tables:
            state = TableState.model_validate_json(row.state)
            seated = state.phase == "playing" and state.seat_of(token) >= 0
            if seated and await self.store.moves_made(row.table, state.game) != state.noted:
                await self.find(row.table)
        return self.summary(row, token)

    def summary(self, row: TableRow, token: str | None = None) -> dict[str, Any]:
        """A table in a list; a token shows whether it is the asker's turn."""
        table = self._tables.get(row.table)
        state = table.state if table is not None else TableState.model_validate_json(row.state)
        seat = state.seat_of(token)
        play = table.play if table is not None else None
        asked = state.asked if state.phase == "playing" else -1
        if play is not None:
            asked = play.decision.seat if play.decision is not None else -1
        return {
            "table": row.table,
            "phase": state.phase,
            "names": [one.name for one in state.seats],
            "bots": [one.kind == "bot" for one in state.seats],
            "free": sum(1 for one in state.seats if not one.taken),
            "kingdom": kingdoms.describe(state.cards, state.projects) if state.cards else None,
            "game": state.game,
            "turn": play.session.game.turn if play is not None else state.turn,
            "spectators": state.options.spectators,
            "seat": seat,
            "my_turn": seat >= 0 and asked == seat,
            "touched": row.touched if table is None else table.touched,
        }


def _idle(table: Table, limit: float) -> bool:
    return not table.connections and not table.busy and table.last_active < limit
