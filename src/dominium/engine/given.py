"""The answers of a game, in the order in which they were given.

A server keeps those of every game at its tables, and hardly looks at them again; so they are packed, about ten bytes for
an answer.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Final

#: how many bits of a number of an answer stand in one byte
_BITS: Final = 7


class Given:
    """Who gave each answer, the fingerprint of its question, the answer. Reads like a list of those three."""

    def __init__(self) -> None:
        self._seats: bytearray = bytearray()
        self._marks: array[int] = array("I")
        #: the answers one after the other, and where each of them ends
        self._answers: bytearray = bytearray()
        self._ends: array[int] = array("I")

    def copy(self) -> Given:
        twin = Given()
        twin._seats = self._seats.copy()
        twin._marks = self._marks[:]
        twin._answers = self._answers.copy()
        twin._ends = self._ends[:]
        return twin

    def append(self, one: tuple[int, int, list[int]]) -> None:
        """One more answer: its seat, the fingerprint of its question, what it takes."""
        seat, mark, answer = one
        self._seats.append(seat)
        self._marks.append(mark)
        for index in answer:
            while index >> _BITS:
                self._answers.append(index & 127 | 128)
                index >>= _BITS
            self._answers.append(index)
        self._ends.append(len(self._answers))

    def cut(self, left: int) -> None:
        """Forget all but the first so many: the rest was taken back."""
        if left < len(self._ends):
            del self._answers[self._ends[left - 1] if left else 0 :]
            del self._seats[left:]
            del self._marks[left:]
            del self._ends[left:]

    def __len__(self) -> int:
        return len(self._seats)

    def seat(self, number: int) -> int:
        """Who gave an answer."""
        return self._seats[number]

    def __getitem__(self, number: int) -> tuple[int, int, list[int]]:
        at = number + len(self) if number < 0 else number
        if not 0 <= at < len(self):
            raise IndexError(f"there is no answer {number} among {len(self)}")
        return self._seats[at], self._marks[at], self._answer(at)

    def _answer(self, at: int) -> list[int]:
        answer: list[int] = []
        number = shift = 0
        start = self._ends[at - 1] if at else 0
        for byte in bytes(self._answers[start : self._ends[at]]):
            number |= (byte & 127) << shift
            shift += _BITS
            if byte < 128:
                answer.append(number)
                number = shift = 0
        return answer

    def __iter__(self) -> Iterator[tuple[int, int, list[int]]]:
        return iter(self.since(0))

    def since(self, start: int) -> list[tuple[int, int, list[int]]]:
        """The answers from a number on."""
        return [self[at] for at in range(start, len(self))]
