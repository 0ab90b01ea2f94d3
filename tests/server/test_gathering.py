"""A busy store waits a moment for others to come along; a quiet one waits for nobody."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

import pytest

from dominium.server.store import sqlite
from dominium.server.store.interface import Move
from dominium.server.store.sqlite import SqliteStore


class Time:
    """A clock that goes on by so much with every look, and notes how long somebody slept."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step
        self.slept: list[float] = []

    def monotonic(self) -> float:
        self.now += self.step
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], Time]:
    def made(step: float) -> Time:
        time = Time(step)
        monkeypatch.setattr(sqlite, "time", time)
        return time

    return made


def write(count: int) -> list[Move]:
    """Write so many moves, one after the other, and read them."""

    async def run() -> list[Move]:
        store = SqliteStore(":memory:")
        await store.open()
        await store.add_table("table", "{}", False, "", 0.0)
        for number in range(count):
            assert await store.add_move("table", 1, number, Move("a", 0, number, [number], False))
        moves = await store.moves("table", 1, 0)
        await store.close()
        return moves

    return asyncio.run(run())


def test_a_quiet_store_writes_at_once(passing: Callable[[float], Time]) -> None:
    time = passing(0.01)
    assert [move.mark for move in write(200)] == list(range(200))
    assert time.slept == []


def test_a_busy_store_gathers_and_loses_nothing(passing: Callable[[float], Time]) -> None:
    time = passing(0.001)
    assert [move.mark for move in write(200)] == list(range(200))
    assert time.slept
    assert max(time.slept) <= 0.01, "nobody notices"


def test_several_moves_of_one_number_are_told_apart_though_they_come_together() -> None:
    async def run() -> tuple[list[bool], list[Move]]:
        store = SqliteStore(":memory:")
        await store.open()
        numbers = [0, 1, 1, 2, *range(2, 300)]
        moves = [Move("a", 0, mark, [mark], False) for mark in range(len(numbers))]
        added = await asyncio.gather(
            *(store.add_move("table", 1, number, move) for number, move in zip(numbers, moves, strict=True))
        )
        again = await store.add_move("table", 1, 7, moves[0])
        kept = await store.moves("table", 1, 0)
        await store.close()
        return [*added, again], kept

    added, kept = asyncio.run(run())
    assert added == [True, True, False, True, False, *[True] * 297, False]
    assert [move.mark for move in kept] == [0, 1, 3, *range(5, 302)]


def test_moves_that_were_written_leave_no_garbage() -> None:
    """The collector does not look at all there is for as long as nobody expects it to find something."""

    async def run() -> int:
        store = SqliteStore(":memory:")
        await store.open()
        gc.collect()
        gc.disable()
        for number in range(50):
            await store.add_move("table", 1, number, Move("a", 0, number, [number], False))
        found = gc.collect()
        gc.enable()
        await store.close()
        return found

    assert asyncio.run(run()) == 0
