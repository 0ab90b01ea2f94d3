"""A finished game turn by turn and shuffle by shuffle: what each player could spend, bought, gained and lost."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine import events
from ...engine.events import Event
from ..protocol import ShuffleStory, TurnStory


def turns_of(happened: Iterable[Event], players: int) -> list[TurnStory]:
    """Every turn, in order."""
    found: list[TurnStory] = []
    for event in happened:
        if event.kind == events.TURN:
            found.append(_beginning(event, players))
        elif found:
            _tell(found[-1], event)
    return found


def _beginning(event: Event, players: int) -> TurnStory:
    return {
        "seat": event.seat,
        "number": event.amount,
        "extra": event.word == "extra",
        "coins": 0,
        "bought": [],
        "came": [[] for _ in range(players)],
        "went": [[] for _ in range(players)],
    }


def _tell(turn: TurnStory, event: Event) -> None:
    """Add to a turn what happened on it."""
    own = event.seat == turn["seat"]
    if own and _gives_coins(event):
        turn["coins"] += event.amount
    elif own and event.kind in (events.BUY, events.PROJECT):
        turn["bought"] += event.cards
    for seat, came, went in _moved(event):
        turn["came"][seat] += came
        turn["went"][seat] += went


def _gives_coins(event: Event) -> bool:
    return (event.kind, event.word) in ((events.PLUS, "coins"), (events.SPEND, "coffers"))


def _moved(event: Event) -> list[tuple[int, list[str], list[str]]]:
    """Who owns what more and what less: a seat, what came, what went."""
    if event.kind == events.GAIN:
        return [(event.seat, event.cards, [])]
    if event.kind == events.RETURN or (event.kind == events.TRASH and event.origin != "supply"):
        return [(event.seat, [], event.cards)]
    if event.kind == events.PASS:
        return [(event.seat, [], event.cards), (int(event.word), event.cards, [])]
    return []


def shuffles_of(happened: Iterable[Event], players: int) -> list[ShuffleStory]:
    """Every shuffle from the first turn on, in order, with what each deck became since the one before."""
    found: list[ShuffleStory] = []
    came: list[list[str]] = [[] for _ in range(players)]
    went: list[list[str]] = [[] for _ in range(players)]
    turns = [0] * players
    for event in happened:
        if event.kind == events.TURN:
            turns[event.seat] = event.amount
        elif event.kind == events.SHUFFLE and any(turns):
            seat = event.seat
            found.append(
                {
                    "seat": seat,
                    "turn": turns[seat],
                    "cards": event.amount,
                    "came": came[seat],
                    "went": went[seat],
                }
            )
            came[seat], went[seat] = [], []
        for seat, more, less in _moved(event):
            came[seat] += more
            went[seat] += less
    return found
