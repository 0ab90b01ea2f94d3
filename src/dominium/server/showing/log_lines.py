"""The log as one viewer may know it, line by line, and what of it has changed since it was last sent."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.events import Event
from ...words.languages import CODES
from ...words.story import tell
from ..protocol import LogLine, LogPart
from ..tables.match import Match
from .texts import spoken

_KEPT_CHANGES = 200


class _Line(NamedTuple):
    """An event with its words: less to keep than the message made of it, for every game and every viewer."""

    event: Event
    english: str
    polish: str

    def message(self) -> LogLine:
        event = self.event
        return {
            "number": event.number,
            "kind": event.kind,
            "seat": event.seat,
            "cards": event.cards,
            "origin": event.origin,
            "target": event.target,
            "amount": event.amount,
            "word": event.word,
            "text": {"en": self.english, "pl": self.polish},
        }


def _lines(events: list[Event], names: list[str]) -> list[_Line]:
    said = {code: {line.number: line.text for line in tell(events, names, spoken(code))} for code in CODES}
    english, polish = said["en"], said["pl"]
    return [_Line(event, english.get(event.number, ""), polish.get(event.number, "")) for event in events]


def told(events: list[Event], names: list[str]) -> list[LogLine]:
    """The events as lines of the log; each event is to be one that the reader may know."""
    return [line.message() for line in _lines(events, names)]


class LogLines:
    """The lines of a match for one viewer, kept in step with its events."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._seat = seat
        self._lines: list[_Line] = []
        #: counts updates; whoever knows the log as of one needs only what changed since
        self.serial = 0
        #: the updates and the first line each of them changed
        self._changes: list[tuple[int, int]] = []
        #: how many undos were followed
        self._rewound = 0

    def update(self) -> None:
        """Bring the lines up to date."""
        lines = self._lines
        events = self._match.events
        known = self._known()
        shorter = known < len(lines)
        # A line may still grow (a bonus, another Treasure), but not beyond the turn.
        start = max(0, known - 1)
        while start > 0 and events[start].kind != "turn":
            start -= 1
        fresh = _lines([event.seen_from(self._seat) for event in events[start:]], self._match.dealt.names)
        same = 0
        while same < len(fresh) and start + same < known and _equal(lines[start + same], fresh[same]):
            same += 1
        if same == len(fresh) and not shorter:
            return
        self.serial += 1
        self._changes.append((self.serial, start + same))
        del self._changes[:-_KEPT_CHANGES]
        lines[start + same :] = fresh[same:]

    def _known(self) -> int:
        """How many lines are about events that still are: an undo takes back all after it, though others follow."""
        rewinds = self._match.rewinds
        known = min([len(self._lines), *rewinds[self._rewound :]])
        self._rewound = len(rewinds)
        return known

    def since(self, serial: int) -> LogPart:
        """What changed since an update."""
        start = len(self._lines)
        if serial < self.serial:
            missed = self.serial - serial
            start = 0 if missed > len(self._changes) else min(at for _, at in self._changes[-missed:])
        return {"start": start, "lines": [line.message() for line in self._lines[start:]]}


def _equal(one: _Line, other: _Line) -> bool:
    return one == other or one.message() == other.message()
