"""``dominium verify``: play a recorded game again and check its shuffles."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..engine.record import BadRecord, Record, replay
from ..words.languages import current
from . import Refused
from .play import load, record_problem


def register(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("verify", help=say("help-verify"), description=say("help-verify"))
    parser.add_argument("file", metavar="FILE", nargs="?", help=say("help-verify-file"))
    parser.add_argument("--seal", metavar="S", help=say("help-verify-seal"))
    parser.add_argument("--contribution", metavar="C", help=say("help-verify-contribution"))
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
    sealed = record.seal
    if arguments.seal is not None and arguments.seal.strip().lower() != sealed:
        raise Refused(say("verify-seal" if sealed else "verify-no-seal"))
    flaw = record.agreement.flaw(record.seed) if record.agreement is not None else ""
    if flaw:
        raise Refused(say(f"verify-{flaw}"))
    added = record.agreement.contributions if record.agreement is not None else []
    if arguments.contribution is not None and arguments.contribution.strip().lower() not in filter(
        None, added
    ):
        raise Refused(say("verify-not-added"))
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
    if sealed:
        _tell_of_agreement(record)
    if arguments.contribution is not None:
        print(say("verify-added-yours"))
    return 0


def _tell_of_agreement(record: Record) -> None:
    """Who made the seed, and what that proves."""
    say = current().message
    agreement = record.agreement
    if agreement is None or not any(agreement.contributions):
        print(say("verify-server-alone"))
    else:
        print(say("verify-agreed"))
    if agreement is None:
        return
    names = record.names or [str(seat + 1) for seat in range(record.players)]
    for name, commitment, added in zip(names, agreement.commitments, agreement.contributions, strict=True):
        how = "verify-added" if added else "verify-withheld" if commitment else "verify-added-nothing"
        print("  " + say(how, name=name, text=added))
