"""Every ruling of docs/rulings is proved by a test named after it, and every such name leads to a ruling."""

from __future__ import annotations

import ast
import functools
import pathlib
import re
from collections.abc import Iterable
from dataclasses import dataclass

import pytest

ROOT = pathlib.Path(__file__).parent.parent
RULINGS = ROOT / "docs" / "rulings"
TESTS = ROOT / "tests"

# The strict format, which docs/rulings/README.md describes.
RULING = re.compile(
    r"- \*\*(?P<id>G\d\d|EX[1-9]\d*|[a-z_]+\.[a-z_]+\.[1-9]\d*)\*\* (?!\s)(?:[^*]|\(\*\))+[.)]"
)
LOOKS_LIKE_A_RULING = re.compile(r"\s*[-*+] |.*\*\*")
HEADING = re.compile(r"#+ (?P<words>.+)")
CHECKING_CALL = re.compile(r"raises|assert|expect|check|verify")


@dataclass(frozen=True)
class Ruling:
    id: str
    page: pathlib.Path
    line: int
    heading: str

    @property
    def family(self) -> str:
        return self.id.split(".")[0] if "." in self.id else "general"

    @property
    def subject(self) -> str:
        """What rulings that belong together share: `base.moat`, `G`, `EX`."""
        return self.id.rstrip("0123456789").rstrip(".")

    @property
    def number(self) -> int:
        return int(self.id.removeprefix(self.subject).lstrip("."))

    @property
    def in_test_names(self) -> str:
        return self.id.lower().replace(".", "_")

    @property
    def place(self) -> str:
        return f"{self.page.name}:{self.line} {self.id}"

    def proved_by(self, name: str) -> bool:
        return re.search(rf"(?<![a-z0-9]){re.escape(self.in_test_names)}(?!\d)", name) is not None


@dataclass(frozen=True)
class WrittenTest:
    name: str
    path: pathlib.Path
    line: int
    checks: bool

    @property
    def place(self) -> str:
        return f"{self.path.as_posix()}:{self.line} {self.name}"


def pages(folder: pathlib.Path) -> list[pathlib.Path]:
    return sorted(page for page in folder.glob("*.md") if page.name != "README.md")


def read_page(page: pathlib.Path) -> tuple[list[Ruling], list[str]]:
    """The rulings of a page, and the lines that are meant to be one and are not."""
    rulings: list[Ruling] = []
    faults: list[str] = []
    heading = ""
    for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
        if words := HEADING.fullmatch(line):
            heading = words["words"]
        elif found := RULING.fullmatch(line):
            rulings.append(Ruling(found["id"], page, number, heading))
        elif LOOKS_LIKE_A_RULING.match(line):
            faults.append(f"{page.name}:{number} is not `- **id** Text.` in one line: {line}")
    return rulings, faults


def read_rulings(folder: pathlib.Path) -> list[Ruling]:
    return [ruling for page in pages(folder) for ruling in read_page(page)[0]]


def faults_of_format(folder: pathlib.Path) -> list[str]:
    faults = [fault for page in pages(folder) for fault in read_page(page)[1]]
    seen: dict[str, Ruling] = {}
    home: dict[str, pathlib.Path] = {}
    family: dict[pathlib.Path, str] = {}
    before: Ruling | None = None
    finished: set[str] = set()
    for ruling in read_rulings(folder):
        if ruling.id in seen:
            faults.append(f"{ruling.place} stands already in {seen[ruling.id].place}")
        seen[ruling.id] = ruling
        if not ruling.page.stem.startswith(ruling.family):
            faults.append(f"{ruling.place} does not belong on a page of this name")
        if home.setdefault(ruling.family, ruling.page) != ruling.page:
            faults.append(f"{ruling.place}: the page of this family is {home[ruling.family].name}")
        if family.setdefault(ruling.page, ruling.family) != ruling.family:
            faults.append(f"{ruling.place}: the family of this page is {family[ruling.page]}")
        card = ruling.subject.partition(".")[2]
        if card and card != re.sub(r"[^a-z_]", "", ruling.heading.lower().replace(" ", "_")):
            faults.append(f"{ruling.place} does not stand beneath the heading of its card")
        if before is not None and before.subject != ruling.subject:
            finished.add(before.subject)
        elif before is not None and before.number >= ruling.number:
            faults.append(f"{ruling.place} is out of order")
        if ruling.subject in finished:
            faults.append(f"{ruling.place} stands apart from the others of {ruling.subject}")
        before = ruling
    return faults


def asserts_something(function: ast.AST) -> bool:
    return any(
        isinstance(node, ast.Assert)
        or (isinstance(node, ast.Call) and CHECKING_CALL.search(ast.unparse(node.func)) is not None)
        for node in ast.walk(function)
    )


def read_tests(folder: pathlib.Path) -> list[WrittenTest]:
    return [
        WrittenTest(node.name.lower(), path.relative_to(folder.parent), node.lineno, asserts_something(node))
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")
    ]


def unproved(rulings: Iterable[Ruling], tests: Iterable[WrittenTest]) -> list[str]:
    """What to add where, for each ruling without a test: beside the tests of the ruling before it."""
    written = list(tests)
    beside: dict[pathlib.Path, pathlib.Path] = {}
    missing: list[str] = []
    for ruling in rulings:
        proof = next((test for test in written if ruling.proved_by(test.name)), None)
        if proof is not None:
            beside[ruling.page] = proof.path
            continue
        path = beside.get(ruling.page, pathlib.Path("tests", "cards", f"test_{ruling.page.stem}.py"))
        missing.append(
            f"{ruling.place} has no test; add to {path.as_posix()}: def test_{ruling.in_test_names}() -> None:"
        )
    return missing


def leading_nowhere(rulings: Iterable[Ruling], tests: Iterable[WrittenTest]) -> list[str]:
    """Tests with an id in their name that no page has.  Which words begin an id is taken from the pages."""
    known = list(rulings)
    ids = {ruling.in_test_names for ruling in known}
    families = sorted(
        {ruling.family for ruling in known if "." in ruling.id}
        | {ruling.page.stem for ruling in known if "." in ruling.id}
    )
    like_an_id = re.compile(rf"(?<![a-z0-9])((?:{'|'.join(families)})_[a-z_]+?_\d+|(?:g|ex)\d+)")
    return [
        f"{test.place}: docs/rulings has no ruling of the name {found}"
        for test in tests
        for found in like_an_id.findall(test.name)
        if found not in ids
    ]


@functools.cache
def all_tests() -> list[WrittenTest]:
    return read_tests(TESTS)


def test_every_ruling_has_a_test_named_after_it() -> None:
    rulings = read_rulings(RULINGS)
    assert {"G01", "EX1"} < {ruling.id for ruling in rulings}
    missing = unproved(rulings, all_tests())
    assert not missing, "\n".join(missing)


def test_every_test_named_like_a_ruling_leads_to_one() -> None:
    astray = leading_nowhere(read_rulings(RULINGS), all_tests())
    assert not astray, "\n".join(astray)


def test_rulings_are_unique_and_in_the_strict_format() -> None:
    assert all(read_page(page)[0] for page in pages(RULINGS)), "a page without rulings"
    faults = faults_of_format(RULINGS)
    assert not faults, "\n".join(faults)


def test_readme_of_the_rulings_names_every_page() -> None:
    text = (RULINGS / "README.md").read_text("utf-8")
    assert [page.name for page in pages(RULINGS) if f"]({page.name})" not in text] == []


def test_no_test_asserts_nothing() -> None:
    assert [test.place for test in all_tests() if not test.checks] == []


# The checks themselves, on pages and tests of their own: a new set needs a new page and nothing else.


def project(folder: pathlib.Path, page: str, tests: str) -> tuple[list[Ruling], list[WrittenTest]]:
    (folder / "tests" / "cards").mkdir(parents=True)
    (folder / "tests" / "cards" / "test_hoards.py").write_text(tests, encoding="utf-8")
    (folder / "prosperity.md").write_text(page, encoding="utf-8")
    return read_rulings(folder), read_tests(folder / "tests")


HOARD = "# Prosperity\n\n### Hoard\n\n- **prosperity.hoard.1** One (*).\n- **prosperity.hoard.2** (*) Two.\n"


def test_a_new_page_is_known_at_once(tmp_path: pathlib.Path) -> None:
    proofs = (
        "def test_prosperity_hoard_1_one():\n    assert 1\n\ndef test_prosperity_hoard_2():\n    assert 1\n"
    )
    rulings, tests = project(tmp_path, HOARD, proofs)
    assert [ruling.id for ruling in rulings] == ["prosperity.hoard.1", "prosperity.hoard.2"]
    assert faults_of_format(tmp_path) == []
    assert unproved(rulings, tests) == []
    assert leading_nowhere(rulings, tests) == []


def test_a_missing_proof_is_named_with_the_line_to_add(tmp_path: pathlib.Path) -> None:
    rulings, tests = project(tmp_path, HOARD, "def test_prosperity_hoard_1():\n    assert 1\n")
    where, what = "prosperity.md:6 prosperity.hoard.2", "def test_prosperity_hoard_2() -> None:"
    assert unproved(rulings, tests) == [f"{where} has no test; add to tests/cards/test_hoards.py: {what}"]
    assert "tests/cards/test_prosperity.py" in unproved(rulings, [])[0]


def test_a_longer_number_proves_nothing(tmp_path: pathlib.Path) -> None:
    proofs = "def test_prosperity_hoard_1():\n    assert 1\n\ndef test_prosperity_hoard_21():\n    assert 1\n"
    rulings, tests = project(tmp_path, HOARD, proofs)
    assert [line.split()[1] for line in unproved(rulings, tests)] == ["prosperity.hoard.2"]
    assert [line.split()[0] for line in leading_nowhere(rulings, tests)] == ["tests/cards/test_hoards.py:4"]


@pytest.mark.parametrize("name", ["prosperity_hord_1", "prosperity_hoard_3_three", "big_hoard_g99", "ex77"])
def test_a_name_that_leads_nowhere_is_found(name: str, tmp_path: pathlib.Path) -> None:
    rulings, tests = project(tmp_path, HOARD, f"def test_{name}():\n    assert 1\n")
    assert len(leading_nowhere(rulings, tests)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "- **prosperity.hoard.2** Said twice.",
        "- **prosperity.hoard.3** Without an end",
        "- prosperity.hoard.3 Not in bold.",
        "-  **prosperity.hoard.3** A space too many.",
        "- **prosperity.hoard.3**: a colon too many.",
        "- **prosperity.Hoard.3** A capital too many.",
        "- **prosperity.hoard.03** A digit too many.",
        "- **G7** A digit too few.",
        "- **G07** On the wrong page.",
        "- **base.hoard.3** Of another family.",
        "- **prosperity.bank.1** Beneath the heading of another card.",
        "- **prosperity.hoard.3** Two: **prosperity.hoard.4** in one line.",
    ],
)
def test_a_line_that_breaks_the_format_is_found(line: str, tmp_path: pathlib.Path) -> None:
    project(tmp_path, HOARD + line + "\n", "")
    assert len(faults_of_format(tmp_path)) >= 1


def test_rulings_out_of_order_or_apart_are_found(tmp_path: pathlib.Path) -> None:
    lines = HOARD.splitlines()
    project(tmp_path, "\n".join([*lines[:4], lines[5], lines[4]]), "")
    assert ["out of order" in fault for fault in faults_of_format(tmp_path)] == [True]
    bank = "### Bank\n\n- **prosperity.bank.1** One.\n\n### Hoard\n\n- **prosperity.hoard.3** Three.\n"
    (tmp_path / "prosperity.md").write_text(HOARD + bank, encoding="utf-8")
    assert ["stands apart" in fault for fault in faults_of_format(tmp_path)] == [True]


def test_a_family_has_one_page_and_a_page_one_family(tmp_path: pathlib.Path) -> None:
    project(tmp_path, HOARD + "- **pro.hoard.3** Three.\n", "")
    assert ["the family of this page" in fault for fault in faults_of_format(tmp_path)] == [True]
    (tmp_path / "prosperity.md").write_text(HOARD, encoding="utf-8")
    (tmp_path / "prosperity_more.md").write_text(
        "### Bank\n\n- **prosperity.bank.1** One.\n", encoding="utf-8"
    )
    assert ["the page of this family" in fault for fault in faults_of_format(tmp_path)] == [True]


def test_a_test_that_asserts_nothing_is_found(tmp_path: pathlib.Path) -> None:
    hollow = "def test_hoard():\n    x = 1\n\nasync def test_bank():\n    with pytest.raises(OSError):\n        x = 1\n"
    _, tests = project(tmp_path, HOARD, hollow)
    assert [(test.name, test.checks) for test in tests] == [("test_hoard", False), ("test_bank", True)]
