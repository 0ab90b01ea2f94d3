"""``dominium lab``: which strategy wins. The commands of the lab live in the modules beside this one."""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..words.languages import current
from . import Refused

#: the modules of the lab's commands and their functions that add them, in the order in which help lists them
COMMANDS = (
    ("dominium.commands.lab_games", "add_run"),
    ("dominium.commands.lab_games", "add_tournament"),
    ("dominium.commands.lab_find", "add_find"),
    ("dominium.commands.lab_explain", "add_explain"),
    ("dominium.commands.lab_explain", "add_strategies"),
    ("dominium.commands.lab_import", "add_import"),
    ("dominium.commands.lab_truth", "add_check"),
    ("dominium.commands.lab_truth", "add_sweep"),
)


def register(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("lab", help=say("help-lab"), description=say("help-lab"))
    parser.set_defaults(run=_nothing_chosen)
    commands = parser.add_subparsers(title=say("help-commands"), metavar="", dest="lab_command")
    for module, function in COMMANDS:
        if find_spec(module) is not None:
            getattr(import_module(module), function)(commands)
    known = ", ".join(commands.choices)

    def refuse(message: str) -> None:
        raise Refused(current().message("lab-error-command", commands=known))

    parser.error = refuse
    parser.set_defaults(lab_commands=known)


def _nothing_chosen(arguments: argparse.Namespace) -> int:
    raise Refused(current().message("lab-error-command", commands=arguments.lab_commands))
