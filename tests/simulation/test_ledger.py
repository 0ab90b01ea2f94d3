"""Ledgers: compiled or not, the same bytes."""

from __future__ import annotations

import struct

from hypothesis import given
from hypothesis import strategies as st

from dominium.simulation.ledger import Ledger, PlainLedger

WIDTH = 6
NUMBERS = st.integers(-32768, 32767)
ROWS = st.lists(st.lists(st.tuples(st.integers(0, WIDTH - 1), NUMBERS)), max_size=4)


@given(ROWS)
def test_numbers_stand_where_they_were_put(rows: list[list[tuple[int, int]]]) -> None:
    ledger, plain = Ledger(), PlainLedger()
    wanted: list[int] = []
    for row in rows:
        numbers = [0] * WIDTH
        for one in (ledger, plain):
            one.add_row(bytes(2 * WIDTH))
            for place, number in row:
                one.put(place, number)
                numbers[place] = number
        wanted += numbers
    assert ledger.content() == plain.content() == struct.pack(f"<{len(wanted)}h", *wanted)


def test_counting_marking_and_beginning_again() -> None:
    for ledger in (Ledger(), PlainLedger()):
        ledger.add_row(b"\7\0\1\0")
        ledger.count(1)
        ledger.count(1)
        assert ledger.content() == b"\7\0\3\0"
        ledger.add_row(bytes(3))
        ledger.mark(2)
        assert ledger.content() == b"\7\0\3\0\0\0\1"
        ledger.clear()
        ledger.add_row(b"\5\0")
        assert ledger.content() == b"\5\0"
