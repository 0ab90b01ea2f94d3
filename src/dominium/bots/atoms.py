"""The other things a strategy may ask: kinds of cards, zones, tokens, points, the state of the turn and the game."""

from __future__ import annotations

from typing import Final

from ..engine.card import Card
from ..engine.catalogue import all_cards
from ..engine.types import ACTION, ATTACK, CURSE_TYPE, DURATION, PROJECT, REACTION, TREASURE, VICTORY
from ..engine.view import View
from .expressions import Expression, version_in
from .knowledge import Facts, facts
from .last_purchases import gains_to_end

#: The words for kinds of cards: those of a type, and those that judgement knows.
TYPES: Final[dict[str, int]] = {
    "actions": ACTION,
    "treasures": TREASURE,
    "victory": VICTORY,
    "curses": CURSE_TYPE,
    "attacks": ATTACK,
    "reactions": REACTION,
    "durations": DURATION,
}
GROUPS: Final = [
    "actions",
    "treasures",
    "victory",
    "curses",
    "attacks",
    "reactions",
    "durations",
    "terminals",
    "villages",
    "cantrips",
    "cards",
]


class Cards:
    """One card, or all cards of a kind."""

    def __init__(self, name: str, card: Card | None) -> None:
        self.name: str = name
        self.card: Card | None = card
        #: 1 for the cards of the kind, by their numbers
        self.weights: list[int] = [] if card is not None else _weights(name)

    def has(self, card: Card) -> bool:
        if self.card is not None:
            return card is self.card
        return card.number < len(self.weights) and self.weights[card.number] != 0

    def among(self, cards: list[Card]) -> int:
        """How many of some cards are meant."""
        count = 0
        for card in cards:
            if self.has(card):
                count += 1
        return count

    def bind(self, kingdom: list[Card]) -> None:
        if self.card is not None:
            self.card = version_in(self.card, kingdom)


def one(card: Card) -> Cards:
    return Cards(card.plain, card)


def _weights(name: str) -> list[int]:
    if name not in GROUPS:
        raise ValueError(f"'{name}' is no kind of cards; there are: {', '.join(GROUPS)}")
    weights: list[int] = []
    for card in all_cards():
        weights.append(1 if _in_group(card, facts(card), name) else 0)
    return weights


def _in_group(card: Card, known: Facts, name: str) -> bool:
    if name == "terminals":
        return known.terminal
    if name == "villages":
        return card.types & ACTION != 0 and known.actions > 1
    if name == "cantrips":
        return card.types & ACTION != 0 and known.actions > 0 and known.cards > 0
    if name == "cards":
        return True
    return card.types & TYPES[name] != 0


def coin_weights() -> list[int]:
    """The coins that each card of the catalogue brings when played."""
    return [facts(card).brings for card in all_cards()]


class OwnedKind(Expression):
    """Cards of a kind the player owns."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, view: View) -> int:
        return view.weigh(self.cards.weights)

    def effort(self) -> int:
        return 12

    def text(self) -> str:
        return f"count({self.cards.name})"


class OwnedProject(Expression):
    """1 if the player has a Project, or holds an Artifact."""

    def __init__(self, card: Card) -> None:
        self.card: Card = card

    def value(self, view: View) -> int:
        if self.card.types & PROJECT:
            for project in view.owned_projects(view.seat):
                if project is self.card:
                    return 1
            return 0
        return 1 if view.holder(self.card) == view.seat else 0

    def text(self) -> str:
        return f"count({self.card.id})"


class ProjectsOwned(Expression):
    def value(self, view: View) -> int:
        return len(view.owned_projects(view.seat))

    def text(self) -> str:
        return "count(projects)"


#: The zones that can be counted.
ZONES: Final = ("in_hand", "in_play", "on_mats", "in_trash", "theirs")


class InZone(Expression):
    """Cards in the player's hand, in play or on the mats, in the trash, or among all that the other players own."""

    def __init__(self, zone: str, cards: Cards) -> None:
        if zone not in ZONES:
            raise ValueError(f"'{zone}' is no zone; there are: {', '.join(ZONES)}")
        self.zone: str = zone
        self.cards: Cards = cards

    def value(self, view: View) -> int:
        zone = self.zone
        if zone == "in_hand":
            card = self.cards.card
            return self.cards.among(view.hand) if card is None else view.in_hand(card)
        if zone == "in_play":
            return self.cards.among(view.in_play(view.seat))
        if zone == "in_trash":
            return self.cards.among(view.trash)
        count = 0
        if zone == "on_mats":
            for mat in view.mat_sizes(view.seat):
                count += self.cards.among(view.mat(view.seat, mat))
        else:
            for seat in range(view.players):
                if seat != view.seat:
                    count += self.cards.among(view.owned(seat))
        return count

    def bind(self, kingdom: list[Card]) -> None:
        self.cards.bind(kingdom)

    def text(self) -> str:
        return f"{self.zone}({self.cards.name})"


class Cost(Expression):
    """What a card costs now."""

    def __init__(self, card: Card) -> None:
        self.card: Card = card

    def value(self, view: View) -> int:
        return view.cost(self.card)

    def bind(self, kingdom: list[Card]) -> None:
        self.card = version_in(self.card, kingdom)

    def text(self) -> str:
        return f"cost({self.card.plain})"


class PileTokens(Expression):
    """Embargo tokens on a pile."""

    def __init__(self, card: Card) -> None:
        self.card: Card = card

    def value(self, view: View) -> int:
        return view.pile_tokens(self.card)

    def bind(self, kingdom: list[Card]) -> None:
        self.card = version_in(self.card, kingdom)

    def text(self) -> str:
        return f"embargo({self.card.plain})"


class Tokens(Expression):
    """The player's tokens of a card: Pirate Ship, Sinister Plot."""

    def __init__(self, card: Card) -> None:
        self.card: Card = card

    def value(self, view: View) -> int:
        return view.tokens(view.seat, self.card.id)

    def text(self) -> str:
        return f"tokens({self.card.id})"


class Money(Expression):
    """The coins that all cards of the player bring, Treasures and Actions, those on mats too."""

    def __init__(self) -> None:
        self._coins: list[int] = coin_weights()

    def value(self, view: View) -> int:
        return view.weigh(self._coins)

    def text(self) -> str:
        return "money"


class MatMoney(Expression):
    """The coins that the cards on the player's mats would bring."""

    def __init__(self) -> None:
        self._coins: list[int] = coin_weights()

    def value(self, view: View) -> int:
        total = 0
        for mat in view.mat_sizes(view.seat):
            for card in view.mat(view.seat, mat):
                if card.number < len(self._coins):
                    total += self._coins[card.number]
        return total

    def text(self) -> str:
        return "mat_money"


class SoFar:
    """How many cards an answer in the making has taken."""

    def __init__(self) -> None:
        self.count: int = 0


class Chosen(Expression):
    """How many cards were chosen before this one, in the same answer."""

    def __init__(self, taken: SoFar) -> None:
        self._taken: SoFar = taken

    def value(self, view: View) -> int:
        return self._taken.count

    def text(self) -> str:
        return "chosen"


def best_other(view: View) -> int:
    """The most points another player has."""
    best = -1000000
    for seat in range(view.players):
        if seat != view.seat:
            best = max(best, view.points(seat))
    return best


# Words that stand for one number; the number picks the branch below.
_WORDS: Final = (
    "turn",
    "coins",
    "buys",
    "actions",
    "deck",
    "draw_pile",
    "points",
    "best_other",
    "lead",
    "empty_piles",
    "gains_to_end",
    "coffers",
    "villagers",
    "hand_size",
    "players",
    "action_phase",
    "always",
    "never",
)


#: what takes more than a glance
_EFFORT: Final = {"points": 16, "best_other": 20, "lead": 36, "gains_to_end": 24}


class Fact(Expression):
    """A number that has a word of its own."""

    def __init__(self, word: str) -> None:
        if word not in _WORDS:
            raise ValueError(f"'{word}' is no fact; there are: {', '.join(_WORDS)}")
        self.word: str = word
        self._which: int = _WORDS.index(word)

    def value(self, view: View) -> int:
        which = self._which
        if which < 5:
            if which == 0:
                return view.turns(view.seat)
            if which == 1:
                return view.coins
            if which == 2:
                return view.buys
            return view.actions if which == 3 else view.deck_total()
        if which < 9:
            if which == 5:
                return view.deck_size
            if which == 6:
                return view.points(view.seat)
            if which == 7:
                return best_other(view)
            return view.points(view.seat) - best_other(view)
        if which < 13:
            if which == 9:
                return view.empty_piles
            if which == 10:
                return gains_to_end(view)
            return view.coffers(view.seat) if which == 11 else view.villagers(view.seat)
        if which == 13:
            return view.hand_size(view.seat)
        if which == 14:
            return view.players
        if which == 15:
            return 1 if view.phase == "action" else 0
        return 1 if which == 16 else 0

    def effort(self) -> int:
        """Points and gains take a look at all cards or piles."""
        return _EFFORT.get(self.word, 1)

    def text(self) -> str:
        return self.word


def fact_words() -> list[str]:
    """The words that ``Fact`` knows."""
    return list(_WORDS)
