"""What the commands of the lab have in common: their options, their crew, their progress bar, their outputs."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..files import CannotWrite, check_file, check_folder, write_file
from ..lab.asking import at_work, contender_for
from ..lab.cluster import Unreachable
from ..lab.contenders import BadContender, Contender
from ..lab.crew import Crew, Stop
from ..lab.extras import MissingExtra, library
from ..lab.output import as_csv, as_json, as_parquet
from ..lab.plots import as_bytes
from ..lab.results import Figure
from ..lab.setting import BadSetting
from ..lab.sheets import Sheet
from ..lab.wording import Wording
from ..programs.running import TO_ANSWER
from ..words.languages import current
from ..words.refusals import refusal
from . import Refused
from .choices import whole_number

FORMATS = ("png", "svg")
_FILES = ("json", "csv", "parquet", "report")


def add_crew_options(parser: Any) -> None:
    say = current().message
    parser.add_argument("--workers", type=whole_number, metavar="N", help=say("help-lab-workers"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=say("help-lab-cluster"))


def add_table_options(parser: Any) -> None:
    say = current().message
    parser.add_argument("--kingdom", metavar="K", help=say("help-lab-kingdom"))
    parser.add_argument("--projects", metavar="P", help=say("help-lab-projects"))
    parser.add_argument("--seats", metavar="alternating|fixed", help=say("help-lab-seats"))
    parser.add_argument("--seed", type=whole_number, metavar="N", default=1, help=say("help-lab-seed"))


def add_program_options(parser: Any) -> None:
    say = current().message
    parser.add_argument(
        "--answer-within", type=seconds, metavar="S", default=TO_ANSWER, help=say("help-lab-answer-within")
    )
    parser.add_argument("--forfeit", action="store_true", help=say("help-lab-forfeit"))


def add_output_options(parser: Any) -> None:
    say = current().message
    for name in ("json", "csv", "parquet"):
        parser.add_argument(f"--{name}", metavar="FILE", help=say(f"help-lab-{name}"))
    parser.add_argument("--plot", metavar="DIR", help=say("help-lab-plot"))
    parser.add_argument("--format", metavar="|".join(FORMATS), default="png", help=say("help-lab-format"))
    parser.add_argument("--report", metavar="FILE", help=say("help-lab-report"))


# Reading the options


def amount(value: int, option: str) -> int:
    """A number of games, workers and the like: at least one."""
    if value < 1:
        raise Refused(current().message("lab-error-amount", option=option, text=str(value)))
    return value


def decimal(text: str) -> float:
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        value = math.nan
    if not 0 < value < 100:
        raise argparse.ArgumentTypeError(current().message("lab-error-precision", text=text[:40]))
    return value


def seconds(text: str) -> float:
    """How long a program may think."""
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        value = math.nan
    if not 0 < value <= 3600:
        raise argparse.ArgumentTypeError(current().message("lab-error-seconds", text=text[:40]))
    return value


def alternates(arguments: argparse.Namespace) -> bool:
    seats: str = arguments.seats or "alternating"
    if seats not in ("alternating", "fixed"):
        raise Refused(current().message("lab-error-seats", text=seats[:40]))
    return seats == "alternating"


def player(text: str, arguments: argparse.Namespace | None = None) -> Contender:
    """The player meant by a word of the command line; a program as the options want it."""
    try:
        if arguments is None or "forfeit" not in arguments:
            return contender_for(text)
        return contender_for(text, arguments.answer_within, forfeits=arguments.forfeit)
    except BadContender as problem:
        raise Refused(player_problem(problem)) from None


def player_problem(problem: BadContender) -> str:
    say = current().message
    if problem.reason == "malformed":
        return problem.detail
    if problem.reason == "unreadable":
        return say("error-read", file=problem.name, why=refusal(problem.detail))
    return say(f"lab-error-player-{problem.reason}", name=problem.name, names=problem.detail)


def setting_problem(problem: BadSetting) -> str:
    language = current()
    return language.message(
        f"lab-error-table-{problem.reason}",
        name=", ".join(problem.contenders),
        cards=", ".join(language.name(card) for card in problem.cards),
        count=len(problem.cards),
    )


# The crew


@contextmanager
def crew_for(arguments: argparse.Namespace, pieces: int) -> Iterator[Crew]:
    """The crew that the options ask for, at most one worker for each piece of work."""
    workers = None if arguments.workers is None else amount(arguments.workers, "--workers")
    with ExitStack() as stack:
        try:
            crew = stack.enter_context(at_work(workers, arguments.cluster, pieces))
        except MissingExtra as problem:
            raise Refused(extra_problem(problem)) from None
        except Unreachable as problem:
            raise Refused(
                current().message("lab-error-cluster", name=problem.address, why=problem.why)
            ) from None
        yield crew


def extra_problem(problem: MissingExtra) -> str:
    return current().message("lab-error-extra", name=problem.library, text=f"dominium[{problem.extra}]")


# Progress


@contextmanager
def progress(total: int, unit: str) -> Iterator[Callable[[int, int, str], None]]:
    """A bar with rate and time left, on a terminal; call it with how much is done, the new total, and a note."""

    words = Wording(current())

    class Count(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(f"{words.number(task.completed, 0)}/{words.number(task.total or 0, 0)}")

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            speed = task.finished_speed or task.speed
            return Text(f"{words.number(speed, 0)} {unit}/s" if speed else "")

    errors = Console(stderr=True)
    columns = (BarColumn(), Count(), Rate(), TimeRemainingColumn())
    note = TextColumn("{task.description}", markup=False)
    bar = Progress(
        *columns, note, console=errors, transient=True, refresh_per_second=4, disable=not errors.is_terminal
    )
    with bar:
        task = bar.add_task("", total=total)

        def update(done: int, whole: int, text: str) -> None:
            bar.update(task, completed=done, total=whole, description=text)

        yield update


# Outputs


class Outputs:
    """Where the results go. Everything that can be known to fail is refused before the games."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self._files: dict[str, Path] = {}
        for name in _FILES:
            value = getattr(arguments, name)
            if value is not None:
                self._files[name] = Path(value).expanduser()
        self._folder = None if arguments.plot is None else Path(arguments.plot).expanduser()
        self._format: str = arguments.format
        if self._format not in FORMATS:
            raise Refused(current().message("lab-error-format", text=self._format[:40]))
        try:
            if "parquet" in self._files:
                library("pyarrow.parquet")
            if "report" in self._files or self._folder is not None:
                library("matplotlib.figure")
            for file in self._files.values():
                check_file(file)
            if self._folder is not None:
                check_folder(self._folder)
        except MissingExtra as problem:
            raise Refused(extra_problem(problem)) from None
        except CannotWrite as problem:
            raise Refused(write_problem(problem)) from None

    def save(
        self,
        document: Callable[[], dict[str, Any]],
        figures: Callable[[], list[Figure]],
        pictures: Callable[[], dict[str, Any]],
        report: Callable[[], bytes],
    ) -> None:
        """Write all that was asked for; what cannot be written keeps nothing else from it."""
        makers: dict[str, Callable[[], bytes]] = {
            "json": lambda: as_json(document()),
            "csv": lambda: as_csv(figures()),
            "parquet": lambda: as_parquet(figures()),
            "report": report,
        }
        problems: list[str] = []
        for name, file in self._files.items():
            self._write(file, makers[name], problems)
        if self._folder is not None:
            for name, picture in pictures().items():
                make = partial(as_bytes, picture, self._format)
                self._write(self._folder / f"{name}.{self._format}", make, problems)
        if problems:
            raise Refused("; ".join(problems))

    def _write(self, file: Path, make: Callable[[], bytes], problems: list[str]) -> None:
        try:
            write_file(file, make())
        except CannotWrite as problem:
            problems.append(write_problem(problem))


def write_problem(problem: CannotWrite) -> str:
    return current().message("error-write", file=str(problem.file), why=refusal(problem.why))


def console() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def show_sheets(sheets: list[Sheet]) -> None:
    screen = console()
    for sheet in sheets:
        shown = Table(title=sheet.title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
        shown.padding = (0, 1) if len(sheet.columns) < 8 else (0, 0)
        for number, column in enumerate(sheet.columns):
            if number in sheet.prose:
                shown.add_column(column, overflow="fold")
                continue
            widest = max((len(row[number]) for row in sheet.rows), default=0)
            shown.add_column(column, justify="right", overflow="ellipsis", no_wrap=True, min_width=widest)
        for row in sheet.rows:
            shown.add_row(*(Text(cell) for cell in row))
        screen.print(shown)
        if sheet.note:
            screen.print(Text(sheet.note, style="dim"))


def show_lines(lines: list[str]) -> None:
    screen = console()
    for line in lines:
        screen.print(Text(line), soft_wrap=True)


def ended(ending: str, problem: str, games: int, stop: Stop) -> int:
    """The exit code; a failure is told after the results were shown."""
    if ending == "failed":
        raise Refused(current().message("lab-error-failed", why=problem, count=games))
    return 130 if stop.asked else 0
