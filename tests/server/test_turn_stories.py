"""The story of a finished game: what was spent, what came and went, shuffle by shuffle."""

from __future__ import annotations

from collections import Counter

import pytest

from dominium.bots.random_bot import RandomBot
from dominium.cards.kingdoms import kingdom_named
from dominium.engine.events import Event
from dominium.engine.record import Record
from dominium.engine.session import Session
from dominium.server.showing.turn_stories import shuffles_of, turns_of

#: with cards that are passed on, returned, stolen, trashed from the Supply, gained from the trash; Coffers and Projects
KINGDOMS = [
    "base2-size-distortion",
    "intrigue1-victory-dance",
    "seaside1-buried-treasure",
    "base2-deconstruction",
    "ren-free-shipping",
]


def played(name: str, players: int, seed: int) -> Session:
    """A game of players who choose anything, over or not."""
    kingdom = kingdom_named(name)
    agents = [RandomBot(seed + seat) for seat in range(players)]
    ids = [[card.id for card in cards] for cards in (kingdom.cards, kingdom.projects)]
    session = Record(players, ids[0], ids[1], seed, 0).deal().start()
    while session.decision is not None and session.game.turn <= 25 * players:
        seat = session.decision.seat
        session.answer(agents[seat].decide(session.decision, session.view(seat)))
        session.forget(0)
    return session


@pytest.mark.parametrize("name", KINGDOMS)
def test_what_came_and_went_makes_the_deck(name: str) -> None:
    session = played(name, 3, 11)
    turns = turns_of(session.events, 3)
    for player in session.game.players:
        deck = Counter({"copper": 7, "estate": 3})
        for turn in turns:
            deck.update(turn["came"][player.seat])
            deck.subtract(turn["went"][player.seat])
            assert min(deck.values()) >= 0
        assert +deck == Counter(card.id for card in player.all_cards())


@pytest.mark.parametrize("name", KINGDOMS)
def test_coins_pay_for_what_was_bought(name: str) -> None:
    session = played(name, 3, 12)
    turns = turns_of(session.events, 3)
    assert sum(len(turn["bought"]) for turn in turns) == sum(
        event.kind in ("buy", "project") for event in session.events
    )
    at = -1
    paid = [0] * len(turns)
    for event in session.events:
        at += event.kind == "turn"
        if event.kind == "buy":
            paid[at] += event.amount
    assert all(cost <= turn["coins"] for cost, turn in zip(paid, turns, strict=True))


def test_every_shuffle_is_there_with_its_cards() -> None:
    session = played("base2-size-distortion", 2, 13)
    found = shuffles_of(session.events, 2)
    assert [(one["seat"], one["cards"]) for one in found] == [
        (event.seat, event.amount) for event in session.events if event.kind == "shuffle"
    ]
    # After a first turn of five cards and a second of five, the ten cards and two purchases at most are shuffled.
    first = next(one for one in found if one["seat"] == 0)
    assert first["turn"] == 2
    assert first["cards"] == 10 + len(first["came"]) - len(first["went"])


def event(kind: str, seat: int, *cards: str, word: str = "", amount: int = 1, origin: str = "") -> Event:
    return Event(0, kind, seat, list(cards), origin, "", amount, word, -1, [])


def test_a_turn_told() -> None:
    """Coffers are coins to spend; what a card takes from the Supply into the trash was nobody's."""
    told = turns_of(
        [
            event("turn", 0, amount=4),
            event("plus", 0, word="coins", amount=3),
            event("spend", 0, word="coffers"),
            event("spend", 0, word="villagers"),
            event("plus", 1, word="coins", amount=9),
            event("trash", 0, "estate", origin="hand"),
            event("trash", 0, "gold", origin="supply"),
            event("buy", 0, "militia", amount=4),
            event("gain", 0, "militia", word="bought"),
            event("pass", 0, "curse", word="1"),
            event("turn", 0, amount=4, word="extra"),
        ],
        2,
    )
    assert told[0] == {
        "seat": 0,
        "number": 4,
        "extra": False,
        "coins": 4,
        "bought": ["militia"],
        "came": [["militia"], ["curse"]],
        "went": [["estate", "curse"], []],
    }
    assert told[1]["extra"]
    assert told[1]["coins"] == 0


def test_between_shuffles() -> None:
    """What came and went is counted from one's own shuffle to the next."""
    told = shuffles_of(
        [
            event("shuffle", 0, amount=10),
            event("turn", 0, amount=1),
            event("gain", 0, "silver"),
            event("turn", 1, amount=1),
            event("gain", 0, "curse"),
            event("shuffle", 0, amount=12),
            event("turn", 0, amount=2),
            event("trash", 0, "curse", origin="hand"),
            event("shuffle", 0, amount=11),
        ],
        2,
    )
    assert told == [
        {"seat": 0, "turn": 1, "cards": 12, "came": ["silver", "curse"], "went": []},
        {"seat": 0, "turn": 2, "cards": 11, "came": [], "went": ["curse"]},
    ]
