"""Everything a store keeps, out of it and into it: what backups are made from, and what they are put back into."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from collections.abc import AsyncIterator
from importlib import import_module
from pathlib import Path
from typing import Any

from . import postgres, sqlite
from .backup_file import Part, Row, Snapshot
from .claim import FileClaim
from .migrations import NewerDatabase, missing
from .opening import is_postgres, sqlite_file

#: the tables of the newest schema and what orders their rows; an older one has some of them
KEYS = {
    "tables": "id",
    "games": "table_id, game",
    "moves": "table_id, game, number",
    "orders": "name",
    "analyses": "table_id, game",
    "guides": "kingdom",
}
NAMES = tuple(KEYS)
_PREFIX = "dominium_"
#: columns that are yes or no, for which SQLite has numbers
_YES_OR_NO = ("public", "auto")
_BATCH = 1000


class NotEmpty(Exception):
    """There are tables already where others shall be put; ``tables`` says how many."""

    def __init__(self, tables: int) -> None:
        super().__init__(str(tables))
        self.tables = tables


class InUse(Exception):
    """Servers are at work on a database whose tables shall be replaced."""


@contextlib.asynccontextmanager
async def snapshot_of(url: str) -> AsyncIterator[Snapshot]:
    """A store as it is at this moment, whatever the servers on it do meanwhile. Nothing is written to it."""
    if is_postgres(url):
        asyncpg: Any = import_module("asyncpg")
        connection = await asyncpg.connect(url)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                yield await _PostgresSnapshot.of(connection)
        finally:
            await connection.close()
        return
    file = sqlite_file(url)
    if not file.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))
    with contextlib.closing(
        sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=10)
    ) as database:
        database.execute("BEGIN")
        yield _SqliteSnapshot(database)


class _SqliteSnapshot(Snapshot):
    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        (self.schema,) = database.execute("PRAGMA user_version").fetchone()
        _must_be_known(self.schema)

    def parts(self) -> list[Part]:
        found = []
        for name in NAMES:
            columns = [row[1] for row in self._database.execute(f"PRAGMA table_info({name})")]
            if columns:
                found.append(Part(name, columns))
        return found

    async def rows(self, part: Part) -> AsyncIterator[Row]:
        flags = [i for i, name in enumerate(part.columns) if name in _YES_OR_NO]
        for values in self._database.execute(
            f"SELECT {', '.join(part.columns)} FROM {part.name} ORDER BY {KEYS[part.name]}"
        ):
            row = list(values)
            for i in flags:
                row[i] = bool(row[i])
            yield row


class _PostgresSnapshot(Snapshot):
    def __init__(self, connection: Any, schema: int, parts: list[Part]) -> None:
        self._connection = connection
        self.schema = schema
        self._parts = parts

    @classmethod
    async def of(cls, connection: Any) -> _PostgresSnapshot:
        schema = await postgres.schema_of(connection)
        _must_be_known(schema)
        parts = []
        for name in NAMES:
            rows = await connection.fetch(
                "SELECT attname FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 "
                "AND NOT attisdropped ORDER BY attnum",
                _PREFIX + name,
            )
            if rows:
                parts.append(Part(name, [str(row[0]) for row in rows]))
        return cls(connection, schema, parts)

    def parts(self) -> list[Part]:
        return self._parts

    async def rows(self, part: Part) -> AsyncIterator[Row]:
        statement = f"SELECT {', '.join(part.columns)} FROM {_PREFIX}{part.name} ORDER BY {KEYS[part.name]}"
        async for row in self._connection.cursor(statement, prefetch=_BATCH):
            yield list(row)


def _must_be_known(schema: int) -> None:
    if schema > len(sqlite.STEPS):
        raise NewerDatabase(schema, len(sqlite.STEPS))


async def can_write(url: str) -> bool:
    """Whether a PostgreSQL takes what is written to it."""
    asyncpg: Any = import_module("asyncpg")
    connection = await asyncpg.connect(url)
    try:
        found = await connection.fetchval("SHOW transaction_read_only")
    finally:
        await connection.close()
    return bool(found == "off")


async def fill(url: str, snapshot: Snapshot, replace: bool) -> None:
    """Put everything of a snapshot into a store, or nothing, and bring it up to date.

    NotEmpty if there are tables already, unless they are to be replaced.
    """
    _must_be_known(snapshot.schema)
    if is_postgres(url):
        await _fill_postgres(url, snapshot, replace)
    else:
        await _fill_sqlite(sqlite_file(url), snapshot, replace)


async def _fill_sqlite(file: Path, snapshot: Snapshot, replace: bool) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    claim = FileClaim(file)
    try:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None, timeout=10)) as database:
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = FULL")
            database.execute("BEGIN IMMEDIATE")
            try:
                await _fill_sqlite_now(database, snapshot, replace)
                database.execute("COMMIT")
            except BaseException:
                database.execute("ROLLBACK")
                raise
    finally:
        claim.release()


async def _fill_sqlite_now(database: sqlite3.Connection, snapshot: Snapshot, replace: bool) -> None:
    known = {str(name) for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if "tables" in known and not replace:
        (count,) = database.execute("SELECT count(*) FROM tables").fetchone()
        if count:
            raise NotEmpty(count)
    for name in NAMES:
        database.execute(f"DROP TABLE IF EXISTS {name}")
    for statement in missing(0, sqlite.STEPS[: snapshot.schema or 1]):
        database.execute(statement)
    for part in snapshot.parts():
        marks = ", ".join("?" * len(part.columns))
        statement = f"INSERT INTO {_known(part)} ({_columns(part)}) VALUES ({marks})"
        async for row in snapshot.rows(part):
            database.execute(statement, row)
    for statement in missing(snapshot.schema or 1, sqlite.STEPS):
        database.execute(statement)
    database.execute(f"PRAGMA user_version = {len(sqlite.STEPS)}")


async def _fill_postgres(url: str, snapshot: Snapshot, replace: bool) -> None:
    asyncpg: Any = import_module("asyncpg")
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", postgres.CHANGING)
            if not await connection.fetchval("SELECT pg_try_advisory_xact_lock($1)", postgres.IN_USE):
                raise InUse
            await _fill_postgres_now(connection, snapshot, replace)
    finally:
        await connection.close()


async def _fill_postgres_now(connection: Any, snapshot: Snapshot, replace: bool) -> None:
    if not replace and await connection.fetchval("SELECT to_regclass('dominium_tables')") is not None:
        count = await connection.fetchval("SELECT count(*) FROM dominium_tables")
        if count:
            raise NotEmpty(count)
    for name in (*NAMES, "schema"):
        await connection.execute(f"DROP TABLE IF EXISTS {_PREFIX}{name}")
    for statement in missing(0, postgres.STEPS[: snapshot.schema or 1]):
        await connection.execute(statement)
    for part in snapshot.parts():
        _columns(part)
        batch: list[Row] = []
        async for row in snapshot.rows(part):
            batch.append(row)
            if len(batch) >= _BATCH:
                await _copy(connection, part, batch)
                batch = []
        await _copy(connection, part, batch)
    for statement in missing(snapshot.schema or 1, postgres.STEPS):
        await connection.execute(statement)
    await connection.execute(postgres.VERSION)
    await connection.execute("INSERT INTO dominium_schema VALUES ($1)", len(postgres.STEPS))


async def _copy(connection: Any, part: Part, rows: list[Row]) -> None:
    if rows:
        await connection.copy_records_to_table(_PREFIX + _known(part), records=rows, columns=part.columns)


def _known(part: Part) -> str:
    if part.name not in NAMES:
        raise ValueError(part.name)
    return part.name


def _columns(part: Part) -> str:
    """The columns of a part as a statement lists them: names, and nothing but names."""
    if not all(name.isidentifier() for name in part.columns):
        raise ValueError(part.name)
    return ", ".join(part.columns)
