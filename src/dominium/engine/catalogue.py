"""The catalogue: every card there is, by id. Card modules fill it as they are imported; users may add their own."""

from __future__ import annotations

import difflib
from typing import Final

from . import versions
from .card import Card

_cards: Final[dict[str, Card]] = {}
#: the mats that cards bring with them, by name: whether only their owner may look at the cards there
_mats: Final[dict[str, bool]] = {}
#: the tokens that cards lay before a player, by name
_tokens: Final[list[str]] = []
#: of cards from a file of somebody's own: the name of the file, and the SHA-256 of its content
_origins: Final[dict[str, tuple[str, str]]] = {}


class UnknownCard(ValueError):
    """An id, ``name``, that no card has."""

    def __init__(self, name: str, hint: str = "") -> None:
        super().__init__(f"there is no card '{name}'{hint}")
        self.name: str = name


def register(*classes: type[Card]) -> None:
    """Add cards to the catalogue; ValueError says what is wrong with one.

    A card of the same id is replaced only by itself.
    """
    for cls in classes:
        card = cls()
        problem = card.problem() if versions.is_id(card.id) else _id_problem(card.id)
        if problem:
            raise ValueError(f"{cls.__name__} {problem}")
        known = _cards.get(card.id)
        if known is not None:
            if type(known).__name__ == cls.__name__:
                continue
            raise ValueError(f"there is a card '{card.id}' already: {type(known).__name__}")
        card.number = len(_cards)
        _cards[card.id] = card
        if card.mat:
            _mats[card.mat] = card.mat_face_down
        if card.tokens and card.tokens not in _tokens:
            _tokens.append(card.tokens)
    _rank_cards()


def withdraw_last(amount: int) -> None:
    """Take back the cards that were added last, since the file they are from turned out to be wrong."""
    for name in list(_cards)[len(_cards) - amount :]:
        del _cards[name]
    _rank_cards()


def _id_problem(name: str) -> str:
    if not name:
        return 'needs an id: id = "small_letters"'
    return f"cannot have the id '{name}': small letters, digits and _ only, and a letter first"


def _rank_cards() -> None:
    """Give every card its place in the alphabet: options come in that order, which new cards must not change."""
    for rank, name in enumerate(sorted(_cards, key=versions.alphabetical)):
        _cards[name].rank = rank


def card_named(name: str) -> Card:
    """The card with that id, or UnknownCard with the nearest ids."""
    card = _cards.get(name)
    if card is None:
        near = difflib.get_close_matches(name, list(_cards), 3)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise UnknownCard(name, hint)
    return card


def is_card(name: str) -> bool:
    """Whether there is a card with that id."""
    return name in _cards


def all_cards() -> list[Card]:
    """All cards, Projects and Artifacts, in the order in which they were added."""
    return list(_cards.values())


def note_origin(card: Card, file: str, digest: str) -> None:
    """Say which file of somebody's own a card is from."""
    _origins[card.id] = (file, digest)


def origins(names: list[str]) -> dict[str, str]:
    """The files of somebody's own that some cards are from, each with the SHA-256 of its content."""
    found: dict[str, str] = {}
    for name in names:
        if name in _origins:
            file, digest = _origins[name]
            found[file] = digest
    return found


def own_cards() -> list[Card]:
    """The cards from files of somebody's own."""
    return [_cards[name] for name in _origins]


def mat_names() -> list[str]:
    """The mats that cards can be put onto."""
    return list(_mats)


def is_face_down(mat: str) -> bool:
    """Whether only the owner may look at the cards on a mat."""
    return _mats.get(mat, False)


def token_names() -> list[str]:
    """The tokens that can lie before a player, besides Coffers and Villagers."""
    return _tokens.copy()
