"""Where bots think: quick ones here, the others in worker processes, so that the event loop never waits.

A worker gets the set-up and the moves, and keeps the games it has seen, so that it replays only what is new.
"""

from __future__ import annotations

import asyncio
import contextlib
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
from ..engine.setup import Setup
from ..engine.view import View
from ..opponents.levels import BOTS, NoSuchBot, opponent
from ..opponents.seeking import Seeker
from .store.interface import Move
from .tables.match import Match
from .worker_process import go_with_the_server

#: bots that take microseconds
QUICK = ("beginner", "steady", "money", "random")
_GAMES = 32


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


def bot_named(level: str, seed: int, setup: Setup) -> Agent:
    """The bot of a level; a level that does not exist (any more) plays like the steady one."""
    try:
        return opponent(level, seed, setup)
    except NoSuchBot:
        return opponent("steady", seed, setup)


def is_quick(level: str) -> bool:
    return level in QUICK or level not in BOTS


def decide(session: Session, level: str, seed: int) -> list[int]:
    """The bot's answer to the pending decision."""
    decision = session.decision
    if decision is None:
        return []
    agent = bot_named(level, seed, session.game.setup)
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


def _work(key: str, head: str, moves: list[Move], level: str, seed: int) -> list[int]:
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
    return decide(match.session, level, seed)


class Thinkers:
    """The worker processes, started when the first one is needed. A table always asks the same one."""

    def __init__(self, workers: int, seeker: Seeker | None = None) -> None:
        self._workers: list[ProcessPoolExecutor | None] = [None] * workers
        self._seeker = seeker
        self.asked = 0

    async def answer(self, key: str, match: Match, level: str, seed: int) -> list[int]:
        """What the bot answers to the pending decision of a game."""
        self.asked += 1
        if level == "strong" and self._seeker is not None:
            self._seeker.want(match.session.game.setup)
        if is_quick(level) or not self._workers:
            return decide(match.session, level, seed)
        at = zlib.crc32(key.encode()) % len(self._workers)
        loop = asyncio.get_running_loop()
        moves = match.moves.copy()
        for _ in range(2):
            worker = await self._worker(at)
            try:
                return await loop.run_in_executor(worker, _work, key, match.head, moves, level, seed)
            except BrokenProcessPool:
                self._workers[at] = None
        return decide(match.session, "steady", seed)

    async def _worker(self, at: int) -> ProcessPoolExecutor:
        worker = self._workers[at]
        if worker is None:
            context = multiprocessing.get_context("spawn")
            worker = self._workers[at] = ProcessPoolExecutor(1, context, go_with_the_server)
            # The process starts with its first work, which takes long enough to hold others up.
            await asyncio.to_thread(worker.submit, os.getpid)
        return worker

    def close(self) -> None:
        if self._seeker is not None:
            self._seeker.close()
        for worker in self._workers:
            if worker is not None:
                with contextlib.suppress(Exception):
                    for process in worker._processes.values():
                        process.terminate()
                worker.shutdown(wait=False, cancel_futures=True)
