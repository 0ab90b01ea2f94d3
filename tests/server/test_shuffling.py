"""Shuffles that nobody chooses alone: commitments first, then what was committed to, then the server's secret.

Without sockets and without time; what the rules of it are is in docs/server.md.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from typing import TYPE_CHECKING, Any

import pytest

from dominium.engine.agreement import commitment
from dominium.engine.record import BadRecord, record_from
from dominium.server.protocol import (
    LessonKingdom,
    PickedKingdom,
    Refusal,
    Reveal,
    SeatWish,
    TableBody,
    decoded,
)
from dominium.server.showing.replays import verified
from dominium.server.tables import actions, lobby, shuffling
from dominium.server.tables.driver import SHUFFLING
from dominium.server.tables.lessons import LESSONS
from tests.server.memory_store import Memory
from tests.server.parlour import PEACEFUL, FakeClock, Parlour, Person, settle

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from dominium.server.tables.table import Table

ANN, BOB, EVE = "a1" * 32, "b2" * 32, "ee" * 32


def play(scene: Coroutine[None, None, None]) -> None:
    asyncio.run(scene)


async def parlour() -> Parlour:
    return await Parlour(Memory(), FakeClock()).open()


def sha(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


async def commit(person: Person, contribution: str, game: int = 1) -> None:
    seat = str(person.viewer.seat)
    digest = sha("dominium contribution", person.table.id, str(game), seat, contribution)
    await person.send(type="commit", game=game, commitment=digest)


async def reveal(person: Person, contribution: str, game: int = 1) -> None:
    await person.send(type="reveal", game=game, contribution=contribution)


async def two_people(house: Parlour, *tokens: str) -> tuple[Table, Person, Person]:
    """Two people in the lobby; it begins when Bob is ready."""
    table, token = await house.make("pp")
    _, other = await actions.sit(table, "Bob", None)
    return table, await Person.join(table, token), await Person.join(table, other)


def record_of(table: Table) -> dict[str, Any]:
    """The record of the game in progress, as only the server knows it yet."""
    assert table.match is not None
    found: dict[str, Any] = json.loads(table.match.record_text())
    return found


async def give_up(person: Person) -> None:
    await person.send(type="resign")


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


def test_nothing_that_is_sent_holds_the_secret_before_the_end() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await two_people(house)
        watcher = await Person.join(table, None)
        await commit(ann, ANN)
        await bob.send(type="ready")
        assert table.document.shuffling is not None
        secret = table.document.shuffling.secret
        await reveal(ann, ANN)
        for person in (ann, bob, watcher):
            assert secret not in json.dumps(person.messages, default=str)
        seed = str(record_of(table)["seed"])
        assert all(seed not in json.dumps(person.messages, default=str) for person in (ann, bob, watcher))
        assert secret not in table.document.text(), "from now on it is in the game alone"
        await give_up(bob)
        end = next(one for one in ann.messages if one["type"] == "end")
        assert end["agreement"] is not None
        assert end["agreement"]["secret"] == secret
        assert end["seed"] == seed

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


def test_one_who_withholds_delays_the_others_for_a_moment_and_adds_nothing() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await two_people(house)
        await commit(ann, ANN)
        await commit(bob, BOB)
        await bob.send(type="ready")
        await reveal(ann, ANN)
        await house.clock.move(SHUFFLING - 0.1)
        assert ann.shown()["phase"] == "shuffling"
        await house.clock.move(0.1)
        assert ann.shown()["phase"] == "playing"
        agreement = record_of(table)["agreement"]
        assert agreement["contributions"] == [ANN, ""]
        assert agreement["commitments"][1], "that there was something is not hidden"
        await reveal(bob, BOB)
        assert bob.errors == ["late"]
        assert record_of(table)["agreement"] == agreement

    play(scene())


@pytest.mark.parametrize("wrong", [EVE, BOB, "0" * 64])
def test_a_reveal_that_was_not_committed_to_is_refused_and_adds_nothing(wrong: str) -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await two_people(house)
        await commit(ann, ANN)
        await commit(bob, BOB)
        await bob.send(type="ready")
        await reveal(ann, wrong)
        assert ann.errors == ["contribution"]
        assert table.document.shuffling is not None
        assert table.document.shuffling.contributions == ["", ""]
        await reveal(bob, BOB)
        await house.clock.move(SHUFFLING)
        assert record_of(table)["agreement"]["contributions"] == ["", BOB]

    play(scene())


def test_the_commitment_of_another_seat_is_of_no_use() -> None:
    """Eve copies what Ann committed to, and reveals what Ann revealed."""

    async def scene() -> None:
        house = await parlour()
        table, ann, eve = await two_people(house)
        await commit(ann, ANN)
        copied = table.document.seats[0].commitment
        await eve.send(type="commit", game=1, commitment=copied)
        await eve.send(type="ready")
        await reveal(ann, ANN)
        await reveal(eve, ANN)
        assert eve.errors == ["contribution"]
        await house.clock.move(SHUFFLING)
        assert record_of(table)["agreement"]["contributions"] == [ANN, ""]

    play(scene())


def test_nobody_commits_once_the_others_reveal() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, eve = await two_people(house)
        await commit(ann, ANN)
        await eve.send(type="ready")
        assert ann.shown()["phase"] == "shuffling"
        before = table.document.seats[1].commitment
        await commit(eve, EVE)
        assert eve.errors == ["late"]
        assert table.document.seats[1].commitment == before == ""
        await reveal(eve, EVE)
        assert eve.errors == ["late", "contribution"]

    play(scene())


def test_twice_the_same_counts_once_and_nothing_is_revealed_too_early() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await two_people(house)
        await reveal(ann, ANN)
        assert ann.errors == ["early"]
        await commit(ann, EVE)
        await commit(ann, ANN)
        version = table.version
        await commit(ann, ANN)
        assert table.version == version, "nothing new is not written"
        await commit(bob, BOB)
        await reveal(ann, ANN)
        assert ann.errors == ["early", "early"]
        await bob.send(type="ready")
        await reveal(ann, EVE)
        assert ann.errors[2:] == ["contribution"], "the last commitment before the game counts"
        await reveal(ann, ANN)
        await reveal(ann, ANN)
        await reveal(bob, BOB)
        await reveal(ann, ANN)
        await commit(ann, ANN)
        assert ann.errors[3:] == []
        assert record_of(table)["agreement"]["contributions"] == [ANN, BOB]

    play(scene())


def test_a_spectator_adds_nothing() -> None:
    async def scene() -> None:
        house = await parlour()
        table, _, bob = await two_people(house)
        watcher = await Person.join(table, None)
        await watcher.send(type="commit", game=1, commitment=EVE)
        await watcher.send(type="reveal", game=1, contribution=EVE)
        assert watcher.errors == ["spectator", "spectator"]
        await bob.send(type="commit", game=2, commitment=EVE)
        assert bob.errors == ["late"], "only for the next game"

    play(scene())


@pytest.mark.parametrize(
    "text", ["", "a" * 63, "a" * 65, "A" * 64, "g" * 64, "a" * 64 + "\n", "ą" * 64, 5, None, ["a" * 64]]
)
def test_only_32_bytes_in_small_digits_are_read(text: object) -> None:
    for message in (
        {"type": "commit", "game": 1, "commitment": text},
        {"type": "reveal", "game": 1, "contribution": text},
    ):
        with pytest.raises(Refusal) as refused:
            decoded(json.dumps(message))
        assert refused.value.code == "malformed"


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


# Records


def agreed_record(**change: object) -> str:
    """The record of a game that was given up, perhaps with something changed in what was agreed upon."""
    found: list[str] = []

    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await two_people(house)
        await commit(ann, ANN)
        await bob.send(type="ready")
        await reveal(ann, ANN)
        await give_up(bob)
        assert table.match is not None
        found.append(table.match.record_text())

    play(scene())
    data = json.loads(found[0])
    data["agreement"] |= change
    return json.dumps(data)


def test_a_record_can_be_checked_by_anybody() -> None:
    text = agreed_record()
    record = record_from(text)
    assert record.agreement is not None
    result = verified(text, record.seal)
    assert result["ok"]
    assert result["seal_matches"]
    assert record_from(record.to_json()).to_json() == record.to_json()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"contributions": [EVE, ""]}, "contribution"),
        ({"contributions": ["", ""]}, "agreed-seed"),
        ({"contributions": [EVE, ""], "commitments": [commitment("table0", 1, 0, EVE), ""]}, "agreed-seed"),
        ({"contributions": [ANN, BOB]}, "contribution"),
        ({"game": 2}, "contribution"),
        ({"table": "other"}, "contribution"),
        ({"secret": EVE}, "seal"),
    ],
)
def test_what_was_changed_is_found(change: dict[str, object], reason: str) -> None:
    sealed = record_from(agreed_record()).seal
    result = verified(agreed_record(**change), sealed)
    assert not result["ok"]
    # With a secret of its own every game has another seal: the record of the second game is not that of the first.
    assert result["reason"] == reason or (result["reason"], reason) == ("agreed-seed", "seal")


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "ab"},
        {"secret": 5},
        {"table": "x" * 100},
        {"table": "a\x1b[2J"},
        {"game": 0},
        {"game": True},
        {"game": 1 << 200},
        {"commitments": [""]},
        {"contributions": ["", "", ""]},
        {"contributions": ["", "nothing"]},
        {"contributions": None},
    ],
)
def test_a_damaged_agreement_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(BadRecord) as bad:
        record_from(agreed_record(**change))
    assert bad.value.reason == "damaged"
