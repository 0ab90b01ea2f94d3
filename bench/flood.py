"""Floods from one address beside an honest table: ``python -m bench.flood --help``

Sixty sockets of one address send as much as the network takes: quick phrases, pings, or empty fragments of a message
that never ends. From another address, in a process of its own, somebody plays with a bot; how long each answer takes
is measured without a flood and with each kind of it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import websockets
from websockets.frames import Frame, Opcode

from bench.load import at_share, cpu, post, serving
from tools.hostile import play_honestly

#: where the flood comes from; the honest player is at 127.0.0.1
_ADDRESS = "127.0.0.66"
_LIMITS = "search_seconds=0,tables_per_hour=0"
#: how much is written at once
_AT_ONCE = 200


def _phrases(number: int) -> bytes:
    text = json.dumps({"type": "phrase", "phrase": ("hello", "wow")[number % 2]}).encode()
    return Frame(Opcode.TEXT, text).serialize(mask=True) * _AT_ONCE


def _pings(_: int) -> bytes:
    return Frame(Opcode.PING, b"").serialize(mask=True) * _AT_ONCE


def _fragments(number: int) -> bytes:
    first = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
    return first + Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * (number % 60)


FLOODS: dict[str, Callable[[int], bytes] | None] = {
    "none": None,
    "phrases": _phrases,
    "pings": _pings,
    "fragments": _fragments,
}


class Flood:
    """Sockets that send all they can."""

    def __init__(self, url: str, table: str, token: str, piece: Callable[[int], bytes]) -> None:
        self._url = url.replace("http", "ws", 1) + f"/ws/{table}"
        self._token = token
        self._piece = piece
        self.written = 0

    async def socket(self, number: int) -> None:
        """One of them; when it is closed, it comes again."""
        while True:
            with contextlib.suppress(OSError, TimeoutError, websockets.WebSocketException):
                async with websockets.connect(
                    self._url,
                    local_addr=(_ADDRESS, 0),
                    open_timeout=30,
                    ping_interval=None,
                    close_timeout=0.1,
                ) as socket:
                    hello = {"type": "hello", "token": self._token if number % 2 else None}
                    await socket.send(json.dumps(hello))
                    await self._pour(socket, number)
            await asyncio.sleep(0.05)

    async def _pour(self, socket: Any, number: int) -> None:
        transport = socket.transport
        while not transport.is_closing():
            if transport.get_write_buffer_size() < 1 << 16:
                piece = self._piece(number)
                transport.write(piece)
                self.written += len(piece)
            number += 1
            await asyncio.sleep(0.001)


async def _flooded(url: str, piece: Callable[[int], bytes] | None, sockets: int, seconds: float) -> int:
    if piece is None:
        await asyncio.sleep(seconds)
        return 0
    made = await asyncio.to_thread(
        post, url, "/api/tables", {"name": "Eve", "seats": [{}, {}], "kingdom": {"how": "random"}}
    )
    flood = Flood(url, made["table"], made["token"], piece)
    tasks = [asyncio.create_task(flood.socket(number)) for number in range(sockets)]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return flood.written


def measure(kind: str, sockets: int, seconds: float) -> dict[str, Any]:
    """One kind of flood against a server of our own."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "games.sqlite3", _LIMITS) as server:
        over = Path(folder) / "over"
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as beside:
            honest = beside.submit(play_honestly, server.url, 1, 0.05, over)
            busy = cpu(server.process)
            written = asyncio.run(_flooded(server.url, FLOODS[kind], sockets, seconds))
            busy = cpu(server.process) - busy
            over.touch()
            honest.result(60)
            times = sorted(json.loads(over.with_suffix(".json").read_text()))
    return {
        "flood": kind,
        "kilobytes": written // 1024,
        "honest_answers": len(times),
        "p50_ms": at_share(times, 0.5),
        "p99_ms": at_share(times, 0.99),
        "max_ms": at_share(times, 1.0),
        "server_cpu": round(busy / seconds, 2),
        "load_average": round(os.getloadavg()[0], 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each kind")
    parser.add_argument("--kinds", nargs="*", choices=list(FLOODS), default=list(FLOODS))
    arguments = parser.parse_args()
    for kind in arguments.kinds:
        print(json.dumps(measure(kind, arguments.sockets, arguments.seconds)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
