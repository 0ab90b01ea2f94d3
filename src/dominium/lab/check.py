"""Statistical truth: mirrors and solitaires whose results two independent engines agree on.

Every figure is compared with what this engine plays; a difference of more than three standard errors is a fault.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from ..bots.arena import play_game
from ..bots.expressions import Compare, Number, Owned, Product, ProvincesLeft, TreasureCards, TreasureTotal
from ..bots.strategy import Rule, RuleBot, always, at_most, basic_money, money_ultimate
from ..cards.kingdoms import kingdom_named
from ..engine.agent import Agent
from ..engine.card import Card
from ..engine.catalogue import card_named
from ..engine.decisions import Decision
from ..engine.setup import Setup
from ..engine.view import View

Progress = Callable[[str, int, int], None]


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
        return self.distance <= 3


def _setup() -> Setup:
    return Setup(2, kingdom_named("base2-first-game").cards)


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


def outcome(check: str, a: Agent, b: Agent, expected: tuple[float, float, float], games: int, swap: bool,
            progress: Progress | None) -> list[Finding]:
    """Wins of the first, wins of the second, ties, in per cent; with ``swap`` the seats alternate."""
    setup = _setup()
    counts = [0, 0, 0]
    for number in range(games):
        swapped = swap and number % 2 == 1
        game = play_game(setup, [b, a] if swapped else [a, b], number)
        winners = game.winners()
        if len(winners) == 2:
            counts[2] += 1
        else:
            counts[winners[0] ^ int(swapped)] += 1
        if progress is not None and number % 1000 == 999:
            progress(check, number + 1, games)
    findings = []
    for figure, percent, count in zip(("first wins", "second wins", "ties"), expected, counts, strict=True):
        share = percent / 100
        error = 100 * math.sqrt(share * (1 - share) / games)
        findings.append(Finding(check, figure, percent, 100 * count / games, error))
    return findings


class _Alone(RuleBot):
    """Plays beside an opponent that does nothing, and notes when its Provinces came."""

    def __init__(self, rules: list[Rule], wanted: tuple[int, ...]) -> None:
        super().__init__(rules)
        self.wanted = wanted
        self.turns: dict[int, list[int]] = {number: [] for number in wanted}

    def buy(self, decision: Decision, view: View) -> Card | None:
        card = super().buy(decision, view)
        if card is not None and card.id == "province":
            number = view.count(card) + 1
            if number in self.turns:
                self.turns[number].append(view.turns(view.seat))
        return card


class _Idle(RuleBot):
    def __init__(self) -> None:
        super().__init__([])


def solitaire(check: str, rules: list[Rule], expected: dict[int, tuple[float, float]], games: int,
              progress: Progress | None) -> list[Finding]:
    """The turn on which the n-th Province is bought: mean and standard deviation."""
    setup = _setup()
    player = _Alone(rules, tuple(expected))
    for number in range(games):
        play_game(setup, [player, _Idle()], number)
        if progress is not None and number % 1000 == 999:
            progress(check, number + 1, games)
    findings = []
    for number, (mean, deviation) in expected.items():
        turns = player.turns[number]
        found = sum(turns) / len(turns)
        spread = math.sqrt(sum((turn - found) ** 2 for turn in turns) / (len(turns) - 1))
        # The published figures are rounded to two places: half a unit of the last place is no difference.
        slack = 0.005 / 3
        findings.append(
            Finding(check, f"Province {number}, turn", mean, found, deviation / math.sqrt(games) + slack)
        )
        error = deviation / math.sqrt(2 * games) + slack
        findings.append(Finding(check, f"Province {number}, deviation", deviation, spread, error))
    return findings


def checks() -> dict[str, Callable[[str, int, Progress | None], list[Finding]]]:
    """The checks by name; each takes its name, the number of games and a progress callback."""
    return {
        "basic money mirror": lambda name, games, progress: outcome(
            name, basic_money(), basic_money(), (24.3, 42.35, 33.4), games, False, progress
        ),
        "money ultimate mirror": lambda name, games, progress: outcome(
            name, money_ultimate(), money_ultimate(), (51.97, 40.85, 7.18), games, False, progress
        ),
        "money ultimate mirror, never losing": lambda name, games, progress: outcome(
            name, money_ultimate(True), money_ultimate(True), (51.34, 40.32, 8.34), games, False, progress
        ),
        "basic money alone": lambda name, games, progress: solitaire(
            name, basic_money().rules, {4: (16.80, 1.84), 8: (25.96, 2.16)}, games, progress
        ),
        "one smithy alone": lambda name, games, progress: solitaire(
            name, one_smithy().rules, {4: (14.93, 1.75)}, games, progress
        ),
        "smithies against money ultimate": lambda name, games, progress: outcome(
            name, smithy_ratio(), money_ultimate(), (72.4, 22.4, 5.3), games, True, progress
        ),
    }


def run_checks(games: int, progress: Progress | None = None) -> list[Finding]:
    findings: list[Finding] = []
    for name, check in checks().items():
        findings.extend(check(name, games, progress))
    return findings
