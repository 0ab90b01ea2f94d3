"""Names: nobody looks like nobody, or like somebody else at the table."""

from __future__ import annotations

import pytest

from dominium.server.protocol import Refusal
from dominium.server.tables import actions, lobby
from dominium.server.tables.names import look, readable
from tests.server.memory_store import Memory
from tests.server.parlour import FakeClock, Parlour
from tests.server.test_without_sockets import play


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u200b", "\u00a0", "\u0301", "\u115f\u1160", "\ufe0f"]
)
def test_names_of_nothing_are_refused(name: str) -> None:
    async def scene() -> None:
        house = await Parlour(Memory(), FakeClock()).open()
        table, _ = await house.make("pp")
        with pytest.raises(Refusal) as problem:
            await actions.sit(table, name, None)
        assert problem.value.code == "name"

    play(scene())


@pytest.mark.parametrize(
    "name", ["Ann", "ann", "\u0410nn", "A\u0301nn", "\uff21nn", "A nn", "Ann\u3164", "@nn"]
)
def test_who_looks_like_somebody_else_is_marked(name: str) -> None:
    async def scene() -> None:
        house = await Parlour(Memory(), FakeClock()).open()
        table, _ = await house.make("pp")  # the first seat is Ann's
        await actions.sit(table, name, None)
        assert table.document.seats[1].name == f"{readable(name)} 2"

    play(scene())


@pytest.mark.parametrize("name", ["Żaneta", "李雷", "Анна", "Bo", "🙂", "J.", "x_X", "Łukasz"])
def test_names_of_people_stay_as_they_are(name: str) -> None:
    async def scene() -> None:
        house = await Parlour(Memory(), FakeClock()).open()
        table, _ = await house.make("pp")
        await actions.sit(table, name, None)
        assert table.document.seats[1].name == name
        lobby.rename(table.document, 1, name)
        assert table.document.seats[1].name == name

    play(scene())


def test_different_names_look_different() -> None:
    names = ["Ann", "Anna", "Bob", "Ewa", "Ola", "Olaf", "Ala", "Jan", "Ida", "Adam"]
    assert len({look(name) for name in names}) == len(names)
