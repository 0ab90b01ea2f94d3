"""An agent that answers uniformly at random among the legal answers."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..engine.agent import Agent
from ..engine.decisions import Decision
from ..engine.random import FastRandom
from ..engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Agent):
    """Every legal answer is equally likely; it drives the sweeps."""

    def __init__(self, seed: int = 0) -> None:
        self._random: FastRandom = FastRandom(seed)

    def decide(self, decision: Decision, view: View) -> list[int]:
        if decision.maximum <= 1:
            return self._one(decision)
        return self._several(decision)

    def _one(self, decision: Decision) -> list[int]:
        count = decision.count()
        pick = self._random.below(count + 1 - decision.minimum) if count else 0
        return [pick] if pick < count else []

    def _several(self, decision: Decision) -> list[int]:
        copies = decision.copies
        most = min(decision.maximum, sum(copies))
        ways = _ways(copies, most, ordered=decision.ordered)
        # First the size, then how many of each option, each as often as legal answers have it.
        sizes = ways[0]
        pick = self._below(sum(sizes[decision.minimum : most + 1]))
        size = decision.minimum
        while pick >= sizes[size]:
            pick -= sizes[size]
            size += 1
        answer: list[int] = []
        left = size
        for i in range(len(copies)):
            pick = self._below(ways[i][left])
            for amount in range(min(copies[i], left) + 1):
                here = ways[i + 1][left - amount] * (_choose(left, amount) if decision.ordered else 1)
                if pick < here:
                    answer.extend([i] * amount)
                    left -= amount
                    break
                pick -= here
        if decision.ordered:
            self._random.shuffle(answer)
        return answer

    def _below(self, limit: int) -> int:
        """A uniform number below a limit of any size."""
        if limit < 1 << 31:
            return self._random.below(limit)
        words = limit.bit_length() // 31 + 1
        while True:
            number = 0
            for _ in range(words):
                number = number << 31 | self._random.below(1 << 31)
            number >>= words * 31 - limit.bit_length()
            if number < limit:
                return number


def _ways(copies: list[int], most: int, *, ordered: bool) -> list[list[int]]:
    """``ways[i][k]``: how many answers of size k the options from the i-th on allow."""
    ways = [[1] + [0] * most]
    for copy_count in reversed(copies):
        after = ways[0]
        here: list[int] = []
        for size in range(most + 1):
            total = 0
            for amount in range(min(copy_count, size) + 1):
                total += after[size - amount] * (_choose(size, amount) if ordered else 1)
            here.append(total)
        ways.insert(0, here)
    return ways


def _choose(n: int, k: int) -> int:
    result = 1
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result
