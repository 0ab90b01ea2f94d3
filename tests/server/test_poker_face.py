"""What is asked because of a hand is nobody else's business: neither that it is asked, nor how long that takes."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from dominium.server.protocol import NamedKingdom
from dominium.server.showing.viewer import Viewer
from dominium.server.tables import actions
from dominium.server.tables.driver import POKER_FACE
from dominium.server.tables.match import may_have_reacted
from dominium.server.tables.table import Table
from tests.server.memory_store import Memory
from tests.server.parlour import FakeClock, Parlour, Person, settle
from tests.serving import random_answer

#: much to react to, and to react with
ATTACKS = NamedKingdom(
    cards=[
        "moat",
        "militia",
        "witch",
        "bureaucrat",
        "bandit",
        "village",
        "smithy",
        "cellar",
        "market",
        "festival",
    ]
)


async def at_table(**options: Any) -> tuple[Parlour, Table, list[Person]]:
    house = await Parlour(Memory(), FakeClock()).open()
    table, token = await house.make("pp", ATTACKS, **options)
    _, other = await actions.sit(table, "Bob", None)
    people = [await Person.join(table, token), await Person.join(table, other)]
    people.append(await Person.join(table, None))
    await people[1].send(type="ready")
    return house, table, people


async def answer(table: Table, people: list[Person], chance: random.Random) -> None:
    """Whoever is asked answers at random."""
    assert table.match is not None
    assert table.match.decision is not None
    asked = people[table.match.decision.seat]
    decision = asked.decision()
    assert decision is not None
    await asked.answer(random_answer(dict(decision), chance))


def games(person: Person) -> int:
    return sum(one["type"] == "game" for one in person.messages)


def test_others_do_not_learn_that_somebody_may_react() -> None:
    async def scene() -> None:
        _, table, people = await at_table()
        chance = random.Random(4)
        match = table.match
        assert match is not None
        shown = [games(one) for one in people]
        while not match.in_secret:
            if match.over:  # random answers can end a game before anybody was asked
                _, table, people = await at_table()
                match = table.match
                assert match is not None
            shown = [games(one) for one in people]
            await answer(table, people, chance)
        assert match.decision is not None
        asked = people[match.decision.seat]
        others = [one for one in people if one is not asked]
        assert asked.decision() is not None
        assert [games(one) for one in others] == [shown[people.index(one)] for one in others]
        # Who comes now sees what the others see.
        late = Person(table, others[0].token)
        late.viewer = Viewer(others[0].viewer.display, others[0].token)
        table.presence.came(late.viewer)
        await settle()
        assert late.game() | {"log": None} == others[0].game() | {"log": None}
        assert late.lines == others[0].lines
        await asked.answer([])
        for one in (*others, late):
            assert games(one) > 0
            assert one.game()["view"]["supply"] == asked.game()["view"]["supply"]
        assert [games(one) for one in others] == [shown[people.index(one)] + 1 for one in others]
        assert late.lines == others[0].lines

    asyncio.run(scene())


def test_a_poker_face_shows_nothing_for_a_while_where_somebody_might_react() -> None:
    async def scene() -> None:
        house, table, people = await at_table(poker_face=True)
        chance = random.Random(4)
        match = table.match
        assert match is not None
        kept = 0
        while kept < 6:
            if match.over:  # random answers can end a game before anybody had much to react to
                house, table, people = await at_table(poker_face=True)
                match = table.match
                assert match is not None
            events = len(match.session.events)
            shown = [games(one) for one in people]
            await answer(table, people, chance)
            if may_have_reacted(match, events):
                kept += 1
                await house.clock.move(POKER_FACE - 0.1)
                assert [games(one) for one in people] == shown, "before the time is over nothing is shown"
                await house.clock.move(0.2)
                assert match.in_secret or [games(one) for one in people] != shown
            await settle()

    asyncio.run(scene())


def test_a_poker_face_plays_treasures_calmly() -> None:
    """Played at once at the beginning of a turn, they would tell that there is no Action in the hand."""

    async def scene() -> None:
        house, table, people = await at_table(poker_face=True, autoplay=True)
        match = table.match
        assert match is not None
        assert match.number == 0
        await house.clock.move(POKER_FACE - 0.1)
        assert match.number == 0
        await house.clock.move(0.1)
        assert match.number == 1
        assert list(match.auto) == [True]
        assert any("Copper" in line for line in people[2].lines)

    asyncio.run(scene())
