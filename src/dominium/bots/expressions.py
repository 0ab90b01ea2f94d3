"""What a strategy may ask about the game: small trees of whole numbers over a view.

Truth is 1 and falsehood 0, so arithmetic, comparisons and and/or/not mix freely.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..engine.card import Card
from ..engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Expression:
    """A number that depends on what the player knows."""

    def value(self, view: View) -> int:
        raise ValueError(f"{type(self).__name__} has no value: override value()")


class Number(Expression):
    def __init__(self, number: int) -> None:
        self.number: int = number

    def value(self, view: View) -> int:
        return self.number


class Owned(Expression):
    """Copies of a card the player owns."""

    def __init__(self, card: Card) -> None:
        self.card: Card = card

    def value(self, view: View) -> int:
        return view.count(self.card)


class Left(Expression):
    """Cards left in a pile."""

    def __init__(self, card: Card) -> None:
        self.card: Card = card

    def value(self, view: View) -> int:
        return view.left(self.card)


class ProvincesLeft(Expression):
    def value(self, view: View) -> int:
        return view.provinces_left()


class TreasureTotal(Expression):
    """The coins on all Treasures the player owns."""

    def value(self, view: View) -> int:
        return view.treasure_total()


class TreasureCards(Expression):
    """How many Treasures the player owns."""

    def value(self, view: View) -> int:
        return view.treasure_cards()


class Compare(Expression):
    """One of ``<  <=  >  >=  ==  !=``."""

    def __init__(self, left: Expression, sign: str, right: Expression) -> None:
        if sign not in ("<", "<=", ">", ">=", "==", "!="):
            raise ValueError(f"'{sign}' compares nothing; use <  <=  >  >=  ==  !=")
        self.left: Expression = left
        self.right: Expression = right
        # What makes it true: less (1), equal (2), greater (4).
        self._true: int = {"<": 1, "<=": 3, ">": 4, ">=": 6, "==": 2, "!=": 5}[sign]

    def value(self, view: View) -> int:
        a = self.left.value(view)
        b = self.right.value(view)
        outcome = 1 if a < b else 2 if a == b else 4
        return 1 if self._true & outcome else 0


class Product(Expression):
    def __init__(self, left: Expression, right: Expression) -> None:
        self.left: Expression = left
        self.right: Expression = right

    def value(self, view: View) -> int:
        return self.left.value(view) * self.right.value(view)
