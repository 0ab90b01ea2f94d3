"""Connections to PostgreSQL whose statements are counted. asyncpg says nothing of its types: hence ``Any``."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from typing import Any

from .tally import Tally


class CountedPool:
    """The pool of a store."""

    def __init__(self, pool: Any, tally: Tally) -> None:
        self._pool = pool
        self._tally = tally

    @classmethod
    async def connected(cls, url: str, tally: Tally) -> CountedPool:
        asyncpg: Any = import_module("asyncpg")
        return cls(await asyncpg.create_pool(url, min_size=1, max_size=8, command_timeout=30), tally)

    async def fetch(self, statement: str, *values: Any) -> Any:
        with self._tally.statement():
            return await self._pool.fetch(statement, *values)

    async def fetchrow(self, statement: str, *values: Any) -> Any:
        with self._tally.statement():
            return await self._pool.fetchrow(statement, *values)

    async def fetchval(self, statement: str, *values: Any) -> Any:
        with self._tally.statement():
            return await self._pool.fetchval(statement, *values)

    async def execute(self, statement: str, *values: Any) -> Any:
        with self._tally.statement():
            return await self._pool.execute(statement, *values)

    @asynccontextmanager
    async def acquire(self) -> AsyncIterator[Any]:
        """A connection for several statements; they count as one."""
        with self._tally.statement():
            async with self._pool.acquire() as connection:
                yield connection

    async def close(self) -> None:
        await self._pool.close()
