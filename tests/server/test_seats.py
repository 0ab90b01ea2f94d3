"""Whose seat it is: a token opens the seat it was given for, on every server, and no other one."""

from __future__ import annotations

from typing import Any

from dominium.server.tables import actions
from dominium.server.tables.table import Table
from tests.server.memory_store import Memory
from tests.server.parlour import FakeClock, Parlour, Person, settle
from tests.server.test_without_sockets import play, two_servers

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
