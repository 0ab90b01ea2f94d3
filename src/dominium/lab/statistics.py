"""What a tally says: shares with intervals, means, quantiles, curves by turn."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from ..simulation.tally import LEVEL, STEP, WHOLE, ZERO, Tally

#: 95 % of a normal distribution lie within so many standard deviations
Z95 = 1.959963984540054

#: and so many where the deviation itself is known from a few values only, by their number less one (Student)
_T95 = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


def t95(freedom: int) -> float:
    """Within how many standard errors of a mean 95 % lie, if the error comes from so many values and one more."""
    if freedom < 1:
        return math.inf
    if freedom <= len(_T95):
        return _T95[freedom - 1]
    # Fisher's expansion; from here on right to the third digit
    z = Z95
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


class Interval(NamedTuple):
    """An estimate and the 95 % interval around it."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2

    @property
    def error(self) -> float:
        """The standard error of the estimate."""
        return self.half / Z95

    def percent(self) -> Interval:
        return Interval(100 * self.value, 100 * self.low, 100 * self.high)


class Spread(NamedTuple):
    """Numbers at a glance: how many, their mean and standard deviation, and quantiles."""

    size: int
    mean: float
    deviation: float
    low: int
    middle: int
    high: int


def wilson(successes: float, trials: float) -> Interval:
    """The 95 % interval of a proportion (Wilson), good also near 0 and 1 and with few trials."""
    if trials <= 0:
        return Interval(math.nan, 0.0, 1.0)
    p = successes / trials
    z2 = Z95 * Z95
    middle = (p + z2 / (2 * trials)) / (1 + z2 / trials)
    half = Z95 * math.sqrt(p * (1 - p) / trials + z2 / (4 * trials * trials)) / (1 + z2 / trials)
    return Interval(p, max(0.0, middle - half), min(1.0, middle + half))


def win_rate(tally: Tally, player: int) -> Interval:
    """The share of the games that a player won, a shared win counting as the part it is.

    Shared wins vary less than won or lost games do: the interval is that of as many games without ties as give the
    variance found here. Without ties it is the plain Wilson interval.
    """
    games = tally.games
    if games == 0:
        return wilson(0, 0)
    share = tally.shares[player] / WHOLE / games
    variance = tally.squares[player] / (WHOLE * WHOLE) / games - share * share
    trials = float(games) if variance < 1e-12 else games * share * (1 - share) / variance
    return wilson(share * trials, trials)


def precision(tally: Tally) -> float:
    """Half the width of the widest interval among the players, in points of per cent."""
    return max(100 * win_rate(tally, player).half for player in range(len(tally.shares)))


def spread(counts: Mapping[int, int], low: float = 0.1, high: float = 0.9) -> Spread:
    """The numbers of a histogram; the quantiles are those numbers at or below which so large a part lies."""
    total = sum(counts.values())
    if total == 0:
        return Spread(0, math.nan, math.nan, 0, 0, 0)
    sum1 = sum(value * count for value, count in counts.items())
    sum2 = sum(value * value * count for value, count in counts.items())
    variance = (sum2 - sum1 * sum1 / total) / (total - 1) if total > 1 else 0.0
    deviation = math.sqrt(max(0.0, variance))
    return Spread(
        total,
        sum1 / total,
        deviation,
        _quantile(counts, total, low),
        _quantile(counts, total, 0.5),
        _quantile(counts, total, high),
    )


def _quantile(counts: Mapping[int, int], total: int, part: float) -> int:
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= part * total - 1e-9:
            return value
    return max(counts)


def by_turn(counts: Mapping[int, int]) -> dict[int, dict[int, int]]:
    """A tally's counts of one player, as a histogram for each turn."""
    found: dict[int, dict[int, int]] = {}
    for key in sorted(counts):
        turn, value = divmod(key, STEP)
        found.setdefault(turn, {})[value - ZERO] = counts[key]
    return found


def leads(tally: Tally) -> dict[int, list[Interval]]:
    """For each round, how often each player is ahead and, last, how often nobody is."""
    players = len(tally.shares)
    found: dict[int, list[Interval]] = {}
    for turn, counts in by_turn(tally.leads).items():
        games = sum(counts.values())
        ahead = [counts.get(player, 0) for player in [*range(players), LEVEL]]
        found[turn] = [wilson(count, games) for count in ahead]
    return found


def buys(tally: Tally, player: int) -> dict[int, dict[int, int]]:
    """For each card a player bought (by its index), how many copies in each turn."""
    found: dict[int, dict[int, int]] = {}
    for key, count in sorted(tally.buys[player].items()):
        turn, value = divmod(key, STEP)
        found.setdefault(value - ZERO, {})[turn] = count
    return found


def last_common_turn(tally: Tally, part: float = 0.05) -> int:
    """The last round that at least this part of the games reached: beyond it a curve is mostly noise."""
    total = sum(tally.lengths.values())
    left = total
    last = 1
    for turn in range(1, max(tally.lengths, default=0) + 1):
        if left < part * total:
            break
        last = turn
        left -= tally.lengths.get(turn, 0)
    return last
