"""Garbage goes, though the collector never looks at the games in memory."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

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
    task = asyncio.create_task(sweeping.sweep())
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
