"""Before a game: it starts by itself, empty seats become bots, and tables that nobody visits leave the lists."""

from __future__ import annotations

import pytest

from dominium.server.protocol import PickedKingdom
from dominium.server.showing.table_view import summary
from dominium.server.tables import actions
from dominium.server.tables.table import Table
from tests.server.memory_store import Memory
from tests.server.parlour import FakeClock, Parlour, Person
from tests.server.test_without_sockets import end_turn, play

BOT = {"kind": "bot", "level": "steady"}
PERSON = {"kind": "person"}


async def parlour() -> Parlour:
    return await Parlour(Memory(), FakeClock()).open()


async def ann_and_bob(table: Table, token: str) -> tuple[Person, Person]:
    """Two people at a table that one of them made; neither is ready by that."""
    ann = await Person.join(table, token)
    _, other = await actions.sit(table, "Bob", None)
    return ann, await Person.join(table, other)


def test_a_game_starts_when_all_are_ready() -> None:
    async def scene() -> None:
        house = await parlour()
        ann, bob = await ann_and_bob(*await house.make("ppb"))
        assert bob.shown()["phase"] == "lobby", "nobody is ready by sitting down"
        await ann.send(type="ready", ready=False)
        await bob.send(type="ready")
        assert bob.shown()["phase"] == "lobby", "the host is not ready"
        await ann.send(type="ready")
        assert bob.shown()["phase"] == "playing"
        assert not ann.errors + bob.errors

    play(scene())


def test_a_kingdom_is_picked_when_all_are_ready() -> None:
    async def scene() -> None:
        house = await parlour()
        _, bob = await ann_and_bob(*await house.make("pp", PickedKingdom(sets=["base-2e"])))
        await bob.send(type="ready")
        assert bob.shown()["phase"] == "picking"

    play(scene())


def test_a_bot_takes_an_empty_seat_and_the_game_starts() -> None:
    async def scene() -> None:
        house = await parlour()
        ann, bob = await ann_and_bob(*await house.make("ppp"))
        await bob.send(type="ready")
        await bob.send(type="options", seats=[PERSON, PERSON, BOT])
        assert bob.errors == ["owner"]
        await ann.send(type="options", seats=[PERSON, PERSON, BOT])
        assert bob.shown()["phase"] == "playing"
        assert [seat["kind"] for seat in bob.shown()["seats"]] == ["person", "person", "bot"]

    play(scene())


def test_a_bot_in_the_lobby_can_make_room_again() -> None:
    async def scene() -> None:
        house = await parlour()
        table, token = await house.make("ppp")
        ann = await Person.join(table, token)
        await ann.send(type="options", seats=[PERSON, PERSON, BOT])
        assert ann.shown()["seats"][2]["kind"] == "bot"
        await ann.send(type="options", seats=[PERSON, PERSON, PERSON])
        assert not ann.shown()["seats"][2]["taken"]
        assert ann.shown()["phase"] == "lobby"

    play(scene())


def test_whoever_was_ready_for_another_kingdom_is_asked_again() -> None:
    async def scene() -> None:
        house = await parlour()
        ann, bob = await ann_and_bob(*await house.make("ppp"))
        await bob.send(type="ready")
        await ann.send(type="options", seats=[PERSON, PERSON])
        assert not ann.shown()["seats"][1]["ready"], "a table for two is another game"

    play(scene())


def test_the_pace_of_bots_is_the_owners_also_in_the_game() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await house.begin()
        await ann.send(type="pace", bot_delay=1.5)
        assert ann.shown()["options"].bot_delay == 1.5
        await bob.send(type="pace", bot_delay=0)
        assert bob.errors == ["owner"]
        assert table.document.options.bot_delay == 1.5

    play(scene())


@pytest.mark.parametrize("shown", [True, False])
def test_the_sizes_of_others_piles_are_the_tables_choice(shown: bool) -> None:
    """By the rules nobody may count another's deck or discard pile (G34)."""

    async def scene() -> None:
        house = await parlour()
        _, ann, bob = await house.begin(aids={"counts": True} if shown else {})
        first = ann if ann.decision() is not None else bob
        await end_turn(first)
        seat = first.viewer.seat
        for one in (ann, bob):
            counts = one.game()["aids"]["counts"]
            if not shown:
                assert counts is None
                continue
            assert counts is not None
            assert counts[seat] == {"deck": 0, "discard": 5}
            assert counts[1 - seat] == {"deck": 5, "discard": 0}

    play(scene())


def test_a_list_says_who_won_and_who_wants_another_game() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await house.begin()
        await ann.send(type="resign")
        await bob.send(type="rematch")
        row = await house.store.table(table.id)
        assert row is not None
        for awake in (table, None):
            told = summary(row, awake)
            assert told["wishes"] == [1]
            assert [(one["winners"], one["points"]) for one in told["results"]] == [([1], [3, 3])]
        await ann.send(type="rematch")
        row = await house.store.table(table.id)
        assert row is not None
        assert summary(row, None)["wishes"] == []
        assert len(summary(row, None)["results"]) == 1

    play(scene())
