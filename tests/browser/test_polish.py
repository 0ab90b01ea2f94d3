"""Polish as it stands on the screen: no word of one letter stays behind at the end of a line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.pages import table, watch
from tests.browser.prepared import nearly_over

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.serving import Server

AUDIT = (Path(__file__).parent / "audit.js").read_text(encoding="utf-8")


@pytest.fixture
def polish(browser: Browser, server: Server) -> Iterator[Page]:
    context = browser.new_context(base_url=server.url, locale="pl-PL", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(20_000)
    errors = watch(page)
    yield page
    context.close()
    assert errors == []


def check(page: Page) -> None:
    assert page.evaluate("document.documentElement.lang") == "pl"
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    page.evaluate(AUDIT)
    assert page.evaluate("window.looseWords()") == []


@pytest.mark.parametrize("path", ["/", "/new", "/cards", "/cards/outpost", "/guide", "/credits"])
def test_pages(path: str, polish: Page) -> None:
    polish.goto(path)
    expect(polish.get_by_role("heading", level=1)).to_be_visible()
    polish.wait_for_load_state("networkidle")
    check(polish)


def test_the_lobby_and_its_dialogs(polish: Page, server: Server) -> None:
    polish.goto(table(server, "pp")["link"])
    expect(polish.get_by_role("heading", name="Stół czeka")).to_be_visible()
    check(polish)
    for name in ("Ustawienia", "Odejdź od stołu"):
        polish.get_by_role("button", name=name).click()
        expect(polish.get_by_role("dialog", name=name)).to_be_visible()
        check(polish)
        polish.keyboard.press("Escape")
        expect(polish.get_by_role("dialog")).to_have_count(0)


def test_the_table_the_end_and_the_replay(polish: Page, server: Server) -> None:
    polish.goto(nearly_over(server).link)
    expect(polish.locator(".bar.mine")).to_be_visible()
    polish.keyboard.press("?")
    expect(polish.get_by_role("dialog", name="Pomoc")).to_be_visible()
    check(polish)
    polish.keyboard.press("Escape")
    polish.locator(".kingdom [data-card=market]").click(button="right")
    expect(polish.get_by_role("dialog", name="Targowisko")).to_be_visible()
    check(polish)
    polish.keyboard.press("Escape")
    expect(polish.get_by_role("dialog")).to_have_count(0)
    polish.locator(".supply [data-card=province]").click()
    expect(polish.get_by_text("Punkty runda po rundzie")).to_be_visible()
    check(polish)
    polish.get_by_role("link", name="Odtwórz", exact=True).click()
    expect(polish.get_by_role("slider", name="Krok")).to_be_visible()
    check(polish)
