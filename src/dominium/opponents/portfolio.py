"""The portfolio of a kingdom: the ways to play it that are worth knowing, for oneself and of others.

What was found and shipped, what the kingdom suggests, and changes of the best of these are raced against each other;
then it is watched what each of the best owns turn by turn. All of it depends on the kingdom, the number of players and
what was found, and on nothing else, so that it can be made again at any time.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
from collections import OrderedDict
from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from typing import TypeVar

from .._version import __version__
from ..bots.last_turn import Farsighted
from ..bots.strategy import RuleBot, Strategy
from ..cards.kingdoms import Kingdom
from ..engine.agent import Agent
from ..engine.setup import Setup
from ..engine.view import View
from ..files import CannotWrite, strategies_folder, write_file
from ..simulation.arena import play_game
from ..simulation.habits import Habits, habits
from ..simulation.halving import smooth_win
from ..strategies.candidates import Breeder, Candidate, Rule, candidate_of, fits, sound, tidy
from ..strategies.composing import beginner, steady, unstoppable
from ..strategies.errors import StrategyError
from ..strategies.library import shipped
from ..strategies.text import parse
from ..strategies.writing import write
from .found import PREFIX, key_of, strong


@dataclass(frozen=True)
class Effort:
    """How many games a portfolio takes."""

    #: how many ways to play it holds
    size: int = 12
    #: games of each candidate against the field, leg by leg, and how many go on after the leg
    legs: tuple[tuple[int, int], ...] = ((6, 24), (12, 12), (24, 8))
    #: changes of the best that are tried, round by round, and their legs
    rounds: int = 3
    changes: int = 24
    later_legs: tuple[tuple[int, int], ...] = ((6, 12), (16, 6))
    #: games of each pair of the last ones
    pair_games: int = 16
    #: games to show that something beats what was found
    proof_games: int = 200
    #: games in which habits are watched
    watched_games: int = 24


EFFORT = Effort()
#: the part of the games it takes to show that something beats what was found
_PROOF = 0.56
_SEED = 20_011
#: ways to play that buy the same kinds of cards: more of them would leave no room for others
_OF_A_KIND = 2
_MONEY = frozenset(("province", "duchy", "estate", "gold", "silver", "copper"))
#: portfolios kept
_KEPT = 48

_THRESHOLD = re.compile(r"(?<=left\(province\) <= )\d+")
_COPIES = re.compile(r"^count\((\w+)\) < (\d+)$")


Result = TypeVar("Result")
#: work that stops after every game, and what comes of it
Steps = Generator[bool, None, Result]


@dataclass(eq=False)
class Policy:
    """A way to play: a strategy, who plays it, and how well it did among the last ones, from 0 to 1."""

    candidate: Candidate
    bot: RuleBot
    share: float = 0.5
    habits: Habits | None = None


@dataclass
class Portfolio:
    """The ways to play a kingdom, the best one first: what it is played by without thinking."""

    policies: list[Policy] = field(default_factory=list)

    @property
    def base(self) -> RuleBot:
        return self.policies[0].bot

    @cached_property
    def farsighted(self) -> Farsighted:
        """The same, looking to the end of a turn that may be the last one."""
        return Farsighted(self.base)

    def chances(self, view: View, seat: int) -> list[float]:
        """How likely a player plays in each of these ways, for what it owns by now."""
        owned = view.owned(seat)
        counts = [owned.count(card) for card in view.piles]
        turns = view.turns(seat)
        logs = []
        for policy in self.policies:
            told = policy.habits.likelihood(counts, turns) if policy.habits is not None else 0.0
            # Good players are met more often than bad ones.
            logs.append(told + 3.0 * policy.share)
        most = max(logs)
        weights = [math.exp(one - most) for one in logs]
        total = sum(weights)
        return [weight / total for weight in weights]


def policy_of(candidate: Candidate) -> Policy:
    return Policy(candidate, unstoppable(parse(candidate.text(), "")).bot())


# Changes that people think of


def greener(one: Candidate, step: int) -> Candidate:
    """The same with Duchies and Estates bought so many Provinces earlier (or later)."""
    rules: list[Rule] = []
    for card, condition in one.rules:
        if card in ("duchy", "estate"):
            condition = _THRESHOLD.sub(lambda found: str(max(0, int(found[0]) + step)), condition)
        rules.append((card, condition))
    return Candidate(tuple(rules), one.sections)


def eager(one: Candidate) -> Candidate:
    """The same with Provinces bought whenever there are coins for one."""
    rules = [rule for rule in one.rules if rule[0] != "province"]
    return Candidate((("province", ""), *rules), one.sections)


def more(one: Candidate, step: int) -> list[Candidate]:
    """The same with more (or fewer) copies of each card whose number is limited."""
    found = []
    for i, (card, condition) in enumerate(one.rules):
        match = _COPIES.match(condition)
        if match is not None and match[1] == card and int(match[2]) + step >= 0:
            rule = (card, f"count({card}) < {int(match[2]) + step}")
            found.append(Candidate((*one.rules[:i], rule, *one.rules[i + 1 :]), one.sections))
    return found


def changes(best: list[Candidate], breeder: Breeder, count: int, seed: int) -> list[Candidate]:
    """So many changes of the best candidates: those people think of, and others by chance."""
    random = Random(_SEED + seed)
    found: list[Candidate] = []
    for one in best[:2]:
        found += [
            greener(one, 1),
            greener(one, -1),
            greener(one, 2),
            eager(one),
            *more(one, 1),
            *more(one, -1),
        ]
    random.shuffle(found)
    found = found[: count // 2]
    while len(found) < count:
        found.append(breeder.child(best, random))
    return [one for one in dict.fromkeys(tidy(one) for one in found) if sound(one) and one not in best]


# The race


def different(best: list[Policy]) -> list[Policy]:
    """The same policies, but after the best ones of each kind those that come to the same in other words."""
    kinds: dict[frozenset[str], int] = {}
    first: list[Policy] = []
    later: list[Policy] = []
    for policy in best:
        cards = policy.candidate.cards - _MONEY
        kinds[cards] = kinds.get(cards, 0) + 1
        (first if kinds[cards] <= _OF_A_KIND else later).append(policy)
    return first + later


class Making:
    """A portfolio being made, a game at a time, so that whoever has little time makes a part of it."""

    def __init__(self, setup: Setup, found: Strategy | None) -> None:
        self._setup = setup
        self._effort = EFFORT
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
        self.portfolio.policies = _kept(file, self._setup)
        if not self.portfolio.policies:
            yield from self._make()
            _keep(file, self.portfolio.policies)

    def _make(self) -> Steps[None]:
        effort = self._effort
        breeder = Breeder(self._kingdom)
        plain = candidate_of(steady(self._kingdom.cards, self._kingdom.projects))
        first = plain if self._found is None else candidate_of(self._found)
        known = [
            one for name, one in shipped().items() if not name.startswith(PREFIX) and fits(one, self._kingdom)
        ]
        racers = [policy_of(one) for one in dict.fromkeys([first, *breeder.seeds(known)]) if sound(one)]
        field = [policy_of(one) for one in dict.fromkeys([first, plain])]
        best = yield from self._raced(racers, field, effort.legs, 0)
        for number in range(1, effort.rounds + 1):
            parents = [policy.candidate for policy in best]
            tried = [policy_of(one) for one in changes(parents[:4], breeder, effort.changes, number)]
            # The best of before run again, on the same ground as the new ones.
            found = yield from self._raced([*tried, *best[:4]], best[:2], effort.later_legs, number)
            best = found + [policy for policy in [*best, *tried] if policy not in found]
        last = self._with_known(best, first, plain)
        yield from self._cross_table(last)
        last.sort(key=lambda policy: -policy.share)
        yield from self._prove(last, first)
        for number, policy in enumerate(last):
            seed = _SEED + 1000 * number
            policy.habits = habits(self._setup, policy.bot, last[0].bot, effort.watched_games, seed)
            yield True
        self.portfolio.policies = last

    def _with_known(self, best: list[Policy], *known: Candidate) -> list[Policy]:
        """The best ones, and those that are met whatever they are worth."""
        simple = candidate_of(beginner(self._kingdom.cards, self._kingdom.projects))
        wanted = list(dict.fromkeys([*known, simple]))
        kept = different([policy for policy in best if policy.candidate not in wanted])
        return kept[: self._effort.size - len(wanted)] + [policy_of(one) for one in wanted]

    def _raced(
        self, racers: list[Policy], field: list[Policy], legs: tuple[tuple[int, int], ...], number: int
    ) -> Steps[list[Policy]]:
        """Who is best against a field after all legs, the best one first."""
        for leg, (games, kept) in enumerate(legs):
            for racer in racers:
                total = 0.0
                for k, other in enumerate(field):
                    seed = _SEED + 1_000_000 * (100 * number + 10 * leg + k)
                    total += yield from self._met(racer.bot, other.bot, games, seed)
                racer.share = total / len(field)
            racers = sorted(racers, key=lambda racer: -racer.share)[:kept]
        return racers

    def _cross_table(self, last: list[Policy]) -> Steps[None]:
        """Everyone against everyone."""
        totals = [0.0] * len(last)
        for i, one in enumerate(last):
            for j, other in enumerate(last):
                if i < j:
                    won = yield from self._met(one.bot, other.bot, self._effort.pair_games, _SEED + 7_000_000)
                    totals[i] += won
                    totals[j] += 1 - won
        for policy, total in zip(last, totals, strict=True):
            policy.share = total / max(1, len(last) - 1)

    def _prove(self, last: list[Policy], first: Candidate) -> Steps[None]:
        """What was found was tried in many more games than these: it is left only for what beats it clearly."""
        incumbent = next(i for i, policy in enumerate(last) if policy.candidate == first)
        challenger, holder = last[0], last[incumbent]
        if incumbent == 0:
            return
        won = yield from self._met(challenger.bot, holder.bot, self._effort.proof_games, _SEED + 9_000_000)
        if won < _PROOF:
            last.insert(0, last.pop(incumbent))

    def _met(self, one: Agent, other: Agent, games: int, seed: int) -> Steps[float]:
        """How well somebody does against others who are all alike, each seat in turn; among two, half is even."""
        total = 0.0
        players = self._setup.players
        for number in range(games):
            total += _result(self._setup, one, other, number % players, seed + number // players)
            yield True
        return total / games


def _result(setup: Setup, one: Agent, other: Agent, seat: int, seed: int) -> float:
    agents = [other] * setup.players
    agents[seat] = one
    game = play_game(setup, agents, seed)
    scores = game.scores()
    leaders = game.leaders(scores)
    won = 1 / len(leaders) if seat in leaders else 0.0
    margin = scores[seat] - max(points for i, points in enumerate(scores) if i != seat)
    game.dismiss()
    return smooth_win(won, margin)


# Keeping them

_made: OrderedDict[tuple[str, int], Making] = OrderedDict()


def portfolio_for(setup: Setup, late: Callable[[], bool] | None = None) -> Portfolio | None:
    """The portfolio for a game; None if there was too little time to make it: the next call goes on with it."""
    kingdom = [card.id for card in setup.kingdom]
    projects = [card.id for card in setup.projects]
    key = (key_of(kingdom, projects), setup.players)
    making = _made.pop(key, None)
    if making is None or not making.knows:
        # Something may have been found since.
        found = strong(kingdom, projects)
        if making is None or found is not None:
            making = Making(setup, found)
    _made[key] = making
    while len(_made) > _KEPT:
        _made.popitem(last=False)
    return making.portfolio if making.go_on(late) else None


def _file(setup: Setup, found: Strategy | None, effort: Effort) -> Path:
    """Where a portfolio is kept: it holds for this version, what was found, and as much effort."""
    names = [sorted(card.id for card in setup.kingdom), sorted(card.id for card in setup.projects)]
    about = repr((__version__, names, setup.players, "" if found is None else write(found), effort))
    return strategies_folder() / "portfolios" / f"{hashlib.sha256(about.encode()).hexdigest()[:16]}.json"


def _kept(file: Path, setup: Setup) -> list[Policy]:
    """What was kept in a file; a file that is not there or was spoilt holds nothing."""
    try:
        rows = json.loads(file.read_text(encoding="utf-8"))
        found = []
        for row in rows:
            rules = tuple((str(card), str(condition)) for card, condition in row["rules"])
            policy = policy_of(Candidate(rules, str(row["sections"])))
            policy.share = float(row["share"])
            policy.habits = Habits(setup.piles)
            policy.habits.means = row["means"]
            policy.habits.spreads = row["spreads"]
            found.append(policy)
    except (OSError, ValueError, TypeError, KeyError, StrategyError):
        return []
    return found


def _keep(file: Path, policies: list[Policy]) -> None:
    rows = [
        {
            "rules": policy.candidate.rules,
            "sections": policy.candidate.sections,
            "share": policy.share,
            "means": policy.habits.means if policy.habits is not None else [],
            "spreads": policy.habits.spreads if policy.habits is not None else [],
        }
        for policy in policies
    ]
    with suppress(CannotWrite):  # then it is made again the next time
        write_file(file, json.dumps(rows).encode())
