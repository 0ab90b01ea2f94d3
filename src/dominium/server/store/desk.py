"""What an operator asks of a store: standing orders for all servers on it, and tables put away for a while.

An order is a row that every server on the store reads now and then. It holds as long as it stands there, after a
restart as well, and nobody has to be reached for it: not one server or several, not one that is just being started.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import NamedTuple, Protocol

#: what orders are called; the network that must stay out follows after ``BAN``
ANNOUNCEMENT, CLOSED, BAN = "announcement", "closed", "ban "


class Order(NamedTuple):
    """An order with its text; ``until`` is when it ends by itself, 0 for never."""

    name: str
    text: str
    until: float


class TableFacts(NamedTuple):
    """What is known of a table without waking it. ``old`` and ``away``: since when it is so, or None."""

    table: str
    document: str
    public: bool
    address: str
    made: float
    touched: float
    old: float | None
    away: float | None
    games: int
    moves: int


class Desk(Protocol):
    """The operator's side of a store."""

    @abstractmethod
    async def orders(self, now: float) -> list[Order]:
        """The orders that hold now; those that have ended are cleared away."""

    @abstractmethod
    async def give_order(self, order: Order) -> None:
        """Give an order; it replaces the one of that name."""

    @abstractmethod
    async def lift_order(self, name: str) -> bool:
        """Take an order back; False if there was none of that name."""

    @abstractmethod
    async def facts(self, limit: int, away: bool, address: str = "") -> list[TableFacts]:
        """The tables touched last, or those put away; of one address, if it is named."""

    @abstractmethod
    async def facts_of(self, table: str) -> TableFacts | None: ...

    @abstractmethod
    async def put_away(self, table: str, now: float) -> bool:
        """Hide a table from everybody; after some days it is deleted. False if there is none, or it is away."""

    @abstractmethod
    async def bring_back(self, table: str, now: float) -> bool:
        """Take a table out again that was put away; False if it was not."""

    @abstractmethod
    async def tables_away(self) -> list[str]:
        """The tables that are put away."""
