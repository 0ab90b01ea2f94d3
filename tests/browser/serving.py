"""A server of the game in a process of its own, and an eye on what goes wrong in a page."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server of the game in a process of its own, on a database that outlives it."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "dominium", "serve", "--no-browser", "--port", str(self.port)]
        # The tests ask for more in a minute than a person does in an evening.
        environment = {**os.environ, "DOMINIUM_LIMITS": "request_rate=0,tables_per_hour=0"}
        self.process = subprocess.Popen([*command, "--database", str(self.database)], env=environment)
        until = time.monotonic() + 60
        while time.monotonic() < until and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=1) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        self.stop()
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As the power would: no goodbye."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def table(self, cards: list[str], projects: list[str] | None = None, **more: Any) -> dict[str, Any]:
        """A table with quick bots and a known seed."""
        seats = [
            {"kind": "person"},
            *[{"kind": "bot", "level": level} for level in more.pop("bots", ["steady"])],
        ]
        kingdom: dict[str, Any] = {"how": "cards", "cards": cards, "projects": projects or []}
        body = {
            "name": "Maria",
            "seats": more.pop("seats", seats),
            "kingdom": kingdom if cards else {"how": "recommended", "id": "base2-first-game"},
            "options": {"bot_delay": 0, **more.pop("options", {})},
            **more,
        }
        request = urllib.request.Request(
            f"{self.url}/api/tables",
            json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            made: dict[str, Any] = json.load(answer)
        return made


def watch(page: Page) -> list[str]:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    return errors


def desktop(browser: Browser, server: Server) -> BrowserContext:
    """A fresh profile on a desktop, in English."""
    return browser.new_context(
        base_url=server.url,
        locale="en-GB",
        viewport={"width": 1280, "height": 800},
        reduced_motion="reduce",
    )


def phone(browser: Browser, server: Server) -> BrowserContext:
    """A fresh profile on a small phone, in English."""
    return browser.new_context(
        base_url=server.url,
        locale="en-GB",
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
