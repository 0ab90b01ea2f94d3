"""``dominium verify``: play a recorded game again and check its shuffles."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..engine.random import seal
from ..engine.record import BadRecord, replay
from ..words.languages import current
from . import Refused
from .play import load, record_problem


def register(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("verify", help=say("help-verify"), description=say("help-verify"))
    parser.add_argument("file", metavar="FILE", nargs="?", help=say("help-verify-file"))
    parser.add_argument("--seal", metavar="S", help=say("help-verify-seal"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    say = current().message
    if arguments.file is None:
        raise Refused(say("error-no-file"))
    record = load(Path(arguments.file).expanduser())
    try:
        session = replay(record)
    except BadRecord as problem:
        raise Refused(record_problem(problem)) from None
    sealed = seal(record.seed) if record.sealed else ""
    if arguments.seal is not None and arguments.seal.strip().lower() != sealed:
        raise Refused(say("verify-seal" if sealed else "verify-no-seal"))
    if session.over:
        print(say("verify-ok"))
        scores = ", ".join(
            f"{name} {points}" for name, points in zip(record.names, session.game.scores(), strict=True)
        )
        print(say("verify-scores", text=scores))
    else:
        print(say("verify-unfinished", count=len(record.answers)))
    print(say("verify-sealed", text=sealed) if sealed else say("verify-no-seal"))
    if arguments.seal is not None:
        print(say("verify-seal-ok"))
    return 0
