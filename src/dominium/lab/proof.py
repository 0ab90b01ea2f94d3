"""Imported strategies against what the simulator they come from says about them.

``python -m dominium.lab.proof FILE.xml --games 20000`` plays each of the strategies below against Money Ultimate, seats
alternating, on a kingdom of the cards it needs and any others.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ..bots.strategy import Strategy
from ..strategies.geronimoo import read_players
from .contenders import ULTIMATE, Contender, contender_of
from .crew import Alone
from .outcome import run_contest
from .setting import contest_on, setting_for


@dataclass(frozen=True)
class Claim:
    """The per cent of games that a strategy is said to win, and how far a result may lie from that."""

    percent: float
    tolerance: float


#: by the names that the strategies have in the file
CLAIMS = {
    "Laboratory": Claim(55.5, 1.5),
    "Council Room": Claim(69.5, 1.5),
    "Moat": Claim(56.2, 1.5),
    "Festival": Claim(50.7, 1.5),
    "Bazaar": Claim(50.9, 1.5),
    "Wharf": Claim(83.0, 1.5),
    "Caravan": Claim(49.9, 1.5),
    "Great Hall": Claim(50.3, 1.5),
    "Shanty Town": Claim(51.8, 1.5),
    "Courtyard": Claim(83.0, 4.0),
    "Chancellor": Claim(52.5, 4.0),
    "Explorer": Claim(65.9, 4.0),
}


@dataclass(frozen=True)
class Result:
    """How a strategy did against Money Ultimate."""

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

    def bears_out(self, claim: Claim) -> bool:
        return abs(self.percent - claim.percent) <= claim.tolerance


def prove(strategy: Strategy, games: int) -> Result:
    """Play a strategy against Money Ultimate."""
    contenders = [contender_of(strategy), Contender(ULTIMATE, ULTIMATE)]
    contest = contest_on(setting_for(contenders), contenders, alternating=True, seed=1, every=0)
    tally = run_contest(contest, games, Alone()).tally
    return Result(tally.games, tally.wins[0], tally.ties[0])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dominium.lab.proof")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("names", nargs="*")
    chosen = parser.parse_intermixed_args(arguments)
    strategies = {one.name: one.strategy for one in read_players(chosen.file).taken}
    fine = True
    for name, claim in CLAIMS.items():
        if chosen.names and name not in chosen.names:
            continue
        result = prove(strategies[name], chosen.games)
        holds = result.bears_out(claim)
        fine = fine and holds
        print(
            f"{name:<14} wins {result.percent:5.1f} % (± {1.96 * result.error:.1f}), "
            f"ties {100 * result.ties / result.games:4.1f} %, expected {claim.percent} ± {claim.tolerance}"
            f"{'' if holds else '  DIFFERS'}",
            flush=True,
        )
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
