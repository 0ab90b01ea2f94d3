"""What a card still lacks: its class, its test, its words, what bots know of it, its drawing.

Each lack names the file and the line to add. Tests and drawings are looked for in a checkout of the sources only;
an installed program has neither.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from .. import cards
from ..bots.knowledge import missing
from ..cards.sets import BASIC, SETS, families
from ..engine import versions
from ..engine.card import Card
from ..engine.catalogue import all_cards
from ..engine.types import type_names
from ..own.card_file import words_path
from ..own.loading import OwnCards, unregistered
from ..words import ids
from ..words.languages import CODES, language
from . import questioning

What = Literal[
    "class",
    "register",
    "set",
    "failure",
    "test",
    "printed",
    "set_name",
    "name",
    "text",
    "acc",
    "rulings",
    "question",
    "option",
    "bots",
    "drawing",
    "drawn_twice",
]

_PACKAGE = Path(__file__).parents[1]
#: stands where the author's own words go
_YOURS = "…"
_DRAWINGS = "web/src/lib/drawings.json"


class Lack(NamedTuple):
    """One thing that a card still lacks: where it goes, and the line to add ("": something there is wrong)."""

    card: str
    what: What
    file: str
    line: str
    #: the language that lacks it
    code: str = ""
    #: the kind of question, the option, the set, what went wrong
    detail: str = ""


class Findings(NamedTuple):
    """What was found out about some cards."""

    lacks: list[Lack]
    #: what could not be looked at, because it is not installed with the program
    unchecked: list[What]
    games: int


def checkout() -> Path | None:
    """The folder of the sources with their tests, if the program runs from there or in there."""
    for folder in (_PACKAGE.parents[1], Path.cwd()):
        if (folder / "src" / "dominium").is_dir() and (folder / "tests" / "cards").is_dir():
            return folder
    return None


def of_sets(cards: list[Card], games: int = questioning.GAMES) -> Findings:
    """What cards of the listed sets lack."""
    root = checkout()
    questions = questioning.learn(cards, games)
    lacks: list[Lack] = []
    for card in cards:
        stem = _family(card)
        lacks += _unlisted(card)
        lacks += _failed(card, questions)
        if root is not None and not _tested(card, root):
            key = versions.message_key(card.id).replace("-", "_")
            lacks.append(Lack(card.id, "test", _test_file(card), f"def test_{key}_{_YOURS}() -> None:"))
        if root is not None and not _printed(card, root):
            lacks.append(
                Lack(card.id, "printed", _test_file(card), f"{card.id}  {card.cost}  {_types(card)}")
            )
        lacks += unsaid(card)
        lacks += _without_question(card, questions, stem)
        lacks += _unknown_to_bots(card)
        if root is not None:
            lacks += _undrawn(card, root)
    return Findings(lacks, ["test", "drawing"] if root is None else [], questions.games)


def of_all(games: int = questioning.GAMES) -> Findings:
    """What all cards of the listed sets lack, and cards that have words or a class but are no cards yet."""
    found = of_sets([card for card in all_cards() if card.sets], games)
    folder = f"{cards.__name__}."
    classes = [cls for cls in _classes(Card) if cls.__module__.startswith(folder)]
    lacks = [*_without_class(), *_unregistered(classes), *found.lacks]
    return Findings(lacks, found.unchecked, found.games)


def of_own(cards: list[Card], files: list[OwnCards], games: int = questioning.GAMES) -> Findings:
    """What cards of somebody's own lack, which were loaded from files."""
    questions = questioning.learn(cards, games)
    lacks: list[Lack] = []
    for one in files:
        for card_id, name, line in unregistered(one):
            lacks.append(Lack(card_id, "register", f"{one.file.file}:{line}", f"register({name})"))
        for card in cards:
            if card.id in one.cards:
                lacks += [lack._replace(file=one.file.file) for lack in _failed(card, questions)]
                lacks += _unsaid_in(card, one)
                lacks += _without_question(card, questions, one.file.name.removesuffix(".py"), one)
    return Findings(lacks, [], questions.games)


def _unsaid_in(card: Card, own: OwnCards) -> Iterator[Lack]:
    """What the words of a file leave to another language, or to the card's id."""
    for code in CODES:
        place = str(words_path(Path(own.file.file), code))
        shown = language(code).name(card)
        if card.id not in own.words.said[code]:
            yield Lack(card.id, "name", place, f"{card.id} = {_YOURS}", code, shown)
        for attribute in _attributes(code):
            if f"{card.id}.{attribute}" not in own.words.said[code]:
                yield Lack(card.id, attribute, place, f"    .{attribute} = {_YOURS}", code)


# The class


def _classes(cls: type[Card]) -> Iterator[type[Card]]:
    for one in cls.__subclasses__():
        yield one
        yield from _classes(one)


def _unregistered(classes: list[type[Card]]) -> Iterator[Lack]:
    known = {card.id for card in all_cards()}
    for cls in classes:
        name = cls().id  # a class without an id is what several cards share
        if name and name not in known:
            yield Lack(name, "register", _source(f"cards/{_module(cls)}.py"), f"register({cls.__name__})")


def _without_class() -> Iterator[Lack]:
    """Words of cards that do not exist."""
    known = {versions.message_key(card.id) for card in all_cards()}
    for family in families():
        for key in _described(family):
            if key not in known:
                module = next((one.module for one in reversed(SETS) if one.family == family), BASIC)
                title = "".join(part.capitalize() for part in re.split(r"[_-]", key))
                yield Lack(key, "class", _source(f"cards/{module}.py"), f"class {title}(Card):")


def _described(family: str) -> list[str]:
    """The keys of the cards that the words of a family tell of, in any language."""
    found: dict[str, None] = {}
    for code in CODES:
        file = _PACKAGE / "words" / "locale" / code / f"{family}.ftl"
        if not file.is_file():
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message) and any(one.id.name == "text" for one in entry.attributes):
                found[entry.id.name] = None
    return list(found)


def _unlisted(card: Card) -> Iterator[Lack]:
    listed = {BASIC, *(one.id for one in SETS)}
    for name in card.sets.split():
        if name not in listed:
            line = f'CardSet("{name}", "{name}", 1, "{_module(type(card))}"),'
            yield Lack(card.id, "set", _source("cards/sets.py"), line, detail=name)


def _failed(card: Card, questions: questioning.Questions) -> Iterator[Lack]:
    problem = questions.failures.get(card.id, "")
    # What bots should know of it is asked for by itself.
    if problem and "bots/sense" not in problem:
        file = _source(f"cards/{_module(type(card))}.py")
        yield Lack(card.id, "failure", file, "", detail=problem)


def _test_file(card: Card) -> str:
    return f"tests/cards/test_{_module(type(card))}.py"


def _types(card: Card) -> str:
    return " ".join(type_names(card.types))


def _printed(card: Card, root: Path) -> bool:
    """Whether a table of the tests says what is printed on a card."""
    line = re.compile(rf"^\s*{re.escape(card.id)}\s+(\d|-)", re.MULTILINE)
    return any(
        line.search(file.read_text(encoding="utf-8")) for file in (root / "tests" / "cards").glob("test_*.py")
    )


# Words


def unsaid(card: Card) -> list[Lack]:
    """What a card of a set lacks in words, in all languages."""
    stem = _family(card)
    return [*_unnamed_set(card, stem), *_unnamed(card, stem), *_without_rulings(card, stem)]


def _unnamed_set(card: Card, stem: str) -> Iterator[Lack]:
    for one in SETS:
        for code in CODES:
            if one.id in card.sets.split() and not language(code).has(one.name_key):
                yield Lack(
                    card.id, "set_name", _words(code, stem), f"{one.name_key} = {_YOURS}", code, one.id
                )


def _unnamed(card: Card, stem: str) -> Iterator[Lack]:
    """The name, the text and what else goes with the name; ``stem`` is the name of the file for them."""
    key = ids.of_name(card.id)[0]
    for code in CODES:
        spoken = language(code)
        if not spoken.has(key):
            yield Lack(card.id, "name", _words(code, stem), f"{key} = {_YOURS}", code, spoken.name(card))
        for attribute in _attributes(code):
            if attribute not in spoken.attributes(key):
                line = f"    .{attribute} = {_YOURS}"
                yield Lack(card.id, attribute, _words(code, stem), line, code)


@cache
def _attributes(code: str) -> list[Literal["text", "acc"]]:
    """What a language says of every card besides its name: the text, and the accusative where there are cases."""
    basic = [card.id for card in all_cards() if card.basic]
    wanted: tuple[Literal["text", "acc"], ...] = ("text", "acc")
    return [one for one in wanted if all(one in language(code).attributes(name) for name in basic)]


def _without_rulings(card: Card, stem: str) -> Iterator[Lack]:
    message = ids.of_rulings(card.id)[0]
    for code in CODES:
        if not language(code).has(message):
            yield Lack(card.id, "rulings", _words(code, stem), f"{message} = {_YOURS}", code)


def _without_question(
    card: Card, questions: questioning.Questions, stem: str, own: OwnCards | None = None
) -> Iterator[Lack]:
    tried: list[tuple[What, str, list[str]]] = []
    for kind in sorted(questions.kinds.get(card.id, ())):
        tried.append(("question", kind, ids.of_question(card.id, kind)))
    for word in sorted(questions.words.get(card.id, ())):
        tried.append(("option", word, ids.of_option(card.id, word)))
    for code in CODES:
        for what, detail, messages in tried:
            if not any(language(code).has(message) for message in messages):
                place = _words(code, stem) if own is None else str(words_path(Path(own.file.file), code))
                yield Lack(card.id, what, place, f"{messages[0]} = {_YOURS}", code, detail)


def _words(code: str, stem: str) -> str:
    return _source(f"words/locale/{code}/{stem}.ftl")


# Tests, bots, drawings


def _tested(card: Card, root: Path) -> bool:
    """Whether a test is named after a card, or plays with it."""
    names, used = _tests(root)
    key = versions.message_key(card.id).replace("-", "_")
    return card.id in used or any(re.search(rf"_{key}(_|$)", name) for name in names)


@cache
def _tests(root: Path) -> tuple[list[str], set[str]]:
    """The names of all tests of cards, and the words written in them."""
    names: list[str] = []
    used: set[str] = set()
    for file in sorted((root / "tests" / "cards").glob("test_*.py")):
        for part in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(part, ast.FunctionDef) and part.name.startswith("test_"):
                names.append(part.name)
                for node in ast.walk(part):
                    if isinstance(node, ast.Constant) and isinstance(node.value, str):
                        used.add(node.value)
    return names, used


def _unknown_to_bots(card: Card) -> Iterator[Lack]:
    """What bots must be told of a card; they say themselves where they keep it."""
    told = missing(card)
    if told:
        file, *lines = told.splitlines()
        code = [line.split("  #")[0].strip() for line in lines if not line.strip().startswith("#")]
        yield Lack(card.id, "bots", file.rstrip(":"), "; ".join(code))


def _undrawn(card: Card, root: Path) -> Iterator[Lack]:
    drawings = _drawings(root)
    if card.plain not in drawings:
        yield Lack(card.id, "drawing", _DRAWINGS, f'"{card.plain}": "{_YOURS}",')
    elif list(drawings.values()).count(drawings[card.plain]) > 1:
        yield Lack(card.id, "drawn_twice", _DRAWINGS, "", detail=drawings[card.plain])


@cache
def _drawings(root: Path) -> dict[str, str]:
    """The drawings of the cards that have one."""
    file = root / _DRAWINGS
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


# Where things go


def _family(card: Card) -> str:
    """The family of sets whose files speak of a card."""
    own = card.sets.split()
    return next((one.family for one in SETS if one.id in own), own[0])


def _module(cls: type[Card]) -> str:
    return cls.__module__.rpartition(".")[2]


def _source(part: str) -> str:
    """A file of the package: in a checkout as seen from its root, or else where it is installed."""
    return str(_PACKAGE / part) if checkout() is None else f"src/dominium/{part}"
