"""The version before: its databases are brought up to date with all their games, and played on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from dominium import cli
from dominium.server.store import postgres as in_postgres
from dominium.server.store import sqlite
from dominium.server.store.desk import Order
from dominium.server.store.interface import Store
from dominium.server.store.opening import open_store
from tests.postgresql import asyncpg, empty_database
from tests.server import schema_3
from tests.serving import Client, Server


async def is_brought_up_to_date(store: Store, kind: str) -> None:
    await store.open()
    await store.check()
    await schema_3.holds_everything(store, kind)
    # What is new works on what is old.
    table = schema_3.told(kind)["pair"]["table"]
    assert await store.tables_away() == []
    assert await store.put_away(table, 5.0)
    assert await store.table(table) is None
    assert await store.bring_back(table, 6.0)
    await store.give_order(Order("closed", "", 0.0))
    assert await store.orders(1.0) == [Order("closed", "", 0.0)]
    await schema_3.holds_everything(store, kind)
    await keeps_what_was_found_out(store, kind)
    await store.close()


async def keeps_what_was_found_out(store: Store, kind: str) -> None:
    """Analyses go with their table; guides to kingdoms belong to nobody."""
    table = schema_3.told(kind)["over"]["table"]
    assert await store.analysis(table, 1) == ""
    assert await store.keep_analysis(table, 1, "first")
    assert await store.keep_analysis(table, 1, "zażółć")
    assert not await store.keep_analysis(table, 2, "no such game")
    assert not await store.keep_analysis("nowhere", 1, "no such table")
    assert (await store.analysis(table, 1), await store.analysis(table, 2)) == ("zażółć", "")
    await store.delete_table(table)
    assert await store.analysis(table, 1) == ""
    assert not await store.keep_analysis(table, 1, "too late")
    assert await store.guide("a,b;c") == ""
    await store.keep_guide("a,b;c", "first")
    await store.keep_guide("a,b;c", "second")
    assert await store.guide("a,b;c") == "second"


def test_a_file_of_schema_4(database: str) -> None:
    """The version before this one had standing orders, and kept nothing that was found out."""
    schema_3.fill_file(database)
    with closing(sqlite3.connect(database)) as connection, connection:
        for statement in sqlite.STEPS[3]:
            connection.execute(statement)
        connection.execute("INSERT INTO orders VALUES ('closed', '', 0.0)")
        connection.execute("PRAGMA user_version = 4")
    store = open_store(database)

    async def run() -> None:
        await store.open()
        await store.check()
        assert await store.orders(1.0) == [Order("closed", "", 0.0)]
        await schema_3.holds_everything(store, "sqlite")
        await keeps_what_was_found_out(store, "sqlite")
        await store.close()

    asyncio.run(run())


def test_a_database_of_schema_4(postgres: str) -> None:
    async def run() -> None:
        url = await empty_database(postgres)
        await schema_3.fill_database(url)
        connection = await asyncpg.connect(url)
        for statement in in_postgres.STEPS[3]:
            await connection.execute(statement)
        await connection.execute("UPDATE dominium_schema SET version = 4")
        await connection.close()
        store = open_store(url)
        await store.open()
        await store.check()
        await schema_3.holds_everything(store, "postgres")
        await keeps_what_was_found_out(store, "postgres")
        await store.close()

    asyncio.run(run())


def test_a_file(database: str) -> None:
    schema_3.fill_file(database)
    asyncio.run(is_brought_up_to_date(open_store(database), "sqlite"))
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(sqlite.STEPS),)


def test_a_database(postgres: str) -> None:
    async def run() -> None:
        url = await empty_database(postgres)
        await schema_3.fill_database(url)
        await is_brought_up_to_date(open_store(url), "postgres")
        connection = await asyncpg.connect(url)
        assert await connection.fetchval("SELECT version FROM dominium_schema") == len(in_postgres.STEPS)
        await connection.close()

    asyncio.run(run())


def test_both_stores_have_the_same_versions() -> None:
    assert len(sqlite.STEPS) == len(in_postgres.STEPS)


def test_a_server_plays_on(database: str) -> None:
    schema_3.fill_file(database)
    seen = schema_3.told("sqlite")["pair"]
    server = Server(database)

    async def play() -> None:
        clients = [await Client.join(server, seen["table"], token) for token in seen["tokens"]]
        for seat, one in enumerate(clients):
            await one.until_game()
            assert one.last["game"]["view"]["players"][seat]["hand"] == seen["hands"][seat]
        asked = next(one for one in clients if one.decision is not None)
        number = asked.last["game"]["number"]
        await asked.answer(list(range(asked.decision["minimum"])) if asked.decision else [])
        await asked.until_number(number + 1)
        for one in clients:
            await one.close()

    try:
        asyncio.run(play())
    finally:
        server.stop()


def test_whoever_visits_changes_no_schema(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    schema_3.fill_file(database)

    def content() -> list[Any]:
        with closing(sqlite3.connect(database)) as connection:
            return [connection.execute("PRAGMA user_version").fetchone(), *connection.iterdump()]

    before = content()
    assert cli.main(["--lang", "en", "admin", "list", "--database", database]) == 2
    said = capsys.readouterr().err
    assert "older version of Dominium" in said
    assert said.count("\n") == 1
    assert content() == before
