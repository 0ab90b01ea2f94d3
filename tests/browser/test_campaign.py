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
