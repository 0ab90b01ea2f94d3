"""What surrounds a game: its lobby, who is away, who watches, resigning, leaving, deleting, another game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.pages import desktop, table, until, watch
from tests.browser.playing import end_turn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    from tests.serving import Data, Server


@pytest.fixture
def windows(browser: Browser, server: Server) -> Iterator[Callable[[], Page]]:
    """Opens windows that share nothing; an error in one fails the test."""
    contexts = []
    errors = []

    def opened() -> Page:
        context = desktop(browser, server)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        errors.append(watch(page))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert [error for list_of in errors for error in list_of] == []


def sit(page: Page, made: Data, name: str = "Jan") -> None:
    page.goto(made["invite"])
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="I am ready").click()


def pair(windows: Callable[[], Page], server: Server, seats: str = "pp") -> tuple[Page, Page]:
    """Maria and Jan at a table; the game has begun by itself."""
    made = table(server, seats, options={"autoplay": False})
    maria, jan = windows(), windows()
    maria.goto(made["link"])
    expect(maria.get_by_role("heading", name="The table is set")).to_be_visible()
    sit(jan, made)
    for page in (maria, jan):
        expect(page.locator(".hand-row [data-card]")).to_have_count(5)
    return maria, jan


def leave(page: Page, how: str) -> None:
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("dialog").get_by_role("button", name=how, exact=True).click()


def news(page: Page) -> str:
    return page.locator("header .news").inner_text()


# The lobby


def test_a_bot_takes_an_empty_seat(windows: Callable[[], Page], server: Server) -> None:
    made = table(server, "ppp")
    maria, jan = windows(), windows()
    maria.goto(made["link"])
    sit(jan, made)
    expect(maria.get_by_text("The game starts by itself")).to_be_visible()
    maria.get_by_label("Seat 3").select_option("strong")
    for page in (maria, jan):
        expect(page.locator(".supply")).to_be_visible()


def test_the_host_can_hold_the_start(windows: Callable[[], Page], server: Server) -> None:
    made = table(server, "pp")
    maria, jan = windows(), windows()
    maria.goto(made["link"])
    maria.get_by_role("button", name="Not ready after all").click()
    sit(jan, made)
    expect(maria).to_have_title(re.compile("^● everybody waits for you"))
    maria.get_by_role("button", name="I am ready").click()
    expect(maria.locator(".supply")).to_be_visible()


def test_one_says_the_name_before_one_sits(windows: Callable[[], Page], server: Server) -> None:
    page = windows()
    page.goto(table(server, "pp")["invite"])
    name = page.get_by_label("Your name").bounding_box()
    seat = page.get_by_role("button", name="Sit here").bounding_box()
    assert name is not None
    assert seat is not None
    assert name["y"] + name["height"] <= seat["y"]
    page.get_by_label("Your name").fill("Zofia")
    page.get_by_label("Your name").press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="Zofia")).to_be_visible()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()


# The people at the table


def test_whoever_watches_is_told_so(windows: Callable[[], Page], server: Server) -> None:
    page = windows()
    page.goto(table(server)["invite"])
    expect(page.locator("header .news")).to_have_text("You are watching.")


def test_who_is_away_is_said_and_the_board_stays_where_it_is(
    windows: Callable[[], Page], server: Server
) -> None:
    maria, jan = pair(windows, server)
    before = maria.locator(".supply").bounding_box()
    jan.goto("/guide")
    expect(maria.locator("header .news")).to_contain_text("Jan is away.")
    assert maria.locator(".supply").bounding_box() == before
    maria.locator("header").get_by_role("button", name="Let a bot play").click()
    expect(maria.locator("header .news")).not_to_contain_text("Jan")


def test_the_wish_for_another_game_reaches_the_other(windows: Callable[[], Page], server: Server) -> None:
    maria, jan = pair(windows, server)
    leave(jan, "Resign")
    for page in (maria, jan):
        expect(page.locator("[data-page=end]")).to_be_visible()
    expect(maria.get_by_role("heading", level=1)).to_have_text("You won!")
    jan.get_by_role("button", name="Rematch").click()
    expect(maria.locator("header .news")).to_contain_text("Jan would like another game")
    expect(maria).to_have_title(re.compile("^● Jan would like another game"))
    # Also to somebody who has gone to the front page.
    maria.goto("/")
    expect(maria.locator("article", has_text="Jan would like another game")).to_be_visible()
    maria.get_by_role("link", name="Result").click()
    maria.locator("header").get_by_role("button", name="Rematch").click()
    for page in (maria, jan):
        expect(page.locator(".hand-row [data-card]")).to_have_count(5)


def test_of_three_a_bot_plays_on_for_the_one_who_resigned(
    windows: Callable[[], Page], server: Server
) -> None:
    maria, jan = pair(windows, server, "ppb")
    leave(jan, "Resign")
    expect(jan.locator("header .news")).to_contain_text("You have resigned")
    expect(maria.locator("header .news")).to_contain_text("Jan has resigned; a bot plays on.")
    expect(maria.locator(".supply")).to_be_visible()


# It is my move


def test_the_title_and_the_icon_say_that_it_is_my_move(windows: Callable[[], Page], server: Server) -> None:
    maria, jan = pair(windows, server)
    mover, other = (maria, jan) if maria.locator(".bar.mine").count() else (jan, maria)
    icon = "document.querySelector('link[rel=icon]').href"
    expect(mover).to_have_title("● your move · Dominium")
    until(mover, f"{icon}.startsWith('data:image/svg+xml')")
    expect(other).to_have_title("Table · Dominium")
    assert other.evaluate(icon).endswith("/icon.svg")
    mover.locator("[data-primary]").click()
    expect(mover.locator("section.bar")).to_have_attribute("data-kind", "buy")
    end_turn(mover)
    expect(other).to_have_title("● your move · Dominium")
    expect(mover).to_have_title("Table · Dominium")
    until(mover, f"{icon}.endsWith('/icon.svg')")


# Lists


def test_lists_are_alive(windows: Callable[[], Page], server: Server) -> None:
    page = windows()
    page.goto("/")
    expect(page.get_by_role("heading", name="Public tables")).to_be_visible()
    made = server.make("pp", name="Livia", options={"public": True})
    row = page.locator("article", has_text="Livia")
    expect(row).to_be_visible()
    server.sit(made["table"], "Marek")
    expect(row).to_contain_text("Marek")


def test_a_finished_game_shows_who_won_and_can_be_removed(
    windows: Callable[[], Page], server: Server
) -> None:
    made = table(server, "pbb")
    page = windows()
    page.goto(made["link"])
    expect(page.locator(".supply")).to_be_visible()
    leave(page, "Resign")
    expect(page.locator("[data-page=end]")).to_be_visible()
    page.goto("/")
    row = page.locator("section", has=page.get_by_role("heading", name="Finished games")).locator("article")
    expect(row).to_contain_text(re.compile("Won by .* · Maria 3, .* · Maria resigned"))
    row.get_by_role("button", name="Remove from the list").click()
    page.get_by_role("dialog").get_by_role("button", name="Keep it").click()
    expect(row).to_have_count(1)
    row.get_by_role("button", name="Remove from the list").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(row).to_have_count(0)
    page.reload()
    expect(page.get_by_text("Your finished games will be here")).to_be_visible()


def test_a_game_against_bots_is_deleted_from_the_table(windows: Callable[[], Page], server: Server) -> None:
    made = table(server)
    page = windows()
    page.goto(made["link"])
    expect(page.locator(".supply")).to_be_visible()
    leave(page, "Delete the table")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("heading", name="Continue")).to_have_count(0)


def test_whoever_watches_a_deleted_table_is_told(browser: Browser, server: Server) -> None:
    made = table(server)
    page = browser.new_page(
        locale="en-GB", base_url=server.url
    )  # which reports the missing table as an error
    page.goto(made["invite"])
    expect(page.locator(".supply")).to_be_visible()
    page.request.post(f"/api/tables/{made['table']}/leave", data={"token": made["token"]})
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.close()
