"""What happened in a game: packed or not, it reads like the list of its events."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from dominium.bots.random_bot import RandomBot
from dominium.engine.chronicle import Chronicle
from dominium.engine.events import ALL, PLAY, TURN, Event
from dominium.engine.record import Record
from dominium.engine.session import Session

KINGDOM = [
    "cellar",
    "lurker",
    "masquerade",
    "militia",
    "moat",
    "pawn",
    "sentry",
    "throne_room",
    "torturer",
    "village",
]


def told(events: list[Event]) -> list[tuple[object, ...]]:
    """Everything about events."""
    return [
        (
            *event.as_dict().values(),
            event.seen,
            event.shown,
            [event.seen_from(seat).cards for seat in (-1, 0, 1)],
        )
        for event in events
    ]


def happened(seed: int, answers: int) -> list[Event]:
    """What happens in a game, kept one by one."""
    session = Record(3, KINGDOM, [], seed, 0).deal().start()
    bots = [RandomBot(seed + seat) for seat in range(3)]
    found: list[Event] = session.events.since(0)
    for _ in range(answers):
        if session.decision is None:
            break
        seat = session.decision.seat
        session.answer(bots[seat].decide(session.decision, session.view(seat)))
        found += session.events.since(len(found))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_a_chronicle_tells_what_happened(seed: int) -> None:
    events = happened(seed, 200)
    chronicle = Chronicle(events)
    assert len(chronicle) == len(events) > 500
    assert told(list(chronicle)) == told(events)
    assert told(list(reversed(chronicle))) == told(events[::-1])
    for number in range(0, len(events), 7):
        assert told([chronicle[number]]) == told([events[number]])
        assert told([chronicle[number - len(events)]]) == told([events[number]])
        assert told(chronicle.since(number)) == told(events[number:])
        turns = [at for at in range(number + 1) if events[at].kind == TURN]
        assert chronicle.turn_of(number) == (turns[-1] if turns else 0)
    assert chronicle.since(len(events)) == []
    assert chronicle.turn_of(-1) == 0
    for beyond in (len(events), -len(events) - 1):
        with pytest.raises(IndexError):
            chronicle[beyond]


@pytest.mark.parametrize("seed", range(3))
def test_what_is_taken_back_may_happen_otherwise(seed: int) -> None:
    chance = random.Random(seed)
    events = happened(seed, 150)
    model = list(events)
    chronicle = Chronicle(events)
    for _ in range(40):
        left = chance.choice((0, len(model), chance.randrange(len(model) + 1), max(0, len(model) - 3)))
        twin = chronicle.copy()
        chronicle.cut(left)
        assert told(list(twin)) == told(model)
        del model[left:]
        assert told(list(chronicle)) == told(model)
        while len(model) < len(events):
            number = len(model)
            model.append(events[number])
            chronicle.append(events[number])
        assert told(list(chronicle)) == told(events)
        if not chance.randrange(3):
            chronicle = twin


def test_numbers_of_any_size_are_kept() -> None:
    amounts = [0, 1, -1, 63, 64, -64, -65, 127, 128, 300, 100_000, -100_000]
    events: list[Event] = []
    for amount in amounts:
        events.append(Event(len(events), TURN, 5, [], "", "", amount, "extra", ALL, []))
        cards = [f"card {i}" for i in range(abs(amount) % 200)]
        events.append(Event(len(events), PLAY, -1, cards, "hand", "play", amount, "", 0b100001, cards[:1]))
    assert told(list(Chronicle(events))) == told(events)


def test_games_of_several_threads_do_not_mix_their_words() -> None:
    """A server plays games again in threads beside that of its tables."""

    def one(thread: int) -> bool:
        events = [
            Event(number, TURN, 0, [], "", "", 0, f"word {thread % 3} {number}", ALL, [])
            for number in range(2000)
        ]
        return told(list(Chronicle(events))) == told(events)

    with ThreadPoolExecutor(6) as threads:
        assert all(threads.map(one, range(6)))


@pytest.mark.parametrize("dream", [False, True])
def test_what_is_tried_goes_on_with_the_numbers_of_the_game(dream: bool) -> None:
    session = Record(3, KINGDOM, [], 4, 0).deal().start()
    bots = [RandomBot(seat) for seat in range(3)]

    def answer(one: Session, times: int) -> None:
        for _ in range(times):
            assert one.decision is not None
            seat = one.decision.seat
            one.answer(bots[seat].decide(one.decision, one.view(seat)))

    answer(session, 30)
    before = len(session.events)
    assert session.decision is not None
    tried = session.imagine(session.decision.seat, 1) if dream else session.fork()
    answer(tried, 60)
    assert len(tried.events) > 40, "several turns, packed"
    first = tried.events[0].number
    assert 0 < first <= before, "from the last rest point on"
    assert [event.number for event in tried.events] == list(range(first, first + len(tried.events)))
    assert len(session.events) == before
