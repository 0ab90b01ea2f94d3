"""Making tables and finding them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from .common import MOST_SEATS, Body, KingdomChoice, KingdomInfo, Level, Name, Seats, TableId, Token


class SeatWish(Body):
    """A seat of a new table. The first one for a person is the creator's."""

    kind: Literal["person", "bot"] = "person"
    level: Level = "steady"


class Aids(Body):
    """What the table shows its players beyond the cards."""

    points: bool = True
    """The point counter: everybody's victory points, by counting along."""
    deck: bool = True
    """The deck tracker: what is left in the own deck, and what everybody owns."""
    counts: bool = False
    """How many cards are in everybody's deck and discard pile, which the rules keep to the players (G34)."""


class Options(Body):
    """How a table plays."""

    choose_top: bool = False
    """Players choose which card ends on top of their discard pile at Clean-up."""
    clock: Annotated[int, Field(ge=0, le=3600)] = 0
    """Seconds for a decision; then a simple bot makes it. 0: no clock."""
    public: bool = False
    """Listed for everyone to join or watch."""
    spectators: bool = True
    """Whether people without a seat may watch."""
    aids: Aids = Aids()
    hints: bool = False
    """Whether people who play against each other may ask what the master would do; against bots alone one always may."""
    autoplay: bool = True
    """Trivial decisions are made by the server; each seat can switch it off for itself."""
    poker_face: bool = False
    """What needs no thought, or could not be chosen, takes as long as if it had been thought about."""
    bot_delay: Annotated[float, Field(ge=0, le=10)] = 0.7
    """Seconds a bot seems to think over each move."""


class TableBody(Body):
    """POST /api/tables: a new table. With one person only it starts at once."""

    name: Name
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=MOST_SEATS)]
    kingdom: KingdomChoice
    options: Options = Options()
    seed: Annotated[int, Field(ge=0, lt=1 << 53)] | None = None
    """A seed of your own, for games against bots only: everybody who knows it knows the shuffles."""
    start: bool = True
    """Start at once if nobody else is awaited."""


class TableMade(TypedDict):
    """Where the new table is. ``token`` is the secret of the seat; ``link`` is the private seat link."""

    table: str
    seat: int
    token: str
    link: str
    invite: str
    """The link to give to others: it holds no secret."""


class SeatBody(Body):
    """POST /api/tables/{table}/seats: take a free seat (``seat`` null: the first one)."""

    name: Name
    seat: Seats | None = None


class HeldSeat(Body):
    table: TableId
    token: Token


class LeaveBody(Body):
    """POST /api/tables/{table}/leave: give up the seat of this token for good."""

    token: Token


class TableLeft(TypedDict):
    """What became of a table somebody left: ``deleted`` if nobody else had a seat there."""

    deleted: bool


class MineBody(Body):
    """POST /api/mine: what became of the games of this browser."""

    seats: Annotated[list[HeldSeat], Field(max_length=100)]


class GameResult(TypedDict):
    """How a game of a table ended, by seat."""

    game: int
    names: list[str]
    points: list[int]
    winners: list[int]
    resigned: list[int]
    turn: int
    ended: float
    """When, in seconds since 1970."""


class TableSummary(TypedDict):
    """A table in a list."""

    table: str
    phase: Literal["lobby", "picking", "playing", "over"]
    names: list[str]
    """The name at each seat, "" for a free one."""
    bots: list[bool]
    free: int
    """Free seats."""
    kingdom: KingdomInfo | None
    game: int
    """Which game of this table it is, 0 before the first; all before it are over."""
    damaged: bool
    """The game in progress is known not to play again from what is stored; its record can be downloaded."""
    turn: int
    spectators: bool
    seat: int
    """The seat of the asker, -1 if none."""
    my_turn: bool
    touched: float
    """When something last happened, in seconds since 1970."""
    results: list[GameResult]
    """How its games ended, the first one first; those that ended before results were kept are missing."""
    wishes: list[int]
    """The seats that wish for another game after the end."""


class TableList(TypedDict):
    tables: list[TableSummary]


class MyTables(TableList):
    """``away``: tables the operator has put away. They may come back, so their tokens are worth keeping."""

    away: list[str]


class Notices(TypedDict):
    """What the operator says to everybody: a text, "" for none, and whether no new tables are taken."""

    announcement: str
    closed: bool
