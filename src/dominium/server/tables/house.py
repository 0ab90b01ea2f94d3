"""What a table is handed by whoever keeps it: a store, a clock, bots, and the people who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal, Protocol, TypeVar

from ..protocol import Refusal, ServerMessage
from ..store.interface import TableStore
from .match import Match

Result = TypeVar("Result")
#: what is counted for those who watch the server
Counted = Literal["game", "move", "rebuilt"]


class Clock(Protocol):
    """Time, and waiting for it to pass."""

    def now(self) -> float:
        """Seconds that only go forward."""

    def date(self) -> float:
        """Seconds since 1970."""

    async def sleep(self, seconds: float) -> None: ...

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        """Wait for an event, at most so long; whether it came."""


class Bots(Protocol):
    """Those who think for bots."""

    async def answer(self, key: str, match: Match, level: str, seed: int) -> list[int]:
        """What a bot of that level answers to the pending decision; ``key`` names the game."""


class Watcher(Protocol):
    """Somebody at a table. It looks at the table itself; here it only learns when to look."""

    key: str
    """The hash of the token it came with, "" if without."""

    seat: int
    """Where that token sits; -1 for a spectator."""

    def poke(self) -> None:
        """Something about the table may have changed."""

    def sit(self, seat: int) -> None:
        """From now on see what this seat may see."""

    def tell(self, message: ServerMessage) -> None:
        """A message for this one alone."""

    def refuse(self, refusal: Refusal) -> None:
        """What this one, and nobody else, is told of something that cannot be done."""


class House(Protocol):
    """Where tables stand."""

    @property
    def store(self) -> TableStore: ...

    @property
    def clock(self) -> Clock: ...

    @property
    def bots(self) -> Bots: ...

    @property
    def seat_grace(self) -> float:
        """Seconds a player must be away before others may give the seat to a bot."""

    async def aside(self, work: Callable[[], Result]) -> Result:
        """Do something long without holding up other tables."""

    def count(self, what: Counted) -> None: ...

    def hint(self, table: str, watcher: Watcher) -> None:
        """Let the master think about what a watcher is asked, and tell the watcher."""

    def say(self, table: str, seat: int, phrase: str) -> None:
        """A quick phrase of a seat, for everybody at a table, wherever they are connected."""
