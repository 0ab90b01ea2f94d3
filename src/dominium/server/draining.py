"""Stopping without cutting anybody off: the server takes no new tables, says so, and goes when people have gone.

Tables need nobody to hand them over: everything that happened at them is stored, and whoever is connected connects
again, to another server on the same store or to the next one here.
"""

from __future__ import annotations

import signal
import socket
import time
from types import FrameType

import uvicorn

from .doors import Doors
from .heeding import Heeding
from .workroom import Workroom


class DrainingServer(uvicorn.Server):
    """Drains when it is asked to end (SIGTERM); asked again, or interrupted by hand, it ends at once."""

    def __init__(
        self, config: uvicorn.Config, heeding: Heeding, doors: Doors, workroom: Workroom, seconds: float
    ) -> None:
        super().__init__(config)
        self._workroom = workroom
        self._heeding = heeding
        self._doors = doors
        self._seconds = seconds
        self._until = 0.0

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGTERM and self._seconds > 0 and not self._heeding.draining:
            self._heeding.draining = True
            self._until = time.monotonic() + self._seconds
        else:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._workroom.close()  # whoever waits there is told, and need not be cut off
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        over = time.monotonic() >= self._until or not self._doors.connections
        if self._heeding.draining and over:
            self.should_exit = True
        return await super().on_tick(counter)
