"""Strategies: an ordered list of buy rules. The first card that can be had and whose condition holds is bought.

A strategy may have sections for other decisions too (see ``sections``); what it does not say is judgement.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..engine.card import Card
from ..engine.catalogue import card_named
from ..engine.decisions import Decision, Offer, only
from ..engine.types import ARTIFACT, PROJECT
from ..engine.view import View
from . import gaining
from .expressions import (
    Compare,
    Expression,
    Number,
    Owned,
    ProvincesLeft,
    TreasureTotal,
    version_in,
)
from .judgement import Judgement
from .knowledge import facts
from .sections import PLAY_SECTION, Rest, Section
from .situation import PATIENCE, end_near, loses_game

#: offers whose rules a strategy keeps apart at most
_OFFERS: Final = 256


class Rule:
    """Buy a card if a condition holds; no condition holds always."""

    def __init__(self, card: Card, condition: Expression | None = None) -> None:
        self.card: Card = card
        self.condition: Expression | None = condition
        #: how often it decided what to buy or gain
        self.used: int = 0


class Strategy:
    """All that a strategy file says."""

    def __init__(
        self,
        name: str,
        rules: list[Rule],
        *,
        never_lose: bool = False,
        sections: list[Section] | None = None,
        author: str = "",
        note: str = "",
        evidence: str = "",
        kingdom: list[Card] | None = None,
    ) -> None:
        self.name: str = name
        self.author: str = author
        #: what it is about, any number of lines
        self.note: str = note
        #: how well it did against whom, any number of lines
        self.evidence: str = evidence
        #: whoever changes them calls ``bind`` anew
        self.rules: list[Rule] = rules
        #: buy what wins at once, and never a card that ends the game while another player is ahead
        self.never_lose: bool = never_lose
        self.sections: list[Section] = sections or []
        #: the cards and Projects it asks for by name, besides those it buys
        self.kingdom: list[Card] = kingdom or []
        self._bound: list[Card] | None = None
        #: the rules about the cards of an offer, in their order
        self._offered: dict[Offer, list[Rule]] = {}

    def bot(self) -> RuleBot:
        """An agent that plays it."""
        return RuleBot(self.rules, never_lose=self.never_lose, strategy=self)

    def needs(self) -> list[Card]:
        """The Kingdom cards and Projects that a game must have for it, each once."""
        found: list[Card] = []
        for card in self.kingdom + [rule.card for rule in self.rules]:
            if card.basic or card.types & ARTIFACT:
                continue
            if not any(other.plain == card.plain for other in found):
                found.append(card)
        return found

    def missing(self, kingdom: list[Card], projects: list[Card]) -> list[Card]:
        """What it needs and a kingdom lacks; any version of a card will do."""
        lacking: list[Card] = []
        for card in self.needs():
            there = projects if card.types & PROJECT else kingdom
            if not any(other.plain == card.plain for other in there):
                lacking.append(card)
        return lacking

    def is_bound(self, kingdom: list[Card]) -> bool:
        return self._bound is kingdom

    def bind(self, kingdom: list[Card]) -> None:
        """Mean the versions of the cards that lie in a kingdom."""
        self._bound = kingdom
        self._offered.clear()
        for rule in self.rules:
            rule.card = version_in(rule.card, kingdom)
            if rule.condition is not None:
                rule.condition.bind(kingdom)
        for section in self.sections:
            section.bind(kingdom)

    def rules_for(self, offer: Offer) -> list[Rule]:
        """The rules about the cards of an offer, in their order: the same offers come back again and again."""
        found = self._offered.get(offer)
        if found is None:
            if len(self._offered) >= _OFFERS:
                self._offered.clear()
            found = [rule for rule in self.rules if offer.index(rule.card) >= 0]
            self._offered[offer] = found
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleBot(Judgement):
    """Plays a strategy: buys and gains by its rules, answers by its sections; everything else is judgement."""

    def __init__(
        self, rules: list[Rule], *, never_lose: bool = False, strategy: Strategy | None = None
    ) -> None:
        self.rules: list[Rule] = rules
        #: buy what wins at once, and never a card that ends the game while another player is ahead
        self.never_lose: bool = never_lose
        if strategy is None:
            strategy = Strategy("", rules, never_lose=never_lose)
        self.strategy: Strategy = strategy
        self._sections: list[Section] = self.strategy.sections
        self._play: Section | None = None
        for section in self._sections:
            if section.kind == PLAY_SECTION:
                self._play = section

    @property
    def minds_end(self) -> bool:
        return self.never_lose

    def buy(self, decision: Decision, view: View) -> Card | None:
        if not self.strategy.is_bound(view.kingdom):
            self.strategy.bind(view.kingdom)
        found: Card | None = None
        offer = decision.offer
        rules = self.rules
        chosen = offer is not None and decision.cards is offer.cards and rules is self.strategy.rules
        if chosen and offer is not None:
            rules = self.strategy.rules_for(offer)
        for rule in rules:
            card = rule.card
            if not chosen and decision.index(card) < 0:
                continue
            condition = rule.condition
            if condition is not None and condition.value(view) == 0:
                continue
            if self.never_lose and loses_game(card, view, PATIENCE):
                continue
            found = card
            rule.used += 1
            break
        return found

    def play(self, decision: Decision, view: View) -> list[int]:
        if self._play is None or not decision.cards:
            return super().play(decision, view)
        return self._by_section(self._play, decision, view)

    def answer(self, decision: Decision, view: View) -> list[int]:
        if self._sections:
            section = self._section(decision)
            if section is not None:
                return self._by_section(section, decision, view)
        return super().answer(decision, view)

    def _judged(self, decision: Decision, view: View) -> list[int]:
        """What judgement says, whatever the sections say."""
        if decision.kind == PLAY_SECTION:
            return super().play(decision, view)
        return super().answer(decision, view)

    def _by_section(self, section: Section, decision: Decision, view: View) -> list[int]:
        """What the section lists; then what judgement takes of the cards not listed, if the section leaves that to
        it or too little was taken; then anything, if it is still too little."""
        if not self.strategy.is_bound(view.kingdom):
            self.strategy.bind(view.kingdom)
        answer = section.taken(decision, view)
        most = decision.maximum - len(answer) if section.leaves_rest(view) else decision.minimum - len(answer)
        if most > 0:
            answer = self._filled(Rest(decision, answer, section, most), answer, view)
        most = decision.minimum - len(answer)
        if most > 0:
            answer = self._filled(Rest(decision, answer, None, most), answer, view)
        return answer

    def _filled(self, rest: Rest, answer: list[int], view: View) -> list[int]:
        if not rest.places:
            return answer
        return answer + rest.whole(self._judged(rest.decision, view))

    def _section(self, decision: Decision) -> Section | None:
        """The section for a decision: one for the card that asks before one for all cards."""
        found: Section | None = None
        for section in self._sections:
            if section.kind == decision.kind:
                if section.asker is None:
                    found = section
                elif decision.card is not None and decision.card.plain == section.asker.plain:
                    return section
        return found

    def gain(self, decision: Decision, view: View) -> list[int]:
        """What the rules would buy of the cards offered; where they want none of them, or for a card that gains in
        a way of its own, as judgement says."""
        source = decision.card
        own = None if source is None else facts(source).sense.gain(self, decision, view)
        if own is not None:
            return own
        if end_near(view):
            safe = [card for card in decision.cards if not loses_game(card, view)]
            card = None
            if len(safe) == len(decision.cards):
                card = self.buy(decision, view)
            elif safe:
                card = self.wants(safe, view)
        else:
            card = self.buy(decision, view)
        return gaining.gain_unwanted(decision, view) if card is None else only(decision.index(card))


def at_most(card: str, amount: int) -> Rule:
    """Buy a card up to so many copies."""
    return Rule(card_named(card), Compare(Owned(card_named(card)), "<", Number(amount)))


def always(card: str) -> Rule:
    return Rule(card_named(card))


def money_ultimate(*, never_lose: bool = False) -> RuleBot:
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
        never_lose=never_lose,
    )


def basic_money() -> RuleBot:
    return RuleBot([always("province"), always("gold"), always("silver")])
