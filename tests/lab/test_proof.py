"""Imported strategies against what their simulator says of them. The figures themselves take 20,000 games each."""

from __future__ import annotations

from pathlib import Path

import pytest

from dominium.lab.proof import CLAIMS, Claim, Result, main, prove
from dominium.strategies import shipped

WHARF = """<playerCollection>
 <player name="Wharf" author="Somebody" description="">
  <buy name="Province"/><buy name="Gold"/><buy name="Wharf"/><buy name="Silver"/>
 </player>
</playerCollection>
"""


def test_a_strategy_plays_against_money() -> None:
    result = prove(shipped()["wharf"], 40)
    assert result.games == 40
    assert result.wins > 24
    assert result.wins + result.ties <= 40


def test_every_claim_is_about_a_strategy_there_is() -> None:
    assert len(CLAIMS) == 12
    assert set(CLAIMS) <= {strategy.name for strategy in shipped().values()}


def test_when_a_claim_is_borne_out() -> None:
    result = Result(games=200, wins=100, ties=10)
    assert result.percent == 50
    assert result.error == pytest.approx(3.5355, abs=0.001)
    assert result.bears_out(Claim(51.5, 1.5))
    assert not result.bears_out(Claim(51.6, 1.5))


def test_the_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "players.xml"
    file.write_text(WHARF, encoding="utf-8")
    code = main([str(file), "--games", "30", "Wharf"])
    out = capsys.readouterr().out
    assert out.startswith("Wharf ")
    assert out.count("\n") == 1
    assert ("DIFFERS" in out) == (code == 1)
