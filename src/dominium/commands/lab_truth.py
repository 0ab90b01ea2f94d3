"""``dominium lab check`` and ``dominium lab sweep``: whether the engine plays by the rules."""

from __future__ import annotations

import argparse
from typing import Any

from ..cards.sets import set_ids
from ..lab.check import CHECKS, PART, Finding, run_checks
from ..lab.crew import Stop, WorkFailed
from ..lab.sheets import Sheet
from ..lab.sweep import Report, sweep_part
from ..lab.wording import Wording
from ..words.languages import current
from . import Refused
from .choices import sets_named, whole_number
from .lab_options import add_crew_options, amount, crew_for, progress, show_lines, show_sheets

CHECK_GAMES = 20_000
SWEEP_GAMES = 10_000
#: games of one part of a sweep
_PART = 20


def add_check(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("check", help=say("help-lab-check"), description=say("help-lab-check"))
    parser.add_argument(
        "--games",
        type=whole_number,
        metavar="N",
        default=CHECK_GAMES,
        help=say("help-lab-check-games", count=CHECK_GAMES),
    )
    add_crew_options(parser)
    parser.set_defaults(run=check)


def check(arguments: argparse.Namespace) -> int:
    words = Wording(current())
    games = amount(arguments.games, "--games")
    total = games * len(CHECKS)
    stop = Stop()
    pieces = len(CHECKS) * -(-games // PART)
    unit = words.say("lab-games-unit")
    with crew_for(arguments, pieces) as crew, stop.listening(), progress(total, unit) as bar:
        try:
            findings = run_checks(games, crew, stop, lambda played: bar(played, total, ""))
        except WorkFailed as problem:
            raise Refused(words.say("lab-error-failed", why=str(problem), count=0)) from None
    if stop.asked:
        show_lines([words.say("lab-ending-interrupted")])
    if findings:
        show_sheets([_check_sheet(findings, words)])
    wrong = [finding for finding in findings if not finding.holds]
    show_lines([words.say("lab-check-result", count=len(findings), number=len(wrong))])
    if stop.asked:
        return 130
    return 1 if wrong else 0


def _check_sheet(findings: list[Finding], words: Wording) -> Sheet:
    columns = ["lab-check", "lab-figure", "lab-expected", "lab-found", "lab-distance", "lab-holds"]
    sheet = Sheet(words.say("lab-checks"), [words.say(column) for column in columns])
    before = ""
    for one in findings:
        kind, _, rest = one.figure.partition("-")
        number, _, measure = rest.partition("-")
        figure = (
            words.say(f"lab-figure-{measure}", count=int(number)) if rest else words.say(f"lab-figure-{kind}")
        )
        sheet.rows.append(
            [
                words.say(f"lab-check-{one.check}") if one.check != before else "",
                figure,
                words.number(one.expected, 2),
                words.number(one.found, 2),
                words.number(one.distance, 1),
                words.say("lab-yes" if one.holds else "lab-no"),
            ]
        )
        before = one.check
    sheet.note = words.say("lab-note-check")
    return sheet


def add_sweep(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("sweep", help=say("help-lab-sweep"), description=say("help-lab-sweep"))
    parser.add_argument(
        "--games",
        type=whole_number,
        metavar="N",
        default=SWEEP_GAMES,
        help=say("help-lab-sweep-games", count=SWEEP_GAMES),
    )
    parser.add_argument(
        "--start", type=whole_number, metavar="N", default=0, help=say("help-lab-sweep-start")
    )
    parser.add_argument("--sets", metavar="A,B", help=say("help-sets", sets=", ".join(set_ids())))
    parser.add_argument("--deep", type=whole_number, metavar="N", default=10, help=say("help-lab-sweep-deep"))
    add_crew_options(parser)
    parser.set_defaults(run=sweep)


def sweep(arguments: argparse.Namespace) -> int:
    words = Wording(current())
    games = amount(arguments.games, "--games")
    every = amount(arguments.deep, "--deep")
    first: int = arguments.start
    if first < 0:
        raise Refused(words.say("lab-error-game", text=str(first)))
    sets = tuple(set_ids() if arguments.sets is None else sets_named(arguments.sets))
    rows = [
        (start, min(start + _PART, first + games), sets, every)
        for start in range(first, first + games, _PART)
    ]
    stop = Stop()
    total = Report()
    problems: list[str] = []
    unit = words.say("lab-games-unit")
    with crew_for(arguments, len(rows)) as crew, stop.listening(), progress(games, unit) as bar:
        try:
            for _, (report, problem) in crew.each(sweep_part, rows, stop):
                total.add(report)
                if problem:
                    problems.append(problem)
                bar(total.games, games, words.say("lab-faults", count=len(problems)) if problems else "")
        except WorkFailed as problem:
            problems.append(str(problem))
    if stop.asked:
        show_lines([words.say("lab-ending-interrupted")])
    show_lines(
        [
            words.say(
                "lab-sweep-result",
                text=words.number(total.games, 0),
                other=words.number(total.turns, 0),
                words=words.number(total.decisions, 0),
                count=len(total.cards),
                number=len(total.asked),
            ),
            words.say("lab-faults", count=len(problems)),
            *sorted(problems),
        ]
    )
    if problems:
        return 1
    return 130 if stop.asked else 0
