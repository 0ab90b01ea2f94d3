"""One socket at a table. What it has to be told is made when it can be sent: a slow reader only misses steps."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from typing import TYPE_CHECKING, Any

from .limits import Bucket, Limits

if TYPE_CHECKING:
    from .table import Table

_MOST_WAITING = 100


class Connection:
    """Somebody at a table: a seat, or -1 for a spectator."""

    def __init__(self, table: Table, seat: int, address: str, limits: Limits) -> None:
        self.table = table
        self.seat = seat
        self.address = address
        self.bucket = Bucket(limits.message_rate, limits.message_burst)
        self.closed = False
        self._wake = asyncio.Event()
        self._waiting: deque[str] = deque(maxlen=_MOST_WAITING)
        self._table_serial = -1
        self._game_serial = -1
        self._log: tuple[int, int, int] = (-1, -1, 0)
        self._ended = -1

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message of its own, in order, before the state of the table."""
        self._waiting.append(json.dumps(message, ensure_ascii=False))
        self._wake.set()

    def poke(self) -> None:
        """Something about the table may have changed."""
        self._wake.set()

    def sit(self, seat: int) -> None:
        """From now on see what this seat may see."""
        self.seat = seat
        self._table_serial = self._game_serial = -1
        self._wake.set()

    def close(self) -> None:
        self.closed = True
        self._wake.set()

    async def next(self) -> list[str]:
        """What to send now; waits until there is something, [] when the connection is closed."""
        while not self.closed:
            self._wake.clear()
            found = list(self._waiting)
            self._waiting.clear()
            found.extend(self._news())
            if found:
                return found
            await self._wake.wait()
        return []

    def _news(self) -> list[str]:
        table = self.table
        found: list[str] = []
        if table.serial != self._table_serial:
            self._table_serial = table.serial
            found.append(table.table_message(self.seat))
        play = table.play
        if play is None or table.unsettled or not table.may_watch(self.seat):
            return found
        game = table.state.game
        if table.game_serial != self._game_serial:
            self._game_serial = table.game_serial
            log = table.log(self.seat)
            last = self._log[2] if self._log[:2] == (game, self.seat) else 0
            found.append(table.game_message(self.seat, log.since(last)))
            self._log = (game, self.seat, log.serial)
        if play.over and self._ended != game:
            self._ended = game
            found.append(table.end_message())
        elif not play.over:
            self._ended = -1
        return found
