"""What stands in for the zones of ``zone`` where the engine is not compiled: the same meaning in plain Python.

Never compiled. Whatever is changed there is changed here; ``tests/engine/test_zone.py`` holds the two together.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .types import ANY, TREASURE

if TYPE_CHECKING:
    from .card import Card
    from .random import Random


class Numbering:
    def __init__(self, cards: list[Card]) -> None:
        if len(cards) > 255:
            raise ValueError(f"{len(cards)} different cards: one game has at most 255")
        self._cards = sorted(cards, key=lambda card: card.rank)
        self._numbers = {card.number: i for i, card in enumerate(self._cards)}
        self.types = [card.types for card in self._cards]
        self.coins = [card.coins for card in self._cards]
        self.size = len(cards)

    def card(self, number: int) -> Card:
        return self._cards[number]

    def number(self, card: Card) -> int:
        return self._numbers.get(card.number, -1)

    def known(self, card: Card) -> int:
        number = self.number(card)
        if number < 0:
            raise ValueError(f"'{card.id}' is not in this game")
        return number


class Counts(list[int]):
    def __init__(self, size: int) -> None:
        super().__init__([0] * size)

    def copy(self) -> Counts:
        twin = Counts(0)
        twin.extend(self)
        return twin

    def at(self, place: int) -> int:
        return self[place]

    def add(self, place: int, amount: int) -> None:
        self[place] += amount


class Zone:
    __slots__ = ("_numbers", "numbering")

    def __init__(self, numbering: Numbering) -> None:
        self.numbering = numbering
        self._numbers = bytearray()

    def copy(self) -> Zone:
        twin = Zone(self.numbering)
        twin._numbers = self._numbers.copy()
        return twin

    @property
    def size(self) -> int:
        return len(self._numbers)

    def push(self, number: int) -> None:
        self._numbers.append(number)

    def pull(self) -> int:
        return self._numbers.pop()

    def at(self, place: int) -> int:
        return self._numbers[place]

    def put(self, place: int, number: int) -> None:
        self._numbers[place] = number

    def insert(self, place: int, number: int) -> None:
        self._numbers.insert(place, number)

    def remove(self, place: int) -> int:
        return self._numbers.pop(place)

    def find(self, number: int) -> int:
        return self._numbers.rfind(number)

    def take_loosely(self, number: int) -> bool:
        numbers = self._numbers
        place = numbers.rfind(number)
        if place < 0:
            return False
        last = numbers.pop()
        if place < len(numbers):
            numbers[place] = last
        return True

    def copies(self, number: int) -> int:
        return self._numbers.count(number)

    def add(self, other: Zone) -> None:
        self._numbers += other._numbers

    def pour(self, other: Zone) -> None:
        other._numbers += self._numbers
        self._numbers.clear()

    def deal(self, other: Zone, amount: int) -> None:
        numbers = self._numbers
        last = len(numbers) - amount
        drawn = numbers[last:]
        drawn.reverse()
        other._numbers += drawn
        del numbers[last:]

    def clear(self) -> None:
        self._numbers.clear()

    def shuffle(self, random: Random) -> None:
        numbers = list(self._numbers)
        random.shuffle(numbers)
        self._numbers[:] = bytes(numbers)

    def sort(self) -> None:
        self._numbers[:] = bytes(sorted(self._numbers))

    def move_treasures(self, to: Zone, log: Zone) -> int:
        types, values = self.numbering.types, self.numbering.coins
        moved = bytes([number for number in self._numbers if types[number] & TREASURE])
        if moved:
            to._numbers += moved
            log._numbers += moved
            self._numbers[:] = bytes([number for number in self._numbers if not types[number] & TREASURE])
        return sum([values[number] for number in moved])

    def kinds(self, types: int) -> list[Card]:
        known, cards = self.numbering.types, self.numbering._cards
        return [cards[number] for number in sorted(set(self._numbers)) if known[number] & types]

    def distinct(self, types: int = ANY) -> tuple[list[Card], list[int]]:
        numbers, cards, known = self._numbers, self.numbering._cards, self.numbering.types
        different = [number for number in sorted(set(numbers)) if known[number] & types]
        return [cards[number] for number in different], [numbers.count(number) for number in different]

    def __len__(self) -> int:
        return len(self._numbers)

    def __bool__(self) -> bool:
        return len(self._numbers) > 0

    def cards(self) -> list[Card]:
        cards = self.numbering._cards
        return [cards[number] for number in self._numbers]

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards())

    def __reversed__(self) -> Iterator[Card]:
        return reversed(self.cards())

    def __getitem__(self, place: int) -> Card:
        try:
            return self.numbering._cards[self._numbers[place]]
        except IndexError:
            raise IndexError(f"there is no card {place} among {self.size}") from None

    def __contains__(self, card: Card) -> bool:
        number = self.numbering.number(card)
        return number >= 0 and number in self._numbers

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Zone):
            return self.cards() == other.cards()
        return isinstance(other, list) and self.cards() == other

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        return f"<{', '.join(card.id for card in self.cards())}>"

    def count(self, card: Card) -> int:
        number = self.numbering.number(card)
        return self._numbers.count(number) if number >= 0 else 0

    def take(self, card: Card) -> bool:
        place = self._numbers.rfind(self.numbering.number(card)) if card in self else -1
        if place < 0:
            return False
        del self._numbers[place]
        return True

    def append(self, card: Card) -> None:
        self._numbers.append(self.numbering.known(card))

    def extend(self, cards: list[Card]) -> None:
        known = self.numbering.known
        self._numbers += bytes([known(card) for card in cards])

    def fill(self, cards: list[Card]) -> None:
        self._numbers.clear()
        self.extend(cards)
