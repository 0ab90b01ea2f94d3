"""Words for people in every language."""

from __future__ import annotations

from collections.abc import Callable, Reversible
from typing import Final

from ...engine.card import Card
from ...engine.decisions import Decision
from ...engine.events import Event
from ...words.languages import CODES, Language, language, wording
from ...words.occasion import occasion_of
from ...words.story import Saying
from ..protocol import MOST_SEATS, Problem, Refusal, Text

_MOST_TEXTS = 8192
_SPOKEN = {code: language(code) for code in CODES}
#: the names of cards, which many messages share
_CALLED: dict[str, Text] = {}
#: no words
NOTHING: Text = {"en": "", "pl": ""}


def in_every_language(say: Callable[[Language], str]) -> Text:
    """What each language says."""
    return {"en": say(_SPOKEN["en"]), "pl": say(_SPOKEN["pl"])}


class Phrasing:
    """Texts in which players are called by their seats, to be kept and said again with the names of another table."""

    #: what the players are called while a text is made: characters that no text has
    SEATS: Final = [chr(0xF0000 + seat) for seat in range(MOST_SEATS)]

    def __init__(self) -> None:
        self._kept: dict[object, tuple[str, str]] = {}

    def said(self, key: object, names: list[str], say: Callable[[Language], str]) -> Text:
        """What each language says with these names; ``say`` uses ``SEATS`` for them and is asked once for each key."""
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= _MOST_TEXTS:
                self._kept.clear()
            found = self._kept[key] = _pattern(say(_SPOKEN["en"])), _pattern(say(_SPOKEN["pl"]))
        english, polish = found
        return {"en": english.format(*names), "pl": polish.format(*names)}


def _pattern(text: str) -> str:
    """A text as a pattern for ``str.format``."""
    text = text.replace("{", "{{").replace("}", "}}")
    for seat, character in enumerate(Phrasing.SEATS):
        text = text.replace(character, f"{{{seat}}}")
    return text


_STORY = Phrasing()
_QUESTIONS = Phrasing()
_REST = Phrasing()


def told(saying: Saying, names: list[str]) -> Text:
    """A line of the log."""
    event, bonuses, helpers = saying
    key = (
        event.kind,
        event.seat,
        tuple(event.cards),
        event.origin,
        event.target,
        event.amount,
        event.word,
        bonuses,
        helpers,
    )
    return _STORY.said(key, names, lambda language: saying.text(Phrasing.SEATS, language))


def asked(decision: Decision, events: Reversible[Event], names: list[str]) -> Text:
    """What a question asks; ``events`` are what happened."""
    occasion = occasion_of(decision, events, Phrasing.SEATS)
    return _QUESTIONS.said(
        (wording(decision), occasion), names, lambda language: language.prompt(decision, occasion)
    )


def words(message: str, **arguments: str | int) -> Text:
    """A message in every language."""
    if arguments:
        return in_every_language(lambda one: one.message(message, **arguments))
    return _REST.said(message, [], lambda one: one.message(message))


def word_of(decision: Decision, word: str) -> Text:
    """An option that is a word."""
    return _REST.said((decision.source, word), [], lambda one: one.word(decision, word))


def name_of(card: Card | str) -> Text:
    key = card if isinstance(card, str) else card.id
    found = _CALLED.get(key)
    if found is None:
        found = _CALLED[key] = in_every_language(lambda one: one.name(card))
    return found


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
