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

#: kinds of Kingdom cards that one deck takes
_KINDS: Final = 2


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
        """Pick the kinds for this kingdom: those that a money deck plays best."""
        self._kingdom = view.kingdom
        liked = [card for card in view.kingdom if facts(card).sense.money_copies > 0]
        liked.sort(key=_rank, reverse=True)
        self._chosen = liked[:_KINDS]
        self._wanted = [facts(card).sense.money_copies for card in self._chosen]


def _rank(card: Card) -> int:
    return facts(card).sense.money_rank
