"""Reading conditions: numbers, words, arithmetic, comparisons, and, or, not."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from dataclasses import dataclass

from ..bots.atoms import (
    GROUPS,
    ZONES,
    Cards,
    Chosen,
    Cost,
    Fact,
    InZone,
    MatMoney,
    Money,
    OwnedKind,
    OwnedProject,
    PileTokens,
    ProjectsOwned,
    SoFar,
    Tokens,
    fact_words,
    one,
)
from ..bots.expressions import (
    Both,
    Compare,
    Either,
    Expression,
    Left,
    Not,
    Number,
    Owned,
    Product,
    ProvincesLeft,
    Quotient,
    Sum,
    TreasureCards,
    TreasureTotal,
)
from ..engine.card import Card
from ..engine.types import ARTIFACT, PROJECT
from ..words.languages import current
from ..words.naming import NoSuchCard
from .errors import Mistake

_TOKEN = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|([^\W\d][\w']*)|(<=|>=|!=|==|[<>=≤≥≠()+*/−-]))")

_SIGNS = {"=": "==", "≤": "<=", "≥": ">=", "≠": "!="}
_COMPARISONS = ("<", "<=", ">", ">=", "==", "!=")

#: The words that take something in parentheses.
FUNCTIONS = ("count", "left", *ZONES, "cost", "embargo", "tokens")


def words() -> list[str]:
    """All words that stand alone."""
    return [*fact_words(), "treasure", "money", "mat_money", "chosen"]


@dataclass(frozen=True)
class _Token:
    kind: str  # number, word, sign or end
    text: str
    column: int


def find_card(name: str, column: int) -> Card:
    """A card by id or name; a Mistake with the nearest names if there is none."""
    try:
        return current().find_card(name)
    except NoSuchCard as problem:
        mistake = Mistake(column, "strategy-card", name=name)
        mistake.problem = str(problem)
        raise mistake from None


def find_cards(name: str, column: int) -> Cards:
    """A card, or a kind of cards."""
    word = name.lower()
    return Cards(word, None) if word in GROUPS else one(find_card(name, column))


#: what a condition may hold: beyond that nobody wrote it to be read
_MOST_TOKENS = 300
_DEEPEST = 25
_LONGEST_NUMBER = 9


class Conditions:
    """Reads the condition that begins at a place of a line and goes on to the line's end."""

    def __init__(self, line: str, start: int, so_far: SoFar) -> None:
        self._line = line
        self._at = start
        self._so_far = so_far
        self._tokens = 0
        self._depth = 0
        self._next = self._read()

    def condition(self) -> Expression:
        found = self._either()
        if self._next.kind != "end":
            self._expected("strategy-expect-end")
        return found

    # Tokens

    def _read(self) -> _Token:
        match = _TOKEN.match(self._line, self._at)
        if match is None:
            rest = self._line[self._at :]
            column = self._at + len(rest) - len(rest.lstrip()) + 1
            if not rest.strip():
                return _Token("end", "", len(self._line.rstrip()) + 1)
            raise Mistake(column, "strategy-unreadable", found=rest.strip()[0])
        self._at = match.end()
        number, word, sign = match.groups()
        text = number or word or sign
        kind = "number" if number else "word" if word else "sign"
        return _Token(kind, "-" if text == "−" else _SIGNS.get(text, text), match.end() - len(text) + 1)

    def _take(self) -> _Token:
        token = self._next
        self._tokens += 1
        if self._tokens > _MOST_TOKENS:
            raise Mistake(token.column, "strategy-too-much", most=_MOST_TOKENS)
        self._next = self._read()
        return token

    def _within(self, read: Callable[[], Expression]) -> Expression:
        """Read what lies within something else, unless that goes too deep."""
        self._depth += 1
        if self._depth > _DEEPEST:
            raise Mistake(self._next.column, "strategy-too-deep", most=_DEEPEST)
        found = read()
        self._depth -= 1
        return found

    def _is(self, *texts: str) -> bool:
        return self._next.kind in ("word", "sign") and self._next.text.lower() in texts

    def _expected(self, what: str) -> None:
        found = self._next.text or current().message("strategy-end-of-line")
        raise Mistake(self._next.column, "strategy-expected", expected=current().message(what), found=found)

    # Grammar, from what binds least

    def _either(self) -> Expression:
        left = self._both()
        while self._is("or"):
            self._take()
            left = Either(left, self._both())
        return left

    def _both(self) -> Expression:
        left = self._not()
        while self._is("and"):
            self._take()
            left = Both(left, self._not())
        return left

    def _not(self) -> Expression:
        if self._is("not"):
            self._take()
            return Not(self._within(self._not))
        return self._comparison()

    def _comparison(self) -> Expression:
        left = self._sum()
        if self._is(*_COMPARISONS):
            sign = self._take().text
            return Compare(left, sign, self._sum())
        return left

    def _sum(self) -> Expression:
        left = self._product()
        while self._is("+", "-"):
            sign = self._take().text
            left = Sum(left, sign, self._product())
        return left

    def _product(self) -> Expression:
        left = self._unary()
        while self._is("*", "/"):
            if self._take().text == "*":
                left = Product(left, self._unary())
                continue
            column = self._next.column
            right = self._unary()
            if isinstance(right, Number) and right.number == 0:
                raise Mistake(column, "strategy-divide-by-zero")
            left = Quotient(left, right)
        return left

    def _unary(self) -> Expression:
        if not self._is("-"):
            return self._atom()
        self._take()
        part = self._within(self._unary)
        if isinstance(part, Number):
            return Number(-part.number, part.scale())
        return Sum(Number(0), "-", part)

    def _atom(self) -> Expression:
        if self._next.kind == "number":
            column = self._next.column
            whole, _, part = self._take().text.partition(".")
            if len(whole + part) > _LONGEST_NUMBER:
                raise Mistake(column, "strategy-number", most=_LONGEST_NUMBER)
            part = part.rstrip("0")
            return Number(int(whole + part), 10 ** len(part))
        if self._is("("):
            self._take()
            found = self._within(self._either)
            self._close()
            return found
        if self._next.kind != "word" or self._is("and", "or", "not", "if"):
            self._expected("strategy-expect-value")
        return self._word()

    def _close(self) -> None:
        if not self._is(")"):
            self._expected("strategy-expect-close")
        self._take()

    def _word(self) -> Expression:
        word = self._next.text.lower()
        column = self._next.column
        if word in FUNCTIONS:
            return self._function(word)
        if word not in words():
            near = difflib.get_close_matches(word, [*words(), *FUNCTIONS], 3, 0.5)
            raise Mistake(column, "strategy-word", word=word, near=", ".join(near), hints=len(near))
        self._take()
        if word == "treasure":
            return TreasureTotal()
        if word == "money":
            return Money()
        if word == "mat_money":
            return MatMoney()
        return Chosen(self._so_far) if word == "chosen" else Fact(word)

    def _function(self, word: str) -> Expression:
        # Names of cards may have blanks and marks in them, so what is in the parentheses is taken as it stands.
        rest = self._line[self._at :]
        if not rest.lstrip().startswith("("):
            self._take()
            self._expected("strategy-expect-open")
        start = self._at + rest.index("(") + 1
        end = self._line.find(")", start)
        if end < 0:
            raise Mistake(
                len(self._line.rstrip()) + 1,
                "strategy-expected",
                expected=current().message("strategy-expect-close"),
                found=current().message("strategy-end-of-line"),
            )
        name = " ".join(self._line[start:end].split())
        column = start + len(self._line[start:end]) - len(self._line[start:end].lstrip()) + 1
        if not name:
            raise Mistake(
                column, "strategy-expected", expected=current().message("strategy-expect-card"), found=")"
            )
        self._at = end + 1
        self._next = self._read()
        if word in ZONES:
            return InZone(word, find_cards(name, column))
        if word == "count":
            return _count(name, column)
        return _OF_CARD[word](find_card(name, column))


def _count(name: str, column: int) -> Expression:
    if name.lower() == "projects":
        return ProjectsOwned()
    if name.lower() == "treasures":
        return TreasureCards()
    cards = find_cards(name, column)
    if cards.card is None:
        return OwnedKind(cards)
    if cards.card.types & (PROJECT | ARTIFACT):
        return OwnedProject(cards.card)
    return Owned(cards.card)


def _left(card: Card) -> Expression:
    return ProvincesLeft() if card.id == "province" else Left(card)


_OF_CARD: dict[str, Callable[[Card], Expression]] = {
    "left": _left,
    "cost": Cost,
    "embargo": PileTokens,
    "tokens": Tokens,
}
