"""``dominium replay``: a recorded game as text, turn by turn."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from ..engine.record import BadRecord, replay
from ..terminal.loop import show_result
from ..terminal.screen import Screen
from ..words.languages import current
from ..words.story import tell
from . import Refused
from .play import load, record_problem


def register(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("replay", help=say("help-replay"), description=say("help-replay"))
    parser.add_argument("file", metavar="FILE", nargs="?", help=say("help-replay-file"))
    parser.add_argument("--delay", metavar="S", default="0", help=say("help-delay"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    language = current()
    if arguments.file is None:
        raise Refused(language.message("error-no-file"))
    delay = _seconds(arguments.delay)
    record = load(Path(arguments.file).expanduser())
    try:
        session = replay(record)
    except BadRecord as problem:
        raise Refused(record_problem(problem)) from None
    screen = Screen(language)
    screen.say("replay-players", names=", ".join(record.names))
    screen.say("replay-kingdom", cards=language.listing(record.kingdom))
    if record.projects:
        screen.say("replay-projects", cards=language.listing(record.projects))
    for line in tell(list(session.events), record.names, language):
        if line.kind == "turn":
            time.sleep(delay)
        screen.story([line])
    if session.over:
        show_result(screen, session, record.names)
    else:
        screen.say("replay-unfinished")
    return 0


def _seconds(text: str) -> float:
    try:
        seconds = float(text.replace(",", "."))
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 3600:
        raise Refused(current().message("error-delay", text=text[:40]))
    return seconds
