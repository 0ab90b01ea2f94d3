"""The story of a game in words: what happened, short enough to be read at a glance."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..engine.catalogue import UnknownCard, card_named
from ..engine.events import Event
from ..engine.types import TREASURE
from .languages import Language

#: how many groups of events, the last ones, those to come can still change: a bonus makes an ability at the end part of
#: the play before it
STILL_OPEN: Final = 2
#: events that another event of the same moment tells already: their kinds and words
_SILENT: Final = {("discard", "clean_up"), ("gain", "bought")}


class Line(NamedTuple):
    """One line of the log: the kind of event it tells, whose it is (-1: nobody's), the words, the event's number."""

    kind: str
    seat: int
    text: str
    number: int = -1


class Saying(NamedTuple):
    """What one line tells, in no language yet: an event, joined with those that followed it, and what it gave."""

    event: Event
    #: resources and how much of each
    bonuses: tuple[tuple[str, int], ...] = ()
    #: abilities that added to them
    helpers: tuple[str, ...] = ()

    def text(self, names: list[str], language: Language) -> str:
        """The line, "" for what goes without saying."""
        text = language.event(self.event, names)
        if not text or not (self.bonuses or self.helpers):
            return text
        parts = [language.listing([card]) for card in self.helpers]
        parts += [language.bonus(resource, amount) for resource, amount in self.bonuses]
        return language.message("log-with-bonus", line=text, bonuses=", ".join(parts))


class Group(NamedTuple):
    """Events that are told together, from the one with a number on."""

    number: int
    #: whether it happens at Clean-up
    cleaning: bool
    sayings: list[Saying]


def grouped(events: list[Event], cleaning: bool = False) -> list[Group]:
    """Events that follow each other, as they come from ``Event.seen_from``, joined for telling.

    Treasures played one after the other become one line, as do equal tokens, a bonus joins the card that gave it,
    and the hand drawn at Clean-up goes without saying. ``cleaning``: they begin in the middle of Clean-up.
    """
    groups: list[Group] = []
    at = 0
    while at < len(events):
        event = events[at]
        before = cleaning
        at += 1
        if event.kind == "turn":
            cleaning = False
        elif event.kind == "discard" and event.word == "clean_up":
            cleaning = True
        if (event.kind == "draw" and cleaning) or (event.kind, event.word) in _SILENT:
            said: list[Saying] = []
        elif event.kind in ("play", "ability"):
            bonuses = _Bonuses()
            joined, at = bonuses.join(events, at)
            said = [bonuses.saying(joined), *map(Saying, bonuses.drawn)]
        elif event.kind == "spend":
            joined, at = _spent_together(events, at)
            said = [Saying(joined)]
        else:
            said = [Saying(event)]
        groups.append(Group(event.number, before, said))
    return groups


def tell(events: list[Event], names: list[str], language: Language) -> list[Line]:
    """The lines for events in order, as they come from ``Event.seen_from``."""
    return [
        Line(saying.event.kind, saying.event.seat, text, saying.event.number)
        for group in grouped(events)
        for saying in group.sayings
        if (text := saying.text(names, language))
    ]


def _spent_together(events: list[Event], at: int) -> tuple[Event, int]:
    """Join the token spent before ``at`` with the equal ones that follow it."""
    event = events[at - 1]
    amount = event.amount
    while at < len(events) and (events[at].kind, events[at].seat, events[at].word) == (
        event.kind,
        event.seat,
        event.word,
    ):
        amount += events[at].amount
        at += 1
    if amount == event.amount:
        return event, at
    return Event(event.number, event.kind, event.seat, [], "", "", amount, event.word, event.seen, []), at


class _Bonuses:
    """What a play gave, and the abilities that added to it."""

    def __init__(self) -> None:
        self.amounts: dict[str, int] = {}
        self.helpers: list[str] = []
        #: cards drawn in between, to be told after the play
        self.drawn: list[Event] = []

    def saying(self, event: Event) -> Saying:
        """The event with what it gave."""
        return Saying(event, tuple(self.amounts.items()), tuple(self.helpers))

    def join(self, events: list[Event], at: int) -> tuple[Event, int]:
        """Join the event before ``at`` with the bonuses, and a Treasure with the Treasures, that follow it."""
        event = events[at - 1]
        cards = event.cards.copy()
        treasures = _treasure(event)
        while at < len(events) and events[at].seat == event.seat:
            following = events[at]
            if following.kind == "plus" and following.amount > 0:
                self.amounts[following.word] = self.amounts.get(following.word, 0) + following.amount
            elif treasures and _treasure(following):
                cards.extend(following.cards)
            elif treasures and _helps(following, cards[-1], events, at):
                self.helpers.extend(following.cards)
            elif following.kind in ("draw", "shuffle"):
                self.drawn.append(following)
            else:
                break
            at += 1
        if len(cards) == len(event.cards):
            return event, at
        origin, target, word, seen = event.origin, event.target, event.word, event.seen
        return Event(event.number, "play", event.seat, cards, origin, target, len(cards), word, seen, []), at


def _helps(event: Event, played: str, events: list[Event], at: int) -> bool:
    """Whether an event is an ability that only adds a bonus to the card just played."""
    return (
        event.kind == "ability"
        and event.word == played
        and at + 1 < len(events)
        and events[at + 1].kind == "plus"
    )


def _treasure(event: Event) -> bool:
    if event.kind != "play" or not event.cards:
        return False
    try:
        return card_named(event.cards[0]).types & TREASURE != 0
    except UnknownCard:
        return False
