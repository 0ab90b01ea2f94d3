"""What takes long is found out elsewhere, one piece at a time: it says how far it is, can be stopped, and breaks alone."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path

import pytest

from dominium.server import study
from dominium.server.protocol import Refusal
from dominium.server.study import Study, Tell
from tests.server.test_workroom import is_running


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine would let everybody else go first."""
    monkeypatch.setattr(study, "_NICE", 0)


def says(tell: Tell, word: str) -> str:
    tell(0.5)
    return f"{word} {os.getpid()}"


def goes_half_way(tell: Tell, file: str) -> str:
    """Says where it is, and never ends."""
    tell(0.5)
    Path(file).write_text(str(os.getpid()))
    while True:
        time.sleep(0.01)


def for_ever(tell: Tell) -> str:
    while True:
        pass


def greedy(tell: Tell, size: int) -> str:
    return str(len(bytearray(size)))


def dies(tell: Tell) -> str:
    tell(0.9)
    os._exit(3)


def breaks(tell: Tell) -> str:
    raise ZeroDivisionError


def refuses(tell: Tell, name: str) -> str:
    raise Refusal("card", 404, "more", name=name)


class Desk:
    """A study, and what it found out."""

    def __init__(self, at_once: int = 1, **limits: float) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.study = Study(self._spawn, at_once, **limits)  # type: ignore[arg-type]
        self.found: dict[str, str] = {}

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def keep(self, key: str) -> Callable[[str], Awaitable[None]]:
        async def kept(text: str) -> None:
            self.found[key] = text

        return kept

    async def done(self) -> None:
        while self.tasks:
            await asyncio.gather(*self.tasks)

    def failed(self, key: str) -> tuple[str, int]:
        problem = self.study.failure(key)
        assert problem is not None
        return problem.code, problem.status


async def written(file: Path) -> int:
    """The number that a process writes to a file."""
    async with asyncio.timeout(60):
        while not file.is_file() or not file.read_text():
            await asyncio.sleep(0.01)
    return int(file.read_text())


async def gone(process: int) -> None:
    async with asyncio.timeout(60):
        while is_running(process):
            await asyncio.sleep(0.01)


def test_it_is_found_out_elsewhere_and_kept() -> None:
    async def run() -> None:
        desk = Desk()
        desk.study.begin("a", "here", desk.keep("a"), says, "word")
        assert desk.study.progress("a") == (True, 0, 0.0)
        await desk.done()
        word, process = desk.found["a"].split()
        assert (word, int(process) != os.getpid()) == ("word", True)
        assert (desk.study.progress("a"), desk.study.failure("a"), desk.study.done) == (None, None, 1)
        desk.study.close()

    asyncio.run(run())


def test_how_far_it_is_and_who_waits(tmp_path: Path) -> None:
    async def run() -> None:
        desk, file = Desk(), tmp_path / "process"
        desk.study.begin("a", "one", desk.keep("a"), goes_half_way, str(file))
        for household in ("one", "two", "three"):
            desk.study.begin(household, household, desk.keep(household), says, household)
        process = await written(file)
        while desk.study.progress("a") != (True, 0, 0.5):
            await asyncio.sleep(0.01)
        assert [desk.study.progress(one) for one in ("one", "two", "three")] == [
            (False, 1, 0.0),
            (False, 2, 0.0),
            (False, 3, 0.0),
        ]
        desk.study.stop("two", "two")
        assert desk.study.progress("two") is None
        desk.study.stop("a", "two")  # who does not wait for it cannot stop it
        assert desk.study.progress("a") is not None
        desk.study.stop("a", "one")
        await gone(process)
        await desk.done()
        assert sorted(desk.found) == ["one", "three"]
        assert desk.study.failure("a") is None, "that was wanted"
        desk.study.close()

    asyncio.run(run())


def test_whoever_wants_the_same_waits_for_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        desk, file = Desk(), tmp_path / "process"
        for _ in range(50):
            desk.study.begin("a", "one", desk.keep("a"), goes_half_way, str(file))
        desk.study.begin("a", "two", desk.keep("a"), goes_half_way, str(file))
        assert desk.study.wanted == 1
        process = await written(file)
        desk.study.stop("a", "one")
        assert desk.study.progress("a") is not None, "somebody else still wants to know"
        desk.study.stop("a", "two")
        await gone(process)
        await desk.done()
        assert desk.found == {}
        desk.study.close()

    asyncio.run(run())


def test_one_household_does_not_fill_the_line(tmp_path: Path) -> None:
    async def run() -> None:
        desk = Desk()
        refused = []
        for number in range(50):
            try:
                desk.study.begin(str(number), "one", desk.keep(str(number)), says, "word")
            except Refusal as problem:
                refused.append((problem.code, problem.status))
        assert refused == [("study-busy", 503)] * 48
        for number in range(100, 150):
            try:
                desk.study.begin(str(number), f"of {number}", desk.keep(str(number)), says, "word")
            except Refusal as problem:
                refused.append((problem.code, problem.status))
        assert desk.study.wanted == 17
        assert set(refused) == {("study-busy", 503)}
        for number in range(100, 150):
            desk.study.stop(str(number), f"of {number}")
        await desk.done()
        assert sorted(desk.found) == ["0", "1"]
        desk.study.close()

    asyncio.run(run())


def test_a_process_that_dies_is_told_of_and_begun_again(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        desk = Desk()
        desk.study.begin("a", "here", desk.keep("a"), dies)
        desk.study.begin("b", "there", desk.keep("b"), breaks)
        desk.study.begin("c", "here", desk.keep("c"), refuses, "x")
        await desk.done()
        assert [desk.failed(key) for key in "abc"] == [
            ("study-died", 500),
            ("study-died", 500),
            ("card", 404),
        ]
        told = desk.study.failure("c")
        assert told is not None
        assert (told.detail, told.arguments) == ("more", {"name": "x"})
        desk.study.begin("a", "here", desk.keep("a"), says, "again")
        assert desk.study.failure("a") is None
        await desk.done()
        assert desk.found["a"].startswith("again")
        desk.study.close()

    asyncio.run(run())
    assert "a: the process that worked on it ended (3)" in caplog.text


def test_nothing_takes_too_much() -> None:
    async def run() -> None:
        desk = Desk(seconds=0.5, memory=64 << 20)
        desk.study.begin("a", "here", desk.keep("a"), for_ever)
        desk.study.begin("b", "here", desk.keep("b"), greedy, 256 << 20)
        await desk.done()
        assert [desk.failed(key) for key in "ab"] == [("too-much", 413)] * 2
        desk.study.begin("b", "here", desk.keep("b"), greedy, 1 << 20)
        await desk.done()
        assert desk.found == {"b": str(1 << 20)}
        desk.study.close()

    asyncio.run(run())


def test_nobody_waits_for_ever_on_a_busy_machine(tmp_path: Path) -> None:
    async def run() -> None:
        file = tmp_path / "process"
        desk = Desk(patience=3.0)
        desk.study.begin("a", "here", desk.keep("a"), goes_half_way, str(file))
        await desk.done()
        assert desk.failed("a") == ("too-much", 413)
        if file.is_file():
            await gone(int(file.read_text()))
        desk.study.close()

    asyncio.run(run())


def test_it_ends_with_the_server(tmp_path: Path) -> None:
    async def run() -> None:
        desk, file = Desk(), tmp_path / "process"
        desk.study.begin("a", "here", desk.keep("a"), goes_half_way, str(file))
        process = await written(file)
        desk.study.close()
        await gone(process)
        await desk.done()
        assert desk.found == {}

    asyncio.run(run())


def test_a_server_that_finds_nothing_out() -> None:
    async def run() -> None:
        desk = Desk(at_once=0)
        with pytest.raises(Refusal) as problem:
            desk.study.begin("a", "here", desk.keep("a"), says, "word")
        assert (problem.value.code, problem.value.status) == ("study-none", 503)
        desk.study.close()

    asyncio.run(run())
