"""Every card in every language: what is printed on it, its text, and its rulings. All of it comes from the catalogue
and the words of the game."""

from __future__ import annotations

import re

from dominium import ARTIFACT, PROJECT, Card, all_cards
from dominium.cards.sets import BASIC, SETS
from dominium.words.languages import CODES, Language, language


def card_pages() -> dict[str, str]:
    """The text of each page by its name: one for each family of sets and language, and a beginning for each language."""
    families = list(dict.fromkeys([BASIC, *(one.family for one in SETS)]))
    found: dict[str, str] = {}
    for code in CODES:
        spoken = language(code)
        found[f"{code}/index"] = _contents(families, spoken)
        for family in families:
            found[f"{code}/{family}"] = _page(family, spoken)
    return found


def cards_of_family(family: str) -> list[Card]:
    """The cards of a family's sets, by cost and name; Projects and Artifacts last."""
    sets = {BASIC} if family == BASIC else {one.id for one in SETS if one.family == family}
    cards = [card for card in all_cards() if not sets.isdisjoint(card.sets.split())]
    return sorted(cards, key=lambda card: (card.types & (PROJECT | ARTIFACT), card.cost, card.id))


def _title(family: str, spoken: Language) -> str:
    """What a family is called: its set without the edition."""
    name = BASIC if family == BASIC else next(one.id for one in SETS if one.family == family)
    return spoken.message(f"set-{name}").split(",")[0]


def _contents(families: list[str], spoken: Language) -> str:
    count = len({card.id for family in families for card in cards_of_family(family)})
    title = {"en": "Cards in English", "pl": "Karty po polsku"}[spoken.code]
    about = {
        "en": f"All {count} cards, Projects and Artifacts with their rulings, in our own words.",
        "pl": f"Wszystkie karty, Projekty i Artefakty ({count}) z objaśnieniami, naszymi słowami.",
    }[spoken.code]
    return "\n".join([f"# {title}", "", about, "", "```{toctree}", ":maxdepth: 2", "", *families, "```", ""])


def _page(family: str, spoken: Language) -> str:
    lines = [f"# {_title(family, spoken)}", ""]
    for card in cards_of_family(family):
        lines += _card(card, spoken)
    return "\n".join(lines)


def anchor(card: Card, code: str) -> str:
    """The place of a card on the pages of a language."""
    return "card-" + re.sub(r"[^a-z0-9]+", "-", f"{code}-{card.id}")


def _card(card: Card, spoken: Language) -> list[str]:
    printed = [spoken.type_line(card.types)]
    if not card.types & ARTIFACT:
        printed.insert(0, f"¤{card.cost}")
    printed += [spoken.message(f"set-{name}") for name in card.sets.split()]
    others = [
        f"[{language(code).name(card)}](#{anchor(card, code)})" for code in CODES if code != spoken.code
    ]
    lines = [f"({anchor(card, spoken.code)})=", "", f"## {_plain(spoken.name(card))}", ""]
    lines += [" · ".join([*printed, f"`{card.id}`", *others]), ""]
    lines += [_printed(line) for line in spoken.text(card).splitlines() if line.strip()]
    lines += ["", *(f"- {_plain(note)}" for note in spoken.rulings(card)), ""]
    return lines


def _printed(line: str) -> str:
    """A line of a card's text, or the line that divides it."""
    if not line.strip("-–— "):
        return ">\n> ———\n>"
    return f"> {_plain(line)}  "


def _plain(text: str) -> str:
    """A sentence whose signs mean nothing in Markdown."""
    return re.sub(r"([\\`*_<>\[\]#|])", r"\\\1", text)
