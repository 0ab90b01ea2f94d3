"""What happens at a table by itself: bots play, clocks run out, decisions that need no thought are made."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Protocol

from ...engine.decisions import IllegalMove
from ..protocol import ClockInfo, Refusal
from ..store.interface import Move
from .document import TableDocument
from .house import Bots, Clock
from .match import Match

logger = logging.getLogger("dominium")

#: how long to let the server that made the last move go on with the bots
GRACE = 3.0
#: the level of the bot that decides for a person whose time is over
SUBSTITUTE = "steady"
#: seconds a table with a poker face takes for what needs no thought
POKER_FACE = 2.5
#: seconds for the programs of players to commit to something for the shuffles, and again to reveal it
SHUFFLING = 2.5
#: seconds after a failure until the next try: more and more, and at most so many
_LONGEST_REST = 15.0


class Driven(Protocol):
    """What a driver needs of its table."""

    @property
    def id(self) -> str: ...

    @property
    def document(self) -> TableDocument: ...

    @property
    def match(self) -> Match | None: ...

    @property
    def lock(self) -> asyncio.Lock: ...

    @property
    def watched(self) -> bool:
        """Whether anybody is there to see a bot think."""

    async def add(self, move: Move) -> None: ...

    def show_game(self) -> None: ...

    @property
    def owing(self) -> bool:
        """Whether something could not be read or written when it should have been."""

    async def make_up(self) -> None: ...

    async def close_shuffling(self) -> None: ...


def unthinking(document: TableDocument, match: Match) -> list[int] | None:
    """The answer the server gives for a person who need not think about it; None if it is the person's."""
    decision = match.decision
    if decision is None or not document.options.autoplay:
        return None
    seat = document.seats[decision.seat]
    return match.trivial() if seat.autoplay and not seat.bot else None


class Driver:
    """Plays on at a table as long as it is not for people to go on."""

    def __init__(self, table: Driven, clock: Clock, bots: Bots) -> None:
        self._table = table
        self._clock = clock
        self._bots = bots
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        #: waits after a failure
        self._resting = False
        self._grace = 0.0
        self._deadline = 0.0
        #: the game and the move the deadline is for
        self._deadline_at = (-1, -1)
        #: what everybody could notice last, and when that was
        self._noticed = (-1, -1)
        self._noticed_at = 0.0
        #: which part of the shuffling is waited for, and how long
        self._shuffling_at = (-1, False)
        self._shuffling_until = 0.0
        #: when the table stops keeping a poker face, and who shows the game then
        self._face_until = 0.0
        self._face: asyncio.Task[None] | None = None

    def kick(self) -> None:
        """Something changed: do what is the server's to do."""
        self._changed.set()
        to_do = self._table.owing or self._table.document.phase == "shuffling" or self._is_to_play()
        if to_do and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._drive())

    def _is_to_play(self) -> bool:
        """Whether the next answer may be the server's to give."""
        document, match = self._table.document, self._table.match
        decision = match.decision if match is not None else None
        if match is None or decision is None or document.phase != "playing":
            return False
        if document.seats[decision.seat].bot or self._deadline_at != (-1, -1):
            return True
        return unthinking(document, match) is not None

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done() and not self._resting

    def stop(self) -> None:
        for task in (self._task, self._face):
            if task is not None:
                task.cancel()

    def give_way(self) -> None:
        """Another server was quicker: let it go on for a while."""
        self._grace = self._clock.now() + GRACE

    def go_ahead(self) -> None:
        """What follows is for this server to do."""
        self._grace = 0.0

    # The clock

    def set_clock(self) -> None:
        """Start the clock for a new decision of a person."""
        document, match = self._table.document, self._table.match
        decision = match.decision if match is not None else None
        if (
            match is None
            or decision is None
            or not document.options.clock
            or document.seats[decision.seat].bot
        ):
            self._deadline_at = (-1, -1)
        elif self._deadline_at != (document.game_number, match.number):
            self._deadline_at = (document.game_number, match.number)
            self._deadline = self._clock.now() + document.options.clock
            noticed = (document.game_number, match.number_for(-1))
            if noticed != self._noticed:
                self._noticed, self._noticed_at = noticed, self._clock.now()

    def clock_info(self, seat: int) -> ClockInfo | None:
        """The running clock, None if there is none. For others it runs from what they could notice last."""
        match = self._table.match
        if self._deadline_at == (-1, -1) or match is None or match.decision is None:
            return None
        seconds = self._table.document.options.clock
        deadline = self._deadline if seat == match.decision.seat else self._noticed_at + seconds
        left = max(0.0, deadline - self._clock.now())
        return {"seat": match.decision.seat, "seconds": seconds, "left": round(left, 1)}

    # A poker face

    def keep_face(self) -> None:
        """Something happened that a hand may or may not have an answer to: show nothing for a while in either case."""
        self._face_until = self._clock.now() + POKER_FACE
        if self._face is None or self._face.done():
            self._face = asyncio.create_task(self._show_face())

    @property
    def keeps_face(self) -> bool:
        return self._clock.now() < self._face_until

    async def _show_face(self) -> None:
        while self.keeps_face:
            await self._clock.sleep(self._face_until - self._clock.now())
        self._table.show_game()

    # Playing on

    async def _drive(self) -> None:
        failures = 0
        while True:
            try:
                if not await self._step():
                    return
                failures = 0
            except Refusal:
                continue  # another server or a person was quicker
            except Exception:
                logger.exception("table %s: the server's own move failed", self._table.id)
                failures += 1
                await self._rest(min(float(failures), _LONGEST_REST))

    async def _rest(self, seconds: float) -> None:
        """Wait after a failure. What cannot be done now is tried again as long as the table is awake."""
        self._resting = True
        try:
            await self._clock.sleep(seconds)
        finally:
            self._resting = False

    async def _step(self) -> bool:
        """One step of the server; False if it is for people to go on."""
        self._changed.clear()
        table = self._table
        if table.owing:
            async with table.lock:
                await table.make_up()
            return True
        document, match = table.document, table.match
        if document.phase == "shuffling":
            return await self._await_contributions()
        if match is None or match.decision is None or not self._is_to_play():
            return False
        seat = document.seats[match.decision.seat]
        trivial = unthinking(document, match)
        here = self._position()
        if self._clock.now() < self._grace:
            await self._pause(self._grace - self._clock.now())
            return True
        if seat.bot:
            answer = await self._bot_answer(match, seat.bot, document.options.bot_delay)
        else:
            answer = await self._late_answer(match) if trivial is None else await self._calmly(trivial)
        if answer is None:
            return True
        async with table.lock:
            if table.match is match and self._position() == here:
                await table.add(match.answer(answer, auto=not seat.bot))
        return True

    async def _await_contributions(self) -> bool:
        """Give those who add to the shuffles their time, as long as anybody is here to wait with them."""
        table = self._table
        stage = (table.document.game_number, bool(table.document.awaited))
        if not table.watched:
            self._shuffling_at = (-1, False)
            return False
        if self._shuffling_at != stage:
            self._shuffling_at, self._shuffling_until = stage, self._clock.now() + SHUFFLING
        if await self._pause(self._shuffling_until - self._clock.now()):
            return True
        async with table.lock:
            if table.document.phase == "shuffling" and self._shuffling_at == stage:
                await table.close_shuffling()
        return True

    def _position(self) -> tuple[int, int, str]:
        """Where the game is, and who plays for the one who is asked."""
        document, match = self._table.document, self._table.match
        if match is None or match.decision is None:
            return (document.game_number, -1, "")
        return (document.game_number, match.number, document.seats[match.decision.seat].bot)

    async def _bot_answer(self, match: Match, level: str, delay: float) -> list[int] | None:
        """What a bot answers, after the time it seems to think if anybody watches; None if something changed."""
        began = self._clock.now()
        answer = await self._think(match, level)
        if self._table.watched and await self._pause(delay - (self._clock.now() - began)):
            return None
        return answer

    async def _late_answer(self, match: Match) -> list[int] | None:
        """The answer for a person whose time is over; None if something changed before it was."""
        if await self._pause(self._deadline - self._clock.now()):
            return None
        return await self._think(match, SUBSTITUTE)

    async def _calmly(self, answer: list[int]) -> list[int] | None:
        """An answer nobody has to think about; with a poker face as late as if somebody had. None if something changed."""
        if self._table.document.options.poker_face and await self._pause(POKER_FACE):
            return None
        return answer

    async def _pause(self, seconds: float) -> bool:
        """Wait; True if something changed meanwhile."""
        return seconds > 0 and await self._clock.wait(self._changed, seconds)

    async def _think(self, match: Match, level: str) -> list[int]:
        key = f"{self._table.id}/{self._table.document.game_number}"
        seed = secrets.randbits(32)
        try:
            return await self._bots.answer(key, match, level, seed)
        except (IllegalMove, ValueError, IndexError, KeyError):
            logger.exception("table %s: bot %s failed", self._table.id, level)
            return await self._bots.answer(key, match, "random", seed)
