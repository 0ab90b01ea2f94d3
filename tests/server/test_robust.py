"""Whatever a client sends, the server stays up and every table stays right."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest
import websockets

from tests.serving import Client, Server, start_pair

NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    '{"type": "nothing"}',
    '{"type": "answer"}',
    '{"type": "answer", "decision": "x", "indices": []}',
    '{"type": "answer", "decision": 0, "indices": [-1]}',
    '{"type": "answer", "decision": 0, "indices": [999999999999999999999]}',
    '{"type": "answer", "decision": 0, "indices": [0], "seat": 1}',
    '{"type": "give_seat_to_bot", "seat": 77}',
    '{"type": "phrase", "phrase": "<script>"}',
    '{"type": "options", "kingdom": {"how": "cards", "cards": ["nothing"]}}',
    '{"type": "rename", "name": ""}',
    '{"type": "hello", "token": 5}',
    "[" * 3000,
    "\N{GRINNING FACE}" * 100,
]


def test_nonsense_changes_nothing(server: Server) -> None:
    made = server.make("pb", options={"autoplay": False})

    async def run() -> None:
        client = await Client.join(server, made["table"], made["token"])
        await client.until_asked()
        before = client.last["game"]
        for text in NONSENSE:
            await client.socket.send(text)
            await client.until_error()
        await client.socket.send(b"\x00\xff")
        await client.refused("malformed")
        assert client.last["game"]["view"] == before["view"]
        assert client.last["game"]["number"] == before["number"]
        # Answers that the rules forbid, and answers to other questions.
        decision = client.decision
        assert decision is not None
        await client.send(type="answer", decision=decision["id"], indices=[0] * 300)
        await client.refused("illegal")
        await client.send(type="answer", decision=decision["id"], indices=[500])
        await client.refused("illegal")
        await client.send(type="answer", decision=decision["id"] + 1, indices=[])
        await client.refused("stale")
        await client.send(type="answer", decision=-1, indices=[])
        await client.refused("stale")
        assert client.last["game"]["number"] == before["number"]
        await client.close()

    asyncio.run(run())


def test_pages_of_an_older_server_still_get_in(server: Server) -> None:
    """They say their language when they come; nothing else that is unknown is let through."""
    made = server.make("pb")

    async def greet(**more: object) -> str:
        async with websockets.connect(server.socket_url(made["table"])) as socket:
            await socket.send(json.dumps({"type": "hello", "token": made["token"], **more}))
            first = json.loads(await socket.recv())
            return str(first["type"])

    assert asyncio.run(greet(lang="pl")) == "table"
    assert asyncio.run(greet(language="pl")) == "error"


def test_not_your_turn(server: Server) -> None:
    made = server.make("pp", options={"autoplay": False})
    other = server.sit(made["table"], "Bob")

    async def run() -> None:
        clients = await start_pair(server, made, other)
        asked = next(one for one in clients if one.decision is not None)
        idle = next(one for one in clients if one.decision is None)
        eve = await Client.join(server, made["table"])
        number = asked.last["game"]["number"]
        await idle.send(type="answer", decision=number, indices=[])
        await idle.refused("turn")
        await eve.send(type="answer", decision=number, indices=[])
        await eve.refused("spectator")
        await eve.send(type="take_seat", name="Eve")
        await eve.refused("started")
        await idle.send(type="give_seat_to_bot", seat=asked.last["table"]["you"])
        await idle.refused("there")
        assert eve.last["game"]["number"] == number
        for one in (*clients, eve):
            await one.close()

    asyncio.run(run())


def test_oversized(server: Server) -> None:
    made = server.make("pb")

    async def run() -> None:
        client = await Client.join(server, made["table"], made["token"])
        await client.send(type="rename", name="x" * 20_000)
        await client.refused("size")
        await client.socket.send("x" * 1_000_000)
        with pytest.raises(websockets.ConnectionClosed):
            await client.until(lambda: False)

    asyncio.run(run())
    reply = httpx.post(server.url + "/api/verify", content=b"x" * 2_000_000)
    assert reply.status_code == 413
    assert reply.json()["code"] == "size"
    assert httpx.get(server.url + "/healthz").text == "ok\n"


@pytest.mark.parametrize("path", ["/api/replay", "/api/verify"])
@pytest.mark.parametrize("players", [9_007_199_254_740_992, 100_000_000, -1, 7])
def test_a_small_record_cannot_ask_for_much(server: Server, path: str, players: int) -> None:
    """What a record says sizes nothing before it is known to be right."""
    data = {
        "game": "dominium",
        "format": 1,
        "players": players,
        "names": [],
        "agents": [],
        "kingdom": [],
        "projects": [],
        "seed": 1,
        "first": 0,
        "answers": [],
    }
    reply = httpx.post(server.url + path, json={"record": json.dumps(data)}, timeout=10)
    assert reply.json().get("code", reply.json().get("reason")) in ("record", "setup")
    assert httpx.get(server.url + "/healthz").text == "ok\n"


def test_who_sends_a_damaged_record_is_told_what_is_wrong_with_it(server: Server) -> None:
    record = {"game": "dominium", "format": 1, "players": 2, "kingdom": [], "projects": [], "seed": "one"}
    reply = httpx.post(server.url + "/api/replay", json={"record": json.dumps(record)}, timeout=10).json()
    assert reply["code"] == "record"
    assert "„seed” powinno być liczbą całkowitą" in reply["text"]["pl"]
    assert "“seed” should be a whole number" in reply["text"]["en"]


@pytest.mark.parametrize("path", ["/api/replay", "/api/verify"])
def test_a_record_of_too_many_answers_is_not_read(server: Server, path: str) -> None:
    record = '{"answers": [' + ",".join(["[0,0,[]]"] * 30_000) + "]}"
    reply = httpx.post(server.url + path, json={"record": record}, timeout=10)
    assert (reply.status_code, reply.json()["code"]) == (413, "size")


def many_fields(count: int) -> str:
    return ", ".join(f'"k{i}": {i}' for i in range(count))


def test_large_bodies_are_for_records_only(server: Server) -> None:
    body = '{"seats": [], ' + many_fields(90_000) + "}"
    for path in (
        "/api/mine",
        "/api/tables",
        "/api/kingdoms/draw",
        "/api/kingdoms/text",
        "/api/tables/x/leave",
    ):
        reply = httpx.post(server.url + path, content=body, headers={"content-type": "application/json"})
        assert (reply.status_code, reply.json()["code"]) == (413, "size"), path

        def chunks() -> Iterator[bytes]:
            for start in range(0, len(body), 10_000):
                yield body[start : start + 10_000].encode()

        reply = httpx.post(server.url + path, content=chunks(), headers={"content-type": "application/json"})
        assert (reply.status_code, reply.json()["code"]) == (413, "size"), path


def test_unknown_fields_are_told_of_without_counting_them(server: Server) -> None:
    """As many as fit are refused as one mistake, over HTTP and over the socket, in nested parts as well."""
    many = many_fields(1200)
    for path, body in (
        ("/api/mine", '{"seats": [], ' + many + "}"),
        ("/api/mine", '{"seats": [{' + many + "}]}"),
        ("/api/kingdoms/draw", '{"how": "random", ' + many + "}"),
    ):
        reply = httpx.post(server.url + path, content=body, headers={"content-type": "application/json"})
        assert reply.status_code == 422
        assert reply.json()["detail"].endswith("more fields than there are"), reply.json()["detail"]
    reply = httpx.post(server.url + "/api/mine", json={"seats": [], "name": "A"})
    assert "name" in reply.json()["detail"], "a few are told of by their names"
    made = server.make("pb")

    async def run() -> None:
        client = await Client.join(server, made["table"], made["token"])
        await client.socket.send('{"type": "undo", ' + many_fields(1000) + "}")
        await client.refused("malformed")
        assert client.last["error"]["detail"].endswith("more fields than there are")
        await client.close()

    asyncio.run(run())


def test_who_sends_too_much_is_refused_before_it_is_read(database: str) -> None:
    server = Server(database, "message_rate=0.001,message_burst=3,request_rate=0")
    try:
        made = server.make("pb")

        async def run() -> None:
            client = await Client.join(server, made["table"], made["token"])
            for _ in range(3):
                await client.socket.send("{")
                await client.refused("malformed")
            for text in ("{", "x" * 17_000, '{"type": "undo"}'):
                await client.socket.send(text)
            await client.refused("rate")
            await client.quiet()
            assert set(client.errors) == {"malformed", "rate"}
            await client.close()

        asyncio.run(run())
    finally:
        server.stop()


def test_flooding_is_stopped(database: str) -> None:
    server = Server(database, "message_rate=50,message_burst=100,request_rate=0")
    try:
        made = server.make("pb", options={"autoplay": False})

        async def run() -> None:
            client = await Client.join(server, made["table"], made["token"])
            await client.until_asked()
            number = client.last["game"]["number"]
            for _ in range(3000):
                try:
                    await client.socket.send('{"type": "undo"}')
                except websockets.ConnectionClosed:
                    break
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await client.until(lambda: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            again = await Client.join(server, made["table"], made["token"])
            await again.until_asked()
            assert again.last["game"]["number"] == number
            await again.close()

        asyncio.run(run())
        assert httpx.get(server.url + "/healthz").text == "ok\n"
    finally:
        server.stop()


def test_limits_of_an_address(database: str) -> None:
    server = Server(database, "tables_per_hour=3,connections=2,request_rate=1,request_burst=20")
    try:
        tables = [server.make("pb") for _ in range(3)]
        body = {"name": "A", "seats": [{}, {"kind": "bot"}], "kingdom": {"how": "random"}}
        reply = httpx.post(server.url + "/api/tables", json=body)
        assert (reply.status_code, reply.json()["code"]) == (429, "tables")

        async def run() -> None:
            two = [await Client.join(server, tables[0]["table"]) for _ in range(2)]
            with pytest.raises(websockets.ConnectionClosed):
                await Client.join(server, tables[1]["table"])
            for one in two:
                await one.close()

        asyncio.run(run())
        # Handshakes count as requests: after these there would be none left.
        with httpx.Client() as client:
            codes = {client.get(server.url + "/api/tables").status_code for _ in range(60)}
        assert codes == {200, 429}
    finally:
        server.stop()


def test_unknown_things(server: Server) -> None:
    async def run() -> None:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await Client.join(server, "nothere1")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
        made = server.make("pb")
        async with websockets.connect(server.socket_url(made["table"])) as socket:
            await socket.send('{"type": "undo"}')
            assert json.loads(await socket.recv())["code"] == "hello"
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(
                server.socket_url(made["table"]), origin=websockets.Origin("https://evil.example")
            )

    asyncio.run(run())
    for path in (
        "/api/tables/nothere1",
        "/api/nothing",
        "/api/tables/nothere1/games/1/record",
        "/nothing.js",
    ):
        reply = httpx.get(server.url + path)
        assert reply.status_code == 404, path
        assert reply.json()["type"] == "error"
    for path in ("/..%2f..%2fapp.py", "/%2e%2e/app.py", "/static/../../app.py"):
        assert "create_app" not in httpx.get(server.url + path).text


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "malformed"),
        ({"name": "", "seats": [{}, {}], "kingdom": {"how": "random"}}, "malformed"),
        ({"name": "x" * 99, "seats": [{}, {}], "kingdom": {"how": "random"}}, "malformed"),
        ({"name": "\u200b\n", "seats": [{}, {}], "kingdom": {"how": "random"}}, "name"),
        ({"name": "A", "seats": [{}], "kingdom": {"how": "random"}}, "malformed"),
        ({"name": "A", "seats": [{"kind": "bot"}] * 2, "kingdom": {"how": "random"}}, "people"),
        (
            {"name": "A", "seats": [{}, {"kind": "bot", "level": "zzz"}], "kingdom": {"how": "random"}},
            "level",
        ),
        ({"name": "A", "seats": [{}, {}], "kingdom": {"how": "recommended", "id": "zzz"}}, "kingdom"),
        ({"name": "A", "seats": [{}, {}], "kingdom": {"how": "cards", "cards": ["copper"]}}, "not-kingdom"),
        ({"name": "A", "seats": [{}, {}], "kingdom": {"how": "cards", "cards": ["moat"]}}, "kingdom"),
        ({"name": "A", "seats": [{}, {}], "kingdom": {"how": "random", "sets": ["zzz"]}}, "set"),
        ({"name": "A", "seats": [{}, {}], "kingdom": {"how": "random", "required": ["zzz"]}}, "card"),
    ],
)
def test_bad_tables(server: Server, body: dict[str, object], code: str) -> None:
    reply = httpx.post(server.url + "/api/tables", json=body)
    assert 400 <= reply.status_code < 500
    assert reply.json()["code"] == code
    assert reply.json()["text"]["pl"] != f"server-error-{code}"


def test_fuzz(server: Server) -> None:
    """Messages made of the right words in the wrong places; the game goes on as if nothing had been."""
    made = server.make("pb", options={"autoplay": False})
    chance = random.Random(3)
    kinds = [
        "answer",
        "undo_consent",
        "ready",
        "start",
        "take_seat",
        "rename",
        "pick",
        "autoplay",
        "options",
        "hello",
    ]
    values = [None, True, -1, 0, 3, "x", "moat", [], [0], {}, {"how": "random"}, 1e99, "\u0000"]
    keys = [
        "decision",
        "indices",
        "agree",
        "ready",
        "name",
        "seat",
        "card",
        "on",
        "options",
        "kingdom",
        "token",
    ]

    async def run() -> None:
        client = await Client.join(server, made["table"], made["token"])
        await client.until_asked()
        number = client.last["game"]["number"]
        fuzzer = await Client.join(server, made["table"])
        for _ in range(1500):
            message = {key: chance.choice(values) for key in chance.sample(keys, chance.randint(0, 3))}
            await fuzzer.send(type=chance.choice(kinds), **message)
        await fuzzer.send(type="ping")
        await fuzzer.until(lambda: "pong" in fuzzer.last, 60)
        await fuzzer.close()
        await client.quiet(0.2)
        assert client.last["game"]["number"] == number
        assert client.last["table"]["seats"][0]["name"] == "Ann"
        await client.close()

    asyncio.run(run())
    assert "server" not in httpx.get(server.url + "/healthz").text


@pytest.mark.parametrize("name", ["x" * 300, "%00", "abc%00", "A-B", "%2e%2e", "x" * 5000])
def test_names_no_table_can_have(server: Server, name: str) -> None:
    assert httpx.get(f"{server.url}/api/tables/{name}").status_code == 404
    assert httpx.get(f"{server.url}/api/tables/{name}/games/1/record").status_code == 404
    assert httpx.post(f"{server.url}/api/tables/{name}/seats", json={"name": "A"}).status_code == 404
    assert httpx.get(f"{server.url}/{name}.js").status_code == 404
    assert httpx.get(f"{server.url}/t/{name}").status_code in (200, 404)


def test_safe_headers(server: Server) -> None:
    for path in ("/", "/healthz", "/api/kingdoms", "/api/nothing"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "connect-src 'self';" in headers["content-security-policy"]
    assert httpx.get(server.url + "/api/openapi.json").json()["info"]["title"] == "Dominium"
    assert "dominium_moves_total" in httpx.get(server.url + "/metrics").text


def test_failures_have_safe_headers_too(database: str) -> None:
    server = Server(database)
    try:
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("DROP TABLE tables")
        reply = httpx.get(server.url + "/api/tables")
        assert (reply.status_code, reply.json()["code"]) == (500, "server")
        assert "default-src 'self'" in reply.headers["content-security-policy"]
        assert reply.headers["x-content-type-options"] == "nosniff"
    finally:
        server.stop()
