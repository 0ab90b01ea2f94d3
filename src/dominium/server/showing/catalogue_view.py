"""All there is to play with, as the client reads it once."""

from __future__ import annotations

from typing import Any

from ... import cards as _cards  # noqa: F401 - fills the catalogue
from ..._version import __version__
from ...cards.sets import BASIC, newest_sets, set_ids
from ...engine.card import Card
from ...engine.catalogue import all_cards
from ...engine.types import ARTIFACT, PROJECT, type_names
from ...opponents.levels import LEVELS
from ...words.languages import CODES, language
from ..protocol import PHRASES, CardInfo, Catalogue
from .texts import in_every_language, name_of, phrase_text, rulings_of, words


def catalogue() -> Catalogue:
    """Cards, sets, levels of bots and quick phrases, with words in every language."""
    return {
        "version": __version__,
        "cards": [_card(card) for card in all_cards() if card.id],
        "sets": [{"id": name, "name": words(f"set-{name}")} for name in (BASIC, *set_ids())],
        "newest": newest_sets(),
        "levels": [{"id": name, "name": words(f"level-{name}")} for name in LEVELS],
        "phrases": [{"id": name, "text": phrase_text(name)} for name in PHRASES],
    }


def _card(card: Card) -> CardInfo:
    return {
        "id": card.id,
        "sets": card.sets.split(),
        "cost": card.cost,
        "types": type_names(card.types),
        "basic": card.basic,
        "kind": "project" if card.types & PROJECT else "artifact" if card.types & ARTIFACT else "card",
        "coins": card.coins,
        "points": card.points,
        "name": name_of(card),
        "text": in_every_language(lambda one: one.text(card)),
        "rulings": rulings_of(card),
        "other_names": [name for code in CODES for name in language(code).other_names(card)],
        "artifacts": card.artifacts.split(),
    }


def page_card(card: Card) -> dict[str, Any]:
    """What the page is told of a card while it is built, or of one of somebody's own when it is served."""
    listed = set_ids()
    return {
        "id": card.id,
        "cost": card.cost,
        "types": type_names(card.types),
        "sets": [name for name in card.sets.split() if name in listed],
        "basic": card.basic,
        "coins": card.coins,
    }
