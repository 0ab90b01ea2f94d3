"""Words for people in every language, and refusals."""

from __future__ import annotations

from typing import TypedDict

from ..engine.card import Card
from ..engine.events import Event
from ..words.languages import CODES, Language

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


class Words(TypedDict):
    """A text in every language, as the messages carry it."""

    en: str
    pl: str


def words(message: str, **arguments: str | int) -> Words:
    """A message in every language."""
    return {
        "en": _SPOKEN["en"].message(message, **arguments),
        "pl": _SPOKEN["pl"].message(message, **arguments),
    }


def name_of(card: Card | str) -> Words:
    return {"en": _SPOKEN["en"].name(card), "pl": _SPOKEN["pl"].name(card)}


def rulings_of(card: Card | str) -> list[Words]:
    """The notes about a card, each in every language."""
    both = zip(_SPOKEN["en"].rulings(card), _SPOKEN["pl"].rulings(card), strict=True)
    return [{"en": english, "pl": polish} for english, polish in both]


class Refusal(Exception):
    """Something a client asked for cannot be done: a code, and ``server-error-<code>`` in words."""

    def __init__(self, code: str, status: int = 400, detail: str = "", **arguments: str | int) -> None:
        super().__init__(f"{code} {detail}".strip())
        self.code = code
        self.status = status
        self.detail = detail
        self.arguments = arguments

    def as_dict(self) -> dict[str, object]:
        """The body of the error message."""
        return {
            "type": "error",
            "code": self.code,
            "text": words(f"server-error-{self.code}", **self.arguments),
            "detail": self.detail[:500],
        }
