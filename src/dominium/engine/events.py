"""What happened, as the log keeps it, and the kinds of it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i16, i32

ALL: Final = -1  #: the mask of seats when everybody sees the cards

# The kinds of events.
TURN: Final = "turn"
PLAY: Final = "play"
PLUS: Final = "plus"  #: Actions, Buys, coins, Coffers or Villagers
SPEND: Final = "spend"  #: a token of the own mat
BUY: Final = "buy"
GAIN: Final = "gain"
TRASH: Final = "trash"
DRAW: Final = "draw"
DISCARD: Final = "discard"
SHUFFLE: Final = "shuffle"
LOOK: Final = "look"
REVEAL: Final = "reveal"
PUT_BACK: Final = "put_back"  #: onto the deck, or into it
TO_HAND: Final = "to_hand"
SET_ASIDE: Final = "set_aside"
MAT: Final = "mat"
RETURN: Final = "return"  #: to the Supply
PASS: Final = "pass"
NAME: Final = "name"
CHOOSE: Final = "choose"
REACT: Final = "react"  #: a card used from the hand
ABILITY: Final = "ability"  #: an ability left behind, or of a Project or Artifact
TOKEN: Final = "token"
PROJECT: Final = "project"
ARTIFACT: Final = "artifact"
END: Final = "end"


#: The cards of most events, none or a single one, are lists that all of them share: a long game has thousands of events,
#: and nobody changes the cards of one.
NO_CARDS: Final[list[str]] = []
_SINGLE: Final[dict[str, list[str]]] = {}


def single(card: str) -> list[str]:
    """A card alone, by its id; read-only."""
    found = _SINGLE.get(card)
    if found is None:
        found = _SINGLE[card] = [card]
    return found


class Event:
    """One thing that happened.

    ``cards`` are the ids of the cards concerned, ``seen`` the mask of seats that may know them; others learn only
    ``shown`` (the top card of several discarded, say) and how many there were. A table keeps all events of its game, so
    its numbers are small ones.
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
        # The small numbers stand together: between others each would take as much room as a large one.
        self.number: i32 = number
        #: how many cards, or how much of something
        self.amount: i32 = amount
        self.seat: i16 = seat
        self.seen: i16 = seen
        self.kind: str = kind
        self.cards: list[str] = cards
        self.origin: str = origin
        self.target: str = target
        #: what it is about: a resource, a phase, a chosen option, the card that caused it
        self.word: str = word
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
