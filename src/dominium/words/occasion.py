"""What led to a question: who played which card, and what it has done since."""

from __future__ import annotations

from collections.abc import Reversible
from typing import NamedTuple

from ..engine import events as told
from ..engine.decisions import Decision
from ..engine.events import Event

_DEEDS = (told.PLAY, told.GAIN, told.ABILITY, told.REACT)


class Occasion(NamedTuple):
    """What is known of how a question came about; everything is empty where nothing is."""

    #: what was done with the card that asks: ``play``, ``gain``, or something else
    deed: str = ""
    #: who did it, "" if it was the one who is asked
    who: str = ""
    #: the other player it was last about
    other: str = ""
    #: what the card has trashed so far
    trashed: str = ""


NONE = Occasion()


def occasion_of(decision: Decision, events: Reversible[Event], names: list[str]) -> Occasion:
    """How a question came about; the events are to be those that the one who is asked may know."""
    source = decision.source
    if source is None:
        return NONE
    deed: Event | None = None
    since: list[Event] = []
    for event in reversed(events):
        if event.kind in _DEEDS and source in event.cards:
            deed = event
            break
        since.append(event)
    if deed is None:
        return NONE
    since.reverse()
    others = [event.seat for event in since if event.seat not in (-1, decision.seat)]
    # The first one: what a Project trashes because of it comes later.
    trashed = next((event.cards for event in since if event.kind == told.TRASH and event.cards), [])
    return Occasion(
        deed.kind,
        "" if deed.seat == decision.seat else names[deed.seat],
        names[others[-1]] if others else "",
        trashed[0] if trashed else "",
    )
