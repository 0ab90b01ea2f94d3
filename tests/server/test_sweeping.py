"""Garbage goes, though the collector never looks at the games in memory."""

from __future__ import annotations

import asyncio
import gc
import itertools
import weakref
from collections.abc import Callable, Iterator

import pytest

from dominium.server import sweeping


class Knot:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = gc.get_threshold()
    gc.disable()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)
    gc.enable()


async def swept_away(knot: weakref.ref[Knot]) -> bool:
    """Whether it goes within a few looks at everything."""
    task = asyncio.create_task(sweeping.sweep(lambda: 0, lambda: 0))
    for _ in range(5 * sweeping._LOOKS):
        await asyncio.sleep(0)
        if knot() is None:
            break
    task.cancel()
    return knot() is None


@pytest.mark.parametrize("old", [False, True])
@pytest.mark.parametrize("growing", [False, True])
def test_new_garbage_goes_and_old_garbage_when_memory_grows(
    monkeypatch: pytest.MonkeyPatch, old: bool, growing: bool
) -> None:
    monkeypatch.setattr(sweeping, "_EVERY", 0)
    held = 1 << 20

    def memory() -> int:
        nonlocal held
        held *= 1000 if growing else 1
        return held

    monkeypatch.setattr(sweeping, "memory", memory)
    knot = Knot()
    there = weakref.ref(knot)
    if old:
        sweeping.leave_alone()
        gc.disable()
    del knot
    assert asyncio.run(swept_away(there)) == (growing or not old)


def test_what_is_there_is_left_alone() -> None:
    knot = Knot()
    sweeping.leave_alone()
    gc.collect()
    assert not any(one is knot for one in gc.get_objects())


def looks(monkeypatch: pytest.MonkeyPatch, stirred: Callable[[], int], found: int) -> int:
    """At how many of a hundred moments new things are looked at."""
    monkeypatch.setattr(sweeping, "_EVERY", 0)
    taken: list[int] = []
    passed: list[None] = []

    def collect(generation: int) -> int:
        taken.append(generation)
        return found

    monkeypatch.setattr(gc, "collect", collect)
    monkeypatch.setattr(gc, "freeze", lambda: passed.append(None))

    async def run() -> None:
        task = asyncio.create_task(sweeping.sweep(stirred, lambda: 0))
        while len(passed) < 100:
            await asyncio.sleep(0)
        task.cancel()

    asyncio.run(run())
    assert not any(taken), "what is old is left alone"
    return len(taken)


def test_where_people_only_play_one_look_in_ten_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 10 <= looks(monkeypatch, lambda: 0, found=0) <= 20


def test_whoever_comes_or_goes_is_looked_after(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looks(monkeypatch, itertools.count().__next__, found=0) == 100


def test_as_long_as_there_is_garbage_it_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looks(monkeypatch, lambda: 0, found=1) == 100


@pytest.mark.parametrize(("tables", "whole"), [(0, True), (1000, False)])
def test_memory_that_tables_take_is_no_reason_to_look_at_everything(
    monkeypatch: pytest.MonkeyPatch, tables: int, whole: bool
) -> None:
    held = iter([100 << 20, *[300 << 20] * 10])
    looked: list[tuple[int, ...]] = []
    monkeypatch.setattr(sweeping, "_EVERY", 0)
    monkeypatch.setattr(sweeping, "_LOOKS", 2)
    monkeypatch.setattr(sweeping, "memory", lambda: next(held))

    def collect(*generation: int) -> int:
        looked.append(generation)
        return 0

    monkeypatch.setattr(gc, "collect", collect)

    async def run() -> None:
        task = asyncio.create_task(sweeping.sweep(lambda: 0, lambda: tables))
        for _ in range(12):
            await asyncio.sleep(0)
        task.cancel()

    asyncio.run(run())
    assert (0,) in looked
    assert (() in looked) is whole
