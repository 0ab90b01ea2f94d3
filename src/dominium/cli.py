"""The command line. Each command lives in a module of its own with a ``register(subparsers)`` function."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from ._version import __version__
from .commands import Refused, admin, analyse, backup, doctor, lab, lists, play, replay, serve, verify
from .commands.serve import has_page
from .engine import game
from .files import cards_folder
from .own import mistakes
from .own.card_file import card_files, read
from .own.loading import load_all
from .own.mistakes import CardFileMistake
from .words.languages import CODES, current, preferred, use

#: the modules whose ``register`` adds commands, in the order in which help lists them
MODULES = (serve, play, replay, analyse, verify, lists, lab, admin, backup, doctor)
#: the command that is meant when none is named
DEFAULT = "play"
#: how argparse says, in English only, that an option stands there without what belongs to it
_BARE = re.compile(r"argument (\S+): expected (?:one|at least one) argument")


class _Format(argparse.HelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(
            usage, actions, groups, current().message("help-usage") + " " if prefix is None else prefix
        )


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the user's language and refuses in one line."""

    def __init__(self, **options: Any) -> None:
        say = current().message
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=_Format, **options)
        self._positionals.title = say("help-arguments")
        self._optionals.title = say("help-options")
        self.add_argument("-h", "--help", action="help", help=say("help-help"))
        # Both are taken out of the arguments before these are read.
        self.add_argument("--lang", metavar="|".join(CODES), help=say("help-lang"))
        self.add_argument("--cards", metavar="FILE", action="append", help=say("help-cards-own"))

    def error(self, message: str) -> NoReturn:
        bare = _BARE.fullmatch(message)
        if bare is not None:
            raise Refused(current().message("error-bare", option=bare[1]))
        raise Refused(current().message("error-usage", problem=message))


def build_parser() -> Parser:
    say = current().message
    parser = Parser(prog="dominium", description=say("help-program"))
    parser.add_argument("--version", action="store_true", help=say("help-version"))
    subparsers = parser.add_subparsers(title=say("help-commands"), metavar="", dest="command")
    for module in MODULES:
        module.register(subparsers)
    return parser


def build_name() -> str:
    """Whether the engine in use is compiled or interpreted."""
    return "interpreted" if str(game.__file__).endswith(".py") else "compiled"


def _taken_out(arguments: list[str], option: str) -> tuple[list[str], list[str]]:
    """The values of an option that every command has, and the arguments without them."""
    values: list[str] = []
    rest: list[str] = []
    at = 0
    while at < len(arguments):
        one = arguments[at]
        at += 1
        if one == option:
            values.append(arguments[at] if at < len(arguments) else "")
            at += 1
        elif one.startswith(f"{option}="):
            values.append(one.removeprefix(f"{option}="))
        else:
            rest.append(one)
    return values, rest


def _choose_language(arguments: list[str]) -> list[str]:
    """Take ``--lang`` out of the arguments and put it to use before anything is said."""
    chosen, rest = _taken_out(arguments, "--lang")
    use(preferred())
    for code in chosen:
        if code.lower() not in CODES:
            raise Refused(current().message("error-lang", name=code, languages=", ".join(CODES)))
        use(code.lower())
    return rest


def _load_cards(arguments: list[str]) -> list[str]:
    """Take ``--cards`` out of the arguments and load these files, and those of the user's own folder before them.

    A mistake in a file that was named ends the program; one in the folder must not keep anybody from playing.
    """
    named, rest = _taken_out(arguments, "--cards")
    if "" in named:
        raise Refused(current().message("error-cards-name"))
    asked = [Path(name).expanduser() for name in named]
    for path in card_files(cards_folder()):
        if not any(path.resolve() == one.resolve() for one in asked):
            try:
                load_all([read(path)])
            except CardFileMistake as problem:
                left_out = current().message("own-left-out", problem=problem.told(current()))
                print(f"dominium: {left_out}", file=sys.stderr)
    for path in asked:
        try:
            load_all([read(path)])
        except CardFileMistake as problem:
            raise Refused(problem.told(current())) from problem
    return rest


def _for_the_page(arguments: Sequence[str]) -> bool:
    """Whether a command without a name means the page: nothing else was said, or what only the page needs."""
    if not arguments:
        return True
    return arguments[0].startswith("-") and any(one.partition("=")[0] in serve.OPTIONS for one in arguments)


def _run(arguments: list[str]) -> int:
    arguments = _load_cards(_choose_language(arguments))
    if has_page() and _for_the_page(arguments):
        arguments.insert(0, "serve")
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in ("-h", "--help", "--version")):
        arguments.insert(0, DEFAULT)
    parser = build_parser()
    known: Any = next(a for a in parser._actions if isinstance(a, argparse._SubParsersAction))
    if not arguments[0].startswith("-") and arguments[0] not in known.choices:
        raise Refused(
            current().message("error-command", name=arguments[0], commands=", ".join(known.choices))
        )
    parsed, surplus = parser.parse_known_args(arguments)
    if surplus:
        raise Refused(current().message("error-surplus", words=" ".join(surplus)))
    if parsed.version:
        print(
            current().message(
                "ui-version", version=__version__, build=current().message(f"build-{build_name()}")
            )
        )
        return 0
    code: int = parsed.run(parsed)
    return code


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return its exit code."""
    try:
        return _run(list(sys.argv[1:] if arguments is None else arguments))
    except Refused as problem:
        text = " ".join(str(problem).split())
        print(f"dominium: {text}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has left; there is nothing to say and nowhere to say it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as problem:
        place = mistakes.fault(problem)
        if not place:
            raise
        print(f"dominium: {current().message('own-stopped', place=place)}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
