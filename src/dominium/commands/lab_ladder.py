"""``dominium lab ladder``: how strong the levels are."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from .. import lab
from ..files import CannotWrite, check_file, write_file
from ..lab.answered import Unfinished
from ..lab.asking import LADDER_GAMES, MOST_KINGDOMS, PIECES
from ..lab.crew import Stop
from ..lab.ladder_sheets import about_ladder, ladder_page, ladder_sheets, shipped_ladder
from ..lab.ladder_tables import BadLadder
from ..lab.output import as_json
from ..lab.report import about_faults
from ..lab.wording import Wording
from ..opponents.levels import LEVELS
from ..words.languages import current
from . import Refused
from .choices import whole_number
from .lab_options import (
    add_crew_options,
    add_program_options,
    amount,
    crew_for,
    ended,
    player,
    progress,
    show_lines,
    show_sheets,
    write_problem,
)

STORE = "ladder.jsonl"


def add_ladder(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser(
        "ladder", help=say("help-lab-ladder"), description=say("help-lab-ladder-long")
    )
    parser.add_argument("--shipped", action="store_true", help=say("help-lab-ladder-shipped"))
    parser.add_argument(
        "--games",
        type=whole_number,
        metavar="N",
        default=LADDER_GAMES,
        help=say("help-lab-ladder-games", count=LADDER_GAMES),
    )
    parser.add_argument("--kingdoms", type=whole_number, metavar="N", help=say("help-lab-ladder-kingdoms"))
    parser.add_argument(
        "--players", metavar="A,B", default=",".join(LEVELS), help=say("help-lab-ladder-players")
    )
    parser.add_argument(
        "--with",
        dest="others",
        metavar="PLAYER",
        action="append",
        default=[],
        help=say("help-lab-ladder-with"),
    )
    parser.add_argument("--seed", type=whole_number, metavar="N", default=1, help=say("help-lab-seed"))
    parser.add_argument(
        "--store", metavar="FILE", default=STORE, help=say("help-lab-ladder-store", file=STORE)
    )
    parser.add_argument("--json", metavar="FILE", help=say("help-lab-json"))
    parser.add_argument("--markdown", metavar="FILE", help=say("help-lab-ladder-markdown"))
    add_program_options(parser)
    add_crew_options(parser)
    parser.set_defaults(run=run_ladder)


def run_ladder(arguments: argparse.Namespace) -> int:
    words = Wording(current())
    if arguments.shipped:
        _show(shipped_ladder(), arguments, words)
        return 0
    names = [name for name in arguments.players.split(",") if name] + arguments.others
    contenders = [player(name, arguments) for name in dict.fromkeys(names)]
    if len(contenders) < 2:
        raise Refused(words.say("lab-error-field", count=len(contenders)))
    most = MOST_KINGDOMS if arguments.kingdoms is None else amount(arguments.kingdoms, "--kingdoms")
    games = amount(arguments.games, "--games")
    store = Path(arguments.store).expanduser()
    _check(store, arguments)
    stop = Stop()
    with (
        crew_for(arguments, PIECES) as crew,
        stop.listening(),
        progress(1, words.say("lab-tables-unit")) as bar,
    ):
        try:
            result = lab.ladder(
                *contenders,
                games=games,
                kingdoms=most,
                seed=arguments.seed,
                store=store,
                crew=crew,
                stop=stop,
                progress=lambda done, rows: bar(done, rows, ""),
            )
        except BadLadder as problem:
            raise Refused(words.say("lab-error-ladder", file=str(store), why=str(problem))) from None
        except CannotWrite as problem:
            raise Refused(write_problem(problem)) from None
        except Unfinished as problem:
            result = problem.result
    ladder = result.ladder
    if not ladder.meetings:
        show_lines([words.say("lab-nothing")])
        return ended(ladder.ending, ladder.problem, 0, stop)
    if ladder.ending == "stopped":
        show_lines([words.say("lab-ending-stopped", text=words.number(result.games, 0))])
    _show(result.document(), arguments, words)
    show_lines(about_faults(ladder.faults(), words))
    return ended(ladder.ending, ladder.problem, result.games, stop)


def _check(store: Path, arguments: argparse.Namespace) -> None:
    """Refuse before the games what cannot be written after them."""
    try:
        for file in (store, arguments.json, arguments.markdown):
            if file is not None:
                check_file(Path(file).expanduser())
    except CannotWrite as problem:
        raise Refused(write_problem(problem)) from None


def _show(document: dict[str, Any], arguments: argparse.Namespace, words: Wording) -> None:
    show_lines(about_ladder(document, words))
    show_sheets(ladder_sheets(document, words))
    try:
        if arguments.json is not None:
            write_file(Path(arguments.json).expanduser(), as_json(document))
        if arguments.markdown is not None:
            write_file(Path(arguments.markdown).expanduser(), ladder_page(document, words).encode())
    except CannotWrite as problem:
        raise Refused(write_problem(problem)) from None
