"""How rates are measured: in time of the processor, which other programs on the machine take less from."""

from __future__ import annotations

import runpy
import time
from collections.abc import Callable
from pathlib import Path

#: Games are cyclic garbage: collecting them now and then is cheaper than at every few hundred objects.
COLLECTING = (50_000, 20, 20)


def calibration() -> float:
    """Seconds a plain loop of 30 million additions takes: the yardstick for machines of different speed.

    The loop runs at module level, as for the published figures of other engines; there, names are slower than inside
    a function.
    """
    start = time.process_time()
    runpy.run_path(str(Path(__file__).with_name("additions.py")))
    return time.process_time() - start


def rate(work: Callable[[int], None], rounds: int) -> float:
    """Rounds a second."""
    start = time.process_time()
    work(rounds)
    # A clock that ticks slowly may not have moved in a short round.
    return rounds / max(time.process_time() - start, 1e-9)
