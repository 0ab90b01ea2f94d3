"""Who is really at the other end of a connection, and whom a proxy says it is for.

A proxy that may be trusted says in ``X-Forwarded-For`` for whom it asks; then that address counts for limits and bans.
The machine at the other end stays known: what only the operator may see is not given away for a header.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from ipaddress import ip_address

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

#: headers that say that somebody else asked
_FORWARDED = (b"forwarded", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip", b"via")
_PEER = "dominium.peer"


class Peers:
    """Around the application: remembers who is connected, then believes the proxies that may be believed."""

    def __init__(self, app: ASGIApp, proxies: list[str]) -> None:
        self.app = ProxyHeadersMiddleware(app, trusted_hosts=proxies)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("client"):
            scope[_PEER] = scope["client"][0]
        await self.app(scope, receive, send)  # type: ignore[arg-type]


def may_watch(scope: Scope, token: str) -> bool:
    """Whether a request may see what is for the operator: it has the token, or comes from this machine itself.

    From this machine, and for nobody else: a proxy beside the server asks for others.
    """
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    if token:
        given = [value for name, value in headers if name == b"authorization"]
        return len(given) == 1 and secrets.compare_digest(given[0], b"Bearer " + token.encode())
    if any(name in _FORWARDED for name, _ in headers):
        return False
    peer = scope.get(_PEER) or (scope["client"][0] if scope.get("client") else "")
    try:
        return ip_address(peer.partition("%")[0]).is_loopback
    except ValueError:
        return False
