"""How much one client may ask for, and counting it."""

from __future__ import annotations

import time
from dataclasses import dataclass, fields, replace
from typing import Any

MESSAGE_BYTES = 16_384  #: the largest message of the socket
BODY_BYTES = 32_768  #: the largest body of a request
#: but for those that carry a whole record
RECORD_BYTES = 1_200_000
RECORD_PATHS = ("/api/replay", "/api/verify", "/api/analysis")
_MOST_BUCKETS = 10_000


def body_limit(path: str) -> int:
    """The largest body of a request to an address."""
    return RECORD_BYTES if path in RECORD_PATHS else BODY_BYTES


@dataclass(frozen=True)
class Limits:
    """The limits of a server; 0 lifts a limit, where nothing else is said."""

    #: messages a second one connection may send for long, and at once
    message_rate: float = 20.0
    message_burst: int = 60
    #: requests a second from one address, and at once
    request_rate: float = 20.0
    request_burst: int = 100
    #: connections from one address in all (not from a proxy), new ones a second and at once, and those silent yet
    tcp_connections: int = 512
    arrival_rate: float = 30.0
    arrival_burst: int = 300
    silent_connections: int = 64
    #: seconds until a request must be there as a whole, and in which some of the reply must be taken
    request_within: float = 15.0
    #: frames a second from all sockets of one address, pings and fragments included, and at once; more are read later
    frame_rate: float = 100.0
    frame_burst: int = 400
    #: quick phrases a second at one table, and at once
    phrase_rate: float = 4.0
    phrase_burst: int = 20
    #: new tables from one address in an hour
    tables_per_hour: int = 120
    #: people without a seat who watch from one address, and at one table, at once
    connections: int = 64
    table_spectators: int = 64
    #: connections with the token of one seat; for one more the oldest is let go, for a token always gets in
    seat_connections: int = 8
    #: seconds a player must be away before others may give the seat to a bot
    seat_grace: float = 30.0
    #: seconds without anybody there after which a table is put to sleep
    sleep_after: float = 300.0
    #: days without anybody there after which a table is deleted: with games, and one where none ever began
    keep_games: float = 365.0
    keep_lobbies: float = 14.0
    #: days between the mark of an old table and its end, in which everybody who comes by keeps it
    keep_marked: float = 14.0
    #: seconds a client may be silent before its first message
    hello_within: float = 10.0
    #: seconds to search in the background for a strategy of the strong bot on a new kingdom; 0 never searches
    search_seconds: int = 90
    #: games analysed and kingdoms explained at the same time, each in a process of its own; 0: none are
    studies: int = 1


def limits_from(text: str) -> Limits:
    """Limits changed by a text like ``message_rate=0,sleep_after=60``; ValueError if it is no such text."""
    changed: dict[str, Any] = {}
    kinds: dict[str, Any] = {one.name: type(one.default) for one in fields(Limits)}
    for part in text.split(","):
        name, _, value = part.strip().partition("=")
        if not name:
            continue
        if name not in kinds:
            raise ValueError(f"there is no limit '{name}'; there are: {', '.join(kinds)}")
        try:
            changed[name] = kinds[name](value)
        except ValueError:
            raise ValueError(f"{name}={value}: not a number") from None
    return replace(Limits(), **changed)


class Bucket:
    """A bucket of tokens: so many at once, refilled at so many a second."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._tokens = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        if self._rate <= 0:
            return True
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def charge(self, tokens: int) -> float:
        """Take tokens whether they are there or not; how many seconds it takes until they are."""
        if self._rate <= 0:
            return 0.0
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate) - tokens
        self._at = now
        return max(0.0, -self._tokens / self._rate)

    @property
    def full(self) -> bool:
        return self._tokens + (time.monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket for each address, or each table."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}
        #: how many there may be until those that are full again are forgotten
        self._room = _MOST_BUCKETS

    def take(self, whose: str) -> bool:
        """Take a token, if there is one."""
        return self._bucket(whose).take()

    def charge(self, whose: str, tokens: int) -> float:
        """Take tokens whether they are there or not; how many seconds it takes until they are."""
        return self._bucket(whose).charge(tokens)

    def _bucket(self, whose: str) -> Bucket:
        bucket = self._buckets.get(whose)
        if bucket is None:
            if len(self._buckets) > self._room:
                self._buckets = {key: one for key, one in self._buckets.items() if not one.full}
                self._room = max(_MOST_BUCKETS, 2 * len(self._buckets))
            bucket = self._buckets[whose] = Bucket(self._rate, self._burst)
        return bucket
