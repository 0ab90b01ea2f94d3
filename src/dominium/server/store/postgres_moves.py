"""Moves on their way into PostgreSQL: those that come together are written with one statement."""

from __future__ import annotations

import asyncio
import json
from typing import Any, NamedTuple

from .gathering import Gathering
from .interface import Move

#: moves that go in with one statement: a notice names their tables, and has at most 8000 bytes
_MOST = 100

# The notice leaves with the commit: whoever hears it finds the moves. Servers that write the same moves at once do so in
# the same order, so that neither waits for the other.
_ADD = """
    WITH added AS (
        INSERT INTO dominium_moves
        SELECT table_id, game, number, kind, seat, mark, answer, auto
        FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::bigint[], $7::text[], $8::bool[])
            WITH ORDINALITY AS came (table_id, game, number, kind, seat, mark, answer, auto, place)
        ORDER BY table_id, game, number, place
        ON CONFLICT DO NOTHING RETURNING table_id, game, number
    )
    SELECT array_agg(table_id), array_agg(game), array_agg(number),
        pg_notify($9, $10 || string_agg(DISTINCT table_id, ',') || ' move') FROM added HAVING count(*) > 0
"""


class _Waiting(NamedTuple):
    """A move, by its table, game and number, and who waits to hear whether it was written."""

    key: tuple[str, int, int]
    move: Move
    written: asyncio.Future[bool]

    def settle(self, written: bool) -> None:
        if not self.written.done():
            self.written.set_result(written)

    def fail(self, problem: Exception) -> None:
        if not self.written.done():
            self.written.set_exception(problem)


class MoveWriter:
    """Writes the moves of one server. asyncpg says nothing of its types: hence ``Any``."""

    def __init__(self, channel: str, sender: str) -> None:
        self._channel = channel
        self._sender = sender
        self._gathering = Gathering()
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def add(self, pool: Any, table: str, game: int, number: int, move: Move) -> bool:
        """Write a move; False if another one has that number."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting((table, game, number), move, written))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all(pool))
        return await written

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._task is not None:
            await asyncio.shield(self._task)  # who gives up waiting stops nobody's move

    async def _write_all(self, pool: Any) -> None:
        loop = asyncio.get_running_loop()
        batch: list[_Waiting] = []
        try:
            while self._waiting:
                pause = self._gathering.pause(loop.time())
                if pause:
                    await asyncio.sleep(pause)
                batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
                self._gathering.came(loop.time(), len(batch))
                await self._write(pool, batch)
        except asyncio.CancelledError:
            for one in [*batch, *self._waiting]:
                one.written.cancel()
            self._waiting = []
            raise
        finally:
            self._task = None

    async def _write(self, pool: Any, batch: list[_Waiting]) -> None:
        try:
            added = await pool.fetchrow(_ADD, *_columns(batch), self._channel, f"{self._sender} ")
            keys = set(zip(*added[:3], strict=True)) if added is not None else set()
        except Exception as problem:  # noqa: BLE001 - it belongs to those who wait
            for one in batch:
                one.fail(problem)
            return
        for one in batch:
            one.settle(one.key in keys)
            keys.discard(one.key)  # of two that came together with one number the first was written


def _columns(batch: list[_Waiting]) -> list[list[Any]]:
    rows = [
        (*one.key, one.move.kind, one.move.seat, one.move.mark, json.dumps(one.move.answer), one.move.auto)
        for one in batch
    ]
    return [list(column) for column in zip(*rows, strict=True)]
