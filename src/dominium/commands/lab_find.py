"""``dominium lab find``: the strongest strategy on a kingdom."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .. import lab
from ..cards.kingdoms import Kingdom
from ..engine.setup import FEWEST, MOST, BadSetup
from ..files import CannotWrite
from ..lab.answered import FindResult, Unfinished
from ..lab.asking import PIECES, SECONDS, NothingFound
from ..lab.crew import Stop
from ..lab.kingdom_search import EVIDENCE_GAMES, BadStore, KingdomSearch, store_beside
from ..lab.search import Search
from ..lab.sheets import Sheet
from ..lab.wording import Wording
from ..words.languages import current
from ..words.refusals import refusal
from . import Refused
from .choices import whole_number
from .lab_games import place_for
from .lab_options import (
    add_crew_options,
    amount,
    crew_for,
    progress,
    show_lines,
    show_sheets,
    write_problem,
)


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
    kingdom, projects = _place(arguments)
    games = amount(arguments.games, "--games")
    seconds = None if arguments.seconds is None else amount(arguments.seconds, "--seconds")
    generations = None if arguments.generations is None else amount(arguments.generations, "--generations")
    file = Path(arguments.save or f"{kingdom.id or 'found'}.txt").expanduser()
    stop = Stop()
    with (
        crew_for(arguments, PIECES) as crew,
        stop.listening(),
        progress(1, words.say("lab-games-unit")) as bar,
        _told_in_words(file, words),
    ):
        shown = -1

        def show(searching: KingdomSearch) -> None:
            nonlocal shown
            search = searching.search
            if search.games == shown:
                return  # nothing to tell that was not told
            shown = search.games
            part = min(1.0, max(0.01, searching.part))
            bar(search.games, round(search.games / part), _note(search, words))

        try:
            result = lab.find(
                kingdom,
                projects=projects,
                players=arguments.players,
                seconds=seconds,
                generations=generations,
                seed=arguments.seed,
                games=games,
                name=arguments.name or "",
                save=file,
                resume=arguments.resume,
                crew=crew,
                stop=stop,
                progress=show,
            )
        except NothingFound:
            show_lines([words.say("lab-nothing")])
            return 130
    show_lines([_summary(result, words, stop), "", result.text.rstrip(), ""])
    show_sheets([_sheet(result, words)])
    show_lines([words.say("lab-find-saved", file=str(file), search=str(store_beside(file)))])
    return 130 if stop.asked else 0


def _place(arguments: argparse.Namespace) -> tuple[Kingdom, list[str]]:
    say = current().message
    if arguments.kingdom is None:
        raise Refused(say("lab-error-find-kingdom"))
    if not FEWEST <= arguments.players <= MOST:
        raise Refused(say("error-players", count=arguments.players, least=FEWEST, most=MOST))
    kingdom, projects = place_for(arguments)
    assert kingdom is not None  # one was asked for
    return kingdom, projects


@contextmanager
def _told_in_words(file: Path, words: Wording) -> Iterator[None]:
    """What goes wrong is refused with a sentence."""
    try:
        yield
    except BadSetup as problem:
        raise Refused(str(problem)) from None
    except CannotWrite as problem:
        raise Refused(write_problem(problem)) from None
    except BadStore as problem:
        messages = {
            "exists": "lab-error-find-exists",
            "unreadable": "error-read",
            "spoilt": "lab-error-find-store",
            "other": "lab-error-find-other",
        }
        store = str(store_beside(file))
        raise Refused(words.say(messages[problem.reason], file=store, why=refusal(problem.detail))) from None
    except Unfinished as problem:
        raise Refused(words.say("lab-error-failed", why=str(problem), count=problem.games)) from None


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


def _summary(result: FindResult, words: Wording, stop: Stop) -> str:
    text = words.say(
        "lab-find-summary",
        generation=words.number(result.generations, 0),
        games=words.number(result.games, 0),
        archive=result.archive,
        seconds=words.number(result.seconds, 0),
    )
    return f"{text} {words.say('lab-ending-interrupted')}" if stop.asked else text


def _sheet(result: FindResult, words: Wording) -> Sheet:
    title = words.say("lab-find-evidence", games=words.number(result.evidence_games, 0))
    columns = [words.say("lab-find-opponent"), words.say("lab-win-rate")]
    return Sheet(title, columns, [[name, words.rate(rate)] for name, rate in result.evidence])
