"""The command line: what goes wrong is told in one line."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import dominium
from dominium.cards.kingdoms import kingdom_named, recommended
from dominium.cli import build_name, main
from dominium.engine.record import Record

TEN = "cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop"


@pytest.fixture(autouse=True)
def _quiet_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOMINIUM_HOME", str(tmp_path / "games"))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(sys, "stdin", io.StringIO())  # nobody types


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line on stderr of a call that must fail."""
    assert main(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("dominium: ")
    assert err.count("\n") == 1
    return err


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "nonsense"),
        (["play", "--nonsense"], "--nonsense"),
        (["--lang", "xx"], "xx"),
        (["--lang"], "en, pl"),
        (["play", "--players", "7"], "7 players"),
        (["play", "--players", "1"], "1 players"),
        (["play", "--players", "many"], "many"),
        (["play", "--seed", "1.5"], "1.5"),
        (["play", "--bots", "money,money,money,money,money,money"], "7 players"),
        (["play", "--bots", "deepblue"], "deepblue"),
        (["play", "--bots", "money,random", "--players", "5"], "5 players"),
        (["play", "--kingdom", TEN.rsplit(",", 1)[0]], "9 Kingdom cards"),
        (["play", "--kingdom", TEN + ",witch"], "11 Kingdom cards"),
        (["play", "--kingdom", TEN.replace("moat", "moaat")], "Moat"),
        (["play", "--kingdom", TEN.replace("moat", "gold")], "Gold"),
        (["play", "--kingdom", TEN.replace("moat", "Village")], "twice"),
        (["play", "--kingdom", "Atlantis"], "Atlantis"),
        (["play", "--kingdom", "First Game"], "base2-first-game"),
        (["play", "--kingdom", TEN, "--sets", "base"], "either"),
        (["play", "--sets", "alchemy"], "alchemy"),
        (["play", "--projects", "moat"], "Moat"),
        (["play", "--projects", "2"], "Projects"),
        (["play", "--continue", "/nowhere/game.json"], "/nowhere/game.json"),
        (["play", "--continue", "x", "--seed", "1"], "saved game"),
        (["replay"], "file"),
        (["replay", "/nowhere/game.json"], "/nowhere/game.json"),
        (["replay", "x", "--delay", "slow"], "slow"),
        (["cards", "black lotus"], "black lotus"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    assert words in refused(capsys, *arguments)


def test_errors_are_polish_in_polish(capsys: pytest.CaptureFixture[str]) -> None:
    assert "liczba graczy 7" in refused(capsys, "play", "--players", "7", "--lang", "pl")
    nine = TEN.rsplit(",", 1)[0]
    assert "9 kart Królestwa" in refused(capsys, "--lang=pl", "play", "--kingdom", nine)


def test_what_the_system_refuses_is_told_in_polish(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder, missing, file = tmp_path / "a", tmp_path / "b.json", tmp_path / "c"
    folder.mkdir()
    file.touch()
    polish = ("--lang", "pl", "analyse")
    assert refused(capsys, *polish, str(folder)).endswith(": to jest folder\n")
    assert refused(capsys, *polish, str(missing)).endswith(": nie ma takiego pliku ani folderu\n")
    assert refused(capsys, *polish, str(missing), "--html", str(folder)).endswith(": to jest folder\n")
    under = str(file / "page.html")
    assert refused(capsys, *polish, str(missing), "--html", under).endswith(
        "powinien być folder, jest plik\n"
    )


def test_an_option_without_its_value(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "--lang", "en", "analyse", "--html") == "dominium: --html needs a value\n"
    assert refused(capsys, "--lang", "pl", "analyse", "--html") == "dominium: opcja --html wymaga wartości\n"


def _damaged(text: str, kind: str) -> str:
    if kind == "cut":
        return text[: len(text) // 2]
    if kind == "empty":
        return ""
    if kind == "foreign":
        return '{"hello": "world"}'
    data = json.loads(text)
    if kind == "card":
        data["kingdom"][0] = "nonsense"
    elif kind == "players":
        data["players"], data["names"], data["agents"] = 7, [], []
    elif kind == "many":
        data["players"], data["names"] = 100_000_000, []
    else:
        data["answers"] = [[0, 1, [0]]]
    return json.dumps(data)


@pytest.mark.parametrize("kind", ["cut", "empty", "foreign", "card", "players", "many", "mismatch"])
@pytest.mark.parametrize("command", [["replay"], ["play", "--continue"]])
def test_damaged_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str], kind: str
) -> None:
    kingdom = [card.id for card in kingdom_named("base2-first-game").cards]
    file = tmp_path / "game.json"
    file.write_text(_damaged(Record(2, kingdom, [], 1).to_json(), kind), encoding="utf-8")
    assert "record" in refused(capsys, *command, str(file))


def test_a_name_that_cannot_be_seen_is_replaced(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = Record(2, [card.id for card in kingdom_named("base2-first-game").cards], [], 1)
    record.names = ["", " "]
    file = tmp_path / "game.json"
    file.write_text(record.to_json(), encoding="utf-8")
    assert "Players: Player, Agnes" in told(capsys, "--lang", "en", "replay", str(file))


def test_a_folder_is_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert str(tmp_path) in refused(capsys, "replay", str(tmp_path))


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "--version") == f"Dominium {dominium.__version__} (engine: {build_name()})\n"


def test_help_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for code, words in (("en", "commands"), ("pl", "polecenia")):
        with pytest.raises(SystemExit) as left:
            main(["--lang", code, "--help"])
        assert left.value.code == 0
        assert words in capsys.readouterr().out


def test_lists(capsys: pytest.CaptureFixture[str]) -> None:
    listed = told(capsys, "kingdoms")
    assert all(kingdom.id in listed for kingdom in recommended())
    assert "Moat (moat)" in told(capsys, "cards")
    assert "Fosa" in told(capsys, "cards", "--lang", "pl", "moat")
    assert "Moat" in told(capsys, "cards", "FOSA")
    assert "Throne Room" in told(capsys, "cards", "sala", "tronowa@1e")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--kingdom", TEN],
        ["--kingdom", TEN.replace("moat", "Fosa").replace("village", "Wioska")],
        ["--kingdom", "Sprytny wybieg"],
        ["--kingdom", "random", "--seed", "4"],
        ["--sets", "base-1e"],
        ["--sets", "Dominion"],
        ["--players", "6"],
        ["--bots", "random,money", "--name", "Łucja [b]"],
    ],
)
def test_games_that_start_and_are_left_at_once(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert "--continue" in told(capsys, "play", *arguments)


#: presses Ctrl-C while the commands are loaded
EAGER = """
import os, signal, sys

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == "dominium.commands":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Finder())
"""


def test_ctrl_c_while_it_starts_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(EAGER, encoding="utf-8")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    ended = subprocess.run(
        [sys.executable, "-m", "dominium", "kingdoms"],
        capture_output=True,
        env={**os.environ, "PYTHONPATH": path},
        # Tests that run in the background may be deaf to Ctrl-C, and so would be what they start.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        check=False,
    )
    assert ended.returncode in (-signal.SIGINT, 130)
    assert (ended.stdout, ended.stderr) == (b"", b"")


def test_output_that_nobody_reads() -> None:
    command = [sys.executable, "-m", "dominium", "cards"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
