"""What stands in for the classes of ``zone`` where the engine is not compiled: the same meaning in plain Python.

Never compiled, and written for the interpreter: whatever can be is left to what bytearrays and lists do by themselves.
Whatever is changed in ``zone`` is changed here; ``tests/engine/test_zone.py`` holds the two together.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .types import ANY, TREASURE

if TYPE_CHECKING:
    from .card import Card
    from .random import Random

MOST_CARDS = 255
MOST_LISTED = 4096


class _Numbers(dict["Card", int]):
    def __missing__(self, card: Card) -> int:
        return -1


class PlainNumbering:
    def __init__(self, cards: list[Card]) -> None:
        if len(cards) > MOST_CARDS:
            raise ValueError(f"{len(cards)} different cards: one game has at most {MOST_CARDS}")
        self.cards = sorted(cards, key=lambda card: card.rank)
        self.number = _Numbers((card, i) for i, card in enumerate(self.cards)).__getitem__
        self.types = [card.types for card in self.cards]
        self.coins = [card.coins for card in self.cards]
        self.size = len(cards)
        self.card = self.cards.__getitem__
        self._others: dict[int, bytes] = {}
        #: the different cards in their order, for rows of numbers that were asked for
        self.listed: dict[bytes, list[Card]] = {}
        self.no_treasures = self.others(TREASURE)
        # The coins as a table for bytes, where they are such.
        self.coin = self.coins.__getitem__
        self.small = all(0 <= coins < 256 for coins in self.coins)
        self.values = bytes(self.coins).ljust(256, b"\0") if self.small else b""

    def others(self, types: int) -> bytes:
        """The numbers of the cards that have none of some types."""
        found = self._others.get(types)
        if found is None:
            found = bytes([i for i, known in enumerate(self.types) if not known & types])
            self._others[types] = found
        return found

    def known(self, card: Card) -> int:
        number = self.number(card)
        if number < 0:
            raise ValueError(f"'{card.id}' is not in this game")
        return number


class PlainCounts(list[int]):
    def __init__(self, size: int) -> None:
        super().__init__([0] * size)

    def copy(self) -> PlainCounts:
        twin = PlainCounts.__new__(PlainCounts)
        list.__init__(twin, self)
        return twin

    total = property(sum)
    at = list.__getitem__

    def add(self, place: int, amount: int) -> None:
        self[place] += amount


_add = bytearray.__iadd__
_part = bytearray.__getitem__


class PlainZone(bytearray):
    __slots__ = ("numbering",)

    def __init__(self, numbering: PlainNumbering) -> None:
        self.numbering = numbering

    def copy(self) -> PlainZone:
        twin = PlainZone(self.numbering)
        if len(self):
            _add(twin, self)
        return twin

    # By number

    size = property(len)
    push = bytearray.append
    pull = bytearray.pop
    at = bytearray.__getitem__
    put = bytearray.__setitem__
    remove: Any = bytearray.pop
    find: Any = bytearray.rfind
    copies = bytearray.count

    def take_loosely(self, number: int) -> bool:
        place = self.rfind(number)
        if place < 0:
            return False
        last = self.pull()
        if place < len(self):
            self.put(place, last)
        return True

    def add(self, other: PlainZone) -> None:
        _add(self, other)

    def add_some(self, other: PlainZone, start: int, amount: int) -> None:
        _add(self, other.at(slice(start, start + amount)))

    def lay_over(self, other: PlainZone, start: int) -> None:
        self.put(slice(None), other.at(slice(start, start + len(self))))

    def pour(self, other: PlainZone) -> None:
        if len(self):
            _add(other, self)
            self.clear()

    def deal(self, other: PlainZone, amount: int) -> None:
        last = len(self) - amount
        drawn = _part(self, slice(last, None))
        drawn.reverse()
        _add(other, drawn)
        del self[last:]

    def shuffle(self, random: Random) -> None:
        numbers = list(bytes(self))
        random.shuffle(numbers)
        self.put(slice(None), bytes(numbers))

    def sort(self) -> None:
        self.put(slice(None), bytes(sorted(bytes(self))))

    def move_treasures(self, to: PlainZone, log: PlainZone) -> int:
        numbering = self.numbering
        moved = self.translate(None, numbering.no_treasures)
        if not moved:
            return 0
        _add(to, moved)
        _add(log, moved)
        kept = self.translate(None, bytes(moved))
        self.clear()
        _add(self, kept)
        return sum(moved.translate(numbering.values)) if numbering.small else sum(map(numbering.coin, moved))

    def kinds(self, types: int) -> list[Card]:
        numbering = self.numbering
        found = bytes(self.translate(None, numbering.others(types)))
        listed = numbering.listed.get(found)
        if listed is None:
            if len(numbering.listed) > MOST_LISTED:
                numbering.listed.clear()
            listed = [numbering.cards[number] for number in sorted(set(found))]
            numbering.listed[found] = listed
        return listed

    def distinct(self, types: int = ANY) -> tuple[list[Card], list[int]]:
        cards = self.numbering.cards
        different = sorted(set(self.translate(None, self.numbering.others(types))))
        return [cards[number] for number in different], [self.copies(number) for number in different]

    # By card

    def cards(self) -> list[Card]:
        cards = self.numbering.cards
        return [cards[number] for number in bytes(self)]

    def __iter__(self) -> Iterator[Card]:  # type: ignore[override]
        return iter(self.cards())

    def __reversed__(self) -> Iterator[Card]:  # type: ignore[override]
        return reversed(self.cards())

    def __getitem__(self, place: int) -> Card:  # type: ignore[override]
        try:
            return self.numbering.cards[self.at(place)]
        except IndexError:
            raise IndexError(f"there is no card {place} among {len(self)}") from None

    def __contains__(self, card: Card) -> bool:  # type: ignore[override]
        number = self.numbering.number(card)
        return number >= 0 and self.rfind(number) >= 0

    def __eq__(self, other: object) -> bool:
        if isinstance(other, PlainZone):
            return self.cards() == other.cards()
        return isinstance(other, list) and self.cards() == other

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)

    def __repr__(self) -> str:
        return f"<{', '.join(card.id for card in self.cards())}>"

    def count(self, card: Card) -> int:  # type: ignore[override]
        number = self.numbering.number(card)
        return self.copies(number) if number >= 0 else 0

    def take(self, card: Card) -> bool:
        number = self.numbering.number(card)
        place = self.rfind(number) if number >= 0 else -1
        if place < 0:
            return False
        bytearray.pop(self, place)
        return True

    def append(self, card: Card) -> None:  # type: ignore[override]
        self.push(self.numbering.known(card))

    def extend(self, cards: list[Card]) -> None:  # type: ignore[override]
        known = self.numbering.known
        _add(self, bytes([known(card) for card in cards]))

    def fill(self, cards: list[Card]) -> None:
        self.clear()
        self.extend(cards)
