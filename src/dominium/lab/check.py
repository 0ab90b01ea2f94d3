"""Statistical truth: mirrors and solitaires whose results two independent engines agree on.

Every figure is compared with what this engine plays; a difference of more than three standard errors is a fault.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..bots.expressions import Compare, Number, Owned, Product, ProvincesLeft, TreasureCards, TreasureTotal
from ..bots.strategy import Rule, RuleBot, always, at_most, basic_money, money_ultimate
from ..cards.kingdoms import FIRST_KINGDOM, kingdom_named
from ..engine.agent import Agent
from ..engine.card import Card
from ..engine.catalogue import card_named
from ..engine.decisions import Decision
from ..engine.setup import Setup
from ..engine.view import View
from ..simulation.arena import play_game
from .crew import Alone, Crew, Stop
from .statistics import spread

#: games of one part of a check
PART = 250
#: a difference of so many standard errors is a fault
LIMIT = 3.0


class Finding:
    """One figure: what was expected, what was found, and how far apart that is in standard errors."""

    def __init__(self, check: str, figure: str, expected: float, found: float, error: float) -> None:
        self.check = check
        self.figure = figure
        self.expected = expected
        self.found = found
        self.error = error

    @property
    def distance(self) -> float:
        return abs(self.found - self.expected) / self.error if self.error else math.inf

    @property
    def holds(self) -> bool:
        return self.distance <= LIMIT


def _setup() -> Setup:
    return Setup(2, kingdom_named(FIRST_KINGDOM).cards)


def smithy_ratio() -> RuleBot:
    """Money with Smithies, one for every eleven Treasure cards."""
    smithy = card_named("smithy")
    fewer = Compare(Product(Owned(smithy), Number(11)), "<", TreasureCards())
    return RuleBot(
        [
            Rule(card_named("province"), Compare(TreasureTotal(), ">", Number(15))),
            Rule(card_named("duchy"), Compare(ProvincesLeft(), "<=", Number(4))),
            Rule(card_named("estate"), Compare(ProvincesLeft(), "<=", Number(2))),
            always("gold"),
            Rule(card_named("duchy"), Compare(ProvincesLeft(), "<=", Number(6))),
            Rule(smithy, fewer),
            always("silver"),
        ]
    )


def one_smithy() -> RuleBot:
    return RuleBot([always("province"), always("gold"), at_most("smithy", 1), always("silver")])


@dataclass(frozen=True)
class Duel:
    """Two players; expected are the wins of the first, those of the second, and the ties, in per cent."""

    first: Callable[[], Agent]
    second: Callable[[], Agent]
    expected: tuple[float, float, float]
    #: whether the seats alternate
    swap: bool = False

    def count(self, numbers: Iterable[int]) -> dict[int, int]:
        """Play games: how many the first won (0), the second won (1), were tied (2)."""
        setup, a, b = _setup(), self.first(), self.second()
        counts = {0: 0, 1: 0, 2: 0}
        for number in numbers:
            swapped = self.swap and number % 2 == 1
            winners = play_game(setup, [b, a] if swapped else [a, b], number).winners()
            counts[2 if len(winners) == 2 else winners[0] ^ int(swapped)] += 1
        return counts

    def findings(self, check: str, counts: Mapping[int, int]) -> list[Finding]:
        games = sum(counts.values())
        found = []
        for key, figure in enumerate(("first", "second", "ties")):
            percent = self.expected[key]
            error = math.sqrt(percent * (100 - percent) / games)
            found.append(Finding(check, figure, percent, 100 * counts.get(key, 0) / games, error))
        return found


@dataclass(frozen=True)
class Solitaire:
    """A player beside one who does nothing; expected are mean and deviation of the turn of the n-th Province."""

    player: Callable[[], RuleBot]
    expected: dict[int, tuple[float, float]] = field(default_factory=dict)

    def count(self, numbers: Iterable[int]) -> dict[int, int]:
        """Play games: how often the n-th Province came on turn t, as n * 1000 + t."""
        setup, player = _setup(), _Alone(self.player().rules, tuple(self.expected))
        for number in numbers:
            play_game(setup, [player, RuleBot([])], number)
        return player.counts

    def findings(self, check: str, counts: Mapping[int, int]) -> list[Finding]:
        found = []
        for number, (mean, deviation) in self.expected.items():
            turns = spread({key % 1000: n for key, n in counts.items() if key // 1000 == number})
            # The published figures are rounded to two places: half a unit of the last place is no difference.
            slack = 0.005 / 3
            error = deviation / math.sqrt(turns.size) + slack if turns.size else 0.0
            found.append(Finding(check, f"province-{number}-turn", mean, turns.mean, error))
            error = deviation / math.sqrt(2 * turns.size) + slack if turns.size else 0.0
            found.append(Finding(check, f"province-{number}-deviation", deviation, turns.deviation, error))
        return found


class _Alone(RuleBot):
    """Notes when its Provinces came."""

    def __init__(self, rules: list[Rule], wanted: tuple[int, ...]) -> None:
        super().__init__(rules)
        self.wanted = wanted
        self.counts: dict[int, int] = {}

    def buy(self, decision: Decision, view: View) -> Card | None:
        card = super().buy(decision, view)
        if card is not None and card.id == "province":
            number = view.count(card) + 1
            if number in self.wanted:
                key = number * 1000 + view.turns(view.seat)
                self.counts[key] = self.counts.get(key, 0) + 1
        return card


def _never_losing() -> Agent:
    return money_ultimate(never_lose=True)


CHECKS: dict[str, Duel | Solitaire] = {
    "basic-mirror": Duel(basic_money, basic_money, (24.3, 42.35, 33.4)),
    "ultimate-mirror": Duel(money_ultimate, money_ultimate, (51.97, 40.85, 7.18)),
    "never-losing-mirror": Duel(_never_losing, _never_losing, (51.34, 40.32, 8.34)),
    "basic-alone": Solitaire(basic_money, {4: (16.80, 1.84), 8: (25.96, 2.16)}),
    "smithy-alone": Solitaire(one_smithy, {4: (14.93, 1.75)}),
    "smithies-ultimate": Duel(smithy_ratio, money_ultimate, (72.4, 22.4, 5.3), swap=True),
}


def check_part(name: str, start: int, stop: int) -> dict[int, int]:
    """Play some games of a check and give back what was counted."""
    return CHECKS[name].count(range(start, stop))


def run_checks(
    games: int,
    crew: Crew | None = None,
    stop: Stop | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Finding]:
    """Play so many games of every check. Stopped early, the figures are about the games played until then."""
    crew = crew or Alone()
    rows = [(name, start, min(start + PART, games)) for start in range(0, games, PART) for name in CHECKS]
    counted: dict[str, dict[int, int]] = {name: {} for name in CHECKS}
    played = 0
    results: Any = crew.each(check_part, rows, stop or Stop())
    for number, counts in results:
        name, start, end = rows[number]
        for key, count in counts.items():
            counted[name][key] = counted[name].get(key, 0) + count
        played += end - start
        if progress is not None:
            progress(played)
    return [f for name, counts in counted.items() if counts for f in CHECKS[name].findings(name, counts)]
