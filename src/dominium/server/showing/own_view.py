"""Cards of somebody's own as the page needs them: it was built before it could know of them."""

from __future__ import annotations

import json
from typing import Any

from ...cards.sets import OWN
from ...engine.catalogue import card_named
from ...own.loading import OwnCards, loaded
from ...own.own_drawings import outline_of
from ...words.languages import CODES, language
from .catalogue_view import page_card

#: where the page looks for them
ELEMENT = "own-cards"


def own_element() -> str:
    """An element for the index page that holds the own cards as data; "" if there are none."""
    found = loaded()
    if not found:
        return ""
    # Nothing in it may end the element.
    text = json.dumps(_told(found), ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{ELEMENT}">{text}</script>'


def _told(found: list[OwnCards]) -> dict[str, Any]:
    title = f"set-{OWN}"
    names = [name for one in found for name in one.cards]
    given = {name: drawing for one in found for name, drawing in one.drawings.items()}
    return {
        "cards": [page_card(card_named(name)) for name in names],
        "sets": [{"id": OWN, "name": title, "game": OWN, "edition": None}],
        "words": {
            code: "\n".join(
                [f"{title} = {language(code).message(title)}", *(one.words.texts[code] for one in found)]
            )
            for code in CODES
        },
        "drawings": {name: outline_of(card_named(name), given.get(name, "")) for name in names},
    }
