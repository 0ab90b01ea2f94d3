"""The WebSocket of a table: ``/ws/{table}``, JSON both ways, ``hello`` first."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from .access_log import PATTERN
from .addresses import client_of
from .connection import Connection
from .entrance import TEXT
from .hub import Hub
from .limits import MESSAGE_BYTES
from .protocol import ClientMessage, Hello, Refusal, decoded, encoded
from .showing.texts import problem_of
from .tables.actions import come_back, handle

logger = logging.getLogger("dominium")

#: messages too many before a connection is closed
_PATIENCE = 200

BAD_ORIGIN, NOT_HELLO, FLOOD, NO_TABLE, TOO_MANY, FAILED = 4403, 4400, 4429, 4404, 4408, 1011
BANNED = 4410


class Sockets:
    """Around the application: takes the sockets of tables before anything that is meant for requests."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        folder, _, table = scope.get("path", "").rpartition("/")
        if scope["type"] == "websocket" and folder == "/ws" and table:
            scope[PATTERN] = "/ws/{table}"
            await _Talk(self.hub, WebSocket(scope, receive, send), receive, send, table).run()
        else:
            await self.app(scope, receive, send)


class _Talk:
    """One socket from its first message to its last."""

    def __init__(self, hub: Hub, socket: WebSocket, receive: Receive, send: Send, table: str) -> None:
        self.hub = hub
        #: for its beginning and its end
        self.socket = socket
        #: for all that is said in between
        self._hear = receive
        self._tell = send
        self.name = table
        self.address = client_of(socket.scope)

    async def run(self) -> None:
        if not _same_origin(self.socket):
            await self.socket.close(BAD_ORIGIN)
            return
        await self.socket.accept()
        if self.hub.heeding.orders.bans(self.address):
            self.hub.pressure.refuse("banned")
            await self._close(Refusal("banned", 403))
            return
        try:
            connection = await self._greet()
            if connection is None:
                return
            sender = asyncio.create_task(self._send(connection))
            try:
                await self._come_back(connection)
                await self._listen(connection)
            finally:
                self.hub.doors.disconnect(connection)
                sender.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await sender
        except WebSocketDisconnect:
            pass

    async def _greet(self) -> Connection | None:
        try:
            async with asyncio.timeout(self.hub.limits.hello_within):
                message = decoded(await self._receive())
            if not isinstance(message, Hello):
                raise Refusal("hello")
            table = await self.hub.find(self.name)
            connection = self.hub.connect(table, message.token, self.address)
            connection.hang_up = self._hang_up
        except TimeoutError:
            await self._refuse(Refusal("hello"), NOT_HELLO)
        except Refusal as problem:
            code = {"no-table": NO_TABLE, "connections": TOO_MANY}.get(problem.code, NOT_HELLO)
            await self._refuse(problem, code)
        except WebSocketDisconnect:
            raise
        except Exception:
            logger.exception("table %s: somebody could not be let in", self.name)
            await self._refuse(Refusal("server", 500), FAILED)
        else:
            if message.token is not None and connection.seat < 0:
                connection.refuse(Refusal("token", 403))
            return connection
        return None

    async def _come_back(self, connection: Connection) -> None:
        try:
            await come_back(connection.table, connection)
        except Refusal as problem:
            connection.refuse(problem)
        except Exception:
            logger.exception("table %s: a seat could not be taken back", self.name)

    def _hang_up(self, problem: Refusal) -> None:
        self.hub.spawn(self._close(problem))

    async def _close(self, problem: Refusal) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._refuse(problem, BANNED if problem.code == "banned" else TOO_MANY)

    async def _refuse(self, problem: Refusal, code: int) -> None:
        await self.socket.send_text(encoded(problem_of(problem)).decode())
        await self.socket.close(code)

    async def _receive(self) -> str:
        """The text of the next message, not read yet."""
        data = await self._hear()
        if data["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(data.get("code", 1000))
        text = data.get("text")
        if text is None:
            raise Refusal("malformed", detail="messages are text")
        if len(text) > MESSAGE_BYTES:
            raise Refusal("size", 413)
        return str(text)

    async def _next(self, connection: Connection) -> ClientMessage:
        """The next message; whoever sends too much is refused before anything is read."""
        unfit: Refusal | None = None
        text = ""
        try:
            text = await self._receive()
        except Refusal as problem:
            unfit = problem
        self.hub.metrics.messages += 1
        if not connection.bucket.take():
            raise Refusal("rate", 429)
        if unfit is not None:
            raise unfit
        return decoded(text)

    async def _listen(self, connection: Connection) -> None:
        metrics = self.hub.metrics
        refused = 0
        while True:
            began = time.monotonic()
            try:
                message = await self._next(connection)
                began = time.monotonic()
            except Refusal as problem:
                if problem.code == "rate":
                    self.hub.pressure.refuse("rate")
                    refused += 1
                if problem.code != "rate" or refused % 10 == 1:
                    connection.refuse(problem)
                if refused > _PATIENCE:
                    await self._refuse(Refusal("rate", 429), FLOOD)
                    return
                continue
            if connection.closed:
                return
            try:
                await handle(connection.table, connection, message)
            except WebSocketDisconnect:
                raise
            except Exception:
                logger.exception("table %s: a message failed", self.name)
                connection.refuse(Refusal("server", 500))
            metrics.took(time.monotonic() - began)

    async def _send(self, connection: Connection) -> None:
        try:
            while not connection.closed:
                texts = await connection.next()
                while texts:
                    # It has no name, so that it is not kept while the next one is waited for.
                    await self._tell({"type": "websocket.send", TEXT: texts.pop(0)})
        except OSError:  # nobody is there any more
            connection.close()


def _same_origin(socket: WebSocket) -> bool:
    """Whether the page that opens the socket is ours; programs that are no browsers send no origin."""
    origin = socket.headers.get("origin")
    if not origin or origin == "null":
        return origin is None
    parts = urlsplit(origin)
    host = socket.headers.get("host", "")
    return parts.netloc == host or (
        parts.hostname in ("localhost", "127.0.0.1") and host.split(":")[0] in ("localhost", "127.0.0.1")
    )
