"""How the shuffles of a game come about that nobody chooses alone, the server included.

Before a game the seats commit themselves to something random. When it is to begin, the table shuffles: the server
commits itself to a secret, everybody sees all commitments, and those who committed themselves reveal. Whoever does
not do so in time adds nothing, and holds up nobody. Each function edits a document, or refuses.
"""

from __future__ import annotations

import secrets

from ...engine.agreement import DIGITS, Agreement
from ...engine.random import seal
from ..protocol import Commit, Refusal, Reveal
from .document import Shuffling, TableDocument


def commit(document: TableDocument, seat: int, message: Commit) -> None:
    """Note what a seat will add to the next game; what it said before does not count any more."""
    _check_game(document, message.game)
    if document.phase == "shuffling" and seat not in document.awaited:
        raise Refusal("late", 409)
    document.seats[seat].commitment = message.commitment
    if seat in document.awaited:
        document.awaited.remove(seat)


def reveal(document: TableDocument, table: str, seat: int, message: Reveal) -> bool:
    """Note what a seat adds; always True: perhaps the game can be dealt."""
    _check_game(document, message.game)
    shuffling = document.shuffling
    if shuffling is None or document.awaited:
        raise Refusal("early", 409)
    if not agreed(document, table).opens(seat, message.contribution):
        raise Refusal("contribution", 409)
    shuffling.contributions[seat] = message.contribution
    return True


def close(document: TableDocument) -> bool:
    """The time is over: for commitments if some are missing, else for what was to be revealed; always True."""
    if document.shuffling is None:
        raise Refusal("late", 409)
    if document.awaited:
        document.awaited = []
    else:
        document.shuffling.closed = True
    return True


def _check_game(document: TableDocument, game: int) -> None:
    if document.phase == "playing" or game != document.game_number + 1:
        raise Refusal("late", 409)


def begin(document: TableDocument) -> None:
    """The server commits itself, and nobody can commit to anything else from now on."""
    if document.shuffling is None:
        nothing = ["" for _ in document.seats]
        document.shuffling = Shuffling(secret=secrets.token_hex(DIGITS // 2), contributions=nothing)
        document.phase = "shuffling"


def end(document: TableDocument) -> None:
    """What was agreed upon is in the game now; the next one is agreed upon anew."""
    document.shuffling = None
    document.awaited = []
    for seat in document.seats:
        seat.commitment = ""


def give_up(document: TableDocument) -> None:
    """Go back to where the table was: no game can be dealt."""
    document.phase = "over" if document.game_number else "lobby"
    end(document)


def is_waiting(document: TableDocument) -> bool:
    """Whether somebody still has time to commit or to reveal something."""
    shuffling = document.shuffling
    if shuffling is None or shuffling.closed:
        return False
    revealed = zip(document.seats, shuffling.contributions, strict=True)
    return bool(document.awaited) or any(seat.commitment and not one for seat, one in revealed)


def agreed(document: TableDocument, table: str) -> Agreement:
    """What the seed of the next game comes from, as far as it is known."""
    assert document.shuffling is not None
    secret, contributions = document.shuffling.secret, document.shuffling.contributions
    commitments = [seat.commitment for seat in document.seats]
    return Agreement(table, document.game_number + 1, secret, commitments, contributions)


def published(document: TableDocument) -> str | None:
    """The seal of the server's secret, once it is committed to it."""
    return seal(int(document.shuffling.secret, 16)) if document.shuffling is not None else None
