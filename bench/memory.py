"""Memory over thousands of games in one process: ``python -m bench.memory --help``

Tables are made, played at by people who see everything they would be sent, and put to sleep, one after the other; each
game is given up after some answers. What is resident afterwards must not grow with the number of games.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from dominium.server.protocol import RandomKingdom, decoded
from dominium.server.showing.display import Display
from dominium.server.showing.viewer import Viewer
from dominium.server.tables import actions
from dominium.server.tables.table import Table
from tests.server.memory_store import Memory
from tests.server.parlour import FakeClock, Parlour


def resident() -> float:
    """The resident memory of this process in MB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


async def _deal(house: Parlour) -> tuple[Table, list[Viewer]]:
    """A table at which two people have begun."""
    table, token = await house.make("pp", RandomKingdom(), autoplay=True)
    _, other = await actions.sit(table, "Bob", None)
    display = Display(table)
    people = [Viewer(display, token), Viewer(display, other)]
    for one in people:
        table.presence.came(one)
    await actions.handle(table, people[1], decoded('{"type": "ready"}'))
    return table, people


async def _answer(table: Table, people: list[Viewer], chance: random.Random) -> None:
    match = table.match
    assert match is not None
    decision = match.decision
    assert decision is not None
    options = [i for i, copies in enumerate(decision.copies) for _ in range(copies)]
    chance.shuffle(options)
    most = min(decision.maximum, len(options))
    chosen = options[: chance.randint(max(decision.minimum, min(1, most)), most)]
    order = {"type": "answer", "decision": match.number_for(decision.seat), "indices": chosen}
    await actions.handle(table, people[decision.seat], decoded(json.dumps(order)))


def _show(people: list[Viewer]) -> None:
    for one in people:
        one._news()


async def play(answers: int, seed: int = 1) -> AsyncIterator[int]:
    """Play game after game, one at a table; how many there were."""
    chance = random.Random(seed)
    for number in range(1, sys.maxsize):
        house = await Parlour(Memory(), FakeClock()).open()
        table, people = await _deal(house)
        for _ in range(answers):
            if table.match is None or table.match.over:
                break
            await _answer(table, people, chance)
            _show(people)
        await actions.handle(table, people[0], decoded('{"type": "resign"}'))
        _show(people)
        table.driver.stop()
        table.let_go()
        house.close()
        yield number


async def _run(games: int, every: int, answers: int) -> None:
    async for number in play(answers):
        if number % every == 0 or number == min(100, every):
            print(f"{number} games: {resident():.1f} MB", flush=True)
        if number >= games:
            return


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--every", type=int, default=1000, help="tell after so many games")
    parser.add_argument("--answers", type=int, default=60, help="answers before a game is given up")
    arguments = parser.parse_args()
    asyncio.run(_run(arguments.games, arguments.every, arguments.answers))
    return 0


if __name__ == "__main__":
    sys.exit(main())
