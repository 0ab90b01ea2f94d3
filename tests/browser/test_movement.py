"""Movement explains and blocks nothing; whoever wants no motion gets none, but a mark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.pages import table, until, watch

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.serving import Server

#: Notes every card that takes off and every place that is marked.
WATCHER = """
window.flights = 0;
window.marks = 0;
new MutationObserver((changes) => {
  for (const change of changes) {
    for (const node of change.addedNodes) if (node.classList?.contains("flying")) window.flights += 1;
    if (change.type === "attributes" && change.target.classList.contains("arrived")) window.marks += 1;
  }
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
"""


def opened(browser: Browser, server: Server, motion: Literal["reduce", "no-preference"]) -> Iterator[Page]:
    context = browser.new_context(
        base_url=server.url,
        locale="en-GB",
        viewport={"width": 1280, "height": 800},
        reduced_motion=motion,
    )
    page = context.new_page()
    page.set_default_timeout(10_000)
    errors = watch(page)
    page.add_init_script(WATCHER)
    page.goto(table(server, seed=3, options={"autoplay": False})["link"])
    expect(page.get_by_role("button", name="Treasures for")).to_be_visible()
    yield page
    context.close()
    assert errors == []


@pytest.fixture
def moving(browser: Browser, server: Server) -> Iterator[Page]:
    yield from opened(browser, server, "no-preference")


@pytest.fixture
def calm(browser: Browser, server: Server) -> Iterator[Page]:
    yield from opened(browser, server, "reduce")


def flights(page: Page) -> int:
    return int(page.evaluate("window.flights"))


def test_cards_travel_and_input_works_meanwhile(moving: Page) -> None:
    # Slowed down a hundred times, the cards are in the air for as long as the test needs them there.
    line = moving.context.new_cdp_session(moving)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    coppers = moving.locator(".hand-row [data-card=copper]").count()
    moving.get_by_role("button", name="Treasures for").click()
    expect(moving.locator(".flying")).to_have_count(coppers)
    silver = moving.locator(".basic [data-card=silver]")
    silver.click()
    # the bought card takes off from its pile while the Coppers still fly
    expect(moving.locator(".flying").nth(coppers)).to_be_attached()
    expect(moving.locator(".log")).to_contain_text("Buys Silver")
    line.send("Animation.setPlaybackRate", {"playbackRate": 1})
    expect(moving.locator(".flying")).to_have_count(0)


def test_a_flight_is_short(moving: Page) -> None:
    moving.evaluate(
        """() => {
        window.times = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
          if (this.classList.contains("flying")) window.times.push(timing.duration);
          return animate.call(this, frames, timing);
        };
        }"""
    )
    moving.get_by_role("button", name="Treasures for").click()
    expect(moving.get_by_role("button", name="End turn")).to_be_visible()
    until(moving, "window.times.length > 0")
    assert all(150 <= time <= 250 for time in moving.evaluate("window.times"))
    expect(moving.locator(".flying")).to_have_count(0)


def test_without_motion_nothing_flies(calm: Page) -> None:
    calm.get_by_role("button", name="Treasures for").click()
    expect(calm.locator(".play [data-card=copper]")).to_be_visible()
    until(calm, "window.marks > 0")
    calm.locator(".basic [data-card=silver]").click()
    expect(calm.locator(".log")).to_contain_text("Buys Silver")
    expect(calm.locator(".arrived")).to_have_count(0)
    assert flights(calm) == 0
