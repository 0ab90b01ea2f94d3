"""Hints at a table: for who plays against bots alone, from the workers, about the decision of the moment."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

import pytest

from dominium.server import thinking
from dominium.server.hinting import Hinting
from dominium.server.protocol import ChallengeKingdom, LessonKingdom
from dominium.server.tables.match import Match
from dominium.teacher.hint import Advice
from tests.server.parlour import Person, settle
from tests.server.test_leaving import parlour
from tests.server.test_thinking import _die, game
from tests.server.test_without_sockets import play
from tests.serving import Client, Server


def test_a_hint_over_the_socket(server: Server) -> None:
    made = server.make("pb", {"how": "recommended", "id": "base2-first-game"})

    async def run() -> None:
        client = await Client.join(server, made["table"], made["token"])
        await client.until(lambda: bool(client.last.get("game", {}).get("decision")))
        await client.send(type="hint")
        await client.until(lambda: "hint" in client.last)
        hint = client.last["hint"]
        assert hint["decision"] == client.last["game"]["decision"]["id"]
        assert all(hint["text"][code] for code in ("en", "pl"))
        await client.close()

    asyncio.run(run())


def test_hints_are_for_those_who_play_against_bots_alone() -> None:
    async def scene() -> None:
        house = await parlour()
        _, ann, bob = await house.begin()
        asked, other = (ann, bob) if ann.decision() is not None else (bob, ann)
        await asked.send(type="hint")
        assert asked.errors == ["hint"]
        await other.send(type="hint")
        assert other.errors == ["turn"]
        assert house.hinted == []
        table, token = await house.make("pb")
        alone = await Person.join(table, token)
        await alone.send(type="hint")
        assert alone.errors == []
        assert house.hinted == [table.id]
        watching = await Person.join(table, None)
        await watching.send(type="hint")
        assert watching.errors == ["spectator"]

    play(scene())


def test_people_may_ask_where_the_table_allows_it() -> None:
    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await house.begin(hints=True)
        asked, other = (ann, bob) if ann.decision() is not None else (bob, ann)
        await other.send(type="hint")
        assert (other.errors, house.hinted) == (["turn"], [])
        await asked.send(type="hint")
        assert (asked.errors, house.hinted) == ([], [table.id])
        assert asked.shown()["options"].hints  # everybody at the table knows

    play(scene())


def test_a_challenge_is_played_without_hints() -> None:
    async def scene() -> None:
        house = await parlour()
        choice = ChallengeKingdom(id="purse", language="en")
        table, token = await house.make("pb", choice, hints=True)
        alone = await Person.join(table, token)
        while alone.decision() is None:
            await house.clock.move(1.0)
        await alone.send(type="hint")
        assert (alone.errors, house.hinted) == (["hint-challenge"], [])
        lesson, key = await house.make("pb", LessonKingdom(id="turn"))
        learning = await Person.join(lesson, key)
        await learning.send(type="hint")
        assert (learning.errors, house.hinted) == ([], [lesson.id])

    play(scene())


def test_nobody_is_told_what_another_is_asked() -> None:
    """Whoever answers before the master begins to think gets no hint: it would be one for the next."""

    async def scene() -> None:
        house = await parlour()
        table, ann, bob = await house.begin(hints=True)
        asked = ann if ann.decision() is not None else bob
        thinkers = _Learning(0)
        waiting: list[Coroutine[None, None, None]] = []
        hinting = Hinting(thinkers, {table.id: table}, waiting.append)
        hinting.ask(table.id, asked.viewer)
        while asked.decision() is not None:
            await asked.answer([])
        await waiting[0]
        await settle()
        assert thinkers.asked == 0
        assert [one for one in asked.messages if one["type"] == "hint"] == []

    play(scene())


def test_a_worker_that_dies_over_a_hint(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """There is a hint all the same, and the log says why it has no chances."""
    match = game()

    async def run() -> None:
        thinkers = thinking.Thinkers(1)
        try:
            with monkeypatch.context() as patched:
                patched.setattr(thinking, "_hint_work", _die)
                given = await thinkers.hint("table/1", match, 1)
            assert (len(given.choices), given.chances) == (1, [])
        finally:
            thinkers.close()

    asyncio.run(run())
    assert "died" in caplog.text


def test_without_workers_there_is_a_hint_too() -> None:
    given = asyncio.run(thinking.Thinkers(0).hint("table/1", game(), 1))
    assert len(given.choices) == 1


class _Learning(thinking.Thinkers):
    """Knows the kingdom when asked for the third time."""

    async def hint(self, key: str, match: Match, seed: int) -> Advice:
        self.asked += 1
        return Advice(None, [["copper"]], ready=self.asked > 2)


def test_whoever_asked_is_told_again_when_the_master_knows_the_kingdom() -> None:
    async def scene() -> None:
        house = await parlour()
        table, token = await house.make("pb")
        ann = await Person.join(table, token)
        thinkers = _Learning(0)
        tasks: list[asyncio.Task[None]] = []
        hinting = Hinting(thinkers, {table.id: table}, lambda work: tasks.append(asyncio.create_task(work)))
        hinting.ask(table.id, ann.viewer)
        hinting.ask(table.id, ann.viewer)  # one answer is enough
        await asyncio.gather(*tasks)
        await settle()
        told = [one["text"]["en"] for one in ann.messages if one["type"] == "hint"]
        assert ["ask again" in text for text in told] == [True, False]
        assert (thinkers.asked, len(tasks)) == (3, 1)

    play(scene())
