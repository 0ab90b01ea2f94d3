"""The master against the community's strategies: who meets whom where, what is kept, when more games are played."""

from __future__ import annotations

from pathlib import Path

import pytest

from dominium.lab import community
from dominium.lab.community import MetSoFar, contest_with, main, open_question
from dominium.lab.contenders import Contender
from dominium.lab.statistics import wilson
from dominium.strategies import shipped_texts
from dominium.strategies.library import COMMUNITY, shipped_folders


@pytest.fixture(autouse=True)
def _unthinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who answers at once in the master's place."""
    monkeypatch.setattr(community, "MASTER", "steady")


def test_every_strategy_of_the_community_has_a_kingdom_with_its_cards() -> None:
    names = shipped_folders()[COMMUNITY]
    assert len(names) > 50
    for name in names:
        contest = contest_with(name)
        first, second = contest.contenders
        assert (first, second.name) == (Contender("steady", "steady"), name)
        assert len(contest.kingdom) == 10
        assert {card.partition("@")[0] for card in second.cards} <= {
            card.partition("@")[0] for card in contest.kingdom
        }


def test_the_folders_hold_every_strategy_once() -> None:
    texts = [text for folder in shipped_folders().values() for text in folder]
    assert len(texts) == len(set(texts)) == len(shipped_texts())


def test_games_are_kept_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = tmp_path / "played.jsonl"
    played = MetSoFar(store)
    played.up_to("smithy", 4)
    assert played.tally("smithy").games == 4

    def refused(*_: object) -> dict[str, object]:
        raise AssertionError("it was played already")

    monkeypatch.setattr(community, "play_table", refused)
    again = MetSoFar(store)
    again.up_to("smithy", 4)
    assert again.rate("smithy") == played.rate("smithy")
    with pytest.raises(AssertionError):
        again.up_to("smithy", 5)


def test_more_games_are_played_only_where_the_question_is_open() -> None:
    assert open_question(wilson(8, 12))
    assert not open_question(wilson(12, 12)), "clearly more"
    assert not open_question(wilson(10, 40)), "clearly less"


def test_the_table_has_the_hardest_first_and_marks_what_is_not_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["--games", "2", "--most", "4", "--store", str(tmp_path / "played"), "witch", "adventurer"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("| strategy |")
    assert code == 1, "of four games nothing can be shown"
    assert sorted(line.split("`")[1] for line in lines[2:]) == ["adventurer", "witch"]
    assert all("not shown" in line for line in lines[2:])


@pytest.mark.parametrize("content", ["{", "[]", '{"names": 1}', '{"kingdom": "smithy", "oops": 2}', "7"])
def test_a_store_of_something_else_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    store = tmp_path / "played"
    store.write_text(content, encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["--store", str(store), "smithy"])
    assert ended.value.code == 2
    assert "holds no games of this kind" in capsys.readouterr().err
    assert store.read_text(encoding="utf-8") == content


def test_a_strategy_the_community_does_not_have_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["big-money-penultimate"])
    assert ended.value.code == 2
    assert "no strategy 'big-money-penultimate'" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--games", "--most"])
def test_no_games_at_all_are_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([option, "0", "smithy"])
    assert ended.value.code == 2
    assert "from 1 on" in capsys.readouterr().err
