"""A table that cannot be played on is shown as damaged, with its record; everything else works."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from dominium.engine.record import record_from
from dominium.server.store.interface import GameRow
from dominium.server.tables import actions
from tests.server.memory_store import Memory
from tests.server.parlour import FakeClock, Parlour, Person
from tests.serving import Client, Data, Server, play_out

#: what can become of stored rows, and whether the document of the table can still be read
DAMAGES = {
    "another question": "UPDATE moves SET mark = mark + 1 WHERE number = 3",
    "no such option": "UPDATE moves SET answer = '[999]' WHERE number = 3",
    "no list": "UPDATE moves SET answer = '{\"' WHERE number = 3",
    "a hole": "DELETE FROM moves WHERE number = 3",
    "back to nowhere": "UPDATE moves SET kind = 'u', answer = '[-7]' WHERE number = 3",
    "unknown kingdom": "UPDATE games SET head = replace(head, '\"moat\"', '\"boat\"')",
    "no head": "UPDATE games SET head = 'x'",
    "no game": "DELETE FROM games",
}


def damage(database: str, statement: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        assert connection.execute(statement).rowcount > 0


def mine(server: Server, *made: Data) -> list[Data]:
    seats = [{"table": one["table"], "token": one["token"]} for one in made]
    reply = httpx.post(server.url + "/api/mine", json={"seats": seats}, timeout=30)
    assert reply.status_code == 200, reply.text
    tables: list[Data] = reply.json()["tables"]
    return tables


def begun(server: Server, answers: int = 8) -> Data:
    """A table at which some answers were given."""
    made = server.make("pb", options={"autoplay": False, "public": True})

    async def run() -> None:
        client = await Client.join(server, made["table"], made["token"])
        await client.until_asked()
        await play_out(client, random.Random(1), answers)
        await client.quiet(0.2)
        await client.close()

    asyncio.run(run())
    return made


Wreck = tuple[Server, dict[str, Data]]


@pytest.fixture(scope="module")
def wreck(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wreck]:
    """A server whose tables were damaged while it did not run, each in another way."""
    database = str(tmp_path_factory.mktemp("wreck") / "games.sqlite3")
    server = Server(database)
    tables = {kind: begun(server) for kind in DAMAGES}
    server.kill()
    for kind, statement in DAMAGES.items():
        column = "AND table_id" if "WHERE" in statement else "WHERE table_id"
        damage(database, f"{statement} {column} = '{tables[kind]['table']}'")
    server.start()
    yield server, tables
    server.stop()


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_game_that_does_not_play_again(wreck: Wreck, kind: str) -> None:
    server, tables = wreck
    broken, whole = tables[kind], server.make("pb")
    assert [one["damaged"] for one in mine(server, broken, whole)] == [True, False]
    assert broken["table"] in [one["table"] for one in server.get("/api/tables")["tables"]]

    async def run() -> None:
        client = await Client.join(server, broken["table"], broken["token"])
        assert client.last["table"]["damaged"]
        await client.send(type="answer", decision=8, indices=[])
        await client.refused("damaged")
        await client.close()

    asyncio.run(run())
    place = f"/api/tables/{broken['table']}/games/1"
    for what in ("replay", "verify"):
        assert httpx.get(f"{server.url}{place}/{what}").json()["code"] in ("damaged", "no-game")
    reply = httpx.get(server.url + place + "/record")
    refusal = (404, "no-game") if kind == "no game" else (409, "not-over")
    assert (reply.status_code, reply.json()["code"]) == refusal, "it tells everybody's cards"
    give_up(server, broken)
    reply = httpx.get(server.url + place + "/record")
    if kind == "no game":
        assert (reply.status_code, reply.json()["code"]) == (404, "no-game")
    elif kind == "no head":
        assert json.loads(reply.text)["head"] == "x"
    else:
        assert reply.headers["content-disposition"].startswith("attachment")
        assert len(record_from(reply.text).answers) > 0


def give_up(server: Server, made: Data) -> None:
    async def run() -> None:
        client = await Client.join(server, made["table"], made["token"])
        assert client.last["table"]["phase"] == "playing"
        await client.send(type="resign")
        await client.until(lambda: client.last["table"]["phase"] == "over")
        assert client.last["table"]["seats"][0]["resigned"]
        await client.send(type="resign")
        await client.refused("damaged")
        await client.close()

    asyncio.run(run())


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_damaged_table_can_be_left(wreck: Wreck, kind: str) -> None:
    server, tables = wreck
    broken = tables[kind]
    reply = httpx.post(f"{server.url}/api/tables/{broken['table']}/leave", json={"token": broken["token"]})
    assert reply.json() == {"deleted": True}


def test_a_table_whose_document_cannot_be_read(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite3")
    server = Server(database)
    try:
        broken, whole = begun(server, 2), begun(server, 2)
        server.kill()
        damage(database, f"UPDATE tables SET document = '{{}}' WHERE id = '{broken['table']}'")
        server.start()
        assert [one["table"] for one in mine(server, broken, whole)] == [whole["table"]]
        assert [one["table"] for one in server.get("/api/tables")["tables"]] == [whole["table"]]
        reply = httpx.get(f"{server.url}/api/tables/{broken['table']}")
        assert (reply.status_code, reply.json()["code"]) == (409, "damaged")
        reply = httpx.get(f"{server.url}/api/tables/{broken['table']}/games/1/record")
        assert (reply.status_code, reply.json()["code"]) == (409, "damaged"), "perhaps it is not over"
        assert httpx.get(f"{server.url}/t/{broken['table']}").status_code == 200

        async def run() -> None:
            client = await Client.join(server, whole["table"], whole["token"])
            await client.until_asked()
            await client.close()

        asyncio.run(run())
    finally:
        server.stop()


def test_what_is_hidden_stays_so_until_a_damaged_game_was_given_up_by_all_but_one() -> None:
    """Whoever could read the seed of a game that the old program plays on would know every shuffle."""

    async def scene() -> None:
        memory = Memory()
        house = await Parlour(memory, FakeClock()).open()
        table, token = await house.make("ppp")
        tokens = [token, *[(await actions.sit(table, name, None))[1] for name in ("Bob", "Cid")]]
        people = [await Person.join(table, one) for one in tokens]
        for one in people[1:]:
            await one.send(type="ready")
        assert table.document.phase == "playing"
        memory.games[table.id, 1] = GameRow("x", "")
        await table.load_match()
        for seat in (1, 1, 2):
            await people[seat].send(type="resign")
            assert table.document.phase == ("over" if seat == 2 else "playing")
        assert people[1].errors == ["resigned"]
        assert people[0].shown()["seats"][2]["resigned"]
        for one in people:
            await one.send(type="rematch")
        assert not table.damaged
        assert people[0].game()["game"] == 2
        assert not table.resigned

    asyncio.run(scene())
