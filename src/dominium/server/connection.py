"""A viewer at the other end of a socket."""

from __future__ import annotations

from .limits import Bucket, Limits
from .showing.display import Display
from .showing.viewer import Viewer


class Connection(Viewer):
    """Somebody who is connected from an address, and may send only so much."""

    def __init__(self, display: Display, token: str | None, address: str, limits: Limits) -> None:
        super().__init__(display, token)
        self.address = address
        self.bucket = Bucket(limits.message_rate, limits.message_burst)
