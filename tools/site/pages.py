"""The pages of the site: those of docs as they stand, those about the project, and those made from the code.

Pages of docs link to files beside them as GitHub shows them; here such a link leads to the page that has the file.
"""

from __future__ import annotations

import os
import posixpath
import re
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from dominium.words.languages import CODES

from .api_pages import PUBLIC_MODULES, api_page, described
from .card_pages import card_pages

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
RULINGS = [page for page in (DOCS / "rulings").glob("*.md") if page.name != "README.md"]

#: pages about the project, which stand beside docs
PROJECT = {
    "ARCHITECTURE.md": "project/architecture.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "CHANGELOG.md": "project/changelog.md",
}
EXAMPLES = "examples.md"
#: what stands beside every page; a page of docs that is missing here is an error
CONTENTS = {
    "Make something": (
        "first-game",
        "write-a-card",
        "own-cards",
        "write-a-bot",
        "bots",
        "strategies",
        "environments",
        "protocol",
        "examples",
    ),
    "Ask and play": (
        "lab",
        "unbeaten",
        "ladder",
        "teacher",
        "lessons",
        "campaign",
        "server",
        "operating",
    ),
    "Cards and rules": (*(f"cards/{code}/index" for code in CODES), "rulings/index"),
    "Public names": ("stable", *(f"api/{module}" for module in PUBLIC_MODULES)),
    "The project": ("project/architecture", "project/contributing", "project/changelog"),
}
_LANGUAGES = {".py": "python", ".js": "javascript", ".cpp": "cpp", ".ftl": "text"}
_FENCE = re.compile(r"(^ *```.*?^ *```[^\S\n]*$)", re.DOTALL | re.MULTILINE)
_NAME = re.compile(r"`(dominium\.[\w.]+)`")
_LINK = re.compile(r"(!?\[[^\]]*\]\()([^)\s#]*)(#[^)\s]*)?\)")


def write_pages(folder: Path) -> None:
    """Write all pages, and the files they show, to a folder."""
    files: dict[Path, str] = {}
    for page in sorted(DOCS.rglob("*.md")):
        name = page.relative_to(DOCS).as_posix()
        _write(folder, _renamed(name), _rewritten(page, _renamed(name), files))
    _add_contents(folder / "index.md", CONTENTS)
    _add_contents(folder / "rulings" / "index.md", {"Pages": sorted(p.stem for p in RULINGS)})
    for source, name in PROJECT.items():
        _write(folder, name, _rewritten(ROOT / source, name, files))
    _write(folder, EXAMPLES, _examples())
    for name, text in card_pages().items():
        _write(folder, f"cards/{name}.md", text)
    for module in PUBLIC_MODULES:
        _write(folder, f"api/{module}.md", api_page(module))
    for file, name in files.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)


def _add_contents(page: Path, contents: Mapping[str, Sequence[str]]) -> None:
    """Put the pages that belong to a page below it."""
    with page.open("a", encoding="utf-8") as written:
        for caption, names in contents.items():
            written.write(
                "\n".join(["", "```{toctree}", f":caption: {caption}", ":hidden:", "", *names, "```", ""])
            )


def _renamed(name: str) -> str:
    """The page that a folder is opened with."""
    return re.sub(r"(^|/)README\.md$", r"\1index.md", name)


def _write(folder: Path, name: str, text: str) -> None:
    place = folder / name
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, encoding="utf-8")


def _rewritten(page: Path, name: str, files: dict[Path, str]) -> str:
    """The text of a page, its links leading to where things are on the site; ``files`` takes what has to be copied."""

    def link(found: re.Match[str]) -> str:
        before, target, anchor = found[1], found[2], found[3] or ""
        if not target or "://" in target or target.startswith("mailto:"):
            return found[0]
        return f"{before}{_place((page.parent / target).resolve(), name, anchor, files)})"

    parts = _FENCE.split(page.read_text("utf-8"))
    for number in range(0, len(parts), 2):  # the others are code
        parts[number] = _NAME.sub(_named, _LINK.sub(link, parts[number]))
    return "".join(parts)


def _named(found: re.Match[str]) -> str:
    """A public name leads to what its docstring says."""
    module, _, name = found[1].rpartition(".")
    is_public = module in PUBLIC_MODULES and name in described(module)
    return f"{{py:obj}}{found[0]}" if is_public else found[0]


def _place(target: Path, name: str, anchor: str, files: dict[Path, str]) -> str:
    """Where something of the repository is, seen from a page of the site."""
    within = target.relative_to(ROOT).as_posix()
    if within in PROJECT:
        place = PROJECT[within]
    elif within.startswith("examples/"):
        return f"#{_anchor(within)}"
    elif target.suffix == ".md" and target.is_relative_to(DOCS):
        place = _renamed(target.relative_to(DOCS).as_posix())
    elif target.is_dir():
        place = _renamed(f"{target.relative_to(DOCS).as_posix()}/README.md")
    else:
        place = files.setdefault(target, f"files/{within}")
    return posixpath.relpath(place, posixpath.dirname(name) or os.curdir) + anchor


def _anchor(within: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", within.lower()).strip("-")


def _examples() -> str:
    """All examples on one page, a folder after the other."""
    folder = ROOT / "examples"
    lines = ["# Examples", "", "Programs to copy and to change. The tests run them all.", ""]
    groups: dict[Path, list[Path]] = {}
    for file in sorted(folder.rglob("*")):
        if file.suffix in _LANGUAGES:
            groups.setdefault(file.parent, []).append(file)
    for parent, members in sorted(groups.items()):
        within = parent.relative_to(ROOT).as_posix()
        lines += [f"({_anchor(within)})=", "", f"## {within}", ""]
        for file in members:
            path = file.relative_to(ROOT).as_posix()
            code = file.read_text("utf-8").rstrip()
            lines += [f"({_anchor(path)})=", "", f"### {file.name}", ""]
            lines += [f"````{_LANGUAGES[file.suffix]}", code, "````", ""]
    return "\n".join(lines)
