"""Who is let in to a table, and who has to go for that."""

from __future__ import annotations

from collections.abc import Callable, Collection

from .connection import Connection
from .limits import Limits
from .metrics import Metrics
from .pressure import Pressure
from .protocol import Refusal
from .showing.display import Display
from .tables.table import Table


class Doors:
    """The connections of one server. Those with a token always get in; spectators as long as there is room."""

    def __init__(
        self, limits: Limits, metrics: Metrics, pressure: Pressure, changed: Callable[[Table], None]
    ) -> None:
        self._limits = limits
        self._pressure = pressure
        self._metrics = metrics
        #: told when somebody came to a table or went
        self._changed = changed
        #: what the tables show, of those that somebody has looked at
        self._displays: dict[str, Display] = {}
        self.connections: set[Connection] = set()
        self._households: dict[str, set[Connection]] = {}

    def connect(self, table: Table, token: str | None, address: str) -> Connection:
        """Let somebody in, or refuse."""
        limits = self._limits
        display = self._displays.setdefault(table.id, Display(table))
        connection = Connection(display, token, address, limits)
        near = self._households.get(address, set())
        at_table = [one for one in table.presence.watchers if isinstance(one, Connection)]
        full = _full(at_table, limits.table_spectators) or _full(near, limits.connections)
        if connection.seat < 0 and full:
            self._pressure.refuse("connections")
            raise Refusal("connections", 429)
        same = [one for one in (*at_table, connection) if one.seat == connection.seat]
        for seated in _surplus(same if connection.seat >= 0 else [], limits.seat_connections):
            self._let_go(seated)
        # Whoever had a seat and left it watches now: as many go as came in that way.
        for crowd, limit in ((at_table, limits.table_spectators), (near, limits.connections)):
            for spectator in _surplus([one for one in crowd if one.seat < 0], limit):
                self._let_go(spectator)
        self.connections.add(connection)
        table.presence.came(connection)
        self._households.setdefault(address, set()).add(connection)
        self._metrics.connections += 1
        table.show_seats()
        table.driver.kick()
        self._changed(table)
        return connection

    def disconnect(self, connection: Connection) -> None:
        """Somebody is gone."""
        table = connection.table
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        table.presence.went(connection)
        connection.close()
        near = self._households.get(connection.address, set())
        near.discard(connection)
        if not near:
            self._households.pop(connection.address, None)
        self._metrics.connections -= 1
        table.show_seats()
        self._changed(table)

    def _let_go(self, connection: Connection) -> None:
        """End a connection that makes room for another one."""
        self._pressure.refuse("connections")
        self.disconnect(connection)
        if connection.hang_up is not None:
            connection.hang_up(Refusal("connections", 429))

    def turn_out(self, banned: Callable[[str], bool], refusal: Refusal) -> None:
        """End the connections from addresses that must stay out."""
        for connection in [one for one in self.connections if banned(one.address)]:
            self._pressure.refuse(refusal.code)
            self.disconnect(connection)
            if connection.hang_up is not None:
                connection.hang_up(refusal)

    @property
    def unsent(self) -> int:
        """How many are still to be sent something."""
        return sum(one.unsent for one in self.connections)

    def forget(self, table: str) -> None:
        """A table was taken out of the memory."""
        self._displays.pop(table, None)

    def close(self) -> None:
        for connection in self.connections:
            connection.close()


def _full(crowd: Collection[Connection], limit: int) -> bool:
    """Whether no more spectators may join these people; 0 is no limit."""
    return limit > 0 and sum(one.seat < 0 for one in crowd) >= limit


def _surplus(crowd: list[Connection], limit: int) -> list[Connection]:
    """The oldest connections beyond a limit; 0 is no limit."""
    crowd.sort(key=lambda one: one.number)
    return crowd[: max(0, len(crowd) - limit)] if limit > 0 else []
