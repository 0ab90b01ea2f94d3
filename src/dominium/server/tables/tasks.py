"""What somebody plays alone: a lesson or a challenge, and who sits opposite."""

from __future__ import annotations

from typing import NamedTuple

from ..protocol import (
    ChallengeKingdom,
    KingdomChoice,
    LessonKingdom,
    NamedKingdom,
    RecommendedKingdom,
    Refusal,
)
from .campaign import challenge_named
from .document import TableDocument
from .lessons import Lesson, lesson_named
from .names import bot_names


class Opposite(NamedTuple):
    """A bot of a task: what it is called ("" for any name), and how it plays."""

    name: str
    level: str


class Task(NamedTuple):
    """A table for one person and certain bots."""

    kingdom: NamedKingdom | RecommendedKingdom
    opposite: list[Opposite]
    #: where its cards lie and who begins; None for a game dealt like any other
    lesson: Lesson | None = None


def task_of(choice: KingdomChoice) -> Task | None:
    """The task that a choice of kingdom means; None for other choices."""
    return task_for(choice) if isinstance(choice, LessonKingdom | ChallengeKingdom) else None


def task_for(choice: LessonKingdom | ChallengeKingdom) -> Task:
    if isinstance(choice, LessonKingdom):
        lesson = lesson_named(choice.id)
        return Task(NamedKingdom(cards=lesson.kingdom), [Opposite("", lesson.level)], lesson)
    challenge = challenge_named(choice.id)
    return Task(
        challenge.kingdom,
        [Opposite(rival.name(choice.language), rival.level) for rival in challenge.rivals],
    )


def seat_bots(document: TableDocument, task: Task) -> None:
    """Let the bots of a task sit opposite the one who takes it up; a refusal where others sit there."""
    if len(document.seats) != 1 + len(task.opposite) or document.people != [0]:
        raise Refusal("alone", 409)
    for seat, bot in zip(document.seats[1:], task.opposite, strict=True):
        seat.level = bot.level
        seat.name = bot.name or seat.name


def send_bots_home(document: TableDocument, level: str) -> None:
    """After a task the seats of its bots go to ordinary ones."""
    free = [name for name in bot_names() if name not in [document.seats[i].name for i in document.people]]
    for seat in document.seats:
        if seat.kind == "bot":
            seat.name, seat.level = free.pop(0), level
