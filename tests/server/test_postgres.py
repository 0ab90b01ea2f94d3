"""Several servers on one PostgreSQL, which the tests start themselves."""

from __future__ import annotations

import asyncio
import os
import pwd
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from dominium.server.store.opening import open_store
from tests.server.test_keeping import forgets
from tests.serving import Client, Server, play_out, start_pair


def programs() -> Path | None:
    """Where PostgreSQL's own programs are."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda one: float(one.parts[-3]))
    found = shutil.which("initdb")
    return places[-1].parent if places else Path(found).resolve().parent if found else None


def unprivileged() -> str | None:
    """Whom to run it as: it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = [one.pw_name for one in pwd.getpwall()]
    return "postgres" if "postgres" in names else "nobody"


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    folder = programs()
    if folder is None:
        pytest.fail("PostgreSQL is not installed; tools/test-programs installs it")
    place = Path(tempfile.mkdtemp(prefix="dominium-pg-"))
    user = unprivileged()
    if user is not None:
        shutil.chown(place, user)
    data = place / "data"
    run = {"user": user, "cwd": place, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    command = [str(folder / "initdb"), "-D", str(data), "-A", "trust", "-U", "dominium", "-N", "-E", "UTF8"]
    subprocess.run(command, check=True, env={"LC_ALL": "C", "PATH": os.environ["PATH"]}, **run)  # type: ignore[call-overload]
    port = free_port()
    server = subprocess.Popen(
        [
            str(folder / "postgres"),
            "-D",
            str(data),
            "-p",
            str(port),
            "-k",
            str(place),
            "-h",
            "127.0.0.1",
            "-F",
        ],
        **run,  # type: ignore[call-overload]
    )
    try:
        ready = [str(folder / "pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-q"]
        for _ in range(200):
            if subprocess.run(ready, check=False).returncode == 0:
                break
            time.sleep(0.1)
        yield f"postgresql://dominium@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        server.wait(20)
        shutil.rmtree(place, ignore_errors=True)


def free_port() -> int:
    import socket

    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


@pytest.fixture
def servers(postgres: str) -> Iterator[list[Server]]:
    found = [Server(postgres), Server(postgres)]
    yield found
    for one in found:
        one.stop()


def test_people_on_two_servers(servers: list[Server]) -> None:
    first, second = servers
    made = first.make("ppb", {"how": "random"})
    other = second.sit(made["table"], "Bob")

    async def run() -> None:
        ann = await Client.join(first, made["table"], made["token"])
        bob = await Client.join(second, made["table"], other["token"])
        await ann.until(lambda: bool(ann.last["table"]["seats"][1]["connected"]))
        await bob.send(type="ready")
        await ann.until(lambda: bool(ann.last["table"]["seats"][1]["ready"]))
        await ann.send(type="start")
        for one in (ann, bob):
            await one.until_game()
        await bob.send(type="phrase", phrase="good-luck")
        await ann.until(lambda: "phrase" in ann.last)
        await asyncio.gather(play_out(ann, random.Random(1)), play_out(bob, random.Random(2)))
        assert ann.last["end"]["players"] == bob.last["end"]["players"]
        assert {code for one in (ann, bob) for code in one.errors} <= {"stale"}
        await ann.close()
        await bob.close()

    asyncio.run(run())
    for one in servers:
        assert one.get(f"/api/tables/{made['table']}/games/1/verify")["ok"]


def test_two_answers_on_two_servers(servers: list[Server]) -> None:
    made = servers[0].make("pb", options={"autoplay": False})

    async def run() -> None:
        clients = [await Client.join(one, made["table"], made["token"]) for one in servers for _ in range(2)]
        for one in clients:
            await one.until_asked()
        for _ in range(8):
            number = max(one.last["game"]["number"] for one in clients)
            for one in clients:
                await one.until_asked(number)
            assert len({one.last["game"]["number"] for one in clients}) == 1
            before = sum(len(one.errors) for one in clients)
            await asyncio.gather(*(one.answer([]) for one in clients))
            for one in clients:
                await one.until_asked(number + 1)
                await one.quiet(0.15)
            assert sum(len(one.errors) for one in clients) - before == len(clients) - 1
            views = [one.last["game"]["view"] for one in clients]
            assert all(view == views[0] for view in views)
        for one in clients:
            await one.close()

    asyncio.run(run())


def test_a_server_dies_and_another_goes_on(postgres: str) -> None:
    first, second = Server(postgres), Server(postgres)
    try:
        made = first.make("pp")
        other = second.sit(made["table"], "Bob")

        async def run() -> None:
            clients = await start_pair(first, made, other)
            asked = next(one for one in clients if one.decision is not None)
            await asked.answer([])
            await asked.quiet()
            was = [one.last["game"] for one in clients]
            for one in clients:
                await one.quiet()
                was[clients.index(one)] = one.last["game"]
            first.kill()
            again = [await Client.join(second, made["table"], one["token"]) for one in (made, other)]
            for one, before in zip(again, was, strict=True):
                await one.until_game()
                assert one.last["game"]["view"] == before["view"]
                assert one.last["game"]["decision"] == before["decision"]
            await asyncio.gather(*(play_out(one, random.Random(i)) for i, one in enumerate(again)))
            for one in again:
                await one.close()

        asyncio.run(run())
    finally:
        first.stop()
        second.stop()


def test_a_store_forgets(postgres: str) -> None:
    assert asyncio.run(forgets(open_store(postgres))) == ["bbbb", "dddd"]
