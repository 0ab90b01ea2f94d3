"""Before any request: silent connections, too many of them, and floods of frames that are no messages."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import socket
import time
from collections.abc import Iterator

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode

from tests.serving import Client, Server


@contextlib.contextmanager
def serving(database: str, limits: str) -> Iterator[Server]:
    server = Server(database, limits)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes from this machine is a client like others, not a proxy."""
    monkeypatch.setitem(os.environ, "FORWARDED_ALLOW_IPS", "192.0.2.1")


@pytest.fixture
def many_files() -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, hard), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def dial(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=10)


def is_ended(one: socket.socket) -> bool:
    """Whether the other side hangs up within some seconds."""
    try:
        while one.recv(4096):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def test_many_silent_connections_keep_nobody_out(database: str, many_files: None) -> None:
    with serving(database, "request_within=60,silent_connections=64") as server:
        silent = [dial(server) for _ in range(1100)]
        try:
            for _ in range(5):
                assert httpx.get(server.url + "/healthz", timeout=10).status_code == 200
            assert is_ended(silent[0])
            assert 'reason="silent"' in httpx.get(server.url + "/metrics").text
        finally:
            for one in silent:
                one.close()


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /healthz HTTP/1.1\r\nHost: ",
    ],
)
def test_a_request_must_come_within_a_time(database: str, begun: bytes) -> None:
    """However slowly it goes on: every byte sent does not begin the time anew."""
    with serving(database, "request_within=1") as server, dial(server) as one:
        one.sendall(begun)
        until = time.monotonic() + 8
        one.settimeout(0.3)
        ended = False
        while not ended and time.monotonic() < until:
            with contextlib.suppress(ConnectionError, TimeoutError):
                if begun:
                    one.sendall(b"x")
                ended = one.recv(4096) == b""
                continue
            with contextlib.suppress(TimeoutError):
                try:
                    one.sendall(b"x")
                except ConnectionError:
                    ended = True
        assert ended


def test_one_household_has_only_so_many_connections(database: str, no_proxy: None) -> None:
    with serving(database, "tcp_connections=6") as server, contextlib.ExitStack() as stack:
        for _ in range(6):
            stack.enter_context(dial(server))
        time.sleep(0.5)
        with pytest.raises(httpx.TransportError):
            httpx.get(server.url + "/healthz")


def test_one_household_comes_only_so_often(database: str, no_proxy: None) -> None:
    with serving(database, "arrival_rate=0.01,arrival_burst=8") as server:
        outcomes = []
        for _ in range(12):
            try:
                outcomes.append(httpx.get(server.url + "/healthz").status_code)
            except httpx.TransportError:
                outcomes.append(0)
        assert outcomes[0] == 200
        assert outcomes[-1] == 0


def test_a_proxy_brings_many(database: str) -> None:
    with serving(database, "tcp_connections=3,arrival_rate=0.01,arrival_burst=3") as server:
        assert [httpx.get(server.url + "/healthz").status_code for _ in range(8)] == [200] * 8


async def send_frames(socket: ClientConnection, *frames: Frame) -> None:
    """Frames as they are, whatever a well-behaved client would send."""
    data = b"".join(frame.serialize(mask=True) for frame in frames)
    socket.transport.write(data)
    await asyncio.sleep(0)


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG])
def test_frames_that_are_no_messages_count(database: str, kind: Opcode) -> None:
    with serving(database, "frame_rate=100,frame_burst=50,message_rate=0") as server:
        made = server.make("pb")

        async def run() -> float:
            client = await Client.join(server, made["table"], made["token"])
            await client.until_asked()
            began = time.monotonic()
            await send_frames(client.socket, *[Frame(kind, b"") for _ in range(350)])
            await client.send(type="ping")
            await client.until(lambda: "pong" in client.last)
            await client.close()
            return time.monotonic() - began

        assert asyncio.run(run()) > 2.5, "three hundred too many take three seconds"


def test_all_sockets_of_a_household_count_together(database: str) -> None:
    with serving(database, "frame_rate=50,frame_burst=60,message_rate=0") as server:
        made = server.make("pb")

        async def run() -> float:
            clients = [await Client.join(server, made["table"], made["token"]) for _ in range(5)]
            began = time.monotonic()
            for one in clients:
                for _ in range(40):
                    await one.send(type="ping")
            for one in clients:
                await one.until(lambda one=one: sum(m["type"] == "pong" for m in one.messages) == 40)  # type: ignore[misc]
                await one.close()
            return time.monotonic() - began

        assert asyncio.run(run()) > 2, "two hundred frames at fifty a second, sixty at once"


def test_a_message_of_endless_fragments_is_ended(database: str) -> None:
    with serving(database, "frame_rate=0") as server:
        made = server.make("pb")

        async def run() -> None:
            client = await Client.join(server, made["table"], made["token"])
            await send_frames(
                client.socket,
                Frame(Opcode.TEXT, b'{"type": "ping"', fin=False),
                *[Frame(Opcode.CONT, b"", fin=False) for _ in range(20)],
                Frame(Opcode.CONT, b"}"),
            )
            await client.until(lambda: "pong" in client.last)
            await send_frames(
                client.socket,
                Frame(Opcode.TEXT, b"", fin=False),
                *[Frame(Opcode.CONT, b"", fin=False) for _ in range(200)],
            )
            with pytest.raises(websockets.ConnectionClosed):
                await client.until(lambda: False)

        asyncio.run(run())


def test_handshakes_count_like_requests(database: str) -> None:
    with serving(database, "request_rate=0.01,request_burst=6,connections=0") as server:
        made = server.make("pb")

        async def run() -> list[int]:
            outcomes = []
            for _ in range(9):
                try:
                    async with websockets.connect(server.socket_url(made["table"])):
                        outcomes.append(101)
                except websockets.InvalidStatus as problem:
                    outcomes.append(problem.response.status_code)
            return outcomes

        assert asyncio.run(run()) == [101] * 5 + [403] * 4


def test_only_so_many_phrases_at_one_table(database: str) -> None:
    limits = "phrase_rate=0.01,phrase_burst=4,message_rate=0,request_rate=0"
    with serving(database, limits) as server:
        made, other = server.make("pb"), server.make("pb")

        async def run() -> None:
            clients = [await Client.join(server, made["table"], made["token"]) for _ in range(3)]
            for number in range(9):
                await clients[number % 3].send(type="phrase", phrase="hello")
            for one in clients:
                await one.quiet()
            heard = [sum(m["type"] == "phrase" for m in one.messages) for one in clients]
            assert heard == [4, 4, 4]
            assert sum(one.errors.count("rate") for one in clients) == 5
            calm = await Client.join(server, other["table"], other["token"])
            await calm.send(type="phrase", phrase="hello")
            await calm.until(lambda: "phrase" in calm.last)
            for one in (*clients, calm):
                await one.close()

        asyncio.run(run())
