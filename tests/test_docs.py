"""The documentation holds: its code runs as it stands, its links lead somewhere, and its site has every card."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from dominium import all_cards
from dominium.words.languages import CODES, language
from tools.site import card_pages
from tools.site.pages import CONTENTS, write_pages

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^ *(```+)(\w*).*?\n(.*?)^ *\1 *$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)


def examples(page: Path) -> list[str]:
    return [code for _, kind, code in FENCE.findall(page.read_text("utf-8")) if kind == "python"]


EXAMPLES = [
    pytest.param(code, id=f"{page.relative_to(ROOT).as_posix()}-{number}")
    for page in PAGES
    for number, code in enumerate(examples(page))
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_example_runs(code: str, tmp_path: Path) -> None:
    lines = code.splitlines()
    indent = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    script = tmp_path / "example.py"
    script.write_text("\n".join(line[indent:] for line in lines), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", str(script)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr


def test_there_are_examples_of_everything_that_can_be_made() -> None:
    for name in ("README.md", "CONTRIBUTING.md"):
        assert examples(ROOT / name), name
    for name in (
        *("first-game", "write-a-card", "write-a-bot", "bots"),
        *("strategies", "environments", "lab", "protocol"),
    ):
        assert examples(ROOT / "docs" / f"{name}.md"), name


def test_the_first_game_is_twenty_lines_long() -> None:
    first = examples(ROOT / "docs" / "first-game.md")[0]
    assert len(first.splitlines()) <= 20


# Links


@cache
def anchors(page: Path) -> set[str]:
    """What the headings of a page are called in links, as GitHub and the site do."""
    found: set[str] = set()
    for heading in HEADING.findall(FENCE.sub("", page.read_text("utf-8"))):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").replace("*", "")
        slug = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
        number = 0
        while (unique := f"{slug}-{number}" if number else slug) in found:
            number += 1
        found.add(unique)
    return found


def broken(page: Path) -> list[str]:
    """The links of a page that lead nowhere; those to other sites are not followed."""
    found = []
    for link in LINK.findall(FENCE.sub("", page.read_text("utf-8"))):
        if re.match(r"https?://|mailto:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            found.append(link)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    assert broken(page) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    text = "# One `thing`\n[a](page.md) [b](no.md) [c](#one-thing) [d](page.md#two)\n```\n[e](x.md)\n```\n"
    page.write_text(text, encoding="utf-8")
    assert broken(page) == ["no.md", "page.md#two"]


# The site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    write_pages(folder)
    return folder


def test_every_page_stands_in_the_contents(site: Path) -> None:
    listed = {name for names in CONTENTS.values() for name in names}
    own = {page.relative_to(site).with_suffix("").as_posix() for page in site.glob("*.md")}
    assert own - listed == {"index"}
    assert [name for name in listed if not (site / f"{name}.md").is_file()] == []


def test_links_of_the_site_lead_somewhere(site: Path) -> None:
    """Pages move on the way to the site, and links have to move along."""
    places = {
        place
        for page in site.rglob("*.md")
        for place in re.findall(r"^\(([\w-]+)\)=$", page.read_text("utf-8"), re.MULTILINE)
    }
    astray = [
        f"{page.relative_to(site)}: {link}"
        for page in site.rglob("*.md")
        if page.parent.name != "api"
        for link in broken(page)
        if link.removeprefix("#") not in places
    ]
    assert astray == []


@pytest.mark.parametrize("code", CODES)
def test_every_card_is_there_with_its_rulings_in_every_language(code: str) -> None:
    spoken = language(code)
    pages = card_pages.card_pages()
    text = "\n".join(page for name, page in pages.items() if name.startswith(f"{code}/")).replace("\\", "")
    cards = [card for card in all_cards() if card.sets and card.sets != "own"]
    assert len(cards) > 150
    for card in cards:
        section = text.partition(f"({card_pages.anchor(card, code)})=")[2].partition(")=\n")[0]
        assert f"## {spoken.name(card)}\n" in section, card.id
        text_lines = [line for line in spoken.text(card).splitlines() if line.strip("-")]
        assert [line for line in text_lines if f"> {line}  \n" not in section] == [], card.id
        assert [note for note in spoken.rulings(card) if f"- {note}\n" not in section] == [], card.id
