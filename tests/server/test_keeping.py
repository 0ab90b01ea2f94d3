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
    server = Server(database, NO_LIMITS + ",sleep_after=0.4,keep_marked=0")
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
    assert await store.last_touched() == now + 900
    assert await store.mark_old(-1.0, -1.0, now + 1000, 10) == []
    assert sorted(await store.mark_old(now + 100, now + 600, now + 1000, 10)) == ["aaaa", "cccc"]
    assert await store.mark_old(now + 100, now + 600, now + 1001, 10) == []
    assert await store.forget(now + 999, 10) == []
    # The clock was wrong, and is right again: nothing was marked yet.
    assert sorted(await store.mark_old(now + 100, now + 600, now + 950, 10)) == ["aaaa", "cccc"]
    assert sorted(await store.forget(now + 950, 10)) == ["aaaa", "cccc"]
    assert await store.forget(now + 950, 10) == []
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
    # Who changes a table keeps it.
    assert len(await store.mark_old(now + 1000, now + 1000, now + 1000, 10)) == 2
    assert await store.save_table("bbbb", 1, "{}", True, now + 1000)
    assert await store.save_table("dddd", 1, "{}", True, now + 1000)
    assert await store.forget(now + 1000, 10) == []
    # Only so many at once.
    assert len(await store.mark_old(now + 1001, now + 1001, now + 1001, 1)) == 1
    assert len(await store.mark_old(now + 1001, now + 1001, now + 1001, 1)) == 1
    last = await store.forget(now + 1001, 1)
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
        return hub.listing.is_alive(TableRow("abcd", 1, "{}", clock.date() - seconds))

    assert seen(3600)
    assert not seen(12 * 3600)


class SetClock(FakeClock):
    """A clock whose date somebody sets."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0.0

    def date(self) -> float:
        return super().date() + self.ahead


async def with_tables(count: int) -> tuple[Memory, SetClock, MemoryStore]:
    memory, clock = Memory(), SetClock()
    store = MemoryStore(memory)
    for number in range(count):
        assert await store.add_table(f"table{number}", "{}", True, "", clock.date())
    return memory, clock, store


def test_a_clock_that_is_set_deletes_nothing() -> None:
    async def scene() -> None:
        memory, clock, store = await with_tables(200)
        hub = Hub(store, Limits(keep_marked=0), Thinkers(0), clock)
        clock.ahead = 366 * DAY
        await hub.keeper.forget()
        assert (len(memory.tables), memory.old) == (200, {}), "it was set while the server ran"
        hub = Hub(store, Limits(keep_marked=0), Thinkers(0), clock)
        await hub.keeper.forget()
        assert (len(memory.tables), memory.old) == (200, {}), "it was set before the server started"
        # Somebody plays on in the wrong year: old tables are marked, some at a time, and nothing is deleted.
        hub = Hub(store, Limits(), Thinkers(0), clock)
        assert await store.add_table("new", "{}", True, "", clock.date())
        await hub.keeper.forget()
        assert (len(memory.tables), len(memory.old)) == (201, 50)
        clock.ahead = 0.0
        hub = Hub(store, Limits(), Thinkers(0), clock)
        await store.delete_table("new")
        await hub.keeper.forget()
        assert (len(memory.tables), memory.old) == (200, {}), "the clock is right again"

    asyncio.run(scene())


def test_old_tables_go_some_at_a_time_and_after_a_while() -> None:
    async def scene() -> None:
        memory, clock, store = await with_tables(80)
        await clock.move(15 * DAY)
        assert await store.add_table("new", "{}", True, "", clock.date())
        hub = Hub(store, Limits(), Thinkers(0), clock)
        for marked in (50, 80, 80):
            await hub.keeper.forget()
            assert (len(memory.tables), len(memory.old)) == (81, marked)
        await clock.move(13 * DAY)
        await hub.keeper.forget()
        assert len(memory.tables) == 81
        await clock.move(DAY)
        for left in (31, 1):
            await hub.keeper.forget()
            assert len([name for name in memory.tables if name != "new"]) == left - 1

    asyncio.run(scene())


async def lists_fairly(store: Store) -> list[str]:
    """One address has many tables, others a few: what the list shows."""
    await store.open()
    now = 2_000_000.0
    for number in range(55):
        assert await store.add_table(f"many{number}", "{}", True, "1.1.1.1", now + 100 + number)
    for number, address in enumerate(("2.2.2.2", "3.3.3.3", "2.2.2.2")):
        assert await store.add_table(f"few{number}", "{}", True, address, now + number)
    assert await store.add_table("past", "{}", True, "4.4.4.4", now - 1)
    assert await store.add_table("private", "{}", False, "4.4.4.4", now)
    found = [row.table for row in await store.public_tables(5, now)]
    await store.close()
    return found


def test_one_address_does_not_push_the_others_off_the_list(database: str) -> None:
    for store in (open_store(database), MemoryStore(Memory())):
        assert asyncio.run(lists_fairly(store)) == ["many54", "few2", "few1", "many53", "few0"]
