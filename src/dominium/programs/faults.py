"""What programs did wrong, counted for whoever tells of their games."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

#: nothing said in time; not there any more; a line that is no answer; an answer that the rules do not allow
Reason = Literal["late", "crashed", "unclear", "illegal"]
REASONS: tuple[Reason, ...] = ("late", "crashed", "unclear", "illegal")


@dataclass
class Faults:
    """The decisions that a program lost to the steady bot, by reason, and the first of them in words."""

    counts: dict[str, int] = field(default_factory=dict)
    first: str = ""

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    def add(self, other: Faults) -> None:
        for reason, count in other.counts.items():
            self.counts[reason] = self.counts.get(reason, 0) + count
        self.first = self.first or other.first


FaultsByName = dict[str, Faults]

_noted: FaultsByName = {}


def note(name: str, reason: Reason, detail: str) -> None:
    """A program was at fault."""
    _noted.setdefault(name, Faults()).add(Faults({reason: 1}, detail))


def drained() -> FaultsByName:
    """What was noted since the last time."""
    found = _noted.copy()
    _noted.clear()
    return found


def gathered(all_faults: FaultsByName, more: FaultsByName) -> None:
    for name, faults in more.items():
        all_faults.setdefault(name, Faults()).add(faults)
