"""The lines that a program reads and writes, each one JSON object: docs/protocol.md tells of them.

The types below are the schema: ``python -m dominium.programs.lines`` prints it, and docs/protocol.schema.json is that.
"""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from typing_extensions import TypedDict

from .._version import __version__
from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.setup import Setup
from ..engine.types import type_names
from ..engine.view import View

#: goes up when a program of today would not understand what it is told
PROTOCOL = 1
#: no line of a program may be longer
LONGEST_LINE = 100_000


# What a program is told


class HelloToProgram(TypedDict):
    """First of all: who speaks, and how many seconds there are to answer."""

    type: Literal["hello"]
    protocol: int
    game: Literal["dominium"]
    version: str
    seconds_to_start: float
    seconds_to_answer: float


class CardOfGame(TypedDict):
    """What is printed on a card."""

    id: str
    cost: int
    types: list[str]
    coins: int
    points: int


class SetupLine(TypedDict):
    """A game begins. ``chance`` is a number to seed one's own chance with, so that games can be repeated."""

    type: Literal["setup"]
    seat: int
    players: int
    kingdom: list[str]
    projects: list[str]
    cards: list[CardOfGame]
    chance: int


class OptionOfQuestion(TypedDict):
    """A card or a word; up to ``copies`` of it can be taken. ``zone`` says where it lies."""

    id: str
    copies: int
    zone: str


class QuestionLine(TypedDict):
    """Something to decide: take ``minimum`` to ``maximum`` of the options, in an order that matters if ``ordered``.

    ``card`` is the card that asks, if one does; ``view`` is all that the seat may know.
    """

    type: Literal["question"]
    id: int
    kind: str
    card: str | None
    options: list[OptionOfQuestion]
    minimum: int
    maximum: int
    ordered: bool
    view: dict[str, Any]


class RefusedLine(TypedDict):
    """The answer to a question did not count, and why: ``late``, ``unclear`` or ``illegal``."""

    type: Literal["refused"]
    id: int
    reason: Literal["late", "unclear", "illegal"]
    detail: str


class EndLine(TypedDict):
    """The game is over."""

    type: Literal["end"]
    scores: list[int]
    winners: list[int]


ToldLine = HelloToProgram | SetupLine | QuestionLine | RefusedLine | EndLine


# What a program says


class HelloOfProgram(BaseModel):
    """The answer to ``hello``."""

    model_config = ConfigDict(extra="ignore")

    type: Literal["hello"]
    protocol: Literal[1]
    name: Annotated[str, Field(max_length=100)] = ""


class AnswerLine(BaseModel):
    """The answer to a question: the indices of the options taken, one repeated for each further copy."""

    model_config = ConfigDict(extra="ignore", strict=True)

    type: Literal["answer"]
    id: int
    take: Annotated[list[int], Field(max_length=1000)]


class Lines(BaseModel):
    """All lines there are."""

    told: ToldLine
    said: HelloOfProgram | AnswerLine


_Line = TypeVar("_Line", bound=BaseModel)


class UnclearLine(ValueError):
    """A line of a program that says nothing of what it may say."""


def written(line: ToldLine) -> bytes:
    return json.dumps(line, separators=(",", ":")).encode() + b"\n"


def hello_from(line: bytes) -> HelloOfProgram:
    return _read(HelloOfProgram, line)


def answer_from(line: bytes) -> AnswerLine:
    return _read(AnswerLine, line)


def _read(kind: type[_Line], line: bytes) -> _Line:
    try:
        return kind.model_validate_json(line)
    except ValidationError as problem:
        first = problem.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise UnclearLine(f"{place}: {first['msg']}" if place else first["msg"]) from None


def hello(start: float, answer: float) -> HelloToProgram:
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": "dominium",
        "version": __version__,
        "seconds_to_start": start,
        "seconds_to_answer": answer,
    }


def setup_line(setup: Setup, seat: int, chance: int) -> SetupLine:
    return {
        "type": "setup",
        "seat": seat,
        "players": setup.players,
        "kingdom": [card.id for card in setup.kingdom],
        "projects": [card.id for card in setup.projects],
        "cards": [_card(card) for card in (*setup.piles, *setup.projects, *setup.artifacts)],
        "chance": chance,
    }


def _card(card: Card) -> CardOfGame:
    return {
        "id": card.id,
        "cost": card.cost,
        "types": type_names(card.types),
        "coins": card.coins,
        "points": card.points,
    }


def question_line(number: int, decision: Decision, view: View) -> QuestionLine:
    copies = decision.copies
    return {
        "type": "question",
        "id": number,
        "kind": decision.kind,
        "card": decision.source,
        "options": [
            {"id": option, "copies": copies[i], "zone": decision.zone(i)}
            for i, option in enumerate(decision.options)
        ],
        "minimum": decision.minimum,
        "maximum": decision.maximum,
        "ordered": decision.ordered,
        "view": view.as_dict(),
    }


def schema() -> str:
    """The JSON schema of all lines."""
    return json.dumps(Lines.model_json_schema(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema())
