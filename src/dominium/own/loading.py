"""Loading cards of somebody's own: run the file, look at what it made, give the cards their words."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from types import ModuleType

from ..cards.sets import OWN
from ..engine import versions
from ..engine.card import Card
from ..engine.catalogue import all_cards, note_origin
from ..engine.types import ANY, ARTIFACT
from ..words.languages import add_words
from . import mistakes
from .card_file import CardFile
from .mistakes import Mistake
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


def load_all(files: Iterable[CardFile]) -> None:
    """Load files, each once; Mistake says what is wrong with one."""
    for file in files:
        if all(one.file != file for one in _loaded):
            load(file)


def load(file: CardFile) -> OwnCards:
    """Run a file of cards, and put its cards on the table."""
    for other in _loaded:
        if other.file.name == file.name:
            raise Mistake("same-name", file.file, other=other.file.file)
    tree = _parsed(file)
    known = len(all_cards())
    module = _run(file, tree)
    cards = [card for card in all_cards()[known:] if type(card).__module__ == module.__name__]
    _check_classes(file, tree, module)
    if not cards:
        raise Mistake("no-cards", file.file, len(file.source.splitlines()) or 1)
    drawings = drawings_in(file, tree, module, [card.id for card in cards])
    words = words_of(file, tree, module, cards)
    for code, text in words.texts.items():
        add_words(code, text)
    for card in cards:
        card.sets = OWN
        note_origin(card, file.name, file.digest)
    made = OwnCards(file, module.__name__, tuple(card.id for card in cards), drawings, words)
    _loaded.append(made)
    return made


def _parsed(file: CardFile) -> ast.Module:
    try:
        return ast.parse(file.source, file.file)
    except SyntaxError as problem:
        raise Mistake("syntax", file.file, problem.lineno or 1, why=problem.msg or "") from None
    except ValueError as problem:  # null bytes
        raise Mistake("syntax", file.file, 1, why=str(problem)) from None


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
        _check_classes(file, tree, module)
        place = mistakes.line_of(problem)
        line = place[1] if place is not None else 1
        raise Mistake("failed", file.file, line, why=mistakes.described(problem)) from problem
    return module


# What is wrong with a class


def _check_classes(file: CardFile, tree: ast.Module, module: ModuleType) -> None:
    nodes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    known = {card.id: card for card in all_cards()}
    for name, node in nodes.items():
        made = module.__dict__.get(name)
        if not isinstance(made, type) or not issubclass(made, Card) or "id" not in made.__dict__:
            continue
        _check_attributes(file, node, made)
        identity: str = made.__dict__["id"]
        other = known.get(identity)
        if other is not None and type(other) is not made:
            theirs = type(other).__module__ != made.__module__
            reason = "taken" if theirs else "twice"
            raise Mistake(reason, file.file, _line(node, "id"), id=identity, name=name)


def unregistered(file: CardFile, module: str) -> list[tuple[str, int]]:
    """The classes of a loaded file that are cards and were never registered, with their lines."""
    known = {type(card) for card in all_cards()}
    found: list[tuple[str, int]] = []
    for node in _parsed(file).body:
        made = sys.modules[module].__dict__.get(node.name) if isinstance(node, ast.ClassDef) else None
        if isinstance(made, type) and issubclass(made, Card) and "id" in made.__dict__ and made not in known:
            found.append((made.__name__, node.lineno))
    return found


def _check_attributes(file: CardFile, node: ast.ClassDef, made: type[Card]) -> None:
    own = made.__dict__
    for attribute, kind in _KINDS.items():
        value = own.get(attribute)
        if value is None or (type(value) is kind):
            continue
        raise Mistake(
            f"must-be-{kind.__name__}", file.file, _line(node, attribute), name=attribute, value=repr(value)
        )
    _check_values(file, node, made)


def _check_values(file: CardFile, node: ast.ClassDef, made: type[Card]) -> None:
    identity = made.__dict__["id"]
    if not versions.is_id(identity) or versions.is_older(identity):
        raise Mistake("id", file.file, _line(node, "id"), id=identity)
    types = _inherited(made, "types")
    if not 0 < types <= ANY:
        raise Mistake("types", file.file, _line(node, "types"), name=made.__name__)
    if _inherited(made, "basic"):
        raise Mistake("basic", file.file, _line(node, "basic"))
    if made.__dict__.get("sets"):
        raise Mistake("sets", file.file, _line(node, "sets"))
    if not 0 <= _inherited(made, "cost") <= 99 and not types & ARTIFACT:
        raise Mistake("cost", file.file, _line(node, "cost"), value=_inherited(made, "cost"))


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
