"""``dominium lab find``: the strongest strategy on a kingdom."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..bots.strategy import Strategy, money_ultimate
from ..cards.kingdoms import Kingdom
from ..engine.setup import FEWEST, MOST, BadSetup, Setup
from ..lab.candidates import Candidate, fits
from ..lab.contenders import ULTIMATE, Contender, contender_of
from ..lab.crew import Crew, Stop, WorkFailed
from ..lab.find import Finder, Interrupted, Opponent, Search, Timer, search_from
from ..lab.output import CannotWrite, check_file
from ..lab.output import write as write_file
from ..lab.run import run_contest
from ..lab.setting import contest_on
from ..lab.sheets import Sheet
from ..lab.statistics import Interval, win_rate
from ..lab.wording import Wording
from ..opponents.found import PREFIX
from ..strategies import parse, shipped, write
from ..strategies.composing import steady
from ..words.languages import current
from . import Refused
from .choices import whole_number
from .lab_games import kingdom_for
from .lab_options import add_crew_options, amount, crew_for, progress, show_lines, show_tables

SECONDS = 60
EVIDENCE_GAMES = 1_000
#: opponents of the evidence, besides plain money and the steady bot
_EVIDENCE_MOST = 8
#: of the time given, the search has so much; the rest is for the evidence
_PART = 0.88
#: seconds between two times the search is put away
_STORE = 5.0


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
    most = None if arguments.generations is None else amount(arguments.generations, "--generations")
    if seconds is None and most is None:
        seconds = SECONDS
    file = Path(arguments.save or f"{kingdom.id or 'found'}.txt").expanduser()
    store = file.with_name(f"{file.name}.search")
    search = _search(arguments, kingdom, file, store)
    stop = Stop()
    clock = Timer(seconds)
    with crew_for(arguments, MOST_PIECES) as crew, stop.listening():
        finder = Finder(search, crew, stop)
        try:
            _search_on(finder, kingdom, clock, most, store, stop, words)
            if not search.parents:
                show_lines([words.say("lab-nothing")])
                return 130
            show_lines([_summary(search, clock, words, stop)])
            best = _best(finder, stop)
            rows = _evidence(best, search, kingdom, games, crew, words, Stop() if stop.asked else stop)
        except WorkFailed as problem:
            _store(search, store)
            raise Refused(words.say("lab-error-failed", why=str(problem), count=search.games)) from None
    strategy = _named(best, kingdom, search, rows, games, arguments.name or "", words)
    _save(file, write(strategy))
    show_lines(["", write(strategy).rstrip(), ""])
    show_tables([_table(rows, games, words)])
    show_lines([words.say("lab-find-saved", file=str(file), search=str(store))])
    return 130 if stop.asked else 0


#: a search always has work for everybody
MOST_PIECES = 1_000_000


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
    try:
        check_file(file)
        check_file(store)
    except CannotWrite as problem:
        raise Refused(say("error-write", file=str(problem.file), why=problem.why)) from None
    cards = sorted(card.id for card in kingdom.cards)
    projects = sorted(card.id for card in kingdom.projects)
    if not arguments.resume:
        if store.exists():
            raise Refused(say("lab-error-find-exists", file=str(store)))
        return Search(cards, projects, arguments.players, arguments.seed)
    try:
        search = search_from(store.read_text(encoding="utf-8"))
    except OSError as failure:
        raise Refused(say("error-read", file=str(store), why=failure.strerror or str(failure))) from None
    except ValueError:
        raise Refused(say("lab-error-find-store", file=str(store))) from None
    if search.kingdom != cards or search.projects != projects or search.players != arguments.players:
        raise Refused(say("lab-error-find-other", file=str(store)))
    return search


# The search


def _search_on(
    finder: Finder, kingdom: Kingdom, clock: Timer, most: int | None, store: Path, stop: Stop, words: Wording
) -> None:
    search = finder.search
    stored = 0.0
    with progress(1, words.say("lab-games-unit")) as bar:

        def show() -> None:
            part = clock.part / _PART if most is None else search.generation / most
            bar(search.games, round(search.games / min(1.0, max(0.01, part))), _note(search, words))

        finder.progress = show
        try:
            if not search.parents:
                finder.begin(_known(kingdom), _always(kingdom))
            while not stop.asked and not clock.over(_PART) and (most is None or search.generation < most):
                finder.step()
                if clock.elapsed - stored > _STORE:
                    stored = clock.elapsed
                    _store(search, store)
        except Interrupted:
            pass
    if search.parents:
        _store(search, store)


def _store(search: Search, store: Path) -> None:
    _save(store, search.as_text())


def _save(file: Path, text: str) -> None:
    try:
        write_file(file, text.encode())
    except CannotWrite as problem:
        raise Refused(current().message("error-write", file=str(problem.file), why=problem.why)) from None


def _known(kingdom: Kingdom) -> list[Strategy]:
    """The strategies that people wrote, come with the program and fit the kingdom; what an earlier search found is
    left out, so that a search stands on its own feet."""
    return [
        strategy
        for name, strategy in shipped().items()
        if not name.startswith(PREFIX) and fits(strategy, kingdom)
    ]


def _always(kingdom: Kingdom) -> list[Opponent]:
    """Who has to be beaten at any time: plain money, and the steady bot."""
    money = money_ultimate(never_lose=True).strategy
    money.name = ULTIMATE
    return [
        Opponent(ULTIMATE, write(money)),
        Opponent("steady", write(steady(kingdom.cards, kingdom.projects))),
    ]


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


def _summary(search: Search, clock: Timer, words: Wording, stop: Stop) -> str:
    text = words.say(
        "lab-find-summary",
        generation=words.number(search.generation, 0),
        games=words.number(search.games, 0),
        archive=len(search.archive),
        seconds=words.number(clock.elapsed, 0),
    )
    return f"{text} {words.say('lab-ending-interrupted')}" if stop.asked else text


# The result


def _best(finder: Finder, stop: Stop) -> Candidate:
    if stop.asked:
        return finder.search.best.candidate
    try:
        return finder.finish()
    except Interrupted:
        return finder.search.best.candidate


Row = tuple[str, Interval]


def _evidence(
    best: Candidate, search: Search, kingdom: Kingdom, games: int, crew: Crew, words: Wording, stop: Stop
) -> list[Row]:
    """The win rate and half its interval against plain money, the steady bot, and the strategies that fit."""
    mine = contender_of(parse(best.text(), ""), "best")
    others: list[Contender] = [Contender(words.say("lab-ultimate"), ULTIMATE)]
    others.append(contender_of(steady(kingdom.cards, kingdom.projects), words.say("level-steady")))
    others += [contender_of(strategy) for strategy in _known(kingdom)]
    rows: list[Row] = []
    for number, other in enumerate(others):
        players = [mine, *[other] * (search.players - 1)]
        match = contest_on(kingdom, players, True, search.seed + 1 + number, 0)
        outcome = run_contest(match, games, crew, stop)
        if outcome.tally.games < games:
            break
        rows.append((other.name, win_rate(outcome.tally, 0)))
    return rows[:2] + sorted(rows[2:], key=lambda row: row[1].value)[:_EVIDENCE_MOST]


def _named(
    best: Candidate, kingdom: Kingdom, search: Search, rows: list[Row], games: int, name: str, words: Wording
) -> Strategy:
    strategy = parse(best.text(), "")
    place = (
        f"{words.say(kingdom.id)} ({kingdom.id})"
        if kingdom.id
        else words.cards(tuple(card.id for card in kingdom.cards))
    )
    strategy.name = name or words.say("lab-find-name", kingdom=place)
    strategy.author = "dominium lab find"
    strategy.note = words.say(
        "lab-find-about",
        players=search.players,
        seed=search.seed,
        generation=search.generation,
        games=words.number(search.games, 0),
    )
    lines = [words.say("lab-find-evidence", games=words.number(games, 0))]
    lines += [words.say("lab-find-row", name=other, rate=words.rate(rate)) for other, rate in rows]
    strategy.evidence = "\n".join(lines) if rows else ""
    return strategy


def _table(rows: list[Row], games: int, words: Wording) -> Sheet:
    title = words.say("lab-find-evidence", games=words.number(games, 0))
    columns = [words.say("lab-find-opponent"), words.say("lab-win-rate")]
    return Sheet(title, columns, [[name, words.rate(rate)] for name, rate in rows])
