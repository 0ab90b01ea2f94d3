"""Names as people type them: capitals, diacritics and punctuation do not matter."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable

from ..engine.card import Card


class NoSuchCard(ValueError):
    """A name that no card has, or that several have; the message is in the language that was asked."""


class Names:
    """The cards that have each name."""

    def __init__(self, named: Iterable[tuple[str, Card]]) -> None:
        self._cards: dict[str, list[Card]] = {}
        for name, card in named:
            found = self._cards.setdefault(simplified(name), [])
            if card not in found:
                found.append(card)

    def cards(self, name: str) -> list[Card]:
        """All cards of that name."""
        return self._cards.get(simplified(name), [])

    def near(self, name: str) -> list[Card]:
        """The cards whose names come closest."""
        close = difflib.get_close_matches(simplified(name), list(self._cards), 3)
        return list(dict.fromkeys(card for one in close for card in self._cards[one]))


def simplified(text: str) -> str:
    """A name without capitals, diacritics and punctuation."""
    flat = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    kept = "".join(c if c.isalnum() else " " for c in flat if not unicodedata.combining(c))
    return " ".join(kept.split())


def distinct_names(names: list[str]) -> list[str]:
    """Names of players, numbered where two have the same."""
    seen: dict[str, int] = {}
    found = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        found.append(f"{name} ({seen[name]})" if names.count(name) > 1 else name)
    return found
