"""The story of a game in words: what happened, short enough to be read at a glance."""

from __future__ import annotations

from typing import NamedTuple

from ..engine.catalogue import UnknownCard, card_named
from ..engine.events import Event
from ..engine.types import TREASURE
from .languages import Language


class Line(NamedTuple):
    """One line of the log: the kind of event it tells, whose it is (-1: nobody's), the words, the event's number."""

    kind: str
    seat: int
    text: str
    number: int = -1


def tell(events: list[Event], names: list[str], language: Language) -> list[Line]:
    """The lines for events in order, as they come from ``Event.seen_from``.

    Treasures played one after the other become one line, as do equal tokens, a bonus joins the card that gave it,
    and the hand drawn at Clean-up goes without saying.
    """
    lines: list[Line] = []
    cleaning = False
    at = 0
    while at < len(events):
        event = events[at]
        at += 1
        if event.kind == "turn":
            cleaning = False
        elif event.kind == "discard" and event.word == "clean_up":
            cleaning = True
        elif event.kind == "draw" and cleaning:
            continue
        bonuses = _Bonuses()
        if event.kind in ("play", "ability"):
            event, at = bonuses.join(events, at)
        elif event.kind == "spend":
            event, at = _spent_together(events, at)
        text = language.event(event, names)
        given = bonuses.words(language)
        if text and given:
            text = language.message("log-with-bonus", line=text, bonuses=given)
        if text:
            lines.append(Line(event.kind, event.seat, text, event.number))
        for drawn in bonuses.drawn:
            lines.append(Line(drawn.kind, drawn.seat, language.event(drawn, names), drawn.number))
    return lines


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

    def words(self, language: Language) -> str:
        parts = [language.listing([card]) for card in self.helpers]
        parts += [language.bonus(resource, amount) for resource, amount in self.amounts.items()]
        return ", ".join(parts)

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
