"""Candidates: strategies as the search sees them, lists of buy rules that can be changed and mixed.

A condition stays the text that a strategy file holds: its numbers can be moved and its parts dropped whatever they
say, so anything people write can be bred.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from ..bots.knowledge import facts
from ..bots.strategy import Strategy
from ..cards.kingdoms import Kingdom
from ..engine.card import Card
from ..engine.catalogue import card_named
from ..engine.types import ACTION, ATTACK, VICTORY
from .composing import beginner, steady
from .errors import StrategyError
from .text import parse
from .writing import write

#: rules beyond this number nobody reads
MOST_RULES = 30

#: a card and the condition to buy it, "" for always
Rule = tuple[str, str]

_NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.])")
_BASIC = ("province", "duchy", "estate", "gold", "silver", "copper")

#: Money Ultimate without its first line: when to turn to points
_POINTS: tuple[Rule, ...] = (
    ("province", "treasure > 15 or count(gold) > 1"),
    ("duchy", "left(province) <= 4"),
    ("estate", "left(province) <= 2"),
)


@dataclass(frozen=True)
class Candidate:
    """Buy rules, and the other sections of the strategy they came from, as text."""

    rules: tuple[Rule, ...]
    sections: str = ""

    @property
    def cards(self) -> frozenset[str]:
        """What it buys."""
        return frozenset(card for card, _ in self.rules)

    def text(self, name: str = "candidate") -> str:
        """The strategy file, without anything about it."""
        lines = [f"  {card} if {condition}" if condition else f"  {card}" for card, condition in self.rules]
        return "\n".join([f"name: {name}", "never_lose: yes", "", "buy:", *lines, self.sections, ""])


def candidate_of(strategy: Strategy) -> Candidate:
    """A strategy as a candidate."""
    rules = tuple(
        (rule.card.plain, "" if rule.condition is None else rule.condition.text()) for rule in strategy.rules
    )
    rest = write(Strategy("x", strategy.rules[:1], sections=strategy.sections))
    return Candidate(rules, rest.partition("\n\n")[2].partition("\n\n")[2].rstrip())


class Breeder:
    """Makes candidates for one kingdom: the first ones, and new ones out of old ones."""

    def __init__(self, kingdom: Kingdom) -> None:
        self._kingdom = kingdom
        self._cards = sorted(kingdom.cards, key=lambda card: (card.cost, card.id))
        self._names = [card.plain for card in self._cards]
        self._projects = [card.id for card in kingdom.projects]

    # The first ones

    def seeds(self, known: Iterable[Strategy]) -> list[Candidate]:
        """What to start from: money with each card, the usual engines, composed strategies, and what is known."""
        cards, projects = self._kingdom.cards, self._kingdom.projects
        found = [candidate_of(strategy) for strategy in known]
        found += [candidate_of(steady(cards, projects)), candidate_of(beginner(cards, projects))]
        found.append(Candidate((*_POINTS, ("gold", ""), ("silver", ""))))
        for card in self._cards:
            found += self._with_money(card)
        found += self._engines()
        return list(dict.fromkeys(found))

    def _with_money(self, card: Card) -> list[Candidate]:
        name = card.plain
        if card.types & VICTORY and not card.types & ACTION:
            many = Candidate(
                (
                    ("province", "treasure > 15 or count(gold) > 1"),
                    (name, "turn > 8"),
                    ("duchy", "left(province) <= 5"),
                    ("gold", ""),
                    ("silver", ""),
                )
            )
            return [many]
        found: list[Candidate] = []
        for amount in (1, 2) if facts(card).terminal else (2, 6):
            rule = (name, f"count({name}) < {amount}")
            tail: tuple[Rule, ...] = (rule, ("gold", ""), ("silver", ""))
            if card.cost < 5:
                tail = (("gold", ""), rule, ("silver", ""))
            found.append(Candidate((*_POINTS, *tail)))
        return found

    def kinds(self) -> list[list[Candidate]]:
        """Engines and money with each card, those that buy the same cards together: kinds of play, to be bred apart."""
        found: dict[frozenset[str], list[Candidate]] = {}
        alone = [one for card in self._cards for one in self._with_money(card)]
        for one in [*self._engines(), *alone]:
            if sound(one):
                found.setdefault(one.cards, []).append(one)
        return list(found.values())

    def pairs(self) -> list[Candidate]:
        """More to start from: money with each Project, and with each pair of cards and Projects."""
        names = self._names + self._projects
        found = [Candidate(self._beside_money([name])) for name in self._projects]
        for i in range(len(names)):
            for j in range(i):
                found.append(Candidate(self._beside_money([names[i], names[j]])))
        return found

    def _beside_money(self, names: list[str]) -> tuple[Rule, ...]:
        """Money with some cards, the dear ones before Gold."""
        before: list[Rule] = []
        after: list[Rule] = []
        for name in names:
            card = card_named(name)
            if name in self._projects:
                after.append((name, "turn <= 8"))
            elif card.types & VICTORY and not card.types & ACTION:
                before.append((name, "turn > 8"))
            else:
                many = 2 if facts(card).terminal else 4
                (before if card.cost >= 5 else after).append((name, f"count({name}) < {many}"))
        return (*_POINTS, *before, ("gold", ""), *after, ("silver", ""))

    def _engines(self) -> list[Candidate]:
        """Villages with each card that draws, and what goes with them; Provinces once they come two at a time."""
        known = {name: facts(card_named(name)) for name in self._names}
        villages = [name for name in self._names if known[name].actions >= 2]
        drawing = [name for name in self._names if known[name].cards >= 2 and name not in villages]
        trashers = [name for name in self._names if known[name].sense.cleans]
        attacks = [card.plain for card in self._cards if card.types & ATTACK and card.plain not in drawing]
        payload = [name for name in self._names if known[name].actions == 1 and known[name].coins > 0]
        found: list[Candidate] = []
        for draw in drawing:
            for village in villages or [""]:
                for patient in (True, False):
                    rules: list[Rule] = [
                        ("province", "count(province) > 0 or turn > 14" if patient else "money > 12")
                    ]
                    if patient:
                        rules.append(("province", "coins >= 13 and buys > 1"))
                    rules += [("duchy", "left(province) <= 4"), ("estate", "left(province) <= 2")]
                    rules += [(name, f"count({name}) < 1 and turn <= 4") for name in trashers[:1]]
                    rules += [("gold", "count(gold) < 2")]
                    rules += [(name, f"count({name}) < 1") for name in attacks[-1:]]
                    if village:
                        rules.append((village, f"count({village}) < count(terminals)"))
                    rules.append((draw, f"count({draw}) < 6"))
                    rules += [(name, f"count({name}) < 5") for name in payload[-2:]]
                    rules += [("gold", ""), ("silver", "count(silver) < 3")]
                    found.append(Candidate(tuple(rules)))
        return found

    def is_engine(self, one: Candidate) -> bool:
        """Whether it buys cards that give Actions beyond their own."""
        return any(name in one.cards and facts(card_named(name)).actions >= 2 for name in self._names)

    # New ones

    def child(self, parents: list[Candidate], random: Random) -> Candidate:
        """A new candidate out of some, the best of them first."""
        # Better parents more often: the smaller of two draws.
        first = parents[min(random.randrange(len(parents)), random.randrange(len(parents)))]
        second = parents[random.randrange(len(parents))]
        child = first
        if first != second and random.random() < 0.35:
            child = self._mixed(first, second, random)
        changes = 1 if child != first else random.choice((1, 1, 1, 2, 2, 3))
        for _ in range(changes):
            child = self._changed(child, random)
        return tidy(child)

    def _mixed(self, one: Candidate, other: Candidate, random: Random) -> Candidate:
        """One candidate with some rules of another, at about the same height of the list."""
        rules = list(one.rules)
        foreign = [i for i in range(len(other.rules)) if other.rules[i] not in rules]
        random.shuffle(foreign)
        for i in sorted(foreign[: random.randint(1, 3)]):
            at = round(i * len(rules) / max(1, len(other.rules)))
            rules.insert(min(at, len(rules)), other.rules[i])
        return replace(one, rules=tuple(rules))

    def _changed(self, one: Candidate, random: Random) -> Candidate:
        change = random.choices(
            (
                self._number,
                self._move,
                self._drop,
                self._add,
                self._narrow,
                self._widen,
                self._swap,
                self._again,
                self._miss,
            ),
            weights=(30, 14, 10, 18, 8, 8, 8, 4, 14),
        )[0]
        rules = list(one.rules)
        change(rules, random)
        return replace(one, rules=tuple(rules))

    def _number(self, rules: list[Rule], random: Random) -> None:
        """Move a number of a condition."""
        places = [i for i in range(len(rules)) if _NUMBER.search(rules[i][1])]
        if not places:
            self._add(rules, random)
            return
        i = random.choice(places)
        card, condition = rules[i]
        found = random.choice(list(_NUMBER.finditer(condition)))
        value = int(found[0])
        step = random.choice((1, 1, 1, 2, 2, 3, 5)) if value > 3 else 1
        value = max(0, value + random.choice((-step, step)))
        rules[i] = (card, condition[: found.start()] + str(value) + condition[found.end() :])

    def _move(self, rules: list[Rule], random: Random) -> None:
        i = random.randrange(len(rules))
        rule = rules.pop(i)
        j = i + random.choice((-3, -2, -1, -1, 1, 1, 2, 3))
        rules.insert(max(0, min(j, len(rules))), rule)

    def _drop(self, rules: list[Rule], random: Random) -> None:
        if len(rules) > 3:
            rules.pop(random.randrange(len(rules)))

    def _add(self, rules: list[Rule], random: Random) -> None:
        card = self._any_card(random)
        condition = "" if card in self._projects else self._clause(card, random)
        if random.random() < 0.3:
            condition = _and(condition, self._clause(card, random))
        rules.insert(random.randint(0, len(rules)), (card, condition))

    def _narrow(self, rules: list[Rule], random: Random) -> None:
        i = random.randrange(len(rules))
        card, condition = rules[i]
        if " or " not in condition and condition.count(" and ") < 2:
            rules[i] = (card, _and(condition, self._clause(card, random)))

    def _widen(self, rules: list[Rule], random: Random) -> None:
        """Drop a part of a condition."""
        places = [i for i in range(len(rules)) if rules[i][1]]
        if not places:
            return
        i = random.choice(places)
        card, condition = rules[i]
        word, parts = _parts(condition)
        parts.pop(random.randrange(len(parts)))
        rules[i] = (card, word.join(parts))

    def _swap(self, rules: list[Rule], random: Random) -> None:
        """Buy another card in the place of one, under the same condition."""
        i = random.randrange(len(rules))
        card, condition = rules[i]
        other = self._any_card(random)
        if card not in _BASIC and other != card:
            rules[i] = (other, condition.replace(f"({card})", f"({other})"))

    def _again(self, rules: list[Rule], random: Random) -> None:
        """The same card a second time, under another condition."""
        card, _ = random.choice(rules)
        rules.insert(random.randint(0, len(rules)), (card, self._clause(card, random)))

    def _miss(self, rules: list[Rule], random: Random) -> None:
        """A card that is not bought yet, before plain money: what a strategy may have missed so far."""
        bought = {card for card, _ in rules}
        missed = [name for name in self._names + self._projects if name not in bought]
        places = [i for i in range(len(rules)) if rules[i][0] in ("gold", "silver")]
        if not missed or not places:
            self._add(rules, random)
            return
        card = random.choice(missed)
        amount = 0 if card in self._projects else random.choice((0, 1, 1, 2, 2, 4))
        rules.insert(random.choice(places), (card, f"count({card}) < {amount}" if amount else ""))

    def _any_card(self, random: Random) -> str:
        if self._projects and random.random() < 0.15:
            return random.choice(self._projects)
        if random.random() < 0.15:
            return random.choice(_BASIC[:5])
        return random.choice(self._names)

    def _clause(self, card: str, random: Random) -> str:
        """A condition that is often sensible."""
        if card in ("province", "duchy", "estate"):
            return random.choice(
                (
                    f"left(province) <= {random.randint(1, 7)}",
                    f"treasure > {random.randint(8, 22)}",
                    f"money > {random.randint(8, 22)}",
                    f"count(gold) > {random.randint(0, 2)}",
                    f"turn > {random.randint(6, 14)}",
                    f"coins >= {random.choice((10, 11, 13, 16))}",
                    "count(province) > 0",
                    f"buys > {random.randint(1, 2)}",
                    "lead < 0",
                    f"gains_to_end <= {random.randint(1, 4)}",
                )
            )
        if card in self._projects:
            return f"turn <= {random.randint(3, 12)}"
        other = random.choice(self._names)
        return random.choice(
            (
                f"count({card}) < {random.randint(1, 3)}",
                f"count({card}) < {random.randint(1, 8)}",
                f"count({card}) < count({other})",
                f"count({card}) < count({other}) + {random.randint(1, 2)}",
                f"count({card}) < count(treasures) / {random.randint(4, 12)}",
                f"count({card}) < deck / {random.randint(5, 12)}",
                f"count(terminals) <= count(villages) + {random.randint(0, 2)}",
                f"count(villages) < count(terminals) + {random.randint(-1, 1)}".replace("+ -", "- "),
                f"count({other}) > {random.randint(0, 3)}",
                # Where one way to play beats another that beats a third, only who looks at the others stands against all.
                f"theirs({other}) > {random.randint(0, 2)}",
                f"theirs({other}) = 0",
                f"turn <= {random.randint(2, 10)}",
                f"turn > {random.randint(2, 10)}",
                f"money < {random.randint(5, 20)}",
                f"left(province) > {random.randint(1, 6)}",
                f"buys > {random.randint(1, 2)}",
                f"coins <= {random.randint(3, 7)}",
            )
        )


def tidy(one: Candidate) -> Candidate:
    """The same strategy without rules that can never matter: repeated ones, and any after the same card without a
    condition."""
    rules: list[Rule] = []
    free: set[str] = set()
    for rule in one.rules:
        if rule[0] in free or rule in rules:
            continue
        if not rule[1]:
            free.add(rule[0])
        rules.append(rule)
    return replace(one, rules=tuple(rules[:MOST_RULES]))


def sound(one: Candidate) -> bool:
    """Whether it is a strategy at all: it buys points, and it can be read (a changed number may divide by 0)."""
    try:
        rules = parse(one.text(), "candidate").rules
    except StrategyError:
        return False
    return any(rule.card.types & VICTORY for rule in rules)


def with_rules(one: Candidate, used: list[bool]) -> Candidate:
    """A candidate with those of its rules that are used, if it can do without the others."""
    rules = tuple(rule for rule, kept in zip(one.rules, used, strict=True) if kept)
    fewer = replace(one, rules=rules)
    return fewer if rules and sound(fewer) else one


def fits(strategy: Strategy, kingdom: Kingdom) -> bool:
    """Whether a strategy can be played on a kingdom and has something to do with it."""
    if strategy.missing(kingdom.cards, kingdom.projects):
        return False
    return bool(strategy.needs())


def _and(one: str, other: str) -> str:
    if not one:
        return other
    if " or " in one:
        one = f"({one})"
    return f"{one} and {other}"


def _parts(condition: str) -> tuple[str, list[str]]:
    """The parts of a condition and the word between them: those of its "or", else those of its "and"."""
    for word in (" or ", " and "):
        parts = [""]
        for piece in condition.split(word):
            if parts[-1] and parts[-1].count("(") == parts[-1].count(")"):
                parts.append(piece)
            else:
                parts[-1] = f"{parts[-1]}{word}{piece}" if parts[-1] else piece
        if len(parts) > 1:
            return word, parts
    return "", [condition]
