"""The axe check on every page: no findings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.pages import table
from tests.browser.prepared import nearly_over

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.serving import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def check(page: Page, where: str) -> None:
    if not AXE.is_file():
        pytest.fail("axe-core is not installed: make web")
    # The page's own rules keep foreign scripts out; evaluated ones are the browser's.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    # Colours on their way from one to another are not what they will be.
    page.evaluate("""() => Promise.all(document.getAnimations()
        .filter(one => one.effect.getTiming().iterations !== Infinity)
        .map(one => one.finished.catch(() => {})))""")
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    found = [
        f"{where}: {one['id']} ({one['impact']}): {one['help']}: "
        + "; ".join(f"{node['target']} {node['failureSummary']}"[:300] for node in one["nodes"][:3])
        for one in result["violations"]
    ]
    assert found == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new", "/cards", "/cards/moat", "/guide", "/credits"])
def test_page(path: str, theme: str, page: Page) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    check(page, f"{path} {theme}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_table_and_end(theme: str, page: Page, server: Server) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.goto(nearly_over(server).link)
    expect(page.locator(".bar.mine")).to_be_visible()
    check(page, "table")
    page.locator(".kingdom [data-card=market]").click(button="right")
    expect(page.get_by_role("dialog", name="Market")).to_be_visible()
    check(page, "card")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".supply [data-card=province]").click()
    expect(page.get_by_text("Score by round")).to_be_visible()
    check(page, "end")
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    check(page, "replay")


def test_lobby(page: Page, server: Server) -> None:
    page.goto(table(server, "pp")["link"])
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    check(page, "lobby")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("how", ["Random", "By hand", "As text", "Picked in turn"])
def test_ways_to_a_kingdom(how: str, theme: str, page: Page) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.goto("/new")
    page.get_by_role("radio", name=how, exact=True).check()
    page.wait_for_load_state("networkidle")
    if how != "Picked in turn":
        page.locator(".ten [data-card]").first.click()
        expect(page.get_by_role("toolbar")).to_be_visible()
    check(page, f"{how} {theme}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_dialogs(theme: str, page: Page, server: Server) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.goto(table(server)["link"])
    expect(page.locator(".bar.mine")).to_be_visible()
    for name in ("Settings", "Leave the table"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        check(page, name)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
