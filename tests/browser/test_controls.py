"""Every kind of decision control, used at least once through the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.playing import BUYS, play

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.serving import Server

#: kingdoms (with Projects), and the controls that games with them must bring up
GAMES = {
    "base": (
        [
            "cellar",
            "remodel",
            "harbinger",
            "sentry",
            "throne_room",
            "bureaucrat",
            "artisan",
            "militia",
            "vassal",
            "moat",
        ],
        [],
        ["cellar", "harbinger", "sentry", "remodel", "artisan", "throne_room", "vassal", "silver"],
        {"discard:hand", "trash:hand", "gain:supply", "put_back:tray"},
    ),
    "intrigue": (
        [
            "secret_passage",
            "wishing_well",
            "pawn",
            "steward",
            "courtyard",
            "lurker",
            "nobles",
            "masquerade",
            "baron",
            "mill",
        ],
        [],
        ["pawn", "secret_passage", "wishing_well", "masquerade", "steward", "courtyard"],
        {"choose:word", "name:name", "place:slider", "pass:hand", "put_back:hand"},
    ),
    "renaissance": (
        [
            "acting_troupe",
            "spices",
            "ducat",
            "research",
            "haven",
            "embargo",
            "lookout",
            "sculptor",
            "improve",
            "seer",
        ],
        ["city_gate", "fair", "star_chart"],
        [
            "embargo",
            "haven",
            "spices",
            "acting_troupe",
            "lookout",
            "star_chart",
            "ducat",
            "research",
            "improve",
        ],
        {"pile:supply", "set_aside:hand", "trash:tray"},
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_controls(game: str, page: Page, server: Server) -> None:
    cards, projects, wishes, wanted = GAMES[game]
    seen: set[str] = set()

    def enough(used: list[str]) -> bool:
        return wanted <= seen.union(used)

    for seed in range(6):
        made = server.table(cards, projects, seed=seed, options={"autoplay": False})
        page.goto(made["link"])
        expect(page.locator(".hand-row [data-card]").first).to_be_visible()
        page.evaluate(f"window.openMind = true; window.playSeed = {seed}")
        seen.update(play(page, [*wishes, *BUYS], 60, enough))
        if wanted <= seen:
            return
    assert wanted <= seen, f"never came up: {sorted(wanted - seen)}; seen: {sorted(seen)}"


def test_spending_tokens_and_undo(page: Page, server: Server) -> None:
    cards = [
        "acting_troupe",
        "spices",
        "ducat",
        "villain",
        "recruiter",
        "patron",
        "silk_merchant",
        "market",
        "village",
        "moat",
    ]
    made = server.table(cards, seed=5, options={"autoplay": False})
    page.goto(made["link"])
    used = play(
        page,
        ["ducat", "spices", "acting_troupe"],
        60,
        lambda used: "treasure:token" in used or "buy:token" in used,
    )
    assert "treasure:token" in used or "buy:token" in used


def test_undo(page: Page, server: Server) -> None:
    page.goto(server.table([], seed=5, options={"autoplay": False})["link"])
    page.locator(".bar.mine [data-primary]").click()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    expect(page.locator(".play [data-card=copper]")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".play [data-card=copper]")).to_have_count(0)
