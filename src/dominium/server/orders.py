"""The operator's standing orders, as one server knows them: what is announced, who stays out, whether it is closed."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from .store.desk import ANNOUNCEMENT, BAN, CLOSED, Order

logger = logging.getLogger("dominium")

Network = IPv4Network | IPv6Network

#: the widest networks that can be banned at once
_WIDEST = {4: 8, 6: 19}
#: whoever has an IPv6 address has all of these
_HOUSEHOLD = 64


class BadAddress(Exception):
    """Not an address that can be banned: ``kind`` is "unknown", "wide" or "own"."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


def network_named(text: str) -> Network:
    """The network that an operator means: an address, for IPv6 its /64, or a network as 192.0.2.0/24."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadAddress("unknown") from None
    if network.version == 6 and network.prefixlen == 128:
        mapped = network.network_address.ipv4_mapped
        network = ip_network(
            mapped if mapped is not None else (int(network.network_address), _HOUSEHOLD), False
        )
    if network.prefixlen < _WIDEST[network.version]:
        raise BadAddress("wide")
    if network.is_loopback or (network.version == 6 and ip_address("::1") in network):
        raise BadAddress("own")  # behind a proxy that says nothing of addresses, that is everybody
    return network


class Orders:
    """What holds now."""

    def __init__(self) -> None:
        self.announcement = ""
        self.closed = False
        self._banned: list[Network] = []
        #: what was last said of an address, so that a request costs next to nothing
        self._known: dict[str, bool] = {}

    def take(self, orders: Sequence[Order]) -> None:
        """These orders hold from now on, and no others."""
        named = {order.name: order for order in orders}
        self.announcement = named[ANNOUNCEMENT].text if ANNOUNCEMENT in named else ""
        self.closed = CLOSED in named
        banned = [one for name in named if name.startswith(BAN) and (one := _network(name)) is not None]
        if banned != self._banned:
            self._banned = banned
            self._known = {}

    def bans(self, address: str) -> bool:
        """Whether somebody at an address, or a household of addresses, must stay out."""
        if not self._banned:
            return False
        known = self._known.get(address)
        if known is None:
            if len(self._known) > 10_000:
                self._known = {}
            known = self._known[address] = self._is_banned(address)
        return known

    def _is_banned(self, address: str) -> bool:
        try:
            one = ip_network(address.partition("%")[0], strict=False)
        except ValueError:
            return False
        first = one.network_address
        mapped = first.ipv4_mapped if first.version == 6 else None
        place = mapped if mapped is not None else first
        return any(place.version == network.version and place in network for network in self._banned)


def _network(name: str) -> Network | None:
    """The network of a ban; None for one that cannot be read, which must not keep the server from its other orders."""
    try:
        return ip_network(name.removeprefix(BAN), strict=False)
    except ValueError:
        logger.error("a ban that cannot be read: %r", name)
        return None
