"""The ids of the messages about a card: each list is tried in order, and the first message that exists is said.

An older version of a card (``mine@1e``) has words of its own where it needs them, and else those of the card.
"""

from __future__ import annotations

from ..engine import versions


def of_name(card: str) -> list[str]:
    """The messages whose value is the name of a card and whose attributes are its text and other names."""
    return list(dict.fromkeys((versions.message_key(card), versions.plain(card))))


def of_rulings(card: str) -> list[str]:
    return [f"rulings-{key}" for key in of_name(card)]


def of_question(card: str | None, kind: str) -> list[str]:
    """What asks a question of that kind: the words of the card that asks, or the general ones."""
    own = [] if card is None else of_name(card)
    return [*(f"ask-{key}-{kind}" for key in own), f"ask-{kind}"]


def of_use(card: str) -> list[str]:
    """What is said of an ability that may be used."""
    return [f"use-{key}" for key in of_name(card)]


def of_option(card: str | None, word: str) -> list[str]:
    """What an option that is a word is called; all numbers are called alike."""
    shape = "number" if word.isdigit() else word
    own = [] if card is None else of_name(card)
    return [*(f"word-{key}-{shape}" for key in own), f"word-{shape}"]
