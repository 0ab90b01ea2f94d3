"""Understanding what was typed."""

from __future__ import annotations

from typing import NamedTuple

from ..engine.decisions import Decision
from ..words.languages import Language
from ..words.naming import NoSuchCard

#: the keys and what they mean; a key may be followed by more words where the meaning says so
KEYS = {
    "t": "treasures",
    "e": "end",
    "u": "undo",
    "l": "log",
    "m": "hint",
    "q": "quit",
    "h": "help",
    "?": "explain",
    "s": "save",
    "r": "redraw",
}
_WITH_WORDS = ("explain", "save")


class Garbled(Exception):
    """What was typed cannot be understood or is not legal; the text says why."""


class Entry(NamedTuple):
    """A line understood: what is wanted, and the words or options that go with it."""

    wish: str
    words: str = ""
    options: tuple[int, ...] = ()


def understand(line: str, decision: Decision, language: Language) -> Entry:
    """What a line means for this decision, or Garbled."""
    line = line.strip()
    if not line:
        return Entry("confirm")
    if line in ("0", "-"):
        return Entry("answer")
    if line[0] == "?":
        return Entry("explain", line[1:].strip())
    key, _, words = line.partition(" ")
    wish = KEYS.get(key.lower())
    if wish is not None and (not words or wish in _WITH_WORDS):
        return Entry(wish, words.strip())
    return Entry("answer", "", tuple(_options(line, decision, language)))


def _options(line: str, decision: Decision, language: Language) -> list[int]:
    parts = line.replace(",", " ").split()
    if all(part.isascii() and part.isdigit() for part in parts):
        chosen = [int(part) - 1 if len(part) < 6 else -1 for part in parts]
        for part, i in zip(parts, chosen, strict=True):
            if not 0 <= i < decision.count():
                raise Garbled(language.message("bad-number", number=part[:20], count=decision.count()))
        return chosen
    try:
        i = decision.index(language.find_card(line))
    except NoSuchCard:
        raise Garbled(language.message("bad-line", line=line[:40])) from None
    if i < 0:
        raise Garbled(language.message("bad-card", line=line[:40]))
    return [i]


def check(answer: list[int], decision: Decision, language: Language) -> None:
    """Raise Garbled with one clear line unless the answer is legal."""
    if not answer and decision.minimum == 0:
        return
    if not decision.minimum <= len(answer) <= decision.maximum:
        message = "bad-count-exact" if decision.minimum == decision.maximum else "bad-count"
        raise Garbled(
            language.message(message, count=len(answer), min=decision.minimum, max=decision.maximum)
        )
    for i in answer:
        if answer.count(i) > decision.copies[i]:
            raise Garbled(
                language.message(
                    "bad-copies",
                    number=i + 1,
                    option=option_name(decision, i, language),
                    count=decision.copies[i],
                )
            )


def option_name(decision: Decision, i: int, language: Language) -> str:
    if i < len(decision.cards):
        return language.name(decision.cards[i])
    return language.word(decision, decision.options[i])
