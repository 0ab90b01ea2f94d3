"""Somebody at a table. What a viewer has to be told is made when it can be sent: a slow reader only misses steps."""

from __future__ import annotations

import asyncio

from ..protocol import Refusal, ServerMessage, encoded
from ..tables.document import hashed
from .display import Display
from .table_view import table_message
from .texts import problem_of

_MOST_WAITING = 100


class Viewer:
    """A seat that is looked from, or -1 for a spectator."""

    def __init__(self, display: Display, token: str | None) -> None:
        self.display = display
        self.table = display.table
        self.key = hashed(token) if token else ""
        self.seat = self.table.document.seat_with(self.key)
        self.closed = False
        self._wake = asyncio.Event()
        self._wake.set()
        self._waiting: list[ServerMessage] = []
        # What was shown last.
        self._table_serial = -1
        self._game_serial = -1
        #: the game, the seat, and the update of the log
        self._log: tuple[int, int, int] = (-1, -1, 0)
        self._ended = -1
        self._part: bytes | None = None

    def tell(self, message: ServerMessage) -> None:
        """Send a message of its own, in order, before the state of the table."""
        self._waiting.append(message)
        del self._waiting[:-_MOST_WAITING]
        self._wake.set()

    def refuse(self, refusal: Refusal) -> None:
        """Say what cannot be done."""
        self.tell(problem_of(refusal))

    def poke(self) -> None:
        """Something about the table may have changed."""
        self._wake.set()

    def sit(self, seat: int) -> None:
        """From now on see what this seat may see."""
        self.seat = seat
        self._part = None
        self._table_serial = self._game_serial = -1
        self._wake.set()

    @property
    def unsent(self) -> bool:
        """Whether there may be something to send that was not fetched yet."""
        return self._wake.is_set()

    def close(self) -> None:
        self.closed = True
        self._wake.set()

    async def next(self) -> list[bytes]:
        """The texts to send now; waits until there are some, [] when the viewer is gone."""
        while True:
            await self._wake.wait()
            if self.closed:
                return []
            self._wake.clear()
            waiting, self._waiting = self._waiting, []
            found = [*map(encoded, waiting), *self._news()]
            if found:
                return found

    def _news(self) -> list[bytes]:
        table = self.table
        found: list[bytes] = []
        if table.serial != self._table_serial:
            self._table_serial = table.serial
            found.append(encoded(table_message(table, self.seat)))
        match = table.match
        if match is None or not table.may_watch(self.seat):
            return found
        if not table.is_settled_for(self.seat):
            return found + self._remembered()
        game = table.document.game_number
        if table.game_serial != self._game_serial:
            self._game_serial = table.game_serial
            known = self._log[2] if self._log[:2] == (game, self.seat) else 0
            log = self.display.log(self.seat)
            part = self.display.game_part(self.seat)
            news = log.since(known)
            # That somebody answered something others cannot notice is not told by a message without news either.
            if news["lines"] or self._log != (game, self.seat, log.serial) or part != self._part:
                found.append(self.display.game_message(self.seat, part, news))
            self._part = part
            self._log = (game, self.seat, log.serial)
        if match.over and self._ended != game:
            self._ended = game
            found.append(self.display.end_message())
        elif not match.over:
            self._ended = -1
        return found

    def _remembered(self) -> list[bytes]:
        """The game as it was last shown from this seat, for somebody who comes while nothing new may be shown."""
        known = self.display.remembered(self.seat) if self._part is None else None
        if known is None:
            return []
        self._part, log = known
        self._log = (self.table.document.game_number, self.seat, log.serial)
        return [self.display.game_message(self.seat, self._part, log.since(0))]
