"""The web application: routes, limits, headers, the client's files."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .._version import __version__
from ..opponents.seeking import Seeker
from .access_log import AccessLog
from .addresses import client_of
from .api import router
from .host_names import HostNames
from .hub import Hub
from .learning_api import router as learning_router
from .limits import Limits, body_limit
from .operator_api import router as operator_router
from .protocol import Refusal, describe_errors
from .showing.texts import problem_of
from .socket import add_socket
from .static_files import add_client
from .store.opening import open_store
from .system_clock import SystemClock
from .thinking import Thinkers

logger = logging.getLogger("dominium")

_CONTENT = (
    "default-src 'self'",
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
_HEADERS = (
    (b"content-security-policy", "; ".join(_CONTENT).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class _TooLarge(HTTPException):
    """A body beyond the limit."""

    def __init__(self) -> None:
        super().__init__(413)


class Guard:
    """Limits for requests, and safe headers on every response."""

    def __init__(self, app: ASGIApp, hub: Hub, names: HostNames | None = None) -> None:
        self.app = app
        self.hub = hub
        #: what the server is called; None if whoever made the application looks after that
        self.names = names

    def _is_ours(self, scope: Scope) -> bool:
        return self.names is None or self.names.knows(scope)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket begins like a request, and counts as one."""
        ours = self._is_ours(scope)
        if ours and self.hub.requests.take(client_of(scope)):
            await self.app(scope, receive, send)
            return
        self.hub.pressure.refuse("rate" if ours else "host")
        await receive()
        await send({"type": "websocket.close", "code": 1013})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._let_in(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False
        size = 0
        limit = body_limit(scope["path"])

        async def receive_some() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > limit:
                raise _TooLarge
            return message

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                have = {key.lower() for key, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(one for one in _HEADERS if one[0] not in have)]
            await send(message)

        async def refuse(problem: Refusal) -> None:
            self.hub.pressure.refuse(problem.code)
            response = _reply(problem)
            await response(scope, receive, send_with_headers)

        if not self._is_ours(scope):
            await refuse(Refusal("host", 421))
            return
        if self.hub.heeding.orders.bans(client_of(scope)):
            await refuse(Refusal("banned", 403))
            return
        if scope["path"].startswith("/api/") and not self.hub.requests.take(client_of(scope)):
            await refuse(Refusal("rate", 429))
            return
        length = next((value for key, value in scope["headers"] if key == b"content-length"), b"0")
        if not length.isdigit() or len(length) > 12 or int(length) > limit:
            await refuse(Refusal("size", 413))
            return
        try:
            await self.app(scope, receive_some, send_with_headers)
        except _TooLarge:
            if not started:
                await refuse(Refusal("size", 413))
        except Exception:
            logger.exception("request failed: %s", scope["path"])
            if started:
                raise
            await _reply(Refusal("server", 500))(scope, receive, send_with_headers)


def create_app(
    database: str,
    limits: Limits | None = None,
    workers: int = 2,
    static: Path | None = None,
    names: HostNames | None = None,
) -> FastAPI:
    """The application on a database."""
    limits = limits or Limits()
    seconds = limits.search_seconds
    thinkers = Thinkers(workers, Seeker(seconds) if seconds > 0 else None)
    hub = Hub(open_store(database), limits, thinkers, SystemClock())

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await hub.open()
        hub.spawn(_describe(app, hub))
        try:
            yield
        finally:
            await hub.close()

    app = FastAPI(
        title="Dominium",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.hub = hub
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=4)
    app.add_middleware(Guard, hub=hub, names=names)
    app.add_middleware(AccessLog)
    app.include_router(router)
    app.include_router(learning_router)
    app.include_router(operator_router)
    add_socket(app, hub)
    add_client(app, static)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http_error)
    return app


async def _describe(app: FastAPI, hub: Hub) -> None:
    """Write the description of the API beforehand: made when it is asked for, it would hold everybody up."""
    await hub.aside(app.openapi)


def _reply(problem: Refusal) -> JSONResponse:
    return JSONResponse(problem_of(problem), problem.status)


async def _refused(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, Refusal)
    return _reply(problem)


async def _malformed(request: Request, problem: Exception) -> JSONResponse:
    detail = ""
    if isinstance(problem, RequestValidationError):
        detail = describe_errors(problem.errors())
    return _reply(Refusal("malformed", 422, detail))


async def _http_error(request: Request, problem: Exception) -> JSONResponse:
    status = problem.status_code if isinstance(problem, HTTPException) else 500
    code = {404: "not-found", 405: "method", 413: "size"}.get(status, "malformed")
    return _reply(Refusal(code, status))
