"""What happened, for logs, animations, replays and statistics. Off, it costs nothing."""

from __future__ import annotations

from typing import Any, Final

ALL: Final = -1  #: the mask of seats when everybody sees the cards


class Event:
    """One thing that happened.

    ``cards`` are the ids of the cards concerned, ``seen`` the mask of seats that may know them; others learn only
    ``shown`` (the top card of several discarded, say) and how many there were.
    """

    def __init__(
        self,
        number: int,
        kind: str,
        seat: int,
        cards: list[str],
        origin: str,
        target: str,
        amount: int,
        word: str,
        seen: int,
        shown: list[str],
    ) -> None:
        self.number: int = number
        self.kind: str = kind
        self.seat: int = seat
        self.cards: list[str] = cards
        self.origin: str = origin
        self.target: str = target
        #: how many cards, or how much of something
        self.amount: int = amount
        #: what it is about: a resource, a phase, a chosen option, the card that caused it
        self.word: str = word
        self.seen: int = seen
        self.shown: list[str] = shown

    def seen_from(self, seat: int) -> Event:
        """The event as that seat may know it (seat -1: a spectator)."""
        if self.seen == ALL or (seat >= 0 and self.seen >> seat & 1):
            return self
        return Event(
            self.number,
            self.kind,
            self.seat,
            self.shown.copy(),
            self.origin,
            self.target,
            self.amount,
            self.word,
            ALL,
            self.shown,
        )

    def as_dict(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "kind": self.kind,
            "seat": self.seat,
            "cards": self.cards,
            "origin": self.origin,
            "target": self.target,
            "amount": self.amount,
            "word": self.word,
        }

    def __repr__(self) -> str:
        return f"<{self.number} {self.kind} seat {self.seat} {self.cards} {self.word} {self.amount}>"
