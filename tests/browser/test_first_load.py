"""What a first visit costs over the wire, with nothing in the cache. The time is told by ``npm run load``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.serving import Server

LIMIT = 250_000


class Wire:
    """How many bytes came over the wire for what; what the browser's cache had costs nothing."""

    def __init__(self, page: Page) -> None:
        self._names: dict[str, str] = {}
        self._sizes: dict[str, float] = {}
        line = page.context.new_cdp_session(page)
        line.on("Network.requestWillBeSent", self._asked)
        line.on("Network.loadingFinished", self._arrived)
        line.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        self._names[event["requestId"]] = event["request"]["url"]

    def _arrived(self, event: dict[str, Any]) -> None:
        self._sizes[event["requestId"]] = event["encodedDataLength"]

    def listed(self) -> dict[str, int]:
        return {self._names[one]: round(size) for one, size in self._sizes.items()}

    def forget(self) -> None:
        self._sizes.clear()


@pytest.mark.parametrize(("locale", "play"), [("en-GB", "Play now"), ("pl-PL", "Graj")])
def test_from_home_to_the_table(browser: Browser, server: Server, locale: str, play: str) -> None:
    context = browser.new_context(base_url=server.url, locale=locale)
    page = context.new_page()
    page.set_default_timeout(20_000)
    wire = Wire(page)
    page.goto("/")
    page.get_by_role("button", name=play, exact=True).click()
    expect(page.locator(".bar.mine [data-primary]")).to_be_enabled()
    page.wait_for_load_state("networkidle")
    listed = wire.listed()
    context.close()
    assert any("TablePage" in name for name in listed), listed
    assert 50_000 < sum(listed.values()) < LIMIT, listed


def test_the_second_visit_loads_no_file_again(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, locale="en-GB")
    page = context.new_page()
    wire = Wire(page)
    for _ in range(2):
        wire.forget()
        page.goto("/")
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        page.wait_for_load_state("networkidle")
    again = {name: size for name, size in wire.listed().items() if "/assets/" in name and size}
    context.close()
    assert again == {}
