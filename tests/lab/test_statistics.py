"""Intervals, quantiles and ratings against numbers worked out by hand or published."""

from __future__ import annotations

import math

import pytest

from dominium.lab.ratings import SCALE, inverted, ratings
from dominium.lab.statistics import (
    Z95,
    by_turn,
    last_common_turn,
    leads,
    precision,
    spread,
    t95,
    wilson,
    win_rate,
)
from dominium.simulation.tally import LEVEL, STEP, WHOLE, ZERO, Tally, in_detail, seatings


def tally(games: int, shares: list[float], squares: list[float]) -> Tally:
    counted = Tally(len(shares))
    counted.games = games
    counted.shares = [round(share * WHOLE) for share in shares]
    counted.squares = [round(square * WHOLE * WHOLE) for square in squares]
    return counted


def test_wilson_interval() -> None:
    # The textbook example of 8 successes in 10 trials.
    found = wilson(8, 10)
    assert found.value == 0.8
    assert found.low == pytest.approx(0.4902, abs=1e-4)
    assert found.high == pytest.approx(0.9433, abs=1e-4)


def test_wilson_at_the_edges() -> None:
    never = wilson(0, 20)
    assert never.low == 0.0
    assert never.high == pytest.approx(0.1611, abs=1e-4)
    assert wilson(20, 20).high == 1.0
    assert math.isnan(wilson(0, 0).value)


def test_win_rate_without_ties_is_plain_wilson() -> None:
    counted = tally(10, [8, 2], [8, 2])
    assert win_rate(counted, 0) == pytest.approx(wilson(8, 10))
    assert win_rate(counted, 1) == pytest.approx(wilson(2, 10))


def test_shared_wins_narrow_the_interval() -> None:
    # 100 games: 40 won, 40 lost, 20 tied. Share 0.5; variance (40 + 20 / 4) / 100 - 0.25 = 0.2.
    counted = tally(100, [50, 50], [45, 45])
    found = win_rate(counted, 0)
    assert found.value == 0.5
    # As precise as 100 * 0.25 / 0.2 = 125 games without ties.
    assert found == pytest.approx(wilson(62.5, 125))
    assert found.half < wilson(50, 100).half


def test_all_games_alike_still_leave_doubt() -> None:
    won = tally(100, [100, 0], [100, 0])
    assert win_rate(won, 0).low == pytest.approx(wilson(100, 100).low)
    tied = tally(100, [50, 50], [25, 25])
    assert win_rate(tied, 0).half > 0.05


def test_precision_is_that_of_the_widest_interval() -> None:
    counted = tally(100, [90, 10, 0], [90, 10, 0])
    assert precision(counted) == pytest.approx(100 * wilson(90, 100).half)


def test_spread() -> None:
    found = spread({1: 2, 2: 1, 5: 1})  # 1 1 2 5
    assert found.size == 4
    assert found.mean == 2.25
    assert (found.low, found.middle, found.high) == (1, 1, 5)
    # By hand: deviations -1.25 -1.25 -0.25 2.75, squares 1.5625 1.5625 0.0625 7.5625, sum 10.75.
    assert found.deviation == pytest.approx(math.sqrt(10.75 / 3))


def test_spread_of_nothing_and_of_one() -> None:
    assert spread({}).size == 0
    assert math.isnan(spread({}).mean)
    assert spread({-3: 1}).mean == -3
    assert spread({-3: 1}).deviation == 0


def test_by_turn_takes_the_keys_apart() -> None:
    counts = {2 * STEP + ZERO - 4: 3, 2 * STEP + ZERO + 11: 1, 1 * STEP + ZERO: 7}
    assert by_turn(counts) == {1: {0: 7}, 2: {-4: 3, 11: 1}}


def test_leads() -> None:
    counted = Tally(2)
    counted.leads = {STEP + ZERO + LEVEL: 3, STEP + ZERO: 1, 2 * STEP + ZERO + 1: 5}
    found = leads(counted)
    assert [rate.value for rate in found[1]] == [0.25, 0.0, 0.75]
    assert [rate.value for rate in found[2]] == [0.0, 1.0, 0.0]


def test_last_common_turn() -> None:
    counted = Tally(2)
    counted.lengths = {10: 50, 12: 45, 40: 5}
    # All games reach turn 10, half of them 11 and 12, a twentieth the rest.
    assert last_common_turn(counted, 0.5) == 12
    assert last_common_turn(counted, 0.05) == 40
    assert last_common_turn(counted, 0.06) == 12
    assert last_common_turn(counted, 0.51) == 10


def test_ratings_of_two() -> None:
    # 3 to 1 is a difference of 400 * log10(3) = 190.85; the imaginary ties take a little of it.
    won = [[0.0, 7500.0], [2500.0, 0.0]]
    games = [[0.0, 10000.0], [10000.0, 0.0]]
    first, second = ratings(won, games)
    assert first.value - second.value == pytest.approx(190.85, abs=0.1)
    assert first.value + second.value == pytest.approx(3000)
    # The logit of the share has a standard error of 1 / sqrt(n p q); each rating has half of the difference.
    error = SCALE * 1.96 / math.sqrt(10000 * 0.75 * 0.25) / 2
    assert first.high - first.value == pytest.approx(error, rel=0.01)


def test_ratings_solve_the_likelihood() -> None:
    # Three players whose results follow the model exactly: strengths 0, 1 and 2 on the natural scale.
    strengths = [0.0, 1.0, 2.0]
    games = [[0.0 if i == j else 1e6 for j in range(3)] for i in range(3)]
    won = [
        [0.0 if i == j else 1e6 / (1 + math.exp(strengths[j] - strengths[i])) for j in range(3)]
        for i in range(3)
    ]
    found = ratings(won, games)
    for rating, strength in zip(found, strengths, strict=True):
        assert rating.value == pytest.approx(1500 + SCALE * (strength - 1), abs=0.01)


def test_a_player_who_never_loses_has_a_rating() -> None:
    won = [[0.0, 50.0], [0.0, 0.0]]
    games = [[0.0, 50.0], [50.0, 0.0]]
    first, second = ratings(won, games)
    assert 500 < first.value - second.value < 2000
    assert math.isfinite(first.high)


def test_players_who_never_met_are_compared_through_others() -> None:
    won = [[0.0, 75.0, 0.0], [25.0, 0.0, 75.0], [0.0, 25.0, 0.0]]
    games = [[0.0, 100.0, 0.0], [100.0, 0.0, 100.0], [0.0, 100.0, 0.0]]
    best, middle, worst = ratings(won, games)
    assert best.value > middle.value > worst.value
    assert best.value - worst.value == pytest.approx(2 * 190.85, abs=20)


def test_inverted() -> None:
    assert inverted([[2.0, 0.0], [0.0, 4.0]]) == [[0.5, 0.0], [0.0, 0.25]]
    (a, b), (c, d) = inverted([[2.0, 1.0], [1.0, 3.0]])
    assert (a, b, c, d) == pytest.approx((0.6, -0.2, -0.2, 0.4))


def test_seatings() -> None:
    assert seatings(2, alternating=False) == [[0, 1]]
    assert seatings(2, alternating=True) == [[0, 1], [1, 0]]
    three = seatings(3, alternating=True)
    assert sorted(three) == [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    for players in range(2, 7):
        orders = seatings(players, alternating=True)
        for seat in range(players):
            taken = [order[seat] for order in orders]
            assert {taken.count(player) for player in range(players)} == {len(orders) // players}


def test_which_games_are_counted_turn_by_turn() -> None:
    assert [in_detail(number, 8) for number in (0, 999, 1000, 1001, 1007, 1008)] == [
        True,
        True,
        True,
        False,
        False,
        True,
    ]
    assert not in_detail(0, 0)


def test_few_values_tell_less_of_their_error() -> None:
    """Student's quantiles, from any table of them."""
    for freedom, quantile in ((1, 12.706), (4, 2.776), (10, 2.228), (11, 2.201), (20, 2.086), (60, 2.000)):
        assert t95(freedom) == pytest.approx(quantile, abs=0.002)
    assert t95(0) == math.inf
    assert t95(10**6) == pytest.approx(Z95, abs=1e-4)
