"""The benchmarks: what they count, compare and conclude. How fast anything is, no test can say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bench import instructions as counting
from bench.__main__ import columns
from bench.clock import rate
from bench.engines import ENGINES
from bench.environments import MEASURED, Measured, lines, missing
from bench.growth import GROWTHS, TOLERANCE, Growth, line, worse_than_in_proportion
from bench.measuring import Build
from bench.table import Row, aligned, beside_others, rows, table
from bench.workloads import ROUNDS, WORKLOADS


def test_every_workload_can_be_measured() -> None:
    assert list(ROUNDS) == list(WORKLOADS)


@pytest.mark.parametrize("name", WORKLOADS)
def test_a_round_of_every_workload(name: str) -> None:
    assert rate(WORKLOADS[name], 1) > 0


def test_other_engines_played_games_that_are_measured_here() -> None:
    for engine in ENGINES:
        assert engine.rates
        assert set(engine.rates) <= set(WORKLOADS)


def test_other_engines_stand_under_the_workload_they_were_measured_at() -> None:
    found = rows(["Smithy1", "Engine"])
    assert found[:3] == [Row("Smithy1"), Row("Engine"), Row("Engine", "Provincial (C++)")]
    assert len(found) == 5, "three others have played Engine, and nobody Smithy1"


def test_others_are_compared_per_calibration_run() -> None:
    """A machine that takes twice as long for a calibration run and plays half as many games is as fast as this."""
    quick = beside_others({"BM": 27_400.0}, 2.74)
    slow = beside_others({"BM": 13_700.0}, 5.48)
    for each, ratios in (quick, slow):
        assert each.figures[Row("BM")] == pytest.approx(75_076)
        assert each.figures[Row("BM", "Provincial (C++)")] == pytest.approx(75_076)
        assert ratios.figures[Row("BM", "Provincial (C++)")] == pytest.approx(1.0)
        assert ratios.figures[Row("BM", "scummos (C++)")] == pytest.approx(27_400 / 13_470)
        assert Row("BM") not in ratios.figures


def test_the_table_has_everything_in_columns() -> None:
    this = Build("this", calibration=2.0, rates={"Engine": 1000.0}, instructions={"Engine": 1_234_567.0})
    other = Build("other", calibration=2.0, rates={"Engine": 800.0}, instructions={"Engine": 2_000_000.0})
    shown = table(["Engine"], columns(this, other)).splitlines()
    assert len(shown) == 1 + 1 + 3
    assert shown[1].split() == ["Engine", "1,000", "2,000", "1,234.6", "2,000.0", "800", "1.250"]
    assert shown[2].split() == ["Provincial", "(C++)", "22,441", "0.09"]
    assert shown[0].index("per second") + len("per second") == shown[1].index("1,000") + len("1,000")


def test_columns_are_as_wide_as_what_is_in_them() -> None:
    assert aligned([["", "rate"], ["long name", "5"], ["x", "12,345"]]).splitlines() == [
        "             rate",
        "long name       5",
        "x          12,345",
    ]


def test_the_best_of_several_measurements_is_kept() -> None:
    build = Build("this")
    build.take({"compiled": True, "calibration": 3.0})
    build.take({"rates": {"BM": 10.0}})
    build.take({"calibration": 2.5})
    build.take({"compiled": True, "calibration": 2.8, "rates": {"BM": 9.0, "Engine": 4.0}})
    assert build.compiled
    assert build.calibration == 2.5
    assert build.rates == {"BM": 10.0, "Engine": 4.0}


def test_start_up_falls_out_of_the_instructions(monkeypatch: pytest.MonkeyPatch) -> None:
    each = {"BM": 7, "Engine": 11}

    def counts(runs: list[counting.Run], environment: dict[str, str], home: Path) -> Iterator[int]:
        assert environment == {"A": "b", "PYTHONHASHSEED": "0"}
        for name, rounds in runs:
            yield 1_000_000 + each[name] * rounds

    monkeypatch.setattr(counting, "by_callgrind", counts)
    found = dict(counting.instructions("callgrind", list(each), {"A": "b"}, Path.cwd()))
    assert found == each


def test_reports_of_the_counters() -> None:
    assert (
        counting.callgrind_count("==7== Events    : Ir\n==7== Collected : 211993064\n==7==\n") == 211_993_064
    )
    assert (
        counting.perf_reported("# started on Monday\n\n5123456,,instructions:u,999,100.00,,\n") == 5_123_456
    )
    assert counting.perf_reported("<not supported>,,instructions:u,0,100.00,,\n") is None


def test_what_grows_worse_than_in_proportion_is_found() -> None:
    assert worse_than_in_proportion([1.0, 1.0, 1.1]) == [False, False, False]
    # What does not last is not growth.
    assert worse_than_in_proportion([1.0, 9.0, 1.0]) == [False, False, False]
    assert worse_than_in_proportion([1.0, 2.0, 3.0]) == [False, True, True]
    # What is there once for all, as starting a game, makes a unit cheaper where there are more of them ...
    assert worse_than_in_proportion([5.0, 2.0, 1.0]) == [False, False, False]
    # ... and must not hide that it gets dearer afterwards.
    assert worse_than_in_proportion([5.0, 1.0, 1.0 + TOLERANCE]) == [False, False, True]


def test_a_line_of_the_growth_marks_what_is_worse() -> None:
    growth = Growth("turns", "turn", (25, 300), lambda size: lambda: size)
    assert line(growth, [1e-6, 3e-6]).split() == ["turns", "turn", "25:", "1.00", "300:", "3.00!"]
    assert "!" not in line(growth, [1e-6, 1e-6])


def growth_of(title: str) -> Growth:
    (found,) = [growth for growth in GROWTHS if growth.title == title]
    return found


@pytest.mark.parametrize("growth", GROWTHS, ids=lambda growth: growth.title)
def test_what_grows_does_so_many_units(growth: Growth) -> None:
    assert growth.work(growth.sizes[0])() > 0


@pytest.mark.parametrize("players", [2, 6])
def test_everybody_has_the_same_number_of_turns(players: int) -> None:
    """Otherwise longer games would be compared with shorter ones."""
    assert growth_of("players").work(players)() == 40 * 15 * players


def test_the_longest_games_last_so_many_turns() -> None:
    assert growth_of("turns").work(300)() == 10 * 300


def test_the_largest_sizes_are_those_that_must_hold() -> None:
    assert growth_of("players").sizes == (2, 3, 4, 5, 6)
    assert growth_of("cards in a deck").sizes[-1] == 200
    assert growth_of("turns").sizes[-1] == 300
    assert growth_of("conditions").sizes == (5, 20, 80)


@pytest.mark.parametrize("one", MEASURED[:4], ids=lambda one: one.title)
def test_environments_take_so_many_steps(one: Measured) -> None:
    assert missing(one) == ""
    assert rate(one.play, 20) > 0


def test_an_environment_that_is_not_installed_is_told() -> None:
    absent = Measured("Chess on Mars", "no_such_library", "mars[chess]", print, 1)
    said = "Chess on Mars: not measured, no_such_library is missing (pip install mars[chess])"
    assert missing(absent) == said


def test_steps_are_shown_per_second_and_per_calibration_run() -> None:
    shown = aligned(lines({"one seat": 60_000.0, "many": 150_000.4}, 2.8)).splitlines()
    assert shown[1].split() == ["one", "seat", "60,000", "168,000"]
    assert shown[2].split() == ["many", "150,000", "420,001"]
