"""Strategies: an ordered list of buy rules. The first card that can be had and whose condition holds is bought."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..engine.card import Card
from ..engine.catalogue import card_named
from ..engine.decisions import Decision
from ..engine.view import View
from .expressions import Compare, Expression, Number, Owned, ProvincesLeft, TreasureTotal
from .judgement import Judgement


class Rule:
    """Buy a card if a condition holds; no condition holds always."""

    def __init__(self, card: Card, condition: Expression | None = None) -> None:
        self.card: Card = card
        self.condition: Expression | None = condition


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleBot(Judgement):
    """Buys by rules; everything else is judgement."""

    def __init__(self, rules: list[Rule], never_lose: bool = False) -> None:
        self.rules: list[Rule] = rules
        #: never buy a card that ends the game while another player is ahead
        self.never_lose: bool = never_lose

    def buy(self, decision: Decision, view: View) -> Card | None:
        for rule in self.rules:
            card = rule.card
            if decision.index(card) < 0:
                continue
            condition = rule.condition
            if condition is not None and condition.value(view) == 0:
                continue
            if self.never_lose and ends_behind(card, view):
                continue
            return card
        return None


def ends_behind(card: Card, view: View) -> bool:
    """Whether buying a card ends the game while another player is ahead."""
    if view.left(card) != 1:
        return False
    if card.id != "province" and view.empty_piles + 1 < view.empty_piles_to_end:
        return False
    me = view.seat
    points = view.points(me) + view.worth(card)
    for seat in range(view.players):
        if seat == me:
            continue
        other = view.points(seat)
        if other > points or (other == points and view.turns(seat) < view.turns(me)):
            return True
    return False


def at_most(card: str, amount: int) -> Rule:
    """Buy a card up to so many copies."""
    return Rule(card_named(card), Compare(Owned(card_named(card)), "<", Number(amount)))


def always(card: str) -> Rule:
    return Rule(card_named(card))


def money_ultimate(never_lose: bool = False) -> RuleBot:
    """The strongest plain money strategy, the yardstick of simulators."""
    return RuleBot(
        [
            Rule(card_named("province"), Compare(TreasureTotal(), ">", Number(18))),
            Rule(card_named("duchy"), Compare(ProvincesLeft(), "<=", Number(4))),
            Rule(card_named("estate"), Compare(ProvincesLeft(), "<=", Number(2))),
            always("gold"),
            Rule(card_named("duchy"), Compare(ProvincesLeft(), "<=", Number(6))),
            always("silver"),
        ],
        never_lose,
    )


def basic_money() -> RuleBot:
    return RuleBot([always("province"), always("gold"), always("silver")])
