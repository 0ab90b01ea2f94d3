"""From the choice of a kingdom to its cards."""

from __future__ import annotations

from ...cards.kingdoms import Kingdom, kingdom_named, random_kingdom, split_kingdom
from ...cards.sets import newest_sets, set_ids
from ...engine.card import Card
from ...engine.catalogue import UnknownCard, card_named
from ...engine.random import FastRandom
from ...engine.setup import BadSetup, Setup
from ...engine.types import ARTIFACT, PROJECT
from ..protocol import (
    KingdomChoice,
    NamedKingdom,
    PickedKingdom,
    RandomKingdom,
    RecommendedKingdom,
    Refusal,
    SplitKingdom,
)
from .tasks import task_for


def known_card(name: str, types: int = 0) -> Card:
    """A Kingdom card (or a Project, ``types=PROJECT``) by its id."""
    try:
        card = card_named(name)
    except UnknownCard:
        raise Refusal("card", detail=f"no card {name!r}", name=name[:40]) from None
    if card.basic or card.types & ARTIFACT or not card.sets or (card.types & PROJECT) != types:
        raise Refusal("not-kingdom", detail=f"{name} cannot be chosen here", name=name[:40])
    return card


def any_choosable(name: str) -> Card:
    """A Kingdom card or a Project by its id."""
    try:
        return known_card(name)
    except Refusal:
        return known_card(name, PROJECT)


def sets_or_newest(sets: list[str]) -> list[str]:
    for name in sets:
        if name not in set_ids():
            raise Refusal("set", detail=f"no set {name!r}", name=name[:30])
    return sets or newest_sets()


def _wishes(choice: RandomKingdom | SplitKingdom) -> tuple[list[Card], list[Card]]:
    """The cards that must be in a kingdom, and those that must not."""
    return [any_choosable(one) for one in choice.required], [any_choosable(one) for one in choice.banned]


def chosen(choice: KingdomChoice, seed: int) -> Kingdom | None:
    """The kingdom of a choice; None if the players are to pick it."""
    random = FastRandom(seed)
    try:
        if isinstance(choice, RecommendedKingdom):
            kingdom = kingdom_named(choice.id)
        elif isinstance(choice, RandomKingdom):
            required, banned = _wishes(choice)
            kingdom = random_kingdom(random, sets_or_newest(choice.sets), required, banned, choice.projects)
        elif isinstance(choice, SplitKingdom):
            sets_or_newest([choice.first, choice.second])
            required, banned = _wishes(choice)
            projects = max(0, choice.projects)
            kingdom = split_kingdom(random, choice.first, choice.second, projects, required, banned)
        elif isinstance(choice, NamedKingdom):
            cards = [known_card(name) for name in choice.cards]
            kingdom = Kingdom("", "", cards, [known_card(name, PROJECT) for name in choice.projects])
        elif isinstance(choice, PickedKingdom):
            sets_or_newest(choice.sets)
            return None
        else:
            return chosen(task_for(choice).kingdom, seed)
        Setup(2, kingdom.cards, kingdom.projects)
    except BadSetup as problem:
        raise Refusal("kingdom", detail=str(problem)) from None
    return kingdom
