"""``dominium serve`` and a plain ``dominium``: ports, addresses, what goes wrong."""

from __future__ import annotations

import argparse
import asyncio
import gc
import gzip
import json
import socket
import sys
import urllib.request
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from dominium import all_cards, cli
from dominium.commands import serve as command
from dominium.server import serving
from dominium.server.app import create_app
from dominium.server.protocol import Refusal
from dominium.server.static_files import _asset
from dominium.words.languages import CODES, _bundle
from tests.serving import Server


def test_a_busy_port_that_was_named(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--lang", "en", "serve", "--no-browser", "--port", str(server.port)]
    assert cli.main([*arguments, "--database", str(tmp_path / "x")]) == 2
    assert f"port {server.port} is taken" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--port", "99999"], "a port is a number from 0 to 65535"),
        (["--port", "-1"], "a port is a number from 0 to 65535"),
        (["--host", "nowhere.invalid"], "cannot listen at nowhere.invalid:"),
        (["--database", "mysql://there/games"], "not at mysql://"),
    ],
)
def test_what_cannot_be_served(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The message names what is wrong, and nothing is left behind."""
    monkeypatch.chdir(tmp_path)
    database = [] if "--database" in words else ["--database", str(tmp_path / "games")]
    assert cli.main(["--lang", "en", "serve", "--no-browser", *database, *words]) == 2
    problem = capsys.readouterr().err
    assert said in problem
    assert problem.count("\n") == 1
    assert {one.name for one in tmp_path.iterdir()} <= {"games"}


def test_the_usual_port_or_a_free_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(serving, "PORT", taken.getsockname()[1])
        other = serving.listen("127.0.0.1", None)
        assert other.getsockname()[1] not in (0, serving.PORT)
        other.close()
        with pytest.raises(serving.PortTaken):
            serving.listen("127.0.0.1", serving.PORT)
    with pytest.raises(serving.PortTaken):
        serving.listen("127.0.0.1", 99_999)


def test_only_this_machine_unless_told(server: Server) -> None:
    assert server.url.startswith("http://127.0.0.1:")
    with pytest.raises(OSError, match=r"refused|timed out|assign"):
        socket.create_connection(("127.0.0.2", server.port), 2)


@pytest.mark.parametrize("database", ["{0}/file/games.sqlite3", "postgresql://u:secret@127.0.0.1:1/x"])
def test_a_database_that_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], database: str
) -> None:
    (tmp_path / "file").write_text("")
    arguments = [
        "--lang",
        "en",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--database",
        database.format(tmp_path),
    ]
    assert cli.main(arguments) == 2
    said = capsys.readouterr().err
    assert "cannot be kept" in said
    assert "secret" not in said


def test_a_plain_command_opens_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[argparse.Namespace] = []

    def noted(arguments: argparse.Namespace) -> int:
        asked.append(arguments)
        return 0

    monkeypatch.setattr(command, "run", noted)
    monkeypatch.setattr(cli, "has_page", lambda: True)
    assert cli.main([]) == 0
    assert asked[0].command == "serve"
    assert asked[0].no_browser is False
    assert cli.main(["--no-browser", "--port", "8123"]) == 0
    assert (asked[1].command, asked[1].port, asked[1].no_browser) == ("serve", 8123, True)


def test_what_takes_long_is_done_before_anybody_can_ask(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Words that are read, or the API described, when the first one asks would hold everybody up."""
    read: list[int] = []
    made: list[FastAPI] = []

    def app_kept(*given: Any, **named: Any) -> FastAPI:
        made.append(create_app(*given, **named))
        return made[0]

    async def instead(server: object, bound: socket.socket, entrance: object, hub: object) -> None:
        read.append(_bundle.cache_info().currsize)

    monkeypatch.setattr(serving, "_serve", instead)
    monkeypatch.setattr(serving, "create_app", app_kept)
    interval, threshold = sys.getswitchinterval(), gc.get_threshold()
    _bundle.cache_clear()
    try:
        with serving.listen("127.0.0.1", 0) as bound:
            serving.serve(bound, str(tmp_path / "games.sqlite3"), workers=1)
    finally:
        gc.unfreeze()
        gc.set_threshold(*threshold)
        sys.setswitchinterval(interval)
    assert read == [len(CODES)]
    assert made[0].openapi_schema is not None


@pytest.mark.parametrize("path", ["/api/replay", "/api/verify", "/api/tables"])
def test_who_goes_in_the_middle_of_a_request_is_no_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    app = create_app(str(tmp_path / "games.sqlite3"))
    parts = [{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}]
    sent: list[object] = []

    async def receive() -> Any:
        return parts.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json")]
    scope = {"type": "http", "method": "POST", "path": path, "headers": headers, "query_string": b""}
    asyncio.run(app(scope | {"client": ("127.0.0.9", 1), "root_path": ""}, receive, send))
    assert not caplog.records


def test_the_page_and_its_routes(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("page")
    (tmp_path / "assets" / "a.js").write_text("code")
    (tmp_path.parent / "secret.txt").write_text("secret")
    root = tmp_path.resolve()
    found = _asset(root, "assets/a.js", "")
    assert found is not None
    assert "immutable" in found.headers["cache-control"]
    for path in ("", "t/abcd2345", "replay/abcd2345/1", "new"):
        assert _asset(root, path, "") is None
    for path in ("../secret.txt", "assets/b.js", "api/nothing"):
        with pytest.raises(Refusal):
            _asset(root, path, "")


def test_the_catalogue_has_the_rulings_of_every_card(server: Server) -> None:
    with urllib.request.urlopen(f"{server.url}/api/catalogue") as answer:
        cards = {card["id"]: card for card in json.load(answer)["cards"]}
    assert len(cards) >= 162
    assert set(cards) >= {card.id for card in all_cards() if card.sets}
    for name, card in cards.items():
        assert card["rulings"], name
        for note in card["rulings"]:
            assert set(note) == {"en", "pl"}
            assert note["en"]
            assert note["pl"]
    assert "Attack" in cards["masquerade"]["rulings"][1]["en"]
    assert "Atak" in cards["masquerade"]["rulings"][1]["pl"]
    assert cards["masquerade"]["rulings"] != cards["masquerade@1e"]["rulings"]


def test_limits_that_are_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DOMINIUM_LIMITS", "message_rate=much")
    assert cli.main(["--lang", "en", "serve", "--no-browser", "--database", str(tmp_path / "x")]) == 2
    assert "DOMINIUM_LIMITS" in capsys.readouterr().err


def test_files_as_small_as_the_browser_takes_them(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("page")
    script = tmp_path / "assets" / "a.js"
    script.write_text("code")
    files = {"br": b"\x0b\x01\x80code\x03", "gzip": gzip.compress(b"code"), None: b"code"}
    script.with_name("a.js.br").write_bytes(files["br"])
    script.with_name("a.js.gz").write_bytes(files["gzip"])
    app = create_app(str(tmp_path / "games.sqlite3"), static=tmp_path)

    async def ask() -> None:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost"
        ) as client:
            for wish, encoding in (
                ("gzip, deflate, br", "br"),
                ("gzip", "gzip"),
                ("br;q=0, gzip", "gzip"),
                ("identity", None),
            ):
                async with client.stream("GET", "/assets/a.js", headers={"accept-encoding": wish}) as reply:
                    assert reply.headers.get("content-encoding") == encoding, wish
                    assert "javascript" in reply.headers["content-type"]
                    assert "immutable" in reply.headers["cache-control"]
                    assert "accept-encoding" in reply.headers["vary"].lower()
                    assert b"".join([part async for part in reply.aiter_raw()]) == files[encoding]
            page = await client.get("/new", headers={"accept-encoding": "br"})
            assert page.text == "page"
            assert page.headers["content-type"].startswith("text/html")

    asyncio.run(ask())


def test_healthy(server: Server) -> None:
    with urllib.request.urlopen(server.url + "/healthz") as reply:
        assert reply.read() == b"ok\n"
