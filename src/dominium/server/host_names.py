"""The names a server answers to: a page elsewhere must not reach it by a name of its own that leads here."""

from __future__ import annotations

import socket
from collections.abc import Collection, Mapping
from typing import Any

_LOOPBACK = ("localhost", "127.0.0.1", "::1")


class HostNames:
    """The names that were given, those of this machine, and whatever address a client connected to."""

    def __init__(self, names: Collection[str] = ()) -> None:
        own = socket.gethostname().lower()
        self._names = {*_LOOPBACK, own, f"{own}.local", *(one.strip().lower() for one in names)}

    def knows(self, scope: Mapping[str, Any]) -> bool:
        """Whether a request or a socket is meant for this server."""
        given = [value.decode("latin-1") for key, value in scope["headers"] if key == b"host"]
        if not given:
            return True  # no browser leaves it out
        server = scope.get("server")
        own = server[0] if server else ""
        return len(given) == 1 and (name := _name(given[0])) != "" and (name in self._names or name == own)


def _name(host: str) -> str:
    """The name without the port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")
