"""Imported strategies against what the simulator they come from says about them.

``python -m dominium.strategies.proof FILE.xml --games 20000`` plays each of the strategies below against Money
Ultimate, seats alternating, on a kingdom of the cards it needs and any others.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ..bots.expressions import plain_id
from ..bots.strategy import Strategy, money_ultimate
from ..cards.kingdoms import cards_of
from ..engine.agent import Agent
from ..engine.card import Card
from ..engine.setup import Setup
from ..engine.types import PROJECT
from ..simulation.arena import play_game
from .geronimoo import read_players

#: The players of the file, the per cent of games they win, and how far a result may lie from that.
EXPECTED = (
    ("Laboratory", 55.5, 1.5),
    ("Council Room", 69.5, 1.5),
    ("Moat", 56.2, 1.5),
    ("Festival", 50.7, 1.5),
    ("Bazaar", 50.9, 1.5),
    ("Wharf", 83.0, 1.5),
    ("Caravan", 49.9, 1.5),
    ("Great Hall", 50.3, 1.5),
    ("Shanty Town", 51.8, 1.5),
    ("Courtyard", 83.0, 4.0),
    ("Chancellor", 52.5, 4.0),
    ("Explorer", 65.9, 4.0),
)


@dataclass(frozen=True)
class Result:
    """How a strategy did against Money Ultimate."""

    name: str
    expected: float
    tolerance: float
    games: int
    wins: int
    ties: int

    @property
    def percent(self) -> float:
        return 100 * self.wins / self.games

    @property
    def error(self) -> float:
        """The standard error of the per cent."""
        share = self.wins / self.games
        return 100 * math.sqrt(share * (1 - share) / self.games)

    @property
    def holds(self) -> bool:
        return abs(self.percent - self.expected) <= self.tolerance


def setup_for(strategies: Sequence[Strategy], players: int = 2) -> Setup:
    """A game with all that some strategies need, filled up to ten Kingdom cards with any others."""
    cards: list[Card] = []
    projects: list[Card] = []
    for strategy in strategies:
        for card in strategy.needs():
            chosen = projects if card.types & PROJECT else cards
            if all(plain_id(other) != plain_id(card) for other in chosen):
                chosen.append(card)
    names = {plain_id(card) for card in cards}
    for card in cards_of(["base-2e", "intrigue-2e"]):
        if len(cards) < 10 and plain_id(card) not in names:
            cards.append(card)
    return Setup(players, cards, projects)


def match(strategy: Strategy, games: int, first_seed: int = 0) -> tuple[int, int]:
    """How many games of so many a strategy wins against Money Ultimate, and how many are tied."""
    setup = setup_for([strategy])
    mine: Agent = strategy.bot()
    other: Agent = money_ultimate(never_lose=True)
    wins = 0
    ties = 0
    for number in range(games):
        seat = number % 2
        agents = [mine, other] if seat == 0 else [other, mine]
        winners = play_game(setup, agents, first_seed + number).winners()
        if len(winners) == 2:
            ties += 1
        elif winners[0] == seat:
            wins += 1
    return wins, ties


def prove(file: Path, games: int, names: Sequence[str] = ()) -> list[Result]:
    """Play the strategies named, or all of EXPECTED."""
    strategies = {one.name: one.strategy for one in read_players(file).taken}
    results: list[Result] = []
    for name, expected, tolerance in EXPECTED:
        if not names or name in names:
            wins, ties = match(strategies[name], games)
            results.append(Result(name, expected, tolerance, games, wins, ties))
    return results


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dominium.strategies.proof")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("names", nargs="*")
    chosen = parser.parse_intermixed_args(arguments)
    fine = True
    for name, _, _ in EXPECTED:
        if chosen.names and name not in chosen.names:
            continue
        (result,) = prove(chosen.file, chosen.games, [name])
        fine = fine and result.holds
        print(
            f"{result.name:<14} wins {result.percent:5.1f} % (± {1.96 * result.error:.1f}), "
            f"ties {100 * result.ties / result.games:4.1f} %, expected {result.expected} ± {result.tolerance}"
            f"{'' if result.holds else '  DIFFERS'}",
            flush=True,
        )
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
