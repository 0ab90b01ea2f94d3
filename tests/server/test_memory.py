"""A game that is let go leaves nothing behind for the garbage collector to find."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from dominium.bots.random_bot import RandomBot
from dominium.engine.events import Event
from dominium.engine.record import Record
from dominium.server.showing.game_end import end_message
from dominium.server.showing.log_lines import LogLines
from dominium.server.store.interface import Move
from dominium.server.tables import actions
from dominium.server.tables.match import QUICK_UNDO, UNDO_DEPTH, Match
from tests.server.memory_store import Memory
from tests.server.parlour import PEACEFUL, FakeClock, Parlour, Person

ATTACKS = [
    "moat",
    "militia",
    "witch",
    "masquerade",
    "torturer",
    "village",
    "smithy",
    "cellar",
    "lurker",
    "pawn",
]


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def play_some(number: int, answers: int) -> Match:
    """A random game in which now and then an answer is taken back."""
    record = Record(3, ATTACKS, [], number, 0)
    record.names = ["A", "B", "C"]
    match = Match(record.to_json(), "")
    bots = [RandomBot(number + seat) for seat in range(3)]
    while match.decision is not None and match.number < answers:
        seat = match.decision.seat
        target = match.undo_target(seat)
        if match.number % 11 == 10 and target >= 0:
            match.apply(match.undo(seat, target))
            continue
        answer = bots[seat].decide(match.decision, match.session.view(seat))
        match.apply(Move("a", seat, match.decision.fingerprint(), answer, False))
    return match


def test_a_match_keeps_few_moments_and_goes_back_to_many() -> None:
    """A moment to go back to takes some kilobytes of every live table; the answers lead there as well."""
    record = Record(2, ATTACKS, [], 3, 0)
    match = Match(record.to_json(), "")
    bots = [RandomBot(seat) for seat in range(2)]
    moments = []
    while match.decision is not None and match.number < 80:
        seat = match.decision.seat
        moments.append((match.decision.seat, match.session.view(seat).as_dict()))
        answer = bots[seat].decide(match.decision, match.session.view(seat))
        match.apply(Move("a", seat, match.decision.fingerprint(), answer, False))
    assert len(match.session._undo) == QUICK_UNDO
    for back in (2, QUICK_UNDO, QUICK_UNDO + 1, UNDO_DEPTH - QUICK_UNDO - 12):
        given = len(match.session.given) - back
        seat, view = moments[given]
        match.apply(match.undo(seat, given))
        assert len(match.session.given) == given
        assert match.decision is not None
        assert match.decision.seat == seat
        assert match.session.view(seat).as_dict() == view


def test_answers_nobody_can_notice_do_not_shorten_what_can_be_taken_back() -> None:
    """Whether an answer is too long ago would tell how many others were asked about their hands."""
    match = play_some(5, 60)
    seat = next(seat for seat in range(3) if match.undo_target(seat) >= 0)
    target = match.undo_target(seat)
    other = (seat + 1) % 3
    for _ in range(2 * UNDO_DEPTH):
        match.session.given.append((other, 0, []))
        match.auto.append(False)
        match._unnoticed.append(True)
    assert match.undo_target(seat) == target
    match._unnoticed[-UNDO_DEPTH:] = [False] * UNDO_DEPTH
    assert match.undo_target(seat) == -1


def test_events_share_lists_that_nobody_changes() -> None:
    """A long game has a thousand events; most are about one card or none."""
    match = play_some(1, 120)
    lists = {id(event.cards): event.cards for event in match.events if len(event.cards) < 2}
    assert len(lists) < 40
    assert {id(event.shown) for event in match.events if not event.shown} <= set(lists)
    shared = [(cards, cards.copy()) for cards in lists.values()]
    before = [event.cards.copy() for event in match.events]
    end_message("table", 1, match)
    for seat in range(-1, 3):
        LogLines(match, seat).update()
    assert [event.cards for event in match.events] == before
    assert all(cards == as_it_was for cards, as_it_was in shared)


def test_turns_that_are_over_are_kept_in_few_bytes() -> None:
    """A table keeps what happened in a whole game; nobody but who comes anew reads more than the last turns of it."""
    elsewhere = _events_in_memory()
    match = play_some(2, 400)
    logs = [LogLines(match, seat) for seat in range(-1, 3)]
    for log in logs:
        log.update()
        log.since(0)
    happened = len(match.events)
    kept = _events_in_memory() - elsewhere
    packed = sum(len(turn) for turn in match.events._past)
    assert happened > 700
    assert kept < happened / 10
    assert packed < 16 * happened


def _events_in_memory() -> int:
    return sum(type(one) is Event for one in gc.get_objects())


def test_where_only_people_play_the_server_waits_for_nothing() -> None:
    async def scene() -> None:
        house = await Parlour(Memory(), FakeClock()).open()
        table, ann, bob = await house.begin()
        for _ in range(6):
            await next(one for one in (ann, bob) if one.decision() is not None).answer([])
        assert not table.driver.busy
        assert table.driver._task is None

    asyncio.run(scene())


def test_a_match_leaves_no_garbage(no_collector: None) -> None:
    play_some(0, 20).let_go()  # what is made once and kept
    gc.collect()
    before = len(gc.get_objects())
    for number in range(4):
        play_some(number, 100).let_go()
    assert len(gc.get_objects()) - before < 100
    assert gc.collect() < 50


def test_the_games_of_a_table_leave_no_garbage(no_collector: None) -> None:
    async def scene() -> None:
        house = await Parlour(Memory(), FakeClock()).open()
        table, token = await house.make("pp", PEACEFUL)
        _, other = await actions.sit(table, "Bob", None)
        people = [await Person.join(table, token), await Person.join(table, other)]
        await people[1].send(type="ready")
        found = []
        for _ in range(4):
            for _ in range(12):
                asked = next(one for one in people if one.decision() is not None)
                await asked.answer([])
            await people[0].send(type="resign")
            for one in people:
                await one.send(type="rematch")
                one.messages[:-2] = []
            found.append(gc.collect())
        assert max(found[1:]) < 200, found

    asyncio.run(scene())
