"""``dominium serve``: play in the browser."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from ..own.guarding import LONGEST, watch_cards
from ..own.loading import loaded
from ..words.languages import current
from ..words.refusals import refusal
from . import Refused
from .choices import whole_number
from .database import add_database, attempted, database_in

#: what a plain ``dominium`` takes as well
OPTIONS = (
    "--host",
    "--host-name",
    "--port",
    "--database",
    "--no-browser",
    "--workers",
    "--drain",
    "--access-log",
)


def register(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("serve", help=say("help-serve"), description=say("help-serve"))
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help=say("help-serve-host"))
    parser.add_argument(
        "--host-name", metavar="NAME", action="append", default=[], help=say("help-serve-host-name")
    )
    parser.add_argument("--port", type=whole_number, metavar="N", help=say("help-serve-port"))
    add_database(parser)
    parser.add_argument("--no-browser", action="store_true", help=say("help-serve-no-browser"))
    parser.add_argument("--workers", type=whole_number, metavar="N", help=say("help-serve-workers"))
    parser.add_argument("--drain", metavar="S", type=_seconds, default=5.0, help=say("help-serve-drain"))
    parser.add_argument("--access-log", metavar="FILE", help=say("help-serve-access-log"))
    parser.set_defaults(run=run)


def _seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= 3600:
        raise argparse.ArgumentTypeError(current().message("serve-drain", text=text[:40]))
    return found


def run(arguments: argparse.Namespace) -> int:
    say = current().message
    try:
        # Start-up time: the server's libraries take as long to load as all else.
        from ..server import serving as server  # noqa: PLC0415
        from ..server.limits import limits_from  # noqa: PLC0415
    except ImportError as problem:
        raise Refused(say("serve-missing", name=problem.name or "", text="dominium")) from None
    if arguments.port is not None and not 0 <= arguments.port <= 65535:
        raise Refused(say("serve-port-range", text=str(arguments.port)))
    database = database_in(arguments)
    _check_database(database)
    try:
        limits = limits_from(os.environ.get("DOMINIUM_LIMITS", ""))
    except ValueError as problem:
        raise Refused(say("serve-limits", text=str(problem))) from None
    _open_access_log(arguments.access_log)
    try:
        bound = server.listen(arguments.host, arguments.port)
    except server.PortTaken as problem:
        if problem.why:
            place = f"{arguments.host}:{problem.port}"
            raise Refused(say("serve-address", place=place, why=problem.why)) from None
        raise Refused(say("serve-port-taken", text=str(problem.port))) from None
    if loaded():
        watch_cards(LONGEST)
    url = server.address(bound)
    print(say("serve-at", text=url), flush=True)
    workers = arguments.workers if arguments.workers is not None else max(1, (os.cpu_count() or 2) // 2)
    ready = None if arguments.no_browser else lambda: server.open_browser(url)
    names = [arguments.host, *arguments.host_name, *os.environ.get("DOMINIUM_HOST_NAMES", "").split()]
    server.serve(bound, database, max(0, min(64, workers)), limits, ready, arguments.drain, names)
    return 0


def _open_access_log(place: str | None) -> None:
    # Start-up time, as above.
    from ..server.access_log import write_to  # noqa: PLC0415

    if place is None:
        return
    try:
        write_to(place)
    except OSError as problem:
        why = refusal(problem)
        raise Refused(current().message("error-write", file=place, why=why)) from None


def _check_database(database: str) -> None:
    """Find out before anything starts whether the games can be kept there."""
    # Start-up time, as above.
    from ..server.store.opening import open_store  # noqa: PLC0415

    async def try_it() -> None:
        store = open_store(database)
        await store.open()
        await store.close()

    attempted(try_it(), database)


def has_page() -> bool:
    """Whether the page was built: then a plain ``dominium`` plays in the browser."""
    return (Path(__file__).parents[1] / "server" / "static" / "index.html").is_file()
