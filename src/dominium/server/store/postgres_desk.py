"""The operator's side of the store in PostgreSQL."""

from __future__ import annotations

from typing import Any

from .desk import Desk, Order, TableFacts

_FACTS = (
    "SELECT id, document, public, address, made, touched, old, away, "
    "(SELECT count(*) FROM dominium_games WHERE table_id = id), "
    "(SELECT count(*) FROM dominium_moves WHERE table_id = id) FROM dominium_tables "
)


class PostgresDesk(Desk):
    """Statements for the pool of the store. asyncpg says nothing of its types: hence ``Any``."""

    _pool: Any

    async def orders(self, now: float) -> list[Order]:
        rows = await self._pool.fetch("SELECT name, text, until FROM dominium_orders ORDER BY name")
        found = [Order(*row) for row in rows]
        for one in found:
            if 0 < one.until <= now:
                await self._pool.execute(
                    "DELETE FROM dominium_orders WHERE name = $1 AND until = $2", one.name, one.until
                )
        return [one for one in found if not 0 < one.until <= now]

    async def give_order(self, order: Order) -> None:
        await self._pool.execute(
            "INSERT INTO dominium_orders VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE SET text = $2, until = $3",
            *order,
        )

    async def lift_order(self, name: str) -> bool:
        lifted = await self._pool.fetchval("DELETE FROM dominium_orders WHERE name = $1 RETURNING name", name)
        return lifted is not None

    async def facts(self, limit: int, away: bool, address: str = "") -> list[TableFacts]:
        which = "IS NOT NULL" if away else "IS NULL"
        rows = await self._pool.fetch(
            f"{_FACTS} WHERE away {which} AND $1 IN ('', address) ORDER BY touched DESC LIMIT $2",
            address,
            limit,
        )
        return [TableFacts(*row) for row in rows]

    async def facts_of(self, table: str) -> TableFacts | None:
        row = await self._pool.fetchrow(f"{_FACTS} WHERE id = $1", table)
        return None if row is None else TableFacts(*row)

    async def put_away(self, table: str, now: float) -> bool:
        put = await self._pool.fetchval(
            "UPDATE dominium_tables SET away = $1, version = version + 1 "
            "WHERE id = $2 AND away IS NULL RETURNING id",
            now,
            table,
        )
        return put is not None

    async def bring_back(self, table: str, now: float) -> bool:
        back = await self._pool.fetchval(
            "UPDATE dominium_tables SET away = NULL, old = NULL, touched = $1, version = version + 1 "
            "WHERE id = $2 AND away IS NOT NULL RETURNING id",
            now,
            table,
        )
        return back is not None

    async def tables_away(self) -> list[str]:
        rows = await self._pool.fetch("SELECT id FROM dominium_tables WHERE away IS NOT NULL")
        return [str(row[0]) for row in rows]
