"""Tournaments: everyone meets everyone, and the table says how it went."""

from __future__ import annotations

from pathlib import Path

import pytest

from dominium.cards.kingdoms import kingdom_named
from dominium.cli import main
from dominium.lab.contenders import BadContender, Contender, contender_named, contenders_in
from dominium.lab.crew import Alone, Cores
from dominium.lab.pairings import plan, play
from dominium.lab.setting import BadSetting, missing, setting_for

WITCHES = "name: Two Witches\nbuy:\n  province\n  witch if count(witch) < 2\n  gold\n  silver\n"
MONEY = "name: Only Money\nbuy:\n  province\n  gold\n  silver\n"


def test_everyone_meets_everyone() -> None:
    players = [contender_named(name) for name in ("ultimate", "random", "money")]
    tournament = play(plan(players, 40, seed=3), Alone())
    assert sorted(tournament.tallies) == [(0, 1), (0, 2), (1, 2)]
    assert [tally.games for tally in tournament.tallies.values()] == [40, 40, 40]
    assert tournament.order()[-1] == 1, "chance loses to any plan"
    for i, j in tournament.contests:
        one, other = tournament.result(i, j), tournament.result(j, i)
        assert one is not None
        assert other is not None
        assert one.value + other.value == pytest.approx(1)
    ratings = tournament.ratings()
    assert sum(rating.value for rating in ratings) == pytest.approx(4500)
    assert all(rating.low < rating.value < rating.high for rating in ratings)


def test_two_workers_play_the_same_tournament() -> None:
    players = [contender_named(name) for name in ("ultimate", "random", "money")]
    crew = Cores(2)
    try:
        shared = play(plan(players, 60, seed=3), crew)
    finally:
        crew.close()
    alone = play(plan(players, 60, seed=3), Alone())
    assert {p: t.as_data() for p, t in shared.tallies.items()} == {
        p: t.as_data() for p, t in alone.tallies.items()
    }


def test_a_kingdom_for_each_pair(tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "witches.txt").write_text(WITCHES)
    (tmp_path / "deeper" / "money.txt").write_text(MONEY)
    (tmp_path / "notes.md").write_text("not a strategy")
    players = contenders_in(tmp_path)
    assert [player.name for player in players] == ["Only Money", "Two Witches"]
    tournament = plan(players, 10, 1)
    assert "witch" in tournament.contests[0, 1].kingdom
    assert len(tournament.contests[0, 1].kingdom) == 10


def test_settings() -> None:
    witches = Contender("w", "", WITCHES, ("witch",))
    assert setting_for([witches]).cards[0].id == "witch"
    first = kingdom_named("base2-first-game")
    assert missing(witches, first) == ["witch"]
    with pytest.raises(BadSetting, match="missing: w: witch"):
        setting_for([witches], first)
    greedy = Contender("g", "", "", tuple(card.id for card in first.cards))
    with pytest.raises(BadSetting, match="crowded"):
        setting_for([witches, greedy])
    assert {card.id for card in setting_for([greedy]).cards} == {card.id for card in first.cards}
    # Any edition of a card will do.
    old = kingdom_named("base1-first-game")
    assert missing(Contender("m", "", "", ("militia",)), old) == []
    projects = setting_for([Contender("p", "", "", ("sewers", "smithy"))]).projects
    assert [card.id for card in projects] == ["sewers"]


def test_pairs_that_fit_on_no_table_are_left_out() -> None:
    ten = tuple(card.id for card in kingdom_named("base2-first-game").cards)
    players = [
        Contender("a", "money", "", ten),
        Contender("b", "money", "", ("witch",)),
        Contender("c", "ultimate"),
    ]
    tournament = play(plan(players, 10, 1), Alone())
    assert tournament.impossible == [(0, 1)]
    assert tournament.result(0, 1) is None
    assert len(tournament.ratings()) == 3


def test_on_the_screen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "witches.txt").write_text(WITCHES)
    (tmp_path / "money.txt").write_text(MONEY)
    arguments = ["lab", "tournament", str(tmp_path), "random", "--games", "20", "--workers", "1"]
    assert main([*arguments, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "1. Two Witches" in out
    assert "3. random" in out
    assert "Cross table" in out
    assert main([*arguments, "--kingdom", "base2-first-game", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Left out: Two Witches (needs Witch)" in out
    assert "1. Only Money" in out


def test_names() -> None:
    assert contender_named("money").bot == "money"
    assert contender_named("double-witch").cards == ("witch",)
    with pytest.raises(BadContender, match="double-witch"):
        contender_named("duoble-witch")
    with pytest.raises(BadContender) as caught:
        contender_named("/nowhere/strategy.txt")
    assert caught.value.reason == "unreadable"
