"""Which way to play the strong bot should take: the one whose hardest opponent is the least hard."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dominium.cards.kingdoms import Kingdom, kingdom_named
from dominium.lab import strongest as module
from dominium.lab.statistics import Interval, wilson
from dominium.lab.strongest import main, strongest
from dominium.lab.unbeaten import Played
from dominium.opponents.found import PREFIX, key_of
from dominium.opponents.portfolio import Portfolio, as_rows
from dominium.opponents.racing import policy_of
from dominium.strategies import parse, shipped
from dominium.strategies.candidates import Candidate, candidate_of

KINGDOM = "base1-big-money"
#: who wins how often against whom; half against all others
SHARES = {
    ("rock", "scissors"): 0.9,
    ("scissors", "paper"): 0.9,
    ("paper", "rock"): 0.9,
    ("even", "rock"): 0.45,
    ("sly", "shipped"): 0.4,
    ("plain", "sly"): 0.38,
}


class Table(Played):
    """The shares above instead of games."""

    def rate(self, kingdom: Kingdom, mine: str, other: str, games: int) -> Interval:
        share = SHARES.get((mine, other), 1 - SHARES.get((other, mine), 0.5))
        return wilson(share * games, games)


@pytest.fixture
def _shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "rivals", lambda _: [("shipped", "shipped")])


@pytest.mark.usefixtures("_shipped")
def test_whose_hardest_opponent_is_the_least_hard() -> None:
    ways = {name: name for name in ("rock", "paper", "scissors", "even")}
    assert strongest(kingdom_named(KINGDOM), ways, Table(None)) == ("even", "rock", 0.45)


@pytest.mark.usefixtures("_shipped")
def test_nobody_who_loses_to_what_comes_with_the_program() -> None:
    """Even if everybody else is answered by something worse."""
    ways = {name: name for name in ("sly", "plain")}
    assert strongest(kingdom_named(KINGDOM), ways, Table(None)) == ("plain", "sly", 0.38)


def test_what_is_strongest_is_written_with_its_evidence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "_FIRST", 6)
    monkeypatch.setattr(module, "_GAMES", 6)
    monkeypatch.setattr(module, "EVIDENCE_GAMES", 6)
    kingdom = kingdom_named(KINGDOM)
    now = shipped()[PREFIX + KINGDOM]
    better = Candidate((("province", ""), ("gold", ""), ("silver", "")))
    poor = Candidate((("estate", ""),))
    file, folder = tmp_path / "portfolios.json", tmp_path / "found"

    def chosen(way: Candidate) -> str:
        rows = as_rows(Portfolio([policy_of(candidate_of(now)), policy_of(way)]))
        key = key_of((card.id for card in kingdom.cards), ())
        file.write_text(json.dumps({key: rows}), encoding="utf-8")
        assert main([str(file), str(folder), KINGDOM]) == 0
        return capsys.readouterr().out

    assert chosen(poor).startswith(f"{KINGDOM}: {PREFIX}{KINGDOM}, ")
    assert not folder.exists(), "the strong bot plays it already"
    monkeypatch.setattr(module, "strongest", lambda *_: ("way-1", "rival", 0.5))
    assert chosen(better) == f"{KINGDOM}: way-1, 50.0 % against rival\n"
    written = parse((folder / f"{PREFIX}{KINGDOM}.txt").read_text(encoding="utf-8"), "x")
    assert candidate_of(written) == better
    assert written.name == now.name
    assert written.note
    assert now.name in written.evidence, "what it takes the place of is among its opponents"


def test_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, text in (("missing.json", None), ("bad.json", "no portfolios")):
        if text is not None:
            (tmp_path / name).write_text(text, encoding="utf-8")
        with pytest.raises(SystemExit) as ended:
            main([str(tmp_path / name), str(tmp_path)])
        assert ended.value.code == 2
        assert "holds no portfolios" in capsys.readouterr().err
