"""The store in PostgreSQL. Several servers may share it: each tells the others what changed."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from importlib import import_module
from typing import Any

from .interface import GameRow, Move, Store, TableRow, answer_in
from .migrations import OtherSchema, missing, must_be_current
from .postgres_desk import PostgresDesk
from .postgres_moves import MoveWriter
from .postgres_pool import CountedPool
from .postgres_shelf import PostgresShelf
from .workload import Workload

CHANNEL = "dominium"
#: locks of the database: held while the schema changes, and by every server as long as it runs
CHANGING, IN_USE = 7361242, 7361243

#: what leads from one version of the schema to the next
STEPS = (
    (
        """CREATE TABLE IF NOT EXISTS dominium_tables (
            id text PRIMARY KEY, version integer NOT NULL, state text NOT NULL, public boolean NOT NULL,
            address text NOT NULL, made double precision NOT NULL, touched double precision NOT NULL
        )""",
        "CREATE INDEX IF NOT EXISTS dominium_tables_public ON dominium_tables (touched) WHERE public",
        "CREATE INDEX IF NOT EXISTS dominium_tables_address ON dominium_tables (address, made)",
        """CREATE TABLE IF NOT EXISTS dominium_games (
            table_id text NOT NULL, game integer NOT NULL, head text NOT NULL, seal text NOT NULL,
            PRIMARY KEY (table_id, game)
        )""",
        """CREATE TABLE IF NOT EXISTS dominium_moves (
            table_id text NOT NULL, game integer NOT NULL, number integer NOT NULL, kind text NOT NULL,
            seat integer NOT NULL, mark bigint NOT NULL, answer text NOT NULL, auto boolean NOT NULL,
            PRIMARY KEY (table_id, game, number)
        )""",
    ),
    ("ALTER TABLE dominium_tables RENAME COLUMN state TO document",),
    (
        "ALTER TABLE dominium_tables ADD COLUMN old double precision",
        "CREATE INDEX dominium_tables_old ON dominium_tables (old) WHERE old IS NOT NULL",
        "CREATE INDEX dominium_tables_touched ON dominium_tables (touched)",
    ),
    (
        "ALTER TABLE dominium_tables ADD COLUMN away double precision",
        "CREATE INDEX dominium_tables_away ON dominium_tables (away) WHERE away IS NOT NULL",
        """CREATE TABLE dominium_orders (
            name text PRIMARY KEY, text text NOT NULL, until double precision NOT NULL
        )""",
    ),
    (
        """CREATE TABLE dominium_analyses (
            table_id text NOT NULL, game integer NOT NULL, text text NOT NULL, PRIMARY KEY (table_id, game)
        )""",
        "CREATE TABLE dominium_guides (kingdom text PRIMARY KEY, text text NOT NULL)",
    ),
)
#: holds one row: the version of the schema
VERSION = "CREATE TABLE IF NOT EXISTS dominium_schema (version integer NOT NULL)"

_SAVE = (
    "UPDATE dominium_tables SET version = version + 1, document = $1, public = $2, touched = $3, old = NULL "
    "WHERE id = $4 AND version = $5 RETURNING id"
)


class PostgresStore(PostgresDesk, PostgresShelf, Store):
    """Tables in a database that several servers may share. asyncpg says nothing of its types: hence ``Any``."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.workload = Workload()
        self._pool: Any = None
        self._listener: Any = None
        self._watch: asyncio.Task[None] | None = None
        #: tells this server's notices from those of the others
        self._me = secrets.token_hex(4)
        self._moves = MoveWriter(CHANNEL, self._me)

    async def open(self, beside: bool = False) -> None:
        self._pool = await CountedPool.connected(self._url, self.workload)
        if beside:
            try:
                must_be_current(await schema_of(self._pool), STEPS)
            except BaseException:
                await self.close()
                raise
            return
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                # Two servers that start together must not both make the tables.
                await connection.execute("SELECT pg_advisory_xact_lock($1)", CHANGING)
                await _bring_up_to_date(connection)
            await self._listen()
        except BaseException:
            await self.close()
            raise
        self._watch = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._watch
        await self._moves.close()
        if self._listener is not None and not self._listener.is_closed():
            await self._listener.close()
        if self._pool is not None:
            await self._pool.close()

    async def check(self) -> None:
        found = await self._pool.fetchval("SELECT version FROM dominium_schema")
        if found != len(STEPS):
            raise OtherSchema(f"version {found}")
        if await self._pool.fetchval("SHOW transaction_read_only") != "off":
            raise OSError("the database is read-only")

    async def _listen(self) -> None:
        asyncpg: Any = import_module("asyncpg")
        self._listener = await asyncpg.connect(self._url)
        # Whoever would put other tables in place of these sees that servers are at work.
        await self._listener.execute("SELECT pg_try_advisory_lock_shared($1)", IN_USE)
        await self._listener.add_listener(CHANNEL, self._heard)

    async def _keep_listening(self) -> None:
        while True:
            await asyncio.sleep(2)
            if self._listener is None or self._listener.is_closed():
                with contextlib.suppress(Exception):
                    await self._listen()
                    if self.notice is not None:
                        self.notice("", "lost")  # whatever was said meanwhile was not heard

    def _heard(self, connection: Any, process: int, channel: str, payload: Any) -> None:
        who, tables, text = str(payload).split(" ", 2)
        if who != self._me and self.notice is not None:
            for table in tables.split(","):
                self.notice(table, text)

    def _payload(self, table: str, text: str) -> str:
        return f"{self._me} {table} {text}"

    async def tell(self, table: str, text: str) -> None:
        await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, self._payload(table, text))

    async def add_table(self, table: str, document: str, public: bool, address: str, now: float) -> bool:
        made = await self._pool.fetchval(
            "INSERT INTO dominium_tables (id, version, document, public, address, made, touched) "
            "VALUES ($1, 1, $2, $3, $4, $5, $5) ON CONFLICT DO NOTHING RETURNING id",
            table,
            document,
            public,
            address,
            now,
        )
        return made is not None

    async def table(self, table: str) -> TableRow | None:
        row = await self._pool.fetchrow(
            "SELECT id, version, document, touched FROM dominium_tables WHERE id = $1 AND away IS NULL", table
        )
        return None if row is None else TableRow(*row)

    async def save_table(self, table: str, version: int, document: str, public: bool, now: float) -> bool:
        saved = await self._pool.fetchval(
            f"WITH saved AS ({_SAVE}) SELECT pg_notify($6, $7) IS NOT NULL FROM saved",
            document,
            public,
            now,
            table,
            version,
            CHANNEL,
            self._payload(table, "document"),
        )
        return saved is not None

    async def add_game(
        self, table: str, version: int, document: str, public: bool, now: float, game: int, row: GameRow
    ) -> bool:
        async with self._pool.acquire() as connection, connection.transaction():
            if await connection.fetchval(_SAVE, document, public, now, table, version) is None:
                return False
            await connection.execute(
                "INSERT INTO dominium_games VALUES ($1, $2, $3, $4)", table, game, row.head, row.seal
            )
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, self._payload(table, "document"))
        return True

    async def game(self, table: str, game: int) -> GameRow | None:
        row = await self._pool.fetchrow(
            "SELECT head, seal FROM dominium_games WHERE table_id = $1 AND game = $2", table, game
        )
        return None if row is None else GameRow(*row)

    async def add_move(self, table: str, game: int, number: int, move: Move) -> bool:
        return await self._moves.add(self._pool, table, game, number, move)

    async def moves(self, table: str, game: int, start: int) -> list[Move]:
        rows = await self._pool.fetch(
            "SELECT kind, seat, mark, answer, auto FROM dominium_moves "
            "WHERE table_id = $1 AND game = $2 AND number >= $3 ORDER BY number",
            table,
            game,
            start,
        )
        return [Move(kind, seat, mark, answer_in(answer), auto) for kind, seat, mark, answer, auto in rows]

    async def moves_made(self, table: str, game: int) -> int:
        count = await self._pool.fetchval(
            "SELECT count(*) FROM dominium_moves WHERE table_id = $1 AND game = $2", table, game
        )
        return int(count)

    async def mark_old(self, games: float, lobbies: float, now: float, limit: int) -> list[str]:
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("UPDATE dominium_tables SET old = NULL WHERE old > $1", now)
            rows = await connection.fetch(
                "UPDATE dominium_tables SET old = $1 WHERE id IN (SELECT id FROM dominium_tables "
                "WHERE old IS NULL AND touched < CASE WHEN EXISTS "
                "(SELECT 1 FROM dominium_games WHERE table_id = id) THEN $2::float8 ELSE $3::float8 END "
                "LIMIT $4 FOR UPDATE SKIP LOCKED) RETURNING id",
                now,
                games,
                lobbies,
                limit,
            )
        return [str(row[0]) for row in rows]

    async def last_touched(self) -> float:
        return float(await self._pool.fetchval("SELECT max(touched) FROM dominium_tables") or 0)

    async def forget(self, before: float, limit: int) -> list[str]:
        async with self._pool.acquire() as connection, connection.transaction():
            # Several servers may clear up at once: each takes what the others have not taken.
            rows = await connection.fetch(
                "SELECT id FROM dominium_tables WHERE old <= $1 OR away <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED",
                before,
                limit,
            )
            names = [str(row[0]) for row in rows]
            await _delete(connection, names)
        return names

    async def delete_table(self, table: str) -> None:
        async with self._pool.acquire() as connection, connection.transaction():
            await _delete(connection, [table])
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, self._payload(table, "gone"))

    async def public_tables(self, limit: int, since: float) -> list[TableRow]:
        rows = await self._pool.fetch(
            "SELECT id, version, document, touched FROM dominium_tables "
            "WHERE public AND away IS NULL AND touched >= $1 "
            "ORDER BY row_number() OVER (PARTITION BY address ORDER BY touched DESC), touched DESC LIMIT $2",
            since,
            limit,
        )
        return [TableRow(*row) for row in rows]

    async def tables_from(self, address: str, since: float) -> int:
        count = await self._pool.fetchval(
            "SELECT count(*) FROM dominium_tables WHERE address = $1 AND made >= $2", address, since
        )
        return int(count)


async def _delete(connection: Any, names: list[str]) -> None:
    """Delete tables by their names, with all their games, in the transaction that is open."""
    for statement in (
        "DELETE FROM dominium_moves WHERE table_id = ANY($1)",
        "DELETE FROM dominium_games WHERE table_id = ANY($1)",
        "DELETE FROM dominium_analyses WHERE table_id = ANY($1)",
        "DELETE FROM dominium_tables WHERE id = ANY($1)",
    ):
        await connection.execute(statement, names)


async def schema_of(connection: Any) -> int:
    """The version of the schema that is there; 0 without any."""
    if await connection.fetchval("SELECT to_regclass('dominium_schema')") is None:
        return 0
    return int(await connection.fetchval("SELECT version FROM dominium_schema") or 0)


async def _bring_up_to_date(connection: Any) -> None:
    """All missing steps, in the transaction that is open: it has the old schema or the new one, and says which."""
    await connection.execute(VERSION)
    found = await connection.fetchval("SELECT version FROM dominium_schema")
    for statement in missing(found or 0, STEPS):
        await connection.execute(statement)
    if found is None:
        await connection.execute("INSERT INTO dominium_schema VALUES ($1)", len(STEPS))
    else:
        await connection.execute("UPDATE dominium_schema SET version = $1", len(STEPS))
