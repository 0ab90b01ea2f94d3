"""The cards, one module per set."""

from . import (
    artifacts,
    base,
    basic,
    intrigue,
    intrigue_first,
    intrigue_second,
    projects,
    renaissance,
    seaside,
    seaside_first,
    seaside_second,
)

__all__ = [
    "artifacts",
    "base",
    "basic",
    "intrigue",
    "intrigue_first",
    "intrigue_second",
    "projects",
    "renaissance",
    "seaside",
    "seaside_first",
    "seaside_second",
]
