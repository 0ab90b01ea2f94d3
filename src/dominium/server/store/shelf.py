"""What a store keeps of what was found out: analyses of games, which go with their table, and guides to kingdoms.

Both are texts to it. Whatever stands there is whole: it is written when it is done.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Protocol


class Shelf(Protocol):
    """The learned side of a store."""

    @abstractmethod
    async def analysis(self, table: str, game: int) -> str:
        """The analysis of a game, "" if there is none."""

    @abstractmethod
    async def keep_analysis(self, table: str, game: int, text: str) -> bool:
        """Keep the analysis of a game in place of an older one; False if the game is gone."""

    @abstractmethod
    async def guide(self, kingdom: str) -> str:
        """The guide to a kingdom, "" if there is none."""

    @abstractmethod
    async def keep_guide(self, kingdom: str, text: str) -> None:
        """Keep the guide to a kingdom in place of an older one."""
