"""Who is at a table: here, and connected to other servers."""

from __future__ import annotations

from .document import TableDocument
from .house import Clock, Watcher

#: seconds after which another server would have said again who is there
_VALID = 90.0


class Presence:
    """The people at one table."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.watchers: set[Watcher] = set()
        #: since when it is known who comes and goes, and when somebody last left each seat
        self._began = clock.now()
        self._left: dict[int, float] = {}
        #: the seats connected to other servers, with the time they said so
        self._elsewhere: dict[str, tuple[float, list[int]]] = {}

    def came(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)

    def went(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._left[watcher.seat] = self._clock.now()

    def heard(self, server: str, seats: list[int]) -> None:
        """Another server says which seats are connected to it."""
        _, before = self._elsewhere.get(server, (0.0, []))
        for seat in before:
            self._left[seat] = self._clock.now()
        self._elsewhere[server] = (self._clock.now(), seats)

    @property
    def here(self) -> list[int]:
        """The seats connected to this server."""
        return sorted({watcher.seat for watcher in self.watchers if watcher.seat >= 0})

    @property
    def elsewhere(self) -> set[int]:
        """The seats connected to other servers."""
        limit = self._clock.now() - _VALID
        return {seat for at, seats in self._elsewhere.values() if at > limit for seat in seats}

    def is_connected(self, seat: int) -> bool:
        return any(watcher.seat == seat for watcher in self.watchers) or seat in self.elsewhere

    def away_for(self, seat: int) -> float:
        """For how many seconds nobody has been at a seat."""
        if self.is_connected(seat):
            return 0.0
        return self._clock.now() - max(self._began, self._left.get(seat, self._began))

    @property
    def spectators(self) -> int:
        return sum(1 for watcher in self.watchers if watcher.seat < 0)

    def find_seats(self, document: TableDocument) -> None:
        """Seats may have changed hands: everybody sits where the own token does, and nowhere else."""
        for watcher in self.watchers:
            seat = document.seat_with(watcher.key)
            if seat != watcher.seat:
                self._left[watcher.seat] = self._left[seat] = self._clock.now()
                watcher.sit(seat)

    def poke(self) -> None:
        for watcher in self.watchers:
            watcher.poke()
