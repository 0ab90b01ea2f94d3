"""Throne Room with every Action card of Seaside: what must happen now, and on the next turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from dominium.engine.catalogue import all_cards, card_named
from dominium.engine.decisions import Decision
from dominium.engine.types import ACTION, DURATION
from dominium.testing import Position

Answers = tuple[tuple[str, ...], ...]


def asked(p: Position) -> Decision:
    """The question that must be open now."""
    decision = p.decision
    assert decision is not None
    return decision


@dataclass(frozen=True)
class Throned:
    """A card, the answers to its questions, and what is on the table after two plays of it.

    The hand beside Throne Room and the card is Estate, Estate, Copper unless told otherwise; the own deck is all
    Coppers. The other player has just bought a Gold, holds 2 Coppers and 3 Estates, and has a Gold and a Silver on
    top of the deck.
    """

    card: str
    answers: Answers = ()
    actions: int = 0
    buys: int = 1
    coins: int = 0
    hand: int = 3
    holds: tuple[str, ...] = ("estate", "estate", "copper")
    in_play: tuple[str, ...] | None = None
    seen: Callable[[Position], object] | None = None
    what: object = None
    #: on the next turn, for Durations: answers, then Actions, Buys, coins and cards in hand
    later_answers: Answers = ()
    later: tuple[int, int, int, int] | None = None


def start(row: Throned) -> Position:
    foe = ["copper", "copper", "estate", "estate", "estate", "gold", "silver"]
    p = Position(
        turn=1,
        phase="buy",
        coins=6,
        hands=[["throne_room", row.card, *row.holds]],
        decks=[["copper"] * 60, foe + ["copper"] * 20],
    )
    p.buy("gold")
    if row.card == "pirate":
        p.choose()  # not played now
    p.end_turn()
    p.play("throne_room")
    p.choose(row.card)
    for answer in row.answers:
        p.choose(*answer)
    return p


def zones_of_foe(p: Position) -> tuple[list[str], list[str], list[str]]:
    return p.hand(1), p.discard(1), p.deck(1)[:2]


ROWS = [
    Throned("haven", (("estate",), ("estate",)), actions=2, later=(1, 1, 0, 7)),
    Throned("lighthouse", actions=2, coins=2, later=(1, 1, 2, 5)),
    Throned(
        "native_village",
        (("deck",), ("mat",)),
        actions=4,
        hand=4,
        seen=lambda p: p.mat(0, "native_village"),
        what=[],
    ),
    Throned("fishing_village", actions=4, coins=2, later=(3, 1, 2, 5)),
    Throned(
        "lookout",
        actions=2,
        seen=lambda p: (p.trash, p.discard(0), len(p.deck(0))),
        what=(["copper"] * 2, ["copper"] * 2, 56),
    ),
    Throned("smugglers", seen=lambda p: p.discard(0), what=["gold", "gold"]),
    Throned(
        "warehouse",
        (("copper", "copper", "copper"), ("estate", "estate", "copper")),
        actions=2,
        seen=lambda p: p.discard(0),
        what=["copper", "copper", "copper", "estate", "estate", "copper"],
    ),
    Throned("caravan", actions=2, hand=5, later=(1, 1, 0, 7)),
    Throned("cutpurse", coins=4, seen=lambda p: p.hand(1), what=["estate"] * 3),
    Throned(
        "island",
        (("estate",), ("copper",)),
        hand=1,
        in_play=("throne_room",),
        seen=lambda p: p.mat(0, "island"),
        what=["island", "estate", "copper"],
    ),
    Throned(
        "salvager",
        (("estate",), ("estate",)),
        buys=3,
        coins=4,
        hand=1,
        seen=lambda p: p.trash,
        what=["estate", "estate"],
    ),
    Throned(
        "treasure_map",
        holds=("treasure_map", "treasure_map", "treasure_map"),
        hand=1,
        in_play=("throne_room",),
        seen=lambda p: (p.trash, p.deck(0)[:5]),
        what=(["treasure_map"] * 3, ["gold"] * 4 + ["copper"]),
    ),
    Throned("bazaar", actions=4, coins=2, hand=5),
    Throned("merchant_ship", coins=4, later=(1, 1, 4, 5)),
    Throned("tactician", hand=0, later=(2, 2, 0, 10)),
    Throned("treasury", actions=2, coins=2, hand=5),
    Throned("treasury@1e", actions=2, coins=2, hand=5),
    Throned("wharf", buys=3, hand=7, later=(1, 3, 0, 9)),
    Throned(
        "embargo",
        (("gold",), ("gold",)),
        coins=4,
        in_play=("throne_room",),
        seen=lambda p: (p.trash, p.view(0).pile_tokens(card_named("gold"))),
        what=(["embargo"], 2),
    ),
    Throned("pearl_diver", ((), ("copper",)), actions=2, hand=5),
    Throned(
        "ambassador",
        (("estate",), ("estate",), ("estate",), ("estate",)),
        hand=1,
        seen=lambda p: (p.discard(1), p.supply("estate")),
        what=(["gold", "estate", "estate"], 8),
    ),
    Throned("navigator", (("discard",), ("discard",)), coins=4, seen=lambda p: len(p.discard(0)), what=10),
    Throned(
        "pirate_ship",
        (("trash",), ("gold",), ("coins",)),
        coins=1,
        seen=lambda p: (p.trash, p.discard(1), p.tokens(0, "pirate_ship")),
        what=(["gold"], ["gold", "silver"], 1),
    ),
    Throned(
        "sea_hag",
        seen=zones_of_foe,
        what=(
            ["copper", "copper", "estate", "estate", "estate"],
            ["gold", "gold", "curse"],
            ["curse", "silver"],
        ),
    ),
    Throned("explorer", hand=5, seen=lambda p: p.hand(0).count("silver"), what=2),
    Throned(
        "ghost_ship",
        (("estate", "copper"),),
        hand=7,
        seen=zones_of_foe,
        what=(["copper", "estate", "estate"], ["gold"], ["estate", "copper"]),
    ),
    Throned("monkey", later=(1, 1, 0, 7)),
    Throned("sea_chart", actions=2, hand=5, seen=lambda p: len(p.deck(0)), what=58),
    Throned(
        "blockade",
        (("silver",), ("estate",)),
        seen=lambda p: p.set_aside(0),
        what=["estate", "silver"],
        later=(1, 1, 0, 7),
    ),
    Throned("sailor", actions=2, later_answers=(("copper",), ()), later=(1, 1, 4, 4)),
    Throned("tide_pools", actions=2, hand=9, later=(1, 1, 0, 1)),
    Throned("corsair", coins=4, later=(1, 1, 0, 7)),
    Throned("pirate", later_answers=(("gold",), ("gold",)), later=(1, 1, 0, 7)),
    Throned(
        "sea_witch",
        hand=7,
        seen=lambda p: p.discard(1),
        what=["gold", "curse", "curse"],
        later=(1, 1, 0, 5),
    ),
]

DURATIONS = [row for row in ROWS if row.later is not None]


def test_the_table_has_every_action_card_of_the_set() -> None:
    actions = {card.id for card in all_cards() if "seaside" in card.sets and card.types & ACTION}
    assert actions == {row.card for row in ROWS} | {"outpost", "outpost@1e"}
    durations = {card.id for card in all_cards() if "seaside" in card.sets and card.types & DURATION}
    assert durations == {row.card for row in DURATIONS} | {"outpost", "outpost@1e", "astrolabe"}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.card))
def test_throne_room(row: Throned) -> None:
    p = start(row)
    assert p.decision is None
    assert (p.actions, p.buys, p.coins, len(p.hand(0))) == (row.actions, row.buys, row.coins, row.hand)
    assert p.in_play(0) == list(row.in_play or ("throne_room", row.card))
    if row.seen is not None:
        assert row.seen(p) == row.what
    assert p.game.played == [card_named("throne_room")] + [card_named(row.card)] * 2


@pytest.mark.parametrize("row", DURATIONS, ids=lambda row: str(row.card))
def test_throne_room_on_a_duration_on_the_next_turn(row: Throned) -> None:
    p = start(row)
    p.end_turn()
    assert p.in_play(0) == ["throne_room", row.card]
    assert len(p.hand(0)) == 5
    p.end_turn()
    for answer in row.later_answers:
        p.choose(*answer)
    assert p.decision is None
    assert (p.actions, p.buys, p.coins, len(p.hand(0))) == row.later
    assert p.in_play(0) == ["throne_room", row.card]
    p.end_turn()
    assert p.in_play(0) == []
    p.end_turn()
    assert p.decision is None
    assert (p.actions, p.buys, p.coins) == (1, 1, 0)


@pytest.mark.parametrize("row", DURATIONS, ids=lambda row: str(row.card))
def test_throned_and_outposted_duration(row: Throned) -> None:
    """With an Outpost in play the next turn is the extra turn, with 3 cards."""
    foe = ["copper", "copper", "estate", "estate", "estate"]
    p = Position(
        hands=[["throne_room", row.card, *row.holds], foe],
        decks=[["copper"] * 60, ["copper"] * 20],
        in_play=[["outpost"]],
    )
    p.play("throne_room")
    p.choose(row.card)
    for answer in row.answers:
        p.choose(*answer)
    p.end_turn()
    assert p.active == 0
    assert p.in_play(0) == ["outpost", "throne_room", row.card]
    for answer in row.later_answers:
        p.choose(*answer)
    assert p.decision is None
    assert row.later is not None
    actions, buys, coins, hand = row.later
    fewer = 1 if row.card == "tide_pools" else 2  # of 3 cards, only 3 can be discarded
    assert (p.actions, p.buys, p.coins, len(p.hand(0))) == (actions, buys, coins, hand - fewer)
    p.end_turn()
    assert p.active == 1
    assert (p.in_play(0), len(p.hand(0))) == ([], 5)


@pytest.mark.parametrize("outpost", ["outpost", "outpost@1e"])
def test_throne_room_on_outpost(outpost: str) -> None:
    p = start(Throned(outpost))
    assert p.decision is None
    assert (p.actions, p.buys, p.coins, len(p.hand(0))) == (0, 1, 0, 3)
    p.end_turn()
    assert (p.active, len(p.hand(0))) == (0, 3)
    assert p.in_play(0) == ["throne_room", outpost]
    p.end_turn()
    assert (p.active, len(p.hand(0))) == (1, 5)
    assert p.in_play(0) == []


@pytest.mark.parametrize("treasury", ["treasury", "treasury@1e"])
def test_a_throned_treasury_is_one_card(treasury: str) -> None:
    p = start(Throned(treasury))
    p.end_turn()
    assert (asked(p).options, asked(p).maximum) == ([treasury], 1)
    p.choose(treasury)
    assert p.decision is None
    assert p.hand(0) == ["copper"] * 4 + [treasury]


def test_a_throned_monkey_draws_two_for_a_gain() -> None:
    p = start(Throned("monkey"))
    p.end_turn()
    p.buy("copper")
    assert len(p.hand(0)) == 7


def test_a_throned_corsair_trashes_one_card() -> None:
    p = Position(hands=[["throne_room", "corsair"], ["gold", "silver"]], decks=[["copper"] * 20])
    p.play("throne_room")
    p.choose("corsair")
    p.end_turn()
    p.play("gold")
    p.play("silver")
    assert (p.trash, p.coins) == (["gold"], 5)


def test_throne_room_on_throne_room_on_two_durations() -> None:
    p = Position(hands=[["throne_room", "throne_room", "caravan", "merchant_ship"]], decks=[["copper"] * 40])
    p.play("throne_room")
    p.choose("throne_room")
    p.choose("caravan")
    p.choose("merchant_ship")
    assert (p.coins, p.actions, len(p.hand(0))) == (4, 2, 2)
    p.end_turn()
    assert sorted(p.in_play(0)) == ["caravan", "merchant_ship", "throne_room"]
    p.end_turn()
    assert (p.coins, len(p.hand(0))) == (4, 7)
    p.end_turn()
    assert p.in_play(0) == []
