"""What is kept of tables, for how long, and what lists know of those that sleep."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

import httpx
import pytest

from dominium.server.hub import Hub
from dominium.server.limits import Limits
from dominium.server.store.interface import GameRow, Move, Store, TableRow
from dominium.server.store.opening import open_store
from dominium.server.thinking import Thinkers
from tests.server.memory_store import Memory, MemoryStore
from tests.server.parlour import FakeClock
from tests.serving import NO_LIMITS, Client, Data, Server, random_answer

if TYPE_CHECKING:
    from collections.abc import Callable

DAY = 86_400.0


def mine(server: Server, made: Data) -> Data:
    seats = [{"table": made["table"], "token": made["token"]}]
    reply = httpx.post(server.url + "/api/mine", json={"seats": seats}, timeout=30)
    assert reply.status_code == 200, reply.text
    (found,) = reply.json()["tables"]
    assert isinstance(found, dict)
    return found


def metric(server: Server, name: str) -> float:
    text = httpx.get(server.url + "/metrics", timeout=30).text
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith(f"dominium_{name} ")))


def eventually(condition: Callable[[], bool]) -> None:
    for _ in range(600):
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError("it never happened")


async def _to_my_turn(server: Server, made: Data) -> int:
    """Play a few turns up to a decision of one's own; the number of the turn."""
    chance = random.Random(4)
    client = await Client.join(server, made["table"], made["token"])
    for _ in range(6):
        await client.until_asked()
        number = client.last["game"]["number"]
        decision = client.decision
        assert decision is not None
        await client.answer([] if decision["main"] else random_answer(decision, chance))
        await client.until_number(number + 1)
    await client.until_asked()
    turn = int(client.last["game"]["view"]["turn"])
    await client.close()
    return turn


def test_a_list_knows_whose_move_it_is_at_a_sleeping_table(database: str) -> None:
    server = Server(database, NO_LIMITS + ",sleep_after=0.4")
    try:
        made = server.make("pb")
        turn = asyncio.run(_to_my_turn(server, made))
        eventually(lambda: metric(server, "tables_awake") == 0)
        rebuilt = metric(server, "tables_rebuilt_total")
        found = mine(server, made)
        assert found["my_turn"] is True
        assert found["turn"] == turn
        assert metric(server, "tables_rebuilt_total") == rebuilt, "a look at the list has woken the table"
    finally:
        server.stop()


@pytest.mark.parametrize("how", ["stopped", "killed"])
def test_a_list_knows_it_after_a_restart(how: str, database: str) -> None:
    server = Server(database)
    try:
        made = server.make("pb")
        turn = asyncio.run(_to_my_turn(server, made))
        if how == "killed":
            server.kill()
        server.stop()
        server = Server(database)
        found = mine(server, made)
        assert found["my_turn"] is True
        assert found["turn"] == turn
        # Only what a crash left unsaid has to be found out by playing the game again.
        assert metric(server, "tables_rebuilt_total") == (0 if how == "stopped" else 1)
    finally:
        server.stop()


def test_it_is_not_the_move_of_others(server: Server) -> None:
    made = server.make("pp")
    other = server.sit(made["table"], "Bob")

    async def begin() -> int:
        ann = await Client.join(server, made["table"], made["token"])
        bob = await Client.join(server, other["table"], other["token"])
        await bob.send(type="ready", ready=True)
        await ann.until_game()
        asked = int(ann.last["game"]["waiting"]["seat"])
        await ann.close()
        await bob.close()
        return asked

    asked = asyncio.run(begin())
    assert [mine(server, one)["my_turn"] for one in (made, other)] == [asked == 0, asked == 1]


def test_the_clock_begins_anew_after_a_restart(database: str) -> None:
    server = Server(database)

    async def left(wait: float) -> float:
        client = await Client.join(server, made["table"], made["token"])
        await client.until_asked()
        await client.close()
        await asyncio.sleep(wait)
        again = await Client.join(server, made["table"], made["token"])
        await again.until_asked()
        await again.close()
        return float(again.last["game"]["clock"]["left"])

    try:
        made = server.make("pb", options={"clock": 3000, "autoplay": False})
        # To come back does not help ...
        assert asyncio.run(left(1.0)) <= 2999.0
        server.kill()
        server.stop()
        server = Server(database)
        # ... but nobody pays for an outage.
        assert asyncio.run(left(0.0)) > 2999.0
    finally:
        server.stop()


def age(database: str, table: str, days: float) -> None:
    with closing(sqlite3.connect(database, timeout=10)) as connection, connection:
        connection.execute("UPDATE tables SET touched = ? WHERE id = ?", (time.time() - days * DAY, table))


def rows(database: str) -> dict[str, set[str]]:
    with closing(sqlite3.connect(database, timeout=10)) as connection:
        return {
            "tables": {one for (one,) in connection.execute("SELECT id FROM tables")},
            "games": {one for (one,) in connection.execute("SELECT table_id FROM games")},
            "moves": {one for (one,) in connection.execute("SELECT table_id FROM moves")},
        }


def test_old_tables_are_deleted(database: str) -> None:
    server = Server(database)
    try:
        old, younger = server.make("pb", seed=3), server.make("pb", seed=3)
        lobby, young_lobby = server.make("pp"), server.make("pp")
        for made in (old, younger):
            asyncio.run(_to_my_turn(server, made))
    finally:
        server.stop()
    age(database, old["table"], 366)
    age(database, younger["table"], 364)
    age(database, lobby["table"], 15)
    age(database, young_lobby["table"], 13)
    server = Server(database, NO_LIMITS + ",sleep_after=0.4")
    try:
        eventually(lambda: metric(server, "tables_deleted_total") == 2)
        kept = {younger["table"], young_lobby["table"]}
        assert rows(database) == {"tables": kept, "games": {younger["table"]}, "moves": {younger["table"]}}
        assert httpx.get(f"{server.url}/api/tables/{old['table']}", timeout=30).status_code == 404
        assert mine(server, younger)["my_turn"] is True
    finally:
        server.stop()


def test_a_table_somebody_is_at_is_never_old(database: str) -> None:
    server = Server(database)
    made = server.make("pp")
    server.stop()
    age(database, made["table"], 1000)
    server = Server(database, NO_LIMITS + ",sleep_after=0.4,keep_lobbies=0")

    async def stay() -> None:
        client = await Client.join(server, made["table"], made["token"])
        for _ in range(400):
            found = await asyncio.to_thread(
                lambda: httpx.get(f"{server.url}/api/tables/{made['table']}", timeout=30).json()
            )
            if found["touched"] > time.time() - 3600:
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("nobody noted that somebody is there")
        await client.close()

    try:
        asyncio.run(stay())
    finally:
        server.stop()
    assert rows(database)["tables"] == {made["table"]}


async def forgets(store: Store) -> list[str]:
    """What any store must do, and the tables it keeps in the end; the one on PostgreSQL is asked the same."""
    await store.open()
    now = 1_000_000.0
    head = GameRow("{}", "")
    for name, touched, games in (("aaaa", 10, 1), ("bbbb", 500, 1), ("cccc", 500, 0), ("dddd", 900, 0)):
        assert await store.add_table(name, "{}", True, "", now + touched)
        if games:
            assert await store.add_game(name, 1, "{}", True, now + touched, 1, head)
            assert await store.add_move(name, 1, 0, Move("a", 0, 1, [0], False))
            assert await store.moves_made(name, 1) == 1
    assert await store.forget(-1.0, -1.0, 10) == []
    assert sorted(await store.forget(now + 100, now + 600, 10)) == ["aaaa", "cccc"]
    assert await store.forget(now + 100, now + 600, 10) == []
    assert await store.table("aaaa") is None
    assert await store.game("aaaa", 1) is None
    assert await store.moves_made("aaaa", 1) == 0
    assert await store.moves_made("bbbb", 1) == 1
    await store.delete_table("bbbb")
    await store.delete_table("nobody")
    assert await store.table("bbbb") is None
    assert await store.game("bbbb", 1) is None
    assert await store.moves_made("bbbb", 1) == 0
    assert await store.add_table("bbbb", "{}", True, "", now + 500)
    # Only so many at once.
    last = await store.forget(now + 1000, now + 1000, 1)
    assert len(last) == 1
    kept = [name for name in ("aaaa", "bbbb", "cccc", "dddd") if await store.table(name) is not None]
    await store.close()
    return sorted([*kept, *last])


def test_a_store_forgets(database: str) -> None:
    for store in (open_store(database), MemoryStore(Memory())):
        assert asyncio.run(forgets(store)) == ["bbbb", "dddd"]


def test_public_tables_nobody_visits_leave_the_list() -> None:
    """Somebody was there an hour ago: worth a visit. Nobody for half a day: not any more."""
    clock = FakeClock()
    hub = Hub(MemoryStore(Memory()), Limits(), Thinkers(0), clock)

    def seen(seconds: float) -> bool:
        return hub.is_alive(TableRow("abcd", 1, "{}", clock.date() - seconds))

    assert seen(3600)
    assert not seen(12 * 3600)
