"""What is found out of games and kingdoms for those who want to learn."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from .common import Text


class StudyState(TypedDict):
    """How far something is that takes long to find out. What is ``done`` comes along, and is kept."""

    state: Literal["none", "waiting", "running", "failed", "done"]
    ahead: int
    """How many pieces of work go before it while it waits."""
    part: float
    """Which part of it is done, from 0 to 1."""
    problem: Text | None
    """Why nothing came of it."""


class AnalysisStep(TypedDict):
    """The chances of winning before a decision (after the end: what everybody had), by seat."""

    seat: int
    """Who is asked, -1 after the end."""
    turn: int
    """The so-manieth turn of whoever is on turn."""
    shares: list[float]
    """From 0 to 1, as measured: for a chart."""
    chances: list[Text]
    """The same in words, as exactly as their errors allow."""


class AnalysisMark(TypedDict):
    """A decision that lost something."""

    step: int
    seat: int
    turn: int
    grade: Literal["inaccuracy", "mistake", "blunder"]
    grade_name: Text
    deed: Text
    """What was done."""
    better: Text
    """What would have been better."""
    gain: Text
    """How much that would have brought."""


class AnalysisPlayer(TypedDict):
    """What a player lost by play, and what chance did."""

    seat: int
    name: str
    winner: bool
    marks: dict[str, int]
    """How many decisions of each grade lost something."""
    lost: Text
    luck: Text


class AnalysisInfo(TypedDict):
    """What decided a game. Its steps are those of the replay."""

    summary: list[Text]
    steps: list[AnalysisStep]
    marks: list[AnalysisMark]
    players: list[AnalysisPlayer]
    turning_point: int | None
    """The step from which on the winner was ahead for good; null if from the beginning, or if nobody won alone."""
    figures: Text
    """What the figures mean."""


class AnalysisState(StudyState):
    analysis: AnalysisInfo | None


class AnalysisBegun(AnalysisState):
    """POST /api/analysis: ``id`` is where to ask for the analysis of a record of one's own."""

    id: str


class WinRate(TypedDict):
    """Of games won, and half of the 95 % interval, in per cent."""

    percent: int
    half: int


class WorthInfo(TypedDict):
    """What the best way found without a card wins less than half of the games against the best way with it."""

    card: str
    lost: WinRate


class OpeningAdvice(TypedDict):
    """How to begin with some coins in the first two turns; "" for no purchase."""

    coins: Annotated[list[int], Field(min_length=2, max_length=2)]
    cards: Annotated[list[str], Field(min_length=2, max_length=2)]
    rate: WinRate


class GuideInfo(TypedDict):
    """A kingdom explained, for two players."""

    games: int
    """How many games each pair of ways played."""
    ways: list[list[str]]
    """The cards that each way to play buys besides money and points, the best way first."""
    table: list[list[WinRate | None]]
    """What the way of the row wins against that of the column."""
    length: float
    """Rounds that a game lasts on average."""
    shortest: int
    longest: int
    """From the shortest to the longest of nine tenths of the games."""
    cards: list[WorthInfo]
    """The cards that some good way buys, the most important one first."""
    openings: list[OpeningAdvice]


class GuideState(StudyState):
    guide: GuideInfo | None
