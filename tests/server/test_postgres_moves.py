"""Moves that come together go into PostgreSQL together; each learns whether it was the first of its number."""

from __future__ import annotations

import asyncio
import random

import pytest

from dominium.server.store.interface import Move
from dominium.server.store.postgres import PostgresStore
from dominium.server.store.postgres_moves import MoveWriter

TABLES = [f"together{at}" for at in range(40)]


def a_move(mark: int) -> Move:
    return Move("a", mark % 3, mark, [mark, 300], bool(mark % 2))


async def told(heard: set[str], wanted: set[str]) -> None:
    async with asyncio.timeout(10):
        while heard != wanted:
            await asyncio.sleep(0.01)


def test_moves_that_come_together_are_one_statement(postgres: str) -> None:
    async def run() -> None:
        store, other = PostgresStore(postgres), PostgresStore(postgres)
        await store.open()
        await other.open()
        heard: set[str] = set()
        own: set[str] = set()
        other.notice = lambda table, text: heard.add(f"{table} {text}")
        store.notice = lambda table, _: own.add(table)
        before = store.workload.done
        added = await asyncio.gather(
            *(store.add_move(one, 1, 0, a_move(at)) for at, one in enumerate(TABLES))
        )
        assert all(added)
        assert store.workload.done - before <= 2
        for at, one in enumerate(TABLES):
            assert await other.moves(one, 1, 0) == [a_move(at)]
        await told(heard, {f"{one} move" for one in TABLES})
        assert own == set()
        await store.close()
        await other.close()

    asyncio.run(run())


def test_several_moves_of_one_number_are_told_apart_though_they_come_together(postgres: str) -> None:
    async def run() -> None:
        store = PostgresStore(postgres)
        await store.open()
        numbers = [0, 1, 1, 2, *range(2, 250)]
        moves = [a_move(mark) for mark in range(len(numbers))]
        added = await asyncio.gather(
            *(store.add_move("one", 1, number, move) for number, move in zip(numbers, moves, strict=True))
        )
        assert added == [True, True, False, True, False, *[True] * 247]
        assert not await store.add_move("one", 1, 7, moves[0])
        kept = await store.moves("one", 1, 0)
        assert [move.mark for move in kept] == [0, 1, 3, *range(5, 252)]
        await store.close()

    asyncio.run(run())


def test_servers_that_write_the_same_moves_do_not_wait_for_each_other(postgres: str) -> None:
    async def run() -> None:
        stores = [PostgresStore(postgres), PostgresStore(postgres)]
        for one in stores:
            await one.open()
        chance = random.Random(1)
        async with asyncio.timeout(20):
            for number in range(20):
                wanted = [(store, table) for store in stores for table in TABLES]
                chance.shuffle(wanted)
                added = await asyncio.gather(
                    *(store.add_move(table, 2, number, a_move(number)) for store, table in wanted)
                )
                assert sum(added) == len(TABLES)
        for one in stores:
            assert not one.workload.errors
            await one.close()

    asyncio.run(run())


def test_a_failure_is_told_to_all_who_wait_and_the_next_ones_are_written(postgres: str) -> None:
    async def run() -> None:
        store = PostgresStore(postgres)
        await store.open()
        with_nothing = "a name\0that no text of a database holds"
        problems = await asyncio.gather(
            store.add_move(with_nothing, 1, 0, a_move(0)),
            store.add_move("beside", 1, 0, a_move(0)),
            return_exceptions=True,
        )
        assert all(isinstance(one, Exception) for one in problems)
        assert await store.add_move("beside", 1, 0, a_move(0))
        await store.close()

    asyncio.run(run())


def test_who_gives_up_waiting_for_the_end_stops_nobodys_move() -> None:
    """A pool that answers late stands in for a slow database."""

    class Slow:
        def __init__(self) -> None:
            self.asked = asyncio.Event()
            self.go_on = asyncio.Event()

        async def fetchrow(self, _: str, tables: list[str], games: list[int], *others: object) -> object:
            self.asked.set()
            await self.go_on.wait()
            return [tables, games, others[0]]

    async def run() -> None:
        writer, pool = MoveWriter("channel", "me"), Slow()
        adding = asyncio.create_task(writer.add(pool, "one", 1, 0, a_move(1)))
        await pool.asked.wait()
        closing = asyncio.create_task(writer.close())
        await asyncio.sleep(0)
        closing.cancel()
        await asyncio.sleep(0)
        pool.go_on.set()
        assert await asyncio.wait_for(adding, 10)
        # A writer that is stopped itself tells those who wait for it.
        pool.go_on.clear()
        pool.asked.clear()
        adding = asyncio.create_task(writer.add(pool, "one", 1, 1, a_move(2)))
        await pool.asked.wait()
        behind = asyncio.create_task(writer.add(pool, "two", 1, 0, a_move(3)))
        await asyncio.sleep(0)
        assert writer._task is not None
        writer._task.cancel()
        for waiting in (adding, behind):
            with pytest.raises(asyncio.CancelledError):
                await asyncio.wait_for(waiting, 10)

    asyncio.run(run())
