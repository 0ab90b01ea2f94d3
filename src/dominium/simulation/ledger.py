"""Ledgers: rows of small whole numbers as bytes, filled in any order, which others read without taking them apart."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, final

from mypy_extensions import i64, u8

if TYPE_CHECKING:
    from librt.strings import BytesWriter


def _writer() -> BytesWriter:
    # Only compiled code comes here, so that plain Python does without the library.
    from librt.strings import BytesWriter  # noqa: PLC0415

    return BytesWriter()


@final
class Ledger:
    """Rows of signed 16-bit numbers, the low byte first."""

    def __init__(self) -> None:
        self._bytes: BytesWriter = _writer()
        self._start: i64 = 0

    def clear(self) -> None:
        self._bytes.truncate(0)

    def add_row(self, row: bytes) -> None:
        """Begin another row, which holds what this one does until something is put there."""
        self._start = len(self._bytes)
        self._bytes.write(row)

    def put(self, place: i64, number: i64) -> None:
        """Write a number at a place of the last row."""
        at = self._start + place + place
        written = self._bytes
        written[at] = u8(number & 255)
        written[at + 1] = u8(number >> 8 & 255)

    def put_small(self, place: i64, number: i64) -> None:
        """Write a number from 0 to 255 at a place of the last row where such a number stood."""
        self._bytes[self._start + place + place] = u8(number)

    def count(self, place: i64) -> None:
        """Count one more at a place of the last row, which stays below 256."""
        at = self._start + place + place
        written = self._bytes
        written[at] = u8(i64(written[at]) + 1)

    def mark(self, place: i64) -> None:
        """Write a one at a place of the last row, where rows are of single bytes."""
        self._bytes[self._start + place] = 1

    def marked(self, place: i64) -> bool:
        """Whether there is something but zero at a place of all rows, where rows are of single bytes."""
        return 0 <= place < len(self._bytes) and self._bytes[place] != 0

    def content(self) -> bytes:
        """All rows."""
        return self._bytes.getvalue()


@final
class PlainLedger:
    """The same where nothing is compiled."""

    def __init__(self) -> None:
        self._bytes: bytearray = bytearray()
        self._start: int = 0

    def clear(self) -> None:
        self._bytes.clear()

    def add_row(self, row: bytes) -> None:
        self._start = len(self._bytes)
        self._bytes += row

    def put(self, place: int, number: int) -> None:
        at = self._start + place + place
        self._bytes[at] = number & 255
        self._bytes[at + 1] = number >> 8 & 255

    def put_small(self, place: int, number: int) -> None:
        self._bytes[self._start + place + place] = number

    def count(self, place: int) -> None:
        self._bytes[self._start + place + place] += 1

    def mark(self, place: int) -> None:
        self._bytes[self._start + place] = 1

    def marked(self, place: int) -> bool:
        return 0 <= place < len(self._bytes) and self._bytes[place] != 0

    def content(self) -> bytes:
        return bytes(self._bytes)


if type(Ledger.put) is FunctionType:
    # Interpreted: nothing above is machine code.
    globals()["Ledger"] = PlainLedger
