"""Several servers on one PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from dominium import cli
from dominium.server.store.opening import open_store
from dominium.server.store.postgres import STEPS
from tests.postgresql import empty_database
from tests.server import old_schemas as old
from tests.server.test_keeping import forgets, lists_fairly
from tests.server.test_migrations import holds_the_old_game
from tests.serving import Client, Server, play_out, start_pair

#: which says nothing of its types
asyncpg: Any = import_module("asyncpg")


@pytest.fixture
def servers(postgres: str) -> Iterator[list[Server]]:
    found = [Server(postgres), Server(postgres)]
    yield found
    for one in found:
        one.stop()


def test_people_on_two_servers(servers: list[Server]) -> None:
    first, second = servers
    made = first.make("ppb", {"how": "random"})
    other = second.sit(made["table"], "Bob")

    async def run() -> None:
        ann = await Client.join(first, made["table"], made["token"])
        bob = await Client.join(second, made["table"], other["token"])
        await ann.until(lambda: bool(ann.last["table"]["seats"][1]["connected"]))
        await bob.send(type="ready")
        for one in (ann, bob):
            await one.until_game()
        await bob.send(type="phrase", phrase="good-luck")
        await ann.until(lambda: "phrase" in ann.last)
        await asyncio.gather(play_out(ann, random.Random(1)), play_out(bob, random.Random(2)))
        assert ann.last["end"]["players"] == bob.last["end"]["players"]
        assert {code for one in (ann, bob) for code in one.errors} <= {"stale"}
        await ann.close()
        await bob.close()

    asyncio.run(run())
    for one in servers:
        assert one.get(f"/api/tables/{made['table']}/games/1/verify")["ok"]


def test_a_seat_that_changed_hands_is_closed_on_every_server(servers: list[Server]) -> None:
    first, second = servers
    made = first.make("pp", options={"autoplay": False})
    left = first.sit(made["table"], "Eve")

    async def run() -> None:
        ann = await Client.join(first, made["table"], made["token"])
        eve = await Client.join(first, made["table"], left["token"])
        far = await Client.join(second, made["table"], left["token"])
        assert far.last["table"]["you"] == 1
        await eve.send(type="leave_seat")
        await eve.until(lambda: eve.last["table"]["you"] == -1)
        bob = await Client.join(first, made["table"], first.sit(made["table"], "Bob")["token"])
        await bob.send(type="ready")
        await ann.until_game()
        await bob.until_game()
        await far.until_game()
        assert far.last["table"]["you"] == far.last["game"]["view"]["seat"] == -1
        assert all("hand" not in one for one in far.last["game"]["view"]["players"])
        await far.send(type="answer", decision=0, indices=[])
        await far.refused("spectator")
        for one in (ann, bob, eve, far):
            await one.close()

    asyncio.run(run())


def test_two_answers_on_two_servers(servers: list[Server]) -> None:
    made = servers[0].make("pb", options={"autoplay": False})

    async def run() -> None:
        clients = [await Client.join(one, made["table"], made["token"]) for one in servers for _ in range(2)]
        for one in clients:
            await one.until_asked()
        for _ in range(8):
            number = max(one.last["game"]["number"] for one in clients)
            for one in clients:
                await one.until_asked(number)
            assert len({one.last["game"]["number"] for one in clients}) == 1
            before = sum(len(one.errors) for one in clients)
            await asyncio.gather(*(one.answer([]) for one in clients))
            for one in clients:
                await one.until_asked(number + 1)
                await one.quiet(0.15)
            assert sum(len(one.errors) for one in clients) - before == len(clients) - 1
            views = [one.last["game"]["view"] for one in clients]
            assert all(view == views[0] for view in views)
        for one in clients:
            await one.close()

    asyncio.run(run())


def test_a_server_dies_and_another_goes_on(postgres: str) -> None:
    first, second = Server(postgres), Server(postgres)
    try:
        made = first.make("pp")
        other = second.sit(made["table"], "Bob")

        async def run() -> None:
            clients = await start_pair(first, made, other)
            asked = next(one for one in clients if one.decision is not None)
            await asked.answer([])
            await asked.quiet()
            was = [one.last["game"] for one in clients]
            for one in clients:
                await one.quiet()
                was[clients.index(one)] = one.last["game"]
            first.kill()
            again = [await Client.join(second, made["table"], one["token"]) for one in (made, other)]
            for one, before in zip(again, was, strict=True):
                await one.until_game()
                assert one.last["game"]["view"] == before["view"]
                assert one.last["game"]["decision"] == before["decision"]
            await asyncio.gather(*(play_out(one, random.Random(i)) for i, one in enumerate(again)))
            for one in again:
                await one.close()

        asyncio.run(run())
    finally:
        first.stop()
        second.stop()


def test_one_address_does_not_push_the_others_off_the_list(postgres: str) -> None:
    expected = ["many54", "few2", "few1", "many53", "few0"]
    assert asyncio.run(lists_fairly(open_store(asyncio.run(empty_database(postgres))))) == expected


def test_a_store_forgets(postgres: str) -> None:
    url = asyncio.run(empty_database(postgres))
    assert asyncio.run(forgets(open_store(url))) == ["bbbb", "dddd"]


async def old_database(postgres: str) -> str:
    """A database as the first version made it."""
    url = await empty_database(postgres)
    connection = await asyncpg.connect(url)
    await connection.execute(old.POSTGRES_0)
    await connection.execute(
        "INSERT INTO dominium_tables VALUES ($1, 3, $2, true, '127.0.0.1', 1000.0, 2000.0)",
        old.TABLE,
        old.STATE,
    )
    await connection.execute("INSERT INTO dominium_games VALUES ($1, 1, $2, '')", old.TABLE, old.HEAD)
    await connection.executemany(
        "INSERT INTO dominium_moves VALUES ($1, 1, $2, 'a', $3, $4, $5, false)",
        [(old.TABLE, number, *move) for number, move in enumerate(old.MOVES)],
    )
    await connection.close()
    return url


async def columns(url: str) -> list[tuple[str, str]]:
    connection = await asyncpg.connect(url)
    rows = await connection.fetch(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2"
    )
    await connection.close()
    return [(table, column) for table, column in rows]


def test_an_old_database_is_brought_up_to_date(postgres: str) -> None:
    async def run() -> None:
        url = await old_database(postgres)
        # Servers that start together do it once.
        stores = [open_store(url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(store.close() for store in stores))
        await holds_the_old_game(open_store(url))
        connection = await asyncpg.connect(url)
        assert await connection.fetch("SELECT version FROM dominium_schema") == [(len(STEPS),)]
        await connection.close()
        fresh = open_store(postgres)
        await fresh.open()
        await fresh.close()
        assert await columns(url) == await columns(postgres)

    asyncio.run(run())


def test_a_newer_database_is_refused(postgres: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def newer() -> str:
        url = await old_database(postgres)
        store = open_store(url)
        await store.open()
        await store.close()
        connection = await asyncpg.connect(url)
        await connection.execute("UPDATE dominium_schema SET version = 99")
        await connection.close()
        return url

    url = asyncio.run(newer())
    before = asyncio.run(columns(url))
    assert cli.main(["--lang", "en", "serve", "--no-browser", "--port", "0", "--database", url]) == 2
    said = capsys.readouterr().err
    assert "newer version of Dominium" in said
    assert said.count("\n") == 1
    assert asyncio.run(columns(url)) == before


def test_a_step_that_fails_leaves_the_database_as_it_was(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = asyncio.run(old_database(postgres))
    before = asyncio.run(columns(url))
    broken = (*STEPS, ("DROP TABLE dominium_moves", "DROP TABLE nowhere"))
    monkeypatch.setattr("dominium.server.store.postgres.STEPS", broken)
    with pytest.raises(asyncpg.UndefinedTableError):
        asyncio.run(open_store(url).open())
    assert asyncio.run(columns(url)) == before
    monkeypatch.undo()
    asyncio.run(holds_the_old_game(open_store(url)))
