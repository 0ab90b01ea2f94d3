"""Bots think in processes of their own, and what they answer is the same as here."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dominium.engine.agent import Agent
from dominium.engine.decisions import Decision
from dominium.engine.session import Session
from dominium.engine.setup import Setup
from dominium.engine.view import View
from dominium.opponents.levels import opponent
from dominium.server import thinking
from dominium.server.protocol import RecommendedKingdom, SeatWish, TableBody
from dominium.server.store.interface import Move
from dominium.server.tables import dealing, lobby
from dominium.server.tables.match import Match
from dominium.teacher.hint import SECONDS as HINT_SECONDS
from dominium.teacher.hint import Advice


def game() -> Match:
    kingdom = RecommendedKingdom(id="base2-first-game")
    body = TableBody(
        name="Ann", seats=[SeatWish(), SeatWish(kind="bot", level="money")], kingdom=kingdom, seed=1
    )
    document, _ = lobby.new_table(body)
    row = dealing.deal(document, "abcdefgh")
    assert row is not None
    return Match(row.head, row.seal)


def test_in_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "is_quick", lambda _: False)
    match = game()

    async def run() -> None:
        thinkers = thinking.Thinkers(1)
        try:
            for _ in range(12):
                here = thinking.decide(match.session, "money", 1)
                there = await thinkers.answer("table", match, "money", 1)
                assert here == there
                match.apply(match.answer(there))
            # After an undo the worker starts again from what is left.
            match.apply(Move("u", 0, 0, [4], False))
            assert await thinkers.answer("table", match, "money", 1) == thinking.decide(
                match.session, "money", 1
            )
            # A worker that dies is replaced.
            worker = await thinkers._worker(0)
            for process in worker._processes.values():
                os.kill(process.pid or 0, 9)
            assert await thinkers.answer("table", match, "money", 1) == thinking.decide(
                match.session, "money", 1
            )
        finally:
            thinkers.close()

    asyncio.run(run())


_SERVER = """
import asyncio, os, signal
from dominium.server import thinking
from tests.server.test_thinking import game


async def run() -> None:
    thinkers = thinking.Thinkers(1)
    match = game()
    await thinkers.answer("table", match, "strong", 1)
    worker = await thinkers._worker(0)
    print(*worker._processes, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    asyncio.run(run())
"""


def test_a_worker_goes_back_with_a_game_that_went_back() -> None:
    match = game()
    for _ in range(12):
        match.apply(match.answer(thinking.decide(match.session, "money", 1)))
    given = list(match.session.given)
    other = [*given[:-1], (given[-1][0], given[-1][1], [])]
    for answers in (given, given[:4], given, other):
        there = thinking._up_to("table", match.head, answers)
        assert list(there.session.given) == answers


def test_workers_go_with_a_killed_server(tmp_path: Path) -> None:
    """As long as a worker lives, the pipe of the server's output stays open and nobody gets past it."""
    file = tmp_path / "server.py"
    file.write_text(_SERVER, encoding="utf-8")
    path = os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])
    done = subprocess.run(
        [sys.executable, str(file)],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert done.returncode == -9
    assert done.stdout.strip().isdigit(), "there was a worker"


class _Searcher(Agent):
    """Imagines before it answers, as strong bots do."""

    @property
    def searches(self) -> bool:
        return True

    def decide(self, decision: Decision, view: View) -> list[int]:
        imagined = view.imagine(1)
        assert imagined.decision is not None
        assert imagined.decision.kind == decision.kind
        return [0] if decision.minimum else []


def test_a_bot_that_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "bot_named", lambda *_, **__: _Searcher())
    match = game()
    for _ in range(10):
        answer = thinking.decide(match.session, "strong", 1)
        match.apply(match.answer(answer))
    assert match.number == 10


def test_an_unknown_level_plays_for_money() -> None:
    match = game()
    assert thinking.decide(match.session, "nothing", 1) == thinking.decide(match.session, "money", 1)


def test_a_worker_that_dies_while_the_master_thinks(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What it would do without thinking is done, the log says so, and the next thought has a new worker."""
    match = game()

    async def run() -> None:
        thinkers = thinking.Thinkers(1)
        try:
            with monkeypatch.context() as patched:
                patched.setattr(thinking, "_work", _die)
                answer = await thinkers.answer("table/1", match, "master", 1)
            assert answer == thinking.decide(match.session, "strong", 1)
            assert thinkers._workers == [None]
            assert thinkers._waiting == [0]
            again = await thinkers.answer("table/1", match, "strong", 1)
            assert again == answer
        finally:
            thinkers.close()

    asyncio.run(run())
    assert "table/1: the worker that thought for master died; strong answers" in caplog.text


def _die(*_: object) -> list[int]:
    """Work over which a worker dies."""
    os.kill(os.getpid(), 9)
    return []


def test_a_worker_that_does_not_answer(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = game()
    monkeypatch.setattr(thinking, "_work", _sleep)
    monkeypatch.setattr(thinking, "_PATIENCE", 0.5)

    async def run() -> None:
        thinkers = thinking.Thinkers(1)
        try:
            answer = await thinkers.answer("table/1", match, "master", 1)
            assert answer == thinking.decide(match.session, "strong", 1)
        finally:
            thinkers.close()

    asyncio.run(run())
    assert "the worker that thought for master did not answer; strong answers" in caplog.text


def test_all_who_wait_for_a_worker_that_does_not_answer_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of other tables are not cancelled with it, however many wait for their turn and whatever it does."""
    match = game()
    monkeypatch.setattr(thinking, "_work", _sleep)
    monkeypatch.setattr(thinking, "_PATIENCE", 0.5)

    async def run() -> None:
        thinkers = thinking.Thinkers(1)
        try:
            worker = await thinkers._worker(0)
            # It has to be there before it can be stubborn.
            await asyncio.wrap_future(worker.submit(signal.signal, signal.SIGTERM, signal.SIG_IGN))
            asked = [asyncio.create_task(thinkers.answer(f"table/{i}", match, "master", 1)) for i in range(9)]
            await asyncio.sleep(0.1)
            asked.pop(4).cancel()  # one leaves the table
            began = time.monotonic()
            found = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 60)
            assert found == [thinking.decide(match.session, "strong", 1)] * 8
            assert time.monotonic() - began < 2 * thinking.SECONDS, "all are told at once"
            assert thinkers._waiting == [0]
        finally:
            thinkers.close()

    asyncio.run(run())


def test_whoever_leaves_while_a_worker_starts_does_not_stay_in_the_queue() -> None:
    """The master would think less about every answer from then on."""

    async def run() -> None:
        thinkers = thinking.Thinkers(1)
        try:
            asked = asyncio.create_task(thinkers.answer("table/1", game(), "master", 1))
            while not thinkers.waiting:
                await asyncio.sleep(0)
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            await thinkers.answer("table/2", game(), "strong", 1)
            assert thinkers.waiting == 0
        finally:
            thinkers.close()

    asyncio.run(run())


def _sleep(*_: object) -> list[int]:
    """Work that takes for ever."""
    time.sleep(600)
    return []


def test_the_more_wait_the_less_is_thought_about_each(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[float, float]] = []

    def noting(name: str, seed: int, setup: Setup, *, budget: float, seconds: float) -> Agent:
        asked.append((budget, seconds))
        return opponent("money", seed, setup)

    monkeypatch.setattr(thinking, "bot_named", noting)
    for waiting in (0, 1, 3):
        thinking.decide(game().session, "master", 1, waiting)
    assert asked == [(1, thinking.SECONDS), (1 / 2, thinking.SECONDS / 2), (1 / 4, thinking.SECONDS / 4)]


def test_a_worker_is_told_how_many_wait_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = game()
    monkeypatch.setattr(thinking, "_work", _waiting)

    async def run() -> list[list[int]]:
        thinkers = thinking.Thinkers(1)
        try:
            asked = [thinkers.answer(f"table/{i}", match, "master", 1) for i in range(3)]
            return await asyncio.gather(*asked, thinkers.answer("table/4", match, "strong", 1))
        finally:
            thinkers.close()

    assert asyncio.run(run()) == [[0], [1], [2], [3]]


def _waiting(*given: object) -> list[int]:
    """Work that comes to how many had been waiting for it."""
    waiting = given[-1]
    assert isinstance(waiting, int)
    return [waiting]


def test_hints_take_less_time_the_more_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    def noting(session: Session, seed: int, *, seconds: float) -> Advice:
        asked.append(seconds)
        return Advice(None, [])

    monkeypatch.setattr(thinking, "advice", noting)
    for waiting in (0, 1, 3):
        thinking._hint_work("table", game().head, [], 1, waiting)
    assert asked == [HINT_SECONDS / share for share in (1, 2, 4)]


def test_without_workers_nobody_thinks_in_the_way_of_others() -> None:
    match = game()
    thinkers = thinking.Thinkers(0)
    answer = asyncio.run(thinkers.answer("table", match, "master", 1))
    assert answer == thinking.decide(match.session, "strong", 1)
