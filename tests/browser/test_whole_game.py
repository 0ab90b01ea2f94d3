"""A whole game against a bot, through the page alone, and what comes after it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.playing import BUYS, play

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.serving import Server


def test_play_now_is_one_click(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".bar.mine [data-primary]")).to_be_visible()


def test_a_whole_game_replay_and_check(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Maria")
    page.get_by_role("button", name="New game").click()
    page.get_by_text("More options").click()
    page.get_by_label("Bots think").select_option("0")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".hand-row [data-card]").first).to_be_visible()
    used = play(page, [*BUYS, "market", "smithy"], 100)
    assert "buy:supply" in used
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("won|wins|shared"))
    expect(page.get_by_text("Score by turn")).to_be_visible()
    page.get_by_role("button", name="Run the game again and check").click()
    expect(page.get_by_text("The fingerprint fits.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert "seed" in download.value.path().read_text(encoding="utf-8")
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Step")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    slider.fill(str(last))
    expect(page.get_by_text("The game is over.").first).to_be_visible()


def test_rematch(page: Page, server: Server) -> None:
    made = server.table([], seed=3)
    page.goto(made["link"])
    play(page, BUYS, 100)
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".hand-row [data-card]").first).to_be_visible()
    expect(page.get_by_text("Turn 1:").first).to_be_visible()
