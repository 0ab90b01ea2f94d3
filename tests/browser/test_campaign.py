"""The campaign in the browser: from the list to the table, the end, and once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from tests.browser.pages import until
from tests.browser.test_tables_around import leave

if TYPE_CHECKING:
    from tests.serving import Server


def test_a_challenge_from_the_list_to_its_end_and_again(page: Page) -> None:
    page.goto("/guide")
    page.get_by_role("button", name="Challenge: The full purse").click()
    goal = page.get_by_role("complementary", name="The full purse")
    expect(goal).to_contain_text("Barnaby: Good day. Shall we see whose purse is heavier?")
    expect(goal).to_contain_text("Win this game.")
    expect(page.locator(".opponents .name")).to_have_text("Barnaby")
    expect(goal).to_contain_text("Win this game. Barnaby buys Silver")  # when he has finished
    leave(page, "Resign")
    expect(page.locator("[data-page=end]")).to_be_visible()
    expect(goal).to_contain_text("Not this time.")
    expect(goal).to_contain_text("Money wins in the end.")
    before = page.url
    goal.get_by_role("button", name="Try again").click()
    expect(goal).to_contain_text("Win this game.")
    assert page.url != before
    page.goto("/guide")
    expect(page.get_by_role("button", name="Challenge: The full purse")).to_be_visible()


CUT = """() => [...document.querySelectorAll("[data-page=end] .who")].filter((name) => name.scrollWidth > name.clientWidth + 1)"""
BROKEN = """() => [...document.querySelectorAll("[data-page=end] .who")].filter((name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    return new Set([...words.getClientRects()].map((box) => Math.round(box.top))).size > 1;
}).map((name) => name.textContent)"""


def test_names_are_not_broken_at_the_end_of_a_game(page: Page, server: Server) -> None:
    """The longest word there can be as a name, on every width: it gets smaller letters."""
    longest = "Konstantynopolitańczyków"
    page.goto(server.make("pbb", name=longest, seed=1)["link"])
    expect(page.locator(".bar.mine")).to_be_visible()
    leave(page, "Resign")
    names = page.locator("[data-page=end] .who")
    expect(names).to_have_count(3)
    expect(names.filter(has_text=longest)).to_be_visible()
    for width in (1280, 1152, 1024, 900, 800, 768, 600, 390, 360, 320):
        page.set_viewport_size({"width": width, "height": 800})
        until(page, f"({CUT})().length === 0")
        assert page.evaluate(BROKEN) == [], width
