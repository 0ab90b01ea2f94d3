"""The heart of a server: all its tables, found, woken and made, and those who look after them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from .analysing import Analysing
from .connection import Connection
from .doors import Doors
from .guiding import Guiding
from .health import Health
from .heeding import Heeding
from .hinting import Hinting
from .keeping import Keeper
from .limits import Buckets, Limits
from .listing import Listing, document_of
from .metrics import Metrics
from .neighbours import Neighbours
from .pressure import Pressure
from .protocol import Refusal, TableBody, is_table_id
from .store.interface import Store
from .study import Study
from .tables import actions, lobby
from .tables.document import new_id
from .tables.house import Clock, Counted, House, Watcher
from .tables.table import Table
from .thinking import Thinkers
from .workroom import Workroom

Result = TypeVar("Result")


class Hub(House):
    """All tables of one server."""

    def __init__(self, store: Store, limits: Limits, thinkers: Thinkers, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.limits = limits
        self.metrics = Metrics(clock.date())
        self.pressure = Pressure()
        self.thinkers = thinkers
        self.workroom = Workroom()
        #: one thing at a time: more threads would share the same core with the event loop
        self._beside = ThreadPoolExecutor(1, "beside")
        self.requests = Buckets(limits.request_rate, limits.request_burst)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        #: the tables whose seats are shown again when the grace of somebody who left is over
        self._waiting: set[str] = set()
        self.health = Health(store, clock)
        self.study = Study(self.spawn, limits.studies)
        self.analysing = Analysing(store, self.study, self.aside)
        self.guiding = Guiding(store, self.study)
        self._hinting = Hinting(thinkers, self._tables, self.spawn)
        self.listing = Listing(store, clock, self._tables, self.find)
        self._neighbours = Neighbours(
            store, self._tables, self.spawn, limits, self.pressure, self._gone, self._await_grace
        )
        self.doors = Doors(limits, self.metrics, self.pressure, self._came_or_went)
        self.heeding = Heeding(store, clock, self.doors, self._tables, self._gone)
        self.keeper = Keeper(
            store, clock, limits, self.metrics, self._tables, self._drop, self._neighbours.tell_presence
        )

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
        return await asyncio.get_running_loop().run_in_executor(self._beside, work)

    def count(self, what: Counted) -> None:
        self.metrics.count(what)

    async def open(self) -> None:
        self.store.notice = self._neighbours.noticed
        await self.store.open()
        await self.heeding.look()
        self.spawn(self.heeding.run())
        self.spawn(self.keeper.run())
        self.spawn(self.pressure.watch())

    async def close(self) -> None:
        for table in self._tables.values():
            table.driver.stop()
        self.doors.close()
        for task in list(self._tasks):
            task.cancel()
        self.thinkers.close()
        self.workroom.close()
        self.study.close()
        self._beside.shutdown(wait=False, cancel_futures=True)
        for table in list(self._tables.values()):
            if table.unnoted and not table.presence.elsewhere:
                with contextlib.suppress(Exception):
                    await table.note()
        await self.store.close()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables

    async def make(self, body: TableBody, address: str) -> tuple[Table, int, str]:
        """A new table; its creator's seat and token."""
        if self.heeding.closed:
            self.pressure.refuse("closed")
            raise Refusal("closed", 503)
        limit = self.limits.tables_per_hour
        if limit and await self.store.tables_from(address, self.clock.date() - 3600) >= limit:
            self.pressure.refuse("tables")
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
                return found if found is not None else await self._wake(name)
        finally:
            self._loading.pop(name, None)

    async def _wake(self, name: str) -> Table:
        row = await self.store.table(name)
        if row is None:
            raise Refusal("no-table", 404)
        if document_of(row) is None:
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

    def _drop(self, name: str) -> None:
        """Take a table out of the memory."""
        self.doors.forget(name)
        table = self._tables.pop(name, None)
        if table is not None:
            table.driver.stop()
            table.let_go()

    # People

    def connect(self, table: Table, token: str | None, address: str) -> Connection:
        """Let somebody in, or refuse."""
        return self.doors.connect(table, token, address)

    def hint(self, table: str, watcher: Watcher) -> None:
        self._hinting.ask(table, watcher)

    def say(self, table: str, seat: int, phrase: str) -> None:
        self._neighbours.say(table, seat, phrase)

    def _came_or_went(self, table: Table) -> None:
        self._neighbours.tell_presence(table)
        self._await_grace(table)

    def _await_grace(self, table: Table) -> None:
        """Show the seats again when it is time to offer those of people who are away to a bot."""
        if table.id not in self._waiting and self.seat_grace > 0:
            self._waiting.add(table.id)
            self.spawn(self._show_after_grace(table))

    async def _show_after_grace(self, table: Table) -> None:
        try:
            while table.watched and (left := table.grace_left()) > 0:
                await self.clock.sleep(left)
                table.show_seats()
        finally:
            self._waiting.discard(table.id)
