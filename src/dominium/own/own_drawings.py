"""The drawings of own cards: icons that come with the page, named in the file as ``DRAWINGS``, or outlines."""

from __future__ import annotations

import ast
import difflib
import json
import re
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from ..engine.card import Card
from ..engine.types import type_names
from .card_file import CardFile
from .mistakes import CardFileMistake
from .source_lines import line_of_name, lines_of_keys

#: the name of the dictionary of drawings in a file of cards
DRAWINGS = "DRAWINGS"
#: what the build of the page writes
_FILE = Path(__file__).parents[1] / "server" / "static" / "drawings.json"
#: an outline as SVG writes it, in a square of 512
_OUTLINE = re.compile(r"[Mm][0-9\s,.eE+\-MmZzLlHhVvCcSsQqTtAa]{5,20000}")


class _Drawings(NamedTuple):
    """The outlines of icons by name, and the icons of cards by type: the first type that a card has decides."""

    icons: dict[str, str]
    generic: dict[str, str]


@cache
def _drawings() -> _Drawings:
    """What the build of the page wrote; nothing as long as the page is not built."""
    try:
        return _Drawings(**json.loads(_FILE.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return _Drawings({}, {})


def icons() -> list[str]:
    """The names of the icons there are."""
    return list(_drawings().icons)


def outline_of(card: Card, drawing: str) -> str:
    """The outline of a card's drawing: the one it was given, or else that of its type."""
    if is_outline(drawing):
        return drawing
    known = _drawings()
    general = next((icon for kind, icon in known.generic.items() if kind in type_names(card.types)), "")
    return known.icons.get(drawing) or known.icons.get(general, "")


def is_outline(drawing: str) -> bool:
    return _OUTLINE.fullmatch(drawing) is not None


def drawings_in(file: CardFile, tree: ast.Module, module: ModuleType, cards: list[str]) -> dict[str, str]:
    """The drawings that a file gives its cards; CardFileMistake says what is wrong with one."""
    given = module.__dict__.get(DRAWINGS, {})
    place, lines = line_of_name(tree.body, DRAWINGS, 1), lines_of_keys(tree.body, DRAWINGS)
    if not isinstance(given, dict) or not all(isinstance(one, str) for pair in given.items() for one in pair):
        raise CardFileMistake("drawings", file.file, place)
    for card, drawing in given.items():
        line = lines.get(card, place)
        if card not in cards:
            raise CardFileMistake("drawings-card", file.file, line, id=card, cards=", ".join(cards))
        known = icons()
        if known and drawing not in known and not is_outline(drawing):
            near = ", ".join(difflib.get_close_matches(drawing, known, 3)) or "–"
            raise CardFileMistake("drawings-icon", file.file, line, name=drawing[:40], near=near)
    return dict(given)
