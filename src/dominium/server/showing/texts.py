"""Words for people in every language."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.card import Card
from ...engine.events import Event
from ...words.languages import CODES, Language
from ..protocol import Problem, Refusal, Text

_MOST_TEXTS = 8192


class _Remembering(Language):
    """A language that keeps what it said last: much of it is said again after every answer."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self._said: dict[object, str] = {}
        self._told: dict[object, str] = {}
        self._called: dict[str, str] = {}

    def message(self, message: str, **arguments: str | int) -> str:
        key = (message, *arguments.items())
        found = self._said.get(key)
        if found is None:
            if len(self._said) >= _MOST_TEXTS:
                self._said.clear()
            found = self._said[key] = super().message(message, **arguments)
        return found

    def name(self, card: Card | str) -> str:
        key = card if isinstance(card, str) else card.id
        found = self._called.get(key)
        if found is None:
            found = self._called[key] = super().name(card)
        return found

    def event(self, event: Event, names: list[str]) -> str:
        key = (
            event.kind,
            names[event.seat] if event.seat >= 0 else "",
            tuple(event.cards),
            event.origin,
            event.target,
            event.amount,
            names[int(event.word)] if event.kind == "pass" else event.word,
        )
        found = self._told.get(key)
        if found is None:
            if len(self._told) >= _MOST_TEXTS:
                self._told.clear()
            found = self._told[key] = super().event(event, names)
        return found


_SPOKEN = {code: _Remembering(code) for code in CODES}


def spoken(code: str) -> Language:
    """A language for what is said often."""
    return _SPOKEN[code]


#: no words
NOTHING: Text = {"en": "", "pl": ""}


def in_every_language(say: Callable[[Language], str]) -> Text:
    """What each language says."""
    return {"en": say(_SPOKEN["en"]), "pl": say(_SPOKEN["pl"])}


def words(message: str, **arguments: str | int) -> Text:
    """A message in every language."""
    return in_every_language(lambda one: one.message(message, **arguments))


def name_of(card: Card | str) -> Text:
    return in_every_language(lambda one: one.name(card))


def rulings_of(card: Card | str) -> list[Text]:
    """The notes about a card, each in every language."""
    both = zip(_SPOKEN["en"].rulings(card), _SPOKEN["pl"].rulings(card), strict=True)
    return [{"en": english, "pl": polish} for english, polish in both]


def phrase_text(phrase: str) -> Text:
    """One of the quick phrases."""
    return words(f"phrase-{phrase}")


def problem_of(refusal: Refusal) -> Problem:
    """A refusal as it is told: over the socket, and as the body of a reply."""
    return {
        "type": "error",
        "code": refusal.code,
        "text": words(f"server-error-{refusal.code}", **refusal.arguments),
        "detail": refusal.detail[:500],
    }


def read_all() -> None:
    """Read the words of all languages now: the first one to be told something would hold everybody up."""
    for one in _SPOKEN.values():
        one.has("")
