"""Connections to PostgreSQL whose statements are counted. asyncpg says nothing of its types: hence ``Any``."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from typing import Any

from .workload import Workload


async def _leave_as_it_is(connection: Any) -> None:
    """No statement leaves anything behind in its session; to make sure of it would be another one each time."""


class CountedPool:
    """The pool of a store."""

    def __init__(self, pool: Any, workload: Workload) -> None:
        self._pool = pool
        self._workload = workload

    @classmethod
    async def connected(cls, url: str, workload: Workload) -> CountedPool:
        asyncpg: Any = import_module("asyncpg")
        pool = asyncpg.create_pool(url, min_size=1, max_size=8, command_timeout=30, reset=_leave_as_it_is)
        return cls(await pool, workload)

    async def fetch(self, statement: str, *values: Any) -> Any:
        with self._workload.statement():
            return await self._pool.fetch(statement, *values)

    async def fetchrow(self, statement: str, *values: Any) -> Any:
        with self._workload.statement():
            return await self._pool.fetchrow(statement, *values)

    async def fetchval(self, statement: str, *values: Any) -> Any:
        with self._workload.statement():
            return await self._pool.fetchval(statement, *values)

    async def execute(self, statement: str, *values: Any) -> Any:
        with self._workload.statement():
            return await self._pool.execute(statement, *values)

    @asynccontextmanager
    async def acquire(self) -> AsyncIterator[Any]:
        """A connection for several statements; they count as one."""
        with self._workload.statement():
            async with self._pool.acquire() as connection:
                yield connection

    async def close(self) -> None:
        await self._pool.close()
