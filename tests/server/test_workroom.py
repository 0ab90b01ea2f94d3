"""Large work of strangers is done elsewhere, with so much time and memory; the event loop goes on meanwhile."""

from __future__ import annotations

import asyncio
import json
import os
import time
from pathlib import Path

import httpx
import pytest

from dominium.server.app import create_app
from dominium.server.pressure import Pressure
from dominium.server.protocol import Refusal
from dominium.server.showing import replays
from dominium.server.showing.records import Made
from dominium.server.workroom import Workroom
from tests.test_record import played


def for_ever() -> int:
    while True:
        pass


def without_end(size: int) -> int:
    return len(bytearray(size))


def is_running(process: int) -> bool:
    """Whether a process is there, and not only waits to be forgotten."""
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return False


def refused_as(problem: pytest.ExceptionInfo[Refusal]) -> tuple[str, int]:
    return problem.value.code, problem.value.status


def test_the_server_goes_first() -> None:
    async def run() -> int:
        workroom = Workroom()
        try:
            return await workroom.do("a", os.nice, 0)
        finally:
            workroom.close()

    assert asyncio.run(run()) == min(os.nice(0) + 5, 19)


def test_work_that_takes_too_long_is_ended_and_others_go_on() -> None:
    async def run() -> None:
        workroom = Workroom(seconds=0.5)
        first = await workroom.do("a", os.getpid)
        assert first != os.getpid()
        endless = asyncio.create_task(workroom.do("a", for_ever))
        turns = 0
        while not endless.done():
            await asyncio.sleep(0.01)
            turns += 1
        assert turns >= 10, "the loop was held up"
        with pytest.raises(Refusal) as problem:
            await endless
        assert refused_as(problem) == ("too-much", 413)
        while is_running(first):
            await asyncio.sleep(0.01)
        assert await workroom.do("a", os.getpid) not in (first, os.getpid())
        workroom.close()

    asyncio.run(run())


def test_work_that_takes_too_much_memory_is_refused() -> None:
    async def run() -> None:
        workroom = Workroom(memory=64 << 20)
        assert await workroom.do("a", without_end, 16 << 20) == 16 << 20
        with pytest.raises(Refusal) as problem:
            await workroom.do("a", without_end, 256 << 20)
        assert refused_as(problem) == ("too-much", 413)
        assert await workroom.do("a", without_end, 1) == 1
        workroom.close()

    asyncio.run(run())


@pytest.mark.parametrize("started", [False, True])
def test_who_waits_is_told_when_the_server_ends(started: bool) -> None:
    """Those who wait for the process to start, those whose work is being done, and those in line."""

    async def run() -> None:
        workroom = Workroom()
        if started:
            await workroom.do("z", os.getpid)
        waiting = [asyncio.create_task(workroom.do(who, for_ever)) for who in "abc"]
        for _ in range(20):
            await asyncio.sleep(0.01)
        workroom.close()
        for one in waiting:
            with pytest.raises(Refusal) as problem:
                await one
            assert refused_as(problem) == ("closed", 503)
        with pytest.raises(Refusal):
            await workroom.do("a", os.getpid)

    asyncio.run(run())


def test_one_household_does_not_fill_the_line() -> None:
    async def run() -> None:
        workroom = Workroom(seconds=0.3)
        await workroom.do("a", os.getpid)
        greedy = [asyncio.create_task(workroom.do("a", for_ever)) for _ in range(5)]
        await asyncio.sleep(0)
        honest = asyncio.create_task(workroom.do("b", os.getpid))
        outcomes = await asyncio.gather(*greedy, return_exceptions=True)
        codes = [one.code for one in outcomes if isinstance(one, Refusal)]
        assert sorted(codes) == ["busy", "busy", "busy", "too-much", "too-much"]
        assert await honest > 0
        workroom.close()

    asyncio.run(run())


def test_records_are_played_again_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is broken here must not matter there."""

    def here(*_: object) -> Made:
        raise AssertionError("played on the event loop")

    record = played(answers=40)[1].to_json()
    monkeypatch.setattr(replays, "replayed", here)
    monkeypatch.setattr(replays, "verified", here)

    async def run() -> None:
        app = create_app(str(tmp_path / "games.sqlite3"))
        await app.state.hub.open()
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            replay = await client.post("/api/replay", json={"record": record}, timeout=60)
            assert len(replay.json()["steps"]) == len(json.loads(record)["answers"]) + 1
            assert replay.headers["content-encoding"] == "gzip"
            plain = await client.post(
                "/api/verify", json={"record": record}, headers={"accept-encoding": "identity"}, timeout=60
            )
            assert plain.json()["answers"] == len(json.loads(record)["answers"])
            for body, code in (
                (b"[" * 100_000, "malformed"),
                (b'{"record": "{}"}', "record"),
                (b"", "malformed"),
            ):
                reply = await client.post("/api/replay", content=body, timeout=60)
                assert reply.json()["code"] == code
        await app.state.hub.close()

    asyncio.run(run())


def test_a_stall_of_the_loop_is_noticed() -> None:
    async def run() -> None:
        pressure = Pressure()
        watching = asyncio.create_task(pressure.watch())
        await asyncio.sleep(0.1)
        time.sleep(0.3)
        await asyncio.sleep(0.1)
        watching.cancel()
        assert pressure.longest_stall > 0.25
        assert "dominium_loop_stall_seconds 0." in pressure.text()
        assert pressure.recent_stall(time.monotonic()) == pressure.longest_stall
        assert pressure.recent_stall(time.monotonic() + 61) == 0
        pressure.stalled(0.2, 1000.0)
        pressure.stalled(0.1, 1030.0)
        assert pressure.recent_stall(1059) == 0.2
        assert pressure.recent_stall(1061) == 0.1, "a shorter one that came later"

    asyncio.run(run())
