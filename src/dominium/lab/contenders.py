"""Who plays in the lab: bots by name, and strategies by name or from files."""

from __future__ import annotations

import difflib
import os
import shlex
import shutil
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from ..bots.strategy import Strategy, money_ultimate
from ..engine.agent import Agent
from ..engine.setup import Setup
from ..files import CannotWrite
from ..opponents.found import key_of, quick_file_for
from ..opponents.levels import BOTS, MASTER, STRONG, is_found, opponent
from ..opponents.portfolio import portfolio_for, race_quickly
from ..programs.program_agent import ProgramAgent
from ..programs.running import Program
from ..strategies import StrategyError, parse, read_file, shipped, shipped_texts, write

#: plain money, the yardstick of simulators
ULTIMATE = "ultimate"

#: bots that leave something to chance: each game has one of its own; of the others one agent plays them all
_CHANCY = ("random", MASTER)
#: stands between the master's name and how many times as much it thinks
TIMES = "*"
MOST_TIMES = 1000
_FILES = (".txt", ".xml")

#: before the command that starts a program
PROGRAM = "program:"
#: who decides where a program does not
SUBSTITUTE = "steady"


class BadContender(ValueError):
    """A contender that cannot play.

    ``reason`` is unknown (nothing has that name; ``detail`` lists what there is), unreadable (a file), malformed (a
    mistake in a strategy; ``detail`` names file and line), foreign (not text), several (a file with more than one
    strategy), or of a program: nameless (no command), absent (no such program) or unrunnable (a file that is none).
    """

    def __init__(self, reason: str, name: str, detail: str) -> None:
        super().__init__(f"{name}: {detail}")
        self.reason = reason
        self.name = name
        self.detail = detail


@dataclass(frozen=True)
class Contender:
    """A contender as plain data: it can be sent to another process or machine."""

    name: str
    #: a bot's name, or "" for a strategy
    bot: str = ""
    #: a strategy, as it is written
    text: str = ""
    #: the ids of the Kingdom cards and Projects it needs
    cards: tuple[str, ...] = ()
    #: a program of somebody's own, in any language
    program: Program | None = None

    @property
    def lasting(self) -> bool:
        """Whether one agent can play any number of games, one after the other."""
        return self.program is None and self._thinking()[0] not in _CHANCY

    def agent(self, seed: int, setup: Setup) -> Agent:
        """A new agent for a game; the seed matters to those that leave something to chance."""
        if self.program is not None:
            return ProgramAgent(self.name, self.program, setup, seed, opponent(SUBSTITUTE, seed, setup))
        if not self.bot:
            return parse(self.text, self.name).bot()
        if self.bot == ULTIMATE:
            return money_ultimate(never_lose=True)
        name, times = self._thinking()
        return opponent(name, seed, setup, budget=times)

    def prepare(self, setup: Setup) -> None:
        """Have what it finds out once for a kingdom. At a table the bot has it after some seconds, too, and keeps it."""
        name, times = self._thinking()
        if name == MASTER:
            portfolio_for(setup, budget=times)
        elif name == STRONG and not is_found(setup):
            file = quick_file_for(
                key_of([card.id for card in setup.kingdom], [card.id for card in setup.projects])
            )
            if not file.exists():
                with suppress(CannotWrite):  # then it plays like the steady one
                    race_quickly(setup, file)

    def _thinking(self) -> tuple[str, float]:
        """The bot's own name, and how many times as much it thinks."""
        name, _, times = self.bot.partition(TIMES)
        return name, float(times or 1)


def bot_names() -> list[str]:
    return [*BOTS, ULTIMATE]


def contender_named(text: str) -> Contender:
    """The contender meant: a bot, a strategy that comes with the program, or a strategy file. BadContender if none is.

    ``FILE.xml#NAME`` is one contender of a simulator's file; ``master*10`` is the master with ten times the budget;
    ``program:COMMAND`` is a program, see docs/protocol.md.
    """
    if text.startswith(PROGRAM):
        return program_named(text)
    if text in bot_names() or _thinks_more(text):
        return Contender(text, text)
    texts = shipped_texts()
    if text in texts:
        return contender_of(parse(texts[text], f"{text}.txt"))
    name, _, wanted = text.partition("#")
    path = Path(name).expanduser()
    if not path.is_file() and path.suffix not in _FILES:
        raise BadContender("unknown", text, ", ".join(_near(text)))
    found = contenders_from(path)
    if wanted:
        found = [contender for contender in found if contender.name == wanted]
    if not found:
        raise BadContender("unknown", text, ", ".join(contender.name for contender in contenders_from(path)))
    if len(found) > 1:
        raise BadContender("several", str(path), ", ".join(contender.name for contender in found))
    return found[0]


def program_named(text: str) -> Contender:
    """The contender of a program: ``program:COMMAND``, where the command may have arguments."""
    try:
        command = shlex.split(text.removeprefix(PROGRAM), posix=os.name != "nt")
    except ValueError as problem:
        raise BadContender("nameless", text, str(problem)) from None
    if not command:
        raise BadContender("nameless", text, "")
    first = os.path.expanduser(command[0])  # noqa: PTH111 - ./ in front has to stay
    if shutil.which(first) is None:
        raise BadContender("unrunnable" if Path(first).exists() else "absent", first, "")
    return Contender(text, program=Program((first, *command[1:])))


def with_limits(contender: Contender, seconds: float, *, forfeits: bool) -> Contender:
    """The same contender; if it is a program, with so many seconds for an answer, and with what a mistake costs it."""
    if contender.program is None:
        return contender
    return replace(contender, program=replace(contender.program, to_answer=seconds, forfeits=forfeits))


def contenders_in(folder: Path) -> list[Contender]:
    """The contenders of all strategy files in a folder and in those below it."""
    try:
        files = sorted(file for file in folder.rglob("*") if file.suffix == ".txt" and file.is_file())
    except OSError as problem:
        raise BadContender("unreadable", str(folder), problem.strerror or str(problem)) from None
    return [contender for file in files for contender in contenders_from(file)]


def contenders_from(file: Path) -> list[Contender]:
    """The contenders of a file: one of a strategy file, any number of a simulator's."""
    try:
        found = read_file(file)
    except StrategyError as problem:
        raise BadContender("malformed", str(file), str(problem)) from None
    except UnicodeDecodeError:
        raise BadContender("foreign", str(file), "it is not text") from None
    except OSError as problem:
        raise BadContender("unreadable", str(file), problem.strerror or str(problem)) from None
    return [contender_of(strategy) for strategy in found]


def contender_of(strategy: Strategy, name: str = "") -> Contender:
    """The contender of a strategy, under its own name or another."""
    cards = tuple(card.id for card in strategy.needs())
    return Contender(name or strategy.name, "", write(strategy), cards)


def shipped_contenders() -> list[Contender]:
    """The strategies that come with the program."""
    return [contender_of(strategy) for strategy in shipped().values()]


def _thinks_more(text: str) -> bool:
    name, _, times = text.partition(TIMES)
    return name == MASTER and times.isdecimal() and 0 < int(times) <= MOST_TIMES


def _near(text: str) -> list[str]:
    """What might be meant: the bots, and the strategies with a similar name."""
    return [*bot_names(), *difflib.get_close_matches(text, list(shipped_texts()), 5)]
