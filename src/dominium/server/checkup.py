"""Whether what is stored plays again with this program: looked at before an upgrade, without changing anything."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

from .store.backup_file import Part, Row, Snapshot
from .store.interface import Move, answer_in
from .tables.document import TableDocument
from .tables.match import Match

Key = tuple[str, int]


class Trouble(NamedTuple):
    """What is wrong with a game, or with a table (``game`` 0), as ``doctor-<kind>``; ``number`` is the move."""

    table: str
    game: int
    kind: str
    number: int = 0


class Checkup:
    """Reads everything of a snapshot once, and plays every game again."""

    def __init__(self, snapshot: Snapshot, progress: Callable[[int, int], None]) -> None:
        self._snapshot = snapshot
        self._progress = progress
        self._parts = {part.name: part for part in snapshot.parts()}
        self._documents: dict[str, TableDocument] = {}
        self._heads: dict[Key, tuple[str, str]] = {}
        self._played: set[Key] = set()
        self.troubles: list[Trouble] = []
        self.tables = 0
        self.games = 0
        self.moves = 0

    async def run(self) -> None:
        async for row in self._rows("tables", "id", "document", "state"):
            self._read_document(str(row[0]), str(row[1]))
        async for row in self._rows("games", "table_id", "game", "head", "seal"):
            self._heads[str(row[0]), int(row[1])] = (str(row[2]), str(row[3]))
        key: Key | None = None
        moves: list[Move] = []
        async for row in self._rows(
            "moves", "table_id", "game", "kind", "seat", "mark", "answer", "auto", "number"
        ):
            if key is not None and key != (row[0], row[1]):
                self._play(key, moves)
                moves = []
            key = (str(row[0]), int(row[1]))
            if row[7] != len(moves):
                self.troubles.append(Trouble(*key, "gap", len(moves)))
            moves.append(Move(row[2], row[3], row[4], answer_in(row[5]), bool(row[6])))
        if key is not None:
            self._play(key, moves)
        for left in list(self._heads):
            self._play(left, [])
        for table, document in self._documents.items():
            if document.game_number > 0 and (table, document.game_number) not in self._played:
                self.troubles.append(Trouble(table, document.game_number, "missing"))

    async def _rows(self, name: str, *columns: str) -> AsyncIterator[Row]:
        """The rows of a part, in these columns; those that the schema has not (yet) are left out."""
        part = self._parts.get(name)
        if part is None:
            return
        places = [part.columns.index(column) for column in columns if column in part.columns]
        async for row in self._snapshot.rows(Part(name, part.columns)):
            yield [row[place] for place in places]

    def _read_document(self, table: str, text: str) -> None:
        self.tables += 1
        try:
            self._documents[table] = TableDocument.read(text)
        except ValueError:
            self.troubles.append(Trouble(table, 0, "document"))

    def _play(self, key: Key, moves: list[Move]) -> None:
        head = self._heads.pop(key, None)
        self.moves += len(moves)
        if head is None:
            self.troubles.append(Trouble(*key, "missing"))
            return
        self._played.add(key)
        self.games += 1
        self._progress(self.games, self.games + len(self._heads))
        match: Match | None = None
        try:
            match = Match(*head)
            for move in moves:
                match.apply(move)
        except Exception:  # noqa: BLE001 - whatever it is, the game does not play again
            self.troubles.append(Trouble(*key, "game", match.number if match is not None else 0))
            return
        document = self._documents.get(key[0])
        if document is not None and not _as_noted(document, key[1], match):
            self.troubles.append(Trouble(*key, "result"))


def _as_noted(document: TableDocument, game: int, match: Match) -> bool:
    """Whether a game ends as the table noted when it was played."""
    for result in document.results:
        if result.game == game:
            points, winners = match.session.game.scores(), match.winners
            return match.over and points == result.points and winners == result.winners
    return True
