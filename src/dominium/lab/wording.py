"""Figures in words, as a language writes them."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ..words.languages import Language
from .statistics import Interval, Spread


@dataclass(frozen=True)
class Wording:
    """How a language writes figures."""

    language: Language

    def say(self, message: str, **arguments: str | int) -> str:
        return self.language.message(message, **arguments)

    def number(self, value: float, digits: int = 1) -> str:
        if math.isnan(value):
            return "–"
        text = f"{value:,.{digits}f}"
        if self.language.code == "pl":
            text = text.replace(",", "\u00a0").replace(".", ",")
        return text.replace("-", "−")

    def percent(self, part: float, digits: int = 1) -> str:
        return self.number(100 * part, digits)

    def rate(self, rate: Interval, digits: int = 1) -> str:
        """A rate in per cent with half the width of its interval."""
        return f"{self.percent(rate.value, digits)} ± {self.percent(rate.half, digits)}"

    def spread(self, numbers: Spread, digits: int = 1) -> str:
        return f"{self.number(numbers.mean, digits)} ± {self.number(numbers.deviation, digits)}"

    def cards(self, ids: tuple[str, ...]) -> str:
        return ", ".join(self.language.name(card) for card in ids)
