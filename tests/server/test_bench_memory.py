"""The measurement of memory over many games, briefly: games are really played and let go."""

from __future__ import annotations

import asyncio
import gc

from bench.memory import play
from dominium.engine.session import Session


def _sessions() -> int:
    gc.collect()
    return sum(isinstance(one, Session) for one in gc.get_objects())


def test_games_are_played_and_let_go() -> None:
    async def scene() -> None:
        async for number in play(12):
            if number == 3:
                return

    before = _sessions()
    asyncio.run(scene())
    assert _sessions() <= before
