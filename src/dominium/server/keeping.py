"""Keeping house: tables nobody is at are put to sleep, and deleted when nobody came back for very long."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping

from .limits import Limits
from .metrics import Metrics
from .store.interface import Store
from .tables.house import Clock
from .tables.table import Table

logger = logging.getLogger("dominium")

#: seconds between two looks for old tables, and how many are marked and deleted then
FORGET_EVERY = 3600.0
FORGET_AT_ONCE = 50
#: seconds after which a table that somebody is at is said to be in use
NOTE_EVERY = 3600.0
_DAY = 86_400.0
#: seconds that the clock of the machine may be set while the server runs
_LARGEST_JUMP = 3600.0
#: seconds in which nothing happened at any table, after which rather the clock is wrong
_LONGEST_SILENCE = 30 * _DAY


class Keeper:
    """Looks after the tables of a server now and then."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        limits: Limits,
        metrics: Metrics,
        tables: Mapping[str, Table],
        drop: Callable[[str], None],
        tell_presence: Callable[[Table], None],
    ) -> None:
        self._store = store
        self._clock = clock
        self._limits = limits
        self._metrics = metrics
        #: the tables that are awake, and how to take one out of the memory
        self._tables = tables
        self._drop = drop
        self._tell_presence = tell_presence
        self._started = clock.now()

    async def run(self) -> None:
        """Keep house until the server stops."""
        forget_at = 0.0
        while True:
            await self._clock.sleep(min(30.0, max(0.2, self._limits.sleep_after / 2)))
            try:
                await self._put_to_sleep()
                for table in list(self._tables.values()):
                    if table.watched:
                        self._tell_presence(table)
                        await self._still_here(table)
                if self._clock.now() >= forget_at:
                    forget_at = self._clock.now() + FORGET_EVERY
                    await self.forget()
            except Exception:
                logger.exception("keeping house failed")

    async def _put_to_sleep(self) -> None:
        limit = self._clock.now() - self._limits.sleep_after
        for table in list(self._tables.values()):
            if not _idle(table, limit):
                continue
            if table.unnoted and not table.presence.elsewhere:
                async with table.lock:
                    await table.note()
                if not _idle(table, limit):
                    continue  # somebody came meanwhile
            self._drop(table.id)
            self._metrics.slept += 1
        self._metrics.awake = len(self._tables)

    async def _still_here(self, table: Table) -> None:
        """A table somebody is at is not an old one, even if nothing happens at it."""
        if self._clock.date() - table.saved > NOTE_EVERY:
            async with table.lock:
                table.touched = self._clock.date()
                await table.note()

    async def forget(self) -> None:
        """Delete the tables nobody has been at for very long."""
        never = -1.0
        limits, now = self._limits, self._clock.date()
        if not self._plausible(now, await self._store.last_touched()):
            return
        marked = await self._store.mark_old(
            now - limits.keep_games * _DAY if limits.keep_games else never,
            now - limits.keep_lobbies * _DAY if limits.keep_lobbies else never,
            now,
            FORGET_AT_ONCE,
        )
        if marked:
            logger.warning("old tables, deleted in %g days: %s", limits.keep_marked, ", ".join(marked))
        names = await self._store.forget(now - limits.keep_marked * _DAY, FORGET_AT_ONCE)
        if names:
            logger.warning("old tables deleted: %s", ", ".join(names))
        for name in names:
            self._drop(name)
        self._metrics.forgotten += len(names)

    def _plausible(self, now: float, last: float) -> bool:
        """Whether the date can be believed: nothing is deleted because somebody set the clock."""
        passed = now - self._metrics.started
        jump = abs(passed - (self._clock.now() - self._started))
        if jump > _LARGEST_JUMP:
            logger.error("the clock jumped by %.0f s: no table is deleted until the server starts anew", jump)
            return False
        if last and not -_DAY < now - last < _LONGEST_SILENCE:
            logger.error("the last table was touched %.1f days ago: nothing is deleted", (now - last) / _DAY)
            return False
        return True


def _idle(table: Table, limit: float) -> bool:
    return not table.watched and not table.busy and table.last_active < limit
