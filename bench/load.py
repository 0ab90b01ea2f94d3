"""Load: many tables with real sockets against a real server. ``python -m bench.load --help``

Every table has its clients connected all the time. A client that is asked thinks for a while, answers at random and
waits for the view that follows its answer; that time is measured. Where somebody else is asked about a card in the hand
first, nobody else may see that, and the view follows the answer of that person: it is measured from there. At the end
the answers in the store are compared with those the clients saw confirmed: none may be missing, none doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import websockets

from dominium.opponents.levels import LEVELS, MASTER
from dominium.server.process import memory
from dominium.server.store.copying import snapshot_of
from tests import postgresql

#: the bots are of all levels; nobody searches for strategies in the background
_LIMITS = (
    "message_rate=0,request_rate=0,tables_per_hour=0,connections=0,search_seconds=0"
    ",tcp_connections=0,arrival_rate=0,frame_rate=0"
)

#: seconds between two looks at the clock of the clients
_LOOK = 0.01
_MB = 1 << 20
#: answers of everybody at a table between two looks at what a table takes
_EVERY = 10
_STALL = "dominium_loop_stall_seconds"

#: seconds a bot can be asked to wait at most
_LONGEST_DELAY = 10.0


def post(url: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What a server replies to a request."""
    request = urllib.request.Request(
        url + path, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as reply:
        made: dict[str, Any] = json.load(reply)
        return made


class Company:
    """Those at one table."""

    def __init__(self, people: list[tuple[str, str]]) -> None:
        #: the table and the token of each
        self.people = people
        #: when one of them answered last
        self.answered = 0.0
        #: how many answers they gave in the game in progress
        self.answers = 0


class Load:
    """What the clients do, and what they measure."""

    def __init__(self, url: str, arguments: argparse.Namespace) -> None:
        self.url = url
        self.think: float = arguments.think
        self.bots: bool = arguments.bots
        self.latencies: list[float] = []
        #: answers confirmed, by game and seat
        self.confirmed: Counter[tuple[str, int]] = Counter()
        self.companies: list[Company] = []
        self.errors: dict[str, int] = {}
        self.measuring = False
        self.games = 0
        self.made = 0
        self.over = False

    @property
    def answers_each(self) -> float:
        """How many answers everybody gave in the game in progress, on average."""
        people = sum(len(company.people) for company in self.companies)
        return sum(company.answers for company in self.companies) / people

    def make(self) -> Company:
        """Make a new table."""
        company = self._make()
        self.companies.append(company)
        return company

    def _make(self) -> Company:
        # The master takes as much of the processor as it is given.
        levels = [level for level in LEVELS if level != MASTER]
        level = levels[self.made % len(levels)]
        self.made += 1
        seats = [{}, {"kind": "bot", "level": level} if self.bots else {}]
        body = {
            "name": "A",
            "seats": seats,
            "kingdom": {"how": "random"},
            "options": {"bot_delay": min(self.think, _LONGEST_DELAY)},
        }
        made = post(self.url, "/api/tables", body)
        table = made["table"]
        if self.bots:
            return Company([(table, made["token"])])
        other = post(self.url, f"/api/tables/{table}/seats", {"name": "B"})
        return Company([(table, made["token"]), (table, other["token"])])

    async def client(self, company: Company, place: int, seed: int) -> None:
        table, token = company.people[place]
        chance = random.Random(seed)
        url = self.url.replace("http", "ws", 1) + f"/ws/{table}"
        async with websockets.connect(url, max_size=None, compression=None, open_timeout=60) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            await socket.send('{"type": "ready"}')
            asked = -1
            async for text in socket:
                message = json.loads(text)
                kind = message["type"]
                if kind == "game":
                    if asked >= 0 and message["number"] > asked:
                        if self.measuring:
                            self.latencies.append(time.perf_counter() - company.answered)
                        self.confirmed[f"{table}/{message['game']}", message["view"]["seat"]] += 1
                        company.answers += 1
                        asked = -1
                    decision = message["decision"]
                    if decision is not None and asked < 0 and not self.over:
                        await asyncio.sleep(self.think * chance.uniform(0.5, 1.5))
                        asked = decision["id"]
                        answer = _answer(decision, chance)
                        company.answered = time.perf_counter()
                        await socket.send(
                            json.dumps({"type": "answer", "decision": asked, "indices": answer})
                        )
                elif kind == "end":
                    self.games += place == 0
                    company.answers = 0
                    await socket.send('{"type": "rematch"}')
                elif kind == "error" and message["code"] != "started":
                    code = message["code"]
                    self.errors[code] = self.errors.get(code, 0) + 1
                if self.over and asked < 0:
                    return


def _answer(decision: dict[str, Any], chance: random.Random) -> list[int]:
    options = [i for i, option in enumerate(decision["options"]) for _ in range(option["copies"])]
    chance.shuffle(options)
    most = min(decision["maximum"], len(options))
    least = max(decision["minimum"], 1 if decision["main"] and most else 0)
    return options[: chance.randint(least, most)]


def cpu(process: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def at_share(times: list[float], share: float) -> float:
    """The time, in milliseconds, that such a share of sorted times does not exceed."""
    return round(times[min(len(times) - 1, int(len(times) * share))] * 1000, 1) if times else 0.0


class Serving(NamedTuple):
    """A server of our own."""

    url: str
    process: int


@contextlib.contextmanager
def serving(database: Path | str, limits: str) -> Iterator[Serving]:
    """Serve a database until it is killed at the end."""
    command = [sys.executable, "-m", "dominium", "serve", "--no-browser", "--port", "0", "--lang", "en"]
    server = subprocess.Popen(
        [*command, "--database", str(database)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "DOMINIUM_LIMITS": limits},
    )
    assert server.stdout is not None
    url = "http://" + server.stdout.readline().split("http://")[1].split()[0].rstrip("/")
    try:
        for _ in range(100):
            try:
                urllib.request.urlopen(url + "/healthz").close()
                break
            except OSError:
                time.sleep(0.1)
        yield Serving(url, server.pid)
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait()
        server.stdout.close()


async def _stalled(seconds: float) -> float:
    """For so long, look at the clock all the time: the longest time the clients were held up, which is not the server's."""
    longest, end = 0.0, time.perf_counter() + seconds
    while (before := time.perf_counter()) < end:
        await asyncio.sleep(_LOOK)
        longest = max(longest, time.perf_counter() - before - _LOOK)
    return longest


def _server_stall(url: str) -> float:
    """The longest time within the last minute that the server was held up, in seconds, as it says itself."""
    with urllib.request.urlopen(url + "/metrics") as reply:
        lines = reply.read().decode().splitlines()
    return next((float(line.split()[1]) for line in lines if line.startswith(_STALL + " ")), 0.0)


async def _grow(load: Load, size: Callable[[], int]) -> dict[str, int]:
    """The memory of a table after each so many answers of everybody at it, noted until this is cancelled."""
    found: dict[str, int] = {}
    try:
        while True:
            await asyncio.sleep(0.5)
            each = int(load.answers_each) // _EVERY * _EVERY
            if each and str(each) not in found:
                found[str(each)] = size()
    except asyncio.CancelledError:
        return found


async def _run(load: Load, arguments: argparse.Namespace, process: int) -> dict[str, Any]:
    clients: list[asyncio.Task[None]] = []
    # What the first tables bring into memory, words above all, stays there for the others.
    first = max(1, arguments.tables // 10)
    before = 0.0

    def size() -> int:
        """The memory of a table in kB."""
        tables: int = arguments.tables - first
        return round((memory(process) / _MB - before) * 1024 / tables)

    for number in range(arguments.tables):
        if number == first:
            await asyncio.sleep(arguments.warm)
            before = memory(process) / _MB
        company = await asyncio.to_thread(load.make)
        for i in range(len(company.people)):
            clients.append(asyncio.create_task(load.client(company, i, number * 2 + i)))
    growing = asyncio.create_task(_grow(load, size))
    await asyncio.sleep(arguments.warm)
    gc.disable()  # the clients make no garbage, and looking for it holds all of them up for longer than the server takes
    load.measuring = True
    began, busy = time.perf_counter(), cpu(process)
    held_up = await _stalled(arguments.seconds)
    load.measuring = False
    took, busy = time.perf_counter() - began, cpu(process) - busy
    full, per_table, each = memory(process) / _MB, size(), load.answers_each
    growing.cancel()
    stall = await asyncio.to_thread(_server_stall, load.url)
    load.over = True
    await asyncio.wait(clients, timeout=arguments.think * 3 + 5)
    failed = sum(1 for one in clients if one.done() and not one.cancelled() and one.exception() is not None)
    for one in clients:
        one.cancel()
    times = sorted(load.latencies)

    return {
        "tables": arguments.tables,
        "clients": len(clients),
        "bots": arguments.bots,
        "answers": len(times),
        "answers_per_second": round(len(times) / took, 1),
        "p50_ms": at_share(times, 0.5),
        "p95_ms": at_share(times, 0.95),
        "p99_ms": at_share(times, 0.99),
        "max_ms": at_share(times, 1.0),
        "server_stall_ms": round(stall * 1000, 1),
        "clients_stall_ms": round(held_up * 1000, 1),
        "server_cpu": round(busy / took, 2),
        "cpu_ms_per_answer": round(busy * 1000 / len(times), 2) if times else 0.0,
        "load_average": round(os.getloadavg()[0], 1),
        "memory_mb": round(full, 1),
        "memory_per_table_kb": per_table,
        "answers_each": round(each, 1),
        "memory_per_table_kb_after": await growing,
        "games_over": load.games,
        "failed_clients": failed,
        "errors": load.errors,
    }


async def _compare(load: Load, database: str) -> dict[str, int]:
    """The answers confirmed to clients against those in the store."""
    rows: list[tuple[str, int, int, bool]] = []
    async with snapshot_of(database) as snapshot:
        (part,) = (one for one in snapshot.parts() if one.name == "moves")
        async for row in snapshot.rows(part):
            named = dict(zip(part.columns, row, strict=True))
            key = f"{named['table_id']}/{named['game']}"
            rows.append((key, named["number"], named["seat"], bool(named["auto"])))
    stored: Counter[tuple[str, int]] = Counter()
    moves: Counter[str] = Counter()
    doubled = 0
    for key, number, seat, auto in sorted(rows):
        doubled += number != moves[key]
        moves[key] += 1
        stored[key, seat] += not auto
    lost = sum(max(0, count - stored[seated]) for seated, count in load.confirmed.items())
    # One answer of each seat may have been stored and not confirmed yet.
    doubled += sum(max(0, stored[seated] - count - 1) for seated, count in load.confirmed.items())
    return {"confirmed": load.confirmed.total(), "lost": lost, "doubled": doubled}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--think", type=float, default=1.0, help="seconds a client thinks, on average")
    parser.add_argument("--warm", type=float, default=10.0, help="seconds before measuring")
    parser.add_argument("--seconds", type=float, default=30.0, help="seconds to measure")
    parser.add_argument("--bots", action="store_true", help="a bot in half of the seats")
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    arguments = parser.parse_args()
    if arguments.tables < 2:
        parser.error("at least two tables")
    with contextlib.ExitStack() as stack:
        if arguments.store == "postgres":
            database = stack.enter_context(postgresql.running())
        else:
            database = str(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "games.sqlite3")
        with serving(database, _LIMITS) as server:
            load = Load(server.url, arguments)
            result = asyncio.run(_run(load, arguments, server.process))
        print(json.dumps(result | asyncio.run(_compare(load, database)), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
