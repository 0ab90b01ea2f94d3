"""Playing in the page by clicking."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCRIPT = (Path(__file__).parent / "player.js").read_text(encoding="utf-8")
BUYS = ["province", "gold", "duchy", "silver"]


def end_turn(page: Page) -> None:
    """End the turn, also where that leaves something unused."""
    bar = page.locator("section.bar")
    asked = bar.get_attribute("data-decision")
    page.get_by_role("button", name="End turn").click()
    anyway = page.locator("[data-anyway]")
    over = page.locator(f"section.bar:not([data-decision='{asked}'])")
    expect(anyway.or_(over)).to_be_visible()
    if anyway.count():
        anyway.click()


def play(page: Page, wishes: list[str], seconds: float, until: Any = None) -> list[str]:
    """Click on until the game is over (or ``until`` is satisfied); the controls that were used, in order."""
    page.evaluate(SCRIPT)
    used: list[str] = []
    state: dict[str, Any] = {}
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        state = page.evaluate("window.playState()")
        if state["over"]:
            return used
        did = page.evaluate("wishes => window.playStep(wishes)", wishes)
        if did:
            used.append(did)
            if until is not None and until(used):
                return used
        page.wait_for_timeout(8 if did else 25)
    raise AssertionError(f"the game did not come to its end; last: {used[-8:]}, now {state}")
