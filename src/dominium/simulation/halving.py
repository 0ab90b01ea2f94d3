"""Sequential halving: a number of rollouts spent on many courses so that most of them go to the best ones."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from .rollouts import Course, Estimate, Rollouts, difference, mean

#: continuations of a course before anything is concluded from them
FEWEST: Final = 6
#: continuations between two looks at the clock
_AT_A_TIME: Final = 16
#: a course so many standard errors behind the best one has no future
HOPELESS: Final = 2.5
#: the margin in points at which a smoothed win is nearly certain, about thrice this
_SPREAD: Final = 8.0
#: among equal chances of winning, a point more
_POINT: Final = 0.0002
_MOST: Final = 20


def smooth_win(won: float, margin: int) -> float:
    """Half the win, half what the margin says of it: less noise while the end is far."""
    return 0.5 * won + 0.5 / (1.0 + math.exp(-margin / _SPREAD))


def pure_win(won: float, margin: int) -> float:
    """The win alone; points only tell apart what wins equally often."""
    return won + _POINT * max(-_MOST, min(_MOST, margin))


class Ranking:
    """Which course is best, and what is known of each: the estimates are in the order of the courses."""

    def __init__(self, best: int, estimates: list[Estimate], values: list[list[float]]) -> None:
        self.best: int = best
        self.estimates: list[Estimate] = estimates
        #: what each continuation was worth
        self.values: list[list[float]] = values

    def order(self) -> list[int]:
        """The courses, the best one first; then those that lasted longer, and among them the better ones."""
        rest = [i for i in range(len(self.values)) if i != self.best]
        rest.sort(key=self._rank)
        return [self.best, *rest]

    def _rank(self, i: int) -> tuple[int, float]:
        return (-len(self.values[i]), -mean(self.values[i]))


def halve(
    rollouts: Rollouts,
    courses: list[Course],
    budget: int,
    value: Callable[[float, int], float],
    *,
    keep: int = 0,
    errors: float = 1.0,
    least: float = 0.0,
    proof: int = 0,
    late: Callable[[], bool] | None = None,
) -> Ranking:
    """The best of some courses, with a budget of continuations for all of them together; fewer where they are long.

    Course ``keep`` is what would be done without thinking: it is left only for one that is better by so many standard
    errors of the difference and at least so much, and ties are its own. The best of many was lucky, too: with ``proof``,
    it has to be better again by as many errors in so many more continuations of both, which no choice was made by. When
    ``late`` says so, what is known must do.
    """
    search = _Search(rollouts, courses, value, late)
    alive = [keep] + [i for i in range(len(courses)) if i != keep]
    rounds = max(1, math.ceil(math.log2(len(courses)))) if courses else 0
    before = rollouts.spent
    if courses:
        search.play(keep, FEWEST)  # to see how long they are
    left = float(budget)
    seen = 0
    for number in range(rounds):
        seen += max(FEWEST, int(left / rollouts.price) // ((rounds - number) * len(alive)))
        search.play_all(alive, seen)
        if search.is_late:
            return search.ranking(alive, keep, errors, least)
        alive = search.survivors(alive, keep, last=number == rounds - 1)
        left = budget - (rollouts.spent - before)
        if len(alive) < 2 or left <= 0:
            break
    ranking = search.ranking(alive, keep, errors, least)
    doubted = proof > 0 and ranking.best != keep
    if doubted and not search.proved(ranking.best, keep, errors, max(FEWEST, int(proof / rollouts.price))):
        ranking.best = keep
    return ranking


class _Search:
    """The courses of a search, and what became of them so far."""

    def __init__(
        self,
        rollouts: Rollouts,
        courses: list[Course],
        value: Callable[[float, int], float],
        late: Callable[[], bool] | None,
    ) -> None:
        self.rollouts: Rollouts = rollouts
        self.late: Callable[[], bool] | None = late
        #: whether there is no time for anything more
        self.is_late: bool = False
        self.courses: list[Course] = courses
        self.value: Callable[[float, int], float] = value
        self.estimates: list[Estimate] = [Estimate(len(rollouts.lineups[0])) for _ in courses]
        self.values: list[list[float]] = [[] for _ in courses]

    def play(self, i: int, count: int) -> None:
        """So many more continuations of a course, as far as there is time."""
        estimate = self.estimates[i]
        values = self.values[i]
        late = self.late
        if late is None:
            self.rollouts.add(self.courses[i], estimate, count)
        else:
            while count > 0 and not self.is_late:
                self.is_late = late()
                if not self.is_late:
                    self.rollouts.add(self.courses[i], estimate, min(count, _AT_A_TIME))
                    count -= _AT_A_TIME
        for k in range(len(values), len(estimate.wins)):
            values.append(self.value(estimate.wins[k], estimate.margins[k]))

    def play_all(self, alive: list[int], count: int) -> None:
        """Some courses until each was played so often; a few at a time, so that none is left out when time is up."""
        at = count if self.late is None else min(count, _AT_A_TIME)
        while not self.is_late:
            for i in alive:
                self.play(i, at - len(self.values[i]))
            if at == count:
                break
            at = min(count, at + _AT_A_TIME)

    def ahead(self, i: int, other: int) -> tuple[float, float]:
        """By how much one course is better than another, and the standard error of that."""
        ours = self.values[i]
        theirs = self.values[other]
        common = min(len(ours), len(theirs))
        return difference(ours[:common], theirs[:common])

    def proved(self, best: int, keep: int, errors: float, count: int) -> bool:
        """Whether a course is better than what would be done anyway in so many continuations that were not seen yet.

        Where there is no time for them, it is believed as it is.
        """
        seen = max(len(self.values[best]), len(self.values[keep]))
        self.play(best, seen + count - len(self.values[best]))
        self.play(keep, seen + count - len(self.values[keep]))
        if self.is_late:
            return True
        gain, spread = difference(self.values[best][seen:], self.values[keep][seen:])
        return gain > errors * spread

    def survivors(self, alive: list[int], keep: int, *, last: bool) -> list[int]:
        """The better half, the best first, without those that are clearly behind; ``keep`` unless it is."""
        ranked = sorted(alive, key=self._rank)
        best = ranked[0]
        half = ranked if last else ranked[: max(2, (len(ranked) + 1) // 2)]
        found = [best]
        for i in ranked[1:]:
            if i != keep and i not in half:
                continue
            gain, spread = self.ahead(best, i)
            if gain <= HOPELESS * spread:
                found.append(i)
        return found

    def _rank(self, i: int) -> float:
        return -mean(self.values[i])

    def ranking(self, alive: list[int], keep: int, errors: float, least: float) -> Ranking:
        tried = [i for i in alive if self.values[i]]
        best = keep
        if tried and self.values[keep]:
            first = min(tried, key=self._rank)
            gain, spread = self.ahead(first, keep)
            if first != keep and gain > max(errors * spread, least):
                best = first
        return Ranking(best, self.estimates, self.values)
