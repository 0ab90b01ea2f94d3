"""Hostile clients that know the protocol, against a real server. ``python -m tools.hostile --help``

They come from an address of their own and send messages, requests and bytes that are nearly right, or not at all. Beside
them somebody plays an honest game from another address, and how long each answer takes is measured. At the end the server
must be there, have written no traceback, answer the honest table, and have no more memory than before.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, get_args

import websockets
from pydantic import BaseModel
from websockets.frames import Frame, Opcode

from dominium.server.limits import RECORD_PATHS
from dominium.server.protocol import ClientMessage

#: where the hostile clients are; the honest one is at 127.0.0.1
_ADDRESS = "127.0.0.66"
#: the messages of clients, as models that say which fields they have
_MESSAGES: list[type[BaseModel]] = list(get_args(get_args(ClientMessage)[0]))
_WORDS = [
    "",
    "a",
    "\x00",
    "\u202e",
    "ż" * 50,
    "x" * 5000,
    "steady",
    "random",
    "moat",
    "../..",
    "%00",
    "<b>",
    "'; --",
]
_NUMBERS = [0, 1, -1, 2, 5, 6, 255, 1 << 31, 1 << 53, 1 << 200, 0.5, -0.0, 1e308]
_PATHS = [
    "/",
    "/api/catalogue",
    "/api/kingdoms",
    "/api/kingdoms/draw",
    "/api/kingdoms/text",
    "/api/mine",
    "/api/openapi.json",
    "/api/tables",
    "/cards/moat",
    "/healthz",
    "/metrics",
    *RECORD_PATHS,
]


class Hostile:
    """What is sent, from one seed the same."""

    def __init__(self, seed: int, table: str, token: str) -> None:
        self._chance = random.Random(seed)
        self.table = table
        self.token = token

    def value(self, depth: int = 0) -> Any:
        """Anything that JSON can say."""
        pick = self._chance.random()
        if pick < 0.3:
            return self._chance.choice(_NUMBERS)
        if pick < 0.6:
            return self._chance.choice(_WORDS)
        if pick < 0.75 or depth > 4:
            return self._chance.choice([None, True, False, [], {}, self.table, self.token])
        if pick < 0.9:
            return [self.value(depth + 1) for _ in range(self._chance.randint(0, 6))]
        return {self._chance.choice(_WORDS): self.value(depth + 1) for _ in range(self._chance.randint(0, 6))}

    def message(self) -> str:
        """A message of the socket: right, nearly right, or none."""
        pick = self._chance.random()
        if pick < 0.05:
            return self._chance.choice(["", "[", "null", "{}", "[" * 8000, '{"type":' * 900, "9" * 12_000])
        model = self._chance.choice(_MESSAGES)
        data: dict[str, Any] = {"type": model.model_fields["type"].default}
        for name, field in model.model_fields.items():
            if name != "type" and (field.is_required() or self._chance.random() < 0.5):
                data[name] = self._likely(name) if self._chance.random() < 0.6 else self.value()
        if self._chance.random() < 0.1:
            data |= {f"key{i}": 1 for i in range(self._chance.choice([1, 5, 900]))}
        if self._chance.random() < 0.1:
            data["type"] = self.value()
        return json.dumps(data)

    def _likely(self, name: str) -> Any:
        """A value that fits a field of that name, more or less."""
        chance = self._chance
        likely: dict[str, Any] = {
            "token": self.token if chance.random() < 0.2 else "wrong-token-0",
            "decision": chance.randint(0, 40),
            "indices": [chance.randint(0, 12) for _ in range(chance.randint(0, 4))],
            "agree": True,
            "seat": chance.randint(0, 5),
            "name": chance.choice(["Eve", "Mallory", "Ann"]),
            "level": "random",
            "phrase": "hello",
            "card": "moat",
            "on": chance.random() < 0.5,
            "ready": chance.random() < 0.5,
            "bot_delay": 0,
            "options": {"clock": 1, "public": True},
            "kingdom": {"how": chance.choice(["random", "picked", "split", "lesson"])},
            "seats": [{}, {"kind": "bot"}],
        }
        return likely.get(name)

    def frames(self) -> bytes:
        """Frames as no library sends them."""
        kind = self._chance.choice([Opcode.PING, Opcode.PONG, Opcode.BINARY, Opcode.CONT, Opcode.CLOSE])
        many = self._chance.choice([1, 20, 300])
        data = self._chance.choice([b"", b"x" * 100, b"\xff\xfe"])
        with contextlib.suppress(Exception):
            return Frame(kind, data, fin=self._chance.random() < 0.7).serialize(mask=True) * many
        return self._chance.randbytes(50)

    def request(self) -> bytes:
        """A request, with a body or without, whole or not."""
        chance = self._chance
        path = chance.choice(_PATHS)
        if chance.random() < 0.3:
            last = chance.choice(
                ["", "/seats", "/leave", "/games/1/record", "/games/1/replay", "/games/x/verify"]
            )
            path = f"/api/tables/{chance.choice([self.table, 'nosuchtable', '%00', 'x' * 300])}{last}"
        body = json.dumps(self._body(path)) if chance.random() < 0.7 else ""
        if chance.random() < 0.1:
            body = chance.choice(
                ["[" * 9000, '{"record": "' + "[" * 100_000 + '"}', "{" + '"a":1,' * 9000 + '"b":2}']
            )
        length = len(body.encode()) if chance.random() < 0.95 else chance.choice([-1, 10, 1 << 40])
        method = chance.choice(["GET", "POST", "POST", "PUT", "HEAD"])
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        text = f"{head}Content-Length: {length}\r\nConnection: close\r\n\r\n{body}".encode()
        return text[: chance.randint(1, len(text))] if chance.random() < 0.05 else text

    def _body(self, path: str) -> Any:
        if path in RECORD_PATHS:
            record = {
                "players": self.value(),
                "kingdom": self.value(),
                "seed": self.value(),
                "answers": self.value(),
            }
            return {"record": json.dumps(record) if self._chance.random() < 0.7 else self.value()}
        if self._chance.random() < 0.3:
            return {"name": "Eve", "seats": [{}, {"kind": "bot"}], "kingdom": {"how": "random"}}
        names = ("name", "seats", "kingdom", "options", "seed", "token", "text", "edition", "how", "cards")
        return {name: self.value() for name in names if self._chance.random() < 0.4}


class Siege:
    """A server under attack."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.seed = seed
        self.sent: Counter[str] = Counter()
        self.over = False

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    async def socket(self, number: int, messages: int) -> None:
        """Hostile messages and frames over sockets, which are opened anew when they are closed."""
        made = await asyncio.to_thread(_make, self.url, [{}, {}])
        hostile = Hostile(self.seed * 1000 + number, made["table"], made["token"])
        chance = random.Random(number)
        while messages > 0 and not self.over:
            try:
                async with websockets.connect(
                    _socket_url(self.url, made["table"]),
                    max_size=None,
                    local_addr=(_ADDRESS, 0),
                    open_timeout=30,
                ) as socket:
                    await socket.send(
                        json.dumps({"type": "hello", "token": chance.choice([made["token"], None])})
                    )
                    while messages > 0 and not self.over and not socket.transport.is_closing():
                        messages -= 1
                        self.sent["frames" if number % 5 == 4 else "messages"] += 1
                        if number % 5 == 4:
                            socket.transport.write(hostile.frames())
                            await asyncio.sleep(0.002)
                        else:
                            await socket.send(hostile.message())
            except (OSError, TimeoutError, websockets.WebSocketException):
                await asyncio.sleep(0.05)
                messages -= 1

    async def requests(self, number: int, requests: int) -> None:
        """Hostile requests, each over a connection of its own."""
        hostile = Hostile(self.seed * 1000 + 500 + number, "worldsxx", "wrong-token-0")
        for _ in range(requests):
            if self.over:
                return
            self.sent["requests"] += 1
            with contextlib.suppress(OSError, TimeoutError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(_ADDRESS, 0)
                )
                try:
                    writer.write(hostile.request())
                    async with asyncio.timeout(5):
                        while await reader.read(1 << 16):
                            pass
                finally:
                    writer.close()

    async def run(self, sockets: int, each: int, seconds: float) -> None:
        attack = [asyncio.create_task(self.socket(i, each)) for i in range(sockets)]
        attack += [asyncio.create_task(self.requests(i, each)) for i in range(max(1, sockets // 4))]
        await asyncio.wait(attack, timeout=seconds)
        self.over = True
        await asyncio.wait(attack, timeout=10)
        for one in attack:
            one.cancel()


def _socket_url(url: str, table: str) -> str:
    return url.replace("http", "ws", 1) + f"/ws/{table}"


def _make(url: str, seats: list[dict[str, str]]) -> dict[str, Any]:
    body = {"name": "Ann", "seats": seats, "kingdom": {"how": "random"}, "options": {"bot_delay": 0}}
    request = urllib.request.Request(
        url + "/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as reply:
        made: dict[str, Any] = json.load(reply)
        return made


def play_honestly(url: str, seed: int, think: float, over: Path) -> list[float]:
    """In a process of its own: play with a bot, game after game, until a file is there; how long each answer took."""
    return asyncio.run(_play_honestly(url, random.Random(seed), think, over))


async def _play_honestly(url: str, chance: random.Random, think: float, over: Path) -> list[float]:
    made = _make(url, [{}, {"kind": "bot", "level": "money"}])
    took: list[float] = []
    async with websockets.connect(_socket_url(url, made["table"]), max_size=None, open_timeout=60) as socket:
        await socket.send(json.dumps({"type": "hello", "token": made["token"]}))
        asked, sent = -1, 0.0
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "end":
                await socket.send('{"type": "rematch"}')
            if message["type"] != "game":
                continue
            if asked >= 0 and message["number"] > asked:
                took.append(time.perf_counter() - sent)
                asked = -1
            decision = message["decision"]
            if decision is not None and asked < 0:
                if over.exists():
                    break
                await asyncio.sleep(think)
                asked, sent = decision["id"], time.perf_counter()
                answer = _some_answer(decision, chance)
                await socket.send(json.dumps({"type": "answer", "decision": asked, "indices": answer}))
    return took


def _some_answer(decision: dict[str, Any], chance: random.Random) -> list[int]:
    options = [i for i, option in enumerate(decision["options"]) for _ in range(option["copies"])]
    chance.shuffle(options)
    most = min(decision["maximum"], len(options))
    return options[: chance.randint(max(decision["minimum"], 1 if most else 0), most)]


def _memory(process: int) -> float:
    """The resident memory of a process in MB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def besiege(seed: int, sockets: int, each: int, seconds: float, think: float = 0.05) -> dict[str, Any]:
    """Attack a server of our own; what came of it."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        command = [sys.executable, "-m", "dominium", "serve", "--no-browser", "--port", "0", "--lang", "en"]
        with log.open("wb") as output:
            server = subprocess.Popen(
                [*command, "--database", f"{folder}/games.sqlite3", "--workers", "1"],
                stdout=subprocess.PIPE,
                stderr=output,
                text=True,
                env={**os.environ, "DOMINIUM_LIMITS": "search_seconds=0,tables_per_hour=0"},
            )
            assert server.stdout is not None
            url = "http://" + server.stdout.readline().split("http://")[1].split()[0].rstrip("/")
            try:
                _await(url)
                siege = Siege(url, seed)
                before = _memory(server.pid)
                over = Path(folder) / "over"
                with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as beside:
                    honest = beside.submit(play_honestly, url, seed, think, over)
                    asyncio.run(siege.run(sockets, each, seconds))
                    over.touch()
                    times = sorted(honest.result(60)) or [0.0]
                alive = server.poll() is None
                after = _memory(server.pid) if alive else 0.0
                told = log.read_text(errors="replace")
                metrics = urllib.request.urlopen(url + "/metrics").read().decode() if alive else ""
            finally:
                server.send_signal(signal.SIGTERM)
                server.wait(20)
                server.stdout.close()
        return {
            "alive": alive,
            "tracebacks": told.count("Traceback"),
            "log": told[-2000:],
            "sent": dict(siege.sent),
            "honest_answers": len(times),
            "honest_p50_ms": round(times[len(times) // 2] * 1000, 1),
            "honest_p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
            "honest_max_ms": round(times[-1] * 1000, 1),
            "memory_before_mb": round(before, 1),
            "memory_after_mb": round(after, 1),
            "metrics": [line for line in metrics.splitlines() if "refused" in line or "stall" in line],
        }


def _await(url: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(url + "/healthz").close()
            return
        except OSError:
            time.sleep(0.1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sockets", type=int, default=60)
    parser.add_argument(
        "--each", type=int, default=20_000, help="messages or requests of each hostile client"
    )
    parser.add_argument("--seconds", type=float, default=120.0, help="stop after so long")
    arguments = parser.parse_args()
    found = besiege(arguments.seed, arguments.sockets, arguments.each, arguments.seconds)
    print(json.dumps(found, indent=1))
    return 0 if found["alive"] and not found["tracebacks"] else 1


if __name__ == "__main__":
    sys.exit(main())
