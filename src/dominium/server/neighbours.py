"""The other servers on the same store: what they say of tables, and what they are told."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping

from .limits import Buckets, Limits
from .pressure import Pressure
from .protocol import Refusal
from .showing.texts import phrase_text
from .store.interface import Store
from .tables.manners import is_phrase
from .tables.table import Table

logger = logging.getLogger("dominium")


class Neighbours:
    """Keeps the tables of one server in step with those of the others."""

    def __init__(
        self,
        store: Store,
        tables: Mapping[str, Table],
        spawn: Callable[[Coroutine[None, None, None]], None],
        limits: Limits,
        pressure: Pressure,
        gone: Callable[[Table], None],
        changed: Callable[[Table], None],
    ) -> None:
        self._store = store
        self._tables = tables
        self._spawn = spawn
        self._pressure = pressure
        self._phrases = Buckets(limits.phrase_rate, limits.phrase_burst)
        #: told when another server deleted a table, or says that somebody came or went
        self._gone = gone
        self._changed = changed
        #: tells this server's word from that of the others
        self._me = secrets.token_hex(4)

    def say(self, table: str, seat: int, phrase: str) -> None:
        """A quick phrase, for everybody at a table wherever they are connected; not too many of them."""
        if not self._phrases.take(table):
            self._pressure.refuse("phrases")
            raise Refusal("rate", 429)
        if table in self._tables:
            self._hear(self._tables[table], seat, phrase)
        self._spawn(self._store.tell(table, f"phrase {seat} {phrase}"))

    def _hear(self, table: Table, seat: int, phrase: str) -> None:
        for watcher in table.presence.watchers:
            watcher.tell({"type": "phrase", "seat": seat, "phrase": phrase, "text": phrase_text(phrase)})

    def tell_presence(self, table: Table) -> None:
        """Say which seats of a table are connected here."""
        seats = json.dumps(table.presence.here, separators=(",", ":"))
        self._spawn(self._store.tell(table.id, f"here {self._me} {seats}"))

    def noticed(self, name: str, text: str) -> None:
        """Another server says something about a table."""
        if text == "lost":
            for table in self._tables.values():
                self._spawn(self._sync(table))
            return
        if name in self._tables:
            self._take_notice(self._tables[name], text)

    def _take_notice(self, table: Table, text: str) -> None:
        words = text.split(" ")
        if words[0] == "gone":
            self._gone(table)
        elif words[0] in ("move", "document"):
            self._spawn(self._sync(table))
        elif words[0] == "phrase" and len(words) == 3 and is_phrase(words[2]):
            self._hear(table, int(words[1]), words[2])
        elif words[0] == "here" and len(words) == 3:
            table.presence.heard(words[1], json.loads(words[2]))
            table.show_seats()
            self._changed(table)

    async def _sync(self, table: Table) -> None:
        try:
            async with table.lock:
                await table.sync()
        except Exception:
            logger.exception("table %s: what other servers did could not be read yet", table.id)
            table.doubt()
