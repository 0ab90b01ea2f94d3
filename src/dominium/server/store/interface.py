"""What a store keeps: tables, games, and moves in the order in which they were made.

The document of a table says who sits where; it is replaced as a whole, and only by whoever knew its last version. A
game is its set-up and seed. A move is an answer or an undo; the key (table, game, number) lets exactly one of several
win. Nothing else is needed to be exactly where one was.
"""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Callable
from typing import NamedTuple, Protocol

from .desk import Desk
from .shelf import Shelf
from .workload import Workload

#: what a notice says: the table, and a text
Notice = Callable[[str, str], None]


class Move(NamedTuple):
    """An answer (``kind`` "a"), an undo ("u") whose only number says how many answers stay, a resignation ("r")."""

    kind: str
    seat: int
    mark: int
    answer: list[int]
    auto: bool


#: no answer to anything: what stands for one that cannot be read any more
UNREADABLE = [-1]


def answer_in(text: str) -> list[int]:
    """The answer as a store keeps it."""
    try:
        answer = json.loads(text)
    except ValueError:
        return UNREADABLE
    fits = isinstance(answer, list) and all(type(one) is int for one in answer)
    return answer if fits else UNREADABLE


class TableRow(NamedTuple):
    table: str
    version: int
    document: str
    touched: float


class GameRow(NamedTuple):
    """``head`` is a record without answers; ``seal`` is what was published."""

    head: str
    seal: str


class TableStore(Protocol):
    """What one table needs of a store. Every method that writes returns when what it wrote is safe."""

    @abstractmethod
    async def table(self, table: str) -> TableRow | None: ...

    @abstractmethod
    async def save_table(self, table: str, version: int, document: str, public: bool, now: float) -> bool:
        """Replace version ``version`` by the next; False if it is another one by now."""

    @abstractmethod
    async def add_game(
        self, table: str, version: int, document: str, public: bool, now: float, game: int, row: GameRow
    ) -> bool:
        """Save the table and a new game together, or neither."""

    @abstractmethod
    async def game(self, table: str, game: int) -> GameRow | None: ...

    @abstractmethod
    async def add_move(self, table: str, game: int, number: int, move: Move) -> bool:
        """Write a move; False if another one has that number."""

    @abstractmethod
    async def moves(self, table: str, game: int, start: int) -> list[Move]: ...


class Store(TableStore, Desk, Shelf, Protocol):
    """Where all tables of a server live."""

    notice: Notice | None = None
    """Whom to tell what other servers on this store say."""

    workload: Workload
    """What it has to do."""

    @abstractmethod
    async def open(self, beside: bool = False) -> None:
        """Connect, and bring the database to the schema of this version.

        ``beside`` opens it for a visitor who wants something of a database that servers have: it must be there, with
        the schema of this version, and does not become the visitor's.
        """

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def check(self) -> None:
        """Raise unless the database can be written to and has the schema of this version."""

    @abstractmethod
    async def add_table(self, table: str, document: str, public: bool, address: str, now: float) -> bool:
        """A new table, version 1; False if there is one of that name."""

    @abstractmethod
    async def moves_made(self, table: str, game: int) -> int:
        """How many moves a game has."""

    @abstractmethod
    async def delete_table(self, table: str) -> None:
        """Delete a table with all its games, and tell the other servers that it is ``gone``."""

    @abstractmethod
    async def mark_old(self, games: float, lobbies: float, now: float, limit: int) -> list[str]:
        """Mark tables nobody touched since then as old: ``lobbies`` for those without any game.

        At most ``limit`` of them; returns their names. Marks of a time to come, made by a wrong clock, are taken
        away. Whoever changes a table takes its mark away.
        """

    @abstractmethod
    async def forget(self, before: float, limit: int) -> list[str]:
        """Delete tables that were marked as old or put away by then, with all their games.

        At most ``limit`` of them, so that nobody has to wait for long; returns their names.
        """

    @abstractmethod
    async def last_touched(self) -> float:
        """When a table was last touched, 0 if there is none."""

    @abstractmethod
    async def public_tables(self, limit: int, since: float) -> list[TableRow]:
        """The public tables touched since then: the last of every address first, then the last but one of each ...

        So nobody pushes the tables of others off the list.
        """

    @abstractmethod
    async def tables_from(self, address: str, since: float) -> int:
        """How many tables were made from an address since then."""

    async def tell(self, table: str, text: str) -> None:
        """Tell the other servers on this store; a store that serves only one has nobody to tell."""
        return
