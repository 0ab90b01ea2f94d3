"""The table itself as messages show it, and in lists."""

from __future__ import annotations

from ...cards.sets import newest_sets
from ..protocol import (
    GameResult,
    KingdomInfo,
    PickedKingdom,
    Picking,
    SeatInfo,
    TableMessage,
    TableSummary,
    UndoRequest,
    invite_link,
)
from ..store.interface import TableRow
from ..tables.document import ResultDocument, TableDocument
from ..tables.match import Match
from ..tables.table import Table
from .kingdom_view import describe


def table_message(table: Table, seat: int) -> TableMessage:
    """The table itself, as everybody sees it from a seat."""
    document = table.document
    match = table.match
    return {
        "type": "table",
        "table": table.id,
        "phase": document.phase,
        "you": seat,
        "owner": document.owner,
        "seats": _seats(table),
        "kingdom": _kingdom(document),
        "choice": document.choice,
        "options": document.options,
        "game": document.game_number,
        "damaged": table.damaged,
        "seal": match.seal or None if match is not None else None,
        "seed": _seed(match),
        "undo": _undo(document),
        "picking": _picking(document),
        "watching": table.presence.spectators,
        "invite": invite_link(table.id),
    }


def _seats(table: Table) -> list[SeatInfo]:
    presence, resigned = table.presence, table.resigned
    return [
        {
            "seat": i,
            "kind": one.kind,
            "name": one.name,
            "level": one.bot,
            "stand_in": bool(one.stand_in),
            "taken": one.taken,
            "ready": one.ready,
            "connected": one.kind == "bot" or presence.is_connected(i),
            "replaceable": one.kind == "person" and one.key != "" and table.may_replace(i),
            "rematch": one.rematch,
            "autoplay": one.autoplay,
            "resigned": i in resigned,
            "stood_in": one.stood_in,
        }
        for i, one in enumerate(table.document.seats)
    ]


def _kingdom(document: TableDocument) -> KingdomInfo | None:
    return describe(document.cards, document.projects) if document.cards else None


def _seed(match: Match | None) -> str | None:
    """The seed, once it is no secret any more."""
    return str(match.dealt.seed) if match is not None and (match.over or not match.dealt.sealed) else None


def _undo(document: TableDocument) -> UndoRequest | None:
    asked = document.undo
    return None if asked is None else {"seat": asked.seat, "waiting": asked.waiting}


def _picking(document: TableDocument) -> Picking | None:
    if document.phase != "picking":
        return None
    sets = document.choice.sets if isinstance(document.choice, PickedKingdom) else []
    return {"seat": document.picker, "picks": document.picks, "sets": sets or newest_sets()}


def summary(row: TableRow, table: Table | None, token: str | None = None) -> TableSummary:
    """A table in a list, awake or not; a token shows whether it is the asker's turn."""
    document = table.document if table is not None else TableDocument.read(row.document)
    match = table.match if table is not None else None
    seat = document.seat_of(token)
    asked = document.asked if document.phase == "playing" else -1
    if match is not None:
        asked = match.decision.seat if match.decision is not None else -1
    return {
        "table": row.table,
        "phase": document.phase,
        "names": [one.name for one in document.seats],
        "bots": [one.kind == "bot" for one in document.seats],
        "free": sum(1 for one in document.seats if not one.taken),
        "kingdom": _kingdom(document),
        "game": document.game_number,
        "damaged": table is not None and table.damaged,
        "turn": match.session.game.turn if match is not None else document.turn,
        "spectators": document.options.spectators,
        "seat": seat,
        "my_turn": seat >= 0 and asked == seat,
        "touched": row.touched if table is None else table.touched,
        "results": [_result(one) for one in document.results],
        "wishes": [i for i, one in enumerate(document.seats) if one.rematch],
    }


def _result(one: ResultDocument) -> GameResult:
    return {
        "game": one.game,
        "names": one.names,
        "points": one.points,
        "winners": one.winners,
        "resigned": one.resigned,
        "turn": one.turn,
        "ended": one.ended,
    }
