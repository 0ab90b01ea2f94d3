"""A store in memory, for tests: several servers may share it, and each hears what the others write."""

from __future__ import annotations

from dominium.server.store.desk import Order, TableFacts
from dominium.server.store.interface import GameRow, Move, Store, TableRow
from dominium.server.store.workload import Workload


class Memory:
    """What is kept, and the stores that share it."""

    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.public: set[str] = set()
        self.made: dict[str, tuple[str, float]] = {}
        self.games: dict[tuple[str, int], GameRow] = {}
        self.moves: dict[tuple[str, int], list[Move]] = {}
        self.old: dict[str, float] = {}
        self.away: dict[str, float] = {}
        self.orders: dict[str, Order] = {}
        self.analyses: dict[tuple[str, int], str] = {}
        self.guides: dict[str, str] = {}
        self.stores: list[MemoryStore] = []


class MemoryStore(Store):
    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self.notice = None
        self.workload = Workload()

    async def open(self, beside: bool = False) -> None:
        self._memory.stores.append(self)

    async def close(self) -> None:
        self._memory.stores.remove(self)

    async def check(self) -> None:
        return

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
        self._memory.old.pop(row.table, None)
        (self._memory.public.add if public else self._memory.public.discard)(row.table)

    async def table(self, table: str) -> TableRow | None:
        return None if table in self._memory.away else self._memory.tables.get(table)

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

    async def mark_old(self, games: float, lobbies: float, now: float, limit: int) -> list[str]:
        memory = self._memory
        memory.old = {name: marked for name, marked in memory.old.items() if marked <= now}
        played = {table for table, _ in memory.games}
        old = [
            row.table
            for row in memory.tables.values()
            if row.table not in memory.old and row.touched < (games if row.table in played else lobbies)
        ][:limit]
        memory.old.update(dict.fromkeys(old, now))
        return old

    async def forget(self, before: float, limit: int) -> list[str]:
        marks = [*self._memory.old.items(), *self._memory.away.items()]
        old = [name for name, marked in marks if marked <= before][:limit]
        for name in old:
            self._delete(name)
        return old

    async def last_touched(self) -> float:
        return max((row.touched for row in self._memory.tables.values()), default=0.0)

    async def delete_table(self, table: str) -> None:
        self._delete(table)
        await self.tell(table, "gone")

    def _delete(self, name: str) -> None:
        memory = self._memory
        memory.tables.pop(name, None)
        memory.old.pop(name, None)
        memory.away.pop(name, None)
        memory.public.discard(name)
        for key in [key for key in memory.games if key[0] == name]:
            del memory.games[key]
            del memory.moves[key]
            memory.analyses.pop(key, None)

    async def analysis(self, table: str, game: int) -> str:
        return self._memory.analyses.get((table, game), "")

    async def keep_analysis(self, table: str, game: int, text: str) -> bool:
        if (table, game) not in self._memory.games:
            return False
        self._memory.analyses[table, game] = text
        return True

    async def guide(self, kingdom: str) -> str:
        return self._memory.guides.get(kingdom, "")

    async def keep_guide(self, kingdom: str, text: str) -> None:
        self._memory.guides[kingdom] = text

    async def public_tables(self, limit: int, since: float) -> list[TableRow]:
        rows = [self._memory.tables[name] for name in self._memory.public - set(self._memory.away)]
        rows = sorted((row for row in rows if row.touched >= since), key=lambda row: -row.touched)
        places: dict[str, int] = {}
        seen: dict[str, int] = {}
        for row in rows:
            address = self._memory.made[row.table][0]
            places[row.table] = seen[address] = seen.get(address, 0) + 1
        return sorted(rows, key=lambda row: places[row.table])[:limit]

    async def tables_from(self, address: str, since: float) -> int:
        return sum(1 for one, made in self._memory.made.values() if one == address and made >= since)

    async def orders(self, now: float) -> list[Order]:
        memory = self._memory
        memory.orders = {
            name: one for name, one in sorted(memory.orders.items()) if one.until == 0 or one.until > now
        }
        return list(memory.orders.values())

    async def give_order(self, order: Order) -> None:
        self._memory.orders[order.name] = order

    async def lift_order(self, name: str) -> bool:
        return self._memory.orders.pop(name, None) is not None

    async def facts(self, limit: int, away: bool, address: str = "") -> list[TableFacts]:
        names = [name for name in self._memory.tables if (name in self._memory.away) == away]
        found = [facts for name in names if (facts := await self.facts_of(name)) is not None]
        found = [one for one in found if address in ("", one.address)]
        return sorted(found, key=lambda one: -one.touched)[:limit]

    async def facts_of(self, table: str) -> TableFacts | None:
        memory = self._memory
        row = memory.tables.get(table)
        if row is None:
            return None
        address, made = memory.made[table]
        moves = [len(moves) for (name, _), moves in memory.moves.items() if name == table]
        marks = memory.old.get(table), memory.away.get(table)
        public = table in memory.public
        return TableFacts(
            table, row.document, public, address, made, row.touched, *marks, len(moves), sum(moves)
        )

    async def put_away(self, table: str, now: float) -> bool:
        row = self._memory.tables.get(table)
        if row is None or table in self._memory.away:
            return False
        self._memory.tables[table] = row._replace(version=row.version + 1)
        self._memory.away[table] = now
        return True

    async def bring_back(self, table: str, now: float) -> bool:
        if self._memory.away.pop(table, None) is None:
            return False
        row = self._memory.tables[table]
        self._memory.old.pop(table, None)
        self._memory.tables[table] = row._replace(version=row.version + 1, touched=now)
        return True

    async def tables_away(self) -> list[str]:
        return list(self._memory.away)
