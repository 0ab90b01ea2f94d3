"""How much is tried for an analysis."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Thoroughness:
    """Continuations of the game; an analysis of twenty turns takes well under a minute with these."""

    #: from every decision, for the chances of everybody
    point: int = 300
    #: of each thing that might have been done instead
    each: int = 40
    #: of what was done and of what was better, once more
    proof: int = 500

    def scaled(self, factor: float) -> Thoroughness:
        return Thoroughness(
            *(max(12, round(factor * count)) for count in (self.point, self.each, self.proof))
        )
