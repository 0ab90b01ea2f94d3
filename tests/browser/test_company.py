"""Tables with others: watching, talking, the clock, public tables, aids, finding one's games again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.pages import phone, table, watch
from tests.browser.playing import end_turn
from tests.browser.prepared import prepare

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    from tests.serving import Server


@pytest.fixture
def windows(browser: Browser, server: Server) -> Iterator[Callable[[], Page]]:
    """Opens windows that share nothing; an error in one fails the test."""
    contexts = []
    errors = []

    def opened() -> Page:
        context = browser.new_context(
            base_url=server.url,
            locale="en-GB",
            viewport={"width": 1280, "height": 800},
            reduced_motion="reduce",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        errors.append(watch(page))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert [error for list_of in errors for error in list_of] == []


def test_a_public_table_is_joined_watched_and_found_again(windows: Callable[[], Page]) -> None:
    maria, jan, eve = windows(), windows(), windows()
    maria.goto("/new")
    maria.get_by_label("Your name").fill("Publia")
    maria.get_by_label("Seat 2").select_option("person")
    maria.get_by_text("More options").click()
    maria.get_by_label("Public table").check()
    maria.get_by_label("Play plain Treasures for me").uncheck()
    maria.get_by_role("button", name="Open the table").click()
    expect(maria.get_by_role("heading", name="The table is set")).to_be_visible()

    jan.goto("/")
    row = jan.locator("article", has_text="Publia")
    expect(row).to_contain_text("free seat")
    row.get_by_role("link", name="Join").click()
    jan.get_by_label("Your name").fill("Jan")
    jan.get_by_role("button", name="Sit here").click()
    jan.get_by_role("button", name="I am ready").click()
    expect(maria.locator(".hand-row [data-card]")).to_have_count(5)

    # The one who watches sees the table, and nobody's cards.
    eve.goto("/")
    eve.locator("article", has_text="Publia").get_by_role("link", name="Watch").click()
    expect(eve.locator(".supply .kingdom [data-card]")).to_have_count(10)
    expect(eve.locator(".prompt")).to_contain_text(" decides")
    expect(eve.locator(".hand-row")).to_have_count(0)
    expect(eve.locator("[data-primary]")).to_have_count(0)
    expect(eve.get_by_role("button", name="Undo")).to_have_count(0)
    expect(eve.locator("article.player")).to_have_count(2)
    mover, other = (maria, jan) if maria.locator(".bar.mine").count() else (jan, maria)
    mover.locator("[data-primary]").click()
    expect(eve.locator(".play [data-card=copper]")).to_be_visible()
    expect(other.locator(".play [data-card=copper]")).to_be_visible()

    # The same browser finds its game on the front page, and whose move it is.
    mover.goto("/")
    mine = mover.locator("section", has=mover.get_by_role("heading", name="Continue")).locator("article")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("your move")
    mine.get_by_role("link", name="Continue").click()
    expect(mover.locator(".prompt")).to_contain_text("Buy a card")
    other.goto("/")
    expect(other.locator("article", has_text="Publia").first).not_to_contain_text("your move")


def test_a_table_without_spectators(windows: Callable[[], Page], server: Server) -> None:
    made = table(server, options={"spectators": False})
    page = windows()
    page.goto(made["invite"])
    expect(page.get_by_text("may not be watched")).to_be_visible()
    expect(page.locator(".supply")).to_have_count(0)


def test_quick_phrases(windows: Callable[[], Page], server: Server) -> None:
    made = table(server, "pp")
    maria, jan = windows(), windows()
    maria.goto(made["link"])
    jan.goto(made["invite"])
    jan.get_by_label("Your name").fill("Jan")
    jan.get_by_role("button", name="Sit here").click()
    jan.get_by_role("button", name="I am ready").click()
    maria.get_by_role("button", name="Say…").click()
    maria.get_by_role("button", name="Good luck!").click()
    expect(jan.locator(".said")).to_have_text("Maria: Good luck!")
    jan.get_by_role("button", name="Polski").click()
    expect(jan.locator(".said")).to_have_text("Maria: Powodzenia!")
    jan.get_by_role("button", name="Powiedz…").click()
    jan.get_by_role("button", name="Dziękuję!").click()
    expect(maria.locator(".said")).to_have_text("Jan: Thank you!")


def test_the_clock_runs_out(page: Page, server: Server) -> None:
    """Nobody clicks: a simple bot decides, and the game goes on."""
    page.goto(table(server, seed=1, options={"autoplay": False, "clock": 2})["link"])
    bar = page.locator("section.bar.mine")
    expect(bar).to_be_visible()
    expect(bar.locator(".clock")).to_have_text(re.compile("^[0-2] s$"))
    first = bar.get_attribute("data-decision")
    assert first is not None
    expect(page.locator("section.bar")).not_to_have_attribute("data-decision", first)
    expect(page.locator(".log, [role=log]").first).to_contain_text("Plays")


def test_autoplay_has_a_switch_for_each_seat(page: Page, server: Server) -> None:
    page.goto(table(server, seed=1)["link"])
    # Treasures that only give coins are played by themselves ...
    expect(page.locator(".prompt")).to_contain_text("Buy a card")
    expect(page.locator(".play [data-card=copper]")).to_be_visible()
    options = page.get_by_role("button", name="Options")
    options.click()
    page.get_by_label("Play plain Treasures for me").uncheck()
    page.keyboard.press("Escape")
    end_turn(page)
    # ... until one would rather do so oneself.
    expect(page.locator(".whose")).to_contain_text("Your turn 2")
    expect(page.locator("section.bar")).to_have_attribute("data-kind", "treasure")
    options.click()
    page.get_by_label("Play plain Treasures for me").check()
    expect(page.locator("section.bar")).to_have_attribute("data-kind", "buy")


@pytest.mark.parametrize("on", [True, False])
def test_aids_are_the_tables_choice(on: bool, page: Page) -> None:
    page.goto("/new")
    page.get_by_text("More options").click()
    for label in ("Point counter", "Deck tracker"):
        page.get_by_label(label).set_checked(on)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".bar.mine")).to_be_visible()
    points = page.get_by_title("Victory points, by counting along")
    tracker = page.get_by_role("button", name="Deck tracker")
    if not on:
        expect(points).to_have_count(0)
        expect(tracker).to_have_count(0)
        return
    expect(points.first).to_contain_text("3")
    tracker.click()
    expect(page.get_by_text("cards left in your deck")).to_be_visible()
    expect(page.locator(".tracker tbody tr").first).to_contain_text("%")


def test_the_guided_first_game(page: Page) -> None:
    page.goto("/guide")
    page.get_by_role("button", name="Start the guided game").click()
    coach = page.get_by_role("complementary", name="Coach")
    expect(coach).to_contain_text("These cards are your hand:")
    page.locator("[data-primary]").click()
    expect(coach).to_contain_text("coins")
    coins = int(page.locator(".number.coins b").inner_text())
    assert coins in (2, 3, 4, 5)
    expect(coach).to_contain_text(f"{coins} coins")
    end_turn(page)
    expect(page.locator(".whose")).to_contain_text("Your turn 2")
    page.get_by_role("button", name="Thanks, I know how it goes").click()
    expect(coach).to_have_count(0)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("link", name="First time?")).to_have_count(0)


def test_a_long_press_opens_the_card(browser: Browser, server: Server) -> None:
    """... and the finger that goes up again does not choose it."""
    context = phone(browser, server)
    page = context.new_page()
    errors = watch(page)
    table = prepare(server, lambda decision, _: decision.kind == "play" and bool(decision.cards), ["village"])
    page.goto(table.link)
    card = page.locator(".hand-row .glows").first
    expect(card).to_be_visible()
    box = card.bounding_box()
    assert box is not None
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch = context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_have_count(0)
    assert table.answered() is None
    # A short touch plays it.
    card.tap()
    expect(page.locator("section.bar")).not_to_have_attribute("data-decision", str(table.asked))
    context.close()
    assert errors == []
