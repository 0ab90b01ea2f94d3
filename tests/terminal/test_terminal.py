"""The terminal table: whole games through the real program and a pipe."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dominium.bots.random_bot import RandomBot
from dominium.cards.kingdoms import kingdom_named
from dominium.engine.decisions import Decision
from dominium.engine.record import Record, record_from, replay
from dominium.engine.session import Session
from dominium.opponents.levels import opponent
from dominium.terminal.entry import Garbled, check, understand
from dominium.words.languages import language

KINGDOM = "base2-first-game"


def dominium(home: Path, *arguments: str, typed: list[str], **environment: str) -> str:
    """Run the program with these lines typed; it must end well. Returns what it printed."""
    env = {
        k: v
        for k, v in os.environ.items()
        if k not in ("LC_ALL", "LANG", "NO_COLOR", "COLUMNS", "FORCE_COLOR")
    }
    env.update(DOMINIUM_HOME=str(home), PYTHONUTF8="1", **environment)
    done = subprocess.run(
        [sys.executable, "-m", "dominium", *arguments],
        input="".join(line + "\n" for line in typed),
        capture_output=True,
        encoding="utf-8",
        env=env,
        timeout=120,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def planned(
    seed: int, bot: str = "random", players: int = 2, most: int = 10_000
) -> tuple[Session, list[str]]:
    """The game that the program will deal, played here first: how it goes, and what the person types in it."""
    record = Record(players, [card.id for card in kingdom_named(KINGDOM).cards], [], seed, -1)
    setup = record.deal().game.setup
    bots = [opponent(bot, seed + seat, setup) for seat in range(1, players)]
    session = record.deal([None, *bots]).start()
    person = RandomBot(seed)
    typed: list[str] = []
    while session.decision is not None and len(typed) < most:
        answer = person.decide(session.decision, session.view(0))
        typed.append(" ".join(str(i + 1) for i in answer) or "0")
        session.answer(answer)
    return session, typed


def only_record(home: Path) -> Record:
    (file,) = home.glob("*.json")
    return record_from(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("code", ["pl", "en"])
def test_a_whole_game(tmp_path: Path, code: str) -> None:
    session, typed = planned(11)
    assert session.over
    shown = dominium(
        tmp_path, "--lang", code, "--seed", "11", "--bots", "random", "--kingdom", KINGDOM, typed=typed
    )
    assert not [line for line in shown.splitlines() if line.startswith("!")]
    for seat, points in enumerate(session.game.scores()):
        assert f"★{points}" in shown, seat
    record = only_record(tmp_path)
    assert record.scores == session.game.scores()
    assert replay(record).over


def test_a_game_of_six_with_the_usual_bot(tmp_path: Path) -> None:
    session, typed = planned(3, "steady", 6, 40)
    dominium(tmp_path, "--seed", "3", "--players", "6", "--kingdom", KINGDOM, typed=typed)
    assert replay(only_record(tmp_path)).view(0).as_dict() == session.view(0).as_dict()


def _last_table(shown: str) -> list[str]:
    """The Supply, the players and the hand as they were shown last, and what was asked."""
    lines = shown.splitlines()
    top = max(i for i, line in enumerate(lines) if line.startswith("Supply"))
    hand = max(i for i, line in enumerate(lines) if line.startswith("Hand"))
    asked = max(i for i, line in enumerate(lines) if line.startswith("»"))
    return lines[top : hand + 1] + lines[asked - 1 : asked + 2]


def test_quit_and_continue_give_the_same_position(tmp_path: Path) -> None:
    session, typed = planned(21, "random", 3, 30)
    start = ["--seed", "21", "--players", "3", "--bots", "random", "--kingdom", KINGDOM, "--name", "Zoë"]
    left = dominium(tmp_path, *start, typed=[*typed, "q"])
    (file,) = tmp_path.glob("*.json")
    assert f"--continue {file}" in left
    assert only_record(tmp_path).names[0] == "Zoë"
    assert replay(only_record(tmp_path)).view(0).as_dict() == session.view(0).as_dict()
    again = dominium(tmp_path, "play", "--continue", str(file), typed=["q"])
    assert _last_table(left) == _last_table(again)
    assert only_record(tmp_path).answers == list(session.given)


def test_the_end_of_input_saves_the_game(tmp_path: Path) -> None:
    session, typed = planned(5, "random", 2, 12)
    shown = dominium(tmp_path, "--seed", "5", "--bots", "random", "--kingdom", KINGDOM, typed=typed)
    assert "--continue" in shown
    assert only_record(tmp_path).answers == list(session.given)


def test_save_a_copy(tmp_path: Path) -> None:
    copy = tmp_path / "elsewhere" / "my game.json"
    typed = ["", f"s {copy}", f"s {copy}/impossible", "q"]
    shown = dominium(tmp_path / "home", "--seed", "1", "--kingdom", KINGDOM, typed=typed)
    assert str(copy) in shown
    assert "cannot be written" in shown
    assert replay(record_from(copy.read_text(encoding="utf-8"))).decision is not None


@pytest.mark.parametrize(
    ("code", "nothing", "late"),
    [
        ("en", "nothing to take back", "another player has acted"),
        ("pl", "Nie ma czego cofnąć", "działał inny gracz"),
    ],
)
def test_undo(tmp_path: Path, code: str, nothing: str, late: str) -> None:
    typed = ["u", "t", "u", "t", "u", "u", "e", "u", "q"]
    shown = dominium(tmp_path, "--lang", code, "--seed", "6", "--kingdom", KINGDOM, typed=typed)
    complaints = [line for line in shown.splitlines() if line.startswith("!")]
    assert len(complaints) == 3
    assert nothing in complaints[0]
    assert nothing in complaints[1]
    assert late in complaints[2]


def test_undo_stops_at_new_cards(tmp_path: Path) -> None:
    """Buy a Smithy, play it when it comes: the cards drawn cannot be put back."""
    typed = ["t", "smithy", "t", "smithy"] + ["smithy", "u", "t", "0"] * 6 + ["q"]
    shown = dominium(tmp_path, "--seed", "1", "--bots", "random", "--kingdom", KINGDOM, typed=typed)
    assert "you have seen new cards" in shown


BAD_LINES = [
    ("99", "There is no option 99"),
    ("1 99", "There is no option 99"),
    ("1 1 1 1 1 1 1 1 1", "take"),
    ("99999999999999999999", "There is no option"),
    ("-1", "neither a number"),
    ("1;2", "neither a number"),
    ("xyzzy", "neither a number"),
    ("[red]x[/red]", "neither a number"),
    ("\x1b[31m", "neither a number"),
    ("t t", "neither a number"),
    ("province", "not on offer"),
    ("? xyzzy", "no card"),
    ("? 99", "There is no option 99"),
]


def test_bad_lines_are_answered_in_one_line(tmp_path: Path) -> None:
    typed = [line for line, _ in BAD_LINES]
    shown = dominium(tmp_path, "--seed", "1", "--kingdom", KINGDOM, typed=[*typed, "q"], COLUMNS="200")
    complaints = [text for text in shown.splitlines() if text.startswith("!")]
    assert len(complaints) == len(BAD_LINES)
    for complaint, (_, words) in zip(complaints, BAD_LINES, strict=True):
        assert words in complaint
    assert not [seat for seat, _, _ in only_record(tmp_path).answers if seat == 0]


def test_keys(tmp_path: Path) -> None:
    typed = ["h", "?", "? moat", "? 1", "l", "m", "s", "r", "q"]
    shown = dominium(tmp_path, "--seed", "1", "--kingdom", KINGDOM, typed=typed)
    assert not [line for line in shown.splitlines() if line.startswith("!")]
    assert "Action – Reaction" in shown
    assert "the whole log" in shown
    assert "The master" in shown
    assert shown.count("» Play your Treasures for coins.") == 2


@pytest.mark.parametrize(
    ("code", "notes"),
    [
        (
            "en",
            ["It shields only you: other players are hit,", "and the attacker keeps what the card gives."],
        ),
        ("pl", ["Osłania tylko ciebie: Atak działa na pozostałych,", "a atakujący i tak dostaje"]),
    ],
)
def test_an_explained_card_comes_with_its_rulings(tmp_path: Path, code: str, notes: list[str]) -> None:
    start = ["--lang", code, "--seed", "1", "--kingdom", KINGDOM]
    shown = dominium(tmp_path, *start, typed=["? moat", "? throne_room@1e", "q"], COLUMNS="60")
    text = " ".join(shown.split())
    assert " ".join(notes) in text
    assert language(code).rulings("throne_room@1e")[0] in text
    assert max(len(line) for line in shown.splitlines() if "--continue" not in line) <= 60
    # A note that takes two rows goes on under its own first word.
    rows = shown.splitlines()
    first = next(row for row in rows if notes[0].split(",")[0] in row)
    assert first.startswith("  • ")
    assert rows[rows.index(first) + 1].startswith("    ")


def test_the_language_of_the_environment_and_no_colour(tmp_path: Path) -> None:
    shown = dominium(tmp_path, "play", typed=["q"], LC_ALL="pl_PL.UTF-8", NO_COLOR="1", FORCE_COLOR="1")
    assert "Zasoby" in shown
    assert "\x1b[3" not in shown


@pytest.mark.parametrize("width", ["40", "80", "160"])
def test_no_line_is_wider_than_the_terminal(tmp_path: Path, width: str) -> None:
    _, typed = planned(9, "random", 4, 25)
    start = ["--lang", "pl", "--seed", "9", "--players", "4", "--bots", "random", "--kingdom", KINGDOM]
    shown = dominium(tmp_path, *start, typed=typed, COLUMNS=width)
    lines = [line for line in shown.splitlines() if "--continue" not in line]
    assert max(len(line) for line in lines) <= int(width)


def test_replay_tells_the_game(tmp_path: Path) -> None:
    session, typed = planned(11)
    dominium(tmp_path, "--seed", "11", "--bots", "random", "--kingdom", KINGDOM, typed=typed)
    (file,) = tmp_path.glob("*.json")
    for code, words in (("en", "Turn 1: "), ("pl", "Tura 1: ")):
        shown = dominium(tmp_path, "replay", str(file), "--lang", code, "--delay", "0", typed=[])
        assert shown.count(words) == 2
        assert all(f"★{points}" in shown for points in session.game.scores())


def test_answers_are_checked_in_words() -> None:
    english = language("en")
    card = kingdom_named(KINGDOM).cards[0]
    decision = Decision(0, "discard", None, [card], [2, 1], ["yes"], 2, 3)
    assert list(understand("1, 1 2", decision, english).options) == [0, 0, 1]
    check([0, 0, 1], decision, english)
    for wrong, words in (([0], "2 to 3"), ([0, 0, 0], "only 2"), ([0, 1, 1], "only one")):
        with pytest.raises(Garbled, match=words):
            check(wrong, decision, english)
    assert understand("0", decision, english).options == ()
