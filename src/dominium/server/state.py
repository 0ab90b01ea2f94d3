"""A table on paper: who sits where and how it plays. Kept in the store as one small document."""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal

from pydantic import BaseModel

from .messages import KingdomChoice, Options, SeatWish
from .texts import Refusal

#: letters and digits that are not mistaken for one another
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
LEAST_BOT = "steady"


class SeatState(BaseModel):
    """A seat. The token itself is known to its owner only; here is its hash."""

    kind: Literal["person", "bot"] = "person"
    name: str = ""
    level: str = ""
    key: str = ""
    ready: bool = False
    #: the level of the bot that plays for the owner
    stand_in: str = ""
    rematch: bool = False
    autoplay: bool = True

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or self.key != ""

    @property
    def bot(self) -> str:
        """The level of the bot that plays this seat, "" if a person does."""
        return self.level if self.kind == "bot" else self.stand_in


class Asked(BaseModel):
    """An undo that was asked for: by whom, at which move, back to how many answers, who has to agree yet."""

    seat: int
    number: int
    given: int
    waiting: list[int]


class TableState(BaseModel):
    seats: list[SeatState]
    owner: int = 0
    phase: Literal["lobby", "picking", "playing", "over"] = "lobby"
    choice: KingdomChoice
    options: Options
    cards: list[str] = []
    projects: list[str] = []
    #: a seed the creator named
    seed: int | None = None
    game: int = 0
    # Where the game stands, for lists that do not wake the table: noted now and then, and when it goes to sleep.
    turn: int = 0
    #: whose decision it was
    asked: int = -1
    #: how many moves there were; with another number in the store, the note is out of date
    noted: int = -1
    undo: Asked | None = None
    #: what each seat named for the kingdom; who has named enough
    picks: list[list[str]] = []
    passed: list[bool] = []
    #: who won the last game: the next one begins left of them
    winners: list[int] = []
    #: the kingdom the owner wishes for the next game
    wish: KingdomChoice | None = None

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
        if not token:
            return -1
        key = hashed(token)
        for i, seat in enumerate(self.seats):
            if seat.key and secrets.compare_digest(seat.key, key):
                return i
        return -1

    def free_seat(self, wanted: int | None) -> int:
        """A seat to take, or a refusal."""
        if self.phase not in ("lobby", "over"):
            raise Refusal("started", 409)
        for i, seat in enumerate(self.seats):
            if seat.kind == "person" and not seat.key and wanted in (None, i):
                return i
        raise Refusal("no-seat", 409)

    def sit(self, at: int, name: str) -> str:
        """Give a seat to a person; the token is known to nobody else."""
        token = secrets.token_urlsafe(18)
        seat = self.seats[at]
        seat.name = self.unique_name(name, at)
        seat.key = hashed(token)
        seat.ready = False
        seat.stand_in = ""
        seat.rematch = False
        return token

    def unique_name(self, name: str, at: int) -> str:
        """A printable name nobody else at the table has."""
        plain = " ".join("".join(c if c.isprintable() else " " for c in name).split())
        if not plain:
            raise Refusal("name")
        others = {seat.name for i, seat in enumerate(self.seats) if i != at}
        found = plain
        number = 2
        while found in others:
            found = f"{plain} {number}"
            number += 1
        return found

    def arrange(self, wishes: list[SeatWish], bots: list[str]) -> None:
        """The kinds of all seats anew; people keep their places as far as there are seats for them.

        ``bots`` are names for bots.
        """
        people = [seat for seat in self.seats if seat.kind == "person" and seat.key]
        owner = self.seats[self.owner] if self.seats else None
        room = sum(1 for wish in wishes if wish.kind == "person")
        if room < max(1, len(people)):
            raise Refusal("people", 409)
        seats: list[SeatState] = []
        names = [seat.name for seat in people]
        free = [name for name in bots if name not in names]
        for wish in wishes:
            if wish.kind == "bot":
                seats.append(SeatState(kind="bot", name=free.pop(0), level=wish.level, ready=True))
            else:
                seats.append(people.pop(0) if people else SeatState())
        self.seats = seats
        self.owner = next((i for i, seat in enumerate(seats) if seat is owner), 0)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    """A name for a table that is easy to read aloud."""
    return "".join(secrets.choice(_LETTERS) for _ in range(8))
