"""When a store waits a moment for others to come along: a commit costs as much for many moves as for one."""

from __future__ import annotations

from collections import deque

#: with so many things to do within so many seconds a store is busy, and waits so long
_BUSY, _WHILE, _GATHER = 32, 0.25, 0.006


class Gathering:
    """How busy a store is."""

    def __init__(self) -> None:
        #: when the last things came
        self._lately: deque[float] = deque(maxlen=_BUSY)

    def pause(self, now: float) -> float:
        """How many seconds to wait for others; 0 while it is quiet."""
        return _GATHER if len(self._lately) == _BUSY and self._lately[0] > now - _WHILE else 0.0

    def came(self, now: float, count: int) -> None:
        """So many things came together."""
        self._lately.extend([now] * count)
