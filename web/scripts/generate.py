# ruff: noqa: INP001
"""Write what the page is told of the game while it is built: ``npm run generate`` in web.

src/generated/catalogue.json holds cards, sets, types and recommended kingdoms; src/generated/schema.json the
messages of the server. A file that would say nothing new is left alone, so that nothing is built again for it.
Needs the game on the path (``PYTHONPATH=src``), but not installed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from dominium import cards as _cards  # noqa: F401 - fills the catalogue
from dominium.cards.kingdoms import FIRST_KINGDOM, FRIENDLY, recommended
from dominium.cards.sets import SETS
from dominium.engine.catalogue import all_cards
from dominium.engine.types import TYPE_NAMES
from dominium.server.pages import PAGES
from dominium.server.schema import schema
from dominium.server.showing.catalogue_view import page_card
from dominium.server.tables.campaign import CHALLENGES
from dominium.server.tables.lessons import LESSONS
from dominium.words.languages import CODES

FOLDER = Path(__file__).parent.parent / "src" / "generated"


def sets() -> list[dict[str, Any]]:
    """The sets in their order: what they are called, and which are editions of one game."""
    games = [one.family for one in SETS]
    return [
        {
            "id": one.id,
            "name": one.name_key,
            "game": one.family,
            "edition": one.edition if games.count(one.family) > 1 else None,
        }
        for one in SETS
    ]


def catalogue() -> dict[str, Any]:
    """The game's own cards (the basic ones and those of a set), and the kingdoms made of them.

    Other cards of the catalogue are a player's own, or a test's: they have neither words nor drawings.
    ``first`` is the kingdom that newcomers are offered; the page loads what it needs before the rest. ``friendly``
    are those that one click deals; ``pages`` the addresses of the page's own pages; ``lessons`` what they ask for; ``challenges`` who is
    to be beaten.
    """
    listed = sets()
    known = {one["id"] for one in listed}
    return {
        "sets": listed,
        "types": [name for _, name in TYPE_NAMES],
        "cards": [
            page_card(card) for card in all_cards() if card.basic or not known.isdisjoint(card.sets.split())
        ],
        "kingdoms": [
            {
                "id": kingdom.id,
                "rulebook": kingdom.rulebook,
                "cards": [card.id for card in kingdom.cards],
                "projects": [card.id for card in kingdom.projects],
            }
            for kingdom in recommended()
        ],
        "first": FIRST_KINGDOM,
        "friendly": list(FRIENDLY),
        "pages": list(PAGES),
        "lessons": [
            {"id": lesson.id, "goals": [goal._asdict() for goal in lesson.goals], "turns": lesson.turns}
            for lesson in LESSONS
        ],
        "challenges": [
            {
                "id": challenge.id,
                "rivals": [
                    {"id": rival.id, "name": {code: rival.name(code) for code in CODES}}
                    for rival in challenge.rivals
                ],
            }
            for challenge in CHALLENGES
        ],
    }


def write(name: str, text: str) -> None:
    """A file of that content; touched only if it had another."""
    file = FOLDER / name
    if file.is_file() and file.read_text(encoding="utf-8") == text:
        return
    FOLDER.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")


def main() -> None:
    write("catalogue.json", json.dumps(catalogue(), ensure_ascii=False, separators=(",", ":")) + "\n")
    write("schema.json", schema())


if __name__ == "__main__":
    main()
