"""A busy store waits a moment for others to come along; a quiet one waits for nobody."""

from __future__ import annotations

import asyncio
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
