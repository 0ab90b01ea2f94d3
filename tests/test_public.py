"""The public names: in one place, described, on a page, and all that examples need."""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import dominium
from tools.site.api_pages import PUBLIC_MODULES, api_page

ROOT = Path(__file__).parent.parent
NAMES = [(module, name) for module in PUBLIC_MODULES for name in import_module(module).__all__]
FENCE = re.compile(r"^ *```python\n(.*?)^ *```", re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("module", PUBLIC_MODULES)
def test_every_public_name_is_there_and_described(module: str) -> None:
    found = import_module(module)
    assert found.__doc__
    assert len(set(found.__all__)) == len(found.__all__)
    for name in found.__all__:
        value = getattr(found, name)
        if isinstance(value, ModuleType) or callable(value):
            assert _written_docstring(value), f"{module}.{name} has no docstring"


def _written_docstring(value: Any) -> str | None:
    """The docstring as it stands in the source: what is compiled keeps none, and that of a base does not count."""
    whole = isinstance(value, ModuleType)
    path = ROOT / "src" / Path(*(value.__name__ if whole else value.__module__).split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    tree = ast.parse(file.read_text("utf-8"))
    if whole:
        return ast.get_docstring(tree)
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and node.name == value.__name__
        ):
            return ast.get_docstring(node)
    return None


@pytest.mark.parametrize("module", PUBLIC_MODULES)
def test_every_public_name_is_on_the_page_of_its_module(module: str) -> None:
    page = api_page(module)
    for name in import_module(module).__all__:
        assert f"\n## {name}\n" in page or f"\n| `{name}` |" in page, name


def test_the_page_of_what_is_stable_lists_the_public_modules() -> None:
    text = (ROOT / "docs" / "stable.md").read_text("utf-8")
    table = text.partition("## Public names")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `([\w.]+)` \|", table, re.MULTILINE) == list(PUBLIC_MODULES)


@pytest.mark.parametrize("result", ["RunResult", "TournamentResult", "FindResult", "LadderResult"])
def test_what_the_lab_answers_is_described_to_the_last_property(result: str) -> None:
    found = getattr(import_module("dominium.lab"), result)
    for name, value in vars(found).items():
        if not name.startswith("_") and (callable(value) or isinstance(value, property)):
            assert inspect.getdoc(getattr(found, name)), f"{result}.{name}"


def test_the_version_is_semantic() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?", dominium.__version__)


def test_what_is_not_public_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="Nonsense"):
        getattr(dominium, "Nonsense")  # noqa: B009


def imports(code: str) -> list[tuple[str, str]]:
    """The modules and names of ours that some code imports."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "dominium":
            found += [(node.module or "", alias.name) for alias in node.names]
        elif isinstance(node, ast.Import):
            found += [(alias.name, "") for alias in node.names if alias.name.partition(".")[0] == "dominium"]
    return found


def private(code: str) -> list[str]:
    """What some code imports though it is not public."""
    return [
        f"{module}.{name}"
        for module, name in imports(code)
        if (module, name) not in NAMES
        and f"{module}.{name}" not in PUBLIC_MODULES
        and (name or module not in PUBLIC_MODULES)
    ]


def test_private_imports_are_found() -> None:
    code = "from dominium import Card, lab\nimport dominium.env\nimport dominium.engine\nfrom dominium.lab.crew import Stop"
    assert private(code) == ["dominium.engine.", "dominium.lab.crew.Stop"]


@pytest.mark.parametrize(
    "file", sorted((ROOT / "examples").rglob("*.py")), ids=lambda file: file.relative_to(ROOT).as_posix()
)
def test_examples_import_public_names_only(file: Path) -> None:
    assert private(file.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "page",
    [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))],
    ids=lambda page: page.relative_to(ROOT).as_posix(),
)
def test_code_of_the_docs_imports_public_names_only(page: Path) -> None:
    found = [name for code in FENCE.findall(page.read_text("utf-8")) for name in private(code)]
    assert found == []
