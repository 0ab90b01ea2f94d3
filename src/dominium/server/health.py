"""Whether the database answers and can be written to."""

from __future__ import annotations

import asyncio
import logging

from .store.interface import Store
from .store.migrations import OtherSchema
from .tables.house import Clock

logger = logging.getLogger("dominium")


class Health:
    """What is wrong with the database; looked at once a second however many ask."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        #: what was last found, and when to look again
        self._trouble = ""
        self._check_again = -1.0
        self._checking = asyncio.Lock()

    async def trouble(self) -> str:
        """What is wrong in a word, "" if nothing."""
        async with self._checking:
            if self._clock.now() >= self._check_again:
                before, self._trouble = self._trouble, await self._check()
                if before and not self._trouble:
                    logger.warning("the database is well again")
                self._check_again = self._clock.now() + 1
            return self._trouble

    async def _check(self) -> str:
        try:
            async with asyncio.timeout(3):
                await self._store.check()
        except OtherSchema:
            return "schema"
        except Exception:
            # The whole story once: who asks every second would fill the log with it.
            if self._trouble != "database":
                logger.exception("the database is not well")
            return "database"
        return ""
