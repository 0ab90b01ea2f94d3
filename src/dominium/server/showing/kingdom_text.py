"""Kingdoms as text, in and out: names between commas or in lists, links of the popular randomizer, links of ours."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from urllib.parse import parse_qsl, quote, urlsplit

from ...engine.card import Card
from ...engine.catalogue import all_cards, card_named
from ...engine.types import ARTIFACT, PROJECT
from ...engine.versions import is_older, joined
from ...words.languages import language
from ...words.naming import NoSuchCard, simplified
from ..protocol import KingdomTexts, Refusal
from .kingdom_view import describe
from .texts import in_every_language

#: the parts of a link that name cards: the randomizer's (older links have ``cards``) and ours
_PARTS = ("supply", "cards", "kingdom", "projects")
#: what stands between the names of a list, before a name, and behind it
_BETWEEN = re.compile(r"[,;|\n\t]")
_BEFORE = re.compile(r"^[\s\-*•·–—]*(?:\d+\s*[.)x×]\s*)?")
_BEHIND = re.compile(r"\s*(?:\([^)]*\)|\[[^\]]*\])?\s*\.?\s*$")
_LINK = re.compile(r"(?:^|[?&])\s*(?:" + "|".join(_PARTS) + r")=", re.IGNORECASE)


def kingdom_from(text: str, edition: int) -> KingdomTexts:
    """A kingdom from text, and the same as text to take elsewhere."""
    cards: list[Card] = []
    for name in _names(text):
        card = _find(name, edition)
        if card not in cards:
            cards.append(card)
    kingdom = [card.id for card in cards if not card.types & PROJECT]
    projects = [card.id for card in cards if card.types & PROJECT]
    return texts_of(kingdom, projects)


def texts_of(kingdom: list[str], projects: list[str]) -> KingdomTexts:
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
        "names": in_every_language(lambda one: ", ".join(one.name(name) for name in both)),
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
    for part in _BETWEEN.split(text):
        name = _bare(part)
        if name:
            yield name


def _bare(part: str) -> str:
    """A name without what lists put around it: "Projects: Fair", "- Moat", "3. Village", "Smithy (Base)."."""
    part = _BEFORE.sub("", part.strip().rpartition(":")[2])
    return _BEHIND.sub("", part).strip()


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
    parts = simplified(name).split()
    for start in range(len(parts)):
        card = _by_token().get("".join(parts[start:]))
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
