"""Databases of earlier versions: opened, brought up to date, or refused. Those on PostgreSQL are in test_postgres."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from dominium import cli
from dominium.server.store import sqlite
from dominium.server.store.migrations import NewerDatabase, missing
from dominium.server.store.opening import open_store
from dominium.server.tables.document import TableDocument
from dominium.server.tables.match import rebuilt
from tests.server import old_schemas as old
from tests.serving import Client, Server

if TYPE_CHECKING:
    from dominium.server.store.interface import Store


def old_file(file: str) -> None:
    """A file as the first version made it."""
    with closing(sqlite3.connect(file)) as database, database:
        database.executescript(old.SQLITE_0)
        database.execute(
            "INSERT INTO tables VALUES (?, 3, ?, 1, '127.0.0.1', 1000.0, 2000.0)", (old.TABLE, old.STATE)
        )
        database.execute("INSERT INTO games VALUES (?, 1, ?, '')", (old.TABLE, old.HEAD))
        database.executemany(
            "INSERT INTO moves VALUES (?, 1, ?, 'a', ?, ?, ?, 0)",
            [(old.TABLE, number, *move) for number, move in enumerate(old.MOVES)],
        )


async def holds_the_old_game(store: Store) -> None:
    """What any store must say of the old rows, and that they can be written to."""
    await store.open()
    row = await store.table(old.TABLE)
    assert row is not None
    assert (row.version, row.touched) == (3, 2000.0)
    document = TableDocument.read(row.document)
    assert document.game_number == 1
    assert document.seat_of(old.TOKEN) == 0
    assert [one.table for one in await store.public_tables(10, 0.0)] == [old.TABLE]
    game = await store.game(old.TABLE, 1)
    assert game is not None
    match = rebuilt(game, await store.moves(old.TABLE, 1, 0))
    assert match.session.game.turn == old.TURN
    assert match.session.view(0).as_dict()["players"][0]["hand"] == old.HAND
    assert await store.save_table(old.TABLE, 3, document.text(), True, 3000.0)
    assert await store.add_move(old.TABLE, 1, match.number, match.answer([]))
    await store.close()


def shape(file: str) -> tuple[int, list[Any]]:
    """The version of a file, and the columns of its tables."""
    with closing(sqlite3.connect(file)) as database:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        tables = ("tables", "games", "moves")
        return version, [database.execute(f"PRAGMA table_info({name})").fetchall() for name in tables]


def test_an_old_file_is_brought_up_to_date(database: str, tmp_path: Any) -> None:
    old_file(database)
    asyncio.run(holds_the_old_game(open_store(database)))
    fresh = str(tmp_path / "fresh.sqlite3")

    async def make() -> None:
        store = open_store(fresh)
        await store.open()
        await store.close()

    asyncio.run(make())
    assert shape(database) == shape(fresh)
    asyncio.run(make())
    assert shape(database) == shape(fresh)


def test_a_server_plays_on_with_an_old_file(database: str) -> None:
    old_file(database)
    server = Server(database)

    async def come_back() -> None:
        ann = await Client.join(server, old.TABLE, old.TOKEN)
        await ann.until_asked()
        view = ann.last["game"]["view"]
        assert (view["turn"], view["players"][0]["hand"]) == (old.TURN, old.HAND)
        await ann.answer([])
        await ann.until_number(ann.last["game"]["number"] + 1)
        await ann.close()

    try:
        asyncio.run(come_back())
    finally:
        server.stop()


def test_a_step_that_fails_leaves_the_file_as_it_was(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    old_file(database)
    before = shape(database)
    monkeypatch.setattr(sqlite, "STEPS", (*sqlite.STEPS, ("DROP TABLE moves", "DROP TABLE nowhere")))

    async def fail() -> None:
        store = open_store(database)
        try:
            with pytest.raises(sqlite3.OperationalError, match="nowhere"):
                await store.open()
        finally:
            await store.close()

    asyncio.run(fail())
    assert shape(database) == before
    monkeypatch.undo()
    asyncio.run(holds_the_old_game(open_store(database)))


def test_a_newer_file_is_refused(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    old_file(database)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = shape(database)
    arguments = ["--lang", "en", "serve", "--no-browser", "--port", "0", "--database", database]
    assert cli.main(arguments) == 2
    said = capsys.readouterr().err
    assert "newer version of Dominium" in said
    assert database in said
    assert said.count("\n") == 1
    assert shape(database) == before


def test_only_the_steps_that_are_missing() -> None:
    steps = (("one",), ("two", "three"), ("four",))
    assert missing(0, steps) == ["one", "two", "three", "four"]
    assert missing(2, steps) == ["four"]
    assert missing(3, steps) == []
    with pytest.raises(NewerDatabase):
        missing(4, steps)
