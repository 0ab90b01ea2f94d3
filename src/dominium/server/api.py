"""The HTTP API."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from .. import cards as _cards  # noqa: F401 - fills the catalogue
from .._version import __version__
from ..cards.sets import BASIC, newest_sets, set_ids
from ..engine.catalogue import all_cards
from ..engine.record import BadRecord, Record
from ..opponents.levels import LEVELS
from . import actions, kingdoms, phrases, replays
from . import messages as m
from .hub import Hub
from .play import Play
from .table import Table
from .texts import Refusal, words

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
    """Whether the server and its database answer."""
    try:
        async with asyncio.timeout(3):
            await _hub(request).store.table("healthz")
    except Exception:  # noqa: BLE001 - whatever it is, the server is not well
        return PlainTextResponse("database\n", 503)
    return PlainTextResponse("ok\n")


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
    return (
        m.Catalogue.model_validate(
            {
                "version": __version__,
                "cards": [kingdoms.card_words(card) for card in all_cards() if card.id],
                "sets": [{"id": name, "name": words(f"set-{name}")} for name in (BASIC, *set_ids())],
                "newest": newest_sets(),
                "levels": [{"id": name, "name": words(f"level-{name}")} for name in LEVELS],
                "phrases": [{"id": name, "text": phrases.phrase_text(name)} for name in phrases.PHRASES],
            }
        )
        .model_dump_json()
        .encode()
    )


@router.get("/api/kingdoms", response_model=m.KingdomList)
async def recommended_kingdoms() -> Any:
    """The recommended kingdoms."""
    return {"kingdoms": kingdoms.all_recommended()}


@router.post("/api/kingdoms/draw", response_model=m.KingdomTexts, responses=_ERRORS)
async def draw_kingdom(body: m.KingdomChoice) -> Any:
    """A kingdom as chosen, drawn anew each time: to look at before making a table."""
    import secrets

    kingdom = kingdoms.chosen(body, secrets.randbits(64))
    if kingdom is None:
        raise Refusal("kingdom", detail="the players pick this one")
    return kingdoms.texts_of([card.id for card in kingdom.cards], [card.id for card in kingdom.projects])


@router.post("/api/kingdoms/text", response_model=m.KingdomTexts, responses=_ERRORS)
async def kingdom_text(body: m.KingdomTextBody) -> Any:
    """Read a kingdom from text or a link, and give it as text and links."""
    return kingdoms.read(body.text, body.edition)


@router.post("/api/tables", response_model=m.TableMade, status_code=201, responses=_ERRORS)
async def make_table(body: m.TableBody, request: Request) -> Any:
    """Make a table and take its first seat."""
    table, seat, token = await _hub(request).make(body, _address(request))
    return _made(table, seat, token)


def _made(table: Table, seat: int, token: str) -> dict[str, Any]:
    return {
        "table": table.id,
        "seat": seat,
        "token": token,
        "link": f"/t/{table.id}#{token}",
        "invite": f"/t/{table.id}",
    }


@router.get("/api/tables", response_model=m.TableList)
async def public_tables(request: Request) -> Any:
    """The public tables to join or watch."""
    hub = _hub(request)
    return {"tables": [hub.summary(row) for row in await hub.store.public_tables(50)]}


@router.post("/api/mine", response_model=m.TableList, responses=_ERRORS)
async def my_tables(body: m.MineBody, request: Request) -> Any:
    """The tables of the seats this browser holds; those that are gone are left out."""
    hub = _hub(request)
    found = []
    for held in body.seats:
        row = await hub.store.table(held.table)
        if row is not None:
            summary = await hub.summary_for(row, held.token)
            if summary["seat"] >= 0:
                found.append(summary)
    return {"tables": found}


@router.get("/api/tables/{table}", response_model=m.TableSummary, responses=_ERRORS)
async def one_table(table: str, request: Request) -> Any:
    hub = _hub(request)
    row = await hub.store.table(table)
    if row is None:
        raise Refusal("no-table", 404)
    return hub.summary(row)


@router.post("/api/tables/{table}/seats", response_model=m.TableMade, status_code=201, responses=_ERRORS)
async def take_seat(table: str, body: m.SeatBody, request: Request) -> Any:
    """Take a free seat."""
    found = await _hub(request).find(table)
    async with found.lock:
        seat, token = await actions.sit(found, body.name, body.seat)
    return _made(found, seat, token)


# Records


async def _finished(request: Request, table: str, game: int) -> tuple[Record, str]:
    """The record of a game that is over, and the seal that was published."""
    hub = _hub(request)
    awake = await hub.find(table)
    if awake.state.game == game and awake.play is not None:
        play = awake.play
    else:
        row = await hub.store.game(table, game) if 0 < game < 1 << 31 else None
        if row is None:
            raise Refusal("no-game", 404)
        moves = await hub.store.moves(table, game, 0)

        def rebuild() -> Play:
            made = Play(row.head, row.seal)
            for move in moves:
                made.apply(move)
            return made

        play = await asyncio.to_thread(rebuild)
    if not play.over:
        raise Refusal("not-over", 409)
    return play.record(), play.seal


@router.get("/api/tables/{table}/games/{game}/record", responses=_ERRORS)
async def record(table: str, game: int, request: Request) -> Response:
    """The record of a finished game, to keep and to check with ``dominium verify``."""
    found, _ = await _finished(request, table, game)
    name = f'attachment; filename="dominium-{table}-{game}.json"'
    return Response(found.to_json(), media_type="application/json", headers={"content-disposition": name})


@router.get("/api/tables/{table}/games/{game}/replay", response_model=m.ReplayInfo, responses=_ERRORS)
async def replay(table: str, game: int, request: Request) -> Response:
    """A finished game step by step, everybody's cards open."""
    found, seal = await _finished(request, table, game)
    async with _replaying:
        data = await asyncio.to_thread(replays.replayed, found)
    if data["end"] is not None:
        data["end"]["game"] = game
        data["end"]["seal"] = seal or None
        data["end"]["record"] = f"/api/tables/{table}/games/{game}/record"
        data["end"]["replay"] = f"/replay/{table}/{game}"
    return JSONResponse(data)


@router.get("/api/tables/{table}/games/{game}/verify", response_model=m.Verification, responses=_ERRORS)
async def verify(table: str, game: int, request: Request) -> Any:
    """Play a finished game again from its record, and compare its seed with the seal published at the start."""
    found, seal = await _finished(request, table, game)
    async with _replaying:
        return await asyncio.to_thread(replays.verified, found.to_json(), seal)


@router.post("/api/replay", response_model=m.ReplayInfo, responses=_ERRORS)
async def replay_record(body: m.RecordBody) -> Response:
    """A record of one's own, step by step."""
    try:
        found = replays.read(body.record)
        if len(found.answers) > _MOST_ANSWERS:
            raise Refusal("size", 413)
        async with _replaying:
            data = await asyncio.to_thread(replays.replayed, found)
    except BadRecord as problem:
        raise Refusal("record", detail=str(problem)) from None
    return JSONResponse(data)


@router.post("/api/verify", response_model=m.Verification, responses=_ERRORS)
async def verify_record(body: m.RecordBody) -> Any:
    """Play a record of one's own again."""
    async with _replaying:
        return await asyncio.to_thread(replays.verified, body.record)
