"""The HTTP API."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from pydantic_core import to_json

from ..engine.record import BadRecord, record_from
from . import protocol as m
from .hub import Hub
from .protocol import Refusal
from .showing import catalogue_view, replays
from .showing.game_end import at_table
from .showing.kingdom_text import kingdom_from, texts_of
from .showing.kingdom_view import all_recommended
from .store.interface import GameRow, Move
from .tables import actions
from .tables.kingdom_choice import chosen
from .tables.match import Match, rebuilt, record_as_kept, resigned_in
from .tables.table import Table

logger = logging.getLogger("dominium")

router = APIRouter()

#: records played again at the same time; each keeps a core busy
_replaying = asyncio.Semaphore(2)
_MOST_ANSWERS = 20_000

_ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": m.Problem, "description": "What is wrong; nothing was changed."}
}


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _address(request: Request) -> str:
    return request.client.host if request.client is not None else ""


@router.get("/healthz", include_in_schema=False)
async def health(request: Request) -> Response:
    """Whether the server and its database answer, and the database can be written to."""
    trouble = await _hub(request).trouble()
    return PlainTextResponse(f"{trouble}\n", 503) if trouble else PlainTextResponse("ok\n")


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    hub = _hub(request)
    hub.metrics.bot_answers = hub.thinkers.asked
    return PlainTextResponse(hub.metrics.text(), media_type="text/plain; version=0.0.4")


@router.get("/api/catalogue", response_model=m.Catalogue)
async def catalogue() -> Response:
    """All cards with names, texts and rulings in every language, sets, levels of bots, quick phrases."""
    return Response(_catalogue(), media_type="application/json", headers={"cache-control": "max-age=300"})


@cache
def _catalogue() -> bytes:
    return to_json(catalogue_view.catalogue())


@router.get("/api/kingdoms")
async def recommended_kingdoms() -> m.KingdomList:
    """The recommended kingdoms."""
    return {"kingdoms": all_recommended()}


@router.post("/api/kingdoms/draw", responses=_ERRORS)
async def draw_kingdom(body: m.KingdomChoice) -> m.KingdomTexts:
    """A kingdom as chosen, drawn anew each time: to look at before making a table."""
    kingdom = chosen(body, secrets.randbits(64))
    if kingdom is None:
        raise Refusal("kingdom", detail="the players pick this one")
    return texts_of([card.id for card in kingdom.cards], [card.id for card in kingdom.projects])


@router.post("/api/kingdoms/text", responses=_ERRORS)
async def kingdom_text(body: m.KingdomTextBody) -> m.KingdomTexts:
    """Read a kingdom from text or a link, and give it as text and links."""
    return kingdom_from(body.text, body.edition)


@router.post("/api/tables", status_code=201, responses=_ERRORS)
async def make_table(body: m.TableBody, request: Request) -> m.TableMade:
    """Make a table and take its first seat."""
    table, seat, token = await _hub(request).make(body, _address(request))
    return _made(table, seat, token)


def _made(table: Table, seat: int, token: str) -> m.TableMade:
    return {
        "table": table.id,
        "seat": seat,
        "token": token,
        "link": m.seat_link(table.id, token),
        "invite": m.invite_link(table.id),
    }


@router.get("/api/tables")
async def public_tables(request: Request) -> m.TableList:
    """The public tables to join or watch."""
    hub = _hub(request)
    listed = [hub.summary(row) for row in await hub.public_tables() if hub.is_alive(row)]
    return {"tables": [one for one in listed if one is not None]}


@router.post("/api/mine", responses=_ERRORS)
async def my_tables(body: m.MineBody, request: Request) -> m.TableList:
    """The tables of the seats this browser holds; those that are gone are left out."""
    hub = _hub(request)
    found = []
    for held in body.seats:
        row = await hub.store.table(held.table)
        summary = await hub.summary_for(row, held.token) if row is not None else None
        if summary is not None and summary["seat"] >= 0:
            found.append(summary)
    return {"tables": found}


@router.get("/api/tables/{table}", responses=_ERRORS)
async def one_table(table: str, request: Request) -> m.TableSummary:
    hub = _hub(request)
    row = await hub.store.table(table) if m.is_table_id(table) else None
    if row is None:
        raise Refusal("no-table", 404)
    summary = hub.summary(row)
    if summary is None:
        raise Refusal("damaged", 409)
    return summary


@router.post("/api/tables/{table}/seats", status_code=201, responses=_ERRORS)
async def take_seat(table: str, body: m.SeatBody, request: Request) -> m.TableMade:
    """Take a free seat."""
    found = await _hub(request).find(table)
    async with found.lock:
        seat, token = await actions.sit(found, body.name, body.seat)
    return _made(found, seat, token)


@router.post("/api/tables/{table}/leave", responses=_ERRORS)
async def leave_table(table: str, body: m.LeaveBody, request: Request) -> m.TableLeft:
    """Leave a table for good: a game in progress is resigned; a table nobody else sits at is deleted."""
    return {"deleted": await _hub(request).leave(table, body.token)}


# Records


async def _finished(request: Request, table: str, game: int) -> Match:
    """A game that is over."""
    hub = _hub(request)
    awake = await hub.find(table)
    if awake.document.game_number == game and awake.match is not None:
        match = awake.match
    else:
        row, moves = await _kept(hub, table, game)
        try:
            match = await hub.aside(lambda: rebuilt(row, moves))
        except Exception as problem:  # noqa: BLE001 - whatever it is, the game does not play again
            logger.warning("table %s: game %d cannot be played again: %s", table, game, problem)
            raise Refusal("damaged", 409) from None
    if not match.over:
        raise Refusal("not-over", 409)
    return match


async def _kept(hub: Hub, table: str, game: int) -> tuple[GameRow, list[Move]]:
    """A game as the store keeps it."""
    row = await hub.store.game(table, game) if 0 < game < 1 << 31 else None
    if row is None:
        raise Refusal("no-game", 404)
    return row, await hub.store.moves(table, game, 0)


async def _record_text(request: Request, table: str, game: int) -> str:
    """The record of a game that is over, or cannot be played on because it is damaged."""
    try:
        return (await _finished(request, table, game)).record_text()
    except Refusal as problem:
        if problem.code != "damaged":
            raise
        return record_as_kept(*await _kept(_hub(request), table, game))


@router.get("/api/tables/{table}/games/{game}/record", responses=_ERRORS)
async def record(table: str, game: int, request: Request) -> Response:
    """The record of a finished game, to keep and to check with ``dominium verify``."""
    text = await _record_text(request, table, game)
    name = f'attachment; filename="dominium-{table}-{game}.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": name})


@router.get("/api/tables/{table}/games/{game}/replay", response_model=m.ReplayInfo, responses=_ERRORS)
async def replay(table: str, game: int, request: Request) -> Response:
    """A finished game step by step, everybody's cards open."""
    match = await _finished(request, table, game)
    async with _replaying:
        data = await asyncio.to_thread(replays.replayed, match.record(), match.resigned)
    if data["end"] is not None:
        data["end"] = at_table(data["end"], table, game, match.seal)
    return JSONResponse(data)


@router.get("/api/tables/{table}/games/{game}/verify", responses=_ERRORS)
async def verify(table: str, game: int, request: Request) -> m.Verification:
    """Play a finished game again from its record, and compare its seed with the seal published at the start."""
    match = await _finished(request, table, game)
    async with _replaying:
        return await asyncio.to_thread(replays.verified, match.record_text(), match.seal)


def _check_length(record: str) -> None:
    """Refuse a record of too many answers before it is read: each has two lists."""
    if record.count("[") > 2 * _MOST_ANSWERS + 10:
        raise Refusal("size", 413)


@router.post("/api/replay", response_model=m.ReplayInfo, responses=_ERRORS)
async def replay_record(body: m.RecordBody) -> Response:
    """A record of one's own, step by step."""
    _check_length(body.record)
    try:
        found = record_from(body.record)
        async with _replaying:
            data = await asyncio.to_thread(replays.replayed, found, resigned_in(body.record))
    except BadRecord as problem:
        own = problem.reason.startswith("own-")
        code, about = ("record-own", {"name": problem.detail}) if own else ("record", {})
        raise Refusal(code, detail=str(problem), **about) from None
    return JSONResponse(data)


@router.post("/api/verify", responses=_ERRORS)
async def verify_record(body: m.RecordBody) -> m.Verification:
    """Play a record of one's own again."""
    _check_length(body.record)
    async with _replaying:
        return await asyncio.to_thread(replays.verified, body.record)
