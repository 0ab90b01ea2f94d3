"""Resigning, leaving and deleting; what becomes of the game, of its record and of the lists."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import httpx
import pytest

from dominium.engine.record import record_from, replay
from dominium.server.hub import Hub
from dominium.server.limits import Limits
from dominium.server.protocol import Refusal, SeatWish, TableBody
from dominium.server.showing.replays import replayed, verified
from dominium.server.tables import actions
from dominium.server.tables.match import Match, resigned_in
from dominium.server.thinking import Thinkers
from tests.server.memory_store import Memory, MemoryStore
from tests.server.parlour import PEACEFUL, FakeClock, Parlour, Person, settle
from tests.server.test_without_sockets import end_turn, play
from tests.serving import start_pair

if TYPE_CHECKING:
    from dominium.server.protocol import EndMessage
    from dominium.server.tables.table import Table
    from tests.serving import Data, Server


async def parlour() -> Parlour:
    return await Parlour(Memory(), FakeClock()).open()


async def three(house: Parlour, seats: str = "ppp") -> tuple[Table, list[Person]]:
    """A table whose people are all ready: the game begins by itself."""
    table, token = await house.make(seats)
    tokens = [token]
    for name in ("Bob", "Cid")[: seats.count("p") - 1]:
        tokens.append((await actions.sit(table, name, None))[1])
    people = [await Person.join(table, one) for one in tokens]
    for one in people[1:]:
        await one.send(type="ready")
    assert people[0].shown()["phase"] == "playing"
    return table, people


def the_end(person: Person) -> EndMessage:
    return next(one for one in reversed(person.messages) if one["type"] == "end")


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def test_of_two_players_the_other_wins() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await house.begin()
        await ann.send(type="resign")
        for one in (ann, bob):
            assert one.shown()["phase"] == "over"
            assert one.decision() is None
            players = the_end(one)["players"]
            assert [player["winner"] for player in players] == [False, True]
            assert [player["resigned"] for player in players] == [True, False]
        (result,) = table.document.results
        assert (result.winners, result.resigned, result.points) == ([1], [0], [3, 3])
        # It is over for good: no second thoughts, no more moves.
        await ann.send(type="undo")
        await ann.send(type="resign")
        assert ann.errors == ["no-game", "no-game"]

    play(scene())


def test_whoever_resigns_does_not_win_by_points() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await house.begin()
        first = ann if ann.decision() is not None else bob
        second = bob if first is ann else ann
        await end_turn(first)
        await second.send(type="resign")
        assert match_of(table).winners == [first.viewer.seat]
        # By points and turns the one who resigned would have won, too (G37).
        assert second.viewer.seat in match_of(table).session.game.winners()

    play(scene())


def test_against_bots_the_best_bot_wins() -> None:
    async def scene() -> None:
        house = await parlour()
        table, token = await house.make("pbb")
        ann = await Person.join(table, token)
        await ann.send(type="resign")
        assert ann.shown()["phase"] == "over"
        assert 0 not in table.document.winners
        assert table.document.winners

    play(scene())


def test_of_more_players_a_bot_plays_on_and_cannot_win() -> None:
    async def scene() -> None:
        house = await parlour()
        table, (ann, bob, cid) = await three(house)
        await ann.send(type="resign")
        assert ann.shown()["phase"] == "playing"
        seat = bob.shown()["seats"][0]
        assert (seat["resigned"], seat["stand_in"], seat["level"]) == (True, True, "steady")
        await ann.send(type="take_back")
        assert ann.errors == ["resigned"]
        for _ in range(40):
            asked = next((one for one in (bob, cid) if one.decision() is not None), None)
            assert asked is not None, "the bot plays for the one who resigned"
            await end_turn(asked)
        # However good the bot is, the seat that was given up does not win.
        scores = match_of(table).session.game.scores()
        assert scores[0] > max(scores[1:])
        assert 0 not in match_of(table).winners
        await bob.send(type="resign")
        assert bob.shown()["phase"] == "over"
        assert table.document.winners == [2]

    play(scene())


@pytest.mark.parametrize("answers", [0, 1, 2, 4])
def test_it_is_kept_and_the_record_says_so(answers: int) -> None:
    """In the middle of a turn, between two, and before the first answer."""

    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await house.begin()
        for _ in range(answers):
            await (ann if ann.decision() is not None else bob).answer([])
        await bob.send(type="resign")
        text = match_of(table).record_text()
        house.close()
        # After a power cut the game is as it was.
        other = await Parlour(house.store._memory, house.clock).open()
        again = await other.find(table.id)
        assert again.document.phase == "over"
        assert match_of(again).record_text() == text
        assert len(again.document.results) == 1
        # Those who know nothing of resigning read the same game, not played to its end.
        record = record_from(text)
        assert not replay(record).over
        assert record.scores == []
        assert resigned_in(text) == [1]
        end = replayed(record, resigned_in(text))["end"]
        assert end is not None
        assert [player["winner"] for player in end["players"]] == [True, False]
        assert end["history"] == [
            {"turn": one.turn, "seat": one.seat, "points": one.points} for one in match_of(again).history
        ]
        assert (verified(text)["ok"], verified(text)["reason"]) == (True, "")

    play(scene())


def told(one: Person) -> list[str]:
    return [line for line in one.lines if line]


def test_the_log_tells_who_resigned_and_goes_on() -> None:
    async def scene() -> None:
        house = await parlour()
        table, (ann, bob, cid) = await three(house)
        await ann.send(type="resign")
        for one in (ann, bob, cid):
            assert [line for line in told(one) if "resigns" in line] == ["Ann resigns"]
        asked = next(one for one in (bob, cid) if one.decision() is not None)
        await end_turn(asked)
        lines = told(bob)
        assert "Ann resigns" in lines[:-1]
        numbers = [event.number for event in match_of(table).events]
        assert numbers == list(range(len(numbers)))
        await bob.send(type="resign")
        await cid.send(type="resign")
        assert [line for line in told(cid) if "resigns" in line] == ["Ann resigns", "Bob resigns"]
        assert told(cid)[-1] == "Bob resigns"

    play(scene())


def test_a_resignation_outlives_what_is_taken_back() -> None:
    async def scene() -> None:
        house = await parlour()
        table, (ann, _, _) = await three(house)
        match = match_of(table)
        before = len(match.session.events)
        while match.session.game.turn == 1:
            match.apply(match.answer([]))
        match.apply(match.resignation(ann.viewer.seat))
        later = len(match.events)
        match.apply(match.undo(0, 0))
        assert [event.kind for event in match.events].count("resign") == 1
        assert len(match.events) == before + 1 < later
        assert match.rewinds == [before]

    play(scene())


def test_a_replay_ends_with_the_resignation() -> None:
    async def scene() -> None:
        house = await parlour()
        table, _, bob = await house.begin()
        await bob.send(type="resign")
        text = match_of(table).record_text()
        last = replayed(record_from(text), resigned_in(text))["steps"][-1]["log"][-1]
        assert last["text"] == {"en": "Bob resigns", "pl": "Bob poddaje grę"}

    play(scene())


def test_a_crash_between_the_resignation_and_its_consequences() -> None:
    """The move is written first; whoever wakes the table next does the rest."""

    async def scene() -> None:
        house = await parlour()
        table, _ = await three(house)
        move = match_of(table).resignation(0)
        house.close()
        await house.store.add_move(table.id, 1, match_of(table).number, move)
        other = await Parlour(house.store._memory, house.clock).open()
        again = await other.find(table.id)
        assert again.document.seats[0].stand_in == "steady"

    play(scene())


@pytest.mark.parametrize("resigned", ["[2]", "[-1]", '["0"]', "[0, 0]", "{}", "[true]"])
def test_nonsense_in_a_record_is_refused(resigned: str) -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, _ = await house.begin()
        await ann.send(type="resign")
        data = json.loads(match_of(table).record_text())
        data["resigned"] = json.loads(resigned)
        assert verified(json.dumps(data))["reason"] == "damaged"

    play(scene())


def test_leaving_before_a_game_frees_the_seat() -> None:
    async def scene() -> None:
        house = await parlour()
        table, token = await house.make("pp")
        seat, _ = await actions.sit(table, "Bob", None)
        ann = await Person.join(table, token)
        async with table.lock:
            await actions.leave_for_good(table, 0)
        await settle()
        assert table.document.owner == seat
        assert not table.document.seats[0].taken
        assert ann.shown()["you"] == -1

    play(scene())


def test_leaving_while_the_kingdom_is_picked_goes_back_to_the_lobby() -> None:
    async def scene() -> None:
        house = await parlour()
        table, token = await house.make("pp")
        await actions.sit(table, "Bob", None)
        await Person.join(table, token)
        await table.change(lambda document: setattr(document, "phase", "picking"))
        async with table.lock:
            await actions.leave_for_good(table, 1)
        assert table.document.phase == "lobby"
        assert not table.document.seats[1].taken

    play(scene())


def test_leaving_in_a_game_of_two_resigns_and_a_bot_is_there_for_the_next() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await house.begin()
        async with table.lock:
            await actions.leave_for_good(table, 0)
        await settle()
        assert table.document.phase == "over"
        assert table.document.winners == [1]
        assert table.document.owner == 1
        assert ann.shown()["you"] == -1
        assert bob.shown()["seats"][0]["kind"] == "bot"
        assert table.document.results[0].names == ["Ann", "Bob"]
        # Nobody waits for the one who left.
        await bob.send(type="rematch")
        assert bob.shown()["phase"] == "playing"
        assert bob.shown()["game"] == 2

    play(scene())


def post(server: Server, path: str, **body: object) -> httpx.Response:
    return httpx.post(server.url + path, json=body, timeout=30)


def mine(server: Server, *made: Data) -> list[Data]:
    seats = [{"table": one["table"], "token": one["token"]} for one in made]
    found: list[Data] = post(server, "/api/mine", seats=seats).json()["tables"]
    return found


def test_the_last_one_who_leaves_takes_the_table_along(server: Server) -> None:
    made = server.make("pb", options={"public": True})
    reply = post(server, f"/api/tables/{made['table']}/leave", token="no-such-token")
    assert (reply.status_code, reply.json()["code"]) == (403, "token")
    reply = post(server, f"/api/tables/{made['table']}/leave", token=made["token"])
    assert reply.json() == {"deleted": True}
    assert mine(server, made) == []
    assert made["table"] not in [one["table"] for one in server.get("/api/tables")["tables"]]
    assert httpx.get(f"{server.url}/api/tables/{made['table']}").status_code == 404
    assert httpx.get(f"{server.url}/t/{made['table']}").status_code == 404


def test_others_keep_the_table_and_see_how_it_ended(server: Server) -> None:
    made = server.make("pp")
    other = server.sit(made["table"], "Bob")

    async def begin() -> None:
        for one in await start_pair(server, made, other):
            await one.close()

    asyncio.run(begin())
    assert post(server, f"/api/tables/{made['table']}/leave", token=made["token"]).json() == {
        "deleted": False
    }
    assert mine(server, made) == []
    (found,) = mine(server, other)
    (result,) = found["results"]
    assert (found["phase"], result["names"], result["winners"]) == ("over", ["Ann", "Bob"], [1])
    record = httpx.get(f"{server.url}/api/tables/{made['table']}/games/1/record").text
    assert json.loads(record)["resigned"] == [0]
    replayed_record = post(server, "/api/replay", record=record).json()
    assert [one["resigned"] for one in replayed_record["end"]["players"]] == [True, False]


def test_a_table_deleted_on_one_server_is_gone_on_the_others() -> None:
    async def scene() -> None:
        memory, clock = Memory(), FakeClock()
        hubs = [Hub(MemoryStore(memory), Limits(), Thinkers(0), clock) for _ in range(2)]
        for hub in hubs:
            await hub.open()
        first, second = hubs
        wishes = [SeatWish(), SeatWish(kind="bot")]
        made, _, token = await first.make(TableBody(name="Ann", seats=wishes, kingdom=PEACEFUL), "")
        elsewhere = await second.find(made.id)
        eve = await Person.join(elsewhere, None)
        assert await first.leave(made.id, token)
        await settle()
        assert elsewhere.gone
        assert eve.errors == ["no-table"]
        # Whatever still comes from there changes nothing.
        await eve.send(type="take_seat", name="Eve")
        assert eve.errors == ["no-table", "no-table"]
        assert memory.tables == {}
        with pytest.raises(Refusal):
            await second.find(made.id)
        for hub in hubs:
            await hub.close()

    play(scene())
