"""The HTTP API for those who want to learn: analyses of finished games, kingdoms explained."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import ValidationError

from . import protocol as m
from .addresses import client_of
from .api import ERRORS, RECORD_BODY, finished_game, hub_of
from .protocol import Refusal

router = APIRouter()

RecordName = Annotated[str, Path(pattern="^[0-9a-f]{32}$")]


@router.get("/api/tables/{table}/games/{game}/analysis", responses=ERRORS)
async def analysis(table: str, game: int, request: Request) -> m.AnalysisState:
    """The analysis of a finished game, or how far it is."""
    hub = hub_of(request)
    if not m.is_table_id(table) or await hub.store.table(table) is None:
        raise Refusal("no-table", 404)
    if not 0 < game < 1 << 31 or await hub.store.game(table, game) is None:
        raise Refusal("no-game", 404)
    return await hub.analysing.of_game(table, game)


@router.post("/api/tables/{table}/games/{game}/analysis", status_code=202, responses=ERRORS)
async def begin_analysis(table: str, game: int, request: Request) -> m.AnalysisState:
    """Let a finished game be analysed; whoever asks while it is being done waits for the same."""
    hub = hub_of(request)
    row, moves = await finished_game(hub, table, game)
    await hub.analysing.begin(table, game, client_of(request.scope), row, moves)
    return await hub.analysing.of_game(table, game)


@router.delete("/api/tables/{table}/games/{game}/analysis", responses=ERRORS)
async def stop_analysis(table: str, game: int, request: Request) -> m.AnalysisState:
    """Stop waiting for an analysis; it is stopped itself when nobody else waits for it."""
    hub = hub_of(request)
    hub.analysing.stop(table, game, client_of(request.scope))
    return await analysis(table, game, request)


@router.post("/api/analysis", status_code=202, responses=ERRORS, openapi_extra=RECORD_BODY)
async def analyse_record(request: Request) -> m.AnalysisBegun:
    """Let a record of one's own be analysed. It is remembered for a while."""
    hub = hub_of(request)
    name = hub.analysing.begin_record(await request.body(), client_of(request.scope))
    return {**await hub.analysing.of_record(name), "id": name}


@router.get("/api/analysis/{name}", responses=ERRORS)
async def record_analysis(name: RecordName, request: Request) -> m.AnalysisState:
    """The analysis of a record of one's own, or how far it is."""
    return await hub_of(request).analysing.of_record(name)


@router.delete("/api/analysis/{name}", responses=ERRORS)
async def stop_record_analysis(name: RecordName, request: Request) -> m.AnalysisState:
    hub = hub_of(request)
    hub.analysing.stop_record(name, client_of(request.scope))
    return await hub.analysing.of_record(name)


def _named(
    cards: Annotated[str, Query(max_length=2000)], projects: Annotated[str, Query(max_length=1000)] = ""
) -> m.NamedKingdom:
    """The kingdom of a query: ids between commas."""
    try:
        return m.NamedKingdom(
            cards=[one for one in cards.split(",") if one],
            projects=[one for one in projects.split(",") if one],
        )
    except ValidationError as problem:
        raise Refusal("malformed", 422, m.describe_errors(problem.errors(include_input=False))) from None


InQuery = Annotated[m.NamedKingdom, Depends(_named)]


@router.get("/api/kingdoms/guide", responses=ERRORS)
async def guide(kingdom: InQuery, request: Request) -> m.GuideState:
    """A kingdom explained for two players, or how far that is."""
    return await hub_of(request).guiding.of(kingdom)


@router.post("/api/kingdoms/guide", status_code=202, responses=ERRORS)
async def begin_guide(kingdom: InQuery, request: Request) -> m.GuideState:
    """Let a kingdom be explained; whoever asks while it is being done waits for the same."""
    hub = hub_of(request)
    await hub.guiding.begin(kingdom, client_of(request.scope))
    return await hub.guiding.of(kingdom)


@router.delete("/api/kingdoms/guide", responses=ERRORS)
async def stop_guide(kingdom: InQuery, request: Request) -> m.GuideState:
    """Stop waiting for a guide; it is stopped itself when nobody else waits for it."""
    hub = hub_of(request)
    hub.guiding.stop(kingdom, client_of(request.scope))
    return await hub.guiding.of(kingdom)
