"""The catalogue, replays and checks."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from .common import Body, KingdomInfo, Text
from .outgoing import DecisionInfo, EndMessage, LogLine, ViewInfo


class CardInfo(TypedDict):
    """A card of the catalogue."""

    id: str
    sets: list[str]
    cost: int
    types: list[str]
    basic: bool
    kind: Literal["card", "project", "artifact"]
    coins: int
    points: int
    name: Text
    text: Text
    rulings: list[Text]
    """What is good to know about the card beyond its text."""
    other_names: list[str]
    artifacts: list[str]


class SetInfo(TypedDict):
    id: str
    name: Text


class LevelInfo(TypedDict):
    """A level of bots."""

    id: str
    name: Text


class PhraseInfo(TypedDict):
    id: str
    text: Text


class Catalogue(TypedDict):
    """GET /api/catalogue: all there is to play with."""

    version: str
    cards: list[CardInfo]
    sets: list[SetInfo]
    newest: list[str]
    """The newest edition of each set."""
    levels: list[LevelInfo]
    phrases: list[PhraseInfo]


class KingdomList(TypedDict):
    """GET /api/kingdoms: the recommended kingdoms."""

    kingdoms: list[KingdomInfo]


# Replays


class RecordBody(Body):
    """A record: the text of its file."""

    record: Annotated[str, Field(max_length=1_000_000)]


class ReplayStep(TypedDict):
    """The game before an answer, everybody's cards open; the last step has no decision.

    ``answer`` are the indices that were chosen; ``log`` is what happened since the step before.
    """

    view: ViewInfo
    decision: DecisionInfo | None
    answer: list[int] | None
    log: list[LogLine]


class ReplayInfo(TypedDict):
    names: list[str]
    kingdom: KingdomInfo
    steps: list[ReplayStep]
    end: EndMessage | None
    sealed: bool
    seed: str


class Verification(TypedDict):
    """Whether a record, played again, gives the same game."""

    ok: bool
    reason: str
    text: Text
    answers: int
    scores: list[int]
    seal: str | None
    """The fingerprint of the record's seed; compare it with the one published at the start."""
    seal_matches: bool | None
    """Whether it is the one published at this table; None if that is not known here."""
