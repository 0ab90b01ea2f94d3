"""Tables, matches and drivers with a store in memory and a clock that is moved by hand: no socket, no real time."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from typing import TYPE_CHECKING

from dominium.engine.record import record_from, replay
from dominium.server.protocol import Answer, PickedKingdom
from dominium.server.showing.log_lines import LogLines
from dominium.server.store.interface import GameRow
from dominium.server.tables.driver import GRACE
from dominium.server.tables.match import UNDO_DEPTH, rebuilt
from tests.server.memory_store import Memory
from tests.server.parlour import FakeClock, Parlour, Person, settle
from tests.serving import random_answer

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from dominium.server.tables.table import Table

#: what belongs to a transport or to a kind of store
FOREIGN = ("fastapi", "starlette", "uvicorn", "websockets", "sqlite3", "asyncpg", "socketserver")


def play(scene: Coroutine[None, None, None]) -> None:
    asyncio.run(scene)


async def parlour() -> Parlour:
    return await Parlour(Memory(), FakeClock()).open()


async def end_turn(person: Person) -> None:
    """Do nothing, up to the end of the turn."""
    for _ in range(3):
        if person.decision() is not None:
            await person.answer([])
    assert person.decision() is None


def moves_stored(house: Parlour, table: Table) -> int:
    return len(house.store._memory.moves[table.id, table.document.game_number])


def test_they_know_no_transport_and_no_kind_of_store() -> None:
    code = (
        "import sys\n"
        "import dominium.server.tables.actions, dominium.server.showing.viewer\n"
        f"print([name for name in {FOREIGN!r} if name in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"


def test_a_whole_game_between_a_person_and_a_bot() -> None:
    async def scene() -> None:
        house = await parlour()
        table, token = await house.make("pb", autoplay=True)
        ann = await Person.join(table, token)
        chance = random.Random(5)
        while ann.messages[-1]["type"] != "end":
            decision = ann.decision()
            assert decision is not None, "the bot plays on by itself"
            assert decision["seat"] == 0
            await ann.answer(random_answer(dict(decision), chance))
        end = ann.messages[-1]
        match = table.match
        assert match is not None
        assert match.over
        assert table.document.phase == "over"
        assert not ann.errors
        record = record_from(match.record().to_json())
        assert replay(record).game.scores() == [player["points"] for player in end["players"]]
        assert moves_stored(house, table) == match.number
        assert house.counted.count("game") == 1

    play(scene())


def test_a_kingdom_picked_in_turn() -> None:
    async def scene() -> None:
        house = await parlour()
        table, token = await house.make("pb", PickedKingdom(sets=["base-2e"], projects=0))
        ann = await Person.join(table, token)
        assert ann.shown()["phase"] == "picking"
        await ann.send(type="pick", card="smithy")
        await ann.send(type="pick", card="smithy")
        assert ann.errors == ["picked"]
        await ann.send(type="pick")
        assert ann.shown()["phase"] == "playing"
        kingdom = ann.shown()["kingdom"]
        assert kingdom is not None
        assert len(kingdom["cards"]) == 10
        assert "smithy" in kingdom["cards"]

    play(scene())


def test_a_bot_takes_its_time_while_somebody_watches() -> None:
    async def scene() -> None:
        house = await parlour()
        table, token = await house.make("pb", seed=1, bot_delay=2)
        ann = await Person.join(table, token)
        while ann.decision() is None:
            await house.clock.move(2)
        await end_turn(ann)
        number = ann.game()["number"]
        await house.clock.move(1.5)
        assert ann.game()["number"] == number
        await house.clock.move(0.5)
        assert ann.game()["number"] > number
        await ann.leave()
        # Nobody sees it think now: what it has begun to think about it ends, then it loses no time.
        await house.clock.move(2)
        match = table.match
        assert match is not None
        turn = match.session.game.turn
        for _ in range(3):
            assert match.decision is not None
            assert match.decision.seat == 0
            if match.session.game.turn == turn:
                await ann.do(Answer(decision=match.number_for(0), indices=[]))
        assert match.session.game.turn == turn + 2

    play(scene())


def test_the_clock_decides_for_who_is_late() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await house.begin(clock=30)
        match = table.match
        assert match is not None
        late = next(one for one in (ann, bob) if one.decision() is not None)
        clock = late.game()["clock"]
        assert clock == {"seat": late.viewer.seat, "seconds": 30, "left": 30.0}
        await house.clock.move(29)
        assert match.number == 0
        # To come back does not help.
        again = Person(table, late.token)
        await settle()
        assert again.game()["clock"] == clock | {"left": 1.0}
        await house.clock.move(1)
        assert match.number == 1
        assert list(match.auto) == [True]
        # The next decision has its whole time, and an answer in time stops the clock.
        first = next(one for one in (ann, bob) if one.decision() is not None)
        await house.clock.move(20)
        await first.answer([])
        assert match.number == 2
        await house.clock.move(29)
        assert match.number == 2
        await house.clock.move(1)
        assert list(match.auto) == [True, False, True]

    play(scene())


def test_coins_are_played_without_asking() -> None:
    async def scene() -> None:
        house = await parlour()
        table, token = await house.make("pb", seed=1, autoplay=True)
        ann = await Person.join(table, token)
        decision = ann.decision()
        assert decision is not None
        assert decision["kind"] == "buy"
        assert ann.game()["view"]["coins"] >= 2
        match = table.match
        assert match is not None
        assert match.auto[-1]
        # Who has switched it off is asked.
        await ann.send(type="autoplay", on=False)
        await ann.answer([])
        decision = ann.decision()
        assert decision is not None
        assert decision["kind"] == "treasure"

    play(scene())


def test_whoever_plays_with_bots_only_can_take_back_anything() -> None:
    """... after the turn, after the bots' turns, and further than the session remembers."""

    async def scene() -> None:
        house = await parlour()
        table, token = await house.make("pb", seed=1)
        ann = await Person.join(table, token)
        match = table.match
        assert match is not None
        before, lines = ann.game()["view"], list(ann.lines)
        assert ann.game()["undo"] == {"state": "refused", "reason": "nothing"}
        while len(match.session.given) < 2 * UNDO_DEPTH:
            await ann.answer([])
        assert table.match is match
        reasons: list[str] = []
        while ann.game()["undo"]["state"] == "free":
            reasons.append(ann.game()["undo"]["reason"])
            await ann.send(type="undo")
        assert len(reasons) > UNDO_DEPTH / 2
        assert {"", "others"} <= set(reasons)
        assert ann.errors == []
        assert ann.game()["view"] == before
        assert ann.lines == lines
        assert match.revised
        await ann.send(type="undo")
        assert ann.errors[-1] == "undo-nothing"
        # What is in the store makes the same game again, and it still does not count.
        again = rebuilt(GameRow(match.head, match.seal), house.store._memory.moves[table.id, 1])
        assert again.session.view(0).as_dict() == match.session.view(0).as_dict()
        assert again.revised

    play(scene())


def test_treasures_taken_back_at_once_leave_a_game_as_it_was() -> None:
    async def scene() -> None:
        house = await parlour()
        table, token = await house.make("pb", seed=1)
        ann = await Person.join(table, token)
        decision = ann.decision()
        assert decision is not None
        await ann.answer([0] if decision["kind"] == "treasure" else [])
        assert ann.game()["undo"] == {"state": "free", "reason": ""}
        await ann.send(type="undo")
        assert table.match is not None
        assert not table.match.revised

    play(scene())


def test_the_pace_of_bots_can_be_changed_in_the_game() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await house.begin()
        owner, guest = (ann, bob) if table.document.owner == ann.viewer.seat else (bob, ann)
        await guest.send(type="pace", bot_delay=0)
        assert guest.errors[-1] == "owner"
        await owner.send(type="pace", bot_delay=2.5)
        assert guest.shown()["options"].bot_delay == 2.5
        assert table.document.phase == "playing"

    play(scene())


def test_an_undo_that_the_others_allow() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await house.begin()
        mover, other = (ann, bob) if ann.decision() is not None else (bob, ann)
        before, lines = mover.game()["view"], list(mover.lines)
        await end_turn(mover)  # a new hand was drawn
        given = mover.game()["number"]
        assert mover.game()["undo"] == {"state": "ask", "reason": "revealed"}
        for agree in (False, True):
            await mover.send(type="undo")
            seats = {"seat": mover.viewer.seat, "waiting": [other.viewer.seat]}
            assert other.shown()["undo"] == seats
            await mover.send(type="undo_consent", agree=True)
            assert mover.errors[-1] == "nothing-asked"
            await other.send(type="undo_consent", agree=agree)
            assert other.shown()["undo"] is None
            if not agree:
                assert mover.errors[-1] == "undo-disagreed"
                assert "undo-disagreed" not in other.errors
                assert mover.game()["number"] == given
        assert mover.decision() is not None
        assert mover.game()["number"] > given
        # Answer by answer, freely now, back to the beginning.
        while mover.game()["undo"]["state"] == "free":
            await mover.send(type="undo")
        assert mover.game()["view"] == before
        assert mover.lines == lines
        assert other.lines[: len(lines)] == other.lines
        late = await Person.join(table, None)
        assert [one for one in late.lines if one] == [one for one in other.lines if one]

    play(scene())


def test_a_log_that_is_looked_at_only_now_and_then() -> None:
    """Much may have been taken back and played anew since: it ends up as it is for who looks for the first time."""

    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await house.begin()
        match = table.match
        assert match is not None
        seat = 0 if ann.decision() is not None else 1
        log = (ann, bob)[seat].viewer.display.log(seat)
        known = log.serial
        for turn, treasures in ((7, False), (14, True)):
            while match.decision is not None and match.session.game.turn < turn:
                plays = treasures and match.decision.kind == "treasure"
                match.apply(match.answer(match.decision.everything() if plays else []))
            log.update()
            fresh = LogLines(match, seat)
            fresh.update()
            assert log.since(0) == fresh.since(0)
            part = log.since(known)
            assert part["lines"] == fresh.since(0)["lines"][part["start"] :]
            known = log.serial
            match.apply(match.undo(seat, 0))

    play(scene())


# Two servers


async def two_servers() -> tuple[Parlour, Parlour, FakeClock]:
    memory, clock = Memory(), FakeClock()
    return await Parlour(memory, clock).open(), await Parlour(memory, clock).open(), clock


def test_people_on_two_servers_see_the_same_game() -> None:
    async def scene() -> None:
        here, there, _ = await two_servers()
        table, ann, bob = await here.begin()
        far = await Person.join(await there.find(table.id), bob.token)
        await bob.leave()
        chance = random.Random(2)
        for _ in range(60):
            asked = next(one for one in (ann, far) if one.decision() is not None)
            decision = asked.decision()
            assert decision is not None
            await asked.answer(random_answer(dict(decision), chance))
            assert len(ann.lines) == len(far.lines)
            assert ann.game()["view"]["supply"] == far.game()["view"]["supply"]
        assert not ann.errors
        assert not far.errors

    play(scene())


def test_of_two_answers_one_wins() -> None:
    async def scene() -> None:
        here, there, _ = await two_servers()
        table, token = await here.make("pb", seed=1)
        twins = [await Person.join(table, token), await Person.join(await there.find(table.id), token)]
        there.store.notice = None  # which has not heard of the other's answer yet
        for one in twins:
            await one.answer([])
        assert [one.errors for one in twins] == [[], ["stale"]]
        assert twins[0].game()["number"] == twins[1].game()["number"]
        assert twins[0].game()["view"] == twins[1].game()["view"]

    play(scene())


def test_another_server_goes_on_with_the_bot_if_the_first_one_does_not() -> None:
    async def scene() -> None:
        here, there, clock = await two_servers()
        table, token = await here.make("pb", seed=1, bot_delay=10)
        ann = await Person.join(table, token)
        far = await there.find(table.id)
        await end_turn(ann)
        number = moves_stored(here, table)
        here.close()
        await clock.move(GRACE / 2)
        assert moves_stored(here, table) == number, "the server that made the last move goes on"
        await clock.move(GRACE)
        assert moves_stored(here, table) > number
        assert far.match is not None
        assert far.match.decision is not None
        assert far.match.decision.seat == 0

    play(scene())
