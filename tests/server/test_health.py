"""What ``/healthz`` says, and that a file belongs to one server."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing

import httpx
import pytest

from dominium import cli
from dominium.server.health import Health
from dominium.server.store.claim import Occupied
from dominium.server.store.migrations import OtherSchema
from dominium.server.store.sqlite import STEPS, SqliteStore
from tests.server.memory_store import Memory, MemoryStore
from tests.server.parlour import FakeClock
from tests.serving import Server


def health(server: Server) -> tuple[int, str]:
    time.sleep(1.1)  # it is looked at once a second
    reply = httpx.get(server.url + "/healthz", timeout=10)
    return reply.status_code, reply.text


def change(database: str, statement: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement)


def test_another_schema_is_told_of(database: str) -> None:
    server = Server(database)
    try:
        assert health(server) == (200, "ok\n")
        change(database, "PRAGMA user_version = 99")
        assert health(server) == (503, "schema\n")
        change(database, f"PRAGMA user_version = {len(STEPS)}")
        assert health(server) == (200, "ok\n")
        change(database, "ALTER TABLE tables RENAME TO chairs")
        assert health(server) == (503, "database\n")
    finally:
        server.stop()


def test_a_disk_that_takes_nothing_is_told_of(database: str) -> None:
    async def run() -> None:
        store = SqliteStore(database)
        await store.open()
        await store.check()
        await store._do(lambda connection: connection.execute("PRAGMA query_only = 1").fetchall())
        with pytest.raises(sqlite3.OperationalError):
            await store.check()
        await store.close()

    asyncio.run(run())


def test_an_illness_is_logged_when_it_begins_and_when_it_ends(caplog: pytest.LogCaptureFixture) -> None:
    """Not each time somebody asks: a database that is gone for an hour would fill the disk."""
    store, clock = MemoryStore(Memory()), FakeClock()
    ill = False

    async def check() -> None:
        if ill:
            raise OSError("gone")

    async def run() -> list[str]:
        nonlocal ill
        health = Health(store, clock)
        found: list[str] = []
        for now in (False, True, True, True, False, True):
            ill = now
            found.append(await health.trouble())
            await clock.move(1.5)
        return found

    store.check = check  # type: ignore[method-assign]
    assert asyncio.run(run()) == ["", "database", "database", "database", "", "database"]
    told = [record.message for record in caplog.records]
    ill_now = "the database is not well"
    assert told == [ill_now, "the database is well again", ill_now]


def test_a_file_is_for_one_server(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def run() -> None:
        first, second = SqliteStore(database), SqliteStore(database)
        await first.open()
        with pytest.raises(Occupied):
            await second.open()
        assert await asyncio.to_thread(cli.main, ["--lang", "en", "serve", "--database", database]) != 0
        assert "another server uses" in capsys.readouterr().err
        await first.close()
        await second.open()
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("PRAGMA user_version = 1")
        with pytest.raises(OtherSchema):
            await second.check()
        await second.close()

    asyncio.run(run())


def test_a_killed_server_gives_its_file_free(database: str) -> None:
    server = Server(database)
    server.kill()
    server.start()
    assert server.process.poll() is None
    server.stop()
