"""Analyses and guides in SQLite."""

from __future__ import annotations

import sqlite3
from abc import abstractmethod
from collections.abc import Callable
from typing import TypeVar

from .shelf import Shelf

Result = TypeVar("Result")


class SqliteShelf(Shelf):
    """Statements for the thread of the store."""

    @abstractmethod
    async def _do(self, work: Callable[[sqlite3.Connection], Result]) -> Result: ...

    async def analysis(self, table: str, game: int) -> str:
        return await self._text("SELECT text FROM analyses WHERE table_id = ? AND game = ?", table, game)

    async def keep_analysis(self, table: str, game: int, text: str) -> bool:
        statement = (
            "REPLACE INTO analyses SELECT table_id, game, ? FROM games WHERE table_id = ? AND game = ?"
        )
        return await self._do(lambda database: database.execute(statement, (text, table, game)).rowcount == 1)

    async def guide(self, kingdom: str) -> str:
        return await self._text("SELECT text FROM guides WHERE kingdom = ?", kingdom)

    async def keep_guide(self, kingdom: str, text: str) -> None:
        await self._do(
            lambda database: database.execute("REPLACE INTO guides VALUES (?, ?)", (kingdom, text))
        )

    async def _text(self, statement: str, *key: str | int) -> str:
        row = await self._do(lambda database: database.execute(statement, key).fetchone())
        return "" if row is None else str(row[0])
