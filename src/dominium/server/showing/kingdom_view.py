"""Kingdoms as messages describe them."""

from __future__ import annotations

from functools import cache

from ...cards.kingdoms import Kingdom, recommended
from ...engine.catalogue import card_named
from ..protocol import KingdomInfo
from .texts import NOTHING, words


def describe(cards: list[str], projects: list[str], name: str = "") -> KingdomInfo:
    """A kingdom as messages show it; a recommended one is recognised by its cards."""
    known = _recommended().get(name) if name else _known_by_cards(cards, projects)
    rulebook = known.rulebook if known is not None else ""
    return {
        "id": known.id if known is not None else "",
        "name": words(known.id) if known is not None else NOTHING,
        "rulebook": rulebook,
        "rulebook_name": words(f"set-{rulebook}") if rulebook else NOTHING,
        "cards": sorted(cards, key=lambda one: (card_named(one).cost, one)),
        "projects": sorted(projects, key=lambda one: (card_named(one).cost, one)),
    }


@cache
def _recommended() -> dict[str, Kingdom]:
    return {kingdom.id: kingdom for kingdom in recommended()}


@cache
def _by_cards() -> dict[tuple[frozenset[str], frozenset[str]], Kingdom]:
    return {
        (frozenset(c.id for c in one.cards), frozenset(c.id for c in one.projects)): one
        for one in reversed(list(_recommended().values()))
    }


def _known_by_cards(cards: list[str], projects: list[str]) -> Kingdom | None:
    return _by_cards().get((frozenset(cards), frozenset(projects)))


def all_recommended() -> list[KingdomInfo]:
    """The kingdoms of the rulebooks."""
    return [
        describe([c.id for c in one.cards], [c.id for c in one.projects], one.id)
        for one in _recommended().values()
    ]
