"""Where bots think: quick ones here, the others in worker processes, so that the event loop never waits.

A worker gets the set-up and the answers, and keeps the games it has seen, so that it replays only what is new. The more
wait for a worker, the less it thinks about each; one that dies or does not answer in time is replaced, and what its
bot would do without thinking is done.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

from ..engine.session import Session
from ..opponents.consulting import asked
from ..opponents.levels import BOTS, MASTER, STRONG, bot_named, unthinking_level
from ..opponents.seeking import Seeker
from ..own.loading import loaded_files
from ..teacher.hint import SECONDS as HINT_SECONDS
from ..teacher.hint import Advice, advice
from .store.interface import Move
from .tables.match import Match
from .worker_process import begin

logger = logging.getLogger("dominium")
Result = TypeVar("Result")

#: bots that take longer than the event loop may wait
SLOW = (STRONG, MASTER)
_GAMES = 32
#: seconds to think about an answer while nobody else waits for the same worker
SECONDS = 2.0
#: seconds after which a worker that was asked for so long a thought will not answer any more: it may have to start first
_PATIENCE = 30.0


def is_quick(level: str) -> bool:
    return level not in SLOW or level not in BOTS


def decide(session: Session, level: str, seed: int, waiting: int = 0) -> list[int]:
    """The bot's answer to the pending decision."""
    decision = session.decision
    if decision is None:
        return []
    share = 1 / (1 + waiting)
    agent = bot_named(level, seed, session.game.setup, budget=share, seconds=SECONDS * share)
    return asked(session, agent)


#: the answers of a game: who gave each, the fingerprint of its question, what was answered
Answers = list[tuple[int, int, list[int]]]

_games: OrderedDict[str, Match] = OrderedDict()


def _work(key: str, head: str, answers: Answers, level: str, seed: int, waiting: int) -> list[int]:
    """What a worker does."""
    return decide(_up_to(key, head, answers).session, level, seed, waiting)


def _hint_work(key: str, head: str, answers: Answers, seed: int, waiting: int) -> Advice:
    """What a worker does for somebody who asks what to do."""
    return advice(_up_to(key, head, answers).session, seed, seconds=HINT_SECONDS / (1 + waiting))


def _up_to(key: str, head: str, answers: Answers) -> Match:
    """The game after these answers, from where a worker last saw it."""
    match = _games.pop(key, None)
    if match is None or list(match.session.given) != answers[: match.number]:
        if match is not None:
            match.let_go()
        match = Match(head, "")
    for seat, mark, answer in answers[match.number :]:
        match.apply(Move("a", seat, mark, answer, False))
    _games[key] = match
    while len(_games) > _GAMES:
        _games.popitem(last=False)[1].let_go()
    return match


class Thinkers:
    """The worker processes, started when the first one is needed. A table always asks the same one."""

    def __init__(self, workers: int, seeker: Seeker | None = None) -> None:
        self._workers: list[ProcessPoolExecutor | None] = [None] * workers
        #: how many wait for each worker
        self._waiting = [0] * workers
        self._seeker = seeker
        self.asked = 0

    @property
    def waiting(self) -> int:
        """Answers that are being thought over in the workers."""
        return sum(self._waiting)

    async def answer(self, key: str, match: Match, level: str, seed: int) -> list[int]:
        """What the bot answers to the pending decision of a game."""
        self.asked += 1
        if level in SLOW and self._seeker is not None:
            self._seeker.want(match.session.game.setup, level)
        if is_quick(level):
            return decide(match.session, level, seed)
        base = unthinking_level(level)
        if not self._workers:
            return decide(match.session, base, seed)
        found = await self._thought(key, level, _work, match, level, seed)
        return decide(match.session, base, seed) if found is None else found

    async def hint(self, key: str, match: Match, seed: int) -> Advice:
        """What the master would do at the pending decision of a game."""
        found = await self._thought(key, "hints", _hint_work, match, seed) if self._workers else None
        return advice(match.session, seed, seconds=0) if found is None else found

    async def _thought(
        self, key: str, what: str, work: Callable[..., Result], match: Match, *arguments: object
    ) -> Result | None:
        """What comes of the work of a worker; None if it died or did not answer."""
        at = zlib.crc32(key.encode()) % len(self._workers)
        waiting = self._waiting[at]
        self._waiting[at] += 1
        try:
            worker = await self._worker(at)
            try:
                thought = asyncio.get_running_loop().run_in_executor(
                    worker, partial(work, key, match.head, list(match.session.given), *arguments, waiting)
                )
                # Never cancelled: the end of a worker is told to nobody who stands behind a thought that was taken back.
                thought.add_done_callback(_heard)
                if not (await asyncio.wait([thought], timeout=_PATIENCE + SECONDS * waiting))[0]:
                    raise TimeoutError
                return thought.result()
            except (BrokenProcessPool, TimeoutError) as problem:
                why = "died" if isinstance(problem, BrokenProcessPool) else "did not answer"
                base = unthinking_level(MASTER)
                logger.warning("game %s: the worker that thought for %s %s; %s answers", key, what, why, base)
                self._dismiss(at, worker)
        finally:
            self._waiting[at] -= 1
        return None

    def _dismiss(self, at: int, worker: ProcessPoolExecutor) -> None:
        """Send a worker home that is of no use any more; who asks next gets a new one."""
        if self._workers[at] is worker:
            self._workers[at] = None
        # Whoever else waits for it is to be told that it died: to be cancelled would end the bots of other tables.
        _end(worker, cancel=False)

    async def _worker(self, at: int) -> ProcessPoolExecutor:
        worker = self._workers[at]
        if worker is None:
            context = multiprocessing.get_context("spawn")
            worker = self._workers[at] = ProcessPoolExecutor(1, context, begin, (loaded_files(),))
            # The process starts with its first work, which takes long enough to hold others up.
            await asyncio.to_thread(worker.submit, os.getpid)
        return worker

    def close(self) -> None:
        if self._seeker is not None:
            self._seeker.close()
        for worker in self._workers:
            if worker is not None:
                _end(worker)


def _heard(thought: asyncio.Future[Result]) -> None:
    """Know of a thought that nobody waits for any more how it ended: it is not worth a line in the log."""
    if not thought.cancelled():
        thought.exception()


def _end(worker: ProcessPoolExecutor, *, cancel: bool = True) -> None:
    with contextlib.suppress(Exception):
        for process in worker._processes.values():
            process.kill()  # one that stands still would not go if it were asked to
    worker.shutdown(wait=False, cancel_futures=cancel)
