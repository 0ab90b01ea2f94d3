"""Writing strategies down, so that reading them again gives the same strategy."""

from __future__ import annotations

from ..bots.expressions import Expression
from ..bots.sections import Section
from ..bots.strategy import Strategy
from .text import BUY, JUDGE


def write(strategy: Strategy) -> str:
    """The text of a strategy, as a file holds it."""
    lines = [f"name: {_flat(strategy.name)}"]
    if strategy.author:
        lines.append(f"author: {_flat(strategy.author)}")
    for header, text in (("note", strategy.note), ("evidence", strategy.evidence)):
        lines += [f"{header}: {_flat(part)}".rstrip() for part in text.split("\n")] if text else []
    if strategy.kingdom:
        lines.append("kingdom: " + ", ".join(card.plain for card in strategy.kingdom))
    if strategy.never_lose:
        lines.append("never_lose: yes")
    lines += ["", f"{BUY}:"]
    lines += _aligned([(rule.card.plain, rule.condition) for rule in strategy.rules])
    for section in strategy.sections:
        lines += ["", *_section(section)]
    return "\n".join(lines) + "\n"


def _section(section: Section) -> list[str]:
    asker = "" if section.asker is None else f" ({section.asker.plain})"
    pairs = [(line.word if line.cards is None else line.cards.name, line.condition) for line in section.lines]
    if section.judges:
        pairs.append((JUDGE, section.judges_if))
    return [f"{section.kind}{asker}:", *_aligned(pairs)]


def _aligned(pairs: list[tuple[str, Expression | None]]) -> list[str]:
    width = max((len(name) for name, condition in pairs if condition is not None), default=0)
    return [
        f"  {name}" if condition is None else f"  {name:<{width}} if {condition.text()}"
        for name, condition in pairs
    ]


def _flat(text: str) -> str:
    """Text on one line."""
    return " ".join(text.split())
