"""Hostile clients that know the protocol, against a real server. ``python -m tools.hostile --help``

They come from addresses of their own and send messages, requests and bytes that are nearly right, or not at all. Beside
them somebody plays an honest game from another address, and how long each answer takes is measured. At the end the server
must be there, have written no traceback, answer the honest table, and its memory must have stopped growing. Ctrl-C ends
the siege early and prints what there is.
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
from pathlib import Path
from typing import IO, Any

import websockets

from dominium.server.process import memory
from tools.malice import Hostile

#: seconds to wait for a reply, for a process to end
_PATIENCE = 30.0
#: seconds between two looks at the server's memory
_LOOK_EVERY = 10.0
#: hostile clients make as many tables as they like, and those that nobody is at go to sleep while the siege lasts: what
#: memory still grows by then is not that of tables
_LIMITS = "search_seconds=0,tables_per_hour=0,sleep_after=20"
#: so much later than the server do hostile clients have their turn: elsewhere they would have a machine of their own
_NICENESS = 10


class Siege:
    """A server under attack."""

    def __init__(self, url: str, process: int, seed: int, addresses: int = 1) -> None:
        self.url = url
        self.process = process
        self.seed = seed
        self.addresses = addresses
        self.sent: Counter[str] = Counter()
        #: the server's memory, every few seconds
        self.memory = [memory(process)]
        self.over = False

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def address(self, number: int) -> tuple[str, int]:
        """Where a hostile client is: so many addresses may send so many times as much. The honest one is at 127.0.0.1."""
        return (f"127.0.{1 + number % self.addresses // 250}.{2 + number % self.addresses % 250}", 0)

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
                    local_addr=self.address(number),
                    open_timeout=_PATIENCE,
                    close_timeout=1,
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
                    "127.0.0.1", self.port, local_addr=self.address(number)
                )
                try:
                    writer.write(hostile.request())
                    async with asyncio.timeout(5):
                        while await reader.read(1 << 16):
                            pass
                finally:
                    writer.close()

    async def watch(self) -> None:
        """Look at the server's memory, and say how far it is."""
        while not self.over:
            await asyncio.sleep(_LOOK_EVERY)
            self.memory.append(memory(self.process))
            print(f"{self.sent.total():,} sent, {self.memory[-1] >> 20} MB", end="\r", file=sys.stderr)

    async def run(self, sockets: int, each: int, seconds: float) -> None:
        attack = [asyncio.create_task(self.socket(i, each)) for i in range(sockets)]
        attack += [asyncio.create_task(self.requests(i, each)) for i in range(max(1, sockets // 4))]
        watching = asyncio.create_task(self.watch())
        await asyncio.wait(attack, timeout=seconds)
        self.over = True
        await asyncio.wait(attack, timeout=10)
        for one in (*attack, watching):
            one.cancel()


def _socket_url(url: str, table: str) -> str:
    return url.replace("http", "ws", 1) + f"/ws/{table}"


def _make(url: str, seats: list[dict[str, str]]) -> dict[str, Any]:
    body = {"name": "Ann", "seats": seats, "kingdom": {"how": "random"}, "options": {"bot_delay": 0}}
    request = urllib.request.Request(
        url + "/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=_PATIENCE) as reply:
        made: dict[str, Any] = json.load(reply)
        return made


def play_honestly(url: str, seed: int, think: float, over: Path) -> None:
    """In a process of its own: play with a bot, game after game, until a file is there; write into it how long each
    answer took.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the siege ends it
    honest = Honest(random.Random(seed), think)
    with contextlib.suppress(OSError, TimeoutError, websockets.WebSocketException):
        asyncio.run(honest.play(url, over))
    over.with_suffix(".json").write_text(json.dumps(honest.took))


class Honest:
    """Somebody who plays as one should."""

    def __init__(self, chance: random.Random, think: float) -> None:
        self._chance = chance
        self._think = think
        self.took: list[float] = []
        #: what was answered and is not confirmed yet: the number of the decision, and when
        self._asked = -1
        self._sent = 0.0
        self._answer = ""

    async def play(self, url: str, over: Path) -> None:
        made = _make(url, [{}, {"kind": "bot", "level": "money"}])
        async with websockets.connect(
            _socket_url(url, made["table"]), max_size=None, open_timeout=_PATIENCE, close_timeout=1
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "token": made["token"]}))
            while not over.exists():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        message = json.loads(await socket.recv())
                    for reply in await self._replies(message):
                        await socket.send(reply)

    async def _replies(self, message: dict[str, Any]) -> list[str]:
        if message["type"] == "end":
            return ['{"type": "rematch"}']
        if message["type"] == "error":
            return await self._again(message["code"])
        if message["type"] != "game":
            return []
        if self._asked >= 0 and message["number"] > self._asked:
            self.took.append(time.perf_counter() - self._sent)
            self._asked = -1
        decision = message["decision"]
        if decision is None or self._asked >= 0:
            return []
        await asyncio.sleep(self._think)
        indices = _some_answer(decision, self._chance)
        self._asked, self._sent = decision["id"], time.perf_counter()
        self._answer = json.dumps({"type": "answer", "decision": self._asked, "indices": indices})
        return [self._answer]

    async def _again(self, code: str) -> list[str]:
        """Too quick, even for somebody honest: say it once more, later. Anything else comes anew by itself."""
        if code != "rate" or self._asked < 0:
            self._asked = -1
            return []
        await asyncio.sleep(0.2)
        self._sent = time.perf_counter()
        return [self._answer]


def _some_answer(decision: dict[str, Any], chance: random.Random) -> list[int]:
    options = [i for i, option in enumerate(decision["options"]) for _ in range(option["copies"])]
    chance.shuffle(options)
    most = min(decision["maximum"], len(options))
    return options[: chance.randint(max(decision["minimum"], 1 if most else 0), most)]


def besiege(
    seed: int,
    sockets: int,
    each: int,
    seconds: float,
    think: float = 0.05,
    addresses: int = 1,
    nice: int = 0,
) -> dict[str, Any]:
    """Attack a server of our own, with so much lower priority than it has; what came of it."""
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("w+b") as log:
        server = _serve(folder, log)
        assert server.stdout is not None
        try:
            url = "http://" + server.stdout.readline().split("http://")[1].split()[0].rstrip("/")
            _await(url)
            siege = Siege(url, server.pid, seed, addresses)
            over = Path(folder) / "over"
            spawn = multiprocessing.get_context("spawn")
            honest = spawn.Process(target=play_honestly, args=(url, seed, think, over), daemon=True)
            honest.start()
            os.nice(nice)
            with contextlib.suppress(KeyboardInterrupt):
                asyncio.run(siege.run(sockets, each, seconds))
            over.touch()
            honest.join(_PATIENCE)
            honest.kill()  # if it did not end by itself: nobody waits for it for ever
            alive = server.poll() is None
            if alive:
                siege.memory.append(memory(server.pid))
            metrics = _read(url + "/metrics") if alive else ""
        finally:
            server.send_signal(signal.SIGTERM)
            try:
                server.wait(_PATIENCE)
            finally:
                server.kill()
                server.stdout.close()
        kept = over.with_suffix(".json")
        times = sorted(json.loads(kept.read_text())) if kept.exists() else []
        log.seek(0)
        told = log.read().decode(errors="replace")
    return {
        "alive": alive,
        "tracebacks": told.count("Traceback"),
        "log": told[-2000:],
        "sent": dict(siege.sent),
        "honest_answers": len(times),
        **{f"honest_{name}_ms": _share(times, share) for name, share in _SHARES.items()},
        "memory_mb": [round(one / (1 << 20), 1) for one in siege.memory],
        "metrics": [line for line in metrics.splitlines() if line.startswith(_TOLD)],
    }


#: what the server itself says of it
_TOLD = (
    "dominium_refused",
    "dominium_loop_stall",
    "dominium_messages",
    "dominium_message_seconds_sum",
    "dominium_tables_awake",
    "dominium_tables_slept",
)
_SHARES = {"p50": 0.5, "p99": 0.99, "max": 1.0}


def _share(times: list[float], share: float) -> float:
    """The time that so many of the answers did not take longer than, in milliseconds; the times are in order."""
    return round(times[min(len(times) - 1, int(len(times) * share))] * 1000, 1) if times else 0.0


def _serve(folder: str, log: IO[bytes]) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "dominium", "serve", "--no-browser", "--port", "0", "--lang", "en"]
    return subprocess.Popen(
        [*command, "--database", f"{folder}/games.sqlite3", "--workers", "1", "--drain", "0"],
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
        start_new_session=True,
        env={**os.environ, "DOMINIUM_LIMITS": _LIMITS},
    )


def _read(url: str) -> str:
    with urllib.request.urlopen(url, timeout=_PATIENCE) as reply:
        text: str = reply.read().decode()
        return text


def _await(url: str) -> None:
    for _ in range(600):
        try:
            _read(url + "/healthz")
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
    parser.add_argument("--addresses", type=int, default=20, help="where hostile clients come from")
    parser.add_argument("--seconds", type=float, default=120.0, help="stop after so long")
    arguments = parser.parse_args()
    found = besiege(
        arguments.seed,
        arguments.sockets,
        arguments.each,
        arguments.seconds,
        addresses=arguments.addresses,
        nice=_NICENESS,
    )
    print(json.dumps(found, indent=1))
    return 0 if found["alive"] and not found["tracebacks"] else 1


if __name__ == "__main__":
    sys.exit(main())
