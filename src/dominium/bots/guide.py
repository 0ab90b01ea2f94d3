"""What bots know of each card, as tables to read. They are made from the entries in ``sense``."""

from __future__ import annotations

from typing import Final

from ..cards.sets import families
from ..engine.card import Card
from ..engine.catalogue import all_cards
from ..engine.types import ACTION, ARTIFACT, PROJECT, TREASURE, VICTORY
from .knowledge import facts, family_of

_RIGHT_MOMENT: Final = "in the right moment"
_VILLAGE: Final = "village"
_NO_ACTION: Final = "costs no Action"
_TERMINAL: Final = "terminal"

#: what there is to say of a card that has only the general rules
_GENERAL: Final = {
    _RIGHT_MOMENT: "Played only in the right moment.",
    _VILLAGE: "Nothing to decide: played first of all.",
    _NO_ACTION: "Nothing to decide: played before cards that cost an Action.",
    _TERMINAL: "Nothing to decide: the stronger terminal Action is played first.",
}


def guide() -> str:
    """A table for each family of sets, in Markdown."""
    parts: list[str] = []
    for family in families():
        rows: dict[str, str] = {}
        for card in all_cards():
            if family_of(card) == family:
                rows.setdefault(card.plain, _row(card))
        parts.append(f"## {family}\n")
        parts.append("| card | worth | played | what judgement does |\n|---|---|---|---|")
        parts.append("\n".join(rows.values()) + "\n")
    return "\n".join(parts)


def _row(card: Card) -> str:
    worth = "" if card.types & (PROJECT | ARTIFACT) else str(facts(card).worth)
    return f"| `{card.plain}` | {worth} | {played(card)} | {sentence(card)} |"


def played(card: Card) -> str:
    """When an Action card is played, in a word or two; empty for other cards."""
    known = facts(card)
    if not card.types & ACTION:
        return ""
    if known.careful:
        return _RIGHT_MOMENT
    if known.terminal:
        return _TERMINAL
    return _VILLAGE if known.actions > 1 else _NO_ACTION


def sentence(card: Card) -> str:
    """What judgement does with a card: what its entry says, or what follows from the general rules."""
    said = facts(card).sense.says
    if said:
        return said
    if card.types & ACTION:
        return _GENERAL[played(card)]
    if card.types & TREASURE:
        return "Played with all other Treasures."
    if card.types & VICTORY:
        return "Gained or bought only if a strategy wants it; counts with its points late in the game."
    return "Nothing to decide."
