"""Games analysed and kingdoms explained in the page: asked for, waited for, stepped through, on screens of all sizes."""

from __future__ import annotations

import json
import sqlite3
import time
from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

from dominium.bots.money_bot import MoneyBot
from dominium.cards.kingdoms import kingdom_named
from dominium.engine.record import Record
from dominium.server.protocol import NamedKingdom, Options
from dominium.server.tables.document import SeatDocument, TableDocument, hashed, new_id
from dominium.server.tables.match import Match
from dominium.teacher.analysis import Analysis, Step
from dominium.teacher.analysis_page import analysis_page
from dominium.teacher.chances import chance_of
from dominium.teacher.judging import Verdict
from dominium.teacher.notes import as_text
from tests.browser.pages import until, watch
from tests.browser.test_accessibility import check
from tests.server.made_moves import moves_of

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.serving import Server

KINGDOM = [card.id for card in kingdom_named("base2-first-game").cards]
NAMES = ["Aleksandra Katarzyna", "Wawrzyniec"]
#: a blunder, a mistake and an inaccuracy, by the number of the decision
MARKS = {6: 0.25, 17: 0.1, 30: 0.04}


def finished() -> Match:
    record = Record(2, KINGDOM, [], 3)
    record.names, record.agents = NAMES, ["person", "person"]
    match = Match(record.to_json(), "")
    bot = MoneyBot()
    while match.decision is not None:
        match.apply(match.answer(bot.decide(match.decision, match.session.view(match.decision.seat))))
    return match


def analysis_of(match: Match) -> Analysis:
    """Chances that change slowly from one player to the other, and some marks."""
    steps = []
    count = len(match.record().answers)
    for number, (seat, _, _) in enumerate(match.record().answers):
        wins = 150 - 140 * number // count
        chances = [chance_of(wins, 300), chance_of(300 - wins, 300)]
        verdict = None
        if number in MARKS:
            verdict = Verdict(["province", "gold"], MARKS[number], 0.01, [-MARKS[number], MARKS[number]])
        steps.append(Step(seat, 1 + number // 8, "buy", None, ["silver"], chances, verdict))
    return Analysis(NAMES, [3, 6], [1], steps, [chance_of(0, 1), chance_of(1, 1)])


def lay_down(server: Server, match: Match, *, analysed: bool) -> str:
    """A table with a finished game; its name."""
    document = TableDocument(
        seats=[SeatDocument(name=one, key=hashed(one), ready=True) for one in NAMES],
        phase="over",
        choice=NamedKingdom(cards=KINGDOM),
        options=Options(),
        cards=KINGDOM,
        game_number=1,
    )
    table, now = new_id(), time.time()
    with sqlite3.connect(server.database, timeout=10) as database:
        database.execute(
            "INSERT INTO tables (id, version, document, public, address, made, touched) VALUES (?, 1, ?, 0, '', ?, ?)",
            (table, document.text(), now, now),
        )
        database.execute("INSERT INTO games VALUES (?, 1, ?, '')", (table, match.head))
        database.executemany(
            "INSERT INTO moves VALUES (?, 1, ?, ?, ?, ?, ?, ?)",
            [
                (table, number, move.kind, move.seat, move.mark, json.dumps(move.answer), move.auto)
                for number, move in enumerate(moves_of(match))
            ],
        )
        if analysed:
            database.execute("INSERT INTO analyses VALUES (?, 1, ?)", (table, as_text(analysis_of(match))))
    return table


def too_wide(page: Page) -> list[str]:
    """What stands out of the page, or is cut off where it should be read."""
    found: list[str] = page.evaluate(
        """() => {
          const wrong = [];
          if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page");
          for (const one of document.querySelectorAll(".analysis *, .explained *")) {
            const box = one.getBoundingClientRect();
            if (!box.width || one.closest("svg, .hidden-text, .scroll")) continue;
            if (box.right > innerWidth + 1 || box.left < -1) wrong.push(one.className + " " + one.textContent.slice(0, 40));
          }
          for (const text of document.querySelectorAll(".analysis svg text")) {
            if (parseFloat(getComputedStyle(text).fontSize) < 11) wrong.push("small: " + text.textContent);
          }
          return wrong;
        }"""
    )
    return found


def test_a_game_is_analysed_when_somebody_asks_and_the_asking_can_be_stopped(
    page: Page, server: Server
) -> None:
    table = lay_down(server, finished(), analysed=False)
    page.goto(f"/replay/{table}/1")
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.locator(".analysis progress")).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("button", name="Analyse the game")).to_be_visible()
    with sqlite3.connect(server.database, timeout=10) as database:
        assert database.execute("SELECT count(*) FROM analyses WHERE table_id = ?", (table,)).fetchone() == (
            0,
        )


def test_whoever_opens_the_replay_steps_through_the_analysis(page: Page, server: Server) -> None:
    match = finished()
    table = lay_down(server, match, analysed=True)
    page.goto(f"/replay/{table}/1")
    slider = page.get_by_role("slider")
    expect(page.locator(".chart polyline")).to_have_count(2)
    expect(page.locator(".chart .mark")).to_have_count(3)
    page.get_by_role("button", name="The next mark").click()
    expect(slider).to_have_value("6")
    expect(page.locator(".here")).to_contain_text("blunder")
    expect(page.locator(".here")).to_contain_text("Better: ")
    expect(page.locator(".here")).to_contain_text("+25\u00a0%")
    page.locator("body").press(".")
    expect(slider).to_have_value("17")
    page.locator("body").press(",")
    expect(slider).to_have_value("6")
    page.locator("body").press("ArrowRight")
    expect(slider).to_have_value("7")
    expect(page.locator(".here")).to_contain_text("Nothing was lost here")
    chart = page.locator(".chart")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] - 14, "y": 60})
    expect(slider).to_have_value(str(len(match.record().answers)))
    expect(page.locator("figcaption").first).to_contain_text("Wawrzyniec")
    page.locator(".told li button").nth(1).click()
    expect(slider).to_have_value("17")
    until(page, "location.search === '?step=17'")


def test_the_end_of_a_game_leads_into_its_replay(page: Page, server: Server) -> None:
    table = lay_down(server, finished(), analysed=True)
    page.goto(f"/t/{table}#{NAMES[0]}")
    page.locator(".told li button").first.click()
    until(page, f"location.pathname === '/replay/{table}/1' && location.search === '?step=6'")
    expect(page.get_by_role("slider")).to_have_value("6")


def test_a_recommended_kingdom_is_explained_at_once(page: Page) -> None:
    page.goto("/new")
    page.get_by_text("How to play this kingdom").click()
    expect(page.locator(".explained .cross")).to_be_visible()
    expect(page.locator(".openings tbody tr")).to_have_count(4)


def test_another_kingdom_is_explained_when_somebody_asks(page: Page) -> None:
    page.goto(
        "/new?kingdom=artisan,bandit,bureaucrat,cellar,chapel,council_room,festival,gardens,harbinger,laboratory"
    )
    page.get_by_text("How to play this kingdom").click()
    page.get_by_role("button", name="Explain this kingdom").click()
    expect(page.locator(".explained progress")).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("button", name="Explain this kingdom")).to_be_visible()


@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (820, 1180), (390, 844), (360, 740), (740, 360)])
def test_it_fits_every_screen(browser: Browser, server: Server, size: tuple[int, int], code: str) -> None:
    table = lay_down(server, finished(), analysed=True)
    context = browser.new_context(
        base_url=server.url,
        locale={"en": "en-GB", "pl": "pl-PL"}[code],
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if code == "pl" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(30_000)
    errors = watch(page)
    page.goto(f"/replay/{table}/1?step=17")
    expect(page.locator(".chart .mark")).to_have_count(3)
    page.evaluate("document.querySelector('.told').open = true")
    assert too_wide(page) == []
    page.goto("/new")
    page.locator(".explained > summary").click()
    expect(page.locator(".explained .cross")).to_be_visible()
    assert too_wide(page) == []
    context.close()
    assert errors == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_read_it(theme: Literal["light", "dark"], page: Page, server: Server) -> None:
    """The axe check: no findings."""
    table = lay_down(server, finished(), analysed=True)
    page.emulate_media(color_scheme=theme)
    page.goto(f"/replay/{table}/1?step=6")
    expect(page.locator(".chart .mark")).to_have_count(3)
    check(page, f"analysis {theme}")
    page.goto("/new")
    page.locator(".explained > summary").click()
    expect(page.locator(".explained .cross")).to_be_visible()
    check(page, f"guide {theme}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_file_of_an_analysis_is_read_on_a_phone_in_both_themes(
    browser: Browser, tmp_path: Path, theme: Literal["light", "dark"]
) -> None:
    file = tmp_path / "game.html"
    file.write_bytes(analysis_page(analysis_of(finished()), "pl"))
    context = browser.new_context(viewport={"width": 360, "height": 740}, color_scheme=theme)
    page = context.new_page()
    errors = watch(page)
    page.goto(file.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(page.locator(".chart:visible")).to_have_count(1)
    small = """() => [...document.querySelectorAll(".chart text")].filter((text) =>
        text.checkVisibility() && 12 * text.getScreenCTM().a < 11).map((text) => text.textContent)"""
    assert page.evaluate(small) == []
    # 3 to 1 is what graphics need beside what they are drawn on.
    assert page.evaluate(CONTRASTS) == []
    page.locator(".chart:visible").click(position={"x": 200, "y": 60})
    expect(page.get_by_role("slider")).not_to_have_value("0")
    assert errors == []
    context.close()


#: the lines of a chart that can hardly be told from what is behind them
CONTRASTS = """() => {
  const light = (colour) => {
    const parts = colour.match(/[0-9.]+/g).slice(0, 3).map((one) => one / 255);
    const [r, g, b] = parts.map((one) => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = light(getComputedStyle(document.querySelector("figure")).backgroundColor) + 0.05;
  return [...document.querySelectorAll(".chart path:not(.grid)")].map((one) => getComputedStyle(one).stroke)
    .filter((colour) => { const own = light(colour) + 0.05; return Math.max(own, behind) / Math.min(own, behind) < 3; });
}"""
