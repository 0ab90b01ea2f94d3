"""The pages around the games: the front page, settings, cards, addresses that lead nowhere, no connection."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.pages import desktop, table, until
from tests.browser.playing import end_turn
from tests.serving import Server

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

ALL_CARDS = "all => all.map(one => one.dataset.card)"
SIZES = {"laptop": (1366, 768), "desktop": (1920, 1080), "phone": (390, 844), "small phone": (360, 640)}


# The front page


def test_each_click_deals_another_kingdom_told_before(page: Page) -> None:
    seen = []
    for _ in range(3):
        page.goto("/")
        note = page.get_by_text("Kingdom:").inner_text()
        told = page.locator(".hero .kingdom [data-card]").evaluate_all(
            "all => all.map(one => one.dataset.card)"
        )
        page.get_by_role("button", name="Play now").click()
        expect(page.locator(".supply .kingdom [data-card]")).to_have_count(10)
        dealt = page.locator(".supply .kingdom [data-card], .supply .project [data-card]").evaluate_all(
            ALL_CARDS
        )
        assert sorted(dealt) == sorted(told)
        seen.append(note)
    assert len(set(seen)) == 3


def test_another_kingdom_before_it_starts(page: Page) -> None:
    page.goto("/")
    note = page.get_by_text("Kingdom:")
    first = note.inner_text()
    page.get_by_role("button", name="Another kingdom").click()
    expect(note).not_to_have_text(first)


@pytest.mark.parametrize("size", SIZES)
def test_a_new_game_needs_no_scrolling(size: str, page: Page) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    page.get_by_role("link", name="New game").click()
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_in_viewport()
    expect(page.get_by_role("heading", name="New game", level=1)).to_be_in_viewport()
    assert page.evaluate("scrollY") == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width


# Addresses


@pytest.mark.parametrize("path", ["/nowhere", "/cards/nonsense", "/t/nosuchtb/more"])
def test_an_address_that_leads_nowhere(path: str, browser: Browser, server: Server) -> None:
    page = browser.new_page(locale="en-GB", base_url=server.url)  # which reports the status as an error
    reply = page.goto(path)
    assert reply is not None
    assert reply.status == 404
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    page.get_by_role("link", name="Home").last.click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.close()


def test_an_invitation_has_a_head_of_its_own(page: Page, server: Server) -> None:
    page.goto(table(server, "pp")["invite"])
    expect(page.get_by_role("button", name="Sit here")).to_be_visible()
    title = page.locator("meta[property='og:title']").get_attribute("content")
    assert title == "Maria invites you to a game of Dominium"
    picture = page.locator("meta[property='og:image']").get_attribute("content")
    assert picture is not None
    assert page.request.get(picture).headers["content-type"] == "image/png"


def test_a_card_has_a_page_with_its_rulings(page: Page) -> None:
    page.goto("/cards")
    page.get_by_role("link", name="Moat: Rulings").click()
    expect(page).to_have_url(re.compile("/cards/moat$"))
    expect(page.get_by_role("heading", name="Moat", level=1)).to_be_visible()
    expect(page.get_by_role("listitem").first).to_contain_text("stays in your hand")
    page.reload()
    page.get_by_role("link", name="First Game").first.click()
    expect(page.locator(".ten [data-card=moat]")).to_be_visible()


CUT_TEXTS = """() => [...document.querySelectorAll("main .card .text")]
    .filter((text) => text.scrollHeight > text.clientHeight + 1)
    .map((text) => text.closest("[data-card]").dataset.card)"""
OUTSIDE = """() => [...document.querySelectorAll("main :is(.card, .panel, button, input, select, h1)")].filter((one) => {
    const page = document.querySelector("main").getBoundingClientRect();
    const padding = getComputedStyle(document.querySelector("main"));
    const box = one.getBoundingClientRect();
    return box.width && (box.right > page.right - parseFloat(padding.paddingRight) + 5 || box.left < page.left + parseFloat(padding.paddingLeft) - 5);
}).map((one) => one.dataset.card ?? one.textContent.slice(0, 30))"""


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_a_card_is_whole_where_there_is_room_and_nothing_sticks_out(
    locale: str, browser: Browser, server: Server
) -> None:
    """Cards among the rules and in the gallery have all of their text; all lies within the margins of the page."""
    context = browser.new_context(base_url=server.url, locale=locale, reduced_motion="reduce")
    page = context.new_page()
    for path in ("/guide", "/cards", "/"):
        page.goto(path)
        expect(page.locator("main .card").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        for width, height in [*SIZES.values(), (844, 390), (768, 1024)]:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT_TEXTS) == [], (path, width)
            assert page.evaluate(OUTSIDE) == [], (path, width)
    context.close()


def test_the_gallery_begins_on_the_first_screen_of_a_phone(page: Page) -> None:
    for width, height in (SIZES["phone"], SIZES["small phone"], (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto("/cards")
        assert (
            page.locator(".cards .card").first.evaluate("one => one.getBoundingClientRect().top") < height
        ), width


# Settings


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_settings_count_at_once_and_are_kept(page: Page) -> None:
    page.goto("/")
    open_settings(page)
    page.get_by_label("Text size").select_option("130 %")
    page.get_by_role("combobox", name="Theme").select_option("Candlelight")
    page.get_by_label("Movements").select_option("none")
    page.get_by_label("Bots think").select_option("slowly")
    page.get_by_label("Keys choose cards").uncheck()
    page.get_by_role("checkbox", name="Sound").check()
    page.get_by_label("Volume").fill("25")
    page.get_by_label("Language").select_option("Polski")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "candlelight")
    expect(page.locator("html")).to_have_css("font-size", "20.8px")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.get_by_role("button", name="Ustawienia").click()
    expect(page.get_by_label("Głośność")).to_have_value("25")
    expect(page.get_by_label("Tempo botów")).to_have_value("1.5")
    expect(page.get_by_label("Klawisze wybierają karty")).not_to_be_checked()
    expect(page.get_by_label("Ruch kart")).to_have_value("0")


def test_the_pace_of_bots_changes_in_the_game(page: Page, server: Server) -> None:
    made = table(server, seed=1, options={"autoplay": False, "bot_delay": 10})
    page.goto(made["link"])
    expect(page.locator(".bar.mine")).to_be_visible()
    open_settings(page)
    page.get_by_label("Bots think").select_option("not at all")
    page.keyboard.press("Escape")
    page.locator("[data-primary]").click()
    expect(page.locator("section.bar")).to_have_attribute("data-kind", "buy")
    end_turn(page)
    expect(page.locator(".whose")).to_contain_text("Your turn 2")


def test_without_keys_no_key_plays(page: Page, server: Server) -> None:
    page.goto(table(server, seed=1, options={"autoplay": False})["link"])
    expect(page.locator(".bar.mine")).to_be_visible()
    open_settings(page)
    page.get_by_label("Keys choose cards").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(".hotkey").first).to_be_hidden()
    page.keyboard.press("t")
    page.keyboard.press("e")
    page.locator("[data-primary]").click()
    expect(page.locator(".prompt")).to_contain_text("Buy a card")
    expect(page.locator(".whose")).to_contain_text("Your turn 1")


def test_nothing_light_flashes_before_a_dark_page(browser: Browser, server: Server) -> None:
    """The theme is there before the first thing is painted, whatever the page is still loading."""
    context = desktop(browser, server)
    context.add_init_script("localStorage.setItem('dominium', JSON.stringify({ theme: 'candlelight' }))")
    page = context.new_page()
    page.route("**/assets/*.js", lambda _: None)  # the page itself never comes
    page.goto("/", wait_until="commit")
    expect(page.locator("html")).to_have_attribute("data-theme", "candlelight")
    expect(page.locator("html")).to_have_css("background-color", "rgb(27, 20, 16)")
    context.close()


# An app


def test_it_can_be_installed(page: Page) -> None:
    page.goto("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    manifest = page.request.get(address).json()
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"]: icon["src"] for icon in manifest["icons"] if "purpose" not in icon}
    for size in ("192x192", "512x512"):
        assert page.request.get(sizes[size]).headers["content-type"] == "image/png"
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


def test_without_a_connection_ones_games_are_there(browser: Browser, tmp_path: Path) -> None:
    server = Server(str(tmp_path / "games.sqlite3"))
    context = desktop(browser, server)
    page = context.new_page()
    try:
        page.goto(table(server)["link"])
        expect(page.locator(".supply")).to_be_visible()
        page.goto("/")
        expect(page.get_by_role("heading", name="Continue")).to_be_visible()
        # The page is kept once it is there and idle; whoever looks again later has it.
        page.evaluate("navigator.serviceWorker.ready")
        until(page, "navigator.serviceWorker.controller !== null")
        until(page, "caches.open('pages').then(all => all.match('/theme.js')).then(Boolean)")
        server.stop()
        page.goto("/")
        expect(page.get_by_text("No connection.")).to_be_visible()
        mine = page.locator("section", has=page.get_by_role("heading", name="Continue")).locator("article")
        expect(mine).to_contain_text("Maria")
        expect(page.get_by_role("button", name="Play now")).to_be_disabled()
        # What was never opened says what it lacks.
        page.get_by_role("link", name="Credits").click()
        expect(page.get_by_role("heading", name="This page could not be loaded")).to_be_visible()
        page.get_by_role("link", name="Home").click()
        server.start()
        expect(page.get_by_text("No connection.")).to_have_count(0)
        expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    finally:
        context.close()
        server.stop()
