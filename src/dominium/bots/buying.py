"""What to buy where no strategy says it: points when their time has come, money, and the Projects that fit."""

from __future__ import annotations

from typing import Final

from ..cards.basic import COPPER, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.types import ACTION, PROJECT, VICTORY
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

#: Worth of a Project to a deck of money, and what each Action card or terminal Action card of the deck adds to it.
#: A Project is bought from 40 on, if the same coins buy nothing better.
_TABLE: Final[list[tuple[str, int, int, int]]] = [
    # id, by itself, for each Action, for each terminal Action
    ("cathedral", 25, 0, 0),
    ("city_gate", 42, 0, 0),
    ("pageant", 42, 0, 0),
    ("sewers", 10, 0, 0),
    ("star_chart", 30, 1, 0),
    ("exploration", 20, 0, 0),
    ("fair", 25, 2, 0),
    ("silos", 34, 1, 0),
    ("sinister_plot", 50, 0, 0),
    ("academy", 10, 3, 4),
    ("capitalism", 10, 4, 2),
    ("fleet", 20, 0, 0),
    ("guildhall", 62, 0, 0),
    ("piazza", 15, 6, 0),
    ("road_network", 40, 0, 0),
    ("barracks", 15, 2, 9),
    ("crop_rotation", 45, 0, 0),
    ("innovation", 20, 5, 0),
    ("canal", 80, 0, 0),
    ("citadel", 25, 6, 0),
]


def _rows() -> dict[str, tuple[int, int, int]]:
    return {name: (base, action, terminal) for name, base, action, terminal in _TABLE}


PROJECTS: Final[dict[str, tuple[int, int, int]]] = _rows()

#: from this worth on a Project is bought
_ENOUGH: Final = 40


def project_worth(card: Card, view: View) -> int:
    """How much a Project helps the deck the player has, with the game as far as it is."""
    base, for_action, for_terminal = PROJECTS.get(card.id, (0, 0, 0))
    actions = 0
    terminals = 0
    victory = 0
    for other in view.owned(view.seat):
        if other.types & ACTION:
            actions += 1
            if facts(other).terminal:
                terminals += 1
        elif other.types & VICTORY:
            victory += 1
    worth = base + for_action * actions + for_terminal * terminals
    if card.id == "road_network":
        worth += 8 * (view.players - 2)
    elif card.id == "crop_rotation":
        worth += 3 * victory
    elif card.id == "capitalism":
        worth += _capitalism(view)
    now = stage(view)
    if card.id == "fleet":
        # One more turn is worth most to whoever buys it last.
        return 65 if now == 3 else 45 if now == 2 else 10
    return worth - 12 * now - 2 * max(0, view.turns(view.seat) - 6)


def _capitalism(view: View) -> int:
    worth = 0
    for card in view.owned(view.seat):
        if card.plus_coins and card.types & ACTION:
            worth += 8
    return worth


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
