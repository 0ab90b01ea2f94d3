"""Faults of the database at every statement, one after the other: ``python -m bench.faults --help``

A table of a person and a bot plays on a real store, SQLite or PostgreSQL, of which one statement fails, times out, is
slow, or is carried out before the connection dies. Each run has the next statement and the next kind of fault. The
table must recover by itself: afterwards the store holds what the table shows, every move once.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from importlib import import_module
from pathlib import Path
from typing import Any

from dominium.server.store.interface import GameRow, Store
from dominium.server.store.postgres import PostgresStore
from dominium.server.store.sqlite import SqliteStore
from dominium.server.tables.match import rebuilt
from tests import postgresql
from tests.server import parlour
from tests.server.made_moves import state_of
from tests.server.memory_store import Memory
from tests.server.parlour import FakeClock, Parlour, Person
from tests.serving import random_answer

KINDS = ("fails", "times out", "is slow", "dies after")
#: answers of a person in each run
_ANSWERS = 6
_SLOW = 0.02


class Faults:
    """Which statement goes wrong, and how."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.at = 0
        self.count = 0

    def begin(self, problem: Exception) -> bool:
        """Before a statement; whether it is the one that is carried out and then fails."""
        self.count += 1
        if self.count != self.at:
            return False
        if self.kind == "fails":
            raise problem
        if self.kind == "times out":
            time.sleep(_SLOW)
            raise TimeoutError
        if self.kind == "is slow":
            time.sleep(_SLOW)
        return self.kind == "dies after"


class _FaultyConnection(sqlite3.Connection):
    faults = Faults("")

    def execute(self, *arguments: Any) -> sqlite3.Cursor:
        problem = sqlite3.OperationalError("database is locked")
        dies = self.faults.begin(problem)
        found = super().execute(*arguments)
        if dies:
            raise sqlite3.OperationalError("disk I/O error")
        return found


class FaultySqlite(SqliteStore):
    """A store in a file, of which statements fail: those of transactions, ``BEGIN`` and ``COMMIT``, as well."""

    def __init__(self, file: str, faults: Faults) -> None:
        super().__init__(file)
        self._faults = faults

    def _connect(self) -> sqlite3.Connection:
        super()._connect().close()
        _FaultyConnection.faults = self._faults
        database = sqlite3.connect(self._file, isolation_level=None, timeout=10, factory=_FaultyConnection)
        database.execute("PRAGMA synchronous = OFF")  # nobody pulls the plug here
        return database


class _FaultyStatements:
    """Connections or their pool, whose statements fail. asyncpg says nothing of its types: hence ``Any``."""

    def __init__(self, inner: Any, faults: Faults) -> None:
        self._inner = inner
        self._faults = faults

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._inner, name)
        if name not in ("execute", "fetch", "fetchrow", "fetchval"):
            return found
        asyncpg: Any = import_module("asyncpg")

        async def run(*arguments: Any) -> Any:
            dies = self._faults.begin(asyncpg.ConnectionDoesNotExistError("connection was closed"))
            result = await found(*arguments)
            if dies:
                raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")
            return result

        return run

    @contextlib.asynccontextmanager
    async def acquire(self) -> AsyncIterator[Any]:
        async with self._inner.acquire() as connection:
            yield _FaultyStatements(connection, self._faults)

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Its end counts as a statement: the connection may die after the commit."""
        asyncpg: Any = import_module("asyncpg")
        dies = False
        async with self._inner.transaction():
            yield
            dies = self._faults.begin(asyncpg.ConnectionDoesNotExistError("connection was closed"))
        if dies:
            raise asyncpg.ConnectionDoesNotExistError("connection was closed after the commit")


class FaultyPostgres(PostgresStore):
    """A store in PostgreSQL, of which statements fail."""

    def __init__(self, url: str, faults: Faults) -> None:
        super().__init__(url)
        self._faults = faults

    async def open(self, beside: bool = False) -> None:
        await super().open(beside)
        self._pool._pool = _FaultyStatements(self._pool._pool, self._faults)


class _House(Parlour):
    def __init__(self, store: Store) -> None:
        super().__init__(Memory(), FakeClock())
        self._store = store  # type: ignore[assignment]


def _patient(store: Store) -> Any:
    """A way to wait until nothing happens any more, with a store that takes real time."""

    async def settle() -> None:
        quiet = 0
        while quiet < 30:
            await asyncio.sleep(0)
            quiet += 1
            while store.workload.waiting:
                quiet = 0
                await asyncio.sleep(0.0002)

    return settle


class Broken(Exception):
    """The table and the store say different things, or the table does not go on."""


async def one_run(url: str, kind: str, at: int, seed: int) -> int:
    """Play while statement ``at`` goes wrong; how many statements there were. Broken if it did not recover."""
    faults = Faults(kind)
    fits = url.startswith("postgresql")
    store: Store = FaultyPostgres(url, faults) if fits else FaultySqlite(url, faults)
    house = _House(store)
    parlour.settle = _patient(store)
    await store.open()
    store.notice = house._noticed
    try:
        house.tables = {f"table{number}": None for number in range(seed)}  # type: ignore[misc]
        table, token = await house.make("pb", seed=3, autoplay=True)
        house.tables = {table.id: table}
        ann = await Person.join(table, token)
        chance = random.Random(4)
        faults.count, faults.at = 0, at
        for _ in range(_ANSWERS):
            await _answer(house, ann, chance)
        await _resign(house, ann)
        took, faults.at = faults.count, 0
        await _compare(table, store, ann)
    finally:
        house.close()
        await store.close()
    return took


async def _answer(house: _House, ann: Person, chance: random.Random) -> None:
    decision = ann.decision()
    if decision is None:
        raise Broken("it is not for the person to go on, and the bot does not")
    with contextlib.suppress(Exception):  # a server tells the one who asked, and nobody else
        await ann.answer(random_answer(dict(decision), chance))
    await house.clock.move(600)


async def _resign(house: _House, ann: Person) -> None:
    for _ in range(2):
        with contextlib.suppress(Exception):
            await ann.send(type="resign")
        await house.clock.move(600)


async def _compare(table: Any, store: Store, ann: Person) -> None:
    """The table, the store and what the person sees must be the same."""
    stored = await store.moves(table.id, 1, 0)
    row = await store.table(table.id)
    if table.match is None or row is None:
        raise Broken("the table is gone")
    match = table.match
    if state_of(match) != state_of(rebuilt(GameRow(match.head, match.seal), stored)):
        raise Broken(f"{match.number} moves at the table, {len(stored)} in the store")
    if (row.version, row.document) != (table.version, table.document.text()):
        raise Broken("the document is another one")
    if table.owing or table.document.phase != "over" or not _is_up_to_date(table, ann):
        raise Broken("the table did not recover")


def _is_up_to_date(table: Any, ann: Person) -> bool:
    return bool(ann.game()["number"] == table.match.number_for(ann.viewer.seat))


async def run(url: str, step: int, first: int, counts: Counter[str]) -> None:
    """All kinds of faults at every ``step``th statement, beginning with the ``first``."""
    seed = 0
    statements = await one_run(url, "none", 0, seed)
    for kind in KINDS:
        for at in range(first, statements + 1, step):
            seed += 1
            counts[f"{kind}"] += 1
            try:
                await one_run(url, kind, at, seed)
            except Broken as problem:
                counts["BROKEN"] += 1
                print(f"{url.partition(':')[0]}: statement {at} {kind}: {problem}", flush=True)
    counts["statements"] += statements


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--step", type=int, default=1, help="only every so many statements")
    parser.add_argument("--first", type=int, default=1, help="the first statement that goes wrong")
    parser.add_argument("--store", choices=("sqlite", "postgres", "both"), default="both")
    arguments = parser.parse_args()
    logging.disable(logging.CRITICAL)
    bad = 0
    with contextlib.ExitStack() as stack:
        urls = []
        if arguments.store != "postgres":
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            urls.append(str(Path(folder) / "games.sqlite3"))
        if arguments.store != "sqlite":
            urls.append(stack.enter_context(postgresql.running()))
        for url in urls:
            counts: Counter[str] = Counter()
            began = time.monotonic()
            asyncio.run(run(url, arguments.step, arguments.first, counts))
            name = "postgres" if url.startswith("postgresql") else "sqlite"
            print(name, dict(counts), f"{time.monotonic() - began:.0f} s", flush=True)
            bad += counts["BROKEN"]
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
