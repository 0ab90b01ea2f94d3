"""The log as one viewer may know it, line by line, and what of it has changed since it was last sent."""

from __future__ import annotations

import json

from ..engine.events import Event
from ..words.languages import CODES
from ..words.story import tell
from .texts import spoken

_KEPT_CHANGES = 200


def told(events: list[Event], names: list[str]) -> list[dict[str, object]]:
    """The events as lines of the log; each event is to be one that the reader may know."""
    texts: dict[int, dict[str, str]] = {}
    for code in CODES:
        for line in tell(events, names, spoken(code)):
            texts.setdefault(line.number, dict.fromkeys(CODES, ""))[code] = line.text
    nothing = dict.fromkeys(CODES, "")
    return [{**event.as_dict(), "text": texts.get(event.number, nothing)} for event in events]


class Log:
    """The lines for one viewer, each as JSON, kept in step with the events of a game."""

    def __init__(self, seat: int, names: list[str]) -> None:
        self.seat = seat
        self.names = names
        self.lines: list[str] = []
        #: counts updates; whoever knows the log as of one needs only what changed since
        self.serial = 0
        self._changes: list[tuple[int, int]] = []

    def update(self, events: list[Event]) -> None:
        """Bring the lines up to date."""
        known = min(len(self.lines), len(events))
        shorter = len(events) < len(self.lines)
        # A line may still grow (a bonus, another Treasure), but not beyond the turn.
        start = max(0, known - 1)
        while start > 0 and events[start].kind != "turn":
            start -= 1
        fresh = [
            json.dumps(line, ensure_ascii=False, separators=(",", ":"))
            for line in told([event.seen_from(self.seat) for event in events[start:]], self.names)
        ]
        same = 0
        old = self.lines
        while same < len(fresh) and start + same < len(old) and old[start + same] == fresh[same]:
            same += 1
        if same == len(fresh) and not shorter:
            return
        self.serial += 1
        self._changes.append((self.serial, start + same))
        del self._changes[:-_KEPT_CHANGES]
        old[start + same :] = fresh[same:]

    def since(self, serial: int) -> str:
        """What changed since an update, as JSON of a ``Log`` message."""
        start = len(self.lines)
        if serial < self.serial:
            missed = self.serial - serial
            start = 0 if missed > len(self._changes) else min(at for _, at in self._changes[-missed:])
        return f'{{"start":{start},"lines":[{",".join(self.lines[start:])}]}}'
