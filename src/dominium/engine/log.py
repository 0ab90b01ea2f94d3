"""The log of a game: one method for each thing that can happen. A game without one pays nothing.

Who may know the cards of an event is said by ``seen``, a mask of seats; where a method does not ask, everybody does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events
from .events import ALL, NO_CARDS, Event, single

if TYPE_CHECKING:
    from .card import Card


def _ids(cards: list[Card] | None) -> list[str]:
    if not cards:
        return NO_CARDS
    if len(cards) > 1:
        return [card.id for card in cards]
    return single(cards[0].id)


class Log:
    """What happened since it was begun, numbered through the whole game."""

    def __init__(self, number: int = 0) -> None:
        #: the number of the next event
        self.number: int = number
        self.events: list[Event] = []

    @property
    def first(self) -> int:
        """The number of the first event in it, whether there is one already or not."""
        return self.number - len(self.events)

    def following(self) -> Log:
        """An empty log that goes on numbering where this one stands."""
        return Log(self.number)

    # The turn

    def turn(self, seat: int, number: int, *, extra: bool) -> None:
        """A turn begins: the player's so-manieth."""
        self._add(events.TURN, seat, word="extra" if extra else "", amount=number)

    def end(self) -> None:
        """The game is over."""
        self._add(events.END, -1)

    # Playing

    def play(self, seat: int, card: Card) -> None:
        self._add(events.PLAY, seat, [card], target="play")

    def plus(self, seat: int, resource: str, amount: int) -> None:
        """Actions, Buys, coins, Coffers or Villagers."""
        self._add(events.PLUS, seat, word=resource, amount=amount)

    def spend(self, seat: int, token: str) -> None:
        """A token of the own mat was spent."""
        self._add(events.SPEND, seat, word=token, amount=1)

    def react(self, seat: int, card: Card, to: Card) -> None:
        """A card was used from the hand when ``to`` was played or gained."""
        self._add(events.REACT, seat, [card], "hand", "hand", word=to.id)

    def ability(self, seat: int, card: Card, at: Card) -> None:
        """An ability left behind acts, because of ``at`` if a card is the reason."""
        self._add(events.ABILITY, seat, [card], word=at.id)

    def choose(self, seat: int, card: Card, word: str) -> None:
        self._add(events.CHOOSE, seat, [card], word=word)

    def name(self, seat: int, card: Card) -> None:
        self._add(events.NAME, seat, [card])

    # Cards coming and going

    def buy(self, seat: int, card: Card, cost: int) -> None:
        self._add(events.BUY, seat, [card], "supply", amount=cost)

    def gain(self, seat: int, card: Card, origin: str, target: str, *, bought: bool) -> None:
        self._add(events.GAIN, seat, [card], origin, target, word="bought" if bought else "")

    def trash(self, seat: int, cards: list[Card], origin: str) -> None:
        self._add(events.TRASH, seat, cards, origin, "trash")

    def return_to_supply(self, seat: int, cards: list[Card], origin: str) -> None:
        self._add(events.RETURN, seat, cards, origin, "supply")

    def pass_card(self, giver: int, taker: int, card: Card) -> None:
        """A card goes from hand to hand; nobody else knows it."""
        self._add(events.PASS, giver, [card], "hand", "hand", seen=1 << giver | 1 << taker, word=str(taker))

    # Between a player's zones

    def draw(self, seat: int, cards: list[Card]) -> None:
        self._add(events.DRAW, seat, cards, "deck", "hand", seen=1 << seat)

    def discard(
        self,
        seat: int,
        cards: list[Card],
        origin: str,
        *,
        seen: int = ALL,
        shown: list[Card] | None = None,
        clean_up: bool = False,
    ) -> None:
        """Cards were discarded; ``shown`` are those that everybody saw."""
        word = "clean_up" if clean_up else ""
        self._add(events.DISCARD, seat, cards, origin, "discard", seen=seen, word=word, shown=shown)

    def discard_deck(self, seat: int, top: list[Card], amount: int) -> None:
        """The whole deck went to the discard pile; only its last card was seen."""
        self._add(events.DISCARD, seat, top, "deck", "discard", amount=amount)

    def shuffle(self, seat: int, amount: int) -> None:
        self._add(events.SHUFFLE, seat, None, "discard", "deck", amount=amount)

    def look(self, seat: int, cards: list[Card]) -> None:
        self._add(events.LOOK, seat, cards, "deck", "looking", seen=1 << seat)

    def look_at_bottom(self, seat: int, card: Card) -> None:
        self._add(events.LOOK, seat, [card], "deck", "deck", seen=1 << seat, word="bottom")

    def reveal(self, seat: int, cards: list[Card], origin: str) -> None:
        self._add(events.REVEAL, seat, cards, origin, origin)

    def put_back(self, seat: int, cards: list[Card], origin: str, seen: int, place: str = "") -> None:
        """Cards went onto the deck, or into it at a place."""
        self._add(events.PUT_BACK, seat, cards, origin, "deck", seen=seen, word=place)

    def to_hand(self, seat: int, cards: list[Card], origin: str, seen: int) -> None:
        self._add(events.TO_HAND, seat, cards, origin, "hand", seen=seen)

    def set_aside(self, seat: int, cards: list[Card], origin: str, seen: int) -> None:
        self._add(events.SET_ASIDE, seat, cards, origin, "aside", seen=seen)

    def mat(self, seat: int, cards: list[Card], name: str, seen: int) -> None:
        """Cards were put onto a mat."""
        self._add(events.MAT, seat, cards, target=name, seen=seen)

    # Tokens, Projects, Artifacts

    def token(self, seat: int, card: Card, name: str, target: str = "") -> None:
        """A token was put onto a card or pile."""
        self._add(events.TOKEN, seat, [card], target=target, word=name, amount=1)

    def project(self, seat: int, card: Card) -> None:
        self._add(events.PROJECT, seat, [card])

    def artifact(self, seat: int, card: Card) -> None:
        self._add(events.ARTIFACT, seat, [card])

    def _add(
        self,
        kind: str,
        seat: int,
        cards: list[Card] | None = None,
        origin: str = "",
        target: str = "",
        *,
        seen: int = ALL,
        word: str = "",
        amount: int = -1,
        shown: list[Card] | None = None,
    ) -> None:
        ids = _ids(cards)
        number = len(ids) if amount < 0 else amount
        self.events.append(
            Event(self.number, kind, seat, ids, origin, target, number, word, seen, _ids(shown))
        )
        self.number += 1
