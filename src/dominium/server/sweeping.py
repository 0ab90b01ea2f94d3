"""Garbage: cycles that only the collector finds. Looking through every game in memory would hold everybody up.

Games and connections are let go without cycles, and free their memory at once. What is left, of requests above all, is
looked for among new things, often and so in small bites; they are never looked at again unless memory grows. A table at
which people play leaves none: its new things are looked at now and then only, to be sure.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable

from .process import memory

logger = logging.getLogger("dominium")

#: seconds between two looks at what is new, and how many of them there are between two looks at the memory
_EVERY = 0.1
_LOOKS = 100
#: how many looks something that may leave garbage is worth, and every which one is taken though there was no such thing
_ATTENTION, _SAMPLE = 10, 10
#: how much more memory than after the last look at everything makes it worth another one, and what a table may take:
#: where many people play there is much to look through and nothing to be found
_GROWTH = 1.5
_MARGIN = 64 * 1024 * 1024
_TABLE = 300 * 1024


def leave_alone() -> None:
    """Never look again at what there is now."""
    gc.collect()
    gc.freeze()
    # Objects that go are taken off the count of those that came, so that many new ones may be there before this many
    # are counted: it is for bursts between two looks only.
    gc.set_threshold(4_000, 10, 1_000)


async def sweep(stirred: Callable[[], int], awake: Callable[[], int]) -> None:
    """Look for garbage until the server stops; ``stirred`` counts what may leave some, ``awake`` the tables in memory."""
    known = memory()
    before, attention = -1, 0
    while True:
        for number in range(_LOOKS):
            await asyncio.sleep(_EVERY)
            now = stirred()
            if now != before:
                before, attention = now, _ATTENTION
            if (attention or number % _SAMPLE == 0) and gc.collect(0):
                attention = _ATTENTION
            attention = max(0, attention - 1)
            gc.freeze()
        if memory() > known * _GROWTH + _MARGIN + awake() * _TABLE:
            gc.unfreeze()
            found = gc.collect()
            gc.freeze()
            known = memory()
            logger.info("memory grew to %d MB; garbage: %d objects", known >> 20, found)
