"""A house for tables without a network and without time: what the tests of tables, matches and drivers play in.

Time passes when a test says so; people are viewers who read what they are shown.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, TypeVar

from pydantic import TypeAdapter

from dominium.server import thinking
from dominium.server.protocol import (
    Answer,
    ClientMessage,
    DecisionInfo,
    GameMessage,
    KingdomChoice,
    NamedKingdom,
    Options,
    SeatWish,
    ServerMessage,
    TableBody,
    TableMessage,
)
from dominium.server.showing.display import Display
from dominium.server.showing.viewer import Viewer
from dominium.server.tables import actions, lobby
from dominium.server.tables.house import Bots, Clock, Counted, House, Watcher
from dominium.server.tables.match import Match
from dominium.server.tables.table import Table
from tests.server.memory_store import Memory, MemoryStore

Result = TypeVar("Result")
MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)

#: nobody is asked anything on another player's turn
PEACEFUL = NamedKingdom(
    cards=[
        "cellar",
        "chapel",
        "festival",
        "laboratory",
        "market",
        "merchant",
        "moat",
        "smithy",
        "village",
        "workshop",
    ]
)


async def settle() -> None:
    """Let everything happen that waits for nothing but its turn."""
    for _ in range(60):
        await asyncio.sleep(0)


class FakeClock(Clock):
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self._now = 0.0
        self._alarms: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    def date(self) -> float:
        return 1_700_000_000.0 + self._now

    async def sleep(self, seconds: float) -> None:
        alarm: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._alarms.append((self._now + seconds, alarm))
        await alarm

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        both = [asyncio.ensure_future(event.wait()), asyncio.ensure_future(self.sleep(seconds))]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            return both[0].done()
        finally:
            for one in both:
                one.cancel()

    async def move(self, seconds: float) -> None:
        """Let so much time pass; whoever waits for a moment in it wakes at that moment."""
        until = self._now + seconds
        await settle()
        while due := [one for one in self._alarms if one[0] <= until and not one[1].done()]:
            self._now, alarm = min(due, key=lambda one: one[0])
            alarm.set_result(None)
            await settle()
        self._alarms = [one for one in self._alarms if not one[1].done()]
        self._now = until


class QuickBots(Bots):
    """Think at once, here."""

    async def answer(self, key: str, match: Match, level: str, seed: int) -> list[int]:
        return thinking.decide(match.session, level, seed)


class Parlour(House):
    """One of the houses on a memory."""

    def __init__(self, memory: Memory, clock: FakeClock) -> None:
        self._store = MemoryStore(memory)
        self._clock = clock
        self._bots = QuickBots()
        self.tables: dict[str, Table] = {}
        #: everybody who reads here: nobody is left to the garbage collector in the middle of it
        self.readers: set[asyncio.Task[None]] = set()
        self.counted: list[Counted] = []
        self.said: list[tuple[str, int, str]] = []
        self.hinted: list[str] = []
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def store(self) -> MemoryStore:
        return self._store

    @property
    def clock(self) -> FakeClock:
        return self._clock

    @property
    def bots(self) -> QuickBots:
        return self._bots

    @property
    def seat_grace(self) -> float:
        return 30.0

    async def aside(self, work: Callable[[], Result]) -> Result:
        return work()

    def count(self, what: Counted) -> None:
        self.counted.append(what)

    def hint(self, table: str, watcher: Watcher) -> None:
        self.hinted.append(table)

    def say(self, table: str, seat: int, phrase: str) -> None:
        self.said.append((table, seat, phrase))

    async def open(self) -> Parlour:
        await self._store.open()
        self._store.notice = self._noticed
        return self

    def _noticed(self, name: str, text: str) -> None:
        if name in self.tables and text in ("move", "document"):
            task = asyncio.create_task(self._sync(self.tables[name]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _sync(self, table: Table) -> None:
        async with table.lock:
            await table.sync()

    def close(self) -> None:
        """As a power cut would: nothing is written any more."""
        self._store.notice = None
        for table in self.tables.values():
            table.driver.stop()
        for task in (*self._tasks, *self.readers):
            task.cancel()

    async def make(
        self,
        seats: str,
        kingdom: KingdomChoice | None = None,
        seed: int | None = None,
        contribute: bool = False,
        **options: Any,
    ) -> tuple[Table, str]:
        """A table (``p`` a person, ``b`` a bot for each seat) and the token of its first person."""
        wishes = [SeatWish() if one == "p" else SeatWish(kind="bot", level="steady") for one in seats]
        body = TableBody(
            name="Ann",
            seats=wishes,
            kingdom=kingdom or PEACEFUL,
            options=Options(**{"bot_delay": 0, "autoplay": False, **options}),
            seed=seed,
            contribute=contribute,
        )
        document, token = lobby.new_table(body)
        name = f"table{len(self.tables)}"
        assert await self._store.add_table(name, document.text(), False, "", self._clock.date())
        table = await self.find(name)
        if len(document.people) == 1:
            async with table.lock:
                await actions.start(table)
        await settle()
        return table, token

    async def find(self, name: str) -> Table:
        row = await self._store.table(name)
        assert row is not None
        table = self.tables[name] = Table(self, row)
        async with table.lock:
            await table.load_match()
            await table.after_move()
        return table

    async def begin(self, seed: int | None = None, **options: Any) -> tuple[Table, Person, Person]:
        """Two people at a table, the game begun."""
        table, token = await self.make("pp", seed=seed, **options)
        _, other = await actions.sit(table, "Bob", None)
        ann, bob = await Person.join(table, token), await Person.join(table, other)
        await bob.do(_message(type="ready"))
        return table, ann, bob


def _message(**data: Any) -> ClientMessage:
    return TypeAdapter[ClientMessage](ClientMessage).validate_python(data)


class Person:
    """A viewer who reads everything at once, and holds it against the schema."""

    def __init__(self, table: Table, token: str | None) -> None:
        self.table = table
        self.token = token
        self.viewer = Viewer(Display(table), token)
        self.messages: list[ServerMessage] = []
        self.errors: list[str] = []
        self.lines: list[str] = []
        self._reader = asyncio.create_task(self._read())
        if isinstance(table.house, Parlour):
            table.house.readers.add(self._reader)

    @classmethod
    async def join(cls, table: Table, token: str | None) -> Person:
        person = cls(table, token)
        table.presence.came(person.viewer)
        table.show_seats()
        table.driver.kick()
        await settle()
        return person

    async def leave(self) -> None:
        self.table.presence.went(self.viewer)
        self.viewer.close()
        await settle()

    async def _read(self) -> None:
        while messages := await self.viewer.next():
            for text in messages:
                message = json.loads(text)
                MESSAGE.validate_python(message)
                self.messages.append(message)
                if message["type"] == "error":
                    self.errors.append(message["code"])
                elif message["type"] == "game":
                    log = message["log"]
                    del self.lines[log["start"] :]
                    self.lines.extend(line["text"]["en"] for line in log["lines"])

    async def do(self, message: ClientMessage) -> None:
        await actions.handle(self.table, self.viewer, message)
        await settle()

    async def send(self, **data: Any) -> None:
        await self.do(_message(**data))

    async def answer(self, indices: list[int]) -> None:
        decision = self.decision()
        assert decision is not None
        await self.do(Answer(decision=decision["id"], indices=indices))

    def game(self) -> GameMessage:
        """The game as it was last shown."""
        return next(one for one in reversed(self.messages) if one["type"] == "game")

    def shown(self) -> TableMessage:
        """The table as it was last shown."""
        return next(one for one in reversed(self.messages) if one["type"] == "table")

    def decision(self) -> DecisionInfo | None:
        return self.game()["decision"]
