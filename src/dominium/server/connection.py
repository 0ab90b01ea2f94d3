"""A viewer at the other end of a socket."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from .limits import Bucket, Limits
from .protocol import Refusal
from .showing.display import Display
from .showing.viewer import Viewer

_numbers = count()


class Connection(Viewer):
    """Somebody who is connected from an address, and may send only so much."""

    def __init__(self, display: Display, token: str | None, address: str, limits: Limits) -> None:
        super().__init__(display, token)
        self.address = address
        #: the smaller, the longer it has been there
        self.number = next(_numbers)
        #: how to end it from this side, once it is known
        self.hang_up: Callable[[Refusal], None] | None = None
        self.bucket = Bucket(limits.message_rate, limits.message_burst)
