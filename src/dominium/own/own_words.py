"""The words of own cards, in Fluent: in the file as ``WORDS``, or beside it; what one language lacks the other says.

A card without any words is called after its id, and its text is the docstring of its class.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from types import ModuleType
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from ..engine.card import Card
from ..words.languages import CODES
from .card_file import CardFile
from .mistakes import CardFileMistake
from .source_lines import line_of_name, lines_of_keys

#: the name of the dictionary of words in a file of cards
WORDS = "WORDS"
#: what words may be about, with the id of a card in the group
_ABOUT = re.compile(r"(?:rulings-|use-|ask-|word-)?([a-z][a-z0-9_]*)(?:-[a-z0-9_]+)?")


class _Text(NamedTuple):
    """Some words, and where they stand: the line of the file before their first one."""

    text: str
    file: str
    before: int


class OwnWords(NamedTuple):
    """The words of some cards, complete in every language; and what each language says of itself."""

    texts: dict[str, str]
    #: the ids of messages, and of their attributes as in ``hut.text``
    said: dict[str, frozenset[str]]


Messages = dict[str, fluent.Message | fluent.Term]


def words_of(file: CardFile, tree: ast.Module, module: ModuleType, cards: list[Card]) -> OwnWords:
    """The words of some cards for every language; CardFileMistake says what is wrong with them."""
    ids = [card.id for card in cards]
    said = {code: _messages(_texts(file, tree, module, code), ids) for code in CODES}
    _check_notes(file, said, ids)
    told = {code: frozenset(_told(messages)) for code, messages in said.items()}
    for card in cards:
        if not any(card.id in messages for messages in said.values()):
            said[CODES[0]][card.id] = _generic(card)
    return OwnWords({code: _written(_completed(said, code)) for code in CODES}, told)


def _told(messages: Messages) -> Iterator[str]:
    for name, message in messages.items():
        yield name
        yield from (f"{name}.{one.id.name}" for one in message.attributes)


# Reading


def _texts(file: CardFile, tree: ast.Module, module: ModuleType, code: str) -> Iterator[_Text]:
    inside = module.__dict__.get(WORDS)
    if inside is not None:
        line, lines = line_of_name(tree.body, WORDS, 1), lines_of_keys(tree.body, WORDS)
        fits = isinstance(inside, dict) and all(isinstance(one, str) for one in inside.values())
        if not fits or not set(inside) <= set(CODES):
            raise CardFileMistake("words", file.file, line, languages=", ".join(f'"{one}"' for one in CODES))
        if code in inside:
            yield _Text(inside[code], file.file, lines.get(code, line) - 1)
    for words in file.beside:
        if words.code == code:
            yield _Text(words.text, words.file, 0)


def _messages(texts: Iterator[_Text], ids: list[str]) -> Messages:
    found: Messages = {}
    for text in texts:
        for entry in FluentParser().parse(_dedented(text.text)).body:
            line = text.before + _line(_dedented(text.text), entry)
            if isinstance(entry, fluent.Junk):
                why = entry.annotations[0].message if entry.annotations else ""
                raise CardFileMistake("words-unclear", text.file, line, why=why or "")
            if not isinstance(entry, fluent.Message | fluent.Term):
                continue
            name = entry.id.name
            about = _ABOUT.fullmatch(name)
            if about is None or about[1] not in ids:
                raise CardFileMistake("words-about", text.file, line, id=name, cards=", ".join(ids))
            if name in found:
                raise CardFileMistake("words-twice", text.file, line, id=name)
            found[name] = entry
    return found


def _dedented(text: str) -> str:
    """Words without the margin that all their lines have; their number of lines stays."""
    lines = text.split("\n")
    margin = min((len(line) - len(line.lstrip(" ")) for line in lines if line.strip()), default=0)
    return "\n".join(line[margin:] for line in lines)


def _line(text: str, entry: fluent.EntryType) -> int:
    span = getattr(entry, "span", None)
    return text.count("\n", 0, span.start) + 1 if span is not None else 1


def _check_notes(file: CardFile, said: dict[str, Messages], ids: list[str]) -> None:
    """The notes of a card are the same in all languages that have them."""
    for name in ids:
        counts = {
            _notes(messages[f"rulings-{name}"]) for messages in said.values() if f"rulings-{name}" in messages
        }
        if len(counts) > 1:
            raise CardFileMistake("words-notes", file.file, 0, id=f"rulings-{name}")


def _notes(message: fluent.Message | fluent.Term) -> int:
    elements = message.value.elements if message.value is not None else []
    return "".join(one.value if isinstance(one, fluent.TextElement) else "x" for one in elements).count("\n")


# Completing


def _generic(card: Card) -> fluent.Message:
    """What is said of a card without words."""
    title = card.id.replace("_", " ").capitalize()
    text = inspect.cleandoc(type(card).__doc__ or "") if type(card).__doc__ != Card.__doc__ else ""
    lines = "".join(f"\n        {_escaped(line)}" for line in text.splitlines() if line.strip())
    parsed = FluentParser().parse(f"{card.id} = {title}\n" + (f"    .text ={lines}\n" if lines else ""))
    message = parsed.body[0]
    assert isinstance(message, fluent.Message)
    return message


def _escaped(line: str) -> str:
    line = re.sub(r"[{}]", lambda found: f'{{"{found[0]}"}}', line.strip())
    return f'{{"{line[0]}"}}{line[1:]}' if line[0] in "[*." else line


def _completed(said: dict[str, Messages], code: str) -> Messages:
    """The words of a language, and what only another one says: whole messages, or attributes of them."""
    found = {name: message.clone() for name, message in said[code].items()}
    for other in CODES:
        for name, theirs in said[other].items() if other != code else ():
            ours = found.get(name)
            # The cases of a name are a language's own.
            more = [one.clone() for one in theirs.attributes if one.id.name != "acc"]
            if ours is None:
                found[name] = theirs.clone()
                found[name].attributes = more
            else:
                have = {one.id.name for one in ours.attributes}
                ours.attributes += [one for one in more if one.id.name not in have]
    return found


def _written(messages: Messages) -> str:
    return FluentSerializer().serialize(fluent.Resource(list(messages.values())))
