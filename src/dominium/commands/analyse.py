"""``dominium analyse``: what decided a finished game."""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..engine.record import BadRecord
from ..files import CannotWrite, check_file, write_file
from ..lab.sheets import Sheet
from ..teacher.analysis import Allowance, Analysis, NotFinished, analysed
from ..teacher.analysis_page import analysis_page
from ..teacher.telling import better_text, deed_text, lost_text, luck_text, summary
from ..words.languages import Language, current
from . import Refused
from .lab_options import progress, show_lines, show_sheets, write_problem
from .play import load, record_problem


def register(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("analyse", help=say("help-analyse"), description=say("help-analyse-long"))
    parser.add_argument("file", metavar="FILE", nargs="?", help=say("help-analyse-file"))
    parser.add_argument("--html", metavar="FILE", help=say("help-analyse-html"))
    parser.add_argument("--json", metavar="FILE", help=say("help-analyse-json"))
    parser.add_argument("--seconds", metavar="N", help=say("help-analyse-seconds"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    language = current()
    if arguments.file is None:
        raise Refused(language.message("error-no-file"))
    allowance = _allowance(arguments.seconds)
    page = _file(arguments.html)
    figures = _file(arguments.json)
    file = Path(arguments.file).expanduser()
    _apart([one for one in (file, page, figures) if one is not None])
    record = load(file)
    try:
        decisions = len(record.answers)
        with progress(decisions, language.message("analyse-unit")) as update:

            def tell(done: int, whole: int) -> None:
                # Work, of which some decisions take more: told in decisions, as the bar says.
                update(decisions * done // max(1, whole), decisions, "")

            analysis = analysed(record, allowance=allowance, progress=tell)
    except BadRecord as problem:
        raise Refused(record_problem(problem)) from None
    except NotFinished:
        raise Refused(language.message("analyse-unfinished")) from None
    except KeyboardInterrupt:
        show_lines([language.message("analyse-interrupted")])
        return 130
    show_lines(summary(analysis, language))
    show_sheets([_marks(analysis, language), _played(analysis, language)])
    if page is not None:
        _write(page, analysis_page(analysis, language.code))
    if figures is not None:
        _write(figures, json.dumps(asdict(analysis), ensure_ascii=False, indent=1).encode())
    return 0


def _allowance(text: str | None) -> Allowance | None:
    if text is None:
        return None
    try:
        seconds = float(text.replace(",", "."))
    except ValueError:
        seconds = 0.0
    if not 1 <= seconds <= 3600:
        raise Refused(current().message("error-seconds", text=text[:40]))
    return Allowance(seconds)


def _file(text: str | None) -> Path | None:
    """Where something is to be written; that it can be is asked first."""
    if text is None:
        return None
    file = Path(text).expanduser()
    try:
        check_file(file)
    except CannotWrite as problem:
        raise Refused(write_problem(problem)) from None
    return file


def _apart(files: list[Path]) -> None:
    """Refuse to write over the record, or to write two things into one file."""
    seen: set[str] = set()
    for file in files:
        # A link is another name of a file, and so is a path with dots in it.
        real = os.path.realpath(file)
        if real in seen:
            raise Refused(current().message("error-file-twice", file=str(file)))
        seen.add(real)


def _write(file: Path, content: bytes) -> None:
    try:
        write_file(file, content)
    except CannotWrite as problem:
        raise Refused(write_problem(problem)) from None
    show_lines([current().message("analyse-written", file=str(file))])


def _marks(analysis: Analysis, language: Language) -> Sheet:
    say = language.message
    columns = ["teacher-turns", "teacher-decision", "teacher-mark", "teacher-best"]
    sheet = Sheet(say("teacher-marks"), [say(column) for column in columns], prose=(1, 2, 3))
    for number in sorted(analysis.marks()):
        step = analysis.steps[number]
        deed = deed_text(step, analysis.names[step.seat], language)
        grade = say(f"teacher-grade-{step.grade}")
        sheet.rows.append([str(step.turn), deed, grade, better_text(step, language, "teacher-best-and-gain")])
    if not sheet.rows:
        sheet.note = say("teacher-none-marked")
    return sheet


def _played(analysis: Analysis, language: Language) -> Sheet:
    say = language.message
    sheet = Sheet(say("teacher-played"), [say("teacher-player"), say("teacher-lost"), say("teacher-lucky")])
    for seat, name in enumerate(analysis.names):
        sheet.rows.append([name, lost_text(analysis, seat, language), luck_text(analysis, seat, language)])
    sheet.note = say("teacher-figures")
    return sheet
