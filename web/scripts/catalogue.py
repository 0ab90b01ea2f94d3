# ruff: noqa: INP001
"""Write what the client knows of cards and kingdoms: src/lib/catalogue.json (run again when cards change)."""

from __future__ import annotations

import json
from pathlib import Path

from dominium import cards as _cards  # noqa: F401 - fills the catalogue
from dominium.cards.kingdoms import recommended
from dominium.engine.catalogue import all_cards
from dominium.engine.types import type_names

TARGET = Path(__file__).parent.parent / "src" / "lib" / "catalogue.json"


def catalogue() -> dict[str, object]:
    return {
        "cards": [
            {
                "id": card.id,
                "cost": card.cost,
                "types": type_names(card.types),
                "sets": card.sets.split(),
                "basic": card.basic,
                "coins": card.coins,
            }
            for card in all_cards()
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
    }


def text() -> str:
    return json.dumps(catalogue(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
