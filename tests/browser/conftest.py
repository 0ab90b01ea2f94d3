"""A real server, a real browser: what a person would see and do.

The tests need Chromium (Debian's package ``chromium``, or CHROMIUM naming one), the playwright package, and the
built page (``make web``); without one of them they fail, and say so.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from dominium.server import static_files
from tests.browser.pages import desktop, watch
from tests.serving import Server

# What is waited for comes when it comes: a busy machine is no mistake of the page.
expect.set_options(timeout=20_000)

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not found:
        pytest.fail("no Chromium here: apt install chromium, or set CHROMIUM")
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (static_files.STATIC / "index.html").is_file():
        pytest.fail("the page is not built: make web")
    made = Server(str(tmp_path_factory.mktemp("server") / "games.sqlite3"))
    yield made
    made.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """A fresh browser profile; an error in the page fails the test."""
    context = desktop(browser, server)
    opened = context.new_page()
    opened.set_default_timeout(20_000)
    errors = watch(opened)
    yield opened
    context.close()
    assert errors == []
