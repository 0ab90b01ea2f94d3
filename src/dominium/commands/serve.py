"""``dominium serve``: play in the browser."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path
from typing import Any

from ..words.languages import current
from . import Refused
from .choices import whole_number

#: what a plain ``dominium`` takes as well
OPTIONS = ("--host", "--host-name", "--port", "--database", "--no-browser", "--workers")


def register(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("serve", help=say("help-serve"), description=say("help-serve"))
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help=say("help-serve-host"))
    parser.add_argument(
        "--host-name", metavar="NAME", action="append", default=[], help=say("help-serve-host-name")
    )
    parser.add_argument("--port", type=whole_number, metavar="N", help=say("help-serve-port"))
    parser.add_argument("--database", metavar="URL", help=say("help-serve-database"))
    parser.add_argument("--no-browser", action="store_true", help=say("help-serve-no-browser"))
    parser.add_argument("--workers", type=whole_number, metavar="N", help=say("help-serve-workers"))
    parser.set_defaults(run=run)


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
    database = arguments.database or server.default_database()
    scheme = database.partition("://")[0] if "://" in database else ""
    if scheme not in ("", "sqlite", "postgresql", "postgres"):
        raise Refused(say("serve-database-kind", text=scheme))
    _check_database(database)
    try:
        limits = limits_from(os.environ.get("DOMINIUM_LIMITS", ""))
    except ValueError as problem:
        raise Refused(say("serve-limits", text=str(problem))) from None
    try:
        bound = server.listen(arguments.host, arguments.port)
    except server.PortTaken as problem:
        if problem.why:
            place = f"{arguments.host}:{problem.port}"
            raise Refused(say("serve-address", place=place, why=problem.why)) from None
        raise Refused(say("serve-port-taken", text=str(problem.port))) from None
    url = server.address(bound)
    print(say("serve-at", text=url), flush=True)
    workers = arguments.workers if arguments.workers is not None else max(1, (os.cpu_count() or 2) // 2)
    ready = None if arguments.no_browser else lambda: server.open_browser(url)
    server.serve(
        bound, database, max(0, min(64, workers)), limits, ready, [arguments.host, *arguments.host_name]
    )
    return 0


def _check_database(database: str) -> None:
    """Find out before anything starts whether the games can be kept there."""
    # Start-up time, as above.
    from ..server.store.claim import Occupied  # noqa: PLC0415
    from ..server.store.migrations import NewerDatabase  # noqa: PLC0415
    from ..server.store.opening import open_store  # noqa: PLC0415

    say = current().message

    async def try_it() -> None:
        store = open_store(database)
        await store.open()
        await store.close()

    place = database.rpartition("@")[2]  # without the password
    try:
        asyncio.run(try_it())
    except Occupied:
        raise Refused(say("serve-database-occupied", place=place)) from None
    except NewerDatabase:
        raise Refused(say("serve-database-newer", place=place)) from None
    except ImportError as problem:
        raise Refused(say("serve-missing", name=problem.name or "", text="dominium[postgres]")) from None
    except Exception as problem:  # noqa: BLE001 - each database has errors of its own
        raise Refused(
            say("serve-database", place=place, why=str(problem) or type(problem).__name__)
        ) from None


def has_page() -> bool:
    """Whether the page was built: then a plain ``dominium`` plays in the browser."""
    return (Path(__file__).parents[1] / "server" / "static" / "index.html").is_file()
