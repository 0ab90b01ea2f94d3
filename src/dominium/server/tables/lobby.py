"""Before a game and between two: seats and who takes them, options, readiness, the wish for another game.

Each function edits a document, or refuses and leaves it to be thrown away.
"""

from __future__ import annotations

import secrets

from ...opponents.levels import BOTS
from ..protocol import (
    NAME_LENGTH,
    KingdomChoice,
    Refusal,
    SeatWish,
    SetOptions,
    TableBody,
)
from . import dealing
from .document import SeatDocument, TableDocument, hashed
from .driver import SUBSTITUTE
from .names import bot_names, look, readable


def new_table(body: TableBody) -> tuple[TableDocument, str]:
    """A table as wished for, and the token of its creator's seat."""
    document = TableDocument(seats=[], choice=body.kingdom, options=body.options, seed=body.seed)
    arrange(document, body.seats)
    if body.seed is not None and len(document.people) > 1:
        raise Refusal("seed-people")
    owner = document.people[0]
    document.owner = owner
    token = sit(document, owner, body.name[:NAME_LENGTH])
    document.seats[owner].ready = True
    dealing.choose(document, body.kingdom)
    return document, token


def require_rest(document: TableDocument) -> None:
    """Refuse what cannot be done in the middle of a game."""
    if document.phase not in ("lobby", "over"):
        raise Refusal("started", 409)


# Seats


def free_seat(document: TableDocument, wanted: int | None) -> int:
    """A seat to take, or a refusal."""
    require_rest(document)
    for i, seat in enumerate(document.seats):
        if seat.kind == "person" and not seat.key and wanted in (None, i):
            return i
    raise Refusal("no-seat", 409)


def sit(document: TableDocument, at: int, name: str) -> str:
    """Give a seat to a person; the token is known to nobody else."""
    token = secrets.token_urlsafe(18)
    seat = document.seats[at]
    seat.name = unique_name(document, name, at)
    seat.key = hashed(token)
    seat.ready = False
    seat.rematch = False
    take_back(document, at)
    return token


def leave(document: TableDocument, seat: int) -> None:
    """Free a seat. The table goes to somebody else; the last one keeps it, and the seat."""
    require_rest(document)
    _hand_over(document, seat)
    if document.owner != seat:
        one = document.seats[seat]
        one.key = one.name = one.stand_in = ""
        one.ready = one.rematch = False


def seated_besides(document: TableDocument, seat: int) -> list[int]:
    """The other people who have a seat."""
    return [i for i in document.people if i != seat and document.seats[i].key]


def _hand_over(document: TableDocument, seat: int) -> None:
    """The table goes to somebody who plays for themselves, or else to anybody else."""
    others = seated_besides(document, seat)
    if document.owner == seat and others:
        document.owner = min(others, key=lambda one: (document.seats[one].stand_in != "", one))


def leave_for_good(document: TableDocument, seat: int) -> None:
    """Go and not come back. Before a game the seat is free for others; afterwards a bot has it in the next one.

    Whoever leaves in the middle of a game has resigned before; a bot plays on for them, and in later games.
    """
    _hand_over(document, seat)
    if document.phase == "picking":
        document.phase = "lobby"
        document.picks = []
        document.passed = []
    if document.phase == "lobby":
        leave(document, seat)
    elif document.phase == "over":
        taken = {one.name for one in document.seats}
        name = next(name for name in bot_names() if name not in taken)
        document.seats[seat] = SeatDocument(kind="bot", name=name, level=SUBSTITUTE, ready=True)


def rename(document: TableDocument, seat: int, name: str) -> None:
    require_rest(document)
    document.seats[seat].name = unique_name(document, name, seat)


def unique_name(document: TableDocument, name: str, at: int) -> str:
    """A printable name nobody else at the table has."""
    plain = readable(name)
    if not plain:
        raise Refusal("name")
    others = {look(seat.name) for i, seat in enumerate(document.seats) if i != at}
    found = plain
    number = 2
    while look(found) in others:
        found = f"{plain} {number}"
        number += 1
    return found


def arrange(document: TableDocument, wishes: list[SeatWish]) -> None:
    """The kinds of all seats anew; people keep their places as far as there are seats for them."""
    for wish in wishes:
        if wish.kind == "bot":
            check_level(wish.level)
    people = [seat for seat in document.seats if seat.kind == "person" and seat.key]
    owner = document.seats[document.owner] if document.seats else None
    room = sum(1 for wish in wishes if wish.kind == "person")
    if room < max(1, len(people)):
        raise Refusal("people", 409)
    seats: list[SeatDocument] = []
    names = [seat.name for seat in people]
    free = [name for name in bot_names() if name not in names]
    for wish in wishes:
        if wish.kind == "bot":
            seats.append(SeatDocument(kind="bot", name=free.pop(0), level=wish.level, ready=True))
        else:
            seats.append(people.pop(0) if people else SeatDocument())
    document.seats = seats
    document.owner = next((i for i, seat in enumerate(seats) if seat is owner), 0)


def check_level(level: str) -> None:
    if level not in BOTS:
        raise Refusal("level", detail=f"no level {level!r}", name=level[:30])


def take_back(document: TableDocument, seat: int) -> None:
    """The owner of a seat plays it again."""
    document.seats[seat].stand_in = ""
    document.seats[seat].called = False


def give_to_bot(document: TableDocument, seat: int, level: str, by: int) -> None:
    """Let a bot play for a person; nobody waits for that person's consent any more."""
    if document.phase not in ("playing", "over"):
        raise Refusal("no-game", 409)
    document.seats[seat].stand_in = level
    document.seats[seat].stood_in = document.seats[seat].stood_in or document.phase == "playing"
    document.seats[seat].called = by != seat
    if document.undo is not None and seat in document.undo.waiting:
        document.undo = None


def give_up_damaged(document: TableDocument, seat: int) -> None:
    """Give up a game that cannot be played on. It ends like others, but nobody wins, for nobody can count points."""
    if seat in document.given_up:
        raise Refusal("resigned", 409)
    document.given_up.append(seat)
    left = [i for i in range(len(document.seats)) if i not in document.given_up]
    if len(left) == 1 or all(document.seats[i].bot for i in left):
        document.phase = "over"
        document.winners = []
        document.undo = None


# How the table plays


def set_ready(document: TableDocument, seat: int, ready: bool) -> None:
    if document.phase != "lobby":
        raise Refusal("started", 409)
    document.seats[seat].ready = ready


def begin_if_ready(document: TableDocument) -> bool:
    """Begin as soon as nobody is missing and everybody is ready; True if the game can be dealt."""
    if document.phase != "lobby" or not all(seat.taken and seat.ready for seat in document.seats):
        return False
    return dealing.begin(document)


def set_options(document: TableDocument, message: SetOptions) -> None:
    """What is null in the message stays as it is."""
    require_rest(document)
    before = len(document.seats)
    if message.options is not None:
        document.options = message.options
    if message.seats is not None:
        arrange(document, message.seats)
    if message.kingdom is not None:
        dealing.choose(document, message.kingdom)
    if document.seed is not None and len(document.people) > 1:
        document.seed = None
    if message.options is None and message.kingdom is None and len(document.seats) == before:
        return  # a bot instead of somebody who never came: nobody agreed to anything else
    for i in document.people:
        if i != document.owner:
            document.seats[i].ready = False  # they agreed to another game than this


def set_pace(document: TableDocument, bot_delay: float) -> None:
    """How long bots seem to think, from now on."""
    document.options = document.options.model_copy(update={"bot_delay": bot_delay})


# Another game


def ask_again(document: TableDocument, seat: int, kingdom: KingdomChoice | None) -> bool:
    """A person asks for another game; True if it can be dealt."""
    if document.phase != "over":
        raise Refusal("not-over", 409)
    if kingdom is not None and seat == document.owner:
        dealing.choose(document.copied(), kingdom)  # refuses what cannot be
        document.wish = kingdom
    document.seats[seat].rematch = True
    take_back(document, seat)
    return next_game(document)


def next_game(document: TableDocument) -> bool:
    """Whether everybody wants another game; if so, with the kingdom its owner wished for."""
    if document.phase != "over":
        raise Refusal("not-over", 409)
    if any(not seat.taken for seat in document.seats):
        return False
    if any(seat.kind == "person" and not seat.rematch and not seat.stand_in for seat in document.seats):
        return False
    if document.wish is not None:
        wish, document.wish = document.wish, None
        dealing.choose(document, wish)
        return dealing.begin(document)
    return True
