"""What operators see of a running server: figures, the access log, and how it stops."""

from __future__ import annotations

import asyncio
import re
import signal
import time
from pathlib import Path

import httpx
import pytest
from starlette.types import Scope

from dominium import cli
from dominium.server.peers import may_watch
from tests.serving import NO_LIMITS, Client, Server, closed_with

#: a line of the text format of Prometheus
LINE = re.compile(r'^[a-z_]+(\{[a-z]+="[^"\\\n]*"\})? -?[0-9.e+-]+$')


def figures(server: Server) -> dict[str, float]:
    found: dict[str, float] = {}
    text = httpx.get(server.url + "/metrics", timeout=30).text
    told: set[str] = set()
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            name = line.split()[2]
            assert name not in told, "each figure is described once"
            told.add(name)
        elif not line.startswith("# HELP "):
            assert LINE.match(line) or "_bucket{le=" in line, line
            name, _, value = line.rpartition(" ")
            found[name] = float(value)
            bare = re.sub(r"(_bucket|_sum|_count)?(\{.*)?$", "", name)
            assert bare in told or name.partition("{")[0] in told, name
    return found


def test_what_the_figures_tell(server: Server) -> None:
    before = figures(server)
    made = server.make("pb")

    async def play() -> dict[str, float]:
        client = await Client.join(server, made["table"], made["token"])
        await client.until_asked()
        number = client.last["game"]["number"]
        await client.answer([])
        await client.until_number(number + 1)
        during = await asyncio.to_thread(figures, server)
        await client.close()
        return during

    during = asyncio.run(play())
    for name in ("tables_made_total", "games_started_total", "moves_total", "messages_total"):
        assert during[f"dominium_{name}"] > before[f"dominium_{name}"], name
    assert during["dominium_connections"] == 1
    assert during["dominium_tables_awake"] == 1
    assert during["dominium_database_statements_total"] > before["dominium_database_statements_total"]
    assert during["dominium_database_seconds_total"] > 0
    assert 20e6 < during["process_resident_memory_bytes"] < 2e9
    assert 5 < during["process_open_fds"] <= during["process_max_fds"]
    assert during["process_cpu_seconds_total"] > 0
    for name in ("database_waiting", "bots_waiting", "messages_unsent", "draining", "closed"):
        assert during[f"dominium_{name}"] >= 0, name
    assert during["dominium_loop_stall_max_seconds"] > 0


def test_refusals_are_counted_by_their_reason(database: str) -> None:
    server = Server(database, NO_LIMITS.replace("tables_per_hour=0", "tables_per_hour=1"))
    try:
        server.make("pb")
        body = {"name": "Ann", "seats": [{}, {}], "kingdom": {"how": "random"}}
        for _ in range(3):
            assert httpx.post(server.url + "/api/tables", json=body).status_code == 429
        assert httpx.post(server.url + "/api/tables", content=b"x" * 40_000).status_code == 413
        found = figures(server)
        assert found['dominium_refused_total{reason="tables"}'] == 3
        assert found['dominium_refused_total{reason="size"}'] == 1
    finally:
        server.stop()


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "127.0.0.1"},
        {"x-forwarded-for": "192.0.2.1"},
        {"forwarded": "for=127.0.0.1"},
        {"x-real-ip": "127.0.0.1"},
        {"via": "1.1 proxy"},
    ],
)
def test_figures_are_not_for_those_a_proxy_asks_for(server: Server, headers: dict[str, str]) -> None:
    assert httpx.get(server.url + "/metrics").status_code == 200
    assert httpx.get(server.url + "/metrics", headers=headers).status_code == 404


def test_figures_with_a_token(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOMINIUM_METRICS_TOKEN", "sesame")
    server = Server(database)
    try:
        for given, expected in (("Bearer sesame", 200), ("Bearer sesam", 404), ("sesame", 404), ("", 404)):
            headers = {"authorization": given, "x-forwarded-for": "192.0.2.1"}
            assert httpx.get(server.url + "/metrics", headers=headers).status_code == expected, given
        assert httpx.get(server.url + "/metrics").status_code == 404
    finally:
        server.stop()


def test_who_is_really_there() -> None:
    def seen(peer: str, client: str = "") -> bool:
        scope: Scope = {"type": "http", "headers": [], "client": (client or peer, 1), "dominium.peer": peer}
        return may_watch(scope, "")

    assert seen("127.0.0.1")
    assert seen("::1")
    assert not seen("192.0.2.1")
    # What a header made of the client's address does not matter.
    assert not seen("192.0.2.1", "127.0.0.1")
    assert not may_watch({"type": "http", "headers": [], "client": None}, "")


def test_the_access_log_holds_no_secret(database: str, tmp_path: Path) -> None:
    log = tmp_path / "access.log"
    server = Server(database, more=("--drain", "0", "--access-log", str(log)))
    made = server.make("pb")
    token, table = made["token"], made["table"]

    async def come_and_go() -> None:
        client = await Client.join(server, table, token)
        await client.close()

    try:
        asyncio.run(come_and_go())
        headers = {"x-forwarded-for": "192.0.2.7", "authorization": "Bearer topsecret", "cookie": "topsecret"}
        httpx.get(f"{server.url}/t/{table}?token={token}&password=topsecret", headers=headers)
        httpx.get(f"{server.url}/api/tables/{token}/{table}/topsecret")
        httpx.post(f"{server.url}/api/mine", json={"seats": [{"table": table, "token": token}]})
        httpx.request("TOPSECRET", f"{server.url}/api/tables/{table}")
    finally:
        server.stop()
    text = log.read_text(encoding="utf-8")
    for secret in (token, table, "topsecret", "TOPSECRET", "token="):
        assert secret not in text, secret
    lines = [line.split(" ", 1)[1] for line in text.splitlines()]
    assert any(re.fullmatch(r"127\.0\.0\.1 POST /api/tables 201 \d+ms", line) for line in lines)
    assert any(re.fullmatch(r"127\.0\.0\.1 WS /ws/\{table\} 1000 \d+ms", line) for line in lines)
    assert any(re.fullmatch(r"127\.0\.0\.1 POST /api/mine 200 \d+ms", line) for line in lines)
    assert any(re.match(r"192\.0\.2\.7 GET /\S+ (200|404) ", line) for line in lines)
    assert any(line.startswith("127.0.0.1 ? ") for line in lines)


def test_an_access_log_that_cannot_be_written(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--lang", "en", "serve", "--no-browser", "--database", database]
    for more, expected in (
        (["--access-log", "/nowhere/at/all"], "cannot be written"),
        (["--drain", "soon"], "number of seconds"),
        (["--drain", "-1"], "number of seconds"),
    ):
        assert cli.main([*arguments, *more]) == 2
        said = capsys.readouterr().err
        assert expected in said
        assert said.count("\n") == 1


def health(server: Server) -> tuple[int, str]:
    reply = httpx.get(server.url + "/healthz")
    return reply.status_code, reply.text


def test_a_server_drains_before_it_stops(database: str) -> None:
    server = Server(database, more=("--drain", "60"))
    made = server.make("pb")

    async def drain() -> None:
        client = await Client.join(server, made["table"], made["token"])
        await client.until_asked()
        server.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(5):
            while await asyncio.to_thread(health, server) != (503, "draining\n"):
                await asyncio.sleep(0.05)
        assert (await asyncio.to_thread(server.get, "/api/notices"))["closed"]
        body = {"name": "Ann", "seats": [{}, {}], "kingdom": {"how": "random"}}
        reply = await asyncio.to_thread(httpx.post, server.url + "/api/tables", json=body)
        assert reply.json()["code"] == "closed"
        # Whoever plays goes on.
        number = client.last["game"]["number"]
        await client.answer([])
        await client.until_number(number + 1)
        assert server.process.poll() is None
        await client.close()

    asyncio.run(drain())
    # When everybody has gone, it goes.
    assert server.process.wait(10) == 0
    server.stop()


@pytest.mark.parametrize("second", [signal.SIGTERM, signal.SIGINT])
def test_a_second_signal_stops_at_once(database: str, second: signal.Signals) -> None:
    server = Server(database, more=("--drain", "600"))
    made = server.make("pb")

    async def stop_twice() -> float:
        client = await Client.join(server, made["table"], made["token"])
        await client.until_asked()
        server.process.send_signal(signal.SIGTERM)
        await asyncio.sleep(0.5)
        assert server.process.poll() is None
        began = time.monotonic()
        server.process.send_signal(second)
        # The page connects again: to another server, or to the next one here.
        assert await closed_with(client.socket) == 1012
        await asyncio.to_thread(server.process.wait, 10)
        return time.monotonic() - began

    assert asyncio.run(stop_twice()) < 8
    server.stop()


def test_nobody_has_to_wait_longer_than_that(database: str) -> None:
    server = Server(database, more=("--drain", "1"))
    made = server.make("pb")

    async def stay() -> None:
        client = await Client.join(server, made["table"], made["token"])
        server.process.send_signal(signal.SIGTERM)
        assert await closed_with(client.socket) == 1012

    asyncio.run(stay())
    server.process.wait(10)
    server.stop()
