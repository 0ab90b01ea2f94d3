"""Cards of somebody's own in the page: found, read, chosen, played, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.pages import watch
from tests.browser.playing import play
from tests.serving import ROOT, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

EXAMPLES = ROOT / "examples" / "cards"
OWN = ["beekeeper", "gossip", "hammock"]
KINGDOM = [*OWN, "cellar", "market", "militia", "mine", "moat", "smithy", "village"]

#: what the page calls things, by language
SAID = {
    "en-GB": {
        "set": "Your own cards",
        "gossip": "Gossip",
        "text": "Each other player chooses one",
        "note": "The others choose in turn order, and you draw at once.",
        "start": "Start the game",
        "custom": "Any ten cards",
    },
    "pl-PL": {
        "set": "Własne karty",
        "gossip": "Plotkarka",
        "text": "Każdy inny gracz wybiera jedno",
        "note": "Pozostali wybierają w kolejności rozgrywki, a ty dobierasz od razu.",
        "start": "Zacznij grę",
        "custom": "Dowolne dziesięć kart",
    },
}


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("own")
    files = (EXAMPLES / "commons.py", EXAMPLES / "hammock.py")
    made = Server(str(folder / "games.sqlite3"), cards=files)
    yield made
    made.stop()


@pytest.fixture(params=list(SAID))
def own_page(
    browser: Browser, own_server: Server, request: pytest.FixtureRequest
) -> Iterator[tuple[Page, dict[str, str]]]:
    context = browser.new_context(
        base_url=own_server.url,
        locale=request.param,
        viewport={"width": 1280, "height": 800},
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    errors = watch(page)
    yield page, SAID[request.param]
    context.close()
    assert errors == []


def test_the_cards_can_be_looked_up(own_page: tuple[Page, dict[str, str]]) -> None:
    page, said = own_page
    page.goto("/cards")
    page.locator("select").first.select_option(label=said["set"])
    shown = page.locator("main [data-card], #main [data-card]")
    expect(shown).to_have_count(3)
    # Each has a drawing, the one its file names.
    expect(page.locator("#main [data-card] svg path").first).to_be_attached()
    page.goto("/cards/gossip")
    expect(page.get_by_role("heading", name=said["gossip"])).to_be_visible()
    expect(page.get_by_text(said["text"]).first).to_be_visible()
    expect(page.get_by_text(said["note"]).first).to_be_visible()


def test_a_kingdom_with_them_is_chosen_and_played(own_page: tuple[Page, dict[str, str]]) -> None:
    page, said = own_page
    page.goto("/new?kingdom=" + ",".join(KINGDOM))
    page.get_by_role("button", name=said["start"]).click()
    piles = page.locator(".supply .kingdom [data-card]")
    expect(piles).to_have_count(10)
    expect(page.locator(".supply [data-card='gossip']").get_by_text(said["gossip"])).to_be_visible()
    wishes = ["province", "hammock", "gossip", "beekeeper", "gold", "silver"]
    # Until own cards were bought, drawn, played and asked about; a whole game takes long.
    used = play(page, wishes, 600, until=lambda did: did.count("play:hand") > 2 and len(did) > 60)
    assert used
