"""A line for each request and each socket. It holds no secret, because it holds nothing that a client wrote.

Instead of an address it has the pattern of the route that answered: no names of tables, which invite; no queries; no
bodies, in which the tokens of seats are.
"""

from __future__ import annotations

import logging
import logging.handlers
import sys
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

logger = logging.getLogger("dominium.access")


def write_to(place: str) -> None:
    """Write the log to a file, or for ``-`` to the standard error. A file that is moved away is begun anew."""
    handler: logging.Handler
    if place == "-":
        handler = logging.StreamHandler(sys.stderr)
    else:
        handler = logging.handlers.WatchedFileHandler(place, encoding="utf-8")
    stamp = logging.Formatter("%(asctime)s.%(msecs)03dZ %(message)s", "%Y-%m-%dT%H:%M:%S")
    stamp.converter = time.gmtime
    handler.setFormatter(stamp)
    logger.handlers = [handler]
    logger.setLevel(logging.INFO)
    logger.propagate = False


#: where in a scope its pattern stands if no route of the application answered
PATTERN = "dominium.pattern"


class AccessLog:
    """Around the application: who came, what for, and how it ended."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not logger.isEnabledFor(logging.INFO):
            await self.app(scope, receive, send)
            return
        began = time.monotonic()
        status = 0

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        async def received() -> Message:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect":
                status = status or message.get("code", 1005)
            return message

        try:
            await self.app(scope, received, sent)
        finally:
            client = scope["client"][0] if scope.get("client") else "-"
            took = (time.monotonic() - began) * 1000
            logger.info("%s %s %s %d %.0fms", client, _method(scope), pattern_of(scope), status, took)


def _method(scope: Scope) -> str:
    """What was wanted. A client may send any word: only those that mean something are repeated."""
    if scope["type"] == "websocket":
        return "WS"
    known = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
    return scope["method"] if scope["method"] in known else "?"


def pattern_of(scope: Scope) -> str:
    """The pattern of the route that answered; ``-`` where none did."""
    pattern = getattr(scope.get("route"), "path", scope.get(PATTERN))
    return pattern if isinstance(pattern, str) else "-"
