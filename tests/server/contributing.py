"""People who add to the shuffles, without sockets and without time."""

from __future__ import annotations

import asyncio
import hashlib
import json
from typing import TYPE_CHECKING, Any

from dominium.server.tables import actions
from tests.server.memory_store import Memory
from tests.server.parlour import FakeClock, Parlour, Person

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from dominium.server.tables.table import Table

ANN, BOB, EVE = "a1" * 32, "b2" * 32, "ee" * 32


def play(scene: Coroutine[None, None, None]) -> None:
    asyncio.run(scene)


async def parlour() -> Parlour:
    return await Parlour(Memory(), FakeClock()).open()


def sha(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


async def commit(person: Person, contribution: str, game: int = 1) -> None:
    seat = str(person.viewer.seat)
    digest = sha("dominium contribution", person.table.id, str(game), seat, contribution)
    await person.send(type="commit", game=game, commitment=digest)


async def reveal(person: Person, contribution: str, game: int = 1) -> None:
    await person.send(type="reveal", game=game, contribution=contribution)


async def two_people(house: Parlour) -> tuple[Table, Person, Person]:
    """Two people in the lobby; it begins when Bob is ready."""
    table, token = await house.make("pp")
    _, other = await actions.sit(table, "Bob", None)
    return table, await Person.join(table, token), await Person.join(table, other)


def record_of(table: Table) -> dict[str, Any]:
    """The record of the game in progress, as only the server knows it yet."""
    assert table.match is not None
    found: dict[str, Any] = json.loads(table.match.record_text())
    return found


async def give_up(person: Person) -> None:
    await person.send(type="resign")
