"""What to buy where no strategy says it: points when their time has come, money, and the Projects that fit."""

from __future__ import annotations

from typing import Final

from ..cards.basic import COPPER, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.types import ACTION, PROJECT
from ..engine.view import View
from .knowledge import facts
from .situation import loses_game, stage

#: Coins in Treasures from which a money deck turns to Provinces, and the turn from which it does so anyway.
_TREASURE_FOR_PROVINCES: Final = 18
_TURN_FOR_PROVINCES: Final = 14

_SILVER_COST: Final = 3


def points_first(decision: Decision, view: View, now: int) -> Card | None:
    """A Victory card, if its time has come; none that ends the game while another player is ahead."""
    if decision.index(PROVINCE) >= 0 and not loses_game(PROVINCE, view):
        ready = now > 0 or view.turns(view.seat) > _TURN_FOR_PROVINCES
        if ready or view.treasure_total() > _TREASURE_FOR_PROVINCES:
            return PROVINCE
    if now >= 2 and decision.index(DUCHY) >= 0 and not loses_game(DUCHY, view):
        return DUCHY
    if now == 3 and decision.index(ESTATE) >= 0 and not loses_game(ESTATE, view):
        return ESTATE
    return None


def money_next(decision: Decision, view: View, now: int) -> Card | None:
    """Gold, else Silver, or a Duchy when Provinces are going; in the end only points."""
    if decision.index(GOLD) >= 0 and not loses_game(GOLD, view):
        return GOLD
    if now >= 1 and decision.index(DUCHY) >= 0 and not loses_game(DUCHY, view):
        return DUCHY
    if decision.index(SILVER) >= 0 and not loses_game(SILVER, view):
        return SILVER
    if decision.index(COPPER) >= 0 and view.treasure_total() < _SILVER_COST and not loses_game(COPPER, view):
        return COPPER  # robbed of all money: otherwise there is no way back
    return None


# Projects

#: From this worth on a Project is bought, if the same coins buy nothing better.
_ENOUGH: Final = 40


def project_worth(card: Card, view: View) -> int:
    """How much a Project helps the deck the player has, with the game as far as it is."""
    known = facts(card).sense
    actions = 0
    terminals = 0
    for other in view.owned(view.seat):
        if other.types & ACTION:
            actions += 1
            if facts(other).terminal:
                terminals += 1
    worth = known.alone + known.for_action * actions + known.for_terminal * terminals
    late = 12 * stage(view) + 2 * max(0, view.turns(view.seat) - 6)
    return known.project(view, worth, late)


def fitting_project(decision: Decision, view: View) -> Card | None:
    """The Project to buy now, None if none is worth its coins."""
    best: Card | None = None
    most = _ENOUGH - 1
    for card in decision.cards:
        if card.types & PROJECT:
            worth = project_worth(card, view)
            # It should not cost much less than what there is to spend.
            if worth > most and view.cost(card) + 2 >= view.coins:
                most = worth
                best = card
    return best
