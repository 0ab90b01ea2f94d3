"""Kingdoms as the server takes and gives them: choices, descriptions, text in and out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any
from urllib.parse import parse_qsl, quote, urlsplit

from ..cards.kingdoms import Kingdom, kingdom_named, random_kingdom, recommended, split_kingdom
from ..cards.sets import newest_sets, set_ids
from ..engine.card import Card
from ..engine.catalogue import UnknownCard, all_cards, card_named
from ..engine.random import FastRandom
from ..engine.setup import BadSetup, Setup
from ..engine.types import ARTIFACT, PROJECT, type_names
from ..engine.versions import is_older, joined
from ..words.languages import CODES, language
from ..words.naming import NoSuchCard, simplified
from . import messages as m
from .texts import Refusal, name_of, rulings_of, words

#: the parts of a link that name cards: the randomizer's (older links have ``cards``) and ours
_PARTS = ("supply", "cards", "kingdom", "projects")
_LINK = re.compile(r"(?:^|[?&])\s*(?:" + "|".join(_PARTS) + r")=", re.IGNORECASE)

#: the newest edition of each set


def known_card(name: str, types: int = 0) -> Card:
    """A Kingdom card (or a Project, ``types=PROJECT``) by its id."""
    try:
        card = card_named(name)
    except UnknownCard:
        raise Refusal("card", detail=f"no card {name!r}", name=name[:40]) from None
    if card.basic or card.types & ARTIFACT or not card.sets or (card.types & PROJECT) != types:
        raise Refusal("not-kingdom", detail=f"{name} cannot be chosen here", name=name[:40])
    return card


def any_choosable(name: str) -> Card:
    """A Kingdom card or a Project by its id."""
    try:
        return known_card(name)
    except Refusal:
        return known_card(name, PROJECT)


def sets_or_newest(sets: list[str]) -> list[str]:
    for name in sets:
        if name not in set_ids():
            raise Refusal("set", detail=f"no set {name!r}", name=name[:30])
    return sets or newest_sets()


def chosen(choice: Any, seed: int) -> Kingdom | None:
    """The kingdom of a choice; None if the players are to pick it."""
    random = FastRandom(seed)
    try:
        if isinstance(choice, m.RecommendedKingdom):
            kingdom = kingdom_named(choice.id)
        elif isinstance(choice, m.RandomKingdom):
            required = [any_choosable(name) for name in choice.required]
            banned = [any_choosable(name) for name in choice.banned]
            kingdom = random_kingdom(random, sets_or_newest(choice.sets), required, banned, choice.projects)
        elif isinstance(choice, m.SplitKingdom):
            sets_or_newest([choice.first, choice.second])
            kingdom = split_kingdom(random, choice.first, choice.second, max(0, choice.projects))
        elif isinstance(choice, m.NamedKingdom):
            cards = [known_card(name) for name in choice.cards]
            kingdom = Kingdom("", "", cards, [known_card(name, PROJECT) for name in choice.projects])
        else:
            sets_or_newest(choice.sets)
            return None
        Setup(2, kingdom.cards, kingdom.projects)
    except BadSetup as problem:
        raise Refusal("kingdom", detail=str(problem)) from None
    return kingdom


def describe(cards: list[str], projects: list[str], name: str = "") -> dict[str, Any]:
    """A kingdom as messages show it; a recommended one is recognised by its cards."""
    known = _recommended().get(name) if name else _known_by_cards(cards, projects)
    rulebook = known.rulebook if known is not None else ""
    nothing = {"en": "", "pl": ""}
    return {
        "id": known.id if known is not None else "",
        "name": words(known.id) if known is not None else nothing,
        "rulebook": rulebook,
        "rulebook_name": words(f"set-{rulebook}") if rulebook else nothing,
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


def all_recommended() -> list[dict[str, Any]]:
    return [
        describe([c.id for c in one.cards], [c.id for c in one.projects], one.id)
        for one in _recommended().values()
    ]


# Text


def read(text: str, edition: int) -> dict[str, Any]:
    """A kingdom from text, and the same as text to take elsewhere."""
    cards: list[Card] = []
    for name in _names(text):
        card = _find(name, edition)
        if card not in cards:
            cards.append(card)
    kingdom = [card.id for card in cards if not card.types & PROJECT]
    projects = [card.id for card in cards if card.types & PROJECT]
    return texts_of(kingdom, projects)


def texts_of(kingdom: list[str], projects: list[str]) -> dict[str, Any]:
    """A kingdom and its texts."""
    both = [*kingdom, *projects]
    supply = "supply=" + ",".join(sorted(_token(name) for name in kingdom))
    link = "/new?kingdom=" + quote(",".join(kingdom), safe=",@")
    if projects:
        supply += "&projects=" + ",".join(sorted(_token(name) for name in projects))
        link += "&projects=" + quote(",".join(projects), safe=",@")
    return {
        "kingdom": describe(kingdom, projects),
        "complete": len(kingdom) == 10,
        "names": {code: ", ".join(language(code).name(name) for name in both) for code in CODES},
        "supply": supply,
        "link": link,
    }


def _names(text: str) -> Iterable[str]:
    """What a text names: the values of a link's parts, or what stands between commas and line ends."""
    text = text.strip()
    if _LINK.search(text):
        query = urlsplit(text).query or text.rpartition("?")[2]
        for key, value in parse_qsl(query):
            if key.strip().lower() in _PARTS:
                yield from (one.strip() for one in value.split(",") if one.strip())
        return
    for line in text.replace(";", ",").replace("\n", ",").split(","):
        if line.strip():
            yield line.strip()


def _find(name: str, edition: int) -> Card:
    card: Card | None
    try:
        card = language("en").find_card(name)
    except NoSuchCard:
        card = _by_spelling(name)
    if card is None:
        raise Refusal("card", detail=f"no card {name[:60]!r}", name=name[:40])
    if card.basic or card.types & ARTIFACT:
        raise Refusal("not-kingdom", name=name[:40])
    if edition == 1 and not is_older(card.id):
        older = joined(card.id, "1e")
        if any(one.id == older for one in all_cards()):
            return card_named(older)
    return card


def _by_spelling(name: str) -> Card | None:
    """A card however its words are joined, with the name of its set in front or without, as in longer links."""
    words = simplified(name).split()
    for start in range(len(words)):
        card = _by_token().get("".join(words[start:]))
        if card is not None:
            return card
    return None


def _squeezed(name: str) -> str:
    return simplified(name).replace(" ", "")


def _token(name: str) -> str:
    """A card as the links of dominionrandomizer.com spell it: its English name in small letters and nothing else."""
    return _squeezed(language("en").name(name))


@cache
def _by_token() -> dict[str, Card]:
    found: dict[str, Card] = {}
    for card in all_cards():
        if not is_older(card.id):
            found.setdefault(_token(card.id), card)
            for other in language("en").other_names(card):
                found.setdefault(_squeezed(other), card)
    return found


def card_words(card: Card) -> dict[str, Any]:
    """A card of the catalogue."""
    kind = "project" if card.types & PROJECT else "artifact" if card.types & ARTIFACT else "card"
    return {
        "id": card.id,
        "sets": card.sets.split(),
        "cost": card.cost,
        "types": type_names(card.types),
        "basic": card.basic,
        "kind": kind,
        "coins": card.coins,
        "points": card.points,
        "name": name_of(card),
        "text": {code: language(code).text(card) for code in CODES},
        "rulings": rulings_of(card),
        "other_names": [name for code in CODES for name in language(code).other_names(card)],
        "artifacts": card.artifacts.split(),
    }
