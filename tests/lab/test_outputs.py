"""Results in files: they can be read again, and say what the run found out."""

from __future__ import annotations

import csv
import json
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from dominium.cli import main
from dominium.lab.contenders import contender_named
from dominium.lab.contest import EVERY
from dominium.lab.crew import Alone
from dominium.lab.extras import library
from dominium.lab.outcome import Outcome, run_contest
from dominium.lab.output import as_csv
from dominium.lab.results import Figure, run_document, run_figures
from dominium.lab.setting import contest_on, setting_for
from dominium.lab.statistics import spread, win_rate
from dominium.words.naming import distinct_names


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    players = [contender_named("double-witch"), contender_named("ultimate")]
    contest = contest_on(setting_for(players), players, alternating=True, seed=5, every=EVERY)
    return run_contest(contest, 60, Alone())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run with every output, as a user would ask for it."""
    folder = tmp_path_factory.mktemp("lab")
    files = [
        part for kind in ("json", "csv", "parquet") for part in (f"--{kind}", str(folder / f"run.{kind}"))
    ]
    arguments = ["run", "double-witch", "ultimate", "--games", "60", "--seed", "5", "--workers", "1", *files]
    report = [
        "--report",
        str(folder / "run.html"),
        "--plot",
        str(folder / "new" / "pictures"),
        "--format",
        "svg",
    ]
    assert main(["lab", *arguments, *report, "--lang", "en"]) == 0
    return folder


def test_json(folder: Path, outcome: Outcome) -> None:
    document = json.loads((folder / "run.json").read_text())
    assert document == json.loads(json.dumps(run_document(outcome)))
    assert document["games"] == 60
    assert document["seed"] == 5
    assert document["players"] == ["Double Witch", "ultimate"]
    assert "witch" in document["kingdom"]
    rates = [f for f in document["figures"] if f["measure"] == "win_rate"]
    assert rates[0]["value"] == win_rate(outcome.tally, 0).value
    assert rates[0]["low"] < rates[0]["value"] <= rates[0]["high"]


def test_csv(folder: Path, outcome: Outcome) -> None:
    with (folder / "run.csv").open(newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert list(rows[0]) == list(Figure._fields)
    assert len(rows) == len(run_figures(outcome))
    points = next(row for row in rows if row["measure"] == "points" and row["player"] == "ultimate")
    assert float(points["value"]) == spread(outcome.tally.points[1]).mean
    assert points["turn"] == ""
    measures = {row["measure"] for row in rows}
    assert measures == {
        "win_rate",
        "wins",
        "ties",
        "points",
        "turns",
        "points_by_turn",
        "provinces_by_turn",
        "money_by_turn",
        "leads_by_turn",
        "buys_by_turn",
        "length",
    }


def test_parquet(folder: Path, outcome: Outcome) -> None:
    table = library("pyarrow.parquet").read_table(folder / "run.parquet")
    assert table.column_names == list(Figure._fields)
    rows = [Figure(**row) for row in table.to_pylist()]
    assert rows == run_figures(outcome)


def test_figures_by_hand(outcome: Outcome) -> None:
    figures = run_figures(outcome)
    games = outcome.tally.games
    assert sum(f.value for f in figures if f.measure == "win_rate") == pytest.approx(1)
    assert sum(f.value for f in figures if f.measure == "length") == pytest.approx(1)
    witches = sum(f.value for f in figures if f.measure == "buys_by_turn" and f.card == "witch")
    assert witches == pytest.approx(2, abs=0.1)
    first = next(f for f in figures if f.measure == "points_by_turn" and f.turn == 1)
    assert (first.games, first.value, first.deviation) == (games, 3.0, 0.0)


def test_pictures(folder: Path) -> None:
    files = sorted(file.name for file in (folder / "new" / "pictures").iterdir())
    assert files == [
        "buy-timing.svg",
        "game-length.svg",
        "leads-by-turn.svg",
        "money-by-turn.svg",
        "provinces-by-turn.svg",
        "score-by-turn.svg",
    ]
    for file in (folder / "new" / "pictures").iterdir():
        assert ET.parse(file).getroot().tag.endswith("svg")


def test_the_report_needs_nothing_else(folder: Path) -> None:
    page = (folder / "run.html").read_text(encoding="utf-8")
    assert page.startswith("<!DOCTYPE html>")
    # Nothing is fetched: every source is data, and there are no links, scripts or imports.
    assert re.findall(r'(?:src|href)="(?!data:)', page) == []
    for word in ("http://", "https://", "<script", "<link", "@import", "url("):
        assert word not in page
    assert page.count("data:image/svg+xml;base64,") == 2 * 6
    for text in ('<article lang="en">', '<article lang="pl">', "Win rate", "Wygrane", "Wiedźma", "Witch"):
        assert text in page
    assert 'id="lang-en" checked' in page
    assert "lab-" not in page, "every message has words"


def test_tournament_outputs(tmp_path: Path) -> None:
    arguments = [
        "tournament",
        "money",
        "ultimate",
        "random",
        "--games",
        "10",
        "--workers",
        "1",
        "--lang",
        "pl",
    ]
    outputs = [
        "--plot",
        str(tmp_path),
        "--report",
        str(tmp_path / "r.html"),
        "--json",
        str(tmp_path / "r.json"),
    ]
    assert main(["lab", *arguments, *outputs]) == 0
    for name in ("heat-map.png", "ratings.png"):
        assert (tmp_path / name).read_bytes().startswith(b"\x89PNG")
    page = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert 'id="lang-pl" checked' in page
    assert "Tabela krzyżowa" in page
    document = json.loads((tmp_path / "r.json").read_text())
    assert len(document["matches"]) == 3
    ratings = [f["value"] for f in document["figures"] if f["measure"] == "rating"]
    assert ratings == sorted(ratings, reverse=True)


def test_names_with_markup_are_harmless(tmp_path: Path) -> None:
    file = tmp_path / "x.txt"
    file.write_text('name: <b>[red]A, "B"\nbuy:\n  province\n  silver\n')
    page, table = tmp_path / "r.html", tmp_path / "r.csv"
    arguments = ["run", str(file), "random", "--games", "5", "--workers", "1"]
    assert main(["lab", *arguments, "--report", str(page), "--csv", str(table)]) == 0
    assert "<b>" not in page.read_text(encoding="utf-8")
    with table.open(newline="") as stream:
        assert next(csv.DictReader(stream))["player"] == '<b>[red]A, "B"'


def test_players_of_the_same_name_are_told_apart() -> None:
    assert distinct_names(["money", "random", "money"]) == ["money (1)", "random", "money (2)"]


def test_csv_leaves_empty_what_does_not_apply() -> None:
    assert as_csv([Figure("length", turn=3, value=0.5)]).decode().splitlines()[1] == "length,,,,3,,0.5,,,"


def test_without_the_extra_there_is_one_clear_message() -> None:
    """In a process of its own: pretend the libraries are not there."""
    code = (
        "import sys; sys.modules['matplotlib'] = None; sys.modules['pyarrow'] = None\n"
        "from dominium.cli import main\n"
        "assert main(['lab', 'run', 'money', 'random', '--games', '5', '--workers', '1']) == 0\n"
        "sys.exit(main(sys.argv[1:]))"
    )
    for option in ("--report", "--plot", "--parquet"):
        command = [sys.executable, "-c", code, "lab", "run", "money", "random", "--lang", "en", option, "x"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert 'pip install "dominium[lab]"' in done.stderr
        assert done.stderr.count("\n") == 1
