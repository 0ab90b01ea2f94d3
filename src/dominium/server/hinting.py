"""Hints: the master thinks about what somebody is asked, beside everything else."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Coroutine

from .protocol import Refusal
from .showing.advising import hint_message
from .tables.house import Watcher
from .tables.match import Match
from .tables.table import Table
from .thinking import Thinkers

logger = logging.getLogger("dominium")

#: how often the master is asked anew while it still gets to know the kingdom
_TRIES = 8


class Hinting:
    """Who waits for a hint; one at each table."""

    def __init__(
        self,
        thinkers: Thinkers,
        tables: dict[str, Table],
        spawn: Callable[[Coroutine[None, None, None]], None],
    ) -> None:
        self._thinkers = thinkers
        self._tables = tables
        self._spawn = spawn
        self._waiting: set[str] = set()

    def ask(self, table: str, watcher: Watcher) -> None:
        """Tell a watcher what to do when the master knows; whoever asks twice gets one answer."""
        match = self._tables[table].match if table in self._tables else None
        if match is not None and table not in self._waiting:
            self._waiting.add(table)
            # Somebody else may be asked something before anybody begins to think.
            self._spawn(self._think(self._tables[table], match, match.number, watcher))

    async def _think(self, table: Table, match: Match, number: int, watcher: Watcher) -> None:
        try:
            if match.decision is None or match.number != number:
                return
            decision = match.number_for(match.decision.seat)
            key = f"{table.id}/{table.document.game_number}"
            for attempt in range(_TRIES):
                found = await self._thinkers.hint(key, match, secrets.randbits(32))
                if table.match is not match or match.number != number:
                    return
                if found.ready or attempt == 0:
                    watcher.tell(hint_message(found, decision))
                if found.ready:
                    return
        except Exception:
            logger.exception("table %s: no hint", table.id)
            watcher.refuse(Refusal("server", 500))
        finally:
            self._waiting.discard(table.id)
