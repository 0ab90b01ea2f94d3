"""Ratings from results: the Bradley-Terry model by maximum likelihood, on the scale of Elo.

A player 400 points ahead of another wins ten games for each one lost. A tie is half a win for both. Every player also
has one imaginary tied game against an average player, so that somebody who never lost has a rating all the same.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from .statistics import Z95

#: points of the scale for each unit of the model
SCALE = 400 / math.log(10)
#: the mean of all ratings
MIDDLE = 1500.0

Matrix = list[list[float]]


class Rating(NamedTuple):
    """A rating with its 95 % interval, which is about differences from the field's mean."""

    value: float
    low: float
    high: float


def ratings(won: Matrix, games: Matrix) -> list[Rating]:
    """The ratings of the players: ``won[i][j]`` games that i won against j (a tie is half) of ``games[i][j]``."""
    size = len(won)
    strengths = [0.0] * size
    information: Matrix = []
    for _ in range(100):
        slope, information = _derivatives(strengths, won, games)
        inverse = inverted(information)
        steps = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        largest = max(abs(step) for step in steps)
        # Far from the solution a full step may overshoot.
        factor = min(1.0, 2.0 / largest) if largest else 1.0
        strengths = [s + factor * step for s, step in zip(strengths, steps, strict=True)]
        if largest < 1e-10:
            break
    _, information = _derivatives(strengths, won, games)
    spread = inverted(information)
    mean = sum(strengths) / size
    total = sum(map(sum, spread)) / (size * size)
    found = []
    for i in range(size):
        variance = spread[i][i] - 2 * sum(spread[i]) / size + total
        value = MIDDLE + SCALE * (strengths[i] - mean)
        half = SCALE * Z95 * math.sqrt(max(0.0, variance))
        found.append(Rating(value, value - half, value + half))
    return found


def _derivatives(strengths: list[float], won: Matrix, games: Matrix) -> tuple[list[float], Matrix]:
    """The slope of the log-likelihood, and the information (its curvature, turned positive)."""
    size = len(strengths)
    slope = [0.0] * size
    information = [[0.0] * size for _ in range(size)]
    for i in range(size):
        even = _logistic(strengths[i])
        slope[i] += 0.5 - even
        information[i][i] += even * (1 - even)
        for j in range(size):
            if i == j or games[i][j] == 0:
                continue
            chance = _logistic(strengths[i] - strengths[j])
            slope[i] += won[i][j] - games[i][j] * chance
            weight = games[i][j] * chance * (1 - chance)
            information[i][i] += weight
            information[i][j] -= weight
    return slope, information


def _logistic(x: float) -> float:
    return 1 / (1 + math.exp(-x))


def inverted(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric positive matrix (Gauss and Jordan)."""
    size = len(matrix)
    rows = [row.copy() + [1.0 if i == j else 0.0 for j in range(size)] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        head = [value / pivot for value in rows[i]]
        rows[i] = head
        for j in range(size):
            factor = rows[j][i]
            if j != i and factor:
                rows[j] = [a - factor * b for a, b in zip(rows[j], head, strict=True)]
    return [row[size:] for row in rows]
