"""Heeding the operator: the standing orders in the store, and the tables put away, looked at every other second."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping

from .doors import Doors
from .orders import Orders
from .protocol import Refusal
from .store.interface import Store
from .tables.house import Clock
from .tables.table import Table

logger = logging.getLogger("dominium")

#: seconds between two looks
LOOK_EVERY = 2.0


class Heeding:
    """Reads what an operator wrote to the store, and does it."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        doors: Doors,
        tables: Mapping[str, Table],
        gone: Callable[[Table], None],
    ) -> None:
        self._store = store
        self._clock = clock
        self._doors = doors
        self._tables = tables
        self._gone = gone
        self.orders = Orders()
        #: the server is about to stop: it takes no new tables
        self.draining = False
        self._failing = False

    @property
    def closed(self) -> bool:
        """Whether no new tables are taken."""
        return self.draining or self.orders.closed

    async def look(self) -> None:
        """Read the orders and do what they say."""
        self.orders.take(await self._store.orders(self._clock.date()))
        for name in await self._store.tables_away():
            if name in self._tables:
                self._gone(self._tables[name])
        self._doors.turn_out(self.orders.bans, Refusal("banned", 403))

    async def run(self) -> None:
        """Look again and again until the server stops. What holds goes on holding while the database fails."""
        while True:
            await self._clock.sleep(LOOK_EVERY)
            try:
                await self.look()
                self._failing = False
            except Exception:
                if not self._failing:
                    logger.exception("the orders of the operator cannot be read")
                self._failing = True
