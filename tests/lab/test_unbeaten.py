"""The strong strategies against all that fit their kingdom: who plays, what is kept, when one loses."""

from __future__ import annotations

from pathlib import Path

import pytest

from dominium.cards.kingdoms import kingdom_named
from dominium.lab import kingdom_search, unbeaten
from dominium.lab.crew import Crew, Stop
from dominium.lab.finder import Finder, Pace, Series
from dominium.lab.search import Search
from dominium.lab.statistics import wilson
from dominium.lab.unbeaten import Held, Played, Row, compared, main, rivals
from dominium.simulation.tally import WHOLE
from dominium.strategies import parse, shipped_texts

#: a search over before one has looked
HURRIED = Pace(alone=0, first_legs=((2, 6), (2, 4)), challenge=2, finalists=2, last=2, anew=2, idle=2)
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


# A second search


def test_a_game_without_end_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unbeaten, "play_series", lambda *_: [0])
    rate = compared(KINGDOM, "another", 100, Played(None))
    assert rate.value == 0.5


def test_one_holds_that_wins_45_of_100_games_against_what_a_second_search_finds() -> None:
    assert Held("k", 3, wilson(45, 100)).holds is True
    assert Held("k", 3, wilson(44, 100)).holds is False
    assert "gives way" in Held("k", 3, wilson(44, 100)).as_text()


def test_a_second_search_finds_something_of_its_own_and_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games: list[tuple[str, str]] = []
    strong = shipped_texts()["strong-ren-overture"]

    def noted(series: Series) -> list[int]:
        games.append((series.candidate, series.opponents[0]))
        return [0 if series.candidate == strong else WHOLE * (series.stop - series.start)]

    seeds: list[int] = []

    def quickly(search: Search, crew: Crew, stop: Stop) -> Finder:
        seeds.append(search.seed)
        return Finder(search, crew, stop, HURRIED)

    monkeypatch.setattr(kingdom_search, "Finder", quickly)
    monkeypatch.setattr(unbeaten, "play_series", noted)
    found = main(["--games", "4", "--search", "1", "--to", str(tmp_path), "ren-overture"])
    assert found == 1, "nothing was won, so it does not hold"
    assert capsys.readouterr().out.splitlines()[2] == "| `ren-overture` | 1 | 0.0 ± 24.5 | gives way |"
    assert seeds == [2], "the shipped ones were searched for with 1"
    (mine, other), counter = games
    assert mine == strong
    assert counter == (other, mine)
    assert other == (tmp_path / "second-ren-overture.txt").read_text(encoding="utf-8")
    kingdom = kingdom_named("ren-overture")
    assert not parse(other, "other").missing(kingdom.cards, kingdom.projects)
