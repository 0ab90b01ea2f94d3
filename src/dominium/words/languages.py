"""Languages: every word a person reads comes from the Fluent files under ``locale``.

The files of a language are loaded together and kept; a message missing in one language is taken from English.
Other modules of the program may add files of their own to ``locale/<language>/``; nothing has to be registered.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .. import cards as _cards  # noqa: F401 - fills the catalogue
from ..engine import kinds, versions
from ..engine.card import Card
from ..engine.catalogue import UnknownCard, all_cards, card_named, is_card
from ..engine.decisions import Decision
from ..engine.events import Event
from ..engine.types import type_names
from . import ids
from .naming import Names, NoSuchCard
from .occasion import NONE, Occasion

CODES = ("en", "pl")
_DEFAULT = "en"


class Language:
    """All that is said in one language."""

    def __init__(self, code: str) -> None:
        if code not in CODES:
            raise ValueError(f"there is no language '{code}'; there are: {', '.join(CODES)}")
        self.code = code
        self._names: Names | None = None
        #: how many cards there were when the names were gathered
        self._named = 0

    @property
    def _bundle(self) -> Any:
        return _bundle(self.code)

    # Messages

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def message(self, message: str, **arguments: str | int) -> str:
        """The text of a message; English where this language lacks it, the bare id where both do."""
        for bundle in (self._bundle, _bundle(_DEFAULT)):
            if bundle.has_message(message):
                value = bundle.get_message(message).value
                if value is not None:
                    return str(bundle.format_pattern(value, arguments)[0])
        return message

    def attributes(self, message: str) -> list[str]:
        """The names of what a message says besides its value."""
        return list(self._bundle.get_message(message).attributes) if self.has(message) else []

    def _attribute(self, message: str, name: str) -> str:
        if self._bundle.has_message(message):
            pattern = self._bundle.get_message(message).attributes.get(name)
            if pattern is not None:
                return str(self._bundle.format_pattern(pattern, {})[0])
        return ""

    def _first(self, messages: list[str]) -> str:
        """The first of the messages that exists; the last one if none does."""
        for message in messages:
            if self.has(message):
                return message
        return messages[-1]

    # Cards

    def name(self, card: Card | str) -> str:
        """The name of a card; a card of the players' own invention is called by its id."""
        key = _id(card)
        message = self._first(ids.of_name(key))
        return self.message(message) if self.has(message) else key.replace("_", " ").capitalize()

    def accusative(self, card: Card | str) -> str:
        """The name as the object of a sentence ("plays ...")."""
        return self._attribute_of(card, "acc") or self.name(card)

    def text(self, card: Card | str) -> str:
        """The text of a card, one effect per line."""
        return self._attribute_of(card, "text")

    def _attribute_of(self, card: Card | str, attribute: str) -> str:
        """What an attribute of a card's message says, "" if there is none."""
        told = (self._attribute(message, attribute) for message in ids.of_name(_id(card)))
        return next((text for text in told if text), "")

    def rulings(self, card: Card | str) -> list[str]:
        """What is good to know about a card beyond its text, a note each."""
        message = self._first(ids.of_rulings(_id(card)))
        return self.message(message).splitlines() if self.has(message) else []

    def other_names(self, card: Card | str) -> list[str]:
        """Older names of a card."""
        text = self._attribute(versions.plain(_id(card)), "other")
        return [name.strip() for name in text.split(";") if name.strip()]

    def type_line(self, types: int) -> str:
        return " – ".join(self.message(f"type-{name}") for name in type_names(types))

    def type_letters(self, types: int) -> str:
        """The types as letters, so that colour is never the only sign."""
        return "".join(self.message(f"letter-{name}") for name in type_names(types))

    def listing(self, cards: list[str], accusative: bool = False) -> str:
        """Several cards, equal ones together: "Copper ×2, Estate"."""
        counts: dict[str, int] = {}
        for one in cards:
            counts[one] = counts.get(one, 0) + 1
        return ", ".join(self.copies(one, n, accusative) for one, n in counts.items())

    def copies(self, card: Card | str, count: int, accusative: bool = False) -> str:
        return _copies(self.code, _id(card), count, accusative)

    # Questions

    def prompt(self, decision: Decision, occasion: Occasion = NONE) -> str:
        """What a decision asks, in sentences: who did what, where another did, and what is to be done now."""
        only = decision.cards[0] if len(decision.cards) == 1 and not decision.words else None
        arguments: dict[str, str | int] = {
            "cards": len(decision.cards),
            "min": decision.minimum,
            "max": decision.maximum,
            "mode": mode(decision),
            "card": "" if decision.card is None else self.name(decision.card),
            "object": self.message("a-card") if only is None else self.accusative(only),
            "other": occasion.other or self.message("another-player"),
            "about": "other" if occasion.other else "own",
            "trashed": self.name(occasion.trashed) if occasion.trashed else self.message("trashed-card"),
        }
        arguments["some"] = self.message("some-cards", **arguments)
        asked = self.message(self._first(_questions(decision, only)), **arguments)
        told = self._told_first(decision, occasion)
        return f"{told} {asked}" if told else asked

    def _told_first(self, decision: Decision, occasion: Occasion) -> str:
        """What another player did, or what was gained: the card alone would not say why there is a question."""
        if decision.card is None or not (occasion.who or occasion.deed == "gain"):
            return ""
        if occasion.deed not in ("play", "gain"):
            return ""
        message = f"asked-{occasion.deed}" if occasion.who else f"asked-own-{occasion.deed}"
        return self.message(message, who=occasion.who, card=self.accusative(decision.card))

    def word(self, asker: Decision | Card | str | None, word: str) -> str:
        """An option that is a word, as the card that asks means it."""
        source = asker.source if isinstance(asker, Decision) else None if asker is None else _id(asker)
        message = self._first(ids.of_option(source, word))
        return self.message(message, number=int(word) if word.isdigit() else 0)

    # What happened

    def bonus(self, resource: str, amount: int) -> str:
        """ "+2 Actions" and the like."""
        return self.message(f"bonus-{resource}", count=amount)

    def event(self, event: Event, names: list[str]) -> str:
        """The line of the log for an event as somebody may know it, "" for events that are not shown."""
        if not self.has(f"log-{event.kind}"):
            return ""
        message = f"log-{event.kind}"
        if len(event.cards) < event.amount and self.has(f"{message}-hidden"):
            message = f"{message}-hidden"
        cause = event.word if is_card(event.word) else ""
        source = event.cards[0] if event.cards else None
        return self.message(
            message,
            who=names[event.seat] if event.seat >= 0 else "",
            cards=self.listing(event.cards, accusative=True),
            names=self.listing(event.cards),
            known=len(event.cards),
            count=event.amount,
            origin=event.origin,
            target=event.target,
            word=event.word,
            cause=self.name(cause) if cause else "",
            other=names[int(event.word)] if event.kind == "pass" else "",
            place=self.name(event.target) if is_card(event.target) else "",
            choice=self.word(source, event.word) if event.kind == "choose" else "",
            bonus=self.bonus(event.word, event.amount) if event.kind == "plus" else "",
        )

    # Finding cards

    def find_card(self, text: str) -> Card:
        """A card by its id or by any of its names in any language; capitals and diacritics do not matter."""
        wanted = " ".join(text.split())
        try:
            return card_named(wanted.lower().replace(" ", "_"))
        except UnknownCard:
            pass
        plain, edition = versions.split(wanted)
        if self._names is None or self._named != len(all_cards()):
            self._names = Names(_all_names())
            self._named = len(all_cards())
        found = self._names.cards(plain)
        if len(found) > 1:
            listed = ", ".join(f"{self.name(card)} ({card.id})" for card in found)
            raise NoSuchCard(self.message("error-card-ambiguous", name=wanted, cards=listed))
        if not found:
            hints = list(dict.fromkeys(self.name(card) for card in self._names.near(plain)))
            raise NoSuchCard(
                self.message("error-card-unknown", name=wanted, near=", ".join(hints), hints=len(hints))
            )
        if not edition:
            return found[0]
        try:
            return card_named(versions.joined(found[0].id, edition.strip().lower()))
        except UnknownCard:
            raise NoSuchCard(self.message("error-card-unknown", name=wanted, near="", hints=0)) from None


def _questions(decision: Decision, only: Card | None) -> list[str]:
    """The messages that may ask: an ability that can be used says what it does."""
    general = ids.of_question(decision.source, decision.kind)
    return [*ids.of_use(only.id), *general] if only is not None and decision.kind == kinds.REACT else general


def wording(decision: Decision) -> tuple[object, ...]:
    """All that the words of a question depend on, but for the occasion: equal ones are asked alike."""
    only = decision.cards[0].id if len(decision.cards) == 1 and not decision.words else ""
    least, most = decision.minimum, decision.maximum
    return (decision.kind, decision.source, len(decision.cards), least, most, mode(decision), only)


def mode(decision: Decision) -> str:
    """How many options a decision asks for: exact, may (one or none), any, upto or range."""
    least, most = decision.minimum, decision.maximum
    if least == most:
        return "exact"
    if least > 0:
        return "range"
    if most == 1:
        return "may"
    return "any" if most >= sum(decision.copies) else "upto"


def preferred(environment: dict[str, str] | None = None) -> str:
    """The code of the language that the environment asks for, English if it asks for none we have."""
    env: Mapping[str, str] = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wish = env.get(variable, "")
        if wish:
            code = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
            return code if code in CODES else _DEFAULT
    return _DEFAULT


def add_words(code: str, text: str) -> None:
    """Let a language say more: the words of cards of somebody's own. What it says already stays as it is."""
    _bundle(code).add_resource(FluentResource(text))
    _copies.cache_clear()


@cache
def language(code: str) -> Language:
    """The language of that code, loaded once."""
    return Language(code)


_current: list[str] = []


def use(code: str) -> Language:
    """Make a language the one that ``current`` gives."""
    _current[:] = [code]
    return language(code)


def current() -> Language:
    """The language in use: the one chosen with ``use``, or else the one of the environment."""
    return language(_current[0] if _current else preferred())


# Hands and plays are made of few cards, but seldom of the same ones: lines differ, their parts do not.
@lru_cache(maxsize=4096)
def _copies(code: str, card: str, count: int, accusative: bool) -> str:
    spoken = language(code)
    name = spoken.accusative(card) if accusative else spoken.name(card)
    return name if count == 1 else spoken.message("several-cards", card=name, count=count)


def _id(card: Card | str) -> str:
    return card if isinstance(card, str) else card.id


def _all_names() -> Iterator[tuple[str, Card]]:
    """Every name of every card, in all languages; versions of older editions are left to "name@1e"."""
    for card in all_cards():
        if not versions.is_older(card.id):
            for spoken in map(language, CODES):
                for name in (spoken.name(card), card.id, *spoken.other_names(card)):
                    yield name, card


@cache
def _bundle(code: str) -> Any:
    bundle = FluentBundle([code], use_isolating=False)
    folder = files("dominium.words") / "locale" / code
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
