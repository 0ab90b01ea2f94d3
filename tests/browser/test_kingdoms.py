"""A new game through its panel: every way to choose a kingdom, and kingdoms as text and as links."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from dominium.cards.kingdoms import cards_of
from dominium.engine.catalogue import card_named
from dominium.words.languages import language

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.serving import Server

TEN = "artisan cellar market merchant mine moat moneylender poacher village witch".split()  # noqa: SIM905


def name(card: str, code: str = "en") -> str:
    return language(code).name(card)


def panel(page: Page, how: str) -> None:
    page.goto("/new")
    page.get_by_role("radio", name=how, exact=True).check()


def add(page: Page, label: str, words: str) -> None:
    search = page.get_by_label(label)
    search.fill(words)
    expect(page.locator(".found button").first).to_be_visible()
    search.press("Enter")
    expect(search).to_have_value("")


def begin(page: Page) -> list[str]:
    """Start the game; the kingdom that lies on the table."""
    page.get_by_role("button", name="Start the game").click()
    piles = page.locator(".supply .kingdom [data-card]")
    expect(piles).to_have_count(10)
    return sorted(piles.evaluate_all("all => all.map(one => one.dataset.card)"))


def projects(page: Page) -> list[str]:
    found: list[str] = page.locator(".supply .project [data-card]").evaluate_all(
        "all => all.map(one => one.dataset.card)"
    )
    return sorted(found)


def test_recommended(page: Page) -> None:
    panel(page, "Recommended")
    page.get_by_label("Recommended kingdom").select_option(label="Size Distortion")
    shown = page.locator(".new .chips [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    assert begin(page) == sorted(shown)
    assert set(shown) <= {card.id for card in cards_of(["base-2e"])}


def test_random_with_bans_and_required_cards(page: Page) -> None:
    """With sixteen of a set's cards banned and one card of another set required, little is left to chance."""
    panel(page, "Random")
    banned = sorted({card.id for card in cards_of(["base-2e"])} - set(TEN))
    for card in banned:
        add(page, "Banned cards", name(card))
    add(page, "Required cards", "Berło")
    kingdom = begin(page)
    assert "scepter" in kingdom
    assert {card for card in kingdom if card != "scepter"} < set(TEN)


def test_random_from_chosen_sets(page: Page) -> None:
    panel(page, "Random")
    page.get_by_label("Dominion, 2nd edition").uncheck()
    page.get_by_label("Renaissance").check()
    page.get_by_label("Projects").select_option("2")
    kingdom = begin(page)
    assert set(kingdom) <= {card.id for card in cards_of(["renaissance"])}
    assert len(projects(page)) == 2


def test_five_and_five(page: Page) -> None:
    panel(page, "5 + 5")
    page.get_by_label("Five cards from").select_option("intrigue-2e")
    page.get_by_label("and five from").select_option("seaside-2e")
    kingdom = begin(page)
    from_first = [card for card in kingdom if "intrigue-2e" in card_named(card).sets.split()]
    from_second = [card for card in kingdom if "seaside-2e" in card_named(card).sets.split()]
    assert (len(from_first), len(from_second)) == (5, 5)


def test_by_hand_with_polish_names(page: Page) -> None:
    panel(page, "By hand")
    start = page.get_by_role("button", name="Start the game")
    for card in TEN:
        expect(start).to_be_disabled()
        add(page, "Cards chosen by hand", name(card, "pl"))
    add(page, "Cards chosen by hand", "jarmark")
    assert begin(page) == TEN
    assert projects(page) == ["fair"]


@pytest.mark.parametrize("code", ["en", "pl"])
def test_names_in_and_out(code: str, page: Page) -> None:
    page.goto("/new")
    page.get_by_text("Kingdom as text or link").click()
    page.get_by_label("Names between commas").fill(", ".join(name(card, code) for card in [*TEN, "canal"]))
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("radio", name="By hand")).to_be_checked()
    spelled = (
        "supply=artisan,cellar,market,merchant,mine,moat,moneylender,poacher,village,witch&projects=canal"
    )
    expect(page.get_by_role("link", name=spelled)).to_have_attribute(
        "href", f"https://dominionrandomizer.com/?{spelled}"
    )
    # Our own link leads to the same kingdom.
    page.get_by_role("link", name="/new?kingdom=").click()
    expect(page.get_by_role("radio", name="By hand")).to_be_checked()
    assert begin(page) == TEN
    assert projects(page) == ["canal"]


def test_the_chosen_kingdom_as_text(page: Page) -> None:
    page.goto("/new")
    page.get_by_text("Kingdom as text or link").click()
    page.get_by_role("button", name="Write the chosen kingdom").click()
    expect(page.get_by_label("Names between commas")).to_have_value(
        "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"
    )


def test_a_link_of_the_randomizer(page: Page) -> None:
    text = (
        "https://dominionrandomizer.com/?supply=artisan,cellar,councilroom,market,mine,moat,poacher,"
        "throneroom,village,witch&projects=citygate"
    )
    page.goto("/new")
    page.get_by_text("Kingdom as text or link").click()
    page.get_by_label("Names between commas").fill(text)
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("radio", name="By hand")).to_be_checked()
    kingdom = begin(page)
    assert {"throne_room", "council_room"} < set(kingdom)
    assert projects(page) == ["city_gate"]


def test_what_cannot_be_read_is_said(browser: Browser, server: Server) -> None:
    page = browser.new_page(locale="en-GB", base_url=server.url)  # which reports the refusal as an error
    page.goto("/new")
    page.get_by_text("Kingdom as text or link").click()
    page.get_by_label("Names between commas").fill("Cellar, Nonsense")
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("alert")).to_contain_text("Nonsense")
    page.close()


def test_picked_in_turn(browser: Browser, server: Server) -> None:
    contexts = [browser.new_context(base_url=server.url, locale="en-GB") for _ in range(2)]
    maria, jan = (context.new_page() for context in contexts)
    panel(maria, "Picked in turn")
    maria.get_by_label("Your name").fill("Maria")
    maria.get_by_label("Seat 2").select_option("person")
    maria.get_by_role("button", name="Open the table").click()
    expect(maria.get_by_role("heading", name="The table is set")).to_be_visible()
    jan.goto(maria.get_by_label("Invite").input_value())
    jan.get_by_label("Your name").fill("Jan")
    jan.get_by_role("button", name="Sit here").click()
    jan.get_by_role("button", name="I am ready").click()
    maria.get_by_role("button", name="Start the game").click()
    for page, other, card in ((maria, jan, "Chapel"), (jan, maria, "Fosa"), (maria, jan, "Scepter")):
        expect(other.get_by_text("names a card.")).to_be_visible()
        add(page, "Your card", card)
        page.get_by_role("button", name="Name this card").click()
    for page in (jan, maria):
        page.get_by_role("button", name="No more wishes").click()
    piles = maria.locator(".supply .kingdom [data-card]")
    expect(piles).to_have_count(10)
    named = {"chapel", "moat", "scepter"}
    assert named < set(piles.evaluate_all("all => all.map(one => one.dataset.card)"))
    expect(jan.locator(".supply .kingdom [data-card]")).to_have_count(10)
    for context in contexts:
        context.close()
