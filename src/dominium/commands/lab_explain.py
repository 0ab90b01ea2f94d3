"""``dominium lab explain`` and ``dominium lab strategies``: one game told, and who there is to play it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..engine.record import BadRecord, replay
from ..lab.contenders import bot_names
from ..lab.explain import Story, story_of_contest, story_of_record
from ..strategies import shipped
from ..terminal.screen import Screen
from ..words.languages import current
from ..words.story import tell
from . import Refused
from .choices import whole_number
from .lab_games import contest_for
from .lab_options import add_table_options, show_lines
from .play import load, record_problem


def add_explain(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser(
        "explain", help=say("help-lab-explain"), description=say("help-lab-explain-long")
    )
    parser.add_argument("player", metavar="FILE|PLAYER", nargs="*", help=say("help-lab-explain-what"))
    parser.add_argument("--game", type=whole_number, metavar="N", help=say("help-lab-game"))
    add_table_options(parser)
    parser.set_defaults(run=explain)


def explain(arguments: argparse.Namespace) -> int:
    say = current().message
    words: list[str] = arguments.player
    if arguments.game is None:
        if len(words) != 1:
            raise Refused(say("lab-error-explain"))
        record = load(Path(words[0]).expanduser())
        try:
            replay(record)
        except BadRecord as problem:
            raise Refused(record_problem(problem)) from None
        story = story_of_record(record)
    else:
        if arguments.game < 0:
            raise Refused(say("lab-error-game", text=str(arguments.game)))
        story = story_of_contest(contest_for(arguments), arguments.game)
    _tell(story)
    return 0


def _tell(story: Story) -> None:
    language = current()
    screen = Screen(language)
    screen.say("replay-players", names=", ".join(story.names))
    screen.say("replay-kingdom", cards=language.listing(story.kingdom))
    if story.projects:
        screen.say("replay-projects", cards=language.listing(story.projects))
    before = [0] * len(story.names)
    for chapter in story.chapters:
        screen.story(tell(chapter.events, story.names, language))
        if chapter.scores != before:
            screen.say("lab-standings", text=_points(story.names, chapter.scores))
            before = chapter.scores
    show_lines([""])
    if not story.over:
        screen.say("replay-unfinished")
    for name, deck in zip(story.names, story.decks, strict=True):
        screen.say("lab-final-deck", name=name, count=len(deck), cards=language.listing(deck))
    screen.say("lab-standings", text=_points(story.names, story.scores))
    if story.winners:
        winners = [story.names[seat] for seat in story.winners]
        screen.say("lab-winners", names=", ".join(winners), count=len(winners))


def _points(names: list[str], scores: list[int]) -> str:
    return " · ".join(f"{name} {points}" for name, points in zip(names, scores, strict=True))


def add_strategies(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser(
        "strategies", help=say("help-lab-strategies"), description=say("help-lab-strategies")
    )
    parser.set_defaults(run=strategies)


def strategies(arguments: argparse.Namespace) -> int:
    language = current()
    show_lines([language.message("lab-bots", names=", ".join(bot_names()))])
    for name, strategy in shipped().items():
        cards = ", ".join(language.name(card) for card in strategy.needs())
        show_lines([language.message("lab-strategy-line", id=name, name=strategy.name, cards=cards or "–")])
    return 0
