"""The page's part in the shuffles: it adds to them before every game, and checks afterwards that it was not left out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import httpx
from playwright.sync_api import expect

from tests.browser.pages import desktop, table, watch
from tests.browser.test_tables_around import leave

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.serving import Server


def part(page: Page) -> dict[str, Any]:
    """What the browser keeps of the last game's shuffles."""
    found: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('dominium-shuffles'))[0]")
    return found


def token(page: Page) -> str:
    return str(page.evaluate("JSON.parse(localStorage.getItem('dominium')).seats[0].token"))


def agreement(server: Server, made: dict[str, Any], game: int) -> dict[str, Any]:
    found: dict[str, Any] = server.get(f"/api/tables/{made['table']}/games/{game}/record")["agreement"]
    return found


def check(page: Page, checks: int) -> None:
    """Press the button of the end page; everything it checks must fit."""
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("won|wins|shared"))
    page.get_by_role("button", name="Run the game again and check").click()
    expect(page.get_by_text("The fingerprint fits.")).to_be_visible(timeout=60_000)
    expect(page.locator("[data-part=shuffles] li.good")).to_have_count(checks)
    expect(page.locator("[data-part=shuffles] .bad")).to_have_count(0)


def test_two_browsers_agree_upon_the_shuffles(browser: Browser, server: Server) -> None:
    made = table(server, "pp")
    contexts = [desktop(browser, server) for _ in range(2)]
    first, second = (context.new_page() for context in contexts)
    errors = [watch(first), watch(second)]
    first.goto(made["link"])
    expect(first.get_by_role("heading", name="The table is set")).to_be_visible()
    second.goto(made["invite"])
    second.get_by_label("Your name").fill("Jan")
    second.get_by_role("button", name="Sit here").click()
    second.get_by_role("button", name="I am ready").click()
    for page in (first, second):
        expect(page.locator(".hand-row")).to_be_visible()
        assert page.get_by_role("alert").count() == 0
    left = httpx.post(
        f"{server.url}/api/tables/{made['table']}/leave", json={"token": token(second)}, timeout=60
    )
    assert left.status_code == 200
    check(first, 5)
    added = [part(first), part(second)]
    assert agreement(server, made, 1)["contributions"] == [one["contribution"] for one in added]
    assert added[0]["seal"] == added[1]["seal"] == first.locator("dd code").first.inner_text()
    assert errors == [[], []]
    for context in contexts:
        context.close()


def test_every_game_against_bots_is_agreed_upon(page: Page, server: Server) -> None:
    """The page that makes a table takes part in its first game as in the next one."""
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".bar.mine [data-primary]")).to_be_visible()
    made = {"table": page.url.rpartition("/")[2]}
    for game in (1, 2):
        kept = part(page)
        assert (kept["table"], kept["game"], kept["revealed"]) == (made["table"], game, True)
        leave(page, "Resign")
        check(page, 5)
        assert agreement(server, made, game)["contributions"][0] == kept["contribution"]
        if game == 1:
            page.get_by_role("button", name="Rematch").click()
            expect(page.locator(".bar.mine [data-primary]")).to_be_visible()
