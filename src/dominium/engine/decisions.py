"""Decisions and answers.

A decision lists distinct options; where copies exist it says how many of each may be taken. An answer is a list
of option indices (an index repeated for copies), so a whole game is a short list of small integers.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from . import kinds, places
from .types import ARTIFACT, PROJECT

if TYPE_CHECKING:
    from .card import Card

#: where the cards of a question lie unless it says otherwise; in the hand if the kind is not here
_USUAL: Final = {
    kinds.BUY: places.SUPPLY,
    kinds.GAIN: places.SUPPLY,
    kinds.PILE: places.SUPPLY,
    kinds.GIVE: places.SUPPLY,
    kinds.NAME: places.NAMED,
    kinds.STAR: places.SHUFFLED,
    kinds.TOP: places.CLEANED_UP,
}


#: the place of a card that is not among others, where places are bytes
NOWHERE: Final = 255

#: the answers that take one option, made once; answers are never changed
_SINGLE: Final[list[list[int]]] = [[i] for i in range(64)]


def only(index: int) -> list[int]:
    """The answer that takes one option, once; read-only."""
    return _SINGLE[index] if index < 64 else [index]


class IllegalMove(Exception):
    """An answer or a move that the rules do not allow; nothing was changed."""


class Offer:
    """Cards to choose from, at most 255, made once for many questions; read-only."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards: list[Card] = cards
        places = [NOWHERE] * (max([int(card.number) for card in cards], default=-1) + 1)
        for i in range(len(cards)):
            places[cards[i].number] = i
        #: where each card stands among them, by its number in the catalogue
        self.places: bytes = bytes(places)

    def index(self, card: Card) -> int:
        """The index of a card among them, -1 if it is not there."""
        places = self.places
        number = card.number
        place = places[number] if number < len(places) else NOWHERE
        return place if place < NOWHERE else -1


class Offers:
    """What some piles offer, by coins: made when first asked for."""

    def __init__(self, piles: list[Card]) -> None:
        self._piles: list[Card] = piles
        self._dearest: int = max([card.cost for card in piles], default=0)
        self._to_buy: list[Offer | None] = []
        self._to_gain: list[Offer | None] = []

    def to_buy(self, coins: int) -> Offer:
        """The cards with a printed cost of at most ``coins``, in the order of the piles."""
        return self._find(self._to_buy, coins, sort=False)

    def to_gain(self, coins: int) -> Offer:
        """The same in the order in which cards ask for a choice."""
        return self._find(self._to_gain, coins, sort=True)

    def _find(self, offers: list[Offer | None], coins: int, *, sort: bool) -> Offer:
        coins = min(coins, self._dearest)
        while len(offers) <= coins:
            offers.append(None)
        found = offers[coins]
        if found is None:
            cards = [card for card in self._piles if card.cost <= coins]
            found = Offer(distinct(cards)[0] if sort else cards)
            offers[coins] = found
        return found


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question to one player."""

    def __init__(
        self,
        seat: int,
        kind: str,
        card: Card | None,
        cards: list[Card],
        copies: list[int] | None,
        words: list[str] | None,
        minimum: int,
        maximum: int,
        *,
        ordered: bool = False,
        zone: str = "",
    ) -> None:
        self.seat: int = seat
        self.kind: str = kind
        #: the card that asks, if a card does
        self.card: Card | None = card
        #: the options that are cards come first, then those that are words; treat both lists as read-only
        self.cards: list[Card] = cards
        self._copies: list[int] | None = copies
        self.words: list[str] | None = words
        self.minimum: int = minimum
        self.maximum: int = maximum
        self.ordered: bool = ordered
        self._everything: list[int] | None = None
        self._mark: int = -1
        self._zone: str = zone
        #: where each card lies, if they lie in different zones
        self.zones: list[str] | None = None
        #: the cards as they were listed beforehand, if they were
        self.offer: Offer | None = None

    @property
    def source(self) -> str | None:
        """The id of the card that asks."""
        return None if self.card is None else self.card.id

    @property
    def options(self) -> list[str]:
        """The distinct options as ids and words, in the order of their indices."""
        ids = [card.id for card in self.cards]
        if self.words is not None:
            ids.extend(self.words)
        return ids

    @property
    def copies(self) -> list[int]:
        """How many of each option may be taken."""
        return [1] * self.count() if self._copies is None else self._copies

    @property
    def main(self) -> bool:
        """Whether it is a main choice of the turn, with the game at rest."""
        return self.kind in kinds.MAIN

    def count(self) -> int:
        """The number of distinct options."""
        words = self.words
        return len(self.cards) if words is None else len(self.cards) + len(words)

    def zone(self, index: int) -> str:
        """Where an option lies, as those may know who may see the question."""
        if index >= len(self.cards):
            if self.kind in kinds.MAIN:
                return places.TOKEN
            return places.DECK if self.kind == kinds.PLACE else places.WORD
        if self.zones is not None:
            return self.zones[index]
        if self._zone:
            return self._zone
        types = self.cards[index].types
        if types & (PROJECT | ARTIFACT):
            return places.PROJECTS if types & PROJECT else places.ARTIFACTS
        return _USUAL.get(self.kind, places.HAND)

    def index(self, card: Card) -> int:
        """The index of a card among the options, -1 if it is not there."""
        offer = self.offer
        start = 0
        options: list[Any] = self.cards  # looked at for identity only, which needs no type checks
        if offer is not None:
            place = offer.index(card)
            if place >= 0:
                return place
            start = len(offer.cards)
        for i in range(start, len(options)):
            if options[i] is card:
                return i
        return -1

    def index_of(self, option: str) -> int:
        """The index of an option by id or word, -1 if it is not there."""
        cards = self.cards
        if self.words is not None and option in self.words:
            return len(cards) + self.words.index(option)
        for i in range(len(cards)):
            if cards[i].id == option:
                return i
        return -1

    def everything(self) -> list[int]:
        """The answer that takes every copy of every card, the first options first."""
        answer = self._everything
        if answer is None:
            answer = []
            copies = self._copies
            for i in range(len(self.cards)):
                for _ in range(1 if copies is None else copies[i]):
                    answer.append(i)
            self._everything = answer
        return answer

    def check(self, answer: list[int]) -> None:
        """Raise IllegalMove unless the answer is legal."""
        size = len(answer)
        if self.minimum <= size <= self.maximum:
            if size == 1:
                first = answer[0]
                if 0 <= first < self.count():
                    return
            elif size == 0 or answer is self._everything or self._may_be_taken(answer):
                return
        raise IllegalMove(self._refusal(answer))

    def _may_be_taken(self, answer: list[int]) -> bool:
        """Whether there are such options, and as many of each."""
        count = self.count()
        copies = self._copies
        taken = [0] * count
        for i in answer:
            if not 0 <= i < count:
                return False
            taken[i] = taken[i] + 1
            if taken[i] > (1 if copies is None else copies[i]):
                return False
        return True

    def _refusal(self, answer: list[int]) -> str:
        options = self.options
        shown = [
            options[i] if 0 <= i < len(options) else f"option {i} of {len(options)}" for i in answer
        ] or ["nothing"]
        asked = f"from {self.minimum} to {self.maximum}" if self.minimum < self.maximum else f"{self.minimum}"
        offered = ", ".join(
            f"{option} x{n}" if n > 1 else option for option, n in zip(options, self.copies, strict=True)
        )
        by = f" for {self.source}" if self.card is not None else ""
        return (
            f"player {self.seat + 1} cannot answer {', '.join(shown)} to '{self.kind}'{by}: "
            f"take {asked} of: {offered or 'nothing'}"
        )

    def answer(self, ids: list[str]) -> list[int]:
        """The answer that takes these ids and words, or IllegalMove."""
        options = self.options
        answer: list[int] = []
        for one in ids:
            if one not in options:
                raise IllegalMove(
                    f"'{one}' is not an option of '{self.kind}' for player {self.seat + 1}; "
                    f"the options are: {', '.join(options) or 'none'}"
                )
            answer.append(options.index(one))
        self.check(answer)
        return answer

    def fingerprint(self) -> int:
        """A number that tells this question from others, the same everywhere: records are checked with it."""
        # A server asks three times: when it checks an answer, when it makes it, when it notes it.
        if self._mark < 0:
            text = (
                f"{self.seat}|{self.kind}|{self.source}|{','.join(self.options)}|{self.copies}|"
                f"{self.minimum}|{self.maximum}|{self.ordered}"
            )
            self._mark = zlib.crc32(text.encode())
        return self._mark


def distinct(cards: list[Card]) -> tuple[list[Card], list[int]]:
    """The different cards among some cards in a fixed order, and how many there are of each.

    The order does not depend on the order of the cards, so that it tells nothing about it.
    """
    different: list[Card] = []
    counts: list[int] = []
    for card in cards:
        count_in(different, counts, card)
    return different, counts


def in_order(cards: list[Card]) -> list[Card]:
    """The same cards in a fixed order, which tells nothing about the order they had."""
    different, counts = distinct(cards)
    ordered: list[Card] = []
    for i in range(len(different)):
        card = different[i]
        for _ in range(counts[i]):
            ordered.append(card)
    return ordered


def count_in(different: list[Card], counts: list[int], card: Card) -> None:
    """Count one more card into the result of ``distinct``."""
    rank = card.rank
    for at, kind in enumerate(different):
        if kind is card:
            counts[at] = counts[at] + 1
            return
        if kind.rank > rank:
            different.insert(at, card)
            counts.insert(at, 1)
            return
    different.append(card)
    counts.append(1)
