"""The store in one SQLite file. A thread of its own writes; what waits together is committed together."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import json
import os
import queue
import sqlite3
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from .claim import FileClaim
from .gathering import Gathering
from .interface import GameRow, Move, Store, TableRow, answer_in
from .migrations import OtherSchema, missing, must_be_current
from .sqlite_desk import SqliteDesk
from .sqlite_shelf import SqliteShelf
from .workload import Workload

#: what leads from one version of the schema to the next
STEPS = (
    (
        """CREATE TABLE IF NOT EXISTS tables (
            id TEXT PRIMARY KEY, version INTEGER NOT NULL, state TEXT NOT NULL, public INTEGER NOT NULL,
            address TEXT NOT NULL, made REAL NOT NULL, touched REAL NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX IF NOT EXISTS tables_public ON tables (touched) WHERE public",
        "CREATE INDEX IF NOT EXISTS tables_address ON tables (address, made)",
        """CREATE TABLE IF NOT EXISTS games (
            table_id TEXT NOT NULL, game INTEGER NOT NULL, head TEXT NOT NULL, seal TEXT NOT NULL,
            PRIMARY KEY (table_id, game)
        ) WITHOUT ROWID""",
        """CREATE TABLE IF NOT EXISTS moves (
            table_id TEXT NOT NULL, game INTEGER NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL,
            seat INTEGER NOT NULL, mark INTEGER NOT NULL, answer TEXT NOT NULL, auto INTEGER NOT NULL,
            PRIMARY KEY (table_id, game, number)
        ) WITHOUT ROWID""",
    ),
    ("ALTER TABLE tables RENAME COLUMN state TO document",),
    (
        "ALTER TABLE tables ADD COLUMN old REAL",
        "CREATE INDEX tables_old ON tables (old) WHERE old IS NOT NULL",
        "CREATE INDEX tables_touched ON tables (touched)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN away REAL",
        "CREATE INDEX tables_away ON tables (away) WHERE away IS NOT NULL",
        "CREATE TABLE orders (name TEXT PRIMARY KEY, text TEXT NOT NULL, until REAL NOT NULL) WITHOUT ROWID",
    ),
    (
        """CREATE TABLE analyses (
            table_id TEXT NOT NULL, game INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, game)
        )""",
        "CREATE TABLE guides (kingdom TEXT PRIMARY KEY, text TEXT NOT NULL)",
    ),
)

_SAVE = "UPDATE tables SET version = version + 1, document = ?, public = ?, touched = ?, old = NULL WHERE id = ? AND version = ?"

_MOVE = "(?, ?, ?, ?, ?, ?, ?, ?)"
#: moves that go in with one statement: older versions of SQLite take at most 999 values
_MOST_MOVES = 100

Result = TypeVar("Result")


class _Job(ABC):
    """Something for the thread to do, and who waits for it."""

    loop: asyncio.AbstractEventLoop

    @abstractmethod
    def run(self, database: sqlite3.Connection) -> None:
        """Do it, in the thread; what goes wrong belongs to whoever asked."""

    @abstractmethod
    def fail(self, problem: Exception) -> None:
        """Whatever was done is undone."""

    @abstractmethod
    def settle(self) -> None:
        """Wake who waits, in the event loop."""


class _Work(_Job, Generic[Result]):
    def __init__(self, work: Callable[[sqlite3.Connection], Result]) -> None:
        self._work = work
        self._outcome: list[Result] = []
        self._problem: Exception | None = None
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Result] = self.loop.create_future()

    def run(self, database: sqlite3.Connection) -> None:
        try:
            self._outcome.append(self._work(database))
        except Exception as problem:  # noqa: BLE001 - it belongs to whoever asked
            self._problem = problem

    def fail(self, problem: Exception) -> None:
        self._problem = problem

    def settle(self) -> None:
        if self.done.done():
            return
        if self._problem is not None:
            self.done.set_exception(self._problem)
        else:
            self.done.set_result(self._outcome[0])


class _NewMove(_Work[bool]):
    """A move to be written, unless there is one of its number: whether it was."""

    def __init__(self, row: tuple[str, int, int, str, int, int, str, bool]) -> None:
        # No method of its own: it would hold on to itself, and only the collector could free it.
        super().__init__(
            lambda database: (
                database.execute(f"INSERT OR IGNORE INTO moves VALUES {_MOVE}", row).rowcount == 1
            )
        )
        self.row = row

    def written(self) -> None:
        """It was, together with others."""
        self._outcome.append(True)


class SqliteStore(SqliteDesk, SqliteShelf, Store):
    """Tables in one file, for one server."""

    def __init__(self, file: str) -> None:
        self._file = file
        self.workload = Workload()
        #: opened as a visitor: the file belongs to a server
        self._beside = False
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._claim: FileClaim | None = None

    async def open(self, beside: bool = False) -> None:
        self._beside = beside
        if self._file != ":memory:" and not beside:
            file = Path(self._file).expanduser()
            file.parent.mkdir(parents=True, exist_ok=True)
            self._claim = FileClaim(file)
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()
        try:
            await self._do(lambda database: database.execute("SELECT 1").fetchone())
        except BaseException:
            self._release()
            raise

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        self._release()

    def _release(self) -> None:
        if self._claim is not None:
            self._claim.release()
            self._claim = None

    async def check(self) -> None:
        def work(database: sqlite3.Connection) -> None:
            (found,) = database.execute("PRAGMA user_version").fetchone()
            if found != len(STEPS):
                raise OtherSchema(f"version {found}")
            database.execute(
                "SELECT id, version, document, public, address, made, touched, old, away FROM tables LIMIT 1"
            )
            database.execute(f"PRAGMA user_version = {len(STEPS)}")  # what is written does not matter

        await self._do(work)

    def _run(self) -> None:
        try:
            database = self._connect()
        except Exception as problem:  # noqa: BLE001 - whatever it is, those who wait shall learn of it
            while True:
                job = self._jobs.get()
                if job is None:
                    return
                job.fail(problem)
                _settle_all([job])
        else:
            self._serve(database)

    def _serve(self, database: sqlite3.Connection) -> None:
        gathering = Gathering()
        while True:
            job = self._jobs.get()
            now = time.monotonic()
            pause = gathering.pause(now)
            if pause:
                time.sleep(pause)
            batch: list[_Job] = []
            while job is not None:
                batch.append(job)
                if self._jobs.empty() or len(batch) >= 500:
                    break
                job = self._jobs.get()
            gathering.came(now, len(batch))
            if batch:
                self._commit(database, batch)
            if job is None:
                database.close()
                return

    def _connect(self) -> sqlite3.Connection:
        file = self._file if self._file == ":memory:" else str(Path(self._file).expanduser())
        if self._beside and not Path(file).is_file():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), file)
        database = sqlite3.connect(file, isolation_level=None, timeout=10)
        database.execute("PRAGMA synchronous = FULL")
        try:
            if self._beside:
                must_be_current(database.execute("PRAGMA user_version").fetchone()[0], STEPS)
            else:
                database.execute("PRAGMA journal_mode = WAL")
                _bring_up_to_date(database)
        except BaseException:
            database.close()
            raise
        return database

    def _commit(self, database: sqlite3.Connection, batch: list[_Job]) -> None:
        """All jobs of a batch in one transaction; nobody hears of success before it is on the disk."""
        try:
            if not _add_moves(database, batch):
                database.execute("BEGIN IMMEDIATE")
                for job in batch:
                    job.run(database)
                database.execute("COMMIT")
        except Exception as problem:  # noqa: BLE001 - whatever it is, this thread must not die of it
            with contextlib.suppress(sqlite3.Error):  # the next transaction tries it again
                if database.in_transaction:
                    database.execute("ROLLBACK")
            for job in batch:
                job.fail(problem)
        _settle_all(batch)

    async def _do(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        return await self._carry_out(_Work(work))

    async def _carry_out(self, job: _Work[Result]) -> Result:
        with self.workload.statement():
            self._jobs.put(job)
            return await job.done

    async def add_table(self, table: str, document: str, public: bool, address: str, now: float) -> bool:
        def work(database: sqlite3.Connection) -> bool:
            cursor = database.execute(
                "INSERT OR IGNORE INTO tables (id, version, document, public, address, made, touched) "
                "VALUES (?, 1, ?, ?, ?, ?, ?)",
                (table, document, public, address, now, now),
            )
            return cursor.rowcount == 1

        return await self._do(work)

    async def table(self, table: str) -> TableRow | None:
        def work(database: sqlite3.Connection) -> TableRow | None:
            row = database.execute(
                "SELECT id, version, document, touched FROM tables WHERE id = ? AND away IS NULL", (table,)
            ).fetchone()
            return None if row is None else TableRow(*row)

        return await self._do(work)

    async def save_table(self, table: str, version: int, document: str, public: bool, now: float) -> bool:
        return await self._do(
            lambda database: database.execute(_SAVE, (document, public, now, table, version)).rowcount == 1
        )

    async def add_game(
        self, table: str, version: int, document: str, public: bool, now: float, game: int, row: GameRow
    ) -> bool:
        def work(database: sqlite3.Connection) -> bool:
            if database.execute(_SAVE, (document, public, now, table, version)).rowcount != 1:
                return False
            database.execute("INSERT INTO games VALUES (?, ?, ?, ?)", (table, game, row.head, row.seal))
            return True

        return await self._do(work)

    async def game(self, table: str, game: int) -> GameRow | None:
        def work(database: sqlite3.Connection) -> GameRow | None:
            row = database.execute(
                "SELECT head, seal FROM games WHERE table_id = ? AND game = ?", (table, game)
            ).fetchone()
            return None if row is None else GameRow(*row)

        return await self._do(work)

    async def add_move(self, table: str, game: int, number: int, move: Move) -> bool:
        answer = json.dumps(move.answer)
        return await self._carry_out(
            _NewMove((table, game, number, move.kind, move.seat, move.mark, answer, move.auto))
        )

    async def moves(self, table: str, game: int, start: int) -> list[Move]:
        def work(database: sqlite3.Connection) -> list[Move]:
            rows = database.execute(
                "SELECT kind, seat, mark, answer, auto FROM moves "
                "WHERE table_id = ? AND game = ? AND number >= ? ORDER BY number",
                (table, game, start),
            )
            return [
                Move(kind, seat, mark, answer_in(answer), bool(auto))
                for kind, seat, mark, answer, auto in rows
            ]

        return await self._do(work)

    async def moves_made(self, table: str, game: int) -> int:
        def work(database: sqlite3.Connection) -> int:
            row = database.execute(
                "SELECT count(*) FROM moves WHERE table_id = ? AND game = ?", (table, game)
            ).fetchone()
            return int(row[0])

        return await self._do(work)

    async def mark_old(self, games: float, lobbies: float, now: float, limit: int) -> list[str]:
        def work(database: sqlite3.Connection) -> list[str]:
            database.execute("UPDATE tables SET old = NULL WHERE old > ?", (now,))
            rows = database.execute(
                "SELECT id FROM tables WHERE old IS NULL AND touched < CASE WHEN EXISTS "
                "(SELECT 1 FROM games WHERE table_id = id) THEN ? ELSE ? END LIMIT ?",
                (games, lobbies, limit),
            ).fetchall()
            database.executemany("UPDATE tables SET old = ? WHERE id = ?", [(now, name) for (name,) in rows])
            return [name for (name,) in rows]

        return await self._do(work)

    async def last_touched(self) -> float:
        return await self._do(
            lambda database: float(database.execute("SELECT max(touched) FROM tables").fetchone()[0] or 0)
        )

    async def forget(self, before: float, limit: int) -> list[str]:
        def work(database: sqlite3.Connection) -> list[str]:
            rows = database.execute(
                "SELECT id FROM tables WHERE old <= ? OR away <= ? LIMIT ?", (before, before, limit)
            ).fetchall()
            _delete(database, rows)
            return [name for (name,) in rows]

        return await self._do(work)

    async def delete_table(self, table: str) -> None:
        await self._do(lambda database: _delete(database, [(table,)]))

    async def public_tables(self, limit: int, since: float) -> list[TableRow]:
        def work(database: sqlite3.Connection) -> list[TableRow]:
            rows = database.execute(
                "SELECT id, version, document, touched FROM tables WHERE public AND away IS NULL AND touched >= ? "
                "ORDER BY row_number() OVER (PARTITION BY address ORDER BY touched DESC), touched DESC LIMIT ?",
                (since, limit),
            )
            return [TableRow(*row) for row in rows]

        return await self._do(work)

    async def tables_from(self, address: str, since: float) -> int:
        def work(database: sqlite3.Connection) -> int:
            row = database.execute(
                "SELECT count(*) FROM tables WHERE address = ? AND made >= ?", (address, since)
            ).fetchone()
            return int(row[0])

        return await self._do(work)


def _add_moves(database: sqlite3.Connection, batch: list[_Job]) -> bool:
    """Write a batch of nothing but new moves with one statement, a transaction of its own; False if it is no such batch.

    For each statement the thread lets go of the interpreter and has to get it back from the event loop, which costs
    both of them more than the statement does.
    """
    moves = [job for job in batch if isinstance(job, _NewMove)]
    if len(moves) < len(batch) or len(moves) > _MOST_MOVES:
        return False
    rows = ", ".join([_MOVE] * len(moves))
    try:
        database.execute(f"INSERT INTO moves VALUES {rows}", [value for one in moves for value in one.row])
    except sqlite3.IntegrityError:
        return False  # there was one already: none was written, and each has to learn for itself
    for one in moves:
        one.written()
    return True


def _delete(database: sqlite3.Connection, rows: list[tuple[str]]) -> None:
    """Delete tables by their names, with all their games."""
    for statement in (
        "DELETE FROM moves WHERE table_id = ?",
        "DELETE FROM games WHERE table_id = ?",
        "DELETE FROM analyses WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ):
        database.executemany(statement, rows)


def _bring_up_to_date(database: sqlite3.Connection) -> None:
    """All missing steps in one transaction: it has the old schema or the new one, and says which."""
    database.execute("BEGIN IMMEDIATE")
    try:
        (found,) = database.execute("PRAGMA user_version").fetchone()
        for statement in missing(found, STEPS):
            database.execute(statement)
        database.execute(f"PRAGMA user_version = {len(STEPS)}")
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise


def _settle_all(jobs: list[_Job]) -> None:
    """Wake those who wait, each event loop once."""
    loops: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        loops.setdefault(job.loop, []).append(job)
    for loop, settled in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, settled)


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()
