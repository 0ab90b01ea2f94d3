"""Sections of a strategy: lists of cards or words, in order of preference, for decisions other than buying."""

from __future__ import annotations

from typing import Final

from ..engine import kinds
from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.view import View
from .atoms import Cards, SoFar
from .expressions import Expression

PLAY_SECTION: Final = kinds.PLAY

#: The kinds of decisions that can have a section.
SECTION_KINDS: Final = (
    kinds.PLAY,
    kinds.TRASH,
    kinds.DISCARD,
    kinds.GAIN,
    kinds.PUT_BACK,
    kinds.SET_ASIDE,
    kinds.TAKE,
    kinds.PLAY_CARD,
    kinds.REACT,
    kinds.CHOOSE,
    kinds.NAME,
    kinds.PASS,
    kinds.REVEAL,
    kinds.PILE,
    kinds.GIVE,
    kinds.RETURN,
    kinds.STAR,
)

#: Where cards that are not listed stay a matter of judgement.
OPEN_KINDS: Final = (kinds.PLAY, kinds.REACT)

#: Where a kind of cards means the dearest of them first; elsewhere the cheapest.
_DEAREST: Final = (
    kinds.PLAY,
    kinds.GAIN,
    kinds.TAKE,
    kinds.PLAY_CARD,
    kinds.REACT,
    kinds.NAME,
    kinds.REVEAL,
    kinds.STAR,
)


class Preference:
    """A card, a kind of cards or a word, and when to take it."""

    def __init__(self, cards: Cards | None, word: str = "", condition: Expression | None = None) -> None:
        self.cards: Cards | None = cards
        self.word: str = word
        self.condition: Expression | None = condition


class Section:
    """The lines for one kind of decision, of all cards or of the one that asks."""

    def __init__(
        self,
        kind: str,
        asker: Card | None,
        lines: list[Preference],
        so_far: SoFar,
        *,
        judges: bool = False,
        judges_if: Expression | None = None,
    ) -> None:
        if kind not in SECTION_KINDS:
            raise ValueError(f"there is no section '{kind}'; there are: {', '.join(SECTION_KINDS)}")
        self.kind: str = kind
        self.asker: Card | None = asker
        self.lines: list[Preference] = lines
        self.so_far: SoFar = so_far
        #: ends with a line that leaves the rest to judgement, and the condition of that line
        self.judges: bool = judges
        self.judges_if: Expression | None = judges_if
        self._dearest: bool = kind in _DEAREST
        self._open: bool = kind in OPEN_KINDS

    def bind(self, kingdom: list[Card]) -> None:
        for line in self.lines:
            if line.cards is not None:
                line.cards.bind(kingdom)
            if line.condition is not None:
                line.condition.bind(kingdom)
        if self.judges_if is not None:
            self.judges_if.bind(kingdom)

    def leaves_rest(self, view: View) -> bool:
        """Whether judgement goes on where the lines end."""
        if self._open:
            return True
        return self.judges and (self.judges_if is None or self.judges_if.value(view) != 0)

    def lists(self, card: Card) -> bool:
        """Whether a line means a card, with whatever condition."""
        return any(line.cards is not None and line.cards.has(card) for line in self.lines)

    def taken(self, decision: Decision, view: View) -> list[int]:
        """What the lines take of what is offered, at most as much as allowed."""
        answer: list[int] = []
        used = [0] * decision.count()
        copies = decision.copies
        for line in self.lines:
            for i in self._options(line, decision, view):
                while used[i] < copies[i] and len(answer) < decision.maximum:
                    self.so_far.count = len(answer)
                    if line.condition is not None and line.condition.value(view) == 0:
                        break
                    answer.append(i)
                    used[i] += 1
        self.so_far.count = 0
        return answer

    def _options(self, line: Preference, decision: Decision, view: View) -> list[int]:
        """The indices of the options a line means."""
        if line.cards is None:
            i = decision.index_of(line.word)
            return [i] if i >= 0 else []
        pairs: list[tuple[int, int]] = []
        for i in range(len(decision.cards)):
            if line.cards.has(decision.cards[i]):
                cost = view.cost(decision.cards[i])
                pairs.append((-cost if self._dearest else cost, i))
        pairs.sort()
        return [i for _, i in pairs]


class Rest:
    """What is left of a decision after some of it is answered, as a decision of its own."""

    def __init__(self, decision: Decision, answer: list[int], section: Section | None, most: int) -> None:
        #: for each option that is left its index in the whole decision
        self.places: list[int] = []
        cards: list[Card] = []
        copies: list[int] = []
        words: list[str] | None = None
        left = decision.copies.copy()
        for i in answer:
            left[i] -= 1
        for i in range(decision.count()):
            if left[i] == 0:
                continue
            if i < len(decision.cards):
                if section is not None and section.lists(decision.cards[i]):
                    continue
                cards.append(decision.cards[i])
                copies.append(left[i])
            elif decision.words is not None:
                word = decision.words[i - len(decision.cards)]
                if section is not None and any(line.word == word for line in section.lines):
                    continue
                if words is None:
                    words = []
                words.append(word)
                copies.append(left[i])
            self.places.append(i)
        least = max(0, decision.minimum - len(answer))
        self.decision: Decision = Decision(
            decision.seat,
            decision.kind,
            decision.card,
            cards,
            copies,
            words,
            min(least, sum(copies)),
            most,
            ordered=decision.ordered,
        )

    def whole(self, answer: list[int]) -> list[int]:
        """An answer to the rest in terms of the whole decision."""
        return [self.places[i] for i in answer]
