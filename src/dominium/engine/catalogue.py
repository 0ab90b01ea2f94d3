"""The catalogue: every card there is, by id. Card modules fill it as they are imported; users may add their own."""

from __future__ import annotations

from .card import Card

_cards: dict[str, Card] = {}


class UnknownCard(ValueError):
    """An id that no card has."""


def register(*classes: type[Card]) -> None:
    """Add cards to the catalogue. A card of the same id is replaced only by itself."""
    for cls in classes:
        card = cls()
        if not card.id:
            raise ValueError(f"{cls.__name__} needs an id")
        known = _cards.get(card.id)
        if known is not None:
            if type(known).__name__ == cls.__name__:
                continue
            raise ValueError(f"there is a card '{card.id}' already: {type(known).__name__}")
        card.number = len(_cards)
        _cards[card.id] = card


def card_named(name: str) -> Card:
    """The card with that id, or UnknownCard with the nearest ids."""
    card = _cards.get(name)
    if card is None:
        import difflib

        near = difflib.get_close_matches(name, list(_cards), 3)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise UnknownCard(f"there is no card '{name}'{hint}")
    return card


def all_cards() -> list[Card]:
    """All cards, Projects and Artifacts, in the order in which they were added."""
    return list(_cards.values())
