"""The lab asked from Python: typed results, tables, and the very figures of the command line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dominium import BadSetup, lab
from dominium.cli import main
from dominium.lab import finder as finding
from dominium.lab.contest import Contest, play_part
from dominium.lab.extras import library
from dominium.lab.results import Figure

TEN = ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]


@pytest.fixture(scope="module")
def result() -> lab.RunResult:
    return lab.run("double-witch", "ultimate", games=60, seed=3)


def test_a_run(result: lab.RunResult) -> None:
    assert result.players == ["Double Witch", "ultimate"]
    assert (result.games, result.ending, len(result.kingdom)) == (60, "games", 10)
    assert "witch" in result.kingdom
    rates = [result.win_rate(player) for player in result.players]
    assert sum(rate.value for rate in rates) == pytest.approx(1)
    assert rates[0] == result.win_rate(0)
    assert all(0 <= rate.low < rate.value < rate.high <= 1 for rate in rates)


def test_rows_need_nothing_but_python(result: lab.RunResult) -> None:
    rows = result.rows()
    assert list(rows[0]) == list(Figure._fields)
    assert rows[0]["measure"] == "win_rate"
    assert rows[0]["value"] == result.win_rate(0).value
    assert rows[0]["opponent"] is None


def test_the_command_line_says_the_same(result: lab.RunResult, tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    words = f"lab run double-witch ultimate --games 60 --seed 3 --workers 1 --json {file}"
    assert main(words.split()) == 0
    assert json.loads(file.read_text("utf-8")) == json.loads(json.dumps(result.document()))


def test_a_table_for_pandas(result: lab.RunResult) -> None:
    table = result.table()
    assert table.column_names == list(Figure._fields)
    assert table.num_rows == len(result.rows())
    frame = table.to_pandas()
    rates = frame[frame.measure == "win_rate"].set_index("player").value
    assert rates["ultimate"] == result.win_rate("ultimate").value
    by_turn = frame[frame.measure == "points_by_turn"].pivot(index="turn", columns="player", values="value")
    assert list(by_turn.loc[1]) == [3.0, 3.0]


def test_without_arrow_the_message_is_clear_and_rows_remain() -> None:
    code = (
        "import sys; sys.modules['pyarrow'] = None; sys.modules['pandas'] = None\n"
        "from dominium import lab\n"
        "result = lab.run('money', 'random', games=2)\n"
        "assert len(result.rows()) > 10\n"
        "try:\n    result.table()\n"
        "except lab.MissingExtra as problem:\n    print(problem)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "pyarrow is missing: install dominium[lab]\n"


def test_two_workers_find_the_same(result: lab.RunResult) -> None:
    assert lab.run("double-witch", "ultimate", games=60, seed=3, workers=2).rows() == result.rows()


def test_a_precision_ends_a_run() -> None:
    result = lab.run("money", "random", precision=5.0, games=1000)
    assert result.ending == "precision"
    assert result.games < 1000


def test_who_cannot_play_there_is_told_at_once() -> None:
    with pytest.raises(lab.BadContender, match="double-witch"):
        lab.run("duble-witch", "money")
    with pytest.raises(lab.BadSetting, match="witch"):
        lab.run("double-witch", "money", kingdom=TEN)
    with pytest.raises(BadSetup, match="1 players"):
        lab.run("money")
    with pytest.raises(BadSetup):
        lab.run("money", "random", kingdom=TEN[:9])
    with pytest.raises(BadSetup, match="atlantis"):
        lab.run("money", "random", kingdom="atlantis")


def test_a_game_that_fails_leaves_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def sometimes(contest: Contest, start: int, stop: int) -> dict[str, Any]:
        if start:
            raise RuntimeError("out of cards")
        return play_part(contest, start, stop)

    monkeypatch.setattr("dominium.lab.outcome.play_part", sometimes)
    with pytest.raises(lab.Unfinished, match="out of cards") as problem:
        lab.run("money", "random", games=100)
    assert problem.value.games == 50
    assert problem.value.result.win_rate("money").value > 0.5


def test_a_tournament() -> None:
    result = lab.tournament("random", "money", "ultimate", kingdom=TEN, games=20)
    assert sorted(result.players) == ["money", "random", "ultimate"]
    assert result.players[-1] == "random"
    assert list(result.ratings) == result.players
    assert (result.games, result.ending) == (60, "games")
    won, lost = result.win_rate("money", "random"), result.win_rate("random", "money")
    assert won is not None
    assert lost is not None
    assert won.value + lost.value == pytest.approx(1)
    assert [row["player"] for row in result.rows() if row["measure"] == "rating"] == result.players
    assert result.table().num_rows == 3 + 6


def test_a_tournament_leaves_out_whose_cards_are_missing() -> None:
    shipped = [one for one in lab.shipped_contenders() if one.name == "Double Witch"]
    result = lab.tournament("money", "random", folders=[shipped], kingdom=TEN, games=2)
    assert result.left_out == {"Double Witch": ["witch"]}
    with pytest.raises(lab.EmptyField) as problem:
        lab.tournament("money", folders=[shipped], kingdom=TEN)
    assert (problem.value.count, problem.value.left_out) == (1, {"Double Witch": ["witch"]})


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search in a hurry."""
    pace = finding.Pace(
        parents=4,
        engines=1,
        children=8,
        alone=0,
        legs=((2, 4), (6, 3)),
        first_legs=((4, 8), (8, 6)),
        again=2,
        anew=8,
        field=4,
        last=4,
        idle=4,
    )
    monkeypatch.setattr(finding, "Pace", lambda: pace)


@pytest.mark.usefixtures("quick")
def test_a_search(tmp_path: Path) -> None:
    file = tmp_path / "found.txt"
    result = lab.find("base2-first-game", generations=1, games=4, name="Mine", save=file)
    assert result.strategy.name == "Mine"
    assert file.read_text("utf-8") == result.text
    assert result.generations == 1
    assert result.games > 100
    names = [name for name, _ in result.evidence]
    assert [row["opponent"] for row in result.rows()] == names
    assert {row["player"] for row in result.rows()} == {"Mine"}
    assert result.table().num_rows == len(names) >= 2
    with pytest.raises(lab.BadStore):
        lab.find("base2-first-game", generations=1, save=file)
    more = lab.find("base2-first-game", generations=2, games=4, save=file, resume=True)
    assert more.generations == 2


def test_a_ladder(tmp_path: Path) -> None:
    store = tmp_path / "ladder.jsonl"
    done: list[tuple[int, int]] = []
    result = lab.ladder(
        "random", "money", games=2, kingdoms=1, store=store, progress=lambda *some: done.append(some)
    )
    assert list(result.ratings) == ["money", "random"]
    assert (result.games, done) == (4, [(1, 2), (2, 2)])
    measures = [row["measure"] for row in result.rows()]
    assert measures == ["rating"] * 2 + ["win_rate_recommended"] * 2 + ["win_rate_random"] * 2
    assert lab.ladder("random", "money", games=2, kingdoms=1, store=store).rows() == result.rows()
    with pytest.raises(lab.BadLadder):
        lab.ladder("random", "money", games=4, kingdoms=1, store=store)
    assert library("pyarrow").Table.from_pylist(result.rows()).num_rows == 6
