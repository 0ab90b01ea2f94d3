"""``dominium lab run`` and ``dominium lab tournament``."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .. import lab
from ..cards.kingdoms import Kingdom
from ..engine.setup import FEWEST, MOST, BadSetup
from ..lab.answered import TournamentResult, Unfinished
from ..lab.asking import GAMES, PAIR_GAMES, EmptyField, contest_among
from ..lab.contenders import BadContender, Contender, contenders_in, shipped_contenders
from ..lab.contest import EVERY, Contest, parts
from ..lab.crew import Crew, Stop
from ..lab.outcome import ENDLESS, Outcome
from ..lab.plots import run_pictures, tournament_pictures
from ..lab.report import about_run, about_tournament, run_report, tournament_report
from ..lab.results import run_document, run_figures, tournament_document, tournament_figures
from ..lab.setting import BadSetting
from ..lab.sheets import run_sheets, tournament_sheets
from ..lab.statistics import precision as half_width
from ..lab.statistics import win_rate
from ..lab.wording import Wording
from ..simulation.tally import Tally
from ..words.languages import current
from . import Refused
from .choices import listed, named_kingdom, projects_named, whole_number
from .lab_options import (
    Outputs,
    add_crew_options,
    add_output_options,
    add_program_options,
    add_table_options,
    alternates,
    amount,
    crew_for,
    decimal,
    ended,
    player,
    player_problem,
    progress,
    setting_problem,
    show_lines,
    show_sheets,
)

#: stands for all strategies that come with the program
SHIPPED = "shipped"


def add_run(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("run", help=say("help-lab-run"), description=say("help-lab-run"))
    parser.add_argument("player", metavar="PLAYER", nargs="*", help=say("help-lab-player"))
    parser.add_argument("--games", type=whole_number, metavar="N", help=say("help-lab-games", count=GAMES))
    parser.add_argument("--precision", type=decimal, metavar="P", help=say("help-lab-precision"))
    parser.add_argument(
        "--every", type=whole_number, metavar="N", default=EVERY, help=say("help-lab-every", count=EVERY)
    )
    add_table_options(parser)
    add_program_options(parser)
    add_crew_options(parser)
    add_output_options(parser)
    parser.set_defaults(run=run)


def contest_for(arguments: argparse.Namespace, every: int = EVERY) -> Contest:
    """The contest that the players and the table options describe."""
    say = current().message
    words: list[str] = arguments.player
    if not FEWEST <= len(words) <= MOST:
        raise Refused(say("lab-error-seats-number", count=len(words), least=FEWEST, most=MOST))
    contenders = [player(word, arguments) for word in words]
    place, projects = place_for(arguments)
    with told_in_words():
        return contest_among(
            contenders,
            place,
            projects,
            seed=arguments.seed,
            alternating=alternates(arguments),
            every=every,
        )


def place_for(arguments: argparse.Namespace) -> tuple[Kingdom | None, list[str]]:
    """The kingdom and the Projects asked for; without a kingdom the strategies decide."""
    projects = [card.id for card in projects_named(listed(arguments.projects))]
    if arguments.kingdom is None:
        return None, projects
    kingdom = named_kingdom(arguments.kingdom)
    if len(kingdom.cards) != 10:
        raise Refused(current().message("error-kingdom-size", count=len(kingdom.cards)))
    return kingdom, projects


@contextmanager
def told_in_words() -> Iterator[None]:
    """Players and a kingdom that do not go together are refused with a sentence."""
    try:
        yield
    except BadSetting as problem:
        raise Refused(setting_problem(problem)) from None
    except BadSetup as problem:
        raise Refused(str(problem)) from None


def run(arguments: argparse.Namespace) -> int:
    words = Wording(current())
    every = amount(arguments.every, "--every")
    contest = contest_for(arguments, every)
    wanted: float = arguments.precision or 0.0
    games = (ENDLESS if wanted else GAMES) if arguments.games is None else amount(arguments.games, "--games")
    outputs = Outputs(arguments)
    stop = Stop()
    pieces = sum(1 for _ in parts(min(games, 100_000)))
    with (
        crew_for(arguments, pieces) as crew,
        stop.listening(),
        progress(games, words.say("lab-games-unit")) as bar,
    ):

        def show(tally: Tally) -> None:
            if tally.games:
                note = f"{contest.contenders[0].name}: {words.rate(win_rate(tally, 0), 2)} %"
                bar(tally.games, _expected(tally, games, wanted), note)

        outcome = _outcome(contest, games, wanted, crew, stop, show)
    if outcome.tally.games == 0:
        show_lines([words.say("lab-nothing")])
        return ended(outcome.ending, outcome.problem, 0, stop)
    show_lines(about_run(outcome, words))
    if outcome.ending in ("stopped", "precision"):
        show_lines([words.say(f"lab-ending-{outcome.ending}", text=words.number(outcome.tally.games, 0))])
    show_sheets(run_sheets(outcome, words))
    outputs.save(
        lambda: run_document(outcome),
        lambda: run_figures(outcome),
        lambda: run_pictures(outcome, words),
        lambda: run_report(outcome, words.language.code),
    )
    return ended(outcome.ending, outcome.problem, outcome.tally.games, stop)


def _outcome(
    contest: Contest, games: int, wanted: float, crew: Crew, stop: Stop, show: Callable[[Tally], None]
) -> Outcome:
    """What came of the games, even if they could not all be played."""
    try:
        result = lab.run(
            *contest.contenders,
            kingdom=contest.kingdom,
            projects=contest.projects,
            games=games,
            precision=wanted,
            seed=contest.seed,
            alternating=contest.alternating,
            every=contest.every,
            crew=crew,
            stop=stop,
            progress=show,
        )
    except Unfinished as problem:
        result = problem.result
    return result.outcome


def _expected(tally: Tally, games: int, wanted: float) -> int:
    """How many games it will probably take."""
    if not wanted:
        return games
    return min(games, max(tally.games, round(tally.games * (half_width(tally) / wanted) ** 2)))


# Tournaments


def add_tournament(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser(
        "tournament", help=say("help-lab-tournament"), description=say("help-lab-tournament")
    )
    parser.add_argument("player", metavar="DIR|PLAYER", nargs="*", help=say("help-lab-field", name=SHIPPED))
    parser.add_argument(
        "--games", type=whole_number, metavar="N", help=say("help-lab-pair-games", count=PAIR_GAMES)
    )
    add_table_options(parser)
    add_program_options(parser)
    add_crew_options(parser)
    add_output_options(parser)
    parser.set_defaults(run=run_tournament)


def run_tournament(arguments: argparse.Namespace) -> int:
    words = Wording(current())
    games = PAIR_GAMES if arguments.games is None else amount(arguments.games, "--games")
    named, gathered = _field(arguments)
    place, projects = place_for(arguments)
    alternating = alternates(arguments)
    outputs = Outputs(arguments)
    stop = Stop()
    players = len(named) + len(gathered)
    pieces = max(1, players * (players - 1) // 2 * sum(1 for _ in parts(games)))
    with (
        crew_for(arguments, pieces) as crew,
        stop.listening(),
        progress(games, words.say("lab-games-unit")) as bar,
        told_in_words(),
    ):
        try:
            result = lab.tournament(
                *named,
                folders=[gathered],
                kingdom=place,
                projects=projects,
                games=games,
                seed=arguments.seed,
                alternating=alternating,
                crew=crew,
                stop=stop,
                progress=lambda known: bar(known.played, known.planned, ""),
            )
        except EmptyField as problem:
            lacking = _left_out(problem.left_out, words)[:3]
            raise Refused("; ".join([words.say("lab-error-field", count=problem.count), *lacking])) from None
        except Unfinished as problem:
            result = problem.result
    return _show(result, outputs, words, stop)


def _show(result: TournamentResult, outputs: Outputs, words: Wording, stop: Stop) -> int:
    tournament = result.tournament
    if tournament.played == 0:
        show_lines([words.say("lab-nothing")])
        return ended(tournament.ending, tournament.problem, 0, stop)
    show_lines([*_left_out(result.left_out, words), *about_tournament(tournament, words)])
    for i, j in tournament.impossible:
        names = f"{tournament.contenders[i].name}, {tournament.contenders[j].name}"
        show_lines([words.say("lab-impossible", names=names)])
    if tournament.ending == "stopped":
        show_lines([words.say("lab-ending-stopped", text=words.number(tournament.played, 0))])
    show_sheets(tournament_sheets(tournament, words))
    outputs.save(
        lambda: tournament_document(tournament),
        lambda: tournament_figures(tournament),
        lambda: tournament_pictures(tournament, words),
        lambda: tournament_report(tournament, words.language.code),
    )
    return ended(tournament.ending, tournament.problem, tournament.played, stop)


def _left_out(names: dict[str, list[str]], words: Wording) -> list[str]:
    return [
        words.say("lab-left-out", name=name, cards=words.cards(tuple(cards))) for name, cards in names.items()
    ]


def _field(arguments: argparse.Namespace) -> tuple[list[Contender], list[Contender]]:
    """The players named one by one, and those gathered from folders: theirs may be left out."""
    named: list[Contender] = []
    gathered: list[Contender] = []
    for word in arguments.player:
        folder = Path(word).expanduser()
        try:
            if word == SHIPPED:
                gathered += shipped_contenders()
            elif folder.is_dir():
                gathered += contenders_in(folder)
            else:
                named.append(player(word, arguments))
        except BadContender as problem:
            raise Refused(player_problem(problem)) from None
    return named, gathered
