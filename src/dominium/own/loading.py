"""Loading cards of somebody's own: run the file, look at what it made, give the cards their words."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from ..cards.sets import OWN
from ..engine import versions
from ..engine.card import Card
from ..engine.catalogue import all_cards, card_named, note_origin, withdraw_last
from ..engine.types import ANY, ARTIFACT
from ..words.languages import add_words
from . import mistakes
from .card_file import CardFile, read
from .guarding import guard
from .mistakes import CardFileMistake
from .own_drawings import drawings_in
from .own_words import OwnWords, words_of
from .source_lines import line_of_name

#: what the attributes of a class of cards must be
_KINDS: dict[str, type] = {
    "id": str,
    "cost": int,
    "types": int,
    "sets": str,
    "coins": int,
    "only_coins": bool,
    "points": int,
    "plus_coins": bool,
    "touches": int,
    "hand_moments": int,
    "artifacts": str,
    "basic": bool,
    "mat": str,
    "mat_face_down": bool,
    "holds_face_down": bool,
    "tokens": str,
    "marks_piles": bool,
}


@dataclass(frozen=True)
class OwnCards:
    """What came from one file: the ids of its cards, and the drawings they are given."""

    file: CardFile
    module: str
    cards: tuple[str, ...]
    #: the names of icons, or outlines, by card
    drawings: dict[str, str]
    words: OwnWords


_loaded: list[OwnCards] = []


def loaded() -> list[OwnCards]:
    """What was loaded in this process."""
    return _loaded.copy()


def loaded_files() -> tuple[CardFile, ...]:
    """What another process needs to have the same cards."""
    return tuple(one.file for one in _loaded)


def load_cards(*files: str | Path) -> None:
    """Put the cards of files of your own on the table, as ``--cards`` does; CardFileMistake says what is wrong with one.

    Such a file is a program and runs with your rights.
    """
    load_all(read(Path(file)) for file in files)


def load_all(files: Iterable[CardFile]) -> None:
    """Load files, each once; CardFileMistake says what is wrong with one."""
    for file in files:
        if all(one.file != file for one in _loaded):
            load(file)


def load(file: CardFile) -> OwnCards:
    """Run a file of cards, and put its cards on the table."""
    for other in _loaded:
        if other.file.name == file.name:
            raise CardFileMistake("same-name", file.file, other=other.file.file)
    known = len(all_cards())
    try:
        made = _made(file, _parsed(file), known)
    except CardFileMistake:
        withdraw_last(len(all_cards()) - known)
        raise
    for code, text in made.words.texts.items():
        add_words(code, text)
    for name in made.cards:
        card = card_named(name)
        card.sets = OWN
        guard(type(card))
        note_origin(card, file.name, file.digest)
    _loaded.append(made)
    return made


def _made(file: CardFile, tree: ast.Module, known: int) -> OwnCards:
    """What a file makes, checked; there were so many cards before."""
    module = _run(file, tree)
    cards = [card for card in all_cards()[known:] if type(card).__module__ == module.__name__]
    classes = _classes(tree, module)
    for made, node in classes.items():
        if any(type(card) is made for card in cards):
            _check_attributes(file, node, made)
            _check_values(file, node, made)
        _check_id(file, node, made)
    if not cards:
        raise CardFileMistake("no-cards", file.file, len(file.source.splitlines()) or 1)
    names = [card.id for card in cards]
    drawings = drawings_in(file, tree, module, names)
    words = words_of(file, tree, module, cards)
    return OwnCards(file, module.__name__, tuple(names), drawings, words)


def _parsed(file: CardFile) -> ast.Module:
    try:
        return ast.parse(file.source, file.file)
    except SyntaxError as problem:
        raise CardFileMistake("syntax", file.file, problem.lineno or 1, why=problem.msg or "") from None
    except ValueError as problem:  # null bytes
        raise CardFileMistake("syntax", file.file, 1, why=str(problem)) from None


def _run(file: CardFile, tree: ast.Module) -> ModuleType:
    """The module that a file becomes."""
    mistakes.watch(file.file)
    module = ModuleType(f"own_cards_{file.name.removesuffix('.py')}")
    module.__file__ = file.file
    sys.modules[module.__name__] = module
    try:
        exec(compile(tree, file.file, "exec"), module.__dict__)  # noqa: S102 - that is what it is for
    except (Exception, SystemExit) as problem:
        # What is wrong with a class says more than where that was noticed.
        for made, node in _classes(tree, module).items():
            _check_attributes(file, node, made)
            _check_values(file, node, made)
            _check_id(file, node, made)
        place = mistakes.line_of(problem)
        line = place[1] if place is not None else 1
        raise CardFileMistake("failed", file.file, line, why=mistakes.described(problem)) from problem
    return module


# What is wrong with a class


def _classes(tree: ast.Module, module: ModuleType) -> dict[type[Card], ast.ClassDef]:
    """The classes of a file that are cards, and where they are; one without an id is what several cards share."""
    found: dict[type[Card], ast.ClassDef] = {}
    for node in tree.body:
        made = module.__dict__.get(node.name) if isinstance(node, ast.ClassDef) else None
        if not isinstance(node, ast.ClassDef) or not isinstance(made, type) or not issubclass(made, Card):
            continue
        if "id" in made.__dict__:
            found[made] = node
    return found


def _check_id(file: CardFile, node: ast.ClassDef, made: type[Card]) -> None:
    """See that no other card has the id."""
    identity: str = made.__dict__["id"]
    for other in all_cards():
        if other.id == identity and type(other) is not made:
            reason = "twice" if type(other).__module__ == made.__module__ else "taken"
            raise CardFileMistake(reason, file.file, _line(node, "id"), id=identity, name=made.__name__)


def unregistered(own: OwnCards) -> list[tuple[str, str, int]]:
    """The classes of a file that are cards and were never registered: id, name, line."""
    known = {type(card) for card in all_cards()}
    classes = _classes(_parsed(own.file), sys.modules[own.module])
    return [
        (made.__dict__["id"], made.__name__, node.lineno)
        for made, node in classes.items()
        if made not in known
    ]


def _check_attributes(file: CardFile, node: ast.ClassDef, made: type[Card]) -> None:
    own = made.__dict__
    for attribute, kind in _KINDS.items():
        value = own.get(attribute)
        if value is None or (type(value) is kind):
            continue
        raise CardFileMistake(
            f"must-be-{kind.__name__}", file.file, _line(node, attribute), name=attribute, text=repr(value)
        )


def _check_values(file: CardFile, node: ast.ClassDef, made: type[Card]) -> None:
    identity = made.__dict__["id"]
    if not versions.is_id(identity) or versions.is_older(identity):
        raise CardFileMistake("id", file.file, _line(node, "id"), id=identity)
    types = _inherited(made, "types")
    if not 0 < types <= ANY:
        raise CardFileMistake("types", file.file, _line(node, "types"), name=made.__name__)
    if _inherited(made, "basic"):
        raise CardFileMistake("basic", file.file, _line(node, "basic"))
    if made.__dict__.get("sets"):
        raise CardFileMistake("sets", file.file, _line(node, "sets"))
    if not 0 <= _inherited(made, "cost") <= 99 and not types & ARTIFACT:
        raise CardFileMistake("cost", file.file, _line(node, "cost"), text=str(_inherited(made, "cost")))


def _inherited(made: type[Card], attribute: str) -> int:
    """The number that a class body says, or that of a class it is made from; 0 where none does."""
    for cls in made.__mro__:
        value = cls.__dict__.get(attribute)
        if isinstance(value, int):
            return int(value)
    return 0


def _line(node: ast.ClassDef, attribute: str) -> int:
    """Where a class body says something; where the class begins if it does not."""
    return line_of_name(node.body, attribute, node.lineno)
