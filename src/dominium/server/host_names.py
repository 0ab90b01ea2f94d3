"""The names a server answers to: a page elsewhere must not reach it by a name of its own that leads here."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection, Mapping
from typing import Any


class HostNames:
    """The names that were given, those of this machine, and every address: only a name can be made to lead here."""

    def __init__(self, names: Collection[str] = ()) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", *(one.strip().lower() for one in names)}

    def knows(self, scope: Mapping[str, Any]) -> bool:
        """Whether a request or a socket is meant for this server."""
        given = [value.decode("latin-1") for key, value in scope["headers"] if key == b"host"]
        if not given:
            return True  # no browser leaves it out
        name = _name(given[0]) if len(given) == 1 else ""
        return name in self._names or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _name(host: str) -> str:
    """The name without the port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")
