"""What the server sends over the socket: plain data of a known shape, encoded once, when it leaves."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from .common import KingdomChoice, KingdomInfo, Text
from .making import Options


class SeatInfo(TypedDict):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    """"" while the seat is free."""
    level: str
    """The bot's level; for a person "" unless a bot plays for them meanwhile."""
    stand_in: bool
    """A bot plays for the person who owns the seat."""
    taken: bool
    ready: bool
    connected: bool
    replaceable: bool
    """The owner has been away for long enough that others may let a bot play."""
    rematch: bool
    autoplay: bool
    resigned: bool
    """The owner gave this game up; if it goes on, a bot plays the seat to its end."""
    stood_in: bool
    """A bot has played for the owner in this game, be it for a while: it does not count where games are counted."""


class UndoRequest(TypedDict):
    """A player asks to take back an answer; the seats in ``waiting`` have not said yes yet."""

    seat: int
    waiting: list[int]


class Picking(TypedDict):
    """Players name cards in turn: whose turn it is, and what was named."""

    seat: int
    picks: list[list[str]]
    sets: list[str]


class ShufflesInfo(TypedDict):
    """How the shuffles of a game come about that nobody chooses alone.

    Everybody who takes part commits to something random (``commitments``, by seat; "" for nothing), the server to its
    secret (``seal``). Then all but the server reveal it (``contributions``); the seed is a hash of all of it.
    """

    game: int
    """The next game, or the one in progress."""
    stage: Literal["committing", "revealing", "dealt"]
    seal: str | None
    """None until the table begins to shuffle."""
    commitments: list[str]
    contributions: list[str]


class AgreementInfo(TypedDict):
    """All that the seed came from, once it is no secret any more."""

    table: str
    game: int
    secret: str
    commitments: list[str]
    contributions: list[str]


class TableMessage(TypedDict):
    """The table itself: sent at the beginning and whenever something about it changes."""

    type: Literal["table"]
    table: str
    phase: Literal["lobby", "picking", "shuffling", "playing", "over"]
    you: int
    """The seat of the receiver, -1 for a spectator."""
    owner: int
    seats: list[SeatInfo]
    kingdom: KingdomInfo | None
    """None while it is still to be picked."""
    choice: KingdomChoice
    options: Options
    game: int
    """The number of the game in the series, from 1; 0 before the first."""
    damaged: bool
    """The game in progress cannot be played again from what is stored; its record can be downloaded."""
    seal: str | None
    """The fingerprint of the server's secret, published before the first card is dealt; None in a seeded game."""
    seed: str | None
    """The seed as a number: of a seeded game from the start, otherwise after the end."""
    shuffles: ShufflesInfo | None
    """None in a seeded game, and in one dealt before shuffles were agreed upon."""
    undo: UndoRequest | None
    picking: Picking | None
    watching: int
    """How many spectators there are."""
    invite: str


Zone = Literal[
    "hand",
    "supply",
    "projects",
    "artifacts",
    "in_play",
    "looking",
    "revealed",
    "discard",
    "trash",
    "shuffled",
    "cleaned_up",
    "named",
    "effect",
    "token",
    "deck",
    "word",
]


class Option(TypedDict):
    """One option of a decision. ``cost`` is the cost now, for cards.

    ``zone`` says where it lies: cards in a zone of the table (``revealed`` in front of any player, ``shuffled``
    about to become the deck, ``cleaned_up`` in the hand or in play and about to be discarded, ``named`` nowhere,
    ``effect`` an ability at work whose card may lie anywhere); words as ``token`` (one to spend), ``deck`` (a
    place in it; a card there is at its bottom) or ``word``.
    """

    id: str
    kind: Literal["card", "word"]
    copies: int
    label: Text
    cost: int | None
    zone: Zone


class DecisionInfo(TypedDict):
    """A question to the receiver. ``id`` goes back with the answer. ``ordered``: the order of the answer matters.

    ``main``: a main choice of the turn (kinds ``play``, ``treasure``, ``buy``); an empty answer ends the phase.
    """

    id: int
    seat: int
    kind: str
    source: str | None
    options: list[Option]
    minimum: int
    maximum: int
    ordered: bool
    prompt: Text
    main: bool


class WaitingFor(TypedDict):
    """Whose decision it is. For others than the one who is asked, ``kind`` is ``plays`` for the player on turn,
    whatever is asked, and ``acts`` for another player, with the card that asks.
    """

    seat: int
    kind: str
    source: str | None


class LogLine(TypedDict):
    """One event as the receiver may know it, with the line of the log (empty where it tells nothing new).

    Events that a line joins (several Treasures, a bonus) come with an empty text. ``word`` is what it is about:
    a resource, the card that caused it, a chosen option.
    """

    number: int
    seat: int
    kind: str
    cards: list[str]
    text: Text
    origin: str
    target: str
    amount: int
    word: str


class LogPart(TypedDict):
    """The log from line ``start`` on: forget every line with that number or a higher one, then add these."""

    start: int
    lines: list[LogLine]


UndoReason = Literal["", "nothing", "revealed", "others"]


class UndoState(TypedDict):
    """Whether the receiver can take back the last answer: at once, by asking the others, or not and why.

    Against bots it is always at once; ``reason`` then says what was seen or done since, if anything: such a game
    does not count where games are counted.
    """

    state: Literal["free", "ask", "refused"]
    reason: UndoReason


class PileCounts(TypedDict):
    """How many cards a player has in the deck and in the discard pile."""

    deck: int
    discard: int


class AidsInfo(TypedDict):
    """The aids of the table; null where the table does not allow them. Counts are by card id."""

    points: list[int] | None
    deck: dict[str, int] | None
    """What is left in the own deck."""
    discard: dict[str, int] | None
    """What is in the own discard pile."""
    owned: list[dict[str, int]] | None
    """What each player owns, as everybody who counts along knows it."""
    counts: list[PileCounts] | None
    """The sizes of everybody's deck and discard pile, at tables that show them."""


class ClockInfo(TypedDict):
    """The running clock of the decision."""

    seat: int
    seconds: int
    left: float


class PileInfo(TypedDict):
    card: str
    left: int
    cost: int
    types: list[str]
    tokens: int


class ProjectInfo(TypedDict):
    card: str
    cost: int
    owners: list[int]


class ArtifactInfo(TypedDict):
    card: str
    holder: int


class InPlayInfo(TypedDict):
    card: str
    earlier: bool
    """In play from an earlier turn: a Duration at work, or what stays with it."""


class PlayerInfo(TypedDict):
    """A player's area. The fields from ``hand`` on are there for the own seat only (and in replays)."""

    seat: int
    hand_size: int
    top_discard: str | None
    in_play: list[InPlayInfo]
    revealed: list[str]
    set_aside: list[str]
    set_aside_size: int
    mats: dict[str, list[str]]
    mat_sizes: dict[str, int]
    coffers: int
    villagers: int
    tokens: dict[str, int]
    projects: list[str]
    turns: int
    hand: NotRequired[list[str] | None]
    deck_size: NotRequired[int | None]
    looking: NotRequired[list[str] | None]
    known_deck: NotRequired[list[str | None] | None]


class SeatView(TypedDict):
    """What a seat may know of the game and others may not, or not in the same way."""

    seat: int
    phase: str
    """On another player's turn ``turn`` until the game is over."""
    players: list[PlayerInfo]


class OpenView(TypedDict):
    """What everybody may know alike."""

    turn: int
    extra: bool
    active: int
    actions: int
    buys: int
    coins: int
    supply: list[PileInfo]
    projects: list[ProjectInfo]
    artifacts: list[ArtifactInfo]
    trash: list[str]
    empty_piles: int
    empty_piles_to_end: int


class ViewInfo(OpenView, SeatView):
    """What the receiver may know of the game."""


class GamePart(TypedDict):
    """What a seat may know of the game until something happens, besides the view.

    ``number`` grows with everything the receiver could notice, and with every answer of its own.
    """

    number: int
    decision: DecisionInfo | None
    waiting: WaitingFor | None
    undo: UndoState
    aids: AidsInfo


class GameNews(TypedDict):
    """What of a message about the game is for one viewer, and for now."""

    type: Literal["game"]
    game: int
    log: LogPart
    clock: ClockInfo | None


class GameMessage(GamePart, GameNews):
    """The game as the receiver may know it, after everything the receiver can notice."""

    view: ViewInfo


class CardPoints(TypedDict):
    card: str
    count: int
    points: int
    """All copies together."""


class SeatResult(TypedDict):
    seat: int
    name: str
    points: int
    turns: int
    winner: bool
    resigned: bool
    cards: list[CardPoints]
    """Everything the player owned, what is worth most first."""
    bought: dict[str, int]
    gained: dict[str, int]
    """Everything gained, bought cards included."""


class TurnScore(TypedDict):
    """The points after a turn."""

    turn: int
    seat: int
    points: list[int]


class TurnStory(TypedDict):
    """A turn as it was: ``came`` and ``went`` are, for each seat, the cards it owned more and less after it."""

    seat: int
    number: int
    """The player's so-manieth; an extra turn has the number of the one before it."""
    extra: bool
    coins: int
    """All the player could have spent, Coffers spent included."""
    bought: list[str]
    came: list[list[str]]
    went: list[list[str]]


class ShuffleStory(TypedDict):
    """A player shuffled so many cards; ``came`` and ``went`` since the same player's shuffle before."""

    seat: int
    turn: int
    """The player's own turn on or after which it was, 0 before the first."""
    cards: int
    came: list[str]
    went: list[str]


class EndMessage(TypedDict):
    """The end of a game: everything may be known now."""

    type: Literal["end"]
    game: int
    players: list[SeatResult]
    history: list[TurnScore]
    turns: list[TurnStory]
    shuffles: list[ShuffleStory]
    revised: bool
    """Somebody took back a move after new cards were seen: it was no game for the record books."""
    seal: str | None
    seed: str
    agreement: AgreementInfo | None
    """What the seed came from; None if it was given, or the server's alone."""
    record: str
    """The path of the record to download."""
    replay: str
    """The path of the page that replays the game."""


class SeatMessage(TypedDict):
    """A seat was taken: keep the token, it is the only key to it."""

    type: Literal["seat"]
    seat: int
    token: str
    link: str


class PhraseMessage(TypedDict):
    type: Literal["phrase"]
    seat: int
    phrase: str
    text: Text


class HintMessage(TypedDict):
    """What the master would do, for the one who asked."""

    type: Literal["hint"]
    decision: int
    """The number of the decision it is about."""
    text: Text


class Problem(TypedDict):
    """What went wrong; nothing was changed. HTTP errors have the same body."""

    type: Literal["error"]
    code: str
    text: Text
    detail: str
    """More, in English, for those who write clients."""


class Pong(TypedDict):
    type: Literal["pong"]


MessagePart = GamePart | GameNews | OpenView | SeatView
ServerMessage = Annotated[
    TableMessage | GameMessage | EndMessage | SeatMessage | PhraseMessage | HintMessage | Problem | Pong,
    Field(discriminator="type"),
]
