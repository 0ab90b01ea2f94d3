"""Before a game and between two: seats and who takes them, options, readiness, the wish for another game.

Each function edits a document, or refuses and leaves it to be thrown away.
"""

from __future__ import annotations

import secrets

from ...opponents.levels import BOTS
from ...words.languages import language
from ..protocol import (
    MOST_SEATS,
    NAME_LENGTH,
    KingdomChoice,
    Refusal,
    SeatWish,
    SetOptions,
    TableBody,
)
from . import dealing
from .document import SeatDocument, TableDocument, hashed


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
    seat.stand_in = ""
    seat.rematch = False
    return token


def leave(document: TableDocument, seat: int) -> None:
    """Free a seat. The table goes to somebody else; the last one keeps it, and the seat."""
    require_rest(document)
    others = [i for i in document.people if i != seat and document.seats[i].key]
    if document.owner == seat and others:
        document.owner = others[0]
    if document.owner != seat:
        one = document.seats[seat]
        one.key = one.name = one.stand_in = ""
        one.ready = one.rematch = False


def rename(document: TableDocument, seat: int, name: str) -> None:
    require_rest(document)
    document.seats[seat].name = unique_name(document, name, seat)


def unique_name(document: TableDocument, name: str, at: int) -> str:
    """A printable name nobody else at the table has."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not plain:
        raise Refusal("name")
    others = {seat.name for i, seat in enumerate(document.seats) if i != at}
    found = plain
    number = 2
    while found in others:
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
    free = [name for name in _bot_names() if name not in names]
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


def _bot_names() -> list[str]:
    say = language("en").message
    return [say(f"bot-name-{i}") for i in range(1, MOST_SEATS + 1)]


def give_to_bot(document: TableDocument, seat: int, level: str) -> None:
    """Let a bot play for a person; nobody waits for that person's consent any more."""
    if document.phase not in ("playing", "over"):
        raise Refusal("no-game", 409)
    document.seats[seat].stand_in = level
    if document.undo is not None and seat in document.undo.waiting:
        document.undo = None


# How the table plays


def set_ready(document: TableDocument, seat: int, ready: bool) -> None:
    if document.phase != "lobby":
        raise Refusal("started", 409)
    document.seats[seat].ready = ready


def set_options(document: TableDocument, message: SetOptions) -> None:
    """What is null in the message stays as it is."""
    require_rest(document)
    if message.options is not None:
        document.options = message.options
    if message.seats is not None:
        arrange(document, message.seats)
    if message.kingdom is not None:
        dealing.choose(document, message.kingdom)
    if document.seed is not None and len(document.people) > 1:
        document.seed = None
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
    document.seats[seat].stand_in = ""
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
