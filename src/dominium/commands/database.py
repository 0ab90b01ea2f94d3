"""The option ``--database``, and what goes wrong with databases, each in one line."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Coroutine
from typing import TypeVar

from ..words.languages import current
from . import Refused

Result = TypeVar("Result")


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", help=current().message("help-serve-database"))


def database_in(arguments: argparse.Namespace) -> str:
    """Where the games are; refuses what is no such place."""
    # Start-up time: the server's libraries take as long to load as all else.
    from ..server.store.opening import default_database  # noqa: PLC0415

    database = arguments.database or default_database()
    scheme = database.partition("://")[0] if "://" in database else ""
    if scheme not in ("", "sqlite", "postgresql", "postgres"):
        raise Refused(current().message("serve-database-kind", text=scheme))
    return str(database)


def place_of(database: str) -> str:
    """A database as it may be shown: without the password."""
    return database.rpartition("@")[2]


def attempted(work: Coroutine[None, None, Result], database: str) -> Result:
    """Do something with a database; whatever is wrong with it becomes one line."""
    # Start-up time, as above.
    from ..server.store.claim import Occupied  # noqa: PLC0415
    from ..server.store.copying import InUse  # noqa: PLC0415
    from ..server.store.migrations import NewerDatabase, OlderDatabase  # noqa: PLC0415

    say, place = current().message, place_of(database)
    try:
        return asyncio.run(work)
    except Refused:
        raise
    except (Occupied, InUse):
        raise Refused(say("serve-database-occupied", place=place)) from None
    except NewerDatabase:
        raise Refused(say("serve-database-newer", place=place)) from None
    except OlderDatabase:
        raise Refused(say("database-older", place=place)) from None
    except FileNotFoundError:
        raise Refused(say("database-none", place=place)) from None
    except ImportError as problem:
        raise Refused(say("serve-missing", name=problem.name or "", text="dominium[postgres]")) from None
    except Exception as problem:  # noqa: BLE001 - each database has errors of its own
        why = str(problem) or type(problem).__name__
        raise Refused(say("serve-database", place=place, why=why)) from None
