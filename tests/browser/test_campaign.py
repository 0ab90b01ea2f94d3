"""The campaign in the browser: from the list to the table, the end, and once more."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.test_tables_around import leave


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


BROKEN = """() => [...document.querySelectorAll("[data-page=end] .who")].filter((name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    return new Set([...words.getClientRects()].map((box) => Math.round(box.top))).size > 1;
}).map((name) => name.textContent)"""


def test_names_are_not_broken_at_the_end_of_a_game(page: Page) -> None:
    """With the most points that stand beside them, on every width."""
    page.goto("/guide")
    page.get_by_role("button", name="Challenge: Old acquaintances").click()
    expect(page.get_by_role("complementary", name="Old acquaintances")).to_be_visible()
    leave(page, "Resign")
    expect(page.locator("[data-page=end] .who")).to_have_count(3)
    page.evaluate("document.querySelectorAll('.who').forEach((one) => (one.textContent = 'Maksymilian'))")
    page.evaluate("document.querySelectorAll('.score').forEach((one) => (one.textContent = '123 points'))")
    for width in (1280, 1152, 1024, 900, 768, 600, 390, 360, 320):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(BROKEN) == [], width
