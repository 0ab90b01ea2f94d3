"""The operator's side of the store in SQLite."""

from __future__ import annotations

import sqlite3
from abc import abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from .desk import Desk, Order, TableFacts

Result = TypeVar("Result")

_FACTS = (
    "SELECT id, document, public, address, made, touched, old, away, "
    "(SELECT count(*) FROM games WHERE table_id = id), (SELECT count(*) FROM moves WHERE table_id = id) FROM tables "
)


class SqliteDesk(Desk):
    """Statements for the thread of the store."""

    @abstractmethod
    async def _do(self, work: Callable[[sqlite3.Connection], Result]) -> Result: ...

    async def orders(self, now: float) -> list[Order]:
        rows = await self._do(
            lambda database: database.execute("SELECT name, text, until FROM orders ORDER BY name").fetchall()
        )
        found = [Order(*row) for row in rows]
        ended = [(one.name, one.until) for one in found if 0 < one.until <= now]
        if ended:
            await self._do(
                lambda database: database.executemany(
                    "DELETE FROM orders WHERE name = ? AND until = ?", ended
                )
            )
        return [one for one in found if not 0 < one.until <= now]

    async def give_order(self, order: Order) -> None:
        await self._do(lambda database: database.execute("REPLACE INTO orders VALUES (?, ?, ?)", order))

    async def lift_order(self, name: str) -> bool:
        return await self._do(
            lambda database: database.execute("DELETE FROM orders WHERE name = ?", (name,)).rowcount == 1
        )

    async def facts(self, limit: int, away: bool, address: str = "") -> list[TableFacts]:
        which = "IS NOT NULL" if away else "IS NULL"
        return await self._do(
            lambda database: [
                _fact(row)
                for row in database.execute(
                    f"{_FACTS} WHERE away {which} AND ? IN ('', address) ORDER BY touched DESC LIMIT ?",
                    (address, limit),
                )
            ]
        )

    async def facts_of(self, table: str) -> TableFacts | None:
        def work(database: sqlite3.Connection) -> TableFacts | None:
            row = database.execute(f"{_FACTS} WHERE id = ?", (table,)).fetchone()
            return None if row is None else _fact(row)

        return await self._do(work)

    async def put_away(self, table: str, now: float) -> bool:
        statement = "UPDATE tables SET away = ?, version = version + 1 WHERE id = ? AND away IS NULL"
        return await self._do(lambda database: database.execute(statement, (now, table)).rowcount == 1)

    async def bring_back(self, table: str, now: float) -> bool:
        statement = (
            "UPDATE tables SET away = NULL, old = NULL, touched = ?, version = version + 1 "
            "WHERE id = ? AND away IS NOT NULL"
        )
        return await self._do(lambda database: database.execute(statement, (now, table)).rowcount == 1)

    async def tables_away(self) -> list[str]:
        return await self._do(
            lambda database: [
                str(name) for (name,) in database.execute("SELECT id FROM tables WHERE away IS NOT NULL")
            ]
        )


def _fact(row: tuple[Any, ...]) -> TableFacts:
    facts = TableFacts(*row)
    return facts._replace(public=bool(facts.public))  # SQLite has numbers for yes and no
