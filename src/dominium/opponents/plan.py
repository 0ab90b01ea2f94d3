"""What the master keeps in a game if it has a larger budget than usual: ways to play bred for the positions met.

A turn that was taken back leaves nothing: what was bred later than now is not looked at.
"""

from __future__ import annotations

from ..bots.strategy import RuleBot
from ..engine.view import View
from .racing import Policy


class Plan:
    """Ways to play from where the game stands, and the one that is gone on with."""

    def __init__(self, laps: int) -> None:
        #: the laps in which ways to play are bred in every turn; without any nothing is kept
        self.laps = laps
        self._ways: list[Policy] = []
        self._way: RuleBot | None = None
        self._turn = -1

    def ways(self, view: View) -> list[Policy]:
        """What was bred in this turn or before it, the best first."""
        return self._ways if self._turn <= view.turn else []

    def way(self, view: View) -> RuleBot | None:
        """The way to play that came with the last purchase."""
        return self._way if self._turn <= view.turn else None

    def is_due(self, view: View) -> bool:
        """Whether ways are to be bred: once in a turn."""
        return self.laps > 0 and self._turn != view.turn

    def keep(self, ways: list[Policy], view: View) -> None:
        self._ways, self._turn = ways, view.turn

    def follow(self, way: RuleBot) -> None:
        """Go on in a way to play until the next purchase."""
        if self.laps > 0:
            self._way = way
