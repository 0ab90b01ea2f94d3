"""One home for every concept: a name means one thing, and what cards must not write is written by their verbs."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "dominium"
FILES = sorted(SOURCES.rglob("*.py"))

#: entries about cards, named like the cards and their modules, since they are about the same things
SENSE = SOURCES / "bots" / "sense"


def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def twice(places: dict[str, list[str]]) -> list[str]:
    return [f"{name}: {', '.join(files)}" for name, files in sorted(places.items()) if len(files) > 1]


def test_no_two_modules_have_one_name() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for file in FILES:
        if file.stem not in ("__init__", "__main__") and file.parent != SENSE:
            found[file.stem].append(str(file.relative_to(SOURCES)))
    same = twice(found)
    assert not same, "rename all but one of these modules after what they hold:\n" + "\n".join(same)


def test_no_two_classes_have_one_name() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for file in FILES:
        for node in tree(file).body if file.parent != SENSE else []:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(file.relative_to(SOURCES)))
    same = twice(found)
    assert not same, (
        "two public classes of one name: if they mean the same, keep one and import it; if not, rename one after "
        "what it is, or give it an underscore if only its module uses it:\n" + "\n".join(same)
    )


CARDS = sorted(
    file for file in (SOURCES / "cards").glob("*.py") if "Card)" in file.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("file", CARDS, ids=lambda file: file.stem)
def test_cards_speak_in_verbs(file: Path) -> None:
    """A card writes no log, no mask of seats, and nothing into a zone; its verbs do."""
    zones = "hand|deck|discard_pile|in_play|aside|looking|revealed|trash|mats|deck_seen|hand_seen"
    changing = "append|extend|insert|pop|remove|clear|sort"
    wrong = rf"\.log\b|<<|>>|\.busy\b|\.secrets\b|\.({zones})\.({changing})\("
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        found = re.search(wrong, line)
        assert found is None, (
            f"{file.name}:{number}: {found.group()}: use a verb of engine/moves.py or player.py"
        )


def test_ids_of_older_versions_are_taken_apart_in_one_place() -> None:
    for file in FILES:
        if (
            file.name != "versions.py" and file != SOURCES / "commands" / "database.py"
        ):  # which knows of passwords
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                apart = re.search(r"""["']@["']|@1e["'] *(not )?in\b""", line)
                assert apart is None, f"{file.relative_to(SOURCES)}:{number}: use engine/versions.py"


def test_sets_are_listed_in_one_place() -> None:
    """A second list of the sets would have to be found by whoever adds one."""
    several = re.compile(r"""["'](base|intrigue|seaside)-[12]e["'],.*["']\w+(-[12]e)?["']""")
    for file in FILES:
        if file.name != "sets.py":
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                assert several.search(line) is None, (
                    f"{file.relative_to(SOURCES)}:{number}: use cards/sets.py"
                )
