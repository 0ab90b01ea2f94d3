"""The log as one viewer may know it, line by line, and what of it has changed since it was last sent."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from ...engine.chronicle import Chronicle
from ...engine.events import Event
from ...words.story import STILL_OPEN, Group, Saying, grouped
from ..protocol import LogLine, LogPart
from ..tables.match import Match
from .texts import NOTHING, told

_KEPT_CHANGES = 200


def lines_of(events: list[Event], names: list[str]) -> list[LogLine]:
    """The events as lines of the log; each event is to be one that the reader may know."""
    return _lines(events, _sayings(grouped(events)), names)


def _sayings(groups: Iterable[Group]) -> dict[int, Saying]:
    """What is said, by the number of the event that it is said of."""
    return {saying.event.number: saying for group in groups for saying in group.sayings}


def _lines(events: list[Event], sayings: dict[int, Saying], names: list[str]) -> list[LogLine]:
    return [_line(event, sayings.get(event.number), names) for event in events]


def _line(event: Event, saying: Saying | None, names: list[str]) -> LogLine:
    return {
        "number": event.number,
        "kind": event.kind,
        "seat": event.seat,
        "cards": event.cards,
        "origin": event.origin,
        "target": event.target,
        "amount": event.amount,
        "word": event.word,
        "text": NOTHING if saying is None else told(saying, names),
    }


class LogLines:
    """The lines of a match for one viewer, kept in step with its events. Words are found when they are sent."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._seat = seat
        #: what the lines are about; others may have happened since the last update
        self._events = Chronicle()
        #: the groups to which events to come may still be joined
        self._open: list[Group] = []
        #: what the last update looked at, until it is sent: the events as they are seen, and what is said of them
        self._seen: list[Event] = []
        self._said: dict[int, Saying] = {}
        #: counts updates; whoever knows the log as of one needs only what changed since
        self.serial = 0
        #: the first line that each of the last updates changed
        self._changes = array("I")
        #: how many undos were followed
        self._rewound = 0

    def update(self) -> None:
        """Bring the lines up to date."""
        happened, before = self._match.events, self._events
        known = self._known()
        if known == len(before) == len(happened):
            return
        old = self._open
        if known < len(before):
            old = self._grouped(before, before.turn_of(known - 1))
        start, cleaning = (old[0].number, old[0].cleaning) if old else (0, False)
        fresh = self._grouped(happened, start, cleaning)
        names = self._match.dealt.names
        said, saying = _sayings(old), self._said
        same = start
        while same < known and _alike(said.get(same), saying.get(same), names):
            same += 1
        self._events = happened.copy()
        self._open = fresh[-STILL_OPEN:]
        self.serial += 1
        self._changes.append(same)
        del self._changes[:-_KEPT_CHANGES]

    def _known(self) -> int:
        """How many lines are about events that still are: an undo takes back all after it, though others follow."""
        rewinds = self._match.rewinds
        known = min([len(self._events), *rewinds[self._rewound :]])
        self._rewound = len(rewinds)
        return known

    def _grouped(self, events: Chronicle, start: int, cleaning: bool = False) -> list[Group]:
        """The events from a place on as the viewer may know them, and what is said of them, kept to be sent."""
        seat = self._seat
        self._seen = [event.seen_from(seat) for event in events.since(start)]
        groups = grouped(self._seen, cleaning)
        self._said = _sayings(groups)
        return groups

    def since(self, serial: int) -> LogPart:
        """What changed since an update."""
        start = len(self._events)
        if serial < self.serial:
            missed = self.serial - serial
            start = 0 if missed > len(self._changes) else min(self._changes[-missed:])
        if start < len(self._events) - len(self._seen):
            self._grouped(self._events, self._events.turn_of(start))
        seen = self._seen[len(self._seen) + start - len(self._events) :]
        lines = _lines(seen, self._said, self._match.dealt.names)
        self._seen, self._said = [], {}
        return {"start": start, "lines": lines}


def _alike(one: Saying | None, other: Saying | None, names: list[str]) -> bool:
    """Whether the same is said in words."""
    if one is None or other is None:
        return one is other
    return one == other or told(one, names) == told(other, names)
