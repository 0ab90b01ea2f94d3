"""From a URL to a store."""

from __future__ import annotations

from .interface import Store
from .sqlite import SqliteStore


def open_store(url: str) -> Store:
    """The store for a URL: ``postgresql://...``, ``sqlite:///file``, or the path of a file."""
    if url.startswith(("postgresql://", "postgres://")):
        # asyncpg comes with the extra "postgres": who keeps games in a file need not have it.
        from .postgres import PostgresStore  # noqa: PLC0415

        return PostgresStore(url)
    return SqliteStore(url.removeprefix("sqlite:///"))
