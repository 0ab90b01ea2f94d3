"""The portfolio of a kingdom: the ways to play it that are worth knowing, for oneself and of others.

What was found and shipped, what the kingdom suggests, and changes of the best of these are raced against each other;
then it is watched what each of the best owns turn by turn. All of it depends on the kingdom, the number of players and
what was found, and on nothing else, so that it can be made again at any time.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from .._version import __version__
from ..bots.last_turn import Farsighted
from ..bots.strategy import RuleBot, Strategy
from ..cards.kingdoms import Kingdom
from ..engine.setup import Setup
from ..engine.view import View
from ..files import CannotWrite, strategies_folder, write_file
from ..simulation.habits import Habits, habits
from ..strategies.candidates import Breeder, Candidate, candidate_of, fits, sound
from ..strategies.composing import beginner, steady
from ..strategies.errors import StrategyError
from ..strategies.library import shipped
from ..strategies.writing import write
from .found import PREFIX, key_of, strong
from .racing import PACE, SEED, Policy, Race, RacePace, Racer, Steps, different, met, policy_of


@dataclass(frozen=True)
class Effort:
    """How many games a portfolio takes."""

    #: how many ways to play it holds
    size: int = 12
    pace: RacePace = PACE
    #: games after which two that came out even are the same
    same_games: int = 6
    #: games of each pair of the last ones
    pair_games: int = 16
    #: how many try to beat what was found, and games to show it
    challengers: int = 5
    proof_games: int = 480
    #: strategies that come with the program and are known as others' ways besides, and games to see what they are worth
    others: int = 8
    other_games: int = 16
    #: games in which habits are watched
    watched_games: int = 24


EFFORT = Effort()
#: for whoever wants the best of a kingdom within a second or two, and nothing else
HASTY = Effort(
    size=6,
    pace=RacePace(
        legs=((6, 24), (12, 8), (24, 6)),
        laps=3,
        later_laps=1,
        changes=16,
        lap_legs=((6, 8), (14, 4)),
        parents=6,
        anew=40,
    ),
    pair_games=8,
    challengers=3,
    proof_games=160,
    others=0,
    watched_games=4,
)
#: the part of the games it takes to show that something beats what was found, and the steady bot where nothing was
_PROOF = 0.53
_BETTER = 0.52
#: the logarithm of how much more often what comes with the program is met than what only was found here
_KNOWN = 1.5
#: the longest race, in times of the usual one: after that little is found any more
_MOST_TIMES = 6
#: portfolios kept
_KEPT = 48


@dataclass
class Portfolio:
    """The ways to play a kingdom, the best one first: what it is played by without thinking."""

    policies: list[Policy] = field(default_factory=list)
    #: what else comes with the program and fits the kingdom: nobody's choice here, but others may play it
    others: list[Policy] = field(default_factory=list)

    @property
    def models(self) -> list[Policy]:
        """All ways in which somebody may play."""
        return self.policies + self.others

    @property
    def base(self) -> RuleBot:
        return self.policies[0].bot

    @cached_property
    def farsighted(self) -> Farsighted:
        """The same, looking to the end of a turn that may be the last one."""
        return Farsighted(self.base)

    def chances(self, view: View, seat: int) -> list[float]:
        """How likely a player plays in each of the ``models``, for what it owns by now."""
        owned = view.owned(seat)
        counts = [owned.count(card) for card in view.piles]
        turns = view.turns(seat)
        logs = []
        for policy in self.models:
            told = policy.habits.likelihood(counts, turns) if policy.habits is not None else 0.0
            # Good players are met more often than bad ones, and what is known most often.
            logs.append(told + 3.0 * policy.share + (_KNOWN if policy.known else 0.0))
        most = max(logs)
        weights = [math.exp(one - most) for one in logs]
        total = sum(weights)
        return [weight / total for weight in weights]


class Making:
    """A portfolio being made, a game at a time, so that whoever has little time makes a part of it."""

    def __init__(self, setup: Setup, found: Strategy | None, effort: Effort | None = None) -> None:
        self._setup = setup
        self._effort = effort or EFFORT
        self._kingdom = Kingdom("", "", list(setup.kingdom), list(setup.projects))
        self._found = found
        #: whether a strategy was found for the kingdom
        self.knows = found is not None
        self.portfolio = Portfolio()
        self._work = self._kept_or_made()
        self.done = False

    def go_on(self, late: Callable[[], bool] | None) -> bool:
        """Make it, as far as there is time; whether it is done."""
        while not self.done and not (late is not None and late()):
            self.done = next(self._work, None) is None
        return self.done

    def _kept_or_made(self) -> Steps[None]:
        file = _file(self._setup, self._found, self._effort)
        self.portfolio = _kept(file, self._setup)
        if not self.portfolio.policies:
            yield from self._make()
            _keep(file, self.portfolio)

    def _make(self) -> Steps[None]:
        effort = self._effort
        breeder = Breeder(self._kingdom)
        plain = candidate_of(steady(self._kingdom.cards, self._kingdom.projects))
        first = plain if self._found is None else candidate_of(self._found)
        known = [
            one for name, one in shipped().items() if not name.startswith(PREFIX) and fits(one, self._kingdom)
        ]
        starting = dict.fromkeys([first, *breeder.seeds(known), *breeder.pairs()])
        race = Race(self._setup, breeder, effort.pace)
        best = yield from race.run([one for one in starting if sound(one)], [policy_of(first)])
        last = yield from self._chosen(best, first, plain)
        yield from self._cross_table(last, first)
        last.sort(key=lambda policy: -policy.share)
        yield from self._prove(last, first)
        others = yield from self._others(known, last)
        for number, policy in enumerate([*last, *others]):
            policy.known = policy.known or policy.candidate in (first, plain)
            seed = SEED + 1000 * number
            policy.habits = habits(self._setup, policy.bot, last[0].bot, effort.watched_games, seed)
            yield True
        self.portfolio = Portfolio(last, others)

    def _others(self, known: list[Strategy], last: list[Policy]) -> Steps[list[Policy]]:
        """What comes with the program and fits, the best of it, as far as it is not among the last ones anyway."""
        if not self._effort.others:
            return []
        there = [policy.candidate for policy in last]
        candidates = [one for one in dict.fromkeys(map(candidate_of, known)) if one not in there]
        found = [policy_of(one) for one in candidates if sound(one)]
        for policy in found:
            policy.known = True
            policy.share = yield from met(
                self._setup, policy.bot, last[0].bot, self._effort.other_games, SEED + 8_000_000
            )
        return sorted(found, key=lambda policy: -policy.share)[: self._effort.others]

    def _chosen(self, best: list[Racer], *known: Candidate) -> Steps[list[Policy]]:
        """The best ones that differ in how they play, and those that are met whatever they are worth."""
        simple = candidate_of(beginner(self._kingdom.cards, self._kingdom.projects))
        wanted = [policy_of(one) for one in dict.fromkeys([*known, simple])]
        found: list[Policy] = []
        for racer in different(best, len(best)):
            if len(found) + len(wanted) == self._effort.size:
                break
            if not (yield from self._is_there(racer.policy, [*wanted, *found])):
                found.append(racer.policy)
        return [*found, *wanted]

    def _is_there(self, policy: Policy, others: list[Policy]) -> Steps[bool]:
        """Whether one of the others plays just the same, in whatever words."""
        for other in others:
            won = yield from met(
                self._setup, policy.bot, other.bot, self._effort.same_games, SEED + 5_000_000
            )
            if math.isclose(won, 1 / self._setup.players):
                return True
        return False

    def _cross_table(self, last: list[Policy], first: Candidate) -> Steps[None]:
        """Everyone against everyone; what was found counts for as much as all others, for it is met most often."""
        totals = [0.0] * len(last)
        weights = [0] * len(last)
        for i, one in enumerate(last):
            for j, other in enumerate(last):
                if i < j:
                    known = first in (one.candidate, other.candidate)
                    games = self._effort.pair_games * (3 if known else 1)
                    weight = len(last) - 2 if known else 1
                    won = yield from met(self._setup, one.bot, other.bot, games, SEED + 7_000_000)
                    totals[i] += weight * won
                    totals[j] += weight * (1 - won)
                    weights[i] += weight
                    weights[j] += weight
        for policy, total, weight in zip(last, totals, weights, strict=True):
            policy.share = total / max(1, weight)

    def _prove(self, last: list[Policy], first: Candidate) -> Steps[None]:
        """What was found was tried in many more games than these: it is left only for what beats it clearly."""
        enough = _PROOF if self.knows else _BETTER
        incumbent = next(i for i, policy in enumerate(last) if policy.candidate == first)
        holder = last[incumbent]
        challengers = last[: self._effort.challengers]
        shares = []
        for challenger in challengers:
            won = 0.0
            if challenger is not holder:
                won = yield from met(
                    self._setup, challenger.bot, holder.bot, self._effort.proof_games, SEED + 9_000_000
                )
            shares.append(won)
        best = max(range(len(shares)), key=lambda i: shares[i])
        last.insert(0, last.pop(incumbent))
        if shares[best] >= enough:
            # What was found comes second: it stands against more than what beats it does.
            last.remove(challengers[best])
            last.insert(0, challengers[best])


# Keeping them

_made: OrderedDict[tuple[str, int, int], Making] = OrderedDict()


def portfolio_for(
    setup: Setup, late: Callable[[], bool] | None = None, *, budget: float = 1.0
) -> Portfolio | None:
    """The portfolio for a game; None if there was too little time to make it: the next call goes on with it.

    Who has a larger ``budget`` for thinking has a longer race too.
    """
    kingdom = [card.id for card in setup.kingdom]
    projects = [card.id for card in setup.projects]
    times = max(1, min(_MOST_TIMES, int(budget)))
    key = (key_of(kingdom, projects), setup.players, times)
    making = _made.pop(key, None)
    if making is None or not making.knows:
        # Something may have been found since.
        found = strong(kingdom, projects)
        if making is None or found is not None:
            pace = replace(EFFORT.pace, laps=times * EFFORT.pace.laps)
            making = Making(setup, found, replace(EFFORT, pace=pace))
    _made[key] = making
    while len(_made) > _KEPT:
        _made.popitem(last=False)
    return making.portfolio if making.go_on(late) else None


def race_quickly(setup: Setup, file: Path) -> None:
    """Write down what is best of a portfolio for two, made in haste; CannotWrite."""
    making = Making(Setup(2, setup.kingdom, setup.projects), None, HASTY)
    making.go_on(None)
    write_file(file, making.portfolio.policies[0].candidate.text("quick").encode())


def _file(setup: Setup, found: Strategy | None, effort: Effort) -> Path:
    """Where a portfolio is kept: it holds for this version, what was found, and as much effort."""
    names = [sorted(card.id for card in setup.kingdom), sorted(card.id for card in setup.projects)]
    about = repr((__version__, names, setup.players, "" if found is None else write(found), effort))
    return strategies_folder() / "portfolios" / f"{hashlib.sha256(about.encode()).hexdigest()[:16]}.json"


def _kept(file: Path, setup: Setup) -> Portfolio:
    """What was kept in a file; a file that is not there or was spoilt holds nothing."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
        return Portfolio(*([_policy(row, setup) for row in kept[part]] for part in ("policies", "others")))
    except (OSError, ValueError, TypeError, KeyError, StrategyError):
        return Portfolio()


def _policy(row: dict[str, Any], setup: Setup) -> Policy:
    rules = tuple((str(card), str(condition)) for card, condition in row["rules"])
    policy = policy_of(Candidate(rules, str(row["sections"])))
    policy.share = float(row["share"])
    policy.known = bool(row["known"])
    policy.habits = Habits(setup.piles)
    policy.habits.means = row["means"]
    policy.habits.spreads = row["spreads"]
    return policy


def _keep(file: Path, portfolio: Portfolio) -> None:
    parts = {"policies": portfolio.policies, "others": portfolio.others}
    rows = {part: [_row(policy) for policy in policies] for part, policies in parts.items()}
    with suppress(CannotWrite):  # then it is made again the next time
        write_file(file, json.dumps(rows).encode())


def _row(policy: Policy) -> dict[str, Any]:
    return {
        "rules": policy.candidate.rules,
        "sections": policy.candidate.sections,
        "share": policy.share,
        "known": policy.known,
        "means": policy.habits.means if policy.habits is not None else [],
        "spreads": policy.habits.spreads if policy.habits is not None else [],
    }
