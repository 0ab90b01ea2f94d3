"""Agents: whoever answers decisions without a pause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from .decisions import Decision
    from .view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Subclass it and answer. The view shows what the seat may know, and nothing else.

    The two properties are orders to the engine; a subclass may set them in its body (``searches = True``).
    """

    @property
    def searches(self) -> bool:
        """Whether it uses ``view.imagine``: the game then keeps what it takes."""
        return False

    @property
    def plays_all_coins(self) -> bool:
        """Whether Treasures that do nothing but give coins are all played without asking."""
        return False

    @property
    def forfeits(self) -> bool:
        """Whether it has lost the game that it plays, whatever its points: counted where games are counted."""
        return False

    def end_of_game(self, scores: list[int], winners: list[int]) -> None:
        """The game that it played is over, or was cut off; told where games are counted."""

    def decide(self, decision: Decision, view: View) -> list[int]:
        """The indices of the options taken, an index repeated for copies."""
        raise ValueError(f"{type(self).__name__} does not say how it decides: override decide()")
