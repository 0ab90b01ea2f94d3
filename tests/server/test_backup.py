"""Backups: whole, of one moment, of every kind of store and into every kind; nothing is overwritten unasked."""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from dominium import cli
from dominium.server.store.backup_file import Backup, BadBackup, Row
from dominium.server.store.copying import NAMES, fill, snapshot_of
from dominium.server.store.desk import Order
from dominium.server.store.opening import open_store
from dominium.server.store.sqlite import STEPS
from dominium.server.tables.match import rebuilt
from tests.postgresql import empty_database
from tests.server import schema_3
from tests.serving import Client, Server, play_out, random_answer


def run(*arguments: str) -> int:
    return cli.main(["--lang", "en", *arguments])


async def content(url: str) -> dict[str, list[Row]]:
    """Everything that a store keeps."""
    async with snapshot_of(url) as snapshot:
        return {part.name: [row async for row in snapshot.rows(part)] for part in snapshot.parts()}


async def upgraded(url: str) -> None:
    store = open_store(url)
    await store.open()
    await store.give_order(Order("announcement", "Zażółć gęślą jaźń \u2028 \\ \"'", 0.0))
    await store.keep_analysis(schema_3.told("sqlite")["over"]["table"], 1, '{"żółw": 1}')
    await store.keep_guide("a,b;c", "{}")
    await store.close()


@pytest.fixture
def file(database: str) -> str:
    """A store in a file, with games."""
    schema_3.fill_file(database)
    asyncio.run(upgraded(database))
    return database


@pytest.fixture
def empty(postgres: str) -> str:
    """An empty store in PostgreSQL."""
    return asyncio.run(empty_database(postgres))


def test_from_a_file_to_a_database_and_back(file: str, empty: str, tmp_path: Path) -> None:
    before = asyncio.run(content(file))
    assert {name for name, rows in before.items() if rows} == set(NAMES)
    first, second, back = (
        tmp_path / "first.backup",
        tmp_path / "second.backup",
        str(tmp_path / "back.sqlite3"),
    )
    assert run("backup", str(first), "--database", file) == 0
    assert run("restore", str(first), "--database", empty) == 0
    assert asyncio.run(content(empty)) == before
    assert run("backup", str(second), "--database", empty) == 0
    assert run("restore", str(second), "--database", back) == 0
    assert asyncio.run(content(back)) == before

    async def plays() -> None:
        for url in (empty, back):
            store = open_store(url)
            await store.open()
            await store.check()
            await schema_3.holds_everything(store, "sqlite")
            await store.close()

    asyncio.run(plays())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_of_an_older_version(kind: str, empty: str, database: str, tmp_path: Path) -> None:
    """It is made without changing the database, and brought up to date where it is restored."""
    old = database
    if kind == "sqlite":
        schema_3.fill_file(database)
    else:
        old = empty
        asyncio.run(schema_3.fill_database(empty))
    before = asyncio.run(content(old))
    backup = tmp_path / "old.backup"
    assert run("backup", str(backup), "--database", old) == 0
    assert asyncio.run(content(old)) == before
    assert Backup(backup).schema == 3
    new = str(tmp_path / "new.sqlite3")
    assert run("restore", str(backup), "--database", new) == 0

    async def plays() -> None:
        store = open_store(new)
        await store.open()
        await store.check()
        await schema_3.holds_everything(store, kind)
        await store.close()

    asyncio.run(plays())


def test_nothing_is_overwritten_unasked(
    file: str, empty: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = tmp_path / "games.backup"
    backup.write_text("precious")
    assert run("backup", str(backup), "--database", file) == 2
    assert "--overwrite" in capsys.readouterr().err
    assert backup.read_text() == "precious"
    assert run("backup", str(backup), "--database", file, "--overwrite") == 0
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert run("restore", str(backup), "--database", empty) == 0
    for url in (file, empty):
        asyncio.run(_add_a_table(url))
        before = asyncio.run(content(url))
        capsys.readouterr()
        assert run("restore", str(backup), "--database", url) == 2
        said = capsys.readouterr().err
        assert "there are 5 tables" in said
        assert "--replace" in said
        assert asyncio.run(content(url)) == before
        assert run("restore", str(backup), "--database", url, "--replace") == 0
        assert len(asyncio.run(content(url))["tables"]) == 4
    assert sorted(one.name for one in tmp_path.iterdir() if one.name.startswith(".")) == []


async def _add_a_table(url: str) -> None:
    store = open_store(url)
    await store.open()
    assert await store.add_table("another", "{}", False, "", 1.0)
    await store.close()


def test_a_damaged_backup_restores_nothing(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup, target = tmp_path / "games.backup", tmp_path / "new.sqlite3"
    assert run("backup", str(backup), "--database", file) == 0
    whole = backup.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    damaged = {
        "half": whole[: len(whole) // 2],
        "flipped": whole[:200] + bytes([whole[200] ^ 1]) + whole[201:],
        "a row less": gzip.compress(b"".join(lines[:3] + lines[4:])),
        "a row more": gzip.compress(b"".join([*lines[:3], lines[3], *lines[3:]])),
        "no end": gzip.compress(b"".join(lines[:-1])),
        "another seat": gzip.compress(b"".join(lines).replace(b"Bob", b"Eve")),
        "not JSON": gzip.compress(b"".join([*lines[:3], b"[\n", *lines[3:]])),
    }
    for name, data in damaged.items():
        backup.write_bytes(data)
        capsys.readouterr()
        assert run("restore", str(backup), "--database", str(target)) == 2, name
        said = capsys.readouterr().err
        assert "damaged or not whole" in said, name
        assert said.count("\n") == 1
    for name, data in {"empty": b"", "text": b"hello", "zipped": gzip.compress(b'{"a": 1}\n')}.items():
        backup.write_bytes(data)
        assert run("restore", str(backup), "--database", str(target)) == 2, name
        assert "is not a backup" in capsys.readouterr().err, name
    newer = b"".join(lines).replace(f'"schema":{len(STEPS)}'.encode(), b'"schema":99')
    backup.write_bytes(gzip.compress(newer))
    with pytest.raises(BadBackup):
        Backup(backup)
    assert not target.exists()


def test_a_restore_that_fails_leaves_everything(file: str, empty: str, tmp_path: Path) -> None:
    """What was there before is there afterwards, if a backup turns out not to fit."""
    before = asyncio.run(content(file))

    class Broken(Backup):
        async def rows(self, part):  # type: ignore[no-untyped-def]
            async for row in super().rows(part):
                yield row
                if part.name == "moves":
                    raise OSError("the disk is gone")

    backup = tmp_path / "games.backup"
    assert run("backup", str(backup), "--database", file) == 0
    assert run("restore", str(backup), "--database", empty) == 0
    for url in (file, empty):
        with pytest.raises(OSError, match="disk is gone"):
            asyncio.run(fill(url, Broken(backup), replace=True))
        assert asyncio.run(content(url)) == before


def test_nothing_is_restored_under_a_running_server(
    file: str, empty: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = tmp_path / "games.backup"
    assert run("backup", str(backup), "--database", file) == 0
    assert run("restore", str(backup), "--database", empty) == 0
    for url in (file, empty):
        server = Server(url)
        try:
            capsys.readouterr()
            assert run("restore", str(backup), "--database", url, "--replace") == 2
            assert "another server uses" in capsys.readouterr().err
        finally:
            server.stop()
        assert run("restore", str(backup), "--database", url, "--replace") == 0


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_made_while_people_play_it_is_of_one_moment(
    kind: str, database: str, empty: str, tmp_path: Path
) -> None:
    url = database if kind == "sqlite" else empty
    server = Server(url)
    made = server.make("pb", {"how": "random"})

    async def play() -> None:
        client = await Client.join(server, made["table"], made["token"])
        await client.until_asked()
        playing = asyncio.create_task(play_out(client, random.Random(3)))
        for number in range(4):
            code = await asyncio.to_thread(
                cli.main, ["backup", str(tmp_path / f"{number}.backup"), "--database", url]
            )
            assert code == 0
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await client.close()

    try:
        asyncio.run(play())
    finally:
        server.stop()

    async def check() -> None:
        counts = []
        for number in range(4):
            target = str(tmp_path / f"{number}.sqlite3")
            await fill(target, Backup(tmp_path / f"{number}.backup"), replace=False)
            store = open_store(target)
            await store.open()
            game = await store.game(made["table"], 1)
            assert game is not None
            moves = await store.moves(made["table"], 1, 0)
            assert rebuilt(game, moves).number == len(moves)
            counts.append(len(moves))
            await store.close()
        assert counts == sorted(counts)
        assert counts[-1] > counts[0]

    asyncio.run(check())


def test_the_server_goes_on_with_a_restored_game(file: str, empty: str, tmp_path: Path) -> None:
    backup = tmp_path / "games.backup"
    assert run("backup", str(backup), "--database", file) == 0
    assert run("restore", str(backup), "--database", empty) == 0
    seen = schema_3.told("sqlite")["alone"]
    server = Server(empty)

    async def play() -> None:
        client = await Client.join(server, seen["table"], seen["tokens"][0])
        await client.until_asked()
        assert client.last["game"]["view"]["players"][0]["hand"] == seen["hands"][0]
        assert client.decision is not None
        number = client.last["game"]["number"]
        await client.answer(random_answer(client.decision, random.Random(1)))
        await client.until_number(number + 1)
        await client.close()

    try:
        asyncio.run(play())
    finally:
        server.stop()


def test_what_is_no_store_is_refused_in_a_line(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other"
    other.write_text("hello " * 2000)
    newer = str(tmp_path / "newer.sqlite3")
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("PRAGMA user_version = 99")
        connection.execute("CREATE TABLE tables (id)")
    target = str(tmp_path / "a.backup")
    for arguments, expected in (
        (("backup",), "name the file"),
        (("backup", target, "--database", database), "there are no games"),
        (("backup", target, "--database", str(other)), "not a database"),
        (("backup", target, "--database", newer), "newer version"),
        (("backup", target, "--database", "mysql://x"), "mysql"),
        (("backup", target, "--database", "postgresql://nobody@127.0.0.1:1/x"), "127.0.0.1:1"),
        (("restore", str(tmp_path / "none"), "--database", database), "cannot be read"),
    ):
        assert run(*arguments) == 2, arguments
        said = capsys.readouterr().err
        assert expected in said
        assert said.count("\n") == 1
        assert not Path(target).exists()
