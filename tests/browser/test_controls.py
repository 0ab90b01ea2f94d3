"""Every kind of question, answered through the page with the control that fits it.

Each case is a game played up to a question of its kind. The test clicks an answer together as a person would, and
looks up in the server's store that exactly this answer was given.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

import pytest
from playwright.sync_api import expect

from dominium.engine import kinds
from dominium.words.languages import language
from tests.browser.pages import desktop, phone, table, watch
from tests.browser.prepared import Prepared, nearly_over, prepare

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from playwright.sync_api import Browser, Page

    from dominium.engine.decisions import Decision
    from dominium.server.tables.match import Match
    from tests.serving import Server


@pytest.fixture(scope="module")
def window(browser: Browser, server: Server) -> Iterator[tuple[Page, list[str]]]:
    """One window for all the cases: to open one takes as long as a case."""
    context = desktop(browser, server)
    opened = context.new_page()
    opened.set_default_timeout(20_000)
    yield opened, watch(opened)
    context.close()


@pytest.fixture
def page(window: tuple[Page, list[str]]) -> Iterator[Page]:
    opened, errors = window
    errors.clear()
    yield opened
    assert errors == []


class Case(NamedTuple):
    """A kind of question, where its options are to be clicked, and a game in which it comes up."""

    kind: str
    place: str
    cards: list[str]
    projects: Sequence[str] = ()
    choose_top: bool = False
    #: what else the question must be like
    like: Callable[[Decision], bool] = lambda decision: decision.count() > 1

    def wanted(self, decision: Decision, match: Match) -> bool:
        asked = decision.card is None or decision.main or decision.source in [*self.cards, *self.projects]
        return (
            decision.kind == self.kind and (asked or self.kind in ("react", "order")) and self.like(decision)
        )


def several(decision: Decision) -> bool:
    return decision.maximum > 1 and decision.count() > 1


def any_number(decision: Decision) -> bool:
    return True


CASES = {
    "an Action": Case("play", "hand", ["village"]),
    "one Treasure": Case("treasure", "hand", []),
    "a Villager": Case("play", "token", ["acting_troupe"], like=lambda one: bool(one.words)),
    "Coffers": Case("treasure", "token", ["ducat"], like=lambda one: bool(one.words)),
    "a purchase": Case("buy", "supply", []),
    "a Project": Case("buy", "supply", [], ["fair"], like=lambda one: one.options[-1] == "fair"),
    "cards to discard": Case("discard", "hand", ["cellar"], like=several),
    "copies to discard": Case("discard", "hand", ["militia"], like=lambda one: one.copies[-1] > 1),
    "a card looked at to discard": Case("discard", "tray", ["lookout"]),
    "cards to trash": Case("trash", "hand", ["chapel"], like=several),
    "a card looked at to trash": Case("trash", "tray", ["lookout"]),
    "a card of the Supply to trash": Case("trash", "supply", ["lurker"]),
    "a card in play to trash": Case("trash", "play", ["improve", "village"]),
    "a card to gain": Case("gain", "supply", ["workshop"]),
    "a card to gain from the trash": Case("gain", "tray", ["treasurer", "chapel"], like=any_number),
    "a card to put back": Case("put_back", "hand", ["courtyard"]),
    "cards to put back in order": Case("put_back", "hand", ["ghost_ship"], like=several),
    "revealed cards to put back in order": Case("put_back", "tray", ["scout"], like=several),
    "a discarded card to put back": Case("put_back", "tray", ["harbinger"]),
    "a card to set aside": Case("set_aside", "hand", ["haven"]),
    "a card to take": Case("take", "tray", ["border_guard"]),
    "a card to play": Case("play_card", "hand", ["throne_room", "smithy"]),
    "a discarded card to play": Case("play_card", "tray", ["vassal"], like=any_number),
    "a card in play to play again": Case("play_card", "play", ["scepter", "village"]),
    "a Reaction": Case("react", "hand", ["moat", "militia"], like=lambda one: one.options == ["moat"]),
    "an ability that may wait": Case("react", "tray", ["village"], ["innovation"], like=any_number),
    "the order of abilities": Case("order", "tray", ["fishing_village"], ["cathedral", "piazza"]),
    "one word": Case("choose", "word", ["steward"]),
    "two words": Case("choose", "word", ["pawn"], like=several),
    "an Artifact": Case("choose", "tray", ["border_guard", "village"]),
    "a name": Case("name", "name", ["wishing_well"]),
    "a card to pass": Case("pass", "hand", ["masquerade"]),
    "a card to reveal": Case("reveal", "hand", ["ambassador"]),
    "a place in the deck": Case("place", "place", ["secret_passage"]),
    "a pile": Case("pile", "supply", ["embargo"]),
    "a card to hand out": Case("give", "supply", ["swindler"]),
    "cards to return": Case("return", "hand", ["ambassador"], like=lambda one: one.maximum == 2),
    "a card on top of the shuffle": Case("star", "tray", [], ["star_chart"]),
    "a card on top at Clean-up": Case("top", "tray", [], choose_top=True),
}


def test_no_kind_is_left_out() -> None:
    listed = {value for name, value in vars(kinds).items() if name.isupper() and isinstance(value, str)}
    assert len(listed) > 20
    assert {case.kind for case in CASES.values()} == listed


def chosen(decision: Decision, place: str) -> list[int]:
    """An answer that a control answering anything else would miss: the last options first, and several of them."""
    first = len(decision.cards) if place in ("token", "word", "place") else 0
    last = decision.count() if place in ("token", "word", "place") else len(decision.cards)
    pool = [i for i in reversed(range(first, last)) for _ in range(decision.copies[i])]
    if decision.main or decision.maximum == 1:
        return pool[:1]
    return pool[: max(decision.minimum, min(3, decision.maximum))]


def click(page: Page, place: str, decision: Decision, index: int) -> None:
    option = decision.options[index]
    if place == "name":
        # by its Polish name, without its diacritics
        name = language("pl").name(option)
        page.get_by_label("Search a card by name").fill(name.lower().replace("ś", "s").replace("ó", "o"))
        page.locator(f"[data-name={option}]").click()
    elif place == "place":
        page.locator(".place input").fill(str(index))
    elif place == "word":
        page.locator(".words .word").nth(index - len(decision.cards)).click()
    elif place == "token":
        label = "Villager" if option == "villagers" else "Coffers"
        page.locator(".bar .numbers").get_by_role("button", name=label).click()
    else:
        where = {"hand": ".hand-row", "supply": ".supply", "play": ".play", "tray": ".tray"}[place]
        again = "" if place == "tray" else ":not(.chosen)"
        page.locator(f"{where} [data-card={option}].glows{again}").first.click()


def answer(page: Page, place: str, decision: Decision) -> list[int]:
    """Click an answer together, and say what it should be."""
    taken = chosen(decision, place)
    for index in taken:
        click(page, place, decision, index)
    at_once = decision.main or place == "token" or (place == "word" and len(taken) == 1)
    if not at_once:
        primary = page.locator("[data-primary]")
        # It says what will happen, and looks like the thing to do.
        expect(primary).to_have_text(re.compile(r"\w{3}"))
        expect(primary).to_have_class(re.compile("primary"))
        primary.click()
    return taken


def written(page: Page, table: Prepared) -> list[int]:
    """The answer that the server has written down."""
    for _ in range(1000):
        found = table.answered()
        if found is not None:
            return found
        page.wait_for_timeout(10)
    raise AssertionError(f"no answer arrived; the page says: {page.locator('section.bar').inner_text()}")


@pytest.mark.parametrize("name", CASES)
def test_control(name: str, page: Page, server: Server) -> None:
    case = CASES[name]
    table = prepare(server, case.wanted, case.cards, case.projects, options={"choose_top": case.choose_top})
    page.goto(table.link)
    bar = page.locator("section.bar")
    expect(bar).to_have_attribute("data-kind", case.kind)
    expect(page.locator(".prompt")).to_have_text(re.compile(r"\w{3}"))
    if case.place in ("hand", "supply", "play", "tray"):
        expect(bar).to_have_attribute("data-from", case.place)
    taken = answer(page, case.place, table.decision)
    assert written(page, table) == taken
    expect(bar).not_to_have_attribute("data-decision", str(table.asked))
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(
    "name", ["cards to discard", "a card to gain", "a card in play to trash", "a card to take"]
)
def test_control_on_a_phone(name: str, browser: Browser, server: Server) -> None:
    """What can be chosen comes into view by itself."""
    case = CASES[name]
    table = prepare(server, case.wanted, case.cards, case.projects)
    context = phone(browser, server)
    page = context.new_page()
    errors = watch(page)
    page.goto(table.link)
    where = {"hand": ".hand-row", "supply": ".supply", "play": ".play", "tray": ".tray"}[case.place]
    expect(page.locator(f"{where} .glows").first).to_be_in_viewport()
    expect(page.locator("[data-primary]")).to_be_in_viewport()
    taken = answer(page, case.place, table.decision)
    assert written(page, table) == taken
    context.close()
    assert errors == []


def test_all_treasures_at_once(page: Page, server: Server) -> None:
    table = prepare(server, CASES["one Treasure"].wanted, [])
    page.goto(table.link)
    page.locator("[data-primary]").click()
    assert written(page, table) == table.decision.everything()


def test_nothing(page: Page, server: Server) -> None:
    table = prepare(server, CASES["cards to trash"].wanted, ["chapel"])
    page.goto(table.link)
    # What was chosen can be given back, one by one or all at once.
    page.locator(".hand-row .glows").first.click()
    expect(page.locator("[data-primary]")).to_have_text(re.compile("^Trash "))
    page.locator(".hand-row .chosen").first.click()
    expect(page.locator("[data-primary]")).to_have_text("Keep them all")
    page.locator(".hand-row .glows").nth(0).click()
    page.locator(".hand-row .glows").nth(1).click()
    page.get_by_role("button", name="Clear").click()
    page.get_by_role("button", name="Keep them all").click()
    assert written(page, table) == []


def test_a_second_click_confirms(page: Page, server: Server) -> None:
    table = prepare(server, CASES["a card to gain"].wanted, ["workshop"])
    page.goto(table.link)
    silver = page.locator(".supply .glows").last
    silver.click()
    assert table.answered() is None
    silver.click()
    assert len(written(page, table)) == 1


def test_enter_confirms_what_the_mouse_has_chosen(page: Page, server: Server) -> None:
    table = prepare(server, CASES["cards to trash"].wanted, ["chapel"])
    page.goto(table.link)
    page.locator(".hand-row .glows").first.click()
    page.keyboard.press("Enter")
    assert len(written(page, table)) == 1


def test_space_presses_the_button_in_focus(page: Page, server: Server) -> None:
    table = prepare(server, CASES["cards to trash"].wanted, ["chapel"])
    page.goto(table.link)
    page.locator(".hand-row .glows").first.focus()
    page.keyboard.press(" ")
    expect(page.locator(".hand-row .chosen")).to_have_count(1)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("[data-primary]").focus()
    page.keyboard.press(" ")
    assert len(written(page, table)) == 1


def test_a_turn_that_leaves_coins_asks_once(page: Page, server: Server) -> None:
    table = prepare(server, lambda one, _: one.kind == "buy" and "silver" in one.options, [])
    page.goto(table.link)
    page.get_by_role("button", name="End turn").click()
    expect(page.locator(".prompt")).to_contain_text("End the turn without buying?")
    page.get_by_role("button", name="Go on playing").click()
    expect(page.locator(".prompt")).to_contain_text("Buy a card")
    assert table.answered() is None
    page.keyboard.press("e")
    page.keyboard.press("e")
    assert written(page, table) == []


COVERED = """() => {
    const over = document.querySelector(".floating .face").getBoundingClientRect();
    return [...document.querySelectorAll(".supply, .bar, .hand-row")].filter((one) => {
        const box = one.getBoundingClientRect();
        return over.left < box.right && over.right > box.left && over.top < box.bottom && over.bottom > box.top;
    }).map((one) => one.className);
}"""


def test_a_closer_look_covers_nothing_that_is_asked(page: Page, server: Server) -> None:
    table = prepare(server, CASES["a card to gain"].wanted, ["workshop", "remodel"])
    page.goto(table.link)
    expect(page.locator(".bar.mine")).to_be_visible()
    for width, height in ((1280, 800), (1024, 768), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".kingdom [data-card=remodel]").hover()
        expect(page.locator(".floating")).to_be_visible()
        assert page.evaluate(COVERED) == [], (width, height)
        page.mouse.move(1, 1)
        expect(page.locator(".floating")).to_have_count(0)
    # What everyone knows needs no closer look.
    page.locator(".supply [data-card=copper]").hover()
    page.wait_for_timeout(700)
    expect(page.locator(".floating")).to_have_count(0)


def test_a_name_by_keys_alone(page: Page, server: Server) -> None:
    """Village is a card, though other names hold the word."""
    cards = ["wishing_well", "village", "fishing_village"]
    table = prepare(server, Case("name", "name", cards).wanted, cards)
    page.goto(table.link)
    search = page.get_by_label("Search a card by name")
    search.focus()
    page.keyboard.type("village")
    page.keyboard.press("Enter")
    assert written(page, table) == [table.decision.index_of("village")]


def test_the_end_is_where_the_reader_is(page: Page, server: Server) -> None:
    """Whoever ended the game by a key, or listens to the page, is told how it ended."""
    page.goto(nearly_over(server).link)
    expect(page.locator(".bar.mine")).to_be_visible()
    page.keyboard.press(page.locator(".supply [data-card=province] .hotkey").inner_text().lower())
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.locator("[data-page=end]")).to_be_visible()


def test_undo(page: Page, server: Server) -> None:
    page.goto(table(server, seed=5, options={"autoplay": False})["link"])
    page.locator(".bar.mine [data-primary]").click()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    expect(page.locator(".play [data-card=copper]")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".play [data-card=copper]")).to_have_count(0)
    # Against a bot also after the turn.
    page.locator(".bar.mine [data-primary]").click()
    page.locator(".supply [data-card=copper].glows").click()
    expect(page.locator(".whose")).to_contain_text("Your turn 2")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".whose")).to_contain_text("Your turn 1")
    expect(page.locator(".prompt")).to_contain_text("Buy a card")
