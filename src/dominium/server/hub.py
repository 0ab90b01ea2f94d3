"""All tables of one server: found, woken, put to sleep, and kept in step with other servers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable, Collection, Coroutine
from typing import TypeVar

from .connection import Connection
from .limits import Buckets, Limits
from .metrics import Metrics
from .protocol import Refusal, TableBody, TableSummary, is_table_id
from .showing.display import Display
from .showing.table_view import summary
from .showing.texts import phrase_text
from .store.interface import Store, TableRow
from .store.migrations import OtherSchema
from .tables import actions, lobby
from .tables.document import TableDocument, new_id
from .tables.house import Clock, Counted, House
from .tables.manners import is_phrase
from .tables.table import Table
from .thinking import Thinkers

logger = logging.getLogger("dominium")

#: seconds between two looks for old tables, and how many are marked and deleted then
FORGET_EVERY = 3600.0
FORGET_AT_ONCE = 50
#: seconds after which a table that somebody is at is said to be in use
NOTE_EVERY = 3600.0
#: seconds without anybody there after which a public table is no longer listed
QUIET_AFTER = 2 * NOTE_EVERY
#: public tables in a list
LISTED = 50
_DAY = 86_400.0
#: seconds that the clock of the machine may be set while the server runs
_LARGEST_JUMP = 3600.0
#: seconds in which nothing happened at any table, after which rather the clock is wrong
_LONGEST_SILENCE = 30 * _DAY
Result = TypeVar("Result")


class Hub(House):
    """The heart of a server."""

    def __init__(self, store: Store, limits: Limits, thinkers: Thinkers, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.limits = limits
        self.metrics = Metrics(clock.date())
        self._started = clock.now()
        #: what was last found wrong with the database, and when to look again
        self._trouble = ""
        self._check_again = -1.0
        self._checking = asyncio.Lock()
        self.thinkers = thinkers
        self.requests = Buckets(limits.request_rate, limits.request_burst)
        self.addresses: dict[str, set[Connection]] = {}
        #: tells this server's word from that of the others
        self.me = secrets.token_hex(4)
        self._tables: dict[str, Table] = {}
        #: what the tables show, of those that somebody has looked at
        self._displays: dict[str, Display] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._keeper: asyncio.Task[None] | None = None
        self._connections: set[Connection] = set()

    @property
    def store(self) -> Store:
        return self._store

    @property
    def clock(self) -> Clock:
        return self._clock

    @property
    def bots(self) -> Thinkers:
        return self.thinkers

    @property
    def seat_grace(self) -> float:
        return self.limits.seat_grace

    async def aside(self, work: Callable[[], Result]) -> Result:
        return await asyncio.to_thread(work)

    def count(self, what: Counted) -> None:
        self.metrics.count(what)

    async def open(self) -> None:
        self.store.notice = self._noticed
        await self.store.open()
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
        for table in self._tables.values():
            table.driver.stop()
        for connection in list(self._connections):
            connection.close()
        for task in list(self._tasks):
            task.cancel()
        self.thinkers.close()
        for table in list(self._tables.values()):
            if table.unnoted and not table.presence.elsewhere:
                with contextlib.suppress(Exception):
                    await table.note()
        await self.store.close()

    async def trouble(self) -> str:
        """What is wrong with the database in a word, "" if nothing; looked at once a second however many ask."""
        async with self._checking:
            if self.clock.now() >= self._check_again:
                self._trouble = await self._check()
                self._check_again = self.clock.now() + 1
            return self._trouble

    async def _check(self) -> str:
        try:
            async with asyncio.timeout(3):
                await self.store.check()
        except OtherSchema:
            return "schema"
        except Exception:
            logger.exception("the database is not well")
            return "database"
        return ""

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables

    async def make(self, body: TableBody, address: str) -> tuple[Table, int, str]:
        """A new table; its creator's seat and token."""
        limit = self.limits.tables_per_hour
        if limit and await self.store.tables_from(address, self.clock.date() - 3600) >= limit:
            self.metrics.refused += 1
            raise Refusal("tables", 429)
        document, token = lobby.new_table(body)
        text, listed, now = document.text(), body.options.public, self.clock.date()
        name = new_id()
        while not await self.store.add_table(name, text, listed, address, now):
            name = new_id()
        self.metrics.tables += 1
        table = await self.find(name)
        if body.start and len(document.people) == 1:
            async with table.lock:
                await actions.start(table)
        return table, document.owner, token

    async def find(self, name: str) -> Table:
        """A table, woken if it sleeps; a refusal if there is none."""
        found = self._tables.get(name)
        if found is not None:
            return found
        if not is_table_id(name):
            raise Refusal("no-table", 404)
        lock = self._loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                found = self._tables.get(name)
                if found is not None:
                    return found
                row = await self.store.table(name)
                if row is None:
                    raise Refusal("no-table", 404)
                if _document(row) is None:
                    raise Refusal("damaged", 409)
                table = Table(self, row)
                async with table.lock:
                    self._tables[name] = table  # notices that come while it loads wait for the lock
                    try:
                        await table.load_match()
                        await table.after_move()
                    except BaseException:
                        self._tables.pop(name, None)
                        raise
                self.metrics.awake = len(self._tables)
                return table
        finally:
            self._loading.pop(name, None)

    async def leave(self, name: str, token: str) -> bool:
        """Somebody goes for good; whether the table went too, for nobody else had a seat at it."""
        table = await self.find(name)
        async with table.lock:
            seat = table.document.seat_of(token)
            if seat < 0:
                raise Refusal("token", 403)
            if lobby.seated_besides(table.document, seat):
                await actions.leave_for_good(table, seat)
                return False
            await self.store.delete_table(name)
            self._gone(table)
        return True

    def _gone(self, table: Table) -> None:
        """A table was deleted: whoever still looks at it is told."""
        table.gone = True
        for watcher in table.presence.watchers:
            watcher.refuse(Refusal("no-table", 404))
        self._drop(table.id)

    # Connections

    def connect(self, table: Table, token: str | None, address: str) -> Connection:
        """Let somebody in. Those with a token always get in; spectators as long as there is room for them."""
        limits = self.limits
        display = self._displays.setdefault(table.id, Display(table))
        connection = Connection(display, token, address, limits)
        near = self.addresses.get(address, set())
        at_table = [one for one in self._connections if one.table is table]
        full = _full(at_table, limits.table_spectators) or _full(near, limits.connections)
        if connection.seat < 0 and full:
            self.metrics.refused += 1
            raise Refusal("connections", 429)
        same = [one for one in (*at_table, connection) if one.seat == connection.seat]
        for seated in _surplus(same if connection.seat >= 0 else [], limits.seat_connections):
            self._let_go(seated)
        # Whoever had a seat and left it watches now: as many go as came in that way.
        for crowd, limit in ((at_table, limits.table_spectators), (near, limits.connections)):
            for spectator in _surplus([one for one in crowd if one.seat < 0], limit):
                self._let_go(spectator)
        self._connections.add(connection)
        table.presence.came(connection)
        self.addresses.setdefault(address, set()).add(connection)
        self.metrics.connections += 1
        table.show_seats()
        table.driver.kick()
        self._tell_presence(table)
        return connection

    def disconnect(self, connection: Connection) -> None:
        table = connection.table
        if connection not in self._connections:
            return
        self._connections.discard(connection)
        table.presence.went(connection)
        connection.close()
        near = self.addresses.get(connection.address, set())
        near.discard(connection)
        if not near:
            self.addresses.pop(connection.address, None)
        self.metrics.connections -= 1
        table.show_seats()
        self._tell_presence(table)

    def _let_go(self, connection: Connection) -> None:
        """End a connection that makes room for another one."""
        self.metrics.refused += 1
        self.disconnect(connection)
        if connection.hang_up is not None:
            connection.hang_up()

    def say(self, table: str, seat: int, phrase: str) -> None:
        if table in self._tables:
            self._hear(self._tables[table], seat, phrase)
        self.spawn(self.store.tell(table, f"phrase {seat} {phrase}"))

    def _hear(self, table: Table, seat: int, phrase: str) -> None:
        for watcher in table.presence.watchers:
            watcher.tell({"type": "phrase", "seat": seat, "phrase": phrase, "text": phrase_text(phrase)})

    def _tell_presence(self, table: Table) -> None:
        seats = json.dumps(table.presence.here, separators=(",", ":"))
        self.spawn(self.store.tell(table.id, f"here {self.me} {seats}"))

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
        if words[0] == "gone":
            self._gone(table)
        elif words[0] in ("move", "document"):
            self.spawn(self._sync(table))
        elif words[0] == "phrase" and len(words) == 3 and is_phrase(words[2]):
            self._hear(table, int(words[1]), words[2])
        elif words[0] == "here" and len(words) == 3:
            table.presence.heard(words[1], json.loads(words[2]))
            table.show_seats()

    async def _sync(self, table: Table) -> None:
        try:
            async with table.lock:
                await table.sync()
        except Exception:
            logger.exception("table %s: what other servers did could not be read yet", table.id)
            table.doubt()

    async def _keep(self) -> None:
        """Put tables to sleep that nobody has touched for a while; say who is here now and then."""
        forget_at = 0.0
        while True:
            await self.clock.sleep(min(30.0, max(0.2, self.limits.sleep_after / 2)))
            try:
                await self._put_to_sleep()
                for table in list(self._tables.values()):
                    if table.watched:
                        self._tell_presence(table)
                        await self._still_here(table)
                if self.clock.now() >= forget_at:
                    forget_at = self.clock.now() + FORGET_EVERY
                    await self.forget()
            except Exception:
                logger.exception("keeping house failed")

    async def _put_to_sleep(self) -> None:
        limit = self.clock.now() - self.limits.sleep_after
        for table in list(self._tables.values()):
            if not _idle(table, limit):
                continue
            if table.unnoted and not table.presence.elsewhere:
                async with table.lock:
                    await table.note()
                if not _idle(table, limit):
                    continue  # somebody came meanwhile
            self._drop(table.id)
            self.metrics.slept += 1
        self.metrics.awake = len(self._tables)

    def _drop(self, name: str) -> None:
        """Take a table out of the memory."""
        self._displays.pop(name, None)
        table = self._tables.pop(name, None)
        if table is not None:
            table.driver.stop()

    async def _still_here(self, table: Table) -> None:
        """A table somebody is at is not an old one, even if nothing happens at it."""
        if self.clock.date() - table.saved > NOTE_EVERY:
            async with table.lock:
                table.touched = self.clock.date()
                await table.note()

    async def forget(self) -> None:
        """Delete the tables nobody has been at for very long."""
        never = -1.0
        limits, now = self.limits, self.clock.date()
        if not self._plausible(now, await self.store.last_touched()):
            return
        marked = await self.store.mark_old(
            now - limits.keep_games * _DAY if limits.keep_games else never,
            now - limits.keep_lobbies * _DAY if limits.keep_lobbies else never,
            now,
            FORGET_AT_ONCE,
        )
        if marked:
            logger.warning("old tables, deleted in %g days: %s", limits.keep_marked, ", ".join(marked))
        names = await self.store.forget(now - limits.keep_marked * _DAY, FORGET_AT_ONCE)
        if names:
            logger.warning("old tables deleted: %s", ", ".join(names))
        for name in names:
            self._drop(name)
        self.metrics.forgotten += len(names)

    def _plausible(self, now: float, last: float) -> bool:
        """Whether the date can be believed: nothing is deleted because somebody set the clock."""
        passed = now - self.metrics.started
        jump = abs(passed - (self.clock.now() - self._started))
        if jump > _LARGEST_JUMP:
            logger.error("the clock jumped by %.0f s: no table is deleted until the server starts anew", jump)
            return False
        if last and not -_DAY < now - last < _LONGEST_SILENCE:
            logger.error("the last table was touched %.1f days ago: nothing is deleted", (now - last) / _DAY)
            return False
        return True

    # Lists

    async def public_tables(self) -> list[TableRow]:
        """The public tables to list; those whose note is old may have been touched since."""
        return await self.store.public_tables(LISTED, self.clock.date() - QUIET_AFTER - 2 * NOTE_EVERY)

    async def summary_for(self, row: TableRow, token: str) -> TableSummary | None:
        """A table in the list of somebody who sits there. One that sleeps is woken if its note is out of date.

        None for one whose document cannot be read.
        """
        if row.table not in self._tables:
            document = _document(row)
            if document is None:
                return None
            seated = document.phase == "playing" and document.seat_of(token) >= 0
            if seated and await self.store.moves_made(row.table, document.game_number) != document.noted:
                await self.find(row.table)
        return summary(row, self._tables.get(row.table), token)

    def summary(self, row: TableRow) -> TableSummary | None:
        """A table in a list for everybody; None for one whose document cannot be read."""
        table = self._tables.get(row.table)
        return summary(row, table) if table is not None or _document(row) is not None else None

    def is_alive(self, row: TableRow) -> bool:
        """Whether a public table is worth a visit: somebody is there, or was not long ago."""
        table = self._tables.get(row.table)
        if table is not None and (table.watched or table.presence.elsewhere):
            return True
        return self.clock.date() - (row.touched if table is None else table.touched) < QUIET_AFTER


def _document(row: TableRow) -> TableDocument | None:
    """The document of a table in a list; None if it cannot be read."""
    try:
        return TableDocument.read(row.document)
    except ValueError:
        logger.exception("table %s: its document cannot be read", row.table)
        return None


def _full(crowd: Collection[Connection], limit: int) -> bool:
    """Whether no more spectators may join these people; 0 is no limit."""
    return limit > 0 and sum(one.seat < 0 for one in crowd) >= limit


def _surplus(crowd: list[Connection], limit: int) -> list[Connection]:
    """The oldest connections beyond a limit; 0 is no limit."""
    crowd.sort(key=lambda one: one.number)
    return crowd[: max(0, len(crowd) - limit)] if limit > 0 else []


def _idle(table: Table, limit: float) -> bool:
    return not table.watched and not table.busy and table.last_active < limit
