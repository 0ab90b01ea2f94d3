"""Kill servers at random moments while people play: ``python -m bench.kills --help``

Clients at several tables answer as fast as they can. At a random moment a server is killed (SIGKILL, as a power cut
would) and started again, and the clients come back; of two servers on one PostgreSQL the other plays on meanwhile. In
the end every answer that a client saw confirmed must be in the store, at its number, as it was given, and every game
must play again. Counts go on from run to run in the file named with ``--keep``.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import websockets

from dominium.files import write_file
from dominium.server.checkup import Checkup
from dominium.server.store.copying import snapshot_of
from dominium.server.store.interface import Move, answer_in
from dominium.server.tables.match import Match
from tests import postgresql
from tests.serving import Server, random_answer

Key = tuple[str, int, int]


class Players:
    """Clients that answer, come back, and remember what they sent and what they saw confirmed."""

    def __init__(self, servers: list[Server], seed: int) -> None:
        self.servers = servers
        self.chance = random.Random(seed)
        #: for each table, game and number: every answer sent
        self.sent: dict[Key, list[list[int]]] = {}
        self.confirmed: dict[Key, list[int]] = {}
        self.over = False

    async def play(self, table: str, token: str) -> None:
        """Play at a table, at any server that answers, until all is over."""
        while not self.over:
            server = self.chance.choice(self.servers)
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                async with websockets.connect(
                    server.socket_url(table), max_size=None, open_timeout=5, close_timeout=1
                ) as socket:
                    await self._sit(socket, table, token)
            await asyncio.sleep(0.05)

    async def _sit(self, socket: Any, table: str, token: str) -> None:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        asked: Key | None = None
        while not self.over:
            message = json.loads(await asyncio.wait_for(socket.recv(), 10))
            if message["type"] == "error":
                asked = None  # somebody was quicker: this client itself, before the server was killed
            if message["type"] == "end":
                await socket.send('{"type": "rematch"}')
            if message["type"] != "game":
                continue
            game, number = message["game"], message["number"]
            if asked is not None and (game, number) > asked[1:]:
                self.confirmed[asked] = self.sent[asked][-1]
                asked = None
            decision = message["decision"]
            if decision is not None and asked is None:
                asked = (table, game, number)
                answer = random_answer(decision, self.chance)
                self.sent.setdefault(asked, []).append(answer)
                order = {"type": "answer", "decision": decision["id"], "indices": answer}
                await socket.send(json.dumps(order))


async def compared(url: str, players: Players) -> dict[str, int]:
    """What the clients know against what the store holds."""
    heads: dict[tuple[str, int], str] = {}
    moves: dict[tuple[str, int], dict[int, Move]] = {}
    async with snapshot_of(url) as snapshot:
        for part in snapshot.parts():
            async for row in snapshot.rows(part):
                named = dict(zip(part.columns, row, strict=True))
                if part.name == "games":
                    heads[named["table_id"], named["game"]] = named["head"]
                elif part.name == "moves":
                    move = Move(
                        named["kind"],
                        named["seat"],
                        named["mark"],
                        answer_in(named["answer"]),
                        bool(named["auto"]),
                    )
                    moves.setdefault((named["table_id"], named["game"]), {})[named["number"]] = move
        checkup = Checkup(snapshot, lambda *_: None)
        await checkup.run()
    stored = _as_asked(heads, moves)
    lost = sum(key not in stored for key in players.confirmed)
    other = sum(
        sorted(stored.get(key, answer)) != sorted(answer) for key, answer in players.confirmed.items()
    )
    return {
        "confirmed": len(players.confirmed),
        "lost": lost,
        "other": other,
        "unplayable": len(checkup.troubles),
        "moves": sum(map(len, moves.values())),
    }


def _as_asked(
    heads: dict[tuple[str, int], str], moves: dict[tuple[str, int], dict[int, Move]]
) -> dict[Key, list[int]]:
    """The answers of the people, who sit first, by the number their question had for them."""
    stored: dict[Key, list[int]] = {}
    for (table, game), numbered in moves.items():
        match = Match(heads[table, game], "")
        for _, move in sorted(numbered.items()):
            if move.seat == 0 and not move.auto:
                stored[table, game, match.number_for(0)] = move.answer
            match.apply(move)
    return stored


async def session(
    url: str, servers: list[Server], kills: int, seed: int, told: Callable[[int], None]
) -> dict[str, int]:
    """Some kills in a row; what came of them."""
    chance = random.Random(seed)
    players = Players(servers, seed + 1)
    # Without autoplay: a server that starts would be quicker than a client, whose answer is then refused.
    options = {"autoplay": False}
    made = [servers[i % len(servers)].make("pb", {"how": "random"}, options=options) for i in range(6)]
    tasks = [asyncio.create_task(players.play(one["table"], one["token"])) for one in made]
    for number in range(kills):
        before = len(players.confirmed)
        async with asyncio.timeout(120):
            while len(players.confirmed) <= before:  # somebody has come back
                await asyncio.sleep(0.01)
        await asyncio.sleep(chance.uniform(0, 0.6))
        victim = chance.choice(servers)
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(victim.start)
        told(number + 1)
    players.over = True
    await asyncio.wait(tasks, timeout=15)
    for task in tasks:
        task.cancel()
    for server in servers:
        await asyncio.to_thread(server.stop)
    return {"kills": kills} | await compared(url, players)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--servers", type=int, choices=(1, 2), default=1, help="two need PostgreSQL")
    parser.add_argument("--keep", type=Path, help="a file in which the counts of all runs are added up")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    arguments = parser.parse_args()
    if arguments.servers == 2 and arguments.store == "sqlite":
        parser.error("a SQLite file is for one server: --store postgres")
    with contextlib.ExitStack() as stack:
        if arguments.store == "postgres":
            url = stack.enter_context(postgresql.running())
        else:
            url = str(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "games.sqlite3")
        servers = [Server(url) for _ in range(arguments.servers)]
        for server in servers:
            stack.callback(server.stop)
        told = lambda number: print(f"\r{number} kills", end="", file=sys.stderr, flush=True)  # noqa: E731
        found = asyncio.run(session(url, servers, arguments.kills, arguments.seed, told))
    print(file=sys.stderr)
    name = f"{arguments.store}, servers: {arguments.servers}"
    print(name, found)
    if arguments.keep is not None:
        print(add_up(arguments.keep, name, found))
    return 1 if found["lost"] + found["other"] + found["unplayable"] else 0


def add_up(file: Path, name: str, found: dict[str, int]) -> dict[str, dict[str, int]]:
    """Add the counts of a run to those of the runs before."""
    totals: dict[str, dict[str, int]] = json.loads(file.read_text()) if file.exists() else {}
    before = totals.get(name, {})
    totals[name] = {key: before.get(key, 0) + count for key, count in found.items()}
    write_file(file, json.dumps(totals, indent=1).encode())
    return totals


if __name__ == "__main__":
    sys.exit(main())
