"""A contest: contenders, a kingdom and a seed. It is plain data, so that any worker can play any part of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import count
from typing import Any

from .. import cards as _cards  # noqa: F401 - fills the catalogue
from ..engine.agent import Agent
from ..engine.catalogue import card_named
from ..engine.game import Game
from ..engine.setup import Setup
from ..programs.faults import drained
from ..simulation.tally import game_seed, piles_and_projects, play_counted, seated_game, seatings
from .contenders import Contender

#: of the games after the first thousand, every so-manieth is counted turn by turn
EVERY = 8
#: what programs did wrong, beside what was counted
FAULTS = "faults"


@dataclass(frozen=True)
class Contest:
    """Who plays on what. The games of a contest are numbered from 0; each depends on the seed and its number alone."""

    contenders: tuple[Contender, ...]
    kingdom: tuple[str, ...]
    projects: tuple[str, ...] = ()
    alternating: bool = True
    seed: int = 1
    every: int = EVERY

    def setup(self) -> Setup:
        """The set-up; BadSetup or UnknownCard if the rules do not allow it."""
        kingdom = [card_named(name) for name in self.kingdom]
        return Setup(len(self.contenders), kingdom, [card_named(name) for name in self.projects])

    def cards(self) -> list[str]:
        """What can be bought, in the order in which buys are counted."""
        return [card.id for card in piles_and_projects(self.setup())]

    def game(self, number: int) -> tuple[Game, list[int]]:
        """One game of the contest, about to begin, and which contender sits where."""
        orders = seatings(len(self.contenders), alternating=self.alternating)
        order = orders[number % len(orders)]
        setup = self.setup()
        self.prepare(setup)
        makers: list[Callable[[int], Agent] | None] = [
            partial(contender.agent, setup=setup) for contender in self.contenders
        ]
        agents = [contender.agent(0, setup) for contender in self.contenders]
        return seated_game(setup, agents, makers, order, game_seed(self.seed, number)), order

    def prepare(self, setup: Setup) -> list[float]:
        """Let those who race before the first game on a kingdom do so, for what they find is kept: the processor's
        seconds that each of them took."""
        found = []
        for contender in self.contenders:
            start = time.process_time()
            contender.prepare(setup)
            found.append(time.process_time() - start)
        return found


@lru_cache(maxsize=256)
def _shared(contest: Contest) -> tuple[Setup, list[Agent], list[Callable[[int], Agent] | None]]:
    """What the games of a contest share; workers keep it from part to part."""
    setup = contest.setup()
    contest.prepare(setup)
    makers: list[Callable[[int], Agent] | None] = [
        None if contender.lasting else partial(contender.agent, setup=setup)
        for contender in contest.contenders
    ]
    return setup, [contender.agent(0, setup) for contender in contest.contenders], makers


def play_part(contest: Contest, start: int, stop: int) -> dict[str, Any]:
    """Play some games of a contest and give back what was counted."""
    setup, agents, makers = _shared(contest)
    tally = play_counted(
        setup,
        agents,
        makers,
        alternating=contest.alternating,
        seed=contest.seed,
        start=start,
        stop=stop,
        every=contest.every,
    )
    return {**tally.as_data(), FAULTS: drained()}


def parts(games: int) -> Iterator[tuple[int, int]]:
    """A run in parts, small ones first. Where they begin never depends on who plays them."""
    start = 0
    for number in count():
        if start >= games:
            return
        size = 50 if number < 20 else 100 if number < 100 else 250 if number < 400 else 500
        stop = min(start + size, games)
        yield start, stop
        start = stop
