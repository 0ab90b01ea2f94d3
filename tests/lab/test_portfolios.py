"""The portfolios that come with the program: which are made, and that an interrupted run goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dominium.engine.setup import Setup
from dominium.lab import portfolios
from dominium.lab.portfolios import main
from dominium.lab.unbeaten import chosen_kingdoms
from dominium.opponents import portfolio as opponents_portfolio
from dominium.opponents.found import PREFIX
from dominium.opponents.portfolio import Effort, Making, shipped_portfolio
from dominium.opponents.racing import RacePace
from dominium.strategies import shipped
from dominium.strategies.candidates import Candidate
from tests.opponents.quick_race import QUICK

KINGDOM = "base1-big-money"


@pytest.fixture(autouse=True)
def _quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOMINIUM_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(opponents_portfolio, "EFFORT", QUICK)
    monkeypatch.setattr(portfolios, "_GAMES", 20)
    for laps in ("_CAREFUL_LAPS", "_LAPS_APART", "_CAREFUL_APART"):
        monkeypatch.setattr(portfolios, laps, 1)


def test_what_is_there_is_not_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "portfolios.json"
    assert main([str(file), KINGDOM]) == 0
    assert capsys.readouterr().out.startswith(f"{KINGDOM}: ")
    before = file.read_bytes()
    assert main([str(file), KINGDOM]) == 0
    assert capsys.readouterr().out == ""
    assert file.read_bytes() == before
    rows = json.loads(before)
    monkeypatch.setattr(opponents_portfolio, "_shipped_rows", lambda: rows)
    (kingdom,) = chosen_kingdoms([KINGDOM])
    strong = shipped()[PREFIX + KINGDOM]
    made = shipped_portfolio(Setup(2, kingdom.cards, kingdom.projects), strong)
    assert made is not None
    assert strong.rules[0].card.id in made.policies[0].candidate.cards
    assert 2 <= len(made.policies) <= QUICK.size + QUICK.others
    assert len([policy for policy in made.policies if not policy.known]) <= QUICK.size
    (row,) = rows.values()
    row["against"] = "something else"
    file.write_text(json.dumps(rows), encoding="utf-8")
    assert main([str(file), KINGDOM]) == 0
    assert file.read_bytes() == before, "raced again, to the same end"


def test_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "portfolios.json"
    file.write_text("no portfolios", encoding="utf-8")
    for words, told in (
        ([], "holds no portfolios"),
        (["--times", "0"], "from 1 on"),
        (["nowhere"], "nowhere"),
    ):
        with pytest.raises(SystemExit) as ended:
            main([str(file), *words])
        assert ended.value.code == 2
        assert told in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "no portfolios"


def test_a_longer_race_is_asked_for_by_its_length(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    raced: list[Effort] = []

    def seen(setup: Setup, found: object, effort: Effort) -> object:
        raced.append(effort)
        return Making(setup, found, effort)  # type: ignore[arg-type]

    monkeypatch.setattr(portfolios, "Making", seen)
    main([str(tmp_path / "p.json"), "--times", "3", KINGDOM])
    (pace,) = [effort.pace for effort in raced]
    assert (pace.laps, pace.careful_laps, pace.laps_apart, pace.careful_apart) == (3, 3, 3, 3)


def test_those_that_are_there_go_on_from_what_they_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "portfolios.json"
    assert main([str(file), KINGDOM]) == 0
    (row,) = json.loads(file.read_bytes()).values()
    begun: list[list[Candidate]] = []
    paces: list[RacePace] = []
    race = Making.race

    def seen(making: Making, before: list[Candidate]) -> object:
        begun.append(before)
        paces.append(making._effort.pace)
        return race(making, before)

    monkeypatch.setattr(Making, "race", seen)
    assert main([str(file), "--again", KINGDOM]) == 0
    assert capsys.readouterr().out.count(f"{KINGDOM}: ") == 2
    rules = [[list(rule) for rule in candidate.rules] for (before,) in [begun] for candidate in before]
    assert rules == [policy["rules"] for policy in row["policies"]]
    assert paces[0].laps_apart == 0, "its kinds of play were bred before"
    file.unlink()
    assert main([str(file), "--again", KINGDOM]) == 0
    assert begun[-1] == [], "where there is nothing, it begins"
