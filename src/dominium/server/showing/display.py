"""What a table shows, kept by seat as long as it stays the same, for all who look from that seat.

It is kept as the text that leaves: small, and nothing for the garbage collector to look through.
"""

from __future__ import annotations

from ..protocol import GameNews, LogPart, encoded, joined, within
from ..tables.match import Match
from ..tables.table import Table
from .game_end import end_message
from .game_view import game_part, open_part, seat_part
from .log_lines import LogLines


class Display:
    """The messages about the game of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        #: what the kept parts are about
        self._match: Match | None = None
        self._serial = -1
        self._logs: dict[int, LogLines] = {}
        self._parts: dict[int, bytes] = {}
        #: what of the game everybody may know, b"" until it is asked for
        self._open = b""
        #: what each seat was shown last, for those who come while nothing may be shown
        self._last: dict[int, bytes] = {}
        #: the end, and after how many moves it was
        self._end: tuple[int, bytes] | None = None

    def _current(self) -> Match:
        """The match on the table; what is kept of another one, or of another moment, is forgotten."""
        match = self.table.match
        assert match is not None
        if match is not self._match:
            self._match = match
            self._logs = {}
            self._last = {}
            self._end = None
            self._serial = -1
        if self._serial != self.table.game_serial:
            self._serial = self.table.game_serial
            self._parts = {}
            self._open = b""
        return match

    def log(self, seat: int) -> LogLines:
        """The log as that seat may know it, up to date."""
        match = self._current()
        found = self._logs.get(seat)
        if found is None:
            found = self._logs[seat] = LogLines(match, seat)
        found.update()
        return found

    def game_part(self, seat: int) -> bytes:
        """The game as that seat may know it, but for the log and the clock."""
        match = self._current()
        part = self._parts.get(seat)
        if part is None:
            document = self.table.document
            others = bool(document.others(seat))
            view = match.session.view(seat)
            self._open = self._open or encoded(open_part(view))
            shown = within("view", joined(self._open, encoded(seat_part(view))))
            part = joined(encoded(game_part(match, seat, document.options.aids, others)), shown)
            self._parts[seat] = part
        self._last[seat] = part
        return part

    def remembered(self, seat: int) -> tuple[bytes, LogLines] | None:
        """What the seat was shown last; None if nothing."""
        self._current()
        part = self._last.get(seat)
        return None if part is None else (part, self._logs[seat])

    def game_message(self, seat: int, part: bytes, log: LogPart) -> bytes:
        """The game for one viewer, with what is new in the log."""
        game, clock = self.table.document.game_number, self.table.driver.clock_info(seat)
        return joined(encoded(GameNews(type="game", game=game, log=log, clock=clock)), part)

    def end_message(self) -> bytes:
        match = self._current()
        if self._end is None or self._end[0] != match.number:
            message = end_message(self.table.id, self.table.document.game_number, match)
            self._end = (match.number, encoded(message))
        return self._end[1]
