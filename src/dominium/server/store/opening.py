"""From a URL to a store."""

from __future__ import annotations

import os
from pathlib import Path

from ...files import games_folder
from .interface import Store
from .sqlite import SqliteStore


def default_database() -> str:
    """Where games are kept unless the user says otherwise: DOMINIUM_DATABASE, or a file of the user's own."""
    return os.environ.get("DOMINIUM_DATABASE") or str(games_folder().parent / "dominium.sqlite3")


def is_postgres(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))


def sqlite_file(url: str) -> Path:
    """The file of a store that is not in PostgreSQL."""
    return Path(url.removeprefix("sqlite:///")).expanduser()


def open_store(url: str) -> Store:
    """The store for a URL: ``postgresql://...``, ``sqlite:///file``, or the path of a file."""
    if is_postgres(url):
        # asyncpg comes with the extra "postgres": who keeps games in a file need not have it.
        from .postgres import PostgresStore  # noqa: PLC0415

        return PostgresStore(url)
    return SqliteStore(url.removeprefix("sqlite:///"))
