"""What the client sends over the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from .common import MOST_SEATS, Body, CardId, KingdomChoice, Level, Name, Seats, Token
from .making import Options, SeatWish


class Hello(Body):
    """The first message. Without a token (or with a wrong one) the client watches."""

    type: Literal["hello"] = "hello"
    token: Token | None = None

    @model_validator(mode="before")
    @classmethod
    def _without_language(cls, data: object) -> object:
        """Pages loaded from an older server still say their language; nobody reads it."""
        return (
            {key: value for key, value in data.items() if key != "lang"} if isinstance(data, dict) else data
        )


class Answer(Body):
    """Answer the decision with that id: the indices of the options taken, repeated for copies."""

    type: Literal["answer"] = "answer"
    decision: int
    indices: Annotated[list[Annotated[int, Field(ge=0, le=1000)]], Field(max_length=400)]


class Undo(Body):
    """Take back the own last answer; where others must agree, ask them."""

    type: Literal["undo"] = "undo"


class AskHint(Body):
    """Ask what the master would do: against bots alone, and where the table allows it. The reply is a ``hint`` message."""

    type: Literal["hint"] = "hint"


class UndoConsent(Body):
    """Agree to the undo another player asks for, or not."""

    type: Literal["undo_consent"] = "undo_consent"
    agree: bool


class Ready(Body):
    type: Literal["ready"] = "ready"
    ready: bool = True


class Start(Body):
    """The owner starts the game when all others are ready; once the owner is ready too, it starts by itself."""

    type: Literal["start"] = "start"


class TakeSeat(Body):
    """Take a free seat (null: the first one). The reply is a ``seat`` message with its secret."""

    type: Literal["take_seat"] = "take_seat"
    name: Name
    seat: Seats | None = None


class LeaveSeat(Body):
    """Free the own seat before the game begins."""

    type: Literal["leave_seat"] = "leave_seat"


class Rename(Body):
    type: Literal["rename"] = "rename"
    name: Name


class GiveSeat(Body):
    """Let a bot play for a seat: the own one, or for anybody at the table that of a player who is not there."""

    type: Literal["give_seat_to_bot"] = "give_seat_to_bot"
    seat: Seats
    level: Level = "steady"


class TakeBack(Body):
    """Play the own seat again after a bot did."""

    type: Literal["take_back"] = "take_back"


class Resign(Body):
    """Give the game up for good; in a game that goes on without the player a bot plays the seat to its end."""

    type: Literal["resign"] = "resign"


class Phrase(Body):
    """Say one of the quick phrases (their ids are in the catalogue of phrases)."""

    type: Literal["phrase"] = "phrase"
    phrase: Annotated[str, Field(max_length=30)]


class Pick(Body):
    """Name a card for the kingdom in turn; null: no more."""

    type: Literal["pick"] = "pick"
    card: CardId | None = None


class SetAutoplay(Body):
    """Switch the server's making of trivial decisions for the own seat."""

    type: Literal["autoplay"] = "autoplay"
    on: bool


class SetOptions(Body):
    """The owner changes the table before a game; what is null stays."""

    type: Literal["options"] = "options"
    options: Options | None = None
    kingdom: KingdomChoice | None = None
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=MOST_SEATS)] | None = None
    """The kinds of all seats anew; people who sit keep their places as far as there are seats for people."""


class SetPace(Body):
    """The owner says how long bots seem to think, also in the middle of a game."""

    type: Literal["pace"] = "pace"
    bot_delay: Annotated[float, Field(ge=0, le=10)]


class Rematch(Body):
    """Another game at this table after the end; it begins when every person has asked for it."""

    type: Literal["rematch"] = "rematch"
    kingdom: KingdomChoice | None = None
    """Another kingdom (the owner's wish counts); null: the same cards."""


class Ping(Body):
    type: Literal["ping"] = "ping"


ClientMessage = Annotated[
    Hello
    | Answer
    | Undo
    | UndoConsent
    | AskHint
    | Ready
    | Start
    | TakeSeat
    | LeaveSeat
    | Rename
    | GiveSeat
    | TakeBack
    | Resign
    | Phrase
    | Pick
    | SetAutoplay
    | SetOptions
    | SetPace
    | Rematch
    | Ping,
    Field(discriminator="type"),
]
