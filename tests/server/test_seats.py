"""Whose seat it is: a token opens the seat it was given for, on every server, and no other one."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
import websockets

from dominium.server.hub import Hub
from dominium.server.limits import Limits
from dominium.server.protocol import Ready, SeatWish, TableBody
from dominium.server.tables import actions
from dominium.server.tables.table import Table
from dominium.server.thinking import Thinkers
from tests.server.memory_store import Memory, MemoryStore
from tests.server.parlour import PEACEFUL, FakeClock, Parlour, Person, settle
from tests.server.test_without_sockets import play, two_servers
from tests.serving import Client, Server, start_pair

BOT = {"kind": "bot", "level": "steady"}
PERSON = {"kind": "person"}


async def seated(house: Parlour, seats: str = "pp", **options: Any) -> tuple[Table, str, str]:
    """A table with its first two people, and their tokens."""
    table, token = await house.make(seats, **options)
    _, other = await actions.sit(table, "Bob", None)
    return table, token, other


def hands(person: Person) -> list[int]:
    """The seats whose hands somebody sees."""
    return [one["seat"] for one in person.game()["view"]["players"] if "hand" in one]


def test_who_left_a_seat_has_it_on_no_server() -> None:
    async def scene() -> None:
        here, there, _ = await two_servers()
        table, token, old = await seated(here)
        ann, near = await Person.join(table, token), await Person.join(table, old)
        far = await Person.join(await there.find(table.id), old)
        await near.send(type="leave_seat")
        _, new = await actions.sit(table, "Eve", None)
        await settle()
        assert [near.viewer.seat, far.viewer.seat] == [-1, -1]
        eve = await Person.join(table, new)
        await eve.send(type="ready")
        assert ann.shown()["phase"] == "playing"
        assert [hands(one) for one in (eve, near, far)] == [[1], [], []]
        for thief in (near, far):
            await thief.send(type="answer", decision=0, indices=[])
            await thief.send(type="resign")
            assert thief.errors == ["spectator", "spectator"]

    play(scene())


def test_seats_arranged_anew_on_another_server() -> None:
    """Honest people keep their own cards wherever they are connected."""

    async def scene() -> None:
        here, there, _ = await two_servers()
        table, token, other = await seated(here, "pbp")
        ann = await Person.join(table, token)
        far = await Person.join(await there.find(table.id), other)
        assert far.viewer.seat == 2
        await ann.send(type="options", seats=[PERSON, PERSON, BOT])
        assert far.viewer.seat == far.shown()["you"] == 1
        await far.send(type="ready")
        assert hands(far) == [1]
        assert not ann.errors + far.errors

    play(scene())


def test_what_was_meant_for_the_own_seat_does_not_reach_its_next_owner() -> None:
    """A server that has not heard yet that the seat was left learns it when it writes."""

    async def scene() -> None:
        here, there, _ = await two_servers()
        table, token, old = await seated(here)
        await Person.join(table, token)
        near, far = await Person.join(table, old), await Person.join(await there.find(table.id), old)
        there.store.notice = None
        await near.send(type="leave_seat")
        _, new = await actions.sit(table, "Eve", None)
        for message in ({"type": "rename", "name": "Fool"}, {"type": "ready"}, {"type": "leave_seat"}):
            far.viewer.key = near.viewer.key
            await far.send(**message)
        assert far.errors == ["busy", "spectator", "spectator"]
        eve = await Person.join(await there.find(table.id), new)
        seat = eve.shown()["seats"][1]
        assert (seat["name"], seat["ready"], eve.viewer.seat) == ("Eve", False, 1)

    play(scene())


def test_two_people_take_the_two_last_seats_at_once() -> None:
    async def scene() -> None:
        here, there, _ = await two_servers()
        table, _ = await here.make("ppp")
        far = await there.find(table.id)
        there.store.notice = None
        taken = [(await actions.sit(one, "Bob", None))[0] for one in (table, far)]
        assert taken == [1, 2]

    play(scene())


async def parlour() -> Parlour:
    return await Parlour(Memory(), FakeClock()).open()


# Being away


async def without_bob(house: Parlour) -> tuple[Table, Person, Person]:
    """Two people in a game; Bob has just gone."""
    table, ann, bob = await house.begin()
    await bob.leave()
    return table, ann, bob


def test_who_loads_the_page_again_is_not_replaced() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await without_bob(house)
        await house.clock.move(29)
        await ann.send(type="give_seat_to_bot", seat=1)
        assert ann.errors == ["only-just-gone"]
        again = await Person.join(table, bob.token)
        await again.leave()
        await house.clock.move(29)
        await ann.send(type="give_seat_to_bot", seat=1)
        assert ann.errors == ["only-just-gone"] * 2
        await house.clock.move(1)
        await ann.send(type="give_seat_to_bot", seat=1)
        assert table.document.seats[1].stand_in == "steady"

    play(scene())


def test_a_bot_is_offered_for_a_seat_only_when_it_may_play_there() -> None:
    async def scene() -> None:
        clock = FakeClock()
        hub = Hub(MemoryStore(Memory()), Limits(seat_grace=30), Thinkers(0), clock)
        await hub.open()
        body = TableBody(name="Ann", seats=[SeatWish(), SeatWish()], kingdom=PEACEFUL)
        table, _, token = await hub.make(body, "")
        _, other = await actions.sit(table, "Bob", None)
        ann, bob = hub.connect(table, token, ""), hub.connect(table, other, "")
        await actions.handle(table, bob, Ready())
        await ann.next()
        hub.doors.disconnect(bob)

        def offered(texts: list[bytes]) -> list[list[bool]]:
            messages = map(json.loads, texts)
            return [
                [seat["replaceable"] for seat in one["seats"]] for one in messages if one["type"] == "table"
            ]

        assert offered(await ann.next()) == [[False, False]]
        await clock.move(29)
        again = hub.connect(table, other, "")
        hub.doors.disconnect(again)
        await clock.move(29)
        assert offered(await ann.next()) == [[False, False]]
        await clock.move(1)
        assert offered(await ann.next()) == [[False, True]], "and the page is told without asking"
        await hub.close()

    asyncio.run(scene())


def test_nobody_has_been_away_from_a_table_that_just_woke() -> None:
    """After a restart everybody connects again; who comes second is not away."""

    async def scene() -> None:
        house = await parlour()
        table, _, _ = await house.begin()
        token = table.document.seats[0].key
        woken = await house.find(table.id)
        ann = Person(woken, None)
        ann.viewer.key, ann.viewer.seat = token, 0
        await ann.send(type="give_seat_to_bot", seat=1)
        assert ann.errors == ["only-just-gone"]

    play(scene())


def test_who_is_at_another_server_is_not_away() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, _ = await without_bob(house)
        table.presence.heard("other", [1])
        await house.clock.move(60)
        await ann.send(type="give_seat_to_bot", seat=1)
        table.presence.heard("other", [])
        await ann.send(type="give_seat_to_bot", seat=1)
        await house.clock.move(30)
        await ann.send(type="give_seat_to_bot", seat=1)
        assert ann.errors == ["there", "only-just-gone"]

    play(scene())


def test_the_seat_of_another_goes_to_a_decent_bot_only() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, _ = await without_bob(house)
        await house.clock.move(30)
        for level in ("random", "money", "beginner"):
            await ann.send(type="give_seat_to_bot", seat=1, level=level)
        assert ann.errors == ["decent"] * 3
        assert not table.document.seats[1].stand_in
        await ann.send(type="give_seat_to_bot", seat=0, level="beginner")
        assert table.document.seats[0].stand_in == "beginner", "the own seat goes to whomever one likes"

    play(scene())


def test_who_comes_back_has_the_seat_at_once() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await without_bob(house)
        await house.clock.move(30)
        await ann.send(type="give_seat_to_bot", seat=1)
        assert ann.shown()["seats"][1]["stand_in"]
        again = await Person.join(table, bob.token)
        await actions.come_back(table, again.viewer)
        await settle()
        assert not ann.shown()["seats"][1]["stand_in"]
        # A bot one called oneself stays until one sends it away.
        await again.send(type="give_seat_to_bot", seat=1)
        await actions.come_back(table, again.viewer)
        assert table.document.seats[1].stand_in == "steady"

    play(scene())


def test_a_token_gets_in_however_many_watch(database: str) -> None:
    server = Server(
        database, "table_spectators=3,connections=5,seat_connections=2,request_rate=0,seat_grace=60"
    )
    try:
        made, elsewhere = server.make("pp", options={"autoplay": False}), server.make("pb")
        other = server.sit(made["table"], "Bob")

        async def run() -> None:
            ann, bob = await start_pair(server, made, other)
            crowd = [await Client.join(server, made["table"]) for _ in range(3)]
            crowd += [await Client.join(server, elsewhere["table"]) for _ in range(2)]
            for table in (made["table"], elsewhere["table"]):
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await Client.join(server, table)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4408
            await bob.close()
            await ann.until(lambda: not ann.last["table"]["seats"][1]["connected"])
            await ann.send(type="give_seat_to_bot", seat=1)
            await ann.refused("only-just-gone")
            again = [await Client.join(server, made["table"], other["token"]) for _ in range(3)]
            assert [one.last["table"]["you"] for one in again] == [1, 1, 1]
            with pytest.raises(websockets.ConnectionClosed):
                await again[0].until(lambda: False)
            for one in again[1:]:
                await one.send(type="ping")
                await one.until(lambda one=one: "pong" in one.last)  # type: ignore[misc]
            for one in (ann, *again, *crowd):
                await one.close()

        asyncio.run(run())
    finally:
        server.stop()


def test_leaving_a_seat_makes_no_room_for_more_spectators(database: str) -> None:
    server = Server(database, "table_spectators=2,request_rate=0")
    try:
        made = server.make("pp")

        async def run() -> None:
            ann = await Client.join(server, made["table"], made["token"])
            crowd = []
            for _ in range(6):
                one = await Client.join(server, made["table"], server.sit(made["table"], "Eve")["token"])
                crowd.append(one)
                await one.send(type="hello")
                await one.refused("token")
                await one.send(type="leave_seat")
                await one.until(lambda one=one: one.last["table"]["you"] == -1)  # type: ignore[misc]
            await ann.quiet()
            assert ann.last["table"]["watching"] <= 3
            for one in (ann, *crowd):
                await one.close()

        asyncio.run(run())
    finally:
        server.stop()
