"""A bot that plays any kingdom with money, and a few of the cards that go well with it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..cards.basic import GOLD
from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.view import View
from .buying import fitting_project, money_next, points_first
from .judgement import Judgement
from .knowledge import facts
from .situation import loses_game, stage

#: Cards that a money deck plays well: how many of them, the best first. Two kinds at most are taken.
_FAVOURITES: Final[list[tuple[str, int]]] = [
    ("wharf", 2),
    ("sea_witch", 2),
    ("old_witch", 2),
    ("witch", 2),
    ("torturer", 2),
    ("ghost_ship", 2),
    ("swashbuckler", 2),
    ("council_room", 2),
    ("courtyard", 2),
    ("smithy", 2),
    ("patrol", 2),
    ("masquerade", 1),
    ("sea_hag", 1),
    ("bandit", 1),
    ("corsair", 1),
    ("militia", 1),
    ("scholar", 2),
    ("merchant_ship", 2),
    ("villain", 1),
    ("treasurer", 2),
    ("courtier", 1),
    ("library", 1),
    ("nobles", 2),
    ("laboratory", 3),
    ("seer", 3),
    ("bureaucrat", 1),
    ("explorer", 1),
    ("silk_merchant", 1),
    ("adventurer", 1),
    ("cutpurse", 1),
    ("swindler", 1),
    ("moneylender", 1),
    ("monkey", 1),
    ("cargo_ship", 1),
    ("salvager", 1),
    ("steward", 1),
    ("navigator", 1),
    ("remodel", 1),
    ("moat", 1),
    ("lackeys", 1),
    ("chancellor", 1),
    ("woodcutter", 1),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class MoneyBot(Judgement):
    """Silver, Gold, Provinces, Duchies late, and one or two kinds of Kingdom cards."""

    def __init__(self) -> None:
        self._kingdom: list[Card] = []
        self._chosen: list[Card] = []
        self._wanted: list[int] = []

    def buy(self, decision: Decision, view: View) -> Card | None:
        now = stage(view)
        card = points_first(decision, view, now)
        if card is not None:
            return card
        if now < 3:
            card = self._favourite(decision, view)
            if card is not None and (decision.index(GOLD) < 0 or facts(card).worth > facts(GOLD).worth):
                return card
        if view.projects:
            card = fitting_project(decision, view)
            if card is not None:
                return card
        return money_next(decision, view, now)

    def _favourite(self, decision: Decision, view: View) -> Card | None:
        """A Kingdom card the deck still wants, the best first."""
        if self._kingdom is not view.kingdom:
            self._choose(view)
        treasures = -1
        for i in range(len(self._chosen)):
            card = self._chosen[i]
            if decision.index(card) < 0 or loses_game(card, view):
                continue
            owned = view.count(card)
            if owned >= self._wanted[i]:
                continue
            if owned > 0:
                # The next copy only when the deck has grown.
                if treasures < 0:
                    treasures = view.treasure_cards()
                if owned * 9 >= treasures:
                    continue
            return card
        return None

    def _choose(self, view: View) -> None:
        """Pick two kinds for this kingdom."""
        self._kingdom = view.kingdom
        self._chosen = []
        self._wanted = []
        for name, amount in _FAVOURITES:
            for card in view.kingdom:
                if facts(card).name == name and len(self._chosen) < 2:
                    self._chosen.append(card)
                    self._wanted.append(amount)
