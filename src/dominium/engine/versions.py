"""Versions of a card: where editions differ, the older card carries its edition in its id, as in ``mine@1e``.

Nothing else takes such an id apart.
"""

from __future__ import annotations

import re
from typing import Final

_MARK: Final = "@"
_ID: Final = re.compile(r"[a-z][a-z0-9_]*(@[1-9]e)?")


def is_id(name: str) -> bool:
    """Whether a card may have this id."""
    return _ID.fullmatch(name) is not None


def alphabetical(name: str) -> str:
    """What to sort ids by: the signs come before digits and letters, for old records list their options so."""
    return name.replace("_", "\x01").replace(_MARK, "\x02")


def plain(name: str) -> str:
    """What the ids of all versions of a card have in common."""
    return split(name)[0]


def split(name: str) -> tuple[str, str]:
    """A name and the edition written behind it (``1e``), which is empty where none is."""
    common, _, edition = name.partition(_MARK)
    return common, edition


def joined(name: str, edition: str) -> str:
    """The id under which a card has a version of its own for an edition (``1e``), if it has one."""
    return f"{plain(name)}{_MARK}{edition}"


def is_older(name: str) -> bool:
    """Whether an id is that of an older version."""
    return _MARK in name


def message_key(name: str) -> str:
    """The id as Fluent files write it."""
    return name.replace(_MARK, "-")
