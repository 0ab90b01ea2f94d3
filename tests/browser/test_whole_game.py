"""A whole game against a bot, through the page alone, and what comes after it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.playing import BUYS, play
from tests.browser.prepared import nearly_over

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.serving import Server


def test_play_now_is_one_click(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".bar.mine [data-primary]")).to_be_visible()


def test_a_whole_game_replay_and_check(page: Page, tmp_path: Path) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Maria")
    page.get_by_role("link", name="New game").click()
    page.get_by_text("More options").click()
    page.get_by_label("Bots think").select_option("0")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".bar.mine")).to_be_visible()
    used = play(page, [*BUYS, "market", "smithy"], 180)
    assert "buy:supply" in used
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("won|wins|shared"))
    expect(page.get_by_text("Score by round")).to_be_visible()
    page.get_by_role("button", name="Run the game again and check").click()
    expect(page.get_by_text("The fingerprint fits.")).to_be_visible()
    expect(page.get_by_text("What your browser added is part of it.")).to_be_visible()
    expect(page.locator("[data-part=shuffles] .bad")).to_have_count(0)
    added = page.evaluate("JSON.parse(localStorage.getItem('dominium-shuffles'))[0].contribution")
    # The same from the command line, with the file that was downloaded and the seal from the page.
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    seal = page.locator("dd code").first.inner_text()
    assert re.fullmatch("[0-9a-f]{64}", seal)
    assert verify(file, "--seal", seal) == 0
    assert verify(file, "--seal", "0" * 64) != 0
    assert verify(file, "--seal", seal, "--contribution", added) == 0
    assert verify(file, "--contribution", "0" * 64) != 0
    page.get_by_role("link", name="Replay").click()
    scrub(page)
    # The file can be opened by anybody, as can the link.
    page.goto("/")
    page.get_by_label("Replay a record from a file").set_input_files(file)
    scrub(page)


def verify(file: Path, *more: str) -> int:
    command = [sys.executable, "-m", "dominium", "verify", str(file), *more]
    return subprocess.run(command, capture_output=True, check=False).returncode


def scrub(page: Page) -> None:
    """Go through a replay: by steps, by turns, to its end."""
    slider = page.get_by_role("slider", name="Step")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    expect(page.locator(".count", has_text=re.compile(f"^1 / {last + 1}$"))).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="Next turn").click()
    expect(slider).not_to_have_value("1")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause").click()
    slider.fill(str(last))
    expect(page.get_by_text("The game is over.").first).to_be_visible()
    # Everybody's cards are open, and the log has arrived at the end.
    expect(page.locator(".hand-of")).to_have_count(2)


def test_rematch(page: Page, server: Server) -> None:
    """The next game begins left of the winner."""
    table = nearly_over(server, bot="money")
    page.goto(table.link)
    province = page.locator(".supply [data-card=province]")
    province.click()
    # Whoever else buys the last card of a turn, the game is over now.
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(re.compile("won|wins|shared"))
    winner = heading.inner_text()
    page.get_by_role("button", name="Rematch").click()
    first = page.get_by_role("log").get_by_text(re.compile("^Turn 1:")).first
    expect(first).to_be_visible()
    if "shared" not in winner:
        expect(first).to_have_text("Turn 1: Jan" if winner == "You won!" else "Turn 1: Maria")


def test_a_replay_is_shared_by_its_link(page: Page, server: Server) -> None:
    """... with somebody who was not at the table."""
    table = nearly_over(server)
    page.goto(table.link)
    page.locator(".supply [data-card=province]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("won|wins|shared"))
    page.evaluate("localStorage.clear()")
    page.goto(f"/replay/{table.table}/1")
    scrub(page)


def test_a_replay_goes_by_keys_and_by_its_log_and_keeps_its_step(page: Page, server: Server) -> None:
    table = nearly_over(server)
    page.goto(table.link)
    page.locator(".supply [data-card=province]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("won|wins|shared"))
    page.goto(f"/replay/{table.table}/1")
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    expect(page).to_have_url(re.compile(r"\?step=1$"))
    page.reload()
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    page.get_by_role("log").get_by_role("button", name=re.compile("^Turn 2:")).first.click()
    expect(slider).not_to_have_value(slider.get_attribute("max") or "")
    page.keyboard.press("+")
    expect(page.get_by_label("Speed")).to_have_value("2")
