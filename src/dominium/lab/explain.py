"""What happened in one game, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..engine import phases
from ..engine.events import Event
from ..engine.game import Game, Pause
from ..engine.log import Log
from ..engine.record import Record
from ..engine.turn import step
from ..simulation.arena import TURNS_EACH
from ..words.naming import distinct_names
from .contest import Contest


@dataclass
class Chapter:
    """One turn: what happened, and the points of the seats after it."""

    events: list[Event]
    scores: list[int]


@dataclass
class Story:
    """A whole game."""

    names: list[str]
    kingdom: list[str]
    projects: list[str]
    chapters: list[Chapter] = field(default_factory=list)
    #: all cards of each seat at the end, by id
    decks: list[list[str]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    over: bool = False


def story_of_contest(contest: Contest, number: int) -> Story:
    """The story of one game of a run."""
    game, order = contest.game(number)
    names = distinct_names([contender.name for contender in contest.contenders])
    return _story(game, [names[player] for player in order])


def story_of_record(record: Record) -> Story:
    """The story of a recorded game; the record must be one that replays."""
    game = record.deal().rest
    game.script = [answer for _, _, answer in record.answers]
    return _story(game, record.names)


def _story(game: Game, names: list[str]) -> Story:
    story = Story(names, [card.id for card in game.setup.kingdom], [card.id for card in game.setup.projects])
    story.chapters = list(_chapters(game))
    story.decks = [sorted(card.id for card in player.all_cards()) for player in game.players]
    story.scores = game.scores()
    story.over = game.phase == phases.OVER
    story.winners = game.winners() if story.over else []
    for agent in game.agents:
        if agent is not None:
            agent.end_of_game(story.scores, story.winners)
    return story


def _chapters(game: Game) -> Iterator[Chapter]:
    limit = TURNS_EACH * len(game.players)
    log = Log()
    game.log = log
    told = 0
    try:
        while game.phase != phases.OVER and game.turn <= limit:
            step(game)
            if game.waiting is not None:
                break  # an unfinished record: nobody answers any more
            if game.phase in (phases.START, phases.OVER):
                yield Chapter(log.events[told:], game.scores())
                told = len(log.events)
    except Pause:  # the same, in the middle of an effect
        pass
    if told < len(log.events):
        yield Chapter(log.events[told:], game.scores())
