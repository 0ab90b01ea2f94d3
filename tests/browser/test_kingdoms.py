"""A new game through its panel: every way to choose a kingdom, and kingdoms as text and as links."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from dominium.cards.kingdoms import cards_of
from dominium.engine.catalogue import card_named
from dominium.engine.types import type_names
from dominium.words.languages import language

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

    from tests.serving import Server

TEN = "artisan cellar market merchant mine moat moneylender poacher village witch".split()  # noqa: SIM905


def name(card: str, code: str = "en") -> str:
    return language(code).name(card)


def panel(page: Page, how: str) -> None:
    page.goto("/new")
    page.get_by_role("radio", name=how, exact=True).check()


def kingdom(page: Page) -> list[str]:
    """The cards of the kingdom in the making, Projects among them."""
    return sorted(page.locator(".ten [data-card]").evaluate_all("all => all.map(one => one.dataset.card)"))


def add(page: Page, label: str, words: str) -> None:
    search = page.get_by_label(label)
    search.fill(words)
    expect(page.locator(".found button").first).to_be_visible()
    search.press("Enter")
    expect(search).to_have_value("")


def press(page: Page, card: str, what: str) -> None:
    """Do something with a card of the kingdom."""
    page.locator(f".ten [data-card='{card}']").click()
    page.get_by_role("toolbar", name=name(card)).get_by_role("button", name=what, exact=True).click()


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


def test_recommended_with_pictures(page: Page) -> None:
    panel(page, "Recommended")
    tile = page.get_by_role("button", name="Size Distortion", exact=True).first
    expect(tile.locator("svg")).to_have_count(10)
    tile.click()
    expect(page.get_by_role("heading", name="Size Distortion")).to_be_visible()
    shown = kingdom(page)
    assert set(shown) <= {card.id for card in cards_of(["base-2e"])}
    assert begin(page) == shown


def test_random_keeps_what_is_locked_and_leaves_out_what_is_banned(page: Page) -> None:
    """With all but eleven of a set's cards banned, little is left to chance."""
    left = [*TEN, "gardens"]
    banned = sorted({card.id for card in cards_of(["base-2e"])} - set(left))
    page.goto("/new")
    page.evaluate(
        "banned => localStorage.setItem('dominium', JSON.stringify({ banned }))",
        banned,
    )
    panel(page, "Random")
    expect(page.get_by_role("heading", name="A kingdom of its own")).to_be_visible()
    assert set(kingdom(page)) < set(left)
    one = kingdom(page)[0]
    press(page, one, "Lock")
    for _ in range(3):
        page.get_by_role("button", name="Deal anew").click()
        expect(page.get_by_role("button", name="Deal anew")).to_be_enabled()
        assert one in kingdom(page)
        assert set(kingdom(page)) < set(left)
    # Another card banned: ten are left, and they are all in the kingdom.
    other = next(card for card in kingdom(page) if card != one)
    press(page, other, "Ban")
    expect(page.locator(f".ten [data-card='{other}']")).to_have_count(0)
    assert begin(page) == sorted(set(left) - {other})


def test_one_card_is_replaced_and_the_others_stay(page: Page) -> None:
    panel(page, "Recommended")
    before = kingdom(page)
    press(page, before[3], "Replace")
    expect(page.locator(f".ten [data-card='{before[3]}']")).to_have_count(0)
    after = kingdom(page)
    assert len(after) == 10
    assert len(set(before) & set(after)) == 9


def test_random_from_chosen_sets(page: Page) -> None:
    panel(page, "Random")
    page.get_by_role("checkbox", name="Renaissance").check()
    page.get_by_role("checkbox", name="Dominion, 2nd edition").uncheck()
    page.get_by_label("Projects").select_option("2")
    expect(page.locator(".ten [data-card]")).to_have_count(12)
    expect(page.get_by_role("button", name="Deal anew")).to_be_enabled()
    kingdom = begin(page)
    assert set(kingdom) <= {card.id for card in cards_of(["renaissance"])}
    assert len(projects(page)) == 2


def test_five_and_five(page: Page) -> None:
    panel(page, "Random")
    page.get_by_label("Five cards from").select_option("intrigue-2e")
    with page.expect_response("**/api/kingdoms/draw"):
        page.get_by_label("and five from").select_option("seaside-2e")
    expect(page.get_by_role("button", name="Deal anew")).to_be_enabled()
    kingdom = begin(page)
    from_first = [card for card in kingdom if "intrigue-2e" in card_named(card).sets.split()]
    from_second = [card for card in kingdom if "seaside-2e" in card_named(card).sets.split()]
    assert (len(from_first), len(from_second)) == (5, 5)


def test_by_hand_with_polish_names(page: Page) -> None:
    panel(page, "By hand")
    expect(page.get_by_text("the kingdom is full")).to_be_visible()
    page.get_by_role("button", name="Take all out").click()
    start = page.get_by_role("button", name="Start the game")
    search = page.get_by_placeholder("Name or text of a card")
    for card in TEN:
        expect(start).to_be_disabled()
        search.fill(name(card, "pl"))
        expect(page.locator(f".shelf [data-card='{card}']")).to_be_visible()
        page.locator(f".shelf [data-card='{card}']").click()
    search.fill("jarmark")
    search.press("Enter")
    assert begin(page) == TEN
    assert projects(page) == ["fair"]


def test_cards_are_found_by_what_they_say(page: Page) -> None:
    panel(page, "By hand")
    page.get_by_placeholder("Name or text of a card").fill("+2 Actions")
    expect(page.locator(".shelf [data-card=village]")).to_be_visible()
    expect(page.locator(".shelf [data-card=smithy]")).to_have_count(0)
    # By cost, cheap ones first.
    labels = page.locator(".shelf").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    costs = [int(label.split()[-1]) for label in labels]
    assert costs == sorted(costs)


def test_a_favourite_is_there_again(page: Page) -> None:
    panel(page, "Random")
    expect(page.get_by_role("heading", name="A kingdom of its own")).to_be_visible()
    kept = kingdom(page)
    page.get_by_role("button", name="Favourite").click()
    page.reload()
    page.get_by_role("button", name="My kingdom 1").click()
    expect(page.get_by_role("heading", name="My kingdom 1")).to_be_visible()
    assert kingdom(page) == kept
    assert begin(page) == [card for card in kept if "project" not in type_names(card_named(card).types)]


@pytest.mark.parametrize("code", ["en", "pl"])
def test_names_in_and_out(code: str, page: Page) -> None:
    panel(page, "As text")
    page.get_by_label("Names between commas").fill(", ".join(name(card, code) for card in [*TEN, "canal"]))
    page.get_by_role("button", name="Use it").click()
    spelled = (
        "supply=artisan,cellar,market,merchant,mine,moat,moneylender,poacher,village,witch&projects=canal"
    )
    expect(page.get_by_role("link", name=spelled)).to_have_attribute(
        "href", f"https://dominionrandomizer.com/?{spelled}"
    )
    # Our own link leads to the same kingdom.
    page.get_by_role("link", name="/new?kingdom=").click()
    expect(page.get_by_role("heading", name="A kingdom of its own")).to_be_visible()
    assert kingdom(page) == sorted([*TEN, "canal"])
    assert begin(page) == TEN
    assert projects(page) == ["canal"]


def test_what_is_typed_while_the_server_answers_stays(page: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/kingdoms/text*", hold)
    panel(page, "As text")
    typed = page.get_by_label("Names between commas")
    expect(typed).not_to_be_empty()
    typed.fill("Witch")
    (asked,) = held
    with page.expect_response("**/api/kingdoms/text*"):
        asked.continue_()
    expect(page.get_by_role("link", name="/new?kingdom=")).to_be_visible()
    expect(typed).to_have_value("Witch")


def test_the_kingdom_is_copied_as_text_and_as_a_link(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, locale="en-GB")
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto("/new")
    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text == "Cellar, Moat, Merchant, Village, Workshop, Militia, Remodel, Smithy, Market, Mine"
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copy as text")).to_be_visible()
    page.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(page.get_by_role("heading", name="First Game")).to_be_visible()
    context.close()


def test_a_link_of_the_randomizer(page: Page) -> None:
    text = (
        "https://dominionrandomizer.com/?supply=artisan,cellar,councilroom,market,mine,moat,poacher,"
        "throneroom,village,witch&projects=citygate"
    )
    panel(page, "As text")
    page.get_by_label("Names between commas").fill(text)
    page.get_by_role("button", name="Use it").click()
    expect(page.locator(".ten [data-card=city_gate]")).to_be_visible()
    kingdom = begin(page)
    assert {"throne_room", "council_room"} < set(kingdom)
    assert projects(page) == ["city_gate"]


def test_what_cannot_be_read_is_said(browser: Browser, server: Server) -> None:
    page = browser.new_page(locale="en-GB", base_url=server.url)  # which reports the refusal as an error
    panel(page, "As text")
    page.get_by_label("Names between commas").fill("Cellar, Nonsense")
    page.get_by_role("button", name="Use it").click()
    expect(page.get_by_role("alert")).to_have_count(1)
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
