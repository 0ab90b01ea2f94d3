"""Where bots think: quick ones here, the others in worker processes, so that the event loop never waits.

A worker gets the set-up and the moves, and keeps the games it has seen, so that it replays only what is new. The more
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
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from ..engine.agent import Agent
from ..engine.decisions import Decision
from ..engine.game import Pause
from ..engine.session import Session
from ..engine.view import View
from ..opponents.levels import BOTS, MASTER, bot_named, unthinking_level
from ..opponents.seeking import Seeker
from ..own.loading import loaded_files
from .store.interface import Move
from .tables.match import Match
from .worker_process import begin

logger = logging.getLogger("dominium")

#: bots that take longer than the event loop may wait
SLOW = ("strong", MASTER)
_GAMES = 32
#: seconds to think about an answer while nobody else waits for the same worker
SECONDS = 2.0
#: seconds after which a worker that was asked for so long a thought will not answer any more: it may have to start first
_PATIENCE = 30.0


class _Once(Agent):
    """Asks an agent once; then the game waits again."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.asked = False

    @property
    def searches(self) -> bool:
        return self.agent.searches

    def decide(self, decision: Decision, view: View) -> list[int]:
        if self.asked:
            raise Pause(decision)
        self.asked = True
        return self.agent.decide(decision, view)


def is_quick(level: str) -> bool:
    return level not in SLOW or level not in BOTS


def decide(session: Session, level: str, seed: int, waiting: int = 0) -> list[int]:
    """The bot's answer to the pending decision."""
    decision = session.decision
    if decision is None:
        return []
    share = 1 / (1 + waiting)
    agent = bot_named(level, seed, session.game.setup, budget=share, seconds=SECONDS * share)
    if not agent.searches:
        answer = agent.decide(decision, session.view(decision.seat))
        decision.check(answer)
        return answer
    twin = session.branch()
    agents: list[Agent | None] = [None] * len(twin.agents)
    agents[decision.seat] = _Once(agent)
    twin.agents = agents
    before = len(twin.given)
    twin.start()
    return twin.given[before][2]


_games: OrderedDict[str, Match] = OrderedDict()


def _work(key: str, head: str, moves: list[Move], level: str, seed: int, waiting: int) -> list[int]:
    """What a worker does."""
    match = _games.pop(key, None)
    if match is None or match.moves != moves[: match.number]:
        if match is not None:
            match.let_go()
        match = Match(head, "")
    for move in moves[match.number :]:
        match.apply(move)
    _games[key] = match
    while len(_games) > _GAMES:
        _games.popitem(last=False)[1].let_go()
    return decide(match.session, level, seed, waiting)


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
            self._seeker.want(match.session.game.setup)
        if is_quick(level):
            return decide(match.session, level, seed)
        base = unthinking_level(level)
        if not self._workers:
            return decide(match.session, base, seed)
        at = zlib.crc32(key.encode()) % len(self._workers)
        waiting = self._waiting[at]
        self._waiting[at] += 1
        worker = await self._worker(at)
        try:
            work = asyncio.get_running_loop().run_in_executor(
                worker, _work, key, match.head, match.moves.copy(), level, seed, waiting
            )
            return await asyncio.wait_for(work, _PATIENCE + SECONDS * waiting)
        except (BrokenProcessPool, TimeoutError) as problem:
            why = "died" if isinstance(problem, BrokenProcessPool) else "did not answer"
            logger.warning("game %s: the worker that thought for %s %s; %s answers", key, level, why, base)
            self._dismiss(at, worker)
        finally:
            self._waiting[at] -= 1
        return decide(match.session, base, seed)

    def _dismiss(self, at: int, worker: ProcessPoolExecutor) -> None:
        """Send a worker home that is of no use any more; who asks next gets a new one."""
        if self._workers[at] is worker:
            self._workers[at] = None
        _end(worker)

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


def _end(worker: ProcessPoolExecutor) -> None:
    with contextlib.suppress(Exception):
        for process in worker._processes.values():
            process.terminate()
    worker.shutdown(wait=False, cancel_futures=True)
