"""The HTTP API."""

from __future__ import annotations

import asyncio
import gzip
import secrets
from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic_core import to_json

from . import protocol as m
from .addresses import client_of
from .hub import Hub
from .protocol import Refusal
from .showing import catalogue_view, records
from .showing.kingdom_text import kingdom_from, texts_of
from .showing.kingdom_view import all_recommended
from .showing.records import Made
from .static_files import takes_gzip
from .store.interface import GameRow, Move
from .tables import actions
from .tables.kingdom_choice import chosen
from .tables.match import record_as_kept
from .tables.table import Table

router = APIRouter()

ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": m.Problem, "description": "What is wrong; nothing was changed."}
}


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


@router.get("/api/catalogue", response_model=m.Catalogue)
async def catalogue(request: Request) -> Response:
    """All cards with names, texts and rulings in every language, sets, levels of bots, quick phrases."""
    made = await hub_of(request).aside(_catalogue)
    return await _made(request, made, **{"cache-control": "max-age=300"})


@cache
def _catalogue() -> Made:
    return Made(gzip.compress(to_json(catalogue_view.catalogue())), packed=True)


@router.get("/api/kingdoms")
async def recommended_kingdoms() -> m.KingdomList:
    """The recommended kingdoms."""
    return {"kingdoms": all_recommended()}


@router.post("/api/kingdoms/draw", responses=ERRORS)
async def draw_kingdom(body: m.KingdomChoice) -> m.KingdomTexts:
    """A kingdom as chosen, drawn anew each time: to look at before making a table."""
    kingdom = chosen(body, secrets.randbits(64))
    if kingdom is None:
        raise Refusal("kingdom", detail="the players pick this one")
    return texts_of([card.id for card in kingdom.cards], [card.id for card in kingdom.projects])


@router.post("/api/kingdoms/text", responses=ERRORS)
async def kingdom_text(body: m.KingdomTextBody) -> m.KingdomTexts:
    """Read a kingdom from text or a link, and give it as text and links."""
    return kingdom_from(body.text, body.edition)


@router.post("/api/tables", status_code=201, responses=ERRORS)
async def make_table(body: m.TableBody, request: Request) -> m.TableMade:
    """Make a table and take its first seat."""
    table, seat, token = await hub_of(request).make(body, client_of(request.scope))
    return _seated(table, seat, token)


def _seated(table: Table, seat: int, token: str) -> m.TableMade:
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
    return {"tables": await hub_of(request).listing.public()}


@router.post("/api/mine", responses=ERRORS)
async def my_tables(body: m.MineBody, request: Request) -> m.MyTables:
    """The tables of the seats this browser holds; those that are gone are left out."""
    hub = hub_of(request)
    found: list[m.TableSummary] = []
    missing: list[str] = []
    for held in body.seats:
        row = await hub.store.table(held.table)
        if row is None:
            missing.append(held.table)
        summary = await hub.listing.summary_for(row, held.token) if row is not None else None
        if summary is not None and summary["seat"] >= 0:
            found.append(summary)
    away = set(await hub.store.tables_away()) if missing else set()
    return {"tables": found, "away": [name for name in missing if name in away]}


@router.get("/api/tables/{table}", responses=ERRORS)
async def one_table(table: str, request: Request) -> m.TableSummary:
    hub = hub_of(request)
    row = await hub.store.table(table) if m.is_table_id(table) else None
    if row is None:
        raise Refusal("no-table", 404)
    summary = hub.listing.summary(row)
    if summary is None:
        raise Refusal("damaged", 409)
    return summary


@router.post("/api/tables/{table}/seats", status_code=201, responses=ERRORS)
async def take_seat(table: str, body: m.SeatBody, request: Request) -> m.TableMade:
    """Take a free seat."""
    found = await hub_of(request).find(table)
    async with found.lock:
        seat, token = await actions.sit(found, body.name, body.seat)
    return _seated(found, seat, token)


@router.post("/api/tables/{table}/leave", responses=ERRORS)
async def leave_table(table: str, body: m.LeaveBody, request: Request) -> m.TableLeft:
    """Leave a table for good: a game in progress is resigned; a table nobody else sits at is deleted."""
    return {"deleted": await hub_of(request).leave(table, body.token)}


# Records


async def _kept(hub: Hub, table: str, game: int) -> tuple[GameRow, list[Move]]:
    """A game as the store keeps it."""
    row = await hub.store.game(table, game) if 0 < game < 1 << 31 else None
    if row is None:
        raise Refusal("no-game", 404)
    return row, await hub.store.moves(table, game, 0)


async def finished_game(hub: Hub, table: str, game: int) -> tuple[GameRow, list[Move]]:
    """A game as it is kept; whether it is over is known for certain only when it was played again."""
    awake = await hub.find(table)
    if awake.document.game_number == game and awake.match is not None and not awake.match.over:
        raise Refusal("not-over", 409)
    return await _kept(hub, table, game)


async def _made(request: Request, made: Made, **headers: str) -> Response:
    """What the workroom made, as the client takes it."""
    if made.code:
        raise Refusal(made.code, made.status, made.detail, **made.arguments)
    if not made.packed:
        return Response(made.data, media_type="application/json", headers=headers)
    if takes_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        return Response(made.data, media_type="application/json", headers=headers)
    plain = await asyncio.to_thread(gzip.decompress, made.data)
    return Response(plain, media_type="application/json", headers=headers)


@router.get("/api/tables/{table}/games/{game}/record", responses=ERRORS)
async def record(table: str, game: int, request: Request) -> Response:
    """The record of a finished game, to keep and to check with ``dominium verify``."""
    hub = hub_of(request)
    kept = await finished_game(hub, table, game)
    awake = await hub.find(table)
    document, match = awake.document, awake.match
    if match is not None and document.game_number == game:
        made = Made(match.record_text().encode())
    else:
        made = await hub.workroom.do(client_of(request.scope), records.kept_record, *kept)
    if made.code == "damaged":
        if game == document.game_number and document.phase != "over":
            raise Refusal("not-over", 409)  # before the end it tells all that is hidden
        made = Made(record_as_kept(*kept).encode())
    name = f'attachment; filename="dominium-{table}-{game}.json"'
    return await _made(request, made, **{"content-disposition": name})


@router.get("/api/tables/{table}/games/{game}/replay", response_model=m.ReplayInfo, responses=ERRORS)
async def replay(table: str, game: int, request: Request) -> Response:
    """A finished game step by step, everybody's cards open."""
    hub = hub_of(request)
    row, moves = await finished_game(hub, table, game)
    work = hub.workroom.do(client_of(request.scope), records.kept_replay, row, moves, table, game)
    return await _made(request, await work)


@router.get("/api/tables/{table}/games/{game}/verify", response_model=m.Verification, responses=ERRORS)
async def verify(table: str, game: int, request: Request) -> Response:
    """Play a finished game again from its record, and compare its seed with the seal published at the start."""
    hub = hub_of(request)
    row, moves = await finished_game(hub, table, game)
    work = hub.workroom.do(client_of(request.scope), records.kept_verification, row, moves)
    return await _made(request, await work)


RECORD_BODY = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": m.RecordBody.model_json_schema()}},
    }
}


@router.post("/api/replay", response_model=m.ReplayInfo, responses=ERRORS, openapi_extra=RECORD_BODY)
async def replay_record(request: Request) -> Response:
    """A record of one's own, step by step."""
    body = await request.body()
    work = hub_of(request).workroom.do(client_of(request.scope), records.uploaded_replay, body)
    return await _made(request, await work)


@router.post("/api/verify", response_model=m.Verification, responses=ERRORS, openapi_extra=RECORD_BODY)
async def verify_record(request: Request) -> Response:
    """Play a record of one's own again."""
    body = await request.body()
    work = hub_of(request).workroom.do(client_of(request.scope), records.uploaded_verification, body)
    return await _made(request, await work)
