"""Whom a limit counts: a household, however many addresses it can take."""

from __future__ import annotations

import asyncio

import httpx
import pytest
import websockets
from starlette.types import Message, Receive, Scope, Send

from dominium.server.addresses import household
from dominium.server.app import Guard
from dominium.server.host_names import HostNames
from dominium.server.hub import Hub
from dominium.server.limits import Limits
from dominium.server.thinking import Thinkers
from tests.server.memory_store import Memory, MemoryStore
from tests.server.parlour import FakeClock
from tests.serving import Server


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_the_address_that_counts(address: str, counted: str) -> None:
    assert household(address) == counted


def test_requests_of_one_household_are_counted_together() -> None:
    async def reply(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def run() -> list[int]:
        limits = Limits(request_rate=0.001, request_burst=3)
        hub = Hub(MemoryStore(Memory()), limits, Thinkers(0), FakeClock())
        guard = Guard(reply, hub)
        found: list[int] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": b""}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                found.append(message["status"])

        for host in ("2001:db8::1", "2001:db8::2:1", "2001:db8:0:0:ffff::", "2001:db8::4", "2001:db8:0:1::"):
            scope = {
                "type": "http",
                "path": "/api/tables",
                "headers": [],
                "client": (host, 1),
                "method": "GET",
            }
            await guard(scope, receive, send)
        return found

    assert asyncio.run(run()) == [200, 200, 200, 429, 200]


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True),
        ("LOCALHOST", True),
        ("[::1]:8000", True),
        ("192.0.2.5:8000", True),
        ("dominium.example", True),
        ("Dominium.example.:443", True),
        ("192.0.2.6:8000", True),  # nobody can make an address lead elsewhere
        ("192.0.2.6.evil.example", False),
        ("evil.example", False),
        ("dominium.example.evil.example", False),
        ("localhost@evil.example", False),
        ("", False),
    ],
)
def test_the_names_a_server_answers_to(host: str, known: bool) -> None:
    """A page elsewhere can let its own name lead to this machine; the browser then thinks that both are one."""
    names = HostNames(["dominium.example"])
    header = (b"host", host.encode())
    assert names.knows({"headers": [header]}) is known
    assert not names.knows({"headers": [header, header]})


def test_a_strange_host_is_refused(server: Server) -> None:
    for path in ("/", "/api/tables", "/healthz"):
        reply = httpx.get(server.url + path, headers={"host": "evil.example"})
        assert reply.status_code == 421
        assert reply.headers["x-content-type-options"] == "nosniff"
    made = server.make("pb")

    async def run() -> None:
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(
                server.socket_url(made["table"]), additional_headers={"Host": "evil.example"}
            )

    asyncio.run(run())
