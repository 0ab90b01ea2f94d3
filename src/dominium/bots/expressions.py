"""What a strategy may ask about the game: small trees of numbers over a view.

Truth is 1 and falsehood 0, so arithmetic, comparisons and and/or/not mix freely. Numbers are whole; where a division
brings a fraction, it is kept exactly: a node's value counts in units of one part of its ``scale``.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from mypy_extensions import mypyc_attr

from ..engine.card import Card
from ..engine.view import View

# How strongly a node binds when it is written down.
OR: Final = 1
AND: Final = 2
NOT: Final = 3
COMPARISON: Final = 4
SUM: Final = 5
PRODUCT: Final = 6
ATOM: Final = 7


@mypyc_attr(allow_interpreted_subclasses=True)
class Expression:
    """A number that depends on what the player knows."""

    def value(self, view: View) -> int:
        raise ValueError(f"{type(self).__name__} has no value: override value()")

    def scale(self) -> int:
        """What the value is counted in: 1 for ones, 10 for tenths; 0 if it varies (then ``ratio`` tells)."""
        return 1

    def ratio(self, view: View) -> tuple[int, int]:
        """The value as a numerator and a positive denominator."""
        return self.value(view), self.scale()

    def bind(self, kingdom: list[Card]) -> None:
        """Mean the versions of the cards that lie in a kingdom."""

    def effort(self) -> int:
        """How much it takes to tell the value, compared with others: what takes less is asked first."""
        return 8

    def rank(self) -> int:
        """How strongly it binds."""
        return ATOM

    def text(self) -> str:
        """As a strategy file writes it."""
        raise ValueError(f"{type(self).__name__} has no text: override text()")


def version_in(card: Card, kingdom: list[Card]) -> Card:
    """The version of a card that lies in a kingdom, or the card itself."""
    name = card.plain
    for other in kingdom:
        if other.plain == name:
            return other
    return card


def _inside(part: Expression, rank: int) -> str:
    """The text of a part, in parentheses if it binds less than its place asks."""
    text = part.text()
    return text if part.rank() >= rank else f"({text})"


class Number(Expression):
    """A number; ``scale`` 10 makes it tenths, 100 hundredths."""

    def __init__(self, number: int, scale: int = 1) -> None:
        self.number: int = number
        self._scale: int = scale

    def value(self, view: View) -> int:
        return self.number

    def effort(self) -> int:
        return 0

    def scale(self) -> int:
        return self._scale

    def rank(self) -> int:
        return SUM if self.number < 0 else ATOM

    def text(self) -> str:
        whole, part = divmod(abs(self.number), self._scale)
        digits = f"{whole}"
        if self._scale > 1:
            digits += "." + f"{part}".rjust(len(f"{self._scale}") - 1, "0")
        return f"-{digits}" if self.number < 0 else digits


class Compare(Expression):
    """One of ``<  <=  >  >=  ==  !=``."""

    def __init__(self, left: Expression, sign: str, right: Expression) -> None:
        if sign not in ("<", "<=", ">", ">=", "==", "!="):
            raise ValueError(f"'{sign}' compares nothing; use <  <=  >  >=  ==  !=")
        self.left: Expression = left
        self.right: Expression = right
        self.sign: str = sign
        # Its value if the left side is less, equal, greater.
        self._less: int = 1 if sign in ("<", "<=", "!=") else 0
        self._equal: int = 1 if sign in ("<=", ">=", "==") else 0
        self._greater: int = 1 if sign in (">", ">=", "!=") else 0
        # Both sides are brought to the same scale; a side whose scale varies makes both 0.
        a, b = left.scale(), right.scale()
        common = gcd(a, b)
        self._times_left: int = b // common if a and b else 0
        self._times_right: int = a // common if a and b else 0
        # Mostly something that is counted in ones is compared with a number.
        self._plain: bool = a == 1 and b == 1 and isinstance(right, Number)
        self._number: int = right.number if isinstance(right, Number) else 0

    def value(self, view: View) -> int:
        if self._plain:
            a = self.left.value(view)
            b = self._number
        elif self._times_left == 0:
            a, below_a = self.left.ratio(view)
            b, below_b = self.right.ratio(view)
            a *= below_b
            b *= below_a
        else:
            a = self.left.value(view) * self._times_left
            b = self.right.value(view) * self._times_right
        if a < b:
            return self._less
        return self._equal if a == b else self._greater

    def effort(self) -> int:
        return self.left.effort() + self.right.effort()

    def bind(self, kingdom: list[Card]) -> None:
        self.left.bind(kingdom)
        self.right.bind(kingdom)

    def rank(self) -> int:
        return COMPARISON

    def text(self) -> str:
        sign = "=" if self.sign == "==" else self.sign
        return f"{_inside(self.left, SUM)} {sign} {_inside(self.right, SUM)}"


class Sum(Expression):
    """One number plus or minus another."""

    def __init__(self, left: Expression, sign: str, right: Expression) -> None:
        if sign not in ("+", "-"):
            raise ValueError(f"'{sign}' is neither + nor -")
        self.left: Expression = left
        self.right: Expression = right
        self.sign: str = sign
        a, b = left.scale(), right.scale()
        common = gcd(a, b)
        self._scale: int = a * b // common if a and b else 0
        self._times_left: int = b // common if a and b else 0
        self._times_right: int = (a // common if a and b else 0) * (1 if sign == "+" else -1)

    def value(self, view: View) -> int:
        if self._scale == 0:
            return self.ratio(view)[0]
        return self.left.value(view) * self._times_left + self.right.value(view) * self._times_right

    def scale(self) -> int:
        return self._scale

    def ratio(self, view: View) -> tuple[int, int]:
        if self._scale:
            return self.value(view), self._scale
        a, below_a = self.left.ratio(view)
        b, below_b = self.right.ratio(view)
        if self.sign == "-":
            b = -b
        return a * below_b + b * below_a, below_a * below_b

    def bind(self, kingdom: list[Card]) -> None:
        self.left.bind(kingdom)
        self.right.bind(kingdom)

    def rank(self) -> int:
        return SUM

    def text(self) -> str:
        return f"{_inside(self.left, SUM)} {self.sign} {_inside(self.right, PRODUCT)}"


class Product(Expression):
    def __init__(self, left: Expression, right: Expression) -> None:
        self.left: Expression = left
        self.right: Expression = right
        self._scale: int = left.scale() * right.scale()

    def value(self, view: View) -> int:
        return self.left.value(view) * self.right.value(view)

    def scale(self) -> int:
        return self._scale

    def ratio(self, view: View) -> tuple[int, int]:
        a, below_a = self.left.ratio(view)
        b, below_b = self.right.ratio(view)
        return a * b, below_a * below_b

    def bind(self, kingdom: list[Card]) -> None:
        self.left.bind(kingdom)
        self.right.bind(kingdom)

    def rank(self) -> int:
        return PRODUCT

    def text(self) -> str:
        return f"{_inside(self.left, PRODUCT)} * {_inside(self.right, ATOM)}"


class Quotient(Expression):
    """One number divided by another, exactly; divided by 0 it is 0."""

    def __init__(self, left: Expression, right: Expression) -> None:
        self.left: Expression = left
        self.right: Expression = right
        # Divided by a plain number the scale is known beforehand, and the value is cheap.
        self._times: int = 0
        self._scale: int = 0
        if isinstance(right, Number) and right.number > 0 and left.scale() > 0:
            self._times = right.scale()
            self._scale = left.scale() * right.number

    def value(self, view: View) -> int:
        if self._scale == 0:
            return self.ratio(view)[0]
        return self.left.value(view) * self._times

    def scale(self) -> int:
        return self._scale

    def ratio(self, view: View) -> tuple[int, int]:
        a, below_a = self.left.ratio(view)
        b, below_b = self.right.ratio(view)
        if b == 0:
            return 0, 1
        if b < 0:
            a, b = -a, -b
        return a * below_b, below_a * b

    def bind(self, kingdom: list[Card]) -> None:
        self.left.bind(kingdom)
        self.right.bind(kingdom)

    def rank(self) -> int:
        return PRODUCT

    def text(self) -> str:
        return f"{_inside(self.left, PRODUCT)} / {_inside(self.right, ATOM)}"


class Both(Expression):
    """And."""

    def __init__(self, left: Expression, right: Expression) -> None:
        self.left: Expression = left
        self.right: Expression = right
        # Values have no effects, so the order in which they are told is free.
        in_order = left.effort() <= right.effort()
        self._first: Expression = left if in_order else right
        self._second: Expression = right if in_order else left

    def value(self, view: View) -> int:
        return 1 if self._first.value(view) != 0 and self._second.value(view) != 0 else 0

    def effort(self) -> int:
        return self._first.effort() + 1  # the second is seldom asked

    def bind(self, kingdom: list[Card]) -> None:
        self.left.bind(kingdom)
        self.right.bind(kingdom)

    def rank(self) -> int:
        return AND

    def text(self) -> str:
        return f"{_inside(self.left, AND)} and {_inside(self.right, NOT)}"


class Either(Expression):
    """Or."""

    def __init__(self, left: Expression, right: Expression) -> None:
        self.left: Expression = left
        self.right: Expression = right

    def value(self, view: View) -> int:
        return 1 if self.left.value(view) != 0 or self.right.value(view) != 0 else 0

    def bind(self, kingdom: list[Card]) -> None:
        self.left.bind(kingdom)
        self.right.bind(kingdom)

    def rank(self) -> int:
        return OR

    def text(self) -> str:
        return f"{_inside(self.left, OR)} or {_inside(self.right, AND)}"


class Not(Expression):
    def __init__(self, part: Expression) -> None:
        self.part: Expression = part

    def value(self, view: View) -> int:
        return 1 if self.part.value(view) == 0 else 0

    def effort(self) -> int:
        return self.part.effort()

    def bind(self, kingdom: list[Card]) -> None:
        self.part.bind(kingdom)

    def rank(self) -> int:
        return NOT

    def text(self) -> str:
        return f"not {_inside(self.part, NOT)}"


# What is asked most often; the rest is in ``known``.


class Owned(Expression):
    """Copies of a card the player owns."""

    def __init__(self, card: Card) -> None:
        self.card: Card = card

    def value(self, view: View) -> int:
        return view.count(self.card)

    def effort(self) -> int:
        return 2

    def bind(self, kingdom: list[Card]) -> None:
        self.card = version_in(self.card, kingdom)

    def text(self) -> str:
        return f"count({self.card.plain})"


class Left(Expression):
    """Cards left in a pile."""

    def __init__(self, card: Card) -> None:
        self.card: Card = card

    def value(self, view: View) -> int:
        return view.left(self.card)

    def bind(self, kingdom: list[Card]) -> None:
        self.card = version_in(self.card, kingdom)

    def text(self) -> str:
        return f"left({self.card.plain})"


class ProvincesLeft(Expression):
    def value(self, view: View) -> int:
        return view.provinces_left()

    def text(self) -> str:
        return "left(province)"


class TreasureTotal(Expression):
    """The coins on the Treasures the player owns, those on mats or set aside left out."""

    def value(self, view: View) -> int:
        return view.treasure_total()

    def text(self) -> str:
        return "treasure"


class TreasureCards(Expression):
    """How many Treasures the player owns."""

    def value(self, view: View) -> int:
        return view.treasure_cards()

    def text(self) -> str:
        return "count(treasures)"
