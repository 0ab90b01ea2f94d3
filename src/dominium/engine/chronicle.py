"""What happened in a game, from its beginning.

A long game has thousands of events, and a server keeps a game for every table; but few of them are looked at again. So
the turns that are over are packed, about ten bytes for an event, and made anew for whoever asks. The turn in progress and
the one before it, which are still being told, stay as they are.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from threading import Lock
from typing import Final

from .events import NO_CARDS, TURN, Event, single

#: the texts that events consist of (kinds, places, words, ids of cards) by number, for all games
_TEXTS: Final[list[str]] = []
_NUMBERS: Final[dict[str, int]] = {}
#: held while a text is given its number: games are played again in other threads
_NUMBERING: Final = Lock()


class Chronicle:
    """Events in order, numbered one after the other. Reads like a list that grows at its end."""

    def __init__(self, events: Iterable[Event] = (), number: int = 0) -> None:
        #: the number of the first event: what was tried from some point of a game on goes on with its numbers
        self._number: int = number
        #: the turns that are over, each packed, and the place of the first event of each
        self._past: list[bytes] = []
        self._starts: list[int] = []
        #: what followed, and the place of its first event
        self._late: list[Event] = []
        self._first: int = 0
        #: where among them the turn in progress begins
        self._turn: int = 0
        for event in events:
            self.append(event)

    def copy(self) -> Chronicle:
        """Another one to go on with; what is packed is shared."""
        twin = Chronicle(number=self._number)
        twin._past = self._past.copy()
        twin._starts = self._starts.copy()
        twin._late = self._late.copy()
        twin._first = self._first
        twin._turn = self._turn
        return twin

    @property
    def next_number(self) -> int:
        """The number that the next event has."""
        return self._number + len(self)

    def append(self, event: Event) -> None:
        """One more thing happened."""
        if event.kind == TURN:
            if self._turn:
                self._pack()
            self._turn = len(self._late)
        self._late.append(event)

    def _pack(self) -> None:
        """Pack all but the turn in progress."""
        self._past.append(_packed(self._late[: self._turn]))
        self._starts.append(self._first)
        self._first += self._turn
        del self._late[: self._turn]

    def cut(self, left: int) -> None:
        """Forget all but the first so many: the rest was taken back."""
        if left < self._first:
            at = self._turn_at(left)
            self._late = self._unpacked(at)
            self._first = self._starts[at]
            del self._past[at:]
            del self._starts[at:]
            self._turn = 0
        del self._late[left - self._first :]
        if self._turn >= len(self._late):
            self._turn = 0

    def __len__(self) -> int:
        return self._first + len(self._late)

    def __getitem__(self, place: int) -> Event:
        at = place + len(self) if place < 0 else place
        if at >= self._first:
            return self._late[at - self._first]
        if at < 0:
            raise IndexError(f"there is no event {place} among {len(self)}")
        turn = self._turn_at(at)
        return self._unpacked(turn)[at - self._starts[turn]]

    def __iter__(self) -> Iterator[Event]:
        return iter(self.since(0))

    def __reversed__(self) -> Iterator[Event]:
        yield from reversed(self._late)
        for turn in range(len(self._past) - 1, -1, -1):
            yield from reversed(self._unpacked(turn))

    def since(self, start: int) -> list[Event]:
        """The events from a place on."""
        if start >= self._first:
            return self._late[start - self._first :]
        turn = self._turn_at(start)
        found = self._unpacked(turn)[start - self._starts[turn] :]
        for later in range(turn + 1, len(self._past)):
            found.extend(self._unpacked(later))
        found.extend(self._late)
        return found

    def turn_of(self, place: int) -> int:
        """Where the turn begins in which the event at a place happened; 0 before any."""
        if place < self._first:
            return self._starts[max(0, self._turn_at(place))]
        at = max(0, place - self._first)
        while at > 0 and self._late[at].kind != TURN:
            at -= 1
        return self._first + at

    def _turn_at(self, place: int) -> int:
        """In which of the packed turns the event at a place is."""
        return bisect_right(self._starts, place) - 1

    def _unpacked(self, turn: int) -> list[Event]:
        return _unpacked(self._past[turn], self._number + self._starts[turn])


def _packed(events: list[Event]) -> bytes:
    row: list[int] = []
    for event in events:
        _put_text(row, event.kind)
        _put(row, event.seat + 1)
        _put_texts(row, event.cards)
        _put_text(row, event.origin)
        _put_text(row, event.target)
        _put(row, 2 * event.amount if event.amount >= 0 else -2 * event.amount - 1)
        _put_text(row, event.word)
        _put(row, event.seen + 1)
        _put_texts(row, event.shown)
    return bytes(row)


def _unpacked(packed: bytes, start: int) -> list[Event]:
    reader = _Reader(packed)
    events: list[Event] = []
    number = start
    while reader.at < len(packed):
        kind = reader.text()
        seat = reader.number() - 1
        cards = reader.texts()
        origin = reader.text()
        target = reader.text()
        amount = reader.number()
        amount = -(amount >> 1) - 1 if amount & 1 else amount >> 1
        word = reader.text()
        seen = reader.number() - 1
        events.append(Event(number, kind, seat, cards, origin, target, amount, word, seen, reader.texts()))
        number += 1
    return events


def _put(row: list[int], number: int) -> None:
    """Write a number, seven bits to a byte: nearly all are small."""
    while number > 127:
        row.append(number & 127 | 128)
        number >>= 7
    row.append(number)


def _put_text(row: list[int], text: str) -> None:
    found = _NUMBERS.get(text)
    _put(row, _numbered(text) if found is None else found)


def _put_texts(row: list[int], texts: list[str]) -> None:
    _put(row, len(texts))
    for text in texts:
        _put_text(row, text)


def _numbered(text: str) -> int:
    """The number of a text that was not among events yet."""
    with _NUMBERING:
        found = _NUMBERS.get(text)
        if found is None:
            found = len(_TEXTS)
            _TEXTS.append(text)
            _NUMBERS[text] = found
        return found


class _Reader:
    """Reads what was packed, from its beginning."""

    def __init__(self, packed: bytes) -> None:
        self._packed: bytes = packed
        self.at: int = 0

    def number(self) -> int:
        packed = self._packed
        number = 0
        shift = 0
        while True:
            byte = packed[self.at]
            self.at += 1
            number |= (byte & 127) << shift
            if byte < 128:
                return number
            shift += 7

    def text(self) -> str:
        return _TEXTS[self.number()]

    def texts(self) -> list[str]:
        count = self.number()
        if count == 0:
            return NO_CARDS
        if count == 1:
            return single(self.text())
        return [self.text() for _ in range(count)]
