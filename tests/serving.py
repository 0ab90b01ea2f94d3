"""Real servers and real sockets, for the tests of the server and of the page."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import websockets
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection

from dominium.server.protocol import ServerMessage

ROOT = Path(__file__).resolve().parents[1]
MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)
#: the tests ask for more at once than any person would
NO_LIMITS = (
    "message_rate=0,request_rate=0,tables_per_hour=0,connections=0,seat_grace=0"
    ",tcp_connections=0,arrival_rate=0,frame_rate=0,phrase_rate=0"
)
Data = dict[str, Any]


class Server:
    """``dominium serve`` in a process of its own, on a database that outlives it."""

    def __init__(
        self,
        database: str,
        limits: str = NO_LIMITS,
        port: int = 0,
        cards: tuple[Path, ...] = (),
        home: Path | None = None,
        more: Sequence[str] = ("--drain", "0"),
    ) -> None:
        self.database = database
        #: where the user's files are kept
        self.home = home
        #: files of cards of somebody's own
        self.cards = cards
        self.limits = limits
        self.more = more
        self.port = port
        self.url = ""
        self.start()

    def start(self) -> None:
        """Start, or start again where it was."""
        command = [sys.executable, "-m", "dominium", "serve", "--no-browser", "--lang", "en"]
        command += ["--port", str(self.port), "--database", self.database, "--workers", "1", *self.more]
        for file in self.cards:
            command += ["--cards", str(file)]
        environment = {**os.environ, "DOMINIUM_LIMITS": self.limits, "PYTHONUNBUFFERED": "1"}
        if self.home is not None:
            environment["DOMINIUM_HOME"] = str(self.home)
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment, cwd=ROOT
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise RuntimeError(line + self.process.stdout.read())
        # Somebody has to read on: a server whose words nobody takes stands still in the end.
        self._reader = threading.Thread(target=deque, args=(self.process.stdout, 0), daemon=True)
        self._reader.start()
        self.url = "http://" + line.split("http://")[1].split()[0].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])
        for _ in range(400):
            try:
                if httpx.get(self.url + "/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def socket_url(self, table: str) -> str:
        return self.url.replace("http", "ws", 1) + f"/ws/{table}"

    def get(self, path: str) -> Any:
        reply = httpx.get(self.url + path, timeout=30)
        reply.raise_for_status()
        return reply.json()

    def make(
        self,
        seats: str = "pb",
        kingdom: Data | None = None,
        name: str = "Ann",
        level: str = "money",
        **more: Any,
    ) -> Data:
        """A table: ``p`` a person, ``b`` a bot for each seat; the bots lose no time."""
        body = {
            "name": name,
            "seats": [{"kind": "person" if one == "p" else "bot", "level": level} for one in seats],
            "kingdom": kingdom or {"how": "recommended", "id": "base2-first-game"},
            "options": {"bot_delay": 0} | more.pop("options", {}),
        }
        return self._post("/api/tables", body | more)

    def sit(self, table: str, name: str) -> Data:
        return self._post(f"/api/tables/{table}/seats", {"name": name})

    def _post(self, path: str, body: Data) -> Data:
        reply = httpx.post(self.url + path, json=body, timeout=30)
        assert reply.status_code == 201, reply.text
        made: Data = reply.json()
        return made

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close_output()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self._close_output()

    def _close_output(self) -> None:
        if self.process.stdout is not None:
            self._reader.join(10)
            if not self._reader.is_alive():
                self.process.stdout.close()


class Client:
    """A client that keeps what it was sent: every message, the last of each type, the log."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.messages: list[Data] = []
        self.last: dict[str, Data] = {}
        self.lines: list[Data] = []
        self.errors: list[str] = []

    @classmethod
    async def join(cls, server: Server, table: str, token: str | None = None) -> Client:
        client = cls(await websockets.connect(server.socket_url(table), max_size=None, open_timeout=20))
        await client.send(type="hello", token=token)
        await client.until(lambda: "table" in client.last)
        return client

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, timeout: float = 20) -> Data:
        """The next message, checked against the schema."""
        text = await asyncio.wait_for(self.socket.recv(), timeout)
        message: Data = json.loads(text)
        MESSAGE.validate_python(message)
        self.messages.append(message)
        self.last[message["type"]] = message
        if message["type"] == "game":
            log = message["log"]
            if self.last.get("game_number") != message["game"]:
                self.last["game_number"] = message["game"]
                self.lines = []
            del self.lines[log["start"] :]
            self.lines.extend(log["lines"])
            assert [line["number"] for line in self.lines] == list(range(len(self.lines)))
        elif message["type"] == "error":
            self.errors.append(message["code"])
        return message

    async def until(self, what: Callable[[], bool], timeout: float = 20) -> None:
        async with asyncio.timeout(timeout):
            while not what():
                await self.hear()

    async def until_game(self) -> None:
        await self.until(lambda: "game" in self.last)

    async def until_number(self, number: int) -> None:
        """Wait for the game after that many answers and undos, or a later one."""
        await self.until(lambda: "game" in self.last and self.last["game"]["number"] >= number)

    async def until_asked(self, number: int = 0) -> None:
        """Wait for a question to this client at that number or later."""
        await self.until(lambda: self.decision is not None and self.last["game"]["number"] >= number)

    async def refused(self, code: str) -> None:
        """Wait for an error, which must be this one."""
        await self.until_error()
        assert self.errors[-1] == code

    async def until_error(self) -> None:
        count = len(self.errors)
        await self.until(lambda: len(self.errors) > count)

    async def quiet(self, seconds: float = 0.3) -> None:
        """Hear whatever still comes."""
        try:
            while True:
                await self.hear(seconds)
        except TimeoutError:
            return

    @property
    def decision(self) -> Data | None:
        game = self.last.get("game")
        found: Data | None = game["decision"] if game is not None else None
        return found

    async def answer(self, indices: list[int]) -> None:
        assert self.decision is not None
        await self.send(type="answer", decision=self.decision["id"], indices=indices)

    async def close(self) -> None:
        await self.socket.close()


async def closed_with(socket: ClientConnection) -> int:
    """Read to the end of a socket that the server closes; the code it gives."""
    async with asyncio.timeout(20):
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await socket.recv()
    return socket.close_code or 0


def random_answer(decision: Data, chance: random.Random) -> list[int]:
    """Some legal answer."""
    options = [i for i, option in enumerate(decision["options"]) for _ in range(option["copies"])]
    chance.shuffle(options)
    most = min(decision["maximum"], len(options))
    least = decision["minimum"]
    if decision["main"] and most:
        least = max(least, 1) if chance.random() < 0.8 else least
    return options[: chance.randint(least, most)]


async def start_pair(server: Server, made: Data, other: Data) -> list[Client]:
    """Two people at a table, the game begun."""
    ann = await Client.join(server, made["table"], made["token"])
    bob = await Client.join(server, made["table"], other["token"])
    await bob.send(type="ready")
    for one in (ann, bob):
        await one.until_game()
    return [ann, bob]


#: answers after which a player gives up: at random it may happen that nobody has a coin left, and nobody ever ends it
PATIENCE = 2_000


async def play_out(client: Client, chance: random.Random, stop_after: int = 0) -> int:
    """Answer at random until the game is over, by giving up if it takes too long; how many answers were given."""
    given = 0
    answered = -1
    while "end" not in client.last or client.last["end"]["game"] != client.last["table"]["game"]:
        decision = client.decision
        if decision is not None and decision["id"] != answered:
            answered = decision["id"]
            if given == PATIENCE:
                await client.send(type="resign")
            else:
                await client.answer(random_answer(decision, chance))
            given += 1
            if stop_after and given >= stop_after:
                return given
        await client.hear()
    return given
