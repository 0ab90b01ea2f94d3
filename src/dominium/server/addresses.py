"""Where a client is: one word for all the addresses that one household can take."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any


@lru_cache(512)  # asked for with every frame that comes
def household(address: str) -> str:
    """The address to count by: whoever has an IPv6 address has 2 ** 64 of them, so the /64 counts as one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), 64), strict=False))


def client_of(scope: Mapping[str, Any]) -> str:
    """The household a request or a socket comes from, "" if that is not known."""
    client = scope.get("client")
    return household(client[0]) if client else ""
