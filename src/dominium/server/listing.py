"""Tables in lists: for everybody, and for those who sit there."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping

from .keeping import NOTE_EVERY
from .protocol import TableSummary
from .showing.table_view import summary
from .store.interface import Store, TableRow
from .tables.document import TableDocument
from .tables.house import Clock
from .tables.table import Table

logger = logging.getLogger("dominium")

#: seconds without anybody there after which a public table is no longer listed
QUIET_AFTER = 2 * NOTE_EVERY
#: public tables in a list
LISTED = 50


class Listing:
    """What is said of tables to those who are not at them."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        tables: Mapping[str, Table],
        wake: Callable[[str], Awaitable[Table]],
    ) -> None:
        self._store = store
        self._clock = clock
        self._tables = tables
        self._wake = wake

    async def public(self) -> list[TableSummary]:
        """The public tables to join or watch; those whose note is old may have been touched since."""
        oldest = self._clock.date() - QUIET_AFTER - 2 * NOTE_EVERY
        rows = await self._store.public_tables(LISTED, oldest)
        listed = [self.summary(row) for row in rows if self.is_alive(row)]
        return [one for one in listed if one is not None]

    async def summary_for(self, row: TableRow, token: str) -> TableSummary | None:
        """A table in the list of somebody who sits there. One that sleeps is woken if its note is out of date.

        None for one whose document cannot be read.
        """
        if row.table not in self._tables:
            document = document_of(row)
            if document is None:
                return None
            seated = document.phase == "playing" and document.seat_of(token) >= 0
            if seated and await self._store.moves_made(row.table, document.game_number) != document.noted:
                await self._wake(row.table)
        return summary(row, self._tables.get(row.table), token)

    def summary(self, row: TableRow) -> TableSummary | None:
        """A table in a list for everybody; None for one whose document cannot be read."""
        table = self._tables.get(row.table)
        return summary(row, table) if table is not None or document_of(row) is not None else None

    def is_alive(self, row: TableRow) -> bool:
        """Whether a public table is worth a visit: somebody is there, or was not long ago."""
        table = self._tables.get(row.table)
        if table is not None and (table.watched or table.presence.elsewhere):
            return True
        return self._clock.date() - (row.touched if table is None else table.touched) < QUIET_AFTER


def document_of(row: TableRow) -> TableDocument | None:
    """The document of a table; None if it cannot be read."""
    try:
        return TableDocument.read(row.document)
    except ValueError:
        logger.exception("table %s: its document cannot be read", row.table)
        return None
