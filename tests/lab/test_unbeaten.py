"""The strong strategies against all that fit their kingdom: who plays, what is kept, when one loses."""

from __future__ import annotations

from pathlib import Path

import pytest

from dominium.cards.kingdoms import kingdom_named
from dominium.lab import unbeaten
from dominium.lab.statistics import wilson
from dominium.lab.unbeaten import Played, Row, main, rivals

KINGDOM = kingdom_named("seaside1-reach-for-tomorrow")


def test_everybody_who_fits_is_a_rival_but_the_strategy_itself() -> None:
    names = [name for name, _ in rivals(KINGDOM)]
    assert names[:2] == ["ultimate", "steady"]
    assert "strong-seaside1-reach-for-tomorrow" not in names
    assert {"sea-hag", "council-room", "seaside1-reach-for-tomorrow"} <= set(names)
    assert "wharf" not in names, "there is no Wharf in this kingdom"


def test_one_loses_if_the_whole_interval_lies_below_one_half() -> None:
    assert Row("k", 3, "x", wilson(46, 100)).loses is False
    assert Row("k", 3, "x", wilson(160, 400)).loses is True
    assert "loses" in Row("k", 3, "x", wilson(160, 400)).as_text()


def test_what_was_played_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = tmp_path / "played.jsonl"
    money, steady = [text for _, text in rivals(KINGDOM)][:2]
    played = Played(store)
    first = played.rate(KINGDOM, steady, money, 8)
    played.keep()

    def refused(*_: object) -> list[int]:
        raise AssertionError("it was played already")

    monkeypatch.setattr(unbeaten, "play_series", refused)
    assert Played(store).rate(KINGDOM, steady, money, 8) == first
    with pytest.raises(AssertionError):
        Played(store).rate(KINGDOM, steady, money, 9)


def test_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "2", "--store", str(tmp_path / "played.jsonl"), "ren-overture"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[2].startswith("| `ren-overture` |")
