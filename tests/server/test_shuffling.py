"""Shuffles that nobody chooses alone: commitments first, then what was committed to, then the server's secret.

Without sockets and without time; what the rules of it are is in docs/server.md.
"""

from __future__ import annotations

import hashlib
import json

import pytest

from dominium.server.protocol import (
    LessonKingdom,
    PickedKingdom,
    Refusal,
    Reveal,
    SeatWish,
    TableBody,
)
from dominium.server.tables import actions, lobby, shuffling
from dominium.server.tables.driver import SHUFFLING
from dominium.server.tables.lessons import LESSONS
from tests.server.contributing import (
    ANN,
    BOB,
    EVE,
    commit,
    give_up,
    parlour,
    play,
    record_of,
    reveal,
    sha,
    two_people,
)
from tests.server.memory_store import Memory
from tests.server.parlour import PEACEFUL, FakeClock, Parlour, Person, settle


def test_the_seed_is_made_of_what_everybody_added() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await two_people(house)
        await commit(ann, ANN)
        await commit(bob, BOB)
        assert ann.shown()["phase"] == "lobby"
        await bob.send(type="ready")
        shown = ann.shown()
        assert shown["phase"] == "shuffling"
        shuffles = shown["shuffles"]
        assert shuffles is not None
        assert shuffles["stage"] == "revealing"
        assert shuffles["commitments"] == [
            sha("dominium contribution", table.id, "1", "0", ANN),
            sha("dominium contribution", table.id, "1", "1", BOB),
        ]
        assert shuffles["contributions"] == ["", ""]
        sealed = shuffles["seal"]
        assert sealed is not None
        await reveal(bob, BOB)
        assert ann.shown()["phase"] == "shuffling"
        await reveal(ann, ANN)
        assert ann.shown()["phase"] == "playing"
        dealt = ann.shown()["shuffles"]
        assert dealt is not None
        assert dealt["stage"] == "dealt"
        assert dealt["seal"] == ann.shown()["seal"] == sealed
        assert dealt["contributions"] == [ANN, BOB]
        record = record_of(table)
        secret = record["agreement"]["secret"]
        assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == sealed
        assert int(record["seed"]) == int(sha("dominium seed", table.id, "1", secret, ANN, BOB), 16)
        assert not ann.errors
        assert not bob.errors
        assert house.clock.now() == 0, "nobody had to wait"

    play(scene())


def test_who_adds_nothing_is_not_waited_for() -> None:
    """Old pages, programs and bots say nothing of shuffles: the game begins at once, and the record says so."""

    async def scene() -> None:
        house = await parlour()
        table, ann, _ = await house.begin()
        assert ann.shown()["phase"] == "playing"
        agreement = record_of(table)["agreement"]
        assert agreement["contributions"] == agreement["commitments"] == ["", ""]
        assert house.clock.now() == 0

    play(scene())


def test_alone_against_bots_it_takes_one_round_trip() -> None:
    """The page that makes a table says that it will add something: the table waits for it, once it is here."""

    async def scene() -> None:
        house = await parlour()
        table, token = await house.make("pb", contribute=True)
        assert table.document.phase == "shuffling"
        await house.clock.move(60)
        assert table.document.phase == "shuffling", "nobody is here yet"
        ann = await Person.join(table, token)
        shuffles = ann.shown()["shuffles"]
        assert shuffles is not None
        assert shuffles["stage"] == "committing"
        assert shuffles["seal"] is not None
        # Nobody else adds anything, so both can be said at once.
        await commit(ann, ANN)
        await reveal(ann, ANN)
        assert ann.shown()["phase"] == "playing"
        assert record_of(table)["agreement"]["contributions"] == [ANN, ""]
        assert house.clock.now() == 60

    play(scene())


def test_a_page_that_promised_and_does_not_commit_is_not_waited_for_long() -> None:
    async def scene() -> None:
        house = await parlour()
        table, token = await house.make("pb", contribute=True)
        ann = await Person.join(table, token)
        await house.clock.move(SHUFFLING)
        assert ann.shown()["phase"] == "playing"
        await commit(ann, ANN)
        assert ann.errors == ["late"]
        assert record_of(table)["agreement"]["contributions"] == ["", ""]

    play(scene())


def test_another_game_is_agreed_upon_anew() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await two_people(house)
        await commit(ann, ANN)
        await bob.send(type="ready")
        await reveal(ann, ANN)
        first = ann.shown()["seal"]
        await give_up(bob)
        assert ann.shown()["phase"] == "over"
        await commit(ann, EVE, 2)
        await ann.send(type="rematch")
        await commit(bob, BOB, 2)
        await bob.send(type="rematch")
        shuffles = ann.shown()["shuffles"]
        assert ann.shown()["phase"] == "shuffling"
        assert shuffles is not None
        assert shuffles["game"] == 2
        await reveal(ann, ANN, 2)
        assert ann.errors == ["contribution"], "what was for the first game is of no use in the second"
        await reveal(ann, EVE, 2)
        await reveal(bob, BOB, 2)
        assert ann.shown()["phase"] == "playing"
        assert ann.shown()["game"] == 2
        assert ann.shown()["seal"] not in (None, first)
        assert record_of(table)["agreement"]["contributions"] == [EVE, BOB]

    play(scene())


def test_people_at_two_servers_agree() -> None:
    async def scene() -> None:
        memory, clock = Memory(), FakeClock()
        here, there = await Parlour(memory, clock).open(), await Parlour(memory, clock).open()
        table, token = await here.make("pp")
        _, other = await actions.sit(table, "Bob", None)
        ann = await Person.join(table, token)
        bob = await Person.join(await there.find(table.id), other)
        await commit(ann, ANN)
        await commit(bob, BOB)
        await bob.send(type="ready")
        assert ann.shown()["phase"] == bob.shown()["phase"] == "shuffling"
        assert ann.shown()["shuffles"] == bob.shown()["shuffles"]
        await reveal(ann, ANN)
        await reveal(bob, BOB)
        for person in (ann, bob):
            assert person.shown()["phase"] == "playing"
            shuffles = person.shown()["shuffles"]
            assert shuffles is not None
            assert shuffles["contributions"] == [ANN, BOB]
        assert len(memory.games) == 1

    play(scene())


def test_both_servers_stop_waiting_and_one_game_begins() -> None:
    async def scene() -> None:
        memory, clock = Memory(), FakeClock()
        here, there = await Parlour(memory, clock).open(), await Parlour(memory, clock).open()
        table, token = await here.make("pp")
        _, other = await actions.sit(table, "Bob", None)
        ann = await Person.join(table, token)
        bob = await Person.join(await there.find(table.id), other)
        await commit(ann, ANN)
        await bob.send(type="ready")
        await clock.move(SHUFFLING + 1)
        assert ann.shown()["phase"] == bob.shown()["phase"] == "playing"
        assert list(memory.games) == [(table.id, 1)]
        assert ann.shown()["seal"] == bob.shown()["seal"]

    play(scene())


def test_a_server_that_stops_in_the_middle_goes_on_with_the_same_secret() -> None:
    async def scene() -> None:
        memory, clock = Memory(), FakeClock()
        house = await Parlour(memory, clock).open()
        table, token = await house.make("pp")
        _, other = await actions.sit(table, "Bob", None)
        ann, bob = await Person.join(table, token), await Person.join(table, other)
        await commit(ann, ANN)
        await commit(bob, BOB)
        await bob.send(type="ready")
        await reveal(ann, ANN)
        before = ann.shown()["shuffles"]
        assert before is not None
        house.close()
        again = await Parlour(memory, clock).open()
        table = await again.find(table.id)
        await clock.move(100)
        assert table.document.phase == "shuffling"
        ann, bob = await Person.join(table, token), await Person.join(table, other)
        assert ann.shown()["shuffles"] == before
        await reveal(bob, BOB)
        assert bob.shown()["phase"] == "playing"
        assert bob.shown()["seal"] == before["seal"]
        assert record_of(table)["agreement"]["contributions"] == [ANN, BOB]

    play(scene())


def test_seats_that_change_hands_begin_anew() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await two_people(house)
        await commit(ann, ANN)
        await commit(bob, BOB)
        await ann.send(type="options", seats=[{}, {"kind": "bot"}, {}])
        assert [seat.commitment != "" for seat in table.document.seats] == [True, False, False]
        await commit(bob, EVE)
        await bob.send(type="leave_seat")
        assert [seat.commitment != "" for seat in table.document.seats] == [True, False, False]
        _, token = await actions.sit(table, "Eve", None)
        eve = await Person.join(table, token)
        await eve.send(type="ready")
        await reveal(ann, ANN)
        assert record_of(table)["agreement"]["contributions"] == [ANN, "", ""]

    play(scene())


def test_while_it_shuffles_nothing_else_changes_and_who_leaves_resigns() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await two_people(house)
        await commit(ann, ANN)
        await commit(bob, BOB)
        await bob.send(type="ready")
        for message in ({"type": "leave_seat"}, {"type": "rename", "name": "X"}, {"type": "start"}):
            await ann.send(**message)
        await ann.send(type="options", seats=[{}, {}, {"kind": "bot"}])
        assert set(ann.errors) == {"started"}
        assert table.document.phase == "shuffling"
        async with table.lock:
            await actions.leave_for_good(table, 1)
        await settle()
        assert ann.shown()["phase"] == "over"
        assert table.document.results[0].winners == [0]

    play(scene())


def test_seeds_that_are_given_are_not_agreed_upon() -> None:
    async def scene() -> None:
        house = await parlour()
        table, token = await house.make("pb", seed=7, contribute=True)
        ann = await Person.join(table, token)
        assert ann.shown()["phase"] == "playing"
        assert ann.shown()["shuffles"] is None
        assert ann.shown()["seal"] is None
        assert "agreement" not in record_of(table)
        lesson = LessonKingdom(id=LESSONS[0].id)
        table, token = await house.make("pb", lesson, contribute=True)
        assert table.document.phase == "playing"
        assert "agreement" not in record_of(table)

    play(scene())


def test_a_kingdom_is_picked_before_the_shuffles() -> None:
    async def scene() -> None:
        house = await parlour()
        table, token = await house.make("pb", PickedKingdom(sets=["base-2e"], projects=0), contribute=True)
        ann = await Person.join(table, token)
        assert ann.shown()["phase"] == "picking"
        await commit(ann, ANN)
        await ann.send(type="pick")
        assert ann.shown()["phase"] == "shuffling"
        await reveal(ann, ANN)
        assert ann.shown()["phase"] == "playing"
        assert record_of(table)["agreement"]["contributions"] == [ANN, ""]

    play(scene())


def test_a_game_that_cannot_be_dealt_any_more_ends_the_shuffling() -> None:
    """The cards that were there when it began are gone after a restart: the table is not lost."""

    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await two_people(house)
        await commit(ann, ANN)
        await bob.send(type="ready")
        table.document.cards.pop()
        await house.clock.move(SHUFFLING)
        assert ann.shown()["phase"] == "lobby"
        assert table.document.shuffling is None

    play(scene())


def test_a_document_of_before_is_read() -> None:
    document, _ = lobby.new_table(TableBody(name="Ann", seats=[SeatWish(), SeatWish()], kingdom=PEACEFUL))
    data = json.loads(document.text())
    for key in ("awaited", "shuffling"):
        del data[key]
    for seat in data["seats"]:
        del seat["commitment"]
    again = type(document).read(json.dumps(data))
    assert again == document
    with pytest.raises(Refusal):
        shuffling.reveal(again, "table", 0, Reveal(game=1, contribution=ANN))
