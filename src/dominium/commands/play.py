"""``dominium play``: a game in the terminal."""

from __future__ import annotations

import argparse
import secrets
from itertools import zip_longest
from pathlib import Path
from typing import Any

from ..cards.kingdoms import FIRST_KINGDOM, Kingdom, random_kingdom
from ..cards.sets import set_ids
from ..engine.agent import Agent
from ..engine.random import FastRandom
from ..engine.record import BadRecord, Record, replay
from ..engine.session import Session
from ..engine.setup import FEWEST, MOST, BadSetup
from ..files import new_file, read_record
from ..lab.contenders import PROGRAM, Contender
from ..lab.report import about_faults
from ..lab.wording import Wording
from ..opponents.levels import BOTS, MASTER, PERSON, bot_named, opponent
from ..opponents.seeking import Seeker, StrongWhenFound
from ..programs.faults import drained
from ..terminal import TerminalGame, person_seat
from ..words.languages import current
from ..words.refusals import refusal
from . import Refused
from .choices import listed, named_kingdom, projects_named, sets_named, whole_number
from .lab_options import player, show_lines

#: seconds a bot may think about an answer
_SECONDS = 3.0
#: how records name a seat where a program played; which one is nobody else's business
_A_PROGRAM = PROGRAM.removesuffix(":")


def register(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("play", help=say("help-play"), description=say("help-play"))
    parser.add_argument("--terminal", action="store_true", help=say("help-terminal"))
    parser.add_argument("--players", type=whole_number, metavar="N", help=say("help-players"))
    parser.add_argument("--bots", metavar="A,B", help=say("help-bots", bots=", ".join(BOTS)))
    parser.add_argument("--kingdom", metavar="K", help=say("help-kingdom"))
    parser.add_argument("--sets", metavar="A,B", help=say("help-sets", sets=", ".join(set_ids())))
    parser.add_argument("--projects", metavar="P", help=say("help-projects"))
    parser.add_argument("--seed", type=whole_number, metavar="N", help=say("help-seed"))
    parser.add_argument("--name", help=say("help-name"))
    parser.add_argument("--continue", dest="file", metavar="FILE", help=say("help-continue"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.file is not None:
        given = (arguments.kingdom, arguments.sets, arguments.projects, arguments.players)
        if any(one is not None for one in given) or arguments.seed is not None:
            raise Refused(current().message("error-continue-only"))
        file = Path(arguments.file).expanduser()
        record = load(file)
        session = _replayed(record)
        programs = _programs_again(arguments, record)
    else:
        record = _new_record(arguments)
        session = record.deal()
        file = new_file()
        programs = [player(name) for name in _bots(arguments) if name.startswith(PROGRAM)]
    seat = person_seat(record)
    seeker = Seeker()
    session.agents = _agents(record, seat, seeker, programs)
    session.start()
    try:
        TerminalGame(session, record, file, current()).run()
    finally:
        for agent in session.agents:
            if agent is not None:
                agent.end_of_game(record.scores, record.winners)
        seeker.close()
    show_lines(about_faults(drained(), Wording(current())))
    return 0


def load(file: Path) -> Record:
    """Read a record for the user: whatever is wrong becomes one line."""
    say = current().message
    try:
        record = read_record(file)
    except OSError as problem:
        raise Refused(say("error-read", file=str(file), why=refusal(problem))) from None
    except BadRecord as problem:
        raise Refused(record_problem(problem)) from None
    usual = _names(say("default-name"), max(0, min(record.players, MOST)))
    given = [_printable(name) for name in record.names] or usual
    # A name that cannot be seen is none.
    record.names = [name or other for name, other in zip_longest(given, usual[: len(given)], fillvalue="")]
    return record


def record_problem(problem: BadRecord) -> str:
    return current().message(f"record-{problem.reason}", **problem.facts())


def _replayed(record: Record) -> Session:
    try:
        return replay(record)
    except BadRecord as problem:
        raise Refused(record_problem(problem)) from None


# A new game


def _new_record(arguments: argparse.Namespace) -> Record:
    language = current()
    bots = _bots(arguments)
    players = 1 + len(bots)
    seed = arguments.seed if arguments.seed is not None else secrets.randbelow(1 << 53)
    kingdom = _kingdom(arguments, seed)
    if len(kingdom.cards) != 10:
        raise Refused(language.message("error-kingdom-size", count=len(kingdom.cards)))
    record = Record(
        players, [card.id for card in kingdom.cards], [card.id for card in kingdom.projects], seed, -1
    )
    name = _printable(arguments.name or "") or language.message("default-name")
    record.names = _names(name, players)
    # A record may go to others: it does not say what was run here, and nobody's record starts a program.
    record.agents = [PERSON, *(name.partition(":")[0] for name in bots)]
    try:
        record.deal()
    except BadRecord as problem:
        raise Refused(record_problem(problem)) from None
    return record


def _bots(arguments: argparse.Namespace) -> list[str]:
    say = current().message
    players = arguments.players
    if players is not None and not FEWEST <= players <= MOST:
        raise Refused(say("error-players", count=players, least=FEWEST, most=MOST))
    names = listed(arguments.bots) or ["steady"]
    for name in names:
        if name not in BOTS and not name.startswith(PROGRAM):
            raise Refused(say("error-bot", name=name, bots=", ".join(BOTS)))
    if players is None:
        players = 1 + len(names)
    if players > MOST:
        raise Refused(say("error-players", count=players, least=FEWEST, most=MOST))
    if len(names) == 1:
        names = names * (players - 1)
    if len(names) != players - 1:
        raise Refused(say("error-bots-players", bots=len(names), players=players))
    return names


def _kingdom(arguments: argparse.Namespace, seed: int) -> Kingdom:
    """The kingdom asked for by name, by its cards, or left to chance."""
    wish: str | None = arguments.kingdom
    projects = listed(arguments.projects)
    number = (
        int(projects[0]) if len(projects) == 1 and projects[0].isdecimal() and len(projects[0]) < 3 else -1
    )
    if wish is None and arguments.sets is None:
        wish = FIRST_KINGDOM
    if wish is not None and wish.lower() not in ("random", current().message("kingdom-random")):
        if arguments.sets is not None:
            raise Refused(current().message("error-sets-kingdom"))
        kingdom = named_kingdom(wish)
        if number >= 0:
            raise Refused(current().message("error-projects-number"))
    else:
        sets = sets_named(arguments.sets)
        try:
            kingdom = random_kingdom(
                FastRandom(seed), sets, projects=number if number >= 0 else 0 if projects else -1
            )
        except BadSetup:
            raise Refused(current().message("error-few-cards", sets=", ".join(sets))) from None
    if projects and number < 0:
        kingdom.projects = projects_named(projects)
    return kingdom


# Seats


def _programs_again(arguments: argparse.Namespace, record: Record) -> list[Contender]:
    """The programs that go on with a saved game, in the order of their seats; none if the steady bot is to go on."""
    say = current().message
    names = listed(arguments.bots)
    seats = record.agents.count(_A_PROGRAM)
    if names and not (seats and all(name.startswith(PROGRAM) for name in names)):
        raise Refused(say("error-continue-only"))
    if names and len(names) != seats:
        raise Refused(say("error-continue-programs", count=seats, number=len(names)))
    if seats and not names:
        show_lines([say("continue-without-programs", count=seats)])
    return [player(name) for name in names]


def _agents(record: Record, person: int, seeker: Seeker, programs: list[Contender]) -> list[Agent | None]:
    agents: list[Agent | None] = []
    setup = record.deal().game.setup
    for seat in range(record.players):
        name = record.agents[seat] if record.agents else "steady"
        if seat == person:
            agents.append(None)
        elif name == "strong":
            seeker.want(setup)
            agents.append(StrongWhenFound(setup))
        elif name == MASTER:
            # The same seed after an interruption: what it thinks depends on that and on what it sees.
            seeker.want(setup, MASTER)
            agents.append(opponent(name, record.seed + seat, setup, seconds=_SECONDS))
        elif name == _A_PROGRAM and programs:
            agents.append(programs.pop(0).agent(record.seed + seat, setup))
        else:
            agents.append(bot_named(name, record.seed + seat + len(record.answers), setup))
    return agents


def _names(person: str, players: int) -> list[str]:
    say = current().message
    bots = [say(f"bot-name-{i}") for i in range(1, MOST + 1)]
    return [person, *(name for name in bots if name != person)][:players]


def _printable(name: str) -> str:
    """A name without control characters, not too long for a line."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:20]
