"""Reading what the user chose: kingdoms, cards, sets and numbers. Whatever is wrong becomes one line."""

from __future__ import annotations

import argparse

from ..cards.kingdoms import Kingdom, recommended
from ..cards.sets import newest_sets, set_ids
from ..engine.card import Card
from ..engine.types import ARTIFACT, PROJECT
from ..words.languages import CODES, current
from ..words.languages import language as spoken
from ..words.naming import NoSuchCard, simplified
from . import Refused


def named_kingdom(wish: str) -> Kingdom:
    """A recommended kingdom by its id or name, or one made of the cards listed."""
    language = current()
    if "," in wish:
        cards = [card_for(name, 0) for name in listed(wish)]
        names = [card.plain for card in cards]
        for card in cards:
            if names.count(card.plain) > 1:
                raise Refused(language.message("error-twice", card=language.name(card)))
        return Kingdom("", "", cards, [])
    known = recommended()
    found = [kingdom for kingdom in known if kingdom.id == wish.lower()]
    if not found:
        wanted = simplified(wish)
        found = [kingdom for kingdom in known if wanted in _kingdom_names(kingdom)]
    if len(found) > 1:
        ids = ", ".join(kingdom.id for kingdom in found)
        raise Refused(language.message("error-kingdom-ambiguous", name=wish, kingdoms=ids))
    if not found:
        raise Refused(language.message("error-kingdom-unknown", name=wish))
    return found[0]


def _kingdom_names(kingdom: Kingdom) -> list[str]:
    return [simplified(spoken(code).message(kingdom.id)) for code in CODES]


def card_for(name: str, types: int) -> Card:
    """A Kingdom card, or a Project (``types=PROJECT``), by any of its names."""
    language = current()
    try:
        card = language.find_card(name)
    except NoSuchCard as problem:
        raise Refused(str(problem)) from None
    wrong = card.basic or card.types & ARTIFACT or not card.sets or (card.types & PROJECT) != types
    if wrong:
        message = "error-not-project" if types else "error-not-kingdom"
        raise Refused(language.message(message, card=language.name(card)))
    return card


def projects_named(names: list[str]) -> list[Card]:
    """Projects by any of their names, each once."""
    projects = [card_for(name, PROJECT) for name in names]
    for card in projects:
        if projects.count(card) > 1:
            raise Refused(current().message("error-twice", card=current().name(card)))
    return projects


def sets_named(text: str | None) -> list[str]:
    """Sets by id, by a short id (the newest edition) or by name."""
    names = listed(text)
    found: list[str] = []
    for name in names:
        wanted = simplified(name)
        for one in set_ids()[::-1]:  # newest first
            known = [one, one.rsplit("-", 1)[0]]
            for code in CODES:
                title = spoken(code).message(f"set-{one}")
                known += [title, title.split(",")[0]]
            if wanted in [simplified(text) for text in known]:
                found.append(one)
                break
        else:
            raise Refused(current().message("error-set", name=name, sets=", ".join(set_ids())))
    return found or newest_sets()


def listed(text: str | None) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(current().message("error-number", text=text[:40])) from None
