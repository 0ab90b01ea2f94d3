"""How cards look in a terminal: a colour for each type, and always a letter beside it."""

from __future__ import annotations

from rich.text import Text

from ..engine.card import Card
from ..engine.types import (
    ACTION,
    ARTIFACT,
    ATTACK,
    CURSE_TYPE,
    DURATION,
    PROJECT,
    REACTION,
    TREASURE,
    VICTORY,
)
from ..words.languages import Language

# The first type that a card has gives its colour, so the special types come first.
_COLOURS = (
    (CURSE_TYPE, "magenta"),
    (ATTACK, "red"),
    (DURATION, "dark_orange"),
    (REACTION, "blue"),
    (PROJECT, "pink3"),
    (ARTIFACT, "dark_goldenrod"),
    (TREASURE, "yellow"),
    (VICTORY, "green"),
    (ACTION, "bold"),
)


def colour(types: int) -> str:
    for bit, name in _COLOURS:
        if types & bit:
            return name
    return ""


def card_text(card: Card, types: int, language: Language, count: int = 1) -> Text:
    """A card in a row: its name in its colour, its type as letters."""
    text = Text(language.copies(card, count), style=colour(types))
    letters = language.type_letters(types)
    if letters:
        text.append(f" {letters}", style="dim")
    return text


def joined(parts: list[Text], separator: str = ", ") -> Text:
    return Text(separator).join(parts)
