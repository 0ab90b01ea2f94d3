"""One home for every concept: names mean one thing, and the packages of the server import in one direction."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "dominium"
SERVER = SOURCES / "server"
FILES = sorted(SOURCES.rglob("*.py"))

#: what each package of the server may import of the server; "" is what lies on top of the packages
ARROWS = {
    "protocol": {"protocol"},
    "store": {"store"},
    "tables": {"tables", "protocol", "store.interface"},
    "showing": {"showing", "tables", "protocol", "store.interface"},
}
#: modules that are loaded when they are needed, and why
LATER = {"store.postgres": "asyncpg is an extra"}


def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def twice(places: dict[str, list[str]]) -> list[str]:
    return [f"{name}: {', '.join(files)}" for name, files in sorted(places.items()) if len(files) > 1]


def test_no_two_modules_have_one_name() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for file in FILES:
        if file.stem not in ("__init__", "__main__"):
            found[file.stem].append(str(file.relative_to(SOURCES)))
    same = twice(found)
    assert not same, "rename all but one of these modules after what they hold:\n" + "\n".join(same)


def test_no_two_classes_have_one_name() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for file in FILES:
        for node in tree(file).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(file.relative_to(SOURCES)))
    same = twice(found)
    assert not same, (
        "two public classes of one name: if they mean the same, keep one and import it; if not, rename one after "
        "what it is, or give it an underscore if only its module uses it:\n" + "\n".join(same)
    )


def imported(file: Path, node: ast.Import | ast.ImportFrom) -> list[str]:
    """The modules an import names, from ``dominium`` on."""
    if isinstance(node, ast.Import):
        return [one.name for one in node.names]
    base = ["dominium", *file.relative_to(SOURCES).with_suffix("").parts][: -node.level] if node.level else []
    start = ".".join([*base, *([node.module] if node.module else [])])
    if (SOURCES.parent / Path(*start.split("."))).is_dir():
        return [f"{start}.{one.name}" if _is_module(start, one.name) else start for one in node.names]
    return [start]


def _is_module(package: str, name: str) -> bool:
    folder = SOURCES.parent / Path(*package.split("."))
    return (folder / f"{name}.py").is_file() or (folder / name).is_dir()


def server_imports(file: Path) -> list[str]:
    """What a file imports of the server, without ``dominium.server.``; "" is the server package itself."""
    found: list[str] = []
    for node in ast.walk(tree(file)):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            names = imported(file, node)
            found += [
                one.removeprefix("dominium.server").removeprefix(".")
                for one in names
                if "dominium.server" in one
            ]
    return found


@pytest.mark.parametrize("package", sorted(ARROWS))
def test_arrows_within_the_server(package: str) -> None:
    allowed = ARROWS[package]
    for file in sorted((SERVER / package).rglob("*.py")):
        for name in server_imports(file):
            fits = any(name == one or name.startswith(f"{one}.") for one in allowed)
            assert fits, (
                f"{package}/{file.name} imports {name or 'the server'}: {package} may import {allowed} only"
            )


def test_nothing_else_imports_the_server() -> None:
    for file in FILES:
        if not file.is_relative_to(SERVER) and not file.is_relative_to(SOURCES / "commands"):
            assert not server_imports(file), f"{file.relative_to(SOURCES)} imports the server"


def test_imports_of_the_server_stand_at_the_top() -> None:
    """A cycle that a function dodges is still a cycle: what both need belongs below both."""
    for file in sorted(SERVER.rglob("*.py")):
        parsed = tree(file)
        top = {id(node) for node in parsed.body}
        for node in ast.walk(parsed):
            if isinstance(node, (ast.Import, ast.ImportFrom)) and id(node) not in top:
                names = [one.removeprefix("dominium.server.") for one in imported(file, node)]
                assert all(one in LATER for one in names), f"{file.name} imports {names} inside"
