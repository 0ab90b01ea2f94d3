"""Starting the server."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Collection

import uvicorn

from .app import create_app
from .draining import DrainingServer
from .entrance import LOOPBACK, Entrance, allow_more_files, protocols
from .host_names import HostNames
from .hub import Hub
from .limits import MESSAGE_BYTES, Limits, limits_from
from .peers import Peers
from .showing.texts import read_all
from .sweeping import leave_alone, sweep

PORT = 8000
#: where it stands which proxies are believed when they say for whom they ask
PROXIES = "FORWARDED_ALLOW_IPS"


class PortTaken(Exception):
    """The port asked for is taken, or cannot be used; ``why`` is the system's reason unless it is taken."""

    def __init__(self, port: int, why: str = "") -> None:
        super().__init__(why)
        self.port = port
        self.why = why


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: at the port asked for, or at the usual one, or at a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in [port] if port is not None else [PORT, 0]:
        bound = socket.socket(family, socket.SOCK_STREAM)
        try:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            bound.bind((host, number))
            bound.listen(1024)
        except (OSError, OverflowError) as problem:
            bound.close()
            number_of_error = problem.errno if isinstance(problem, OSError) else None
            if port is None and number and number_of_error in (errno.EADDRINUSE, errno.EACCES):
                continue
            if number_of_error == errno.EADDRINUSE:
                raise PortTaken(number) from None
            raise PortTaken(number, getattr(problem, "strerror", None) or str(problem)) from None
        bound.set_inheritable(True)
        return bound
    raise PortTaken(PORT)


def address(bound: socket.socket) -> str:
    """The address of the page."""
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def serve(
    bound: socket.socket,
    database: str,
    workers: int = 2,
    limits: Limits | None = None,
    ready: Callable[[], None] | None = None,
    drain: float = 0.0,
    names: Collection[str] = (),
) -> None:
    """Serve until stopped."""
    read_all()
    # The thread that stores answers must not wait long for the one that makes messages.
    sys.setswitchinterval(0.0005)
    leave_alone()
    allow_more_files()
    limits = limits or limits_from(os.environ.get("DOMINIUM_LIMITS", ""))
    app = create_app(database, limits, workers, names=HostNames(names))
    app.openapi()  # the description of the API, too, would hold everybody up when it is first asked for
    proxies = [one.strip() for one in (os.environ.get(PROXIES) or ",".join(LOOPBACK)).split(",")]
    entrance = Entrance(limits, app.state.hub.pressure, proxies)
    http, websocket = protocols(entrance)
    config = uvicorn.Config(
        Peers(app, proxies),
        proxy_headers=False,  # as above, and who is really there stays known
        http=http,
        ws=websocket,
        log_level=os.environ.get("DOMINIUM_LOG", "warning"),
        access_log=False,
        ws_max_size=MESSAGE_BYTES * 2,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    hub: Hub = app.state.hub
    server = DrainingServer(config, hub.heeding, hub.doors, hub.workroom, drain)
    if ready is not None:
        threading.Thread(target=_when_started, args=(server, ready), daemon=True).start()
    with (
        contextlib.suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=config.get_loop_factory()) as loop,
    ):
        loop.run(_serve(server, bound, entrance, hub))


async def _serve(server: uvicorn.Server, bound: socket.socket, entrance: Entrance, hub: Hub) -> None:
    sweeping = asyncio.create_task(sweep(lambda: entrance.stirred, lambda: hub.metrics.awake))
    try:
        await server.serve(sockets=[bound])
    finally:
        sweeping.cancel()


def _when_started(server: uvicorn.Server, ready: Callable[[], None]) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.05)
    ready()


def open_browser(url: str) -> None:
    """Open the page, if there is a browser to open it in."""
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(url)
