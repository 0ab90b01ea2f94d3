"""What presses on the server: what it refused and why, and how long its event loop was held up."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque

#: seconds between two looks at the clock, and how long the longest delay is remembered
_EVERY = 0.02
_WINDOW = 60.0


class Pressure:
    """Refusals by reason, and the longest stall of the event loop within the last minute and since the start."""

    def __init__(self) -> None:
        self.refused: Counter[str] = Counter()
        self.longest_stall = 0.0
        #: (when, how long), the longest first: shorter ones are kept only if they came later
        self._stalls: deque[tuple[float, float]] = deque()

    def refuse(self, reason: str) -> None:
        """Count something that was refused; reasons are few, and ours."""
        self.refused[reason] += 1

    def stalled(self, seconds: float, now: float) -> None:
        """The loop came back so much later than it should."""
        self.longest_stall = max(self.longest_stall, seconds)
        while self._stalls and self._stalls[-1][1] <= seconds:
            self._stalls.pop()
        self._stalls.append((now, seconds))
        self._forget(now)

    def _forget(self, now: float) -> None:
        while self._stalls and self._stalls[0][0] < now - _WINDOW:
            self._stalls.popleft()

    def recent_stall(self, now: float) -> float:
        """The longest stall within the last minute."""
        self._forget(now)
        return self._stalls[0][1] if self._stalls else 0.0

    async def watch(self) -> None:
        """Look at the clock all the time: whoever wakes late was held up by something."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(_EVERY)
            now = time.monotonic()
            self.stalled(now - before - _EVERY, now)

    def text(self) -> str:
        """The text format of Prometheus."""
        now = time.monotonic()
        lines = [
            "# HELP dominium_refused_total Messages, requests and connections refused by a limit.",
            "# TYPE dominium_refused_total counter",
        ]
        lines += [f'dominium_refused_total{{reason="{one}"}} {n}' for one, n in sorted(self.refused.items())]
        lines += [
            "# HELP dominium_loop_stall_seconds The longest stall of the event loop within a minute.",
            "# TYPE dominium_loop_stall_seconds gauge",
            f"dominium_loop_stall_seconds {self.recent_stall(now):.6f}",
            "# HELP dominium_loop_stall_max_seconds The longest stall of the event loop since the start.",
            "# TYPE dominium_loop_stall_max_seconds gauge",
            f"dominium_loop_stall_max_seconds {self.longest_stall:.6f}",
        ]
        return "\n".join(lines) + "\n"
