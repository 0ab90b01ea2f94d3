"""``dominium lab run`` and ``dominium lab tournament``."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..cards.kingdoms import Kingdom
from ..engine.setup import FEWEST, MOST, BadSetup
from ..engine.types import PROJECT
from ..lab.contenders import BadContender, Contender, contenders_in, shipped_contenders
from ..lab.contest import EVERY, Contest, parts
from ..lab.crew import Stop
from ..lab.plots import run_pictures, tournament_pictures
from ..lab.report import about_run, about_tournament, run_report, tournament_report
from ..lab.results import run_document, run_figures, tournament_document, tournament_figures
from ..lab.run import ENDLESS, run_contest
from ..lab.setting import BadSetting, contest_on, missing, setting_for
from ..lab.sheets import run_sheets, tournament_sheets
from ..lab.statistics import precision as half_width
from ..lab.statistics import win_rate
from ..lab.tournament import Tournament, plan, play
from ..lab.wording import Wording
from ..simulation.tally import Tally
from ..words.languages import current
from . import Refused
from .choices import card_for, listed, named_kingdom, whole_number
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

GAMES = 10_000
PAIR_GAMES = 1_000
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
    contenders = tuple(player(word, arguments) for word in words)
    try:
        setting = setting_for(contenders, kingdom_for(arguments, contenders))
    except BadSetting as problem:
        raise Refused(setting_problem(problem)) from None
    contest = contest_on(
        setting, contenders, alternating=alternates(arguments), seed=arguments.seed, every=every
    )
    _check_setup(contest)
    return contest


def kingdom_for(arguments: argparse.Namespace, contenders: tuple[Contender, ...]) -> Kingdom | None:
    """The kingdom asked for; None leaves it to the strategies."""
    projects = [card_for(name, PROJECT) for name in listed(arguments.projects)]
    if arguments.kingdom is not None:
        kingdom = named_kingdom(arguments.kingdom)
        if len(kingdom.cards) != 10:
            raise Refused(current().message("error-kingdom-size", count=len(kingdom.cards)))
        return Kingdom(kingdom.id, kingdom.rulebook, kingdom.cards, projects or kingdom.projects)
    if not projects:
        return None
    setting = setting_for(contenders)
    setting.projects = list(dict.fromkeys(setting.projects + projects))
    return setting


def _check_setup(contest: Contest) -> None:
    try:
        contest.setup()
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

        outcome = run_contest(contest, games, crew, stop, wanted, show)
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
    kingdom = kingdom_for(arguments, ())
    left_out: list[str] = []
    if kingdom is not None:
        for one in gathered:
            lacking = missing(one, kingdom)
            if lacking:
                cards = ", ".join(words.language.name(card) for card in lacking)
                left_out.append(words.say("lab-left-out", name=one.name, cards=cards))
            else:
                named.append(one)
    else:
        named += gathered
    if len(named) < 2:
        raise Refused("; ".join([words.say("lab-error-field", count=len(named)), *left_out[:3]]))
    try:
        tournament = plan(named, games, arguments.seed, kingdom, alternating=alternates(arguments))
    except BadSetting as problem:
        raise Refused(setting_problem(problem)) from None
    if not tournament.contests:
        raise Refused(words.say("lab-error-field", count=0))
    for contest in tournament.contests.values():
        _check_setup(contest)
    return _play(tournament, arguments, words, left_out)


def _play(tournament: Tournament, arguments: argparse.Namespace, words: Wording, left_out: list[str]) -> int:
    outputs = Outputs(arguments)
    stop = Stop()
    pieces = len(tournament.contests) * sum(1 for _ in parts(tournament.games))
    total = tournament.planned
    with (
        crew_for(arguments, pieces) as crew,
        stop.listening(),
        progress(total, words.say("lab-games-unit")) as bar,
    ):
        play(tournament, crew, stop, lambda known: bar(known.played, total, ""))
    if tournament.played == 0:
        show_lines([words.say("lab-nothing")])
        return ended(tournament.ending, tournament.problem, 0, stop)
    show_lines([*left_out, *about_tournament(tournament, words)])
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
