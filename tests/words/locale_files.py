"""The Fluent files as they are written: what tests of words look into."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast

import dominium
from dominium.cards.sets import BASIC, SETS
from dominium.engine import versions
from dominium.engine.catalogue import all_cards
from dominium.words import languages as _languages  # noqa: F401 - fills the catalogue

HOME = Path(dominium.__file__).parent
PRINTED = [card for card in all_cards() if card.sets]


def files_of(code: str) -> dict[str, dict[str, ast.Message]]:
    """The messages of each file of a language; a syntax error or an id used twice fails."""
    found: dict[str, dict[str, ast.Message]] = {}
    seen: set[str] = set()
    for file in sorted((HOME / "words" / "locale" / code).glob("*.ftl")):
        found[file.name] = {}
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in seen, f"{file.name}: {entry.id.name} is there twice"
                seen.add(entry.id.name)
                found[file.name][entry.id.name] = entry
    return found


def messages(code: str) -> dict[str, ast.Message]:
    """All messages of a language."""
    return {name: message for file in files_of(code).values() for name, message in file.items()}


def to_add(code: str, file: str, line: str) -> str:
    """What to do if a test finds that words are missing."""
    return f"add to src/dominium/words/locale/{code}/{file}: {line}"


def family_of(name: str) -> str:
    """The family of a set given by its id."""
    return next((one.family for one in SETS if one.id == name), BASIC)


def owner_of(message: str) -> str:
    """The key of the card whose message it is, "" if it belongs to none."""
    keys = {versions.message_key(card.id) for card in PRINTED}
    if message in keys:
        return message
    kind, _, rest = message.partition("-")
    if kind == "rulings":
        return rest
    if kind in ("ask", "word"):
        parts = rest.split("-")
        for end in range(len(parts) - 1, 0, -1):
            if "-".join(parts[:end]) in keys:
                return "-".join(parts[:end])
    return ""
