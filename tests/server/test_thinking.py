"""Bots think in processes of their own, and what they answer is the same as here."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dominium.engine.agent import Agent
from dominium.engine.decisions import Decision
from dominium.engine.view import View
from dominium.server import thinking
from dominium.server.protocol import RecommendedKingdom, SeatWish, TableBody
from dominium.server.store.interface import Move
from dominium.server.tables import dealing, lobby
from dominium.server.tables.match import Match


def game() -> Match:
    kingdom = RecommendedKingdom(id="base2-first-game")
    body = TableBody(name="Ann", seats=[SeatWish(), SeatWish(kind="bot", level="money")], kingdom=kingdom)
    document, _ = lobby.new_table(body)
    row = dealing.deal(document)
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
    monkeypatch.setattr(thinking, "opponent", lambda *_: _Searcher())
    match = game()
    for _ in range(10):
        answer = thinking.decide(match.session, "strong", 1)
        match.apply(match.answer(answer))
    assert match.number == 10


def test_an_unknown_level_plays_for_money() -> None:
    match = game()
    assert thinking.decide(match.session, "nothing", 1) == thinking.decide(match.session, "money", 1)
