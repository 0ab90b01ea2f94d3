"""The rule that holds at every question of every card, on every screen, in both languages.

What is asked, all its options and buttons, the hand, and what the question is about are on the screen and not
covered; no words are smaller than 11 px; the bar keeps its height; nothing moves while one chooses.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

from dominium.engine import kinds
from tests.browser.pages import table as made_table
from tests.browser.pages import until, watch
from tests.browser.scenes import SOCKET, Moment, as_task, coached, crowded, every_question, tasks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.serving import Server

AUDIT = (Path(__file__).parent / "audit.js").read_text(encoding="utf-8")
SIZES = [
    (1920, 1080),
    (1536, 864),
    (1440, 900),
    (1366, 768),
    (1280, 720),
    (1152, 720),
    (1024, 768),
    (390, 844),
    (360, 640),
    (844, 390),
    (768, 1024),
]
LANGUAGES = {"en": "en-GB", "pl": "pl-PL"}
THEMES: tuple[Literal["dark"], Literal["light"]] = ("dark", "light")


@pytest.fixture(scope="module")
def full() -> list[Moment]:
    return crowded()


@pytest.fixture(scope="module")
def moments(full: list[Moment]) -> list[Moment]:
    return [*full, *every_question()]


@pytest.fixture(scope="module", params=LANGUAGES)
def table(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    """One page in that language for all sizes: only its window changes."""
    context = browser.new_context(
        base_url=server.url, locale=LANGUAGES[request.param], reduced_motion="reduce", color_scheme="light"
    )
    page = context.new_page()
    errors = watch(page)
    page.add_init_script(SOCKET)
    page.goto(f"/t/{made_table(server)['table']}")  # its socket says nothing
    until(page, "window.sent.length > 0")
    page.evaluate(AUDIT)
    yield page
    context.close()
    assert errors == []


def ready(page: Page, width: int, height: int, moments: list[Moment]) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("moment => window.show(moment)", moments[0]._asdict())
    expect(page.locator("section.bar.mine")).to_be_visible()
    page.evaluate("document.fonts.ready")


def test_every_kind_of_question_is_walked(moments: list[Moment]) -> None:
    listed = {value for name, value in vars(kinds).items() if name.isupper() and isinstance(value, str)}
    assert {one.game["decision"]["kind"] for one in moments} == listed
    assert {option["zone"] for one in moments for option in one.game["decision"]["options"]} >= {
        "hand", "supply", "projects", "artifacts", "in_play", "looking", "revealed", "discard", "trash",
        "shuffled", "cleaned_up", "named", "token", "deck", "word",
    }  # fmt: skip


@pytest.mark.parametrize(("width", "height"), SIZES, ids=str)
def test_everything_is_in_sight(width: int, height: int, table: Page, moments: list[Moment]) -> None:
    ready(table, width, height, moments)
    # Choosing is tried in one language: nothing that moves then would stay where it is in the other.
    polish = table.evaluate("document.documentElement.lang") == "pl"
    found = table.evaluate(
        "([moments, choosing]) => window.walk(moments, choosing)",
        [[one._asdict() for one in moments], polish],
    )
    assert summary(found["wrong"]) == []
    assert len(found["heights"]) == 1, {high: names[:3] for high, names in found["heights"].items()}


@pytest.mark.parametrize(("width", "height"), SIZES, ids=str)
def test_everything_is_in_sight_in_lessons_and_challenges(
    width: int, height: int, table: Page, full: list[Moment]
) -> None:
    """With the words of a lesson or a challenge above the bar, a rival who talks, and the sizes of all piles."""
    lessons, challenges = tasks()
    # Lessons have two players, and neither Projects nor trays.
    plain = [one for one in full if one.name.startswith("twelve cards, ")]
    walked = [as_task(one, lesson) for lesson in lessons for one in plain]
    walked += [as_task(plain[0], challenge) for challenge in challenges]
    walked += [as_task(one, challenges[i % len(challenges)], spoken=i % 2 > 0) for i, one in enumerate(full)]
    ready(table, width, height, walked)
    found = table.evaluate("moments => window.walk(moments, false)", [one._asdict() for one in walked])
    assert summary(found["wrong"]) == []
    assert len(found["heights"]) == 1, {high: names[:3] for high, names in found["heights"].items()}


def test_the_goal_of_a_challenge_is_told_on_every_screen(table: Page, full: list[Moment]) -> None:
    """With Projects on a small phone, too; while one chooses on the stage, it may give way."""
    challenge = tasks()[1][0]
    walked = [
        as_task(one, challenge) for one in full if "Projects" in one.name or "cards, an Action" in one.name
    ]
    assert len(walked) >= 5
    for width, height in SIZES:
        ready(table, width, height, walked)
        for one in walked:
            table.evaluate("moment => window.show(moment)", one._asdict())
            goal = table.locator(".coach p")
            expect(goal).to_have_count(1)
            assert goal.evaluate("one => one.scrollHeight <= one.clientHeight + 2"), (width, height, one.name)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_words_of_the_coach_are_in_sight(code: str, browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, locale=LANGUAGES[code], reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(SOCKET + "sessionStorage.setItem('coach', 'audit');")
    page.goto(f"/t/{made_table(server)['table']}")
    until(page, "window.sent.length > 0")
    page.evaluate(AUDIT)
    walked = coached()
    for width, height in SIZES:
        ready(page, width, height, walked)
        expect(page.locator(".coach button")).to_be_visible()
        found = page.evaluate("moments => window.walk(moments, false)", [one._asdict() for one in walked])
        assert summary(found["wrong"]) == [], (width, height)
    context.close()


HEARD = {
    "en": ["Pirate Ship 3", "Island mat 3", "6 points", "costs 4"],
    "pl": ["Okręt piracki 3", "podkładka „Wyspa” 3", "punkty: 6", "koszt 4"],
}


def test_what_is_shortened_for_the_eye_is_whole_for_the_ear(table: Page, full: list[Moment]) -> None:
    """What others have is read out with its name, on a phone, too; a cost as a cost."""
    named = next(one for one in full if one.name == "three long names, an Action")
    for width, height in ((1366, 768), (360, 640)):
        ready(table, width, height, [named])
        heard = table.locator("main").aria_snapshot().replace("\u00a0", " ")
        for words in HEARD[table.evaluate("document.documentElement.lang")]:
            assert words in heard, (words, width)


ENDING = """async () => {
    const high = window.barHeight();
    document.querySelector("[data-end]").click();
    await new Promise((done) => setTimeout(done, 0));
    return [document.querySelectorAll("[data-anyway]").length, window.barHeight() - high, window.audit()];
}"""


def test_the_question_before_a_wasteful_end_is_in_sight(table: Page, full: list[Moment]) -> None:
    purchase = next(one for one in full if one.name == "tokens and Projects, a purchase")
    for width, height in SIZES:
        ready(table, width, height, [purchase])
        assert table.evaluate(ENDING) == [1, 0, []], (width, height)


def summary(wrong: list[tuple[str, str]]) -> list[str]:
    """What is wrong, what occurs most often first, with an example."""
    first: dict[str, str] = {}
    for name, one in wrong:
        first.setdefault(one, name)
    counted = Counter(one for _, one in wrong)
    return [f"{n} x {one} ({first[one]})" for one, n in counted.most_common(40)]


PLACES = """() => [...document.querySelectorAll("main.table *")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.tagName, x, y, width, height].join(" ");
})"""


def test_both_themes_are_laid_out_alike(table: Page, full: list[Moment]) -> None:
    """What is in sight in one theme is in the other: nothing lies anywhere else."""
    for width, height in (SIZES[0], SIZES[3], SIZES[-1]):  # a laptop, a large screen, a phone or tablet
        ready(table, width, height, full)
        for one in full:
            places = []
            for theme in THEMES:
                table.emulate_media(color_scheme=theme, reduced_motion="reduce")
                table.evaluate("moment => window.show(moment)", one._asdict())
                places.append(table.evaluate(PLACES))
            assert len(places[0]) > 200
            assert places[0] == places[1], (width, height, one.name)
