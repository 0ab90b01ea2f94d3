"""``dominium lab import``: strategies from the XML files of another simulator."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..files import CannotWrite, write_file
from ..strategies import StrategyError, write
from ..strategies.geronimoo import Import, read_players
from ..words.languages import current
from ..words.naming import simplified
from ..words.refusals import refusal
from . import Refused


def add_import(subparsers: Any) -> None:
    """Add the command to the parsers of ``dominium lab``."""
    say = current().message
    parser = subparsers.add_parser("import", help=say("help-lab-import"), description=say("help-lab-import"))
    parser.add_argument("file", metavar="FILE", help=say("help-lab-import-file"))
    parser.add_argument("--to", metavar="DIR", help=say("help-lab-import-to"))
    parser.set_defaults(run=run_import)


def run_import(arguments: argparse.Namespace) -> int:
    say = current().message
    file = Path(arguments.file).expanduser()
    try:
        result = read_players(file)
    except OSError as problem:
        raise Refused(say("import-unreadable", file=str(file), problem=refusal(problem))) from None
    except StrategyError as problem:
        raise Refused(str(problem)) from None
    if arguments.to is not None:
        _write_all(result, Path(arguments.to).expanduser())
    for taken in result.taken:
        print(say("import-line", name=taken.name, reason=say("import-taken")))
    for other in result.not_taken:
        print(say("import-line", name=other.name, reason=f"{say('import-not-taken')}, {other.reason}"))
    count = len(result.taken)
    print(say("import-summary", taken=count, all=count + len(result.not_taken)))
    if arguments.to is not None:
        print(say("import-written", place=arguments.to))
    return 0


def file_names(names: list[str]) -> list[str]:
    """A file name for each strategy, without blanks and marks, no two alike."""
    found: list[str] = []
    for name in names:
        plain = simplified(name).replace(" ", "-") or "strategy"
        number = 1
        unique = plain
        while unique in found:
            number += 1
            unique = f"{plain}-{number}"
        found.append(unique)
    return found


def _write_all(result: Import, folder: Path) -> None:
    names = file_names([taken.name for taken in result.taken])
    for taken, name in zip(result.taken, names, strict=True):
        file = folder / f"{name}.txt"
        try:
            write_file(file, write(taken.strategy).encode())
        except CannotWrite as problem:
            raise Refused(
                current().message("import-unwritable", file=str(file), problem=refusal(problem.why))
            ) from None
