"""Languages, keys, phones, windows and interruptions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.pages import phone, table, watch
from tests.browser.playing import BUYS, end_turn, play
from tests.serving import Server

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page


def test_language_follows_the_browser_and_switches_in_the_game(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, locale="pl-PL")
    page = context.new_page()
    errors = watch(page)
    page.goto(table(server, seed=1, options={"autoplay": False})["link"])
    expect(page.locator(".prompt")).to_contain_text("Skarby")
    expect(page.locator("[data-primary]")).to_have_text(re.compile("Zagraj [0-9] Skarb"))
    page.get_by_role("button", name="English").click()
    expect(page.locator(".prompt")).to_contain_text("Treasures")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.locator(".prompt")).to_contain_text("Treasures")
    context.close()
    assert errors == []


def test_a_turn_by_keyboard_alone(page: Page, server: Server) -> None:
    page.goto(table(server, seed=1, options={"autoplay": False})["link"])
    expect(page.locator(".bar.mine")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".prompt")).to_contain_text("Buy a card")
    label = page.locator(".supply .glows .hotkey").first
    key = label.inner_text().lower()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Shift+ ")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press(key)
    expect(page.locator(".whose")).to_contain_text("Your turn 2")


PRESS = """keys => keys.forEach(key =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })))"""


def test_keys_faster_than_the_answers(page: Page, server: Server) -> None:
    """Treasures, Copper: pressed at once, before the first answer is back; none of it is lost."""
    page.goto(table(server, seed=1, options={"autoplay": False})["link"])
    expect(page.locator(".bar.mine")).to_be_visible()
    page.evaluate(PRESS, ["t", "o"])
    expect(page.locator(".whose")).to_contain_text("Your turn 2")
    expect(page.get_by_role("log")).to_contain_text("Buys Copper")


def test_a_hasty_enter_does_not_end_the_turn(page: Page, server: Server) -> None:
    page.goto(table(server, seed=1, options={"autoplay": False})["link"])
    expect(page.locator(".bar.mine")).to_be_visible()
    page.evaluate(PRESS, ["t", "Enter", "Enter"])
    expect(page.locator(".prompt")).to_contain_text("Buy a card")
    # One more answer and its reply: whatever was held has had its time.
    page.get_by_role("button", name="Options").click()
    page.get_by_label("Bots think").select_option(label="slowly")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Options").click()
    expect(page.get_by_label("Bots think")).to_have_value("1.5")
    page.keyboard.press("Escape")
    expect(page.locator(".whose")).to_contain_text("Your turn 1")
    expect(page.locator("[data-primary]")).to_have_text("End turn")


def test_the_seat_link_is_in_the_help(browser: Browser, server: Server) -> None:
    """A game that began with one click goes on on another device; also where pages have no clipboard."""
    context = browser.new_context(base_url=server.url, locale="en-GB")
    context.add_init_script("""
        Object.defineProperty(navigator, "clipboard", { value: undefined });
        document.addEventListener("copy", () => { window.copied = document.activeElement.value; });
    """)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".bar.mine")).to_be_visible()
    page.keyboard.press("?")
    page.get_by_role("button", name="Copy my seat link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("window.copied")
    other = browser.new_context(base_url=server.url, locale="en-GB")
    second = other.new_page()
    second.goto(link)
    expect(second.locator(".bar.mine")).to_be_visible()
    for one in (context, other):
        one.close()


def test_a_key_right_after_a_dialog_counts(page: Page, server: Server) -> None:
    """However long the browser takes to draw the next frame."""
    page.goto(table(server, seed=1, options={"autoplay": False})["link"])
    expect(page.locator(".bar.mine")).to_be_visible()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Shift+ ")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.evaluate("""dialog => new MutationObserver(() => {
        const key = new KeyboardEvent("keydown", { key: "?", bubbles: true });
        document.activeElement.dispatchEvent(key);
    }).observe(dialog, { attributes: true, attributeFilter: ["open"] })""")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    # The place where the keys were is theirs again.
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-card]:focus")).to_have_count(1)


def test_on_a_phone(browser: Browser, server: Server) -> None:
    context = phone(browser, server)
    page = context.new_page()
    errors = watch(page)
    page.goto(table(server, seed=2, options={"autoplay": False})["link"])
    expect(page.locator(".bar.mine")).to_be_visible()
    page.evaluate("document.querySelector('.side .close')?.click()")
    page.locator("[data-primary]").tap()
    page.locator(".supply .glows").first.tap()
    expect(page.locator(".whose")).to_contain_text("Your turn 2")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    hand = page.locator(".hand-row [data-card]").first.bounding_box()
    assert hand is not None
    assert hand["y"] < 740
    context.close()
    assert errors == []


def test_a_hover_and_a_long_press_show_the_card(page: Page, server: Server) -> None:
    page.goto(table(server, seed=2)["link"])
    page.locator(".kingdom [data-card=market]").hover()
    expect(page.locator(".floating")).to_be_visible()
    page.locator(".kingdom [data-card=market]").click(button="right")
    expect(page.get_by_role("dialog", name="Market")).to_be_visible()


def test_a_card_opens_with_its_rulings_in_both_languages(page: Page, server: Server) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(table(server, seed=2)["link"])
    moat = page.locator(".kingdom [data-card=moat]")
    expect(moat).to_be_visible()
    # They are fetched when a card is first opened, and only in the language that is read.
    assert not [url for url in fetched if "ulings" in url]
    moat.click(button="right")
    dialog = page.get_by_role("dialog", name="Moat")
    expect(dialog.get_by_role("listitem").first).to_contain_text("stays in your hand")
    expect(dialog.get_by_role("listitem").last).to_contain_text("A Reaction can be used from the hand")
    assert len([url for url in fetched if "/rulings-" in url]) == 1
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Polski").click()
    moat.click(button="right")
    dialog = page.get_by_role("dialog", name="Fosa")
    expect(dialog.get_by_role("listitem").first).to_contain_text("zostaje na ręce")
    expect(dialog.get_by_role("listitem").last).to_contain_text("Reakcji można użyć z ręki")
    expect(dialog).not_to_contain_text("stays in your hand")


def test_the_editions_have_rulings_of_their_own(page: Page) -> None:
    page.goto("/cards")
    only_first = "you must choose one"
    page.locator("[data-card=throne_room]").click()
    dialog = page.get_by_role("dialog", name="Throne Room")
    expect(dialog.get_by_role("listitem").first).to_contain_text("The first play is finished")
    expect(dialog).not_to_contain_text(only_first)
    page.keyboard.press("Escape")
    page.get_by_role("combobox", name="Set").select_option("base-1e")
    page.locator("[data-card='throne_room@1e']").click()
    expect(dialog.get_by_role("listitem").first).to_contain_text(only_first)
    expect(dialog.get_by_role("listitem").nth(1)).to_contain_text("The first play is finished")


def test_amounts_in_rulings_are_drawn_as_on_the_cards(page: Page) -> None:
    page.goto("/cards")
    page.get_by_role("searchbox").fill("mennica")
    page.locator("[data-card=coppersmith]").click()
    notes = page.get_by_role("dialog", name="Coppersmith").get_by_role("listitem")
    expect(notes.first.locator(".coin [aria-hidden]")).to_have_text("3")
    expect(notes.first).not_to_contain_text("¤")


def test_the_server_dies_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    """Killed in the middle of a decision: the same decision is there again."""
    server = Server(str(tmp_path / "games.sqlite3"))
    try:
        page = browser.new_page(locale="en-GB", base_url=server.url)
        page.goto(table(server, seed=4, options={"autoplay": False})["link"])
        page.locator(".bar.mine [data-primary]").click()
        expect(page.locator(".prompt")).to_contain_text("Buy a card")
        before = page.locator(".numbers").first.inner_text()
        server.kill()
        expect(page.get_by_text("The connection is lost")).to_be_visible()
        server.start()
        expect(page.get_by_text("The connection is lost")).to_have_count(0, timeout=60_000)
        expect(page.locator(".prompt")).to_contain_text("Buy a card")
        assert page.locator(".numbers").first.inner_text() == before
        page.close()
    finally:
        server.stop()


def test_two_people_in_two_windows(browser: Browser, server: Server) -> None:
    """Invite, sit, ready, start; undo by consent; reconnect with the seat link; a bot takes over and gives back."""
    made = table(server, "pp", options={"autoplay": False})
    first_context = browser.new_context(base_url=server.url, locale="en-GB")
    second_context = browser.new_context(base_url=server.url, locale="en-GB")
    first, second = first_context.new_page(), second_context.new_page()
    first.goto(made["link"])
    expect(first.get_by_role("heading", name="The table is set")).to_be_visible()
    second.goto(made["invite"])
    second.get_by_label("Your name").fill("Jan")
    second.get_by_role("button", name="Sit here").click()
    second.get_by_role("button", name="I am ready").click()
    expect(first.locator(".hand-row [data-card]")).to_have_count(5)
    expect(second.locator(".hand-row [data-card]")).to_have_count(5)

    mover, other = (first, second) if first.locator(".bar.mine").count() else (second, first)
    mover.locator(".bar.mine [data-primary]").click()
    expect(mover.locator(".prompt")).to_contain_text("Buy a card")
    end_turn(mover)
    expect(other.locator(".bar.mine")).to_be_visible()
    mover.get_by_role("button", name="Undo").click()
    other.get_by_role("button", name="Agree").click()
    expect(mover.locator(".prompt")).to_contain_text("Buy a card")

    # The same seat on another device, at the same decision; then its owner is gone, and a bot plays.
    third_context = browser.new_context(base_url=server.url, locale="en-GB")
    third = third_context.new_page()
    third.goto(made["link"])
    expect(third.locator(".prompt")).to_have_text(first.locator(".prompt").inner_text())
    third_context.close()
    second.close()
    first.get_by_role("button", name="Let a bot play").click()
    play(first, BUYS, 60, lambda used: used.count("treasure:primary") >= 3)
    again = second_context.new_page()
    again.goto(made["invite"])
    expect(again.locator(".hand-row [data-card]")).to_have_count(5)
    expect(again.get_by_text("A bot plays for you")).to_have_count(0)
    end_turn(first)
    expect(again.locator(".bar.mine")).to_be_visible()
    for context in (first_context, second_context):
        context.close()
