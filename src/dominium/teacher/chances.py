"""Chances of winning, and how exactly they may be said."""

from __future__ import annotations

import math
from typing import NamedTuple

#: per cent that a chance may be rounded to: the finest that is not finer than its standard error
UNITS = (1, 2, 5, 10, 20)


class Chance(NamedTuple):
    """A part of 1, and its standard error."""

    share: float
    error: float

    @property
    def unit(self) -> int:
        return unit_for(self.error)

    def rounded(self) -> int:
        """In per cent, as exactly as its error allows."""
        return self.unit * round(100 * self.share / self.unit)


def unit_for(error: float) -> int:
    """The finest unit, in per cent, that a standard error allows."""
    return next((unit for unit in UNITS if unit >= 100 * error - 1e-9), UNITS[-1])


def chance_of(wins: float, count: int) -> Chance:
    """The chance that so many wins in so many continuations show.

    The error is that of one win and one loss more: somebody who won them all may still lose the next one.
    """
    likely = (wins + 1) / (count + 2)
    return Chance(wins / count if count else 0.5, math.sqrt(likely * (1 - likely) / (count + 2)))
