"""The entrance of the server, before any request: who is connected, how long one may be silent, how much one may send.

A connection that has not said anything complete is *silent*: it is ended after a while, and the longest silent ones
are ended first where there are too many. What comes over a WebSocket is read no quicker than its household may send:
whoever sends more is not read for a while, and the network makes them wait. Frames count, however small: a ping or an
empty fragment costs as much as a message.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict
from collections.abc import Collection
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from .addresses import household
from .limits import Buckets, Limits
from .pressure import Pressure

#: bytes that are looked at before others have their turn; a frame has at least six
_PIECE = 1024
#: fragments of one message
_MOST_FRAGMENTS = 64
#: seconds a socket is not read at most
_LONGEST_WAIT = 10.0
#: file descriptors for everything but connections
_SPARE_FILES = 64
LOOPBACK = ("127.0.0.1", "::1")
#: what a socket of this entrance can be sent besides what any can: a text in bytes, as it leaves
TEXT = "dominium.text"


class Entrance:
    """Everybody who is connected to one server."""

    def __init__(self, limits: Limits, pressure: Pressure, proxies: Collection[str] = LOOPBACK) -> None:
        self.limits = limits
        self.pressure = pressure
        #: whose connections are those of many households: their limits are the proxy's business
        self._proxies = proxies
        self._arrivals = Buckets(limits.arrival_rate, limits.arrival_burst)
        self._frames = Buckets(limits.frame_rate, limits.frame_burst)
        self._connected: Counter[str] = Counter()
        self._most = _files_allowed()
        #: counts comings, goings and requests: what may leave garbage, which playing does not
        self.stirred = 0
        #: those who have not said anything complete yet, the longest silent one first
        self._silent: OrderedDict[HttpEntrance, str] = OrderedDict()
        self._silent_of: Counter[str] = Counter()

    def came(self, host: str) -> bool:
        """Count a connection; False if there are too many, or too many from there."""
        address, limit = household(host), self.limits.tcp_connections
        self.stirred += 1
        if self._connected.total() >= self._most:
            self._send_away(next(iter(self._silent), None))
            allowed = self._connected.total() < self._most
        else:
            allowed = host in self._proxies or (
                (not limit or self._connected[address] < limit) and self._arrivals.take(address)
            )
        if not allowed:
            self.pressure.refuse("connections")
        self._connected[address] += allowed
        return allowed

    def went(self, host: str) -> None:
        address = household(host)
        self.stirred += 1
        self._connected[address] -= 1
        if self._connected[address] <= 0:
            del self._connected[address]

    def is_silent(self, connection: HttpEntrance, host: str) -> None:
        """Somebody is here and says nothing yet; others who said nothing for longer may have to go."""
        address = household(host)
        self._silent[connection] = address
        self._silent_of[address] += 1
        if self._silent_of[address] > self.limits.silent_connections > 0:
            self._send_away(next(one for one, whose in self._silent.items() if whose == address))

    def spoke(self, connection: HttpEntrance) -> None:
        """Somebody said something complete, or is gone."""
        address = self._silent.pop(connection, None)
        if address is not None:
            self._silent_of[address] -= 1
            if self._silent_of[address] <= 0:
                del self._silent_of[address]

    def _send_away(self, connection: HttpEntrance | None) -> None:
        if connection is not None:
            self.pressure.refuse("silent")
            connection.end()

    def charge(self, host: str, frames: int) -> float:
        """Count the frames of a household; how many seconds it is not read for that."""
        return self._frames.charge(household(host), frames)


def _files_allowed() -> int:
    """How many connections this process may have, as many files as that needs."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - only there where the system has it

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return 65_536 if soft == resource.RLIM_INFINITY else max(64, soft - _SPARE_FILES)
    return 448


def allow_more_files() -> None:
    """Raise the number of files this process may have open, as far as the system lets it."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - as above

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class HttpEntrance(H11Protocol):
    """HTTP with clients who must say something, and listen, within a time."""

    def __init__(self, entrance: Entrance, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._entrance = entrance
        self._host = ""
        self._counted = False
        self._patience: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self._host = str(peer[0]) if isinstance(peer, tuple) else ""
        self._counted = self._entrance.came(self._host)
        if self._counted:
            self._await_words()
        else:
            self.end()

    def _await_words(self) -> None:
        """From now on a whole request must come within a time, its body included."""
        if self._patience is None:
            self._patience = self.loop.call_later(self._entrance.limits.request_within, self._lose_patience)
            self._entrance.is_silent(self, self._host)

    def _lose_patience(self) -> None:
        self._entrance.pressure.refuse("silent")
        self.end()

    def end(self) -> None:
        """Hang up without a word."""
        self._heard()
        self.transport.abort()

    def _heard(self) -> None:
        self._entrance.spoke(self)
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._entrance.stirred += 1
        if self.cycle is None or self.cycle.response_complete:
            self._await_words()
        super().data_received(data)
        if self.cycle is not None and not self.cycle.more_body and not self.cycle.response_complete:
            self._heard()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._heard()
        self._counted = False  # from here on the socket counts
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self._entrance.limits.request_within, self._lose_patience)

    def resume_writing(self) -> None:
        self._stop_waiting_for_a_reader()
        super().resume_writing()

    def _stop_waiting_for_a_reader(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._heard()
        self._stop_waiting_for_a_reader()
        if self._counted:
            self._counted = False
            self._entrance.went(self._host)
        super().connection_lost(exc)


class SocketEntrance(WebSocketsSansIOProtocol):
    """A WebSocket that is read as quickly as its household may send."""

    def __init__(self, entrance: Entrance, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._entrance = entrance
        self._host = ""
        #: what came and was not looked at yet, and when it will be
        self._rest = b""
        self._later: asyncio.Handle | None = None
        #: frames found in what was looked at last
        self._found = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self._host = str(peer[0]) if isinstance(peer, tuple) else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest = b""
        if self._later is not None:
            self._later.cancel()
        self._entrance.went(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if self._later is None:
            self._look()
        else:
            self.transport.pause_reading()

    def _look(self) -> None:
        """Look at a piece of what came; at the next one when it is time."""
        self._later = None
        if self.transport.is_closing():
            self._rest = b""
            return
        if self.read_paused and not self.close_sent:
            return  # until somebody reads what was found last
        piece, self._rest = self._rest[:_PIECE], self._rest[_PIECE:]
        self._found = 0
        super().data_received(piece)
        wait = self._entrance.charge(self._host, self._found)
        if wait > 0 or self._rest:
            self._look_later(wait)
        elif not self.read_paused:
            self.transport.resume_reading()

    def _look_later(self, seconds: float) -> None:
        self.transport.pause_reading()
        self._later = self.loop.call_later(min(seconds, _LONGEST_WAIT), self._look)

    async def receive(self) -> Any:
        message = await super().receive()
        if not self.read_paused and not self.transport.is_closing():
            if self._later is not None:
                self.transport.pause_reading()
            elif self._rest:
                self._look_later(0)
        return message

    async def send(self, message: Any) -> None:
        text = message.get(TEXT)
        if text is None:
            await super().send(message)
            if message["type"] == "websocket.accept":
                del self.request, self.response  # some kilobytes of headers that nobody asks for any more
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    # Frames

    def handle_text(self, event: Frame) -> None:
        self._found += 1
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._found += 1
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self._found += 1
        if len(self.frames) >= _MOST_FRAGMENTS:
            self._entrance.pressure.refuse("fragments")
            self.transport.abort()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._found += 1
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._found += 1
        super().handle_pong(event)


def protocols(entrance: Entrance) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """What a server speaks HTTP and WebSockets with at this entrance."""

    class Http(HttpEntrance):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(entrance, *given, **named)

    class Socket(SocketEntrance):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(entrance, *given, **named)

    return Http, Socket
