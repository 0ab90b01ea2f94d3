"""Strategies that ``dominium lab find`` found: those that come with the program, and those found on this machine."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path

from ..bots.strategy import Strategy
from ..cards.kingdoms import recommended
from ..files import strategies_folder
from ..strategies.errors import StrategyError
from ..strategies.library import shipped_texts
from ..strategies.text import parse

#: what the ids of those that come with the program begin with; the kingdom's id follows
PREFIX = "strong-"


def strong(kingdom: Iterable[str], projects: Iterable[str]) -> Strategy | None:
    """The strategy found for a kingdom, given by the ids of its cards and Projects; None if nobody searched yet."""
    key = key_of(kingdom, projects)
    name = _shipped().get(key, "")
    if name:
        return parse(shipped_texts()[name], name)
    return _read(file_for(key))


def quick(kingdom: Iterable[str], projects: Iterable[str]) -> Strategy | None:
    """The best of a quick race on a kingdom, to be played as long as the search for it goes on; None before it."""
    return _read(quick_file_for(key_of(kingdom, projects)))


def _read(file: Path) -> Strategy | None:
    # A file somebody spoilt is as good as none.
    with suppress(OSError, StrategyError, UnicodeDecodeError):
        return parse(file.read_text(encoding="utf-8"), file.name)
    return None


def key_of(kingdom: Iterable[str], projects: Iterable[str]) -> str:
    """A short name for a kingdom, the same in whatever order its cards are given."""
    ids = ",".join(sorted(kingdom)) + ";" + ",".join(sorted(projects))
    return hashlib.sha256(ids.encode()).hexdigest()[:16]


def file_for(key: str) -> Path:
    """Where a strategy found on this machine is kept."""
    return strategies_folder() / f"{key}.txt"


def quick_file_for(key: str) -> Path:
    """Where the best of a quick race is kept."""
    return strategies_folder() / f"{key}.quick.txt"


@cache
def _shipped() -> dict[str, str]:
    """The ids of the strategies for the recommended kingdoms, by kingdom."""
    found: dict[str, str] = {}
    for kingdom in recommended():
        name = PREFIX + kingdom.id
        if name in shipped_texts():
            found[key_of([card.id for card in kingdom.cards], [card.id for card in kingdom.projects])] = name
    return found
