"""The checks and the sweep as commands."""

from __future__ import annotations

import pytest

from dominium.cli import main
from dominium.lab.check import CHECKS, Duel, Finding, Solitaire, check_part, run_checks
from dominium.lab.crew import Cores
from dominium.lab.sweep import Report


def test_a_finding() -> None:
    finding = Finding("x", "ties", 50.0, 51.0, 0.5)
    assert finding.distance == 2
    assert finding.holds
    assert not Finding("x", "ties", 50.0, 51.6, 0.5).holds


def test_findings_of_a_duel() -> None:
    duel = CHECKS["basic-mirror"]
    assert isinstance(duel, Duel)
    found = duel.findings("basic-mirror", {0: 243, 1: 423, 2: 334})
    assert [round(one.found, 1) for one in found] == [24.3, 42.3, 33.4]
    # sqrt(0.243 * 0.757 / 1000) = 1.356 %
    assert found[0].error == pytest.approx(1.356, abs=0.001)
    assert all(one.holds for one in found)
    assert not duel.findings("basic-mirror", {0: 424, 1: 242, 2: 334})[0].holds


def test_findings_of_a_solitaire() -> None:
    alone = CHECKS["smithy-alone"]
    assert isinstance(alone, Solitaire)
    mean, deviation = alone.findings("smithy-alone", {4014: 50, 4016: 50, 8030: 7})
    assert (mean.expected, mean.found) == (14.93, 15.0)
    assert deviation.found == pytest.approx(1.005, abs=0.001)


def test_parts_add_up() -> None:
    whole = check_part("smithies-ultimate", 0, 60)
    first, second = check_part("smithies-ultimate", 0, 25), check_part("smithies-ultimate", 25, 60)
    assert {key: first[key] + second[key] for key in first} == whole
    assert sum(whole.values()) == 60


def test_checks_are_the_same_for_any_crew() -> None:
    crew = Cores(2)
    try:
        shared = run_checks(40, crew)
    finally:
        crew.close()
    assert [(one.check, one.figure, one.found) for one in shared] == [
        (one.check, one.figure, one.found) for one in run_checks(40)
    ]


def test_the_check_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "check", "--games", "300", "--workers", "1", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "18 figures, 0 of them wrong." in out
    assert "Province 4: turn" in out


def test_a_wrong_figure_is_exit_code_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = Finding("basic-mirror", "ties", 33.4, 66.6, 1.0)
    monkeypatch.setattr("dominium.commands.lab_truth.run_checks", lambda *_: [wrong])
    assert main(["lab", "check", "--workers", "1", "--lang", "en"]) == 1
    assert "1 of them wrong" in capsys.readouterr().out


def test_the_sweep_command(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["sweep", "--games", "30", "--start", "5", "--sets", "seaside", "--workers", "1"]
    assert main(["lab", *arguments, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("30 games")
    assert "No faults." in out


def test_a_fault_is_told_and_the_sweep_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def part(start: int, stop: int, sets: tuple[str, ...], every: int) -> tuple[Report, str]:
        report = Report()
        report.games = stop - start
        return report, "sweep game 20: cards were lost" if start == 20 else ""

    monkeypatch.setattr("dominium.commands.lab_truth.sweep_part", part)
    assert main(["lab", "sweep", "--games", "100", "--workers", "1", "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("100 games")
    assert "1 fault." in out
    assert "cards were lost" in out
