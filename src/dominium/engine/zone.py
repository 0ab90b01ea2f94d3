"""Zones: places where cards lie.

To card texts a zone reads like a list of cards. Inside, a card is a small number of this game's own, and a zone is a
packed row of them: the engine's inner modules move numbers, which costs a fraction of moving objects. The numbers
follow the fixed order of the cards, so that what is sorted by number is in the order of all options.

Compiled, a zone is plain memory (``librt.vecs``). Interpreted, the classes of ``plain_zone`` stand in, which mean the
same and need nothing but Python: see the end of this module.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import FunctionType
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i32, i64, mypyc_attr, u8

from .card import Card
from .types import ANY, TREASURE

if TYPE_CHECKING:
    # Nothing of it is looked up at run time: mypyc makes memory and machine code of it.
    from librt.vecs import vec

    from .random import Random

#: so many different cards one game can have: a number is a byte, and 255 means none
MOST_CARDS: Final = 255
#: so many bits of a mask can stand for cards
_BITS: Final = 62
#: a zone that grows gets so much more room than it needs
_SPARE: Final = 8

#: how many places there are for sets of cards to be kept at: a prime number, which spreads them best
_PLACES: Final = 1021
#: sets are kept from so many on that were asked for: one game at a table would pay much memory for little time
_KEPT_FROM: Final = 4000


@final
class Numbering:
    """The numbers by which one game's zones know its cards, in the fixed order of the cards."""

    def __init__(self, cards: list[Card]) -> None:
        if len(cards) > MOST_CARDS:
            raise ValueError(f"{len(cards)} different cards: one game has at most {MOST_CARDS}")
        ordered = sorted(cards, key=_rank)
        self._cards: vec[Card] = vec[Card](ordered)
        #: how many different cards there are
        self.size: int = len(cards)
        largest = max(int(card.number) for card in cards)
        self._numbers: vec[i32] = vec[i32]([-1] * (largest + 1))
        for i in range(len(cards)):
            self._numbers[ordered[i].number] = i
        #: the printed types and the coins of the cards, by number
        self.types: vec[i32] = vec[i32]([card.types for card in ordered])
        self.coins: vec[i32] = vec[i32]([card.coins for card in ordered])
        self._tally: vec[i32] = vec[i32]([0] * len(cards))
        # The sets of cards that were asked for last: which they are, as masks, and what is in them.
        self._members: vec[i64] = vec[i64]([])
        self._sets: list[list[Card]] = []
        self._asked: i64 = 0

    def card(self, number: i64) -> Card:
        return self._cards[number]

    def number(self, card: Card) -> i64:
        """The number of a card, -1 if it is not in this game."""
        numbers = self._numbers
        index = card.number
        # Not as one expression: both ends of it would become Python's own integers.
        if index < len(numbers):
            return i64(numbers[index])
        return -1

    def known(self, card: Card) -> i64:
        """The number of a card, or ValueError."""
        number = self.number(card)
        if number < 0:
            raise ValueError(f"'{card.id}' is not in this game")
        return number

    def set_of(self, members: i64) -> list[Card]:
        """The cards whose numbers are bits of a mask, in their fixed order; read-only, for others may get it too."""
        if self._asked < _KEPT_FROM:
            self._asked += 1
            if self._asked == _KEPT_FROM:
                self._members = vec[i64]([0] * _PLACES)
                self._sets = [[]] * _PLACES
            return self._cards_in(members)
        # Each set has one place to be kept at; sets that share it take turns.
        place = members % _PLACES
        if self._members[place] != members:
            self._members[place] = members
            self._sets[place] = self._cards_in(members)
        return self._sets[place]

    def _cards_in(self, members: i64) -> list[Card]:
        return [self.card(i) for i in range(self.size) if members >> i & 1]

    def tally(self) -> vec[i32]:
        """A zero for each card, to count with; whoever does leaves zeros behind."""
        return self._tally


def _rank(card: Card) -> int:
    return card.rank


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Counts:
    """A row of whole numbers, one for each card or pile, and their sum."""

    def __init__(self, size: i64) -> None:
        self._numbers: vec[i32] = vec[i32]([0] * size)
        self.total: i64 = 0

    def copy(self) -> Counts:
        twin = Counts(0)
        twin._numbers = self._numbers[:]
        twin.total = self.total
        return twin

    def at(self, place: i64) -> i64:
        return i64(self._numbers[place])

    def add(self, place: i64, amount: i64) -> None:
        numbers = self._numbers
        numbers[place] = i32(i64(numbers[place]) + amount)
        self.total += amount

    def __len__(self) -> int:
        return len(self._numbers)

    def __getitem__(self, place: int) -> int:
        return int(self._numbers[place])

    def __setitem__(self, place: int, number: int) -> None:
        self.add(place, number - self[place])

    def __iter__(self) -> Iterator[int]:
        return iter([int(number) for number in self._numbers])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Counts) and list(self) == list(other)

    def __hash__(self) -> int:
        return id(self)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Zone:
    """Cards in a row; the last one is the top one."""

    def __init__(self, numbering: Numbering) -> None:
        self.numbering: Numbering = numbering
        # Room for cards may be there beyond the last one.
        self._numbers: vec[u8] = vec[u8]()
        self.size: i64 = 0

    def copy(self) -> Zone:
        twin = Zone(self.numbering)
        size = self.size
        if size:
            twin._numbers = self._numbers[:size]
            twin.size = size
        return twin

    def _room(self, amount: i64) -> vec[u8]:
        """Where the cards lie, with room for so many more."""
        numbers = self._numbers
        size = self.size
        needed = size + amount
        if needed > len(numbers):
            larger = vec[u8]([0] * (needed + needed // 2 + _SPARE))
            i: i64 = 0
            while i < size:
                larger[i] = numbers[i]
                i += 1
            self._numbers = larger
            return larger
        return numbers

    # By number, for the engine

    def push(self, number: i64) -> None:
        """Put a card on top."""
        size = self.size
        numbers = self._numbers
        if size == len(numbers):
            numbers = self._room(1)
        numbers[size] = u8(number)
        self.size = size + 1

    def pull(self) -> i64:
        """Take the top card, which must be there."""
        size = self.size - 1
        number = i64(self._numbers[size])
        self.size = size
        return number

    def at(self, place: i64) -> i64:
        """The number at a place, which must be there."""
        return i64(self._numbers[place])

    def put(self, place: i64, number: i64) -> None:
        """Replace the card at a place."""
        self._numbers[place] = u8(number)

    def insert(self, place: i64, number: i64) -> None:
        """Put a card under those from a place on."""
        self.push(number)
        numbers = self._numbers
        i = self.size - 1
        while i > place:
            numbers[i] = numbers[i - 1]
            i -= 1
        numbers[place] = u8(number)

    def remove(self, place: i64) -> i64:
        """Take the card at a place, which must be there."""
        numbers = self._numbers
        number = i64(numbers[place])
        last = self.size - 1
        while place < last:
            numbers[place] = numbers[place + 1]
            place += 1
        self.size = last
        return number

    def find(self, number: i64) -> i64:
        """The place of the uppermost card of a number, -1 if there is none."""
        numbers = self._numbers
        wanted = u8(number)
        i = self.size - 1
        while i >= 0 and numbers[i] != wanted:
            i -= 1
        return i

    def take_loosely(self, number: i64) -> bool:
        """Take a card from a zone whose order has no meaning: the last card fills the gap."""
        place = self.find(number)
        if place < 0:
            return False
        last = self.size - 1
        self._numbers[place] = self._numbers[last]
        self.size = last
        return True

    def copies(self, number: i64) -> i64:
        """How many cards of a number there are."""
        numbers = self._numbers
        wanted = u8(number)
        found: i64 = 0
        size = self.size
        i: i64 = 0
        while i < size:
            if numbers[i] == wanted:
                found += 1
            i += 1
        return found

    def add(self, other: Zone) -> None:
        """Put copies of all cards of another zone on top, in their order."""
        self.add_some(other, 0, other.size)

    def add_some(self, other: Zone, start: i64, amount: i64) -> None:
        """Put copies of some cards of another zone on top, in their order."""
        here = self._room(amount)
        numbers = other._numbers
        at = self.size
        i: i64 = 0
        while i < amount:
            here[at + i] = numbers[start + i]
            i += 1
        self.size = at + amount

    def lay_over(self, other: Zone, start: i64) -> None:
        """Let as many cards as lie here be copies of those of another zone from a place on."""
        here = self._numbers
        numbers = other._numbers
        size = self.size
        i: i64 = 0
        while i < size:
            here[i] = numbers[start + i]
            i += 1

    def pour(self, other: Zone) -> None:
        """Move all cards onto another zone, in their order."""
        other.add(self)
        self.size = 0

    def deal(self, other: Zone, amount: i64) -> None:
        """Move the top cards, which must be there, onto another zone one by one."""
        there = other._room(amount)
        at = other.size
        other.size = at + amount
        numbers = self._numbers
        i = self.size
        self.size = i - amount
        while amount > 0:
            i -= 1
            there[at] = numbers[i]
            at += 1
            amount -= 1

    def clear(self) -> None:
        self.size = 0

    def shuffle(self, random: Random) -> None:
        random.mix(self._numbers, self.size)

    def sort(self) -> None:
        """Put the cards in their fixed order."""
        counts = self.numbering.tally()
        numbers = self._numbers
        size = self.size
        i: i64 = 0
        while i < size:
            counts[i64(numbers[i])] += 1
            i += 1
        i = 0
        number: i64 = 0
        while i < size:
            while counts[number] > 0:
                counts[number] -= 1
                numbers[i] = u8(number)
                i += 1
            number += 1

    def move_treasures(self, to: Zone, log: Zone) -> i64:
        """Move the Treasures onto one zone, note them in another, and say how many coins they give."""
        numbers = self._numbers
        numbering = self.numbering
        types = numbering.types
        values = numbering.coins
        size = self.size
        there = to._room(size)
        noted = log._room(size)
        at = to.size
        end = log.size
        coins: i64 = 0
        kept: i64 = 0
        i: i64 = 0
        while i < size:
            number = numbers[i]
            if types[i64(number)] & TREASURE:
                there[at] = number
                noted[end] = number
                at += 1
                end += 1
                coins += i64(values[i64(number)])
            else:
                numbers[kept] = number
                kept += 1
            i += 1
        self.size = kept
        to.size = at
        log.size = end
        return coins

    def _members(self, types: i64) -> i64:
        """The numbers of the cards with one of some printed types, as bits of a mask."""
        numbers = self._numbers
        known = self.numbering.types
        size = self.size
        members: i64 = 0
        i: i64 = 0
        while i < size:
            number = i64(numbers[i])
            if i64(known[number]) & types:
                members |= i64(1) << number
            i += 1
        return members

    def kinds(self, types: i64) -> list[Card]:
        """The different cards with one of some printed types, in their fixed order; read-only."""
        if self.numbering.size <= _BITS:
            return self.numbering.set_of(self._members(types))
        return self.distinct(types)[0]

    def distinct(self, types: i64 = ANY) -> tuple[list[Card], list[int]]:
        """The different cards with one of some printed types in their fixed order, and how many of each there are."""
        counts = self.numbering.tally()
        numbers = self._numbers
        known = self.numbering.types
        size = self.size
        left: i64 = 0
        i: i64 = 0
        while i < size:
            number = i64(numbers[i])
            if i64(known[number]) & types:
                counts[number] += 1
                left += 1
            i += 1
        cards: list[Card] = []
        copies: list[int] = []
        i = 0
        while left:
            count = i64(counts[i])
            if count:
                counts[i] = 0
                left -= count
                cards.append(self.numbering.card(i))
                copies.append(int(count))
            i += 1
        return cards, copies

    # By card, as card texts read it

    def __len__(self) -> int:
        return int(self.size)

    def __bool__(self) -> bool:
        return self.size > 0

    def cards(self) -> list[Card]:
        """The cards as a list, to look at or to go through while they move."""
        size = self.size
        if size == 0:
            return []
        numbering = self.numbering
        numbers = self._numbers
        found = [numbering.card(i64(numbers[0]))] * size
        i: i64 = 1
        while i < size:
            found[i] = numbering.card(i64(numbers[i]))
            i += 1
        return found

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards())

    def __reversed__(self) -> Iterator[Card]:
        return reversed(self.cards())

    def __getitem__(self, place: int) -> Card:
        at: i64 = place
        if at < 0:
            at += self.size
        if at < 0 or at >= self.size:
            raise IndexError(f"there is no card {place} among {self.size}")
        return self.numbering.card(self.at(at))

    def __contains__(self, card: Card) -> bool:
        number = self.numbering.number(card)
        return number >= 0 and self.find(number) >= 0

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Zone):
            return self.cards() == other.cards()
        return isinstance(other, list) and self.cards() == other

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        return f"<{', '.join(card.id for card in self.cards())}>"

    def count(self, card: Card) -> int:
        """How many copies of a card there are."""
        number = self.numbering.number(card)
        return int(self.copies(number)) if number >= 0 else 0

    def take(self, card: Card) -> bool:
        """Take the uppermost copy of a card; False if there is none."""
        number = self.numbering.number(card)
        if number < 0:
            return False
        place = self.find(number)
        if place < 0:
            return False
        self.remove(place)
        return True

    def append(self, card: Card) -> None:
        """Put a card on top."""
        self.push(self.numbering.known(card))

    def extend(self, cards: list[Card]) -> None:
        """Put cards on top, the last one uppermost."""
        for card in cards:
            self.push(self.numbering.known(card))

    def fill(self, cards: list[Card]) -> None:
        """Let exactly these cards lie here."""
        self.size = 0
        self.extend(cards)


if type(Zone.push) is FunctionType:
    # Interpreted: nothing above is machine code.
    from . import plain_zone

    globals()["Counts"] = plain_zone.PlainCounts
    globals()["Numbering"] = plain_zone.PlainNumbering
    globals()["Zone"] = plain_zone.PlainZone
