"""Whoever would choose the shuffles after all: withholding, copying, coming late, changing the record afterwards."""

from __future__ import annotations

import json

import pytest

from dominium.engine.agreement import commitment
from dominium.engine.record import BadRecord, record_from
from dominium.server.protocol import (
    Refusal,
    decoded,
)
from dominium.server.showing.replays import verified
from dominium.server.tables.driver import SHUFFLING
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
    two_people,
)
from tests.server.parlour import Person


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
