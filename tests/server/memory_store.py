"""A store in memory, for tests: several servers may share it, and each hears what the others write."""

from __future__ import annotations

from dominium.server.store.interface import GameRow, Move, Store, TableRow


class Memory:
    """What is kept, and the stores that share it."""

    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.public: set[str] = set()
        self.made: dict[str, tuple[str, float]] = {}
        self.games: dict[tuple[str, int], GameRow] = {}
        self.moves: dict[tuple[str, int], list[Move]] = {}
        self.stores: list[MemoryStore] = []


class MemoryStore(Store):
    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self.notice = None

    async def open(self) -> None:
        self._memory.stores.append(self)

    async def close(self) -> None:
        self._memory.stores.remove(self)

    async def tell(self, table: str, text: str) -> None:
        for store in self._memory.stores:
            if store is not self and store.notice is not None:
                store.notice(table, text)

    async def add_table(self, table: str, document: str, public: bool, address: str, now: float) -> bool:
        if table in self._memory.tables:
            return False
        self._put(TableRow(table, 1, document, now), public)
        self._memory.made[table] = (address, now)
        return True

    def _put(self, row: TableRow, public: bool) -> None:
        self._memory.tables[row.table] = row
        (self._memory.public.add if public else self._memory.public.discard)(row.table)

    async def table(self, table: str) -> TableRow | None:
        return self._memory.tables.get(table)

    async def save_table(self, table: str, version: int, document: str, public: bool, now: float) -> bool:
        row = self._memory.tables.get(table)
        if row is None or row.version != version:
            return False
        self._put(TableRow(table, version + 1, document, now), public)
        await self.tell(table, "document")
        return True

    async def add_game(
        self, table: str, version: int, document: str, public: bool, now: float, game: int, row: GameRow
    ) -> bool:
        before = self._memory.tables.get(table)
        if before is None or before.version != version:
            return False
        self._memory.games[table, game] = row
        self._memory.moves[table, game] = []
        return await self.save_table(table, version, document, public, now)

    async def game(self, table: str, game: int) -> GameRow | None:
        return self._memory.games.get((table, game))

    async def add_move(self, table: str, game: int, number: int, move: Move) -> bool:
        moves = self._memory.moves[table, game]
        if number != len(moves):
            return False
        moves.append(move)
        await self.tell(table, "move")
        return True

    async def moves(self, table: str, game: int, start: int) -> list[Move]:
        return self._memory.moves[table, game][start:]

    async def moves_made(self, table: str, game: int) -> int:
        return len(self._memory.moves.get((table, game), []))

    async def forget(self, games: float, lobbies: float, limit: int) -> list[str]:
        memory = self._memory
        played = {table for table, _ in memory.games}
        old = [
            row.table
            for row in memory.tables.values()
            if row.touched < (games if row.table in played else lobbies)
        ][:limit]
        for name in old:
            self._delete(name)
        return old

    async def delete_table(self, table: str) -> None:
        self._delete(table)
        await self.tell(table, "gone")

    def _delete(self, name: str) -> None:
        memory = self._memory
        memory.tables.pop(name, None)
        memory.public.discard(name)
        for key in [key for key in memory.games if key[0] == name]:
            del memory.games[key]
            del memory.moves[key]

    async def public_tables(self, limit: int) -> list[TableRow]:
        rows = [self._memory.tables[name] for name in self._memory.public]
        return sorted(rows, key=lambda row: -row.touched)[:limit]

    async def tables_from(self, address: str, since: float) -> int:
        return sum(1 for one, made in self._memory.made.values() if one == address and made >= since)
