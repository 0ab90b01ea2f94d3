"""The store fails at every statement, before or after it has done what it should: the table recovers by itself."""

from __future__ import annotations

import asyncio
import gc
import random
from contextlib import suppress

import pytest

from dominium.engine.agreement import commitment
from dominium.server.store.interface import GameRow, Move, TableRow
from dominium.server.tables.match import rebuilt
from tests.server.made_moves import state_of
from tests.server.memory_store import Memory, MemoryStore
from tests.server.parlour import FakeClock, Parlour, Person, settle
from tests.server.test_without_sockets import play
from tests.serving import random_answer


class FaultyStore(MemoryStore):
    """Fails from one statement on, for so many statements; ``after``: when it has done what it was asked for."""

    def __init__(self, memory: Memory) -> None:
        super().__init__(memory)
        self.statements = 0
        self.faults: range = range(0)
        self.after = False

    def _begin(self) -> int:
        self.statements += 1
        if self.statements in self.faults and not self.after:
            raise OSError("the database is locked")
        return self.statements

    def _end(self, statement: int) -> None:
        if statement in self.faults and self.after:
            raise OSError("the connection died after the commit")

    async def table(self, table: str) -> TableRow | None:
        number = self._begin()
        row = await super().table(table)
        self._end(number)
        return row

    async def save_table(self, table: str, version: int, document: str, public: bool, now: float) -> bool:
        number = self._begin()
        saved = await super().save_table(table, version, document, public, now)
        self._end(number)
        return saved

    async def add_game(
        self, table: str, version: int, document: str, public: bool, now: float, game: int, row: GameRow
    ) -> bool:
        number = self._begin()
        added = await super().add_game(table, version, document, public, now, game, row)
        self._end(number)
        return added

    async def add_move(self, table: str, game: int, number: int, move: Move) -> bool:
        statement = self._begin()
        added = await super().add_move(table, game, number, move)
        self._end(statement)
        return added

    async def moves(self, table: str, game: int, start: int) -> list[Move]:
        statement = self._begin()
        found = await super().moves(table, game, start)
        self._end(statement)
        return found


class FaultyParlour(Parlour):
    def __init__(self) -> None:
        super().__init__(Memory(), FakeClock())
        self.faulty = self._store = FaultyStore(Memory())


async def check_play(faults: range, after: bool, answers: int, resign: bool = False) -> int:
    """Play at a table whose store fails there; it must be as the store says afterwards. How many statements it took."""
    house = FaultyParlour()
    await house.open()
    table, token = await house.make("pb", seed=3, autoplay=True)
    ann = await Person.join(table, token)
    chance = random.Random(4)
    house.faulty.statements, house.faulty.faults, house.faulty.after = 0, faults, after
    for _ in range(answers):
        decision = ann.decision()
        assert decision is not None, "it is not for Ann to go on, and the bot does not"
        with suppress(OSError):  # a server tells the one who asked, and nobody else
            await ann.answer(random_answer(dict(decision), chance))
        await house.clock.move(600)
    if resign:
        for _ in range(2):
            with suppress(OSError):
                await ann.send(type="resign")
            await house.clock.move(600)
    took = house.faulty.statements
    house.faulty.faults = range(0)
    stored = await house.faulty.moves(table.id, 1, 0)
    assert table.match is not None
    assert state_of(table.match) == state_of(rebuilt(GameRow(table.match.head, table.match.seal), stored))
    row = await house.faulty.table(table.id)
    assert row is not None
    assert (row.version, row.document) == (table.version, table.document.text())
    assert table.document.phase == ("over" if resign else "playing")
    assert ann.game()["number"] == table.match.number_for(ann.viewer.seat)
    assert not table.owing
    house.close()
    await settle()
    return took


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("resign", [False, True])
def test_a_fault_at_every_statement(after: bool, resign: bool) -> None:
    async def scene() -> None:
        statements = await check_play(range(0), after, 14, resign)
        assert statements > 20
        for number in range(1, statements + 1):
            await check_play(range(number, number + 1), after, 14, resign)

    play(scene())


async def check_shuffling(faults: range, after: bool) -> int:
    """Agree upon the shuffles with a store that fails there: one game begins, under the seal that was shown."""
    house = FaultyParlour()
    await house.open()
    table, token = await house.make("pb", contribute=True)
    ann = await Person.join(table, token)
    shown = ann.shown()["shuffles"]
    assert shown is not None
    added = "a1" * 32
    house.faulty.statements, house.faulty.faults, house.faulty.after = 0, faults, after
    with suppress(OSError):
        await ann.send(type="commit", game=1, commitment=commitment(table.id, 1, 0, added))
    with suppress(OSError):
        await ann.send(type="reveal", game=1, contribution=added)
    await house.clock.move(600)
    took = house.faulty.statements
    assert ann.shown()["phase"] == "playing"
    assert list(house.faulty._memory.games) == [(table.id, 1)]
    assert table.match is not None
    agreement = table.match.dealt.agreement
    assert agreement is not None
    assert agreement.seal == shown["seal"] == ann.shown()["seal"]
    assert agreement.flaw(table.match.dealt.seed) == ""
    assert ann.decision() is not None
    house.close()
    await settle()
    return took


@pytest.mark.parametrize("after", [False, True])
def test_a_fault_at_every_statement_of_the_shuffling(after: bool) -> None:
    async def scene() -> None:
        statements = await check_shuffling(range(0), after)
        for number in range(1, statements + 1):
            await check_shuffling(range(number, number + 1), after)

    play(scene())


def test_nobody_is_left_waiting_for_the_garbage_collector() -> None:
    """It would end them at any moment, in the middle of another test."""
    told: list[object] = []

    async def scene() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
        await check_play(range(0), False, 3)
        gc.collect()
        assert told == []

    play(scene())


@pytest.mark.parametrize("after", [False, True])
def test_a_bot_moves_again_after_the_database_was_gone_for_long(after: bool) -> None:
    async def scene() -> None:
        await check_play(range(3, 20), after, 14)

    play(scene())
