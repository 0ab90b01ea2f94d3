"""Versions of the schema of a database.

A database says which version it has; 0 is one without a version, empty or from before there were versions. Each
store lists its steps, the first of which leads to version 1. Steps are never changed once they were released.
"""

from __future__ import annotations

from collections.abc import Sequence


class NewerDatabase(Exception):
    """The database was written by a newer version of the program, which this one cannot read."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database has schema version {found}, this program knows {known}")
        self.found = found
        self.known = known


class OlderDatabase(Exception):
    """The database has an older schema, which only a server that starts brings up to date."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database has schema version {found}, this program {known}")
        self.found = found
        self.known = known


class OtherSchema(Exception):
    """The schema of an open database is not the one it had when it was opened."""


def missing(found: int, steps: Sequence[tuple[str, ...]]) -> list[str]:
    """The statements that bring a database of a version up to date, in order."""
    if found > len(steps):
        raise NewerDatabase(found, len(steps))
    return [statement for step in steps[found:] for statement in step]


def must_be_current(found: int, steps: Sequence[tuple[str, ...]]) -> None:
    """Raise unless a database has the schema of this program."""
    if found > len(steps):
        raise NewerDatabase(found, len(steps))
    if found < len(steps):
        raise OlderDatabase(found, len(steps))
