"""The document of a table: who sits where and how it plays. The store keeps it as one small text."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from ..protocol import KingdomChoice, Options

#: letters and digits that are not mistaken for one another
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


class SeatDocument(BaseModel):
    """A seat. The token itself is known to its owner only; here is its hash."""

    kind: Literal["person", "bot"] = "person"
    name: str = ""
    level: str = ""
    key: str = ""
    ready: bool = False
    #: the level of the bot that plays for the owner
    stand_in: str = ""
    #: that others called this bot while the owner was away
    called: bool = False
    #: that a bot played for the owner in the game at hand, or the last one
    stood_in: bool = False
    rematch: bool = False
    autoplay: bool = True

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or self.key != ""

    @property
    def bot(self) -> str:
        """The level of the bot that plays this seat, "" if a person does."""
        return self.level if self.kind == "bot" else self.stand_in


class UndoAsked(BaseModel):
    """An undo that was asked for: by whom, at which move, back to how many answers, who has to agree yet."""

    seat: int
    number: int
    given: int
    waiting: list[int]


class ResultDocument(BaseModel):
    """How a game ended, by seat. Who sat there may have left since."""

    game: int
    names: list[str]
    points: list[int]
    winners: list[int]
    resigned: list[int] = []
    turn: int
    ended: float


class TableDocument(BaseModel):
    """Everything about a table but its games. In the store some fields have the names they had first."""

    model_config = ConfigDict(populate_by_name=True)

    seats: list[SeatDocument]
    owner: int = 0
    phase: Literal["lobby", "picking", "playing", "over"] = "lobby"
    choice: KingdomChoice
    options: Options
    cards: list[str] = []
    projects: list[str] = []
    #: a seed the creator named
    seed: int | None = None
    #: the number of the game in the series, from 1; 0 before the first
    game_number: Annotated[int, Field(alias="game")] = 0
    # Where the game stands, for lists that do not wake the table: noted now and then, and when it goes to sleep.
    turn: int = 0
    #: whose decision it was
    asked: int = -1
    #: how many moves there were; with another number in the store, the note is out of date
    noted: int = -1
    undo: UndoAsked | None = None
    #: who gave up a game that is damaged and cannot be played on
    given_up: list[int] = []
    #: what each seat named for the kingdom; who has named enough
    picks: list[list[str]] = []
    passed: list[bool] = []
    #: who won the last game: the next one begins left of them
    winners: list[int] = []
    #: how the games ended, the first one first
    results: list[ResultDocument] = []
    #: the kingdom the owner wishes for the next game
    wish: KingdomChoice | None = None

    @classmethod
    def read(cls, text: str) -> TableDocument:
        """A document as the store keeps it."""
        return cls.model_validate_json(text)

    def text(self) -> str:
        """The document as the store keeps it."""
        return self.model_dump_json(by_alias=True)

    def copied(self) -> TableDocument:
        return self.model_copy(deep=True)

    @property
    def listed(self) -> bool:
        """Whether everybody may find the table."""
        return self.options.public and self.phase != "over"

    @property
    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person"]

    @property
    def picker(self) -> int:
        """Whose turn it is to name a card for the kingdom, -1 if nobody's."""
        if self.phase != "picking":
            return -1
        named = sum(len(picks) for picks in self.picks)
        if named >= 10 or all(self.passed):
            return -1
        rounds = min(len(picks) for i, picks in enumerate(self.picks) if not self.passed[i])
        return next(i for i, picks in enumerate(self.picks) if not self.passed[i] and len(picks) == rounds)

    def seat_of(self, token: str | None) -> int:
        """The seat a token opens, -1 if none."""
        return self.seat_with(hashed(token)) if token else -1

    def seat_with(self, key: str) -> int:
        """The seat that the token of this hash opens, -1 if none."""
        if not key:
            return -1
        for i, seat in enumerate(self.seats):
            if seat.key and secrets.compare_digest(seat.key, key):
                return i
        return -1

    def others(self, seat: int) -> list[int]:
        """The people besides a seat who play for themselves."""
        return [i for i in self.people if i != seat and not self.seats[i].stand_in]

    def note(self, turn: int, asked: int, moves: int) -> None:
        """Write down where the game stands."""
        self.turn, self.asked, self.noted = turn, asked, moves

    def finish(
        self, points: list[int], winners: list[int], resigned: list[int], turn: int, now: float
    ) -> None:
        """The game is over."""
        self.phase = "over"
        self.winners = winners
        self.turn = turn
        self.undo = None
        names = [seat.name for seat in self.seats]
        self.results.append(
            ResultDocument(
                game=self.game_number,
                names=names,
                points=points,
                winners=winners,
                resigned=resigned,
                turn=turn,
                ended=now,
            )
        )
        for seat in self.seats:
            seat.rematch = False


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    """A name for a table that is easy to read aloud."""
    return "".join(secrets.choice(_LETTERS) for _ in range(8))
