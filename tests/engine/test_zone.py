"""A zone means the same as a list of cards, packed or plain, whatever is done with it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from dominium.engine import plain_zone, zone
from dominium.engine.card import Card
from dominium.engine.catalogue import all_cards, card_named
from dominium.engine.random import FastRandom, SealedRandom
from dominium.engine.types import ACTION, ANY, TREASURE

NAMES = ["copper", "gold", "estate", "witch", "moat", "spices", "harem"]
#: in the order of all options, which is that of the alphabet
CARDS = [card_named(name) for name in sorted(NAMES)]
OUTSIDE = card_named("village")

# The compiled build has both; the interpreted one has the plain zone in both places.
PACKED = (zone.Zone, zone.Numbering)
PLAIN = (plain_zone.PlainZone, plain_zone.PlainNumbering)
BOTH = pytest.mark.parametrize("kind", [PACKED, PLAIN], ids=["zone", "plain"])


def filled(kind: Any, cards: list[Card]) -> Any:
    made = kind[0](kind[1](list(reversed(CARDS))))
    made.fill(cards)
    return made


def beside(one: Any, cards: list[Card]) -> Any:
    """Another zone of the same game."""
    other = type(one)(one.numbering)
    other.fill(cards)
    return other


card_lists = some.lists(some.sampled_from(CARDS), max_size=60)


def take_first_from_the_top(cards: list[Card], card: Card) -> bool:
    for i in reversed(range(len(cards))):
        if cards[i] is card:
            del cards[i]
            return True
    return False


STEPS: dict[str, Callable[[Any, list[Card], Card, int], None]] = {}


def step(do: Callable[[Any, list[Card], Card, int], None]) -> Callable[[Any, list[Card], Card, int], None]:
    STEPS[do.__name__] = do
    return do


@step
def append(one: Any, model: list[Card], card: Card, place: int) -> None:
    one.append(card)
    model.append(card)


@step
def take(one: Any, model: list[Card], card: Card, place: int) -> None:
    assert one.take(card) == take_first_from_the_top(model, card)


@step
def pull(one: Any, model: list[Card], card: Card, place: int) -> None:
    if model:
        assert one.numbering.card(one.pull()) is model.pop()


@step
def insert(one: Any, model: list[Card], card: Card, place: int) -> None:
    place %= len(model) + 1
    one.insert(place, one.numbering.known(card))
    model.insert(place, card)


@step
def remove(one: Any, model: list[Card], card: Card, place: int) -> None:
    if model:
        place %= len(model)
        assert one.numbering.card(one.remove(place)) is model.pop(place)


@step
def put(one: Any, model: list[Card], card: Card, place: int) -> None:
    if model:
        place %= len(model)
        one.put(place, one.numbering.known(card))
        model[place] = card


@step
def extend(one: Any, model: list[Card], card: Card, place: int) -> None:
    more = [card, *CARDS]
    one.extend(more)
    model.extend(more)


@step
def add(one: Any, model: list[Card], card: Card, place: int) -> None:
    other = beside(one, [card, CARDS[0]])
    one.add(other)
    model.extend([card, CARDS[0]])
    assert other == [card, CARDS[0]]


@step
def add_some(one: Any, model: list[Card], card: Card, place: int) -> None:
    more = [*CARDS, card]
    start = place % len(more)
    one.add_some(beside(one, more), start, len(more) - start)
    model.extend(more[start:])


@step
def lay_over(one: Any, model: list[Card], card: Card, place: int) -> None:
    more = [CARDS[(place + i) % len(CARDS)] for i in range(len(model) + 5)]
    one.lay_over(beside(one, more), place % 5)
    model[:] = more[place % 5 :][: len(model)]


@step
def pour(one: Any, model: list[Card], card: Card, place: int) -> None:
    other = beside(one, [card])
    one.pour(other)
    assert other == [card, *model]
    model.clear()


@step
def deal(one: Any, model: list[Card], card: Card, place: int) -> None:
    amount = place % (len(model) + 1)
    other = beside(one, [card])
    one.deal(other, amount)
    assert other == [card, *[model.pop() for _ in range(amount)]]


@step
def sort(one: Any, model: list[Card], card: Card, place: int) -> None:
    one.sort()
    model.sort(key=lambda card: card.id)


@step
def shuffle(one: Any, model: list[Card], card: Card, place: int) -> None:
    one.shuffle(FastRandom(place))
    FastRandom(place).shuffle(model)


@step
def shuffle_sealed(one: Any, model: list[Card], card: Card, place: int) -> None:
    one.shuffle(SealedRandom(place))
    SealedRandom(place).shuffle(model)


@step
def move_treasures(one: Any, model: list[Card], card: Card, place: int) -> None:
    there, noted = beside(one, [card]), beside(one, [])
    treasures = [other for other in model if other.types & TREASURE]
    assert one.move_treasures(there, noted) == sum(other.coins for other in treasures)
    assert (there.cards(), noted.cards()) == ([card, *treasures], treasures)
    model[:] = [other for other in model if not other.types & TREASURE]


@step
def clear(one: Any, model: list[Card], card: Card, place: int) -> None:
    one.clear()
    model.clear()


@BOTH
@given(
    start=card_lists,
    steps=some.lists(
        some.tuples(some.sampled_from(sorted(STEPS)), some.sampled_from(CARDS), some.integers(0, 99)),
        max_size=30,
    ),
)
def test_whatever_is_done(kind: Any, start: list[Card], steps: list[tuple[str, Card, int]]) -> None:
    one, model = filled(kind, start), list(start)
    for name, card, place in steps:
        before, kept = one.copy(), model.copy()
        STEPS[name](one, model, card, place)
        assert one.cards() == model, name
        assert before.cards() == kept, "a copy has a life of its own"


@BOTH
@given(cards=card_lists)
def test_what_a_zone_tells(kind: Any, cards: list[Card]) -> None:
    one = filled(kind, cards)
    assert (len(one), bool(one), list(one), one.size) == (len(cards), bool(cards), cards, len(cards))
    assert [one[i] for i in range(-len(cards), len(cards))] == cards + cards
    assert list(reversed(one)) == cards[::-1]
    for card in [*CARDS, OUTSIDE]:
        assert (card in one, one.count(card)) == (card in cards, cards.count(card))
    different = sorted(set(cards), key=lambda card: card.id)
    assert one.distinct() == (different, [cards.count(card) for card in different])
    actions = [card for card in different if card.types & ACTION]
    assert one.distinct(ACTION) == (actions, [cards.count(card) for card in actions])
    assert one.kinds(ACTION) == [card for card in different if card.types & ACTION]
    assert one.distinct() == (different, [cards.count(card) for card in different]), (
        "counting leaves no traces"
    )
    assert (one == cards, one == one.copy(), one == [*cards, OUTSIDE]) == (True, True, False)
    assert (one != cards, one != one.copy(), one != [*cards, OUTSIDE]) == (False, False, True)


@BOTH
@given(cards=card_lists, card=some.sampled_from(CARDS))
def test_taking_from_a_zone_without_an_order(kind: Any, cards: list[Card], card: Card) -> None:
    one = filled(kind, cards)
    there = card in cards
    assert one.take_loosely(one.numbering.number(card)) == there
    left = list(cards)
    if there:
        left.remove(card)
    assert sorted(other.id for other in one) == sorted(other.id for other in left)


@BOTH
def test_a_place_that_is_not_there(kind: Any) -> None:
    one = filled(kind, CARDS)
    one.clear()  # the room for cards stays, but nothing lies there
    for place in (0, -1, 3):
        with pytest.raises(IndexError, match=f"no card {place} among 0"):
            one[place]


@BOTH
def test_a_card_of_another_game(kind: Any) -> None:
    one = filled(kind, CARDS)
    assert not one.take(OUTSIDE)
    with pytest.raises(ValueError, match="'village' is not in this game"):
        one.append(OUTSIDE)
    assert one == CARDS


@BOTH
def test_a_game_of_too_many_cards(kind: Any) -> None:
    cards = all_cards()
    with pytest.raises(ValueError, match=r"at most 255"):
        kind[1]((cards * 3)[:256])


@BOTH
def test_sets_of_cards_stay_right_when_so_many_were_asked_for_that_they_are_kept(kind: Any) -> None:
    one = filled(kind, [])
    chance = random.Random(4)
    kept: list[Card] = []
    for _ in range(6000):
        held = chance.sample(CARDS, chance.randint(0, len(CARDS)))
        one.fill(held)
        kept = one.kinds(ANY)
        assert kept == sorted(held, key=lambda card: card.id)
    assert one.kinds(ANY) is kept, "by then a set that comes again is not made again"


@BOTH
def test_a_game_of_more_cards_than_a_mask_has_bits(kind: Any) -> None:
    cards = sorted(all_cards()[:100], key=lambda card: card.rank)
    one = kind[0](kind[1](cards))
    one.fill([*reversed(cards), *cards])
    assert one.distinct() == (cards, [2] * 100)
    assert one.kinds(ACTION) == [card for card in cards if card.types & ACTION]
