"""Killed and restarted, asleep and awake, two at once: the table is exactly where it was."""

from __future__ import annotations

import asyncio
import random

import httpx

from tests.serving import NO_LIMITS, Client, Data, Server, play_out, random_answer, start_pair


def without_clock(message: Data) -> Data:
    return {key: value for key, value in message.items() if key not in ("log", "clock")}


def test_killed_in_the_middle_of_a_decision(database: str) -> None:
    server = Server(database)
    made = server.make("pp", {"how": "random", "required": ["militia", "cellar", "workshop"]})
    other = server.sit(made["table"], "Bob")
    chance = random.Random(5)

    async def before() -> list[Client]:
        clients = await start_pair(server, made, other)
        for _ in range(120):
            for one in clients:
                await one.quiet(0.02)
            asked = next(one for one in clients if one.decision is not None)
            decision = asked.decision
            assert decision is not None
            if (
                not decision["main"]
                and decision["kind"] not in ("react", "order")
                and asked.last["game"]["number"] > 20
            ):
                break
            if asked.last["game"]["number"] > 60:
                break
            number = asked.last["game"]["number"]
            await asked.answer(random_answer(decision, chance))
            await asked.until_number(number + 1)
        return clients

    async def after(second: Server, old: list[Client]) -> None:
        tokens = [made["token"], other["token"]]
        clients = [await Client.join(second, made["table"], token) for token in tokens]
        for one, was in zip(clients, old, strict=True):
            await one.until_game()
            assert without_clock(one.last["game"]) == without_clock(was.last["game"])
            assert one.lines == was.lines
            assert one.last["table"]["seal"] == was.last["table"]["seal"]
        await asyncio.gather(*(play_out(one, random.Random(i)) for i, one in enumerate(clients)))
        for one in clients:
            await one.close()

    async def run() -> None:
        old = await before()
        server.kill()
        second = Server(database)
        try:
            await after(second, old)
            check = await asyncio.to_thread(second.get, f"/api/tables/{made['table']}/games/1/verify")
            assert check["ok"]
            assert check["seal_matches"]
        finally:
            second.stop()

    try:
        asyncio.run(run())
    finally:
        server.stop()


def test_no_acknowledged_answer_is_lost(database: str) -> None:
    """Killed at a random moment while answers fly: what a client saw is there afterwards."""
    chance = random.Random(11)
    server = Server(database)
    made = server.make("pb", {"how": "random"})
    seen = -1
    for _ in range(4):

        async def some(server: Server = server, seen: int = seen) -> int:
            client = await Client.join(server, made["table"], made["token"])
            await client.until_game()
            assert client.last["game"]["number"] >= seen
            kill_at = client.last["game"]["number"] + chance.randint(1, 8)
            answered = -1
            while client.last["game"]["number"] < kill_at and "end" not in client.last:
                decision = client.decision
                if decision is not None and decision["id"] != answered:
                    answered = decision["id"]
                    await client.answer(random_answer(decision, chance))
                await client.hear()
            server.kill()
            return int(client.last["game"]["number"])

        seen = asyncio.run(some())
        server.stop()
        server = Server(database)
    server.stop()


def test_two_answers_to_one_decision(server: Server) -> None:
    made = server.make("pb", options={"autoplay": False})

    async def run() -> None:
        clients = [await Client.join(server, made["table"], made["token"]) for _ in range(8)]
        for one in clients:
            await one.until_asked()
        for _ in range(5):
            decision = clients[0].decision
            assert decision is not None
            number = decision["id"]
            for one in clients:
                await one.until_number(number)
            before = sum(len(one.errors) for one in clients)
            await asyncio.gather(*(one.answer([]) for one in clients))
            for one in clients:
                await one.until_asked(number + 1)
            for one in clients:
                await one.quiet(0.1)
            assert sum(len(one.errors) for one in clients) - before == len(clients) - 1
            assert {code for one in clients for code in one.errors} == {"stale"}
        for one in clients:
            await one.close()

    asyncio.run(run())


def test_sleep_and_wake(database: str) -> None:
    server = Server(database, NO_LIMITS + ",sleep_after=0.5")
    made = server.make("pb")

    async def look() -> Data:
        client = await Client.join(server, made["table"], made["token"])
        await client.until_asked()
        await client.close()
        return without_clock(client.last["game"])

    async def run() -> None:
        first = await look()
        for _ in range(100):
            await asyncio.sleep(0.1)
            text = (await asyncio.to_thread(httpx.get, server.url + "/metrics")).text
            if "dominium_tables_awake 0" in text:
                break
        else:
            raise AssertionError("the table does not sleep")
        assert await look() == first

    try:
        asyncio.run(run())
    finally:
        server.stop()
