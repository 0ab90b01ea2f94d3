"""What the lab refuses: one clear line, exit code 2, before any game is played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dominium.cli import main
from dominium.files import CannotWrite
from dominium.lab.contest import Contest, play_part

TEN = "cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop"


@pytest.fixture(autouse=True)
def _no_games(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    if request.cls is None:

        def play(contest: Contest, start: int, stop: int) -> dict[str, Any]:
            raise AssertionError("a game was played")

        monkeypatch.setattr("dominium.lab.outcome.play_part", play)
        monkeypatch.setattr("dominium.lab.pairings.play_part", play)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line on stderr of a call that must fail."""
    assert main(["lab", *arguments, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("dominium: ")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "run, tournament"),
        (["nonsense"], "run, tournament"),
        (["run"], "0 players"),
        (["run", "money"], "1 player"),
        (["run", *["money"] * 7], "7 players"),
        (["run", "money", "deepblue"], "deepblue"),
        (["run", "money", "duble-witch"], "double-witch"),
        (["run", "money", "/nowhere/x.txt"], "/nowhere/x.txt"),
        (["run", "money", "random", "--games", "0"], "--games"),
        (["run", "money", "random", "--games", "-5"], "-5"),
        (["run", "money", "random", "--games", "many"], "many"),
        (["run", "money", "random", "--workers", "0"], "--workers"),
        (["run", "money", "random", "--every", "0"], "--every"),
        (["run", "money", "random", "--precision", "0"], "precision"),
        (["run", "money", "random", "--precision", "sharp"], "sharp"),
        (["run", "money", "random", "--seats", "musical"], "musical"),
        (["run", "money", "random", "--seed", "x"], "x"),
        (["run", "money", "random", "--kingdom", "Atlantis"], "Atlantis"),
        (["run", "money", "random", "--kingdom", TEN.replace("moat", "moaat")], "Moat"),
        (["run", "money", "random", "--kingdom", TEN + ",witch"], "11 Kingdom cards"),
        (["run", "money", "random", "--projects", "moat"], "Moat"),
        (["run", "double-witch", "money", "--kingdom", TEN], "Witch"),
        (["run", "money", "random", "--format", "bmp", "--plot", "x"], "bmp"),
        (["run", "money", "random", "--cluster", "127.0.0.1:1"], "127.0.0.1:1"),
        (["run", "money", "random", "--cluster", "nowhere"], "nowhere"),
        (["tournament"], "at least 2"),
        (["tournament", "money"], "at least 2"),
        (["tournament", "money", "random", "--games", "0"], "--games"),
        (["tournament", "money", "deepblue"], "deepblue"),
        (["tournament", "double-witch", "money", "--kingdom", TEN], "Witch"),
        (["check", "--games", "0"], "--games"),
        (["sweep", "--games", "0"], "--games"),
        (["sweep", "--sets", "alchemy"], "alchemy"),
        (["sweep", "--start", "-1"], "-1"),
    ],
)
def test_refused(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    assert words in refused(capsys, *arguments)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("name: X\nbuy:\n  gold if turn >\n", "3"),
        ("name: X\nbuy:\n  black lotus\n", "lotus"),
        ("nonsense", "strategy.txt"),
        ("", "strategy.txt"),
    ],
)
def test_malformed_strategies(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, words: str
) -> None:
    file = tmp_path / "strategy.txt"
    file.write_text(text)
    for command in (["run", str(file), "money"], ["tournament", str(tmp_path), "money"]):
        told = refused(capsys, *command)
        assert words in told
        assert "strategy.txt" in told


def test_a_file_that_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "strategy.txt"
    file.write_bytes(b"\xff\xfe\x00\x01")
    assert "strategy.txt" in refused(capsys, "run", str(file), "money")


@pytest.mark.parametrize("option", ["--json", "--csv", "--parquet", "--report"])
def test_a_folder_is_no_file(capsys: pytest.CaptureFixture[str], tmp_path: Path, option: str) -> None:
    assert str(tmp_path) in refused(capsys, "run", "money", "random", option, str(tmp_path))


@pytest.mark.parametrize("option", ["--json", "--csv", "--parquet", "--report", "--plot"])
def test_places_where_nothing_can_be_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, option: str
) -> None:
    (tmp_path / "file").touch()
    place = tmp_path / "file" / "below"
    told = refused(capsys, "run", "money", "random", option, str(place))
    assert str(tmp_path / "file") in told


def test_asking_leaves_nothing_behind(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    refused(capsys, "run", "money", "random", "--json", str(tmp_path / "x.json"), "--csv", "/dev/null/x")
    assert list(tmp_path.iterdir()) == []


class TestFinishedGamesAreNotLost:
    """What goes wrong later is told after the results."""

    def test_a_file_that_cannot_be_written_in_the_end(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(file: Path, content: bytes) -> None:
            if file.suffix == ".json":
                raise CannotWrite(file, "the disk is full")
            file.write_bytes(content)

        monkeypatch.setattr("dominium.commands.lab_options.write_file", full)
        files = ["--json", str(tmp_path / "x.json"), "--csv", str(tmp_path / "x.csv")]
        arguments = ["run", "money", "random", "--games", "10", "--workers", "1", *files, "--lang", "en"]
        assert main(["lab", *arguments]) == 2
        out, err = capsys.readouterr()
        assert "Win rate" in out
        assert "the disk is full" in err
        assert (tmp_path / "x.csv").read_text().startswith("measure,")

    def test_a_game_that_fails(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def sometimes(contest: Contest, start: int, stop: int) -> dict[str, Any]:
            if start >= 50:
                raise ValueError("a card nobody understood")
            return play_part(contest, start, stop)

        monkeypatch.setattr("dominium.lab.outcome.play_part", sometimes)
        file = tmp_path / "x.json"
        arguments = ["run", "money", "random", "--games", "500", "--workers", "1", "--json", str(file)]
        assert main(["lab", *arguments, "--lang", "en"]) == 2
        out, err = capsys.readouterr()
        assert "50 games" in out
        assert "a card nobody understood" in err
        assert '"games": 50' in file.read_text()
