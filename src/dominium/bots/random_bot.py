"""An agent that answers uniformly at random among the legal answers."""

from __future__ import annotations

from ..engine.agent import Agent
from ..engine.decisions import Decision
from ..engine.random import FastRandom
from ..engine.view import View


class RandomBot(Agent):
    """Uniform over how many it takes, then over which; it drives the sweeps."""

    def __init__(self, seed: int = 0) -> None:
        self._random: FastRandom = FastRandom(seed)

    def decide(self, decision: Decision, view: View) -> list[int]:
        return self.any_answer(decision)

    def any_answer(self, decision: Decision) -> list[int]:
        pool: list[int] = []
        copies = decision.copies
        for i in range(len(copies)):
            for _ in range(copies[i]):
                pool.append(i)
        most = min(decision.maximum, len(pool))
        size = decision.minimum + self._random.below(most - decision.minimum + 1)
        self._random.shuffle(pool)
        answer = pool[:size]
        if not decision.ordered:
            answer.sort()
        return answer
