"""What operators and their programs ask of a server, and what pages are told of their orders."""

from __future__ import annotations

import os

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from . import figures
from . import protocol as m
from .hub import Hub
from .peers import may_watch
from .protocol import Refusal

router = APIRouter()

#: where the token stands that opens ``/metrics`` to others than this machine
METRICS_TOKEN = "DOMINIUM_METRICS_TOKEN"


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


@router.get("/healthz", include_in_schema=False)
async def health(request: Request) -> Response:
    """Whether the server takes people, and its database answers and can be written to."""
    hub = _hub(request)
    trouble = "draining" if hub.heeding.draining else await hub.health.trouble()
    return PlainTextResponse(f"{trouble}\n", 503) if trouble else PlainTextResponse("ok\n")


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Figures for Prometheus: for this machine itself, or for whoever has the token."""
    if not may_watch(request.scope, os.environ.get(METRICS_TOKEN, "")):
        raise Refusal("not-found", 404)
    return PlainTextResponse(figures.text(_hub(request)), media_type="text/plain; version=0.0.4")


@router.get("/api/notices")
async def notices(request: Request) -> m.Notices:
    """What the operator says to everybody."""
    heeding = _hub(request).heeding
    return {"announcement": heeding.orders.announcement, "closed": heeding.closed}
