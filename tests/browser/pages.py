"""Pages at a server, and an eye on what goes wrong in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.serving import Data, Server


def table(server: Server, seats: str = "pb", **more: Any) -> Data:
    """Maria's table: ``p`` a person, ``b`` a steady bot for each seat."""
    return server.make(seats, name="Maria", level="steady", **more)


def until(page: Page, holds: str) -> None:
    """Wait until something holds; the page's own rules forbid it to be evaluated there again and again."""
    for _ in range(800):
        if page.evaluate(holds):
            return
        page.wait_for_timeout(25)
    raise AssertionError(f"never: {holds}")


def watch(page: Page) -> list[str]:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    return errors


def desktop(browser: Browser, server: Server) -> BrowserContext:
    """A fresh profile on a desktop, in English."""
    return browser.new_context(
        base_url=server.url,
        locale="en-GB",
        viewport={"width": 1280, "height": 800},
        reduced_motion="reduce",
    )


def phone(browser: Browser, server: Server) -> BrowserContext:
    """A fresh profile on a small phone, in English."""
    return browser.new_context(
        base_url=server.url,
        locale="en-GB",
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
