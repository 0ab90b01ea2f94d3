"""``dominium lab``: which strategy wins. The commands of the lab live in the modules beside this one."""

from __future__ import annotations

import argparse
from typing import Any

from ..words.languages import current
from . import Refused
from .lab_explain import add_explain, add_strategies
from .lab_find import add_find
from .lab_games import add_run, add_tournament
from .lab_import import add_import
from .lab_kingdom import add_kingdom
from .lab_ladder import add_ladder
from .lab_truth import add_check, add_sweep

#: what adds the commands of the lab, in the order in which help lists them
COMMANDS = (
    add_run,
    add_tournament,
    add_ladder,
    add_find,
    add_kingdom,
    add_explain,
    add_strategies,
    add_import,
    add_check,
    add_sweep,
)


def register(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("lab", help=say("help-lab"), description=say("help-lab"))
    parser.set_defaults(run=_nothing_chosen)
    commands = parser.add_subparsers(title=say("help-commands"), metavar="", dest="lab_command")
    for add in COMMANDS:
        add(commands)
    known = ", ".join(commands.choices)

    def refuse(message: str) -> None:
        raise Refused(current().message("lab-error-command", commands=known))

    parser.error = refuse
    parser.set_defaults(lab_commands=known)


def _nothing_chosen(arguments: argparse.Namespace) -> int:
    raise Refused(current().message("lab-error-command", commands=arguments.lab_commands))
