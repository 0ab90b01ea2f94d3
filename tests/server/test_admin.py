"""``dominium admin`` beside running servers: they do what it says, one or several, and go on doing it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
import websockets

from dominium import cli
from dominium.server.orders import BadAddress, Orders, network_named
from dominium.server.store.desk import Order
from dominium.server.store.interface import GameRow, Move, Store
from dominium.server.store.opening import open_store
from tests.postgresql import empty_database
from tests.server.memory_store import Memory, MemoryStore
from tests.serving import Client, Data, Server, closed_with

#: whoever comes through the proxy of this machine comes from somewhere else
ELSEWHERE = {"x-forwarded-for": "192.0.2.7"}


def admin(database: str, *arguments: str) -> int:
    return cli.main(["--lang", "en", "admin", *arguments, "--database", database])


def eventually(condition: Callable[[], bool]) -> None:
    for _ in range(300):
        if condition():
            return
        time.sleep(0.1)
    raise AssertionError("it never happened")


def notices(server: Server) -> Any:
    return server.get("/api/notices")


@pytest.fixture(params=["sqlite", "postgres"])
def servers(request: pytest.FixtureRequest, database: str, postgres: str) -> Iterator[list[Server]]:
    """One server on a file, or two on a PostgreSQL."""
    if request.param == "sqlite":
        found = [Server(database)]
    else:
        url = asyncio.run(empty_database(postgres))
        found = [Server(url), Server(url)]
    yield found
    for one in found:
        one.stop()


def mine(server: Server, made: Data) -> Any:
    seats = [{"table": made["table"], "token": made["token"]}]
    return httpx.post(server.url + "/api/mine", json={"seats": seats}, timeout=30).json()


def test_a_table_is_deleted_and_comes_back(servers: list[Server], capsys: pytest.CaptureFixture[str]) -> None:
    first, last = servers[0], servers[-1]
    made = first.make("pb", options={"public": True})
    name = made["table"]

    async def thrown_out() -> int:
        client = await Client.join(first, name, made["token"])
        await client.until_asked()
        number = int(client.last["game"]["number"])
        assert await asyncio.to_thread(admin, first.database, "delete", name) == 0
        await client.refused("no-table")
        await client.close()
        return number

    number = asyncio.run(thrown_out())
    for server in servers:
        eventually(lambda server=server: httpx.get(f"{server.url}/api/tables/{name}").status_code == 404)  # type: ignore[misc]
        assert name not in str(server.get("/api/tables"))
        # It may come back: its seats are worth keeping.
        assert mine(server, made) == {"tables": [], "away": [name]}
    assert admin(first.database, "list", "--deleted") == 0
    assert name in capsys.readouterr().out
    assert admin(first.database, "list") == 0
    assert name not in capsys.readouterr().out
    assert admin(first.database, "restore", f"https://example.org/t/{name}") == 0

    async def back() -> None:
        client = await Client.join(last, name, made["token"])
        await client.until_asked()
        assert client.last["game"]["number"] == number
        await client.close()

    asyncio.run(back())
    assert [one["table"] for one in mine(last, made)["tables"]] == [name]


def test_closed_to_new_tables_and_open_again(servers: list[Server]) -> None:
    made = servers[0].make("pb")
    assert admin(servers[0].database, "close") == 0
    for server in servers:
        eventually(lambda server=server: notices(server)["closed"])  # type: ignore[misc]
        body = {"name": "Ann", "seats": [{}, {}], "kingdom": {"how": "random"}}
        reply = httpx.post(server.url + "/api/tables", json=body, timeout=30)
        assert (reply.status_code, reply.json()["code"]) == (503, "closed")
        assert "no new tables" in reply.json()["text"]["en"]

    async def plays_on() -> None:
        client = await Client.join(servers[-1], made["table"], made["token"])
        await client.until_asked()
        number = client.last["game"]["number"]
        await client.answer([])
        await client.until_number(number + 1)
        await client.close()

    asyncio.run(plays_on())
    # A server that starts now is closed from the beginning.
    servers[0].stop()
    servers[0].start()
    assert notices(servers[0])["closed"]
    assert admin(servers[0].database, "open") == 0
    for server in servers:
        eventually(lambda server=server: not notices(server)["closed"])  # type: ignore[misc]
        server.make("pb")


def test_an_announcement_reaches_everybody(servers: list[Server]) -> None:
    assert [notices(server)["announcement"] for server in servers] == [""] * len(servers)
    text = 'O dziesiątej <b>restart</b> "serwera"'
    assert admin(servers[0].database, "announce", text + "\n\x1b[31m") == 0
    for server in servers:
        eventually(lambda server=server: notices(server)["announcement"] == text + " [31m")  # type: ignore[misc]
    assert admin(servers[0].database, "announce", "soon over", "--for", "10s") == 0
    for shown in ("soon over", ""):
        for server in servers:
            eventually(lambda server=server, shown=shown: notices(server)["announcement"] == shown)  # type: ignore[misc]


def test_who_is_banned_stays_out_for_that_time(servers: list[Server]) -> None:
    server = servers[-1]
    made = server.make("pb")

    def status(address: str) -> int:
        return httpx.get(server.url + "/api/tables", headers={"x-forwarded-for": address}).status_code

    async def thrown_out() -> None:
        url = server.socket_url(made["table"])
        async with websockets.connect(url, additional_headers=ELSEWHERE) as socket:
            await socket.send('{"type": "hello"}')
            await socket.recv()
            ban = ("ban", "192.0.2.0/28", "--for", "15s")
            assert await asyncio.to_thread(admin, servers[0].database, *ban) == 0
            assert await closed_with(socket) == 4410
        async with websockets.connect(url, additional_headers=ELSEWHERE) as socket:
            assert await closed_with(socket) == 4410

    asyncio.run(thrown_out())
    assert status("192.0.2.7") == 403
    assert status("192.0.2.15") == 403
    assert status("192.0.2.16") == 200
    assert httpx.get(server.url, headers=ELSEWHERE).status_code == 403
    eventually(lambda: status("192.0.2.7") == 200)


def test_a_ban_can_be_lifted(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    Server(database).stop()
    assert admin(database, "ban", "2001:db8::7", "--for", "2w") == 0
    assert admin(database, "orders") == 0
    assert "2001:db8::/64 stays out until" in capsys.readouterr().out
    assert admin(database, "unban", "2001:db8::9") == 0
    assert admin(database, "orders") == 0
    assert "nobody is banned" in capsys.readouterr().out


def test_what_an_operator_sees_of_a_table(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    server = Server(database)
    made = server.make("pb", name="Zoë")
    server.stop()
    assert admin(database, "show", made["table"]) == 0
    said = capsys.readouterr().out
    assert "Zoë" in said
    assert "Cellar" in said
    assert "Stored: games 1" in said
    assert made["token"] not in said


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("list", "--limit", "many"), "number of tables"),
        (("list", "--limit", "0"), "number of tables"),
        (("show",), "name a table"),
        (("show", "nowhere"), "nowhere"),
        (("delete",), "name a table"),
        (("delete", "nowhere"), "nowhere"),
        (("restore", "nowhere"), "nowhere"),
        (("ban",), "name an address"),
        (("ban", "example.org"), "is not an address"),
        (("ban", "0.0.0.0/0"), "too many addresses"),
        (("ban", "::/0"), "too many addresses"),
        (("ban", "127.0.0.1"), "this machine"),
        (("ban", "::1"), "this machine"),
        (("ban", "192.0.2.1", "--for", "ever"), "is not a time"),
        (("ban", "192.0.2.1", "--for=-1d"), "is not a time"),
        (("ban", "192.0.2.1", "--for", "infd"), "is not a time"),
        (("unban", "192.0.2.1"), "is not banned"),
        (("announce",), "say what to announce"),
        (("announce", " \n "), "say what to announce"),
        (("announce", "x" * 401), "401"),
        (("close", "--for", ""), "is not a time"),
        (("dance",), "list, show, delete"),
    ],
)
def test_bad_input_is_refused_in_a_line(
    arguments: tuple[str, ...], expected: str, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def make() -> None:
        store = open_store(database)
        await store.open()
        await store.close()

    asyncio.run(make())
    assert admin(database, *arguments) == 2
    said = capsys.readouterr().err
    assert expected in said
    assert said.count("\n") == 1


async def check_orders(store: Store) -> None:
    """What any store must do for an operator."""
    await store.open()
    await store.give_order(Order("announcement", "one", 0.0))
    await store.give_order(Order("announcement", "two", 50.0))
    await store.give_order(Order("ban 192.0.2.1", "", 10.0))
    assert [one.text for one in await store.orders(9.0)] == ["two", ""]
    assert [one.name for one in await store.orders(10.0)] == ["announcement"]
    assert not await store.lift_order("ban 192.0.2.1")
    assert await store.lift_order("announcement")
    assert await store.orders(10.0) == []
    for name, touched in (("aaaa", 5.0), ("bbbb", 6.0), ("cccc", 7.0)):
        assert await store.add_table(name, "{}", True, f"address of {name}", touched)
    assert await store.add_game("bbbb", 1, "{}", True, 8.0, 1, GameRow("{}", ""))
    assert await store.add_move("bbbb", 1, 0, Move("a", 0, 1, [0], False))
    listed = await store.facts(2, away=False)
    assert [(one.table, one.games, one.moves) for one in listed] == [("bbbb", 1, 1), ("cccc", 0, 0)]
    assert [one.table for one in await store.facts(9, False, "address of aaaa")] == ["aaaa"]
    assert await store.put_away("bbbb", 20.0)
    assert not await store.put_away("bbbb", 21.0)
    assert not await store.put_away("nobody", 21.0)
    assert await store.tables_away() == ["bbbb"]
    assert await store.table("bbbb") is None
    assert [one.table for one in await store.public_tables(9, 0.0)] == ["cccc", "aaaa"]
    # A server that does not know it yet cannot write over it, nor make another one of that name.
    assert not await store.save_table("bbbb", 2, "{}", True, 22.0)
    assert not await store.add_table("bbbb", "{}", True, "", 22.0)
    assert [(one.table, one.away) for one in await store.facts(9, away=True)] == [("bbbb", 20.0)]
    assert not await store.bring_back("cccc", 23.0)
    assert await store.bring_back("bbbb", 23.0)
    row = await store.table("bbbb")
    assert row is not None
    assert row.touched == 23.0
    assert await store.moves_made("bbbb", 1) == 1
    assert await store.put_away("aaaa", 30.0)
    assert await store.forget(29.0, 9) == []
    assert await store.forget(30.0, 9) == ["aaaa"]
    assert await store.facts_of("aaaa") is None
    await store.close()


def test_every_store_keeps_orders(database: str, postgres: str) -> None:
    asyncio.run(check_orders(open_store(database)))
    asyncio.run(check_orders(open_store(asyncio.run(empty_database(postgres)))))
    asyncio.run(check_orders(MemoryStore(Memory())))


def test_which_addresses_are_banned() -> None:
    orders = Orders()
    assert not orders.bans("192.0.2.1")
    bans = ("192.0.2.1", "198.51.100.0/24", "2001:db8:1::/64", "not an address")
    orders.take([Order(f"ban {one}", "", 0.0) for one in bans])
    for address in ("192.0.2.1", "::ffff:192.0.2.1", "198.51.100.77", "2001:db8:1::9", "2001:db8:1::/64"):
        assert orders.bans(address), address
    for address in ("192.0.2.2", "198.51.101.1", "2001:db8:2::9", "", "unknown", "fe80::1%eth0"):
        assert not orders.bans(address), address
    orders.take([])
    assert not orders.bans("192.0.2.1")
    assert str(network_named("::ffff:192.0.2.1")) == "192.0.2.1/32"
    with pytest.raises(BadAddress):
        network_named("127.1.2.3")
