"""Analyses and guides in PostgreSQL."""

from __future__ import annotations

from typing import Any

from .shelf import Shelf


class PostgresShelf(Shelf):
    """Statements for the pool of the store. asyncpg says nothing of its types: hence ``Any``."""

    _pool: Any

    async def analysis(self, table: str, game: int) -> str:
        text = await self._pool.fetchval(
            "SELECT text FROM dominium_analyses WHERE table_id = $1 AND game = $2", table, game
        )
        return text or ""

    async def keep_analysis(self, table: str, game: int, text: str) -> bool:
        kept = await self._pool.fetchval(
            "INSERT INTO dominium_analyses SELECT table_id, game, $3 FROM dominium_games "
            "WHERE table_id = $1 AND game = $2 FOR SHARE "
            "ON CONFLICT (table_id, game) DO UPDATE SET text = $3 RETURNING game",
            table,
            game,
            text,
        )
        return kept is not None

    async def guide(self, kingdom: str) -> str:
        return await self._pool.fetchval("SELECT text FROM dominium_guides WHERE kingdom = $1", kingdom) or ""

    async def keep_guide(self, kingdom: str, text: str) -> None:
        await self._pool.execute(
            "INSERT INTO dominium_guides VALUES ($1, $2) ON CONFLICT (kingdom) DO UPDATE SET text = $2",
            kingdom,
            text,
        )
