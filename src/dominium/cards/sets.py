"""The sets: the only list of them. Whatever deals, lists, checks or shows sets reads it here.

A set has one line. Its ``family`` is what the editions of a set share, and names the files that speak of its cards:
``words/locale/<language>/<family>.ftl``, ``bots/sense/<family>.py``, ``docs/rulings/<family>.md``; what the set is
called stands in the first of them as ``set-<id>``. Its ``module`` is the one in this folder that registers its cards,
by itself or through the modules it imports.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..engine.catalogue import own_cards


class CardSet(NamedTuple):
    """One edition of one set; a set may be as small as its author likes."""

    id: str
    family: str
    edition: int
    module: str

    @property
    def name_key(self) -> str:
        """The message that says what the set is called."""
        return f"set-{self.id}"


SETS: Final = (
    CardSet("base-1e", "base", 1, "base"),
    CardSet("base-2e", "base", 2, "base"),
    CardSet("intrigue-1e", "intrigue", 1, "intrigue_first"),
    CardSet("intrigue-2e", "intrigue", 2, "intrigue_second"),
    CardSet("seaside-1e", "seaside", 1, "seaside_first"),
    CardSet("seaside-2e", "seaside", 2, "seaside_second"),
    CardSet("renaissance", "renaissance", 1, "renaissance"),
)

#: the set of the basic cards, which are in every game
BASIC: Final = "basic"
#: the set of the cards that come from files of somebody's own, where there are any
OWN: Final = "own"


def set_ids() -> list[str]:
    """The ids of all sets, in the order in which they appeared; the players' own cards last."""
    listed = [one.id for one in SETS]
    return [*listed, OWN] if own_cards() else listed


def newest_sets() -> list[str]:
    """The newest edition of every set."""
    newest = {one.family: one.edition for one in sorted(SETS, key=_edition)}
    return [one.id for one in SETS if one.edition == newest[one.family]]


def families() -> list[str]:
    """The families of all sets, each once, after that of the basic cards."""
    return [BASIC, *dict.fromkeys(one.family for one in SETS)]


def edition_of(name: str) -> int:
    """The edition of a set given by its id, 0 if there is no such set."""
    for one in SETS:
        if one.id == name:
            return one.edition
    return 0


def _edition(one: CardSet) -> int:
    return one.edition
