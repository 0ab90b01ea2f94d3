"""``dominium lab find``: the strongest strategy on a kingdom."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..cards.kingdoms import Kingdom
from ..engine.setup import FEWEST, MOST, BadSetup, Setup
from ..files import CannotWrite, check_file, write_file
from ..lab.crew import Stop, WorkFailed
from ..lab.kingdom_search import (
    EVIDENCE_GAMES,
    BadStore,
    Found,
    KingdomSearch,
    new_search,
    store_beside,
    stored_search,
)
from ..lab.search import Search
from ..lab.sheets import Sheet
from ..lab.wording import Wording
from ..strategies import write
from ..words.languages import current
from . import Refused
from .choices import whole_number
from .lab_games import kingdom_for
from .lab_options import (
    add_crew_options,
    amount,
    crew_for,
    progress,
    show_lines,
    show_sheets,
    write_problem,
)

SECONDS = 60
#: a search always has work for everybody
_PIECES = 1_000_000


def add_find(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("find", help=say("help-lab-find"), description=say("help-lab-find-long"))
    parser.add_argument("--kingdom", metavar="K", help=say("help-lab-find-kingdom"))
    parser.add_argument("--projects", metavar="P", help=say("help-lab-projects"))
    parser.add_argument(
        "--players", type=whole_number, metavar="N", default=2, help=say("help-lab-find-players")
    )
    parser.add_argument(
        "--seconds", type=whole_number, metavar="N", help=say("help-lab-find-seconds", count=SECONDS)
    )
    parser.add_argument(
        "--generations", type=whole_number, metavar="N", help=say("help-lab-find-generations")
    )
    parser.add_argument("--seed", type=whole_number, metavar="N", default=1, help=say("help-lab-find-seed"))
    parser.add_argument(
        "--games", type=whole_number, metavar="N", default=EVIDENCE_GAMES, help=say("help-lab-find-games")
    )
    parser.add_argument("--save", metavar="FILE", help=say("help-lab-find-save"))
    parser.add_argument("--resume", action="store_true", help=say("help-lab-find-resume"))
    parser.add_argument("--name", metavar="NAME", help=say("help-lab-find-name"))
    add_crew_options(parser)
    parser.set_defaults(run=find)


def find(arguments: argparse.Namespace) -> int:
    words = Wording(current())
    kingdom = _kingdom(arguments)
    games = amount(arguments.games, "--games")
    seconds = None if arguments.seconds is None else amount(arguments.seconds, "--seconds")
    generations = None if arguments.generations is None else amount(arguments.generations, "--generations")
    if seconds is None and generations is None:
        seconds = SECONDS
    file = Path(arguments.save or f"{kingdom.id or 'found'}.txt").expanduser()
    store = store_beside(file)
    stop = Stop()
    try:
        search = _search(arguments, kingdom, file, store)
        with crew_for(arguments, _PIECES) as crew, stop.listening():
            searching = KingdomSearch(kingdom, search, store, crew, stop, seconds, generations)
            found = _found(searching, stop, games, arguments.name or "", words)
        if found is None:
            show_lines([words.say("lab-nothing")])
            return 130
        text = write(found.strategy)
        write_file(file, text.encode())
    except CannotWrite as problem:
        raise Refused(write_problem(problem)) from None
    show_lines(["", text.rstrip(), ""])
    show_sheets([_sheet(found, games, words)])
    show_lines([words.say("lab-find-saved", file=str(file), search=str(store))])
    return 130 if stop.asked else 0


# Before the search


def _kingdom(arguments: argparse.Namespace) -> Kingdom:
    say = current().message
    if arguments.kingdom is None:
        raise Refused(say("lab-error-find-kingdom"))
    if not FEWEST <= arguments.players <= MOST:
        raise Refused(say("error-players", count=arguments.players, least=FEWEST, most=MOST))
    kingdom = kingdom_for(arguments, ())
    assert kingdom is not None  # one was asked for
    try:
        Setup(arguments.players, kingdom.cards, kingdom.projects)
    except BadSetup as problem:
        raise Refused(str(problem)) from None
    return kingdom


def _search(arguments: argparse.Namespace, kingdom: Kingdom, file: Path, store: Path) -> Search:
    """A new search, or the one that was put away."""
    say = current().message
    check_file(file)
    check_file(store)
    if not arguments.resume:
        if store.exists():
            raise Refused(say("lab-error-find-exists", file=str(store)))
        return new_search(kingdom, arguments.players, arguments.seed)
    try:
        return stored_search(store, kingdom, arguments.players)
    except BadStore as problem:
        messages = {
            "unreadable": "error-read",
            "spoilt": "lab-error-find-store",
            "other": "lab-error-find-other",
        }
        raise Refused(say(messages[problem.reason], file=str(store), why=problem.detail)) from None


# The search


def _found(searching: KingdomSearch, stop: Stop, games: int, name: str, words: Wording) -> Found | None:
    """What the search finds; None if it was stopped before it knew anything."""
    search = searching.search
    try:
        with progress(1, words.say("lab-games-unit")) as bar:

            def show() -> None:
                part = min(1.0, max(0.01, searching.part))
                bar(search.games, round(search.games / part), _note(search, words))

            searching.go_on(show)
        if not search.parents:
            return None
        show_lines([_summary(searching, words, stop)])
        return searching.result(games, words, name)
    except WorkFailed as problem:
        searching.put_away()
        raise Refused(words.say("lab-error-failed", why=str(problem), count=search.games)) from None


def _note(search: Search, words: Wording) -> str:
    if not search.parents:
        return words.say("lab-find-seeds")
    return words.say(
        "lab-find-note",
        generation=words.number(search.generation, 0),
        games=words.number(search.games, 0),
        rate=words.percent(search.best.strength(search.players)),
        archive=len(search.archive),
    )


def _summary(searching: KingdomSearch, words: Wording, stop: Stop) -> str:
    search = searching.search
    text = words.say(
        "lab-find-summary",
        generation=words.number(search.generation, 0),
        games=words.number(search.games, 0),
        archive=len(search.archive),
        seconds=words.number(searching.elapsed, 0),
    )
    return f"{text} {words.say('lab-ending-interrupted')}" if stop.asked else text


def _sheet(found: Found, games: int, words: Wording) -> Sheet:
    title = words.say("lab-find-evidence", games=words.number(games, 0))
    columns = [words.say("lab-find-opponent"), words.say("lab-win-rate")]
    return Sheet(title, columns, [[name, words.rate(rate)] for name, rate in found.rows])
