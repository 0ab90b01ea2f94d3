"""The portfolio of a kingdom: the ways to play it that are worth knowing, for oneself and of others.

What was found and shipped, what the kingdom suggests, and changes of the best of these are raced against each other;
then it is watched what each of the best owns turn by turn. All of it depends on the kingdom, the number of players and
what was found, and on nothing else, so that it can be made again at any time. For two players the recommended kingdoms
come with what a long race brought (``python -m dominium.lab.portfolios``): that only has to be watched.
"""

from __future__ import annotations

import hashlib
import json
import math
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib.resources import files
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
from .found import PREFIX, key_of, quick, strong
from .racing import (
    PACE,
    SEED,
    Policy,
    Race,
    RacePace,
    Racer,
    Steps,
    different,
    finished,
    lean,
    met,
    policy_of,
    win_alone,
)


@dataclass(frozen=True)
class Effort:
    """How many games a portfolio takes."""

    #: how many ways to play it holds
    size: int = 12
    pace: RacePace = PACE
    #: games against each of the others in which a rule has to decide something to stay
    idle_games: int = 6
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
    #: whether it is about what the strong bot plays, where nothing was found: the best of a race in haste
    after_haste: bool = True


EFFORT = Effort()
#: for whoever wants the best of a kingdom within a second or two, and nothing else
HASTY = Effort(
    size=6,
    pace=RacePace(
        legs=((6, 24), (12, 8), (24, 6)),
        laps=3,
        later_laps=1,
        laps_apart=0,
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
    after_haste=False,
)
#: how much more of the games something has to win than what was found, and than the steady bot where nothing was, in
#: standard errors of a share of as many games
_PROOF = 1.3
_BETTER = 0.9
#: how many of the best of a race everybody is measured against besides those who are met
_FEARED = 3
#: how much more of a win against somebody makes what comes with the program one's own way to play
_CLEARLY = 0.05
#: the briefest race, and the longest one, in times of the usual one: after that little is found any more
_BRIEF = 1 / 3
_MOST_TIMES = 2
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
            logs.append(told + policy.prior)
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
        self._work = self._steps()
        self.done = False

    def go_on(self, late: Callable[[], bool] | None) -> bool:
        """Make it, as far as there is time; whether it is done."""
        while not self.done and not (late is not None and late()):
            self.done = next(self._work, None) is None
        return self.done

    def is_ready(self) -> bool:
        """Whether it takes no race any more; asked by those who have no time to read it."""
        shipped_one = _shipped_for(self._setup, self._found)
        return shipped_one is not None or _file(self._setup, self._found, self._effort).exists()

    def _steps(self) -> Steps[None]:
        file = _file(self._setup, self._found, self._effort)
        self.portfolio = _kept(file, self._setup)
        if not self.portfolio.policies:
            ready = shipped_portfolio(self._setup, self._found)
            self.portfolio = ready or (yield from self.race())
            yield from self._watch()
            _keep(file, self.portfolio)

    def _watch(self) -> Steps[None]:
        """See what everybody owns turn by turn."""
        best = self.portfolio.base
        for number, policy in enumerate(self.portfolio.models):
            seed = SEED + 1000 * number
            policy.habits = habits(self._setup, policy.bot, best, self._effort.watched_games, seed)
            yield True

    def race(self, raced_before: Iterable[Candidate] = ()) -> Steps[Portfolio]:
        """Find out what is worth knowing, from the beginning, or going on from what an earlier race brought."""
        effort = self._effort
        breeder = Breeder(self._kingdom)
        plain = candidate_of(steady(self._kingdom.cards, self._kingdom.projects))
        first = yield from self._first(plain)
        known = [
            one for name, one in shipped().items() if not name.startswith(PREFIX) and fits(one, self._kingdom)
        ]
        before = [*raced_before, *self._good_for_two()]
        starting = dict.fromkeys([first, *before, *breeder.seeds(known), *breeder.pairs()])
        others = yield from self._others(known, policy_of(first))
        race = Race(self._setup, breeder, effort.pace)
        start = [one for one in starting if sound(one)]
        best = yield from race.run(start, [policy_of(first)], others[:1], breeder.kinds())
        best = yield from self._lean(best, [policy_of(first), policy_of(plain), *others])
        last = yield from self._chosen(best, first, plain)
        there = [policy.candidate for policy in last]
        others = [policy for policy in others if policy.candidate not in there]
        strong_one = first if self.knows or self._effort.after_haste else None
        for policy in last:
            policy.known = policy.candidate in (first, plain)
            policy.found = policy.candidate == strong_one
            policy.hasty = policy.found and not self.knows
        holder = last[there.index(first)]
        yield from self._measure(last, others, holder)
        yield from self._prove(last, others, holder)
        return Portfolio(last, others)

    def _first(self, plain: Candidate) -> Steps[Candidate]:
        """What the strong bot plays here, for the others have to do better."""
        if self._found is not None:
            return candidate_of(self._found)
        if not self._effort.after_haste:
            return plain
        kept = quick(*_ids(self._setup))
        return candidate_of(kept) if kept is not None else (yield from raced_in_haste(self._setup))

    def _good_for_two(self) -> list[Candidate]:
        """What is worth a try at a larger table."""
        if self._setup.players == 2:
            return []
        of_two = shipped_portfolio(Setup(2, self._setup.kingdom, self._setup.projects), self._found)
        return [policy.candidate for policy in of_two.policies] if of_two is not None else []

    def _others(self, known: list[Strategy], first: Policy) -> Steps[list[Policy]]:
        """What comes with the program and fits, the best of it."""
        if not self._effort.others:
            return []
        candidates = dict.fromkeys(map(candidate_of, known))
        found = [policy_of(one) for one in candidates if sound(one) and one != first.candidate]
        for policy in found:
            policy.known = True
            policy.share = yield from met(
                self._setup, policy.bot, first.bot, self._effort.other_games, SEED + 8_000_000
            )
        return sorted(found, key=lambda policy: -policy.share)[: self._effort.others]

    def _lean(self, best: list[Racer], others: list[Policy]) -> Steps[list[Racer]]:
        """As many of the best ones as there may be room for, without rules that decide nothing."""
        found: list[Racer] = []
        many = different(best, 2 * self._effort.size)
        field = [*others, *(racer.policy for racer in many[: self._effort.size])]
        for racer in many:
            candidate = yield from lean(
                self._setup, racer.policy, field, self._effort.idle_games, SEED + 4_000_000
            )
            found.append(replace(racer, policy=policy_of(candidate)))
        return found

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

    def _measure(self, last: list[Policy], others: list[Policy], holder: Policy) -> Steps[None]:
        """What everybody is worth against those who are met, and the best of the race; the last ones are sorted.

        Who only does well against what was found goes before who does so nowhere. What comes with the program joins the
        last ones if none of them does as well against somebody.
        """
        field = [policy for policy in [*last, *others] if policy.known]
        field += [policy for policy in last if not policy.known][:_FEARED]
        won: dict[Policy, list[float]] = {}
        for policy in [*last, *others]:
            won[policy] = []
            for other in field:
                share = 1 / self._setup.players
                if other is not policy:
                    games = self._effort.pair_games * (3 if other is holder else 1)
                    share = yield from met(self._setup, policy.bot, other.bot, games, SEED + 7_000_000)
                won[policy].append(share)
            policy.share = sum(won[policy]) / len(field)
        for i in range(len(field)):
            if others:
                best = max(others, key=lambda policy: won[policy][i])
                if won[best][i] >= max(won[policy][i] for policy in last) + _CLEARLY:
                    others.remove(best)
                    last.append(best)
        at = field.index(holder)
        last.sort(key=lambda policy: -max(policy.share, won[policy][at]))

    def _prove(self, last: list[Policy], others: list[Policy], holder: Policy) -> Steps[None]:
        """Put first what does best against those who are likely to be met.

        What was found was tried in many more games than these: it is left only for what does clearly better.
        """
        enough = (_PROOF if self.knows else _BETTER) * 0.5 / math.sqrt(self._effort.proof_games)
        ranked = sorted(last, key=lambda policy: -policy.share)
        best, most = holder, (yield from self._among_the_likely(holder, [*last, *others])) + enough
        for challenger in ranked[: self._effort.challengers]:
            if challenger is not holder:
                won = yield from self._among_the_likely(challenger, [*last, *others])
                if won >= most:
                    best, most = challenger, won
        for policy in (holder, best):
            last.remove(policy)
            last.insert(0, policy)

    def _among_the_likely(self, policy: Policy, models: list[Policy]) -> Steps[float]:
        """How often a way to play wins against all of them, each met as often as it is likely."""
        weights = [math.exp(one.prior) for one in models]
        games = won = 0.0
        for number, (model, weight) in enumerate(zip(models, weights, strict=True)):
            count = round(self._effort.proof_games * weight / sum(weights))
            seed = SEED + 9_000_000 + 1000 * number
            if count:
                won += count * (yield from met(self._setup, policy.bot, model.bot, count, seed, win_alone))
            games += count
        return won / max(1.0, games)


# Keeping them

_made: OrderedDict[tuple[str, int, int], Making] = OrderedDict()
#: one of them is gone on with at a time, by whoever asks
_at_work = threading.Lock()


def portfolio_for(
    setup: Setup, late: Callable[[], bool] | None = None, *, budget: float = 1.0, brief: bool = False
) -> Portfolio | None:
    """The portfolio for a game.

    Who has no deadline waits for a long race, and the longer the larger the ``budget`` for thinking, unless a ``brief``
    one is wanted. Who has one takes what a long race brought before, or else has a brief one: None if there was too
    little time for it, then the next call goes on with it.
    """
    effort = effort_of(_BRIEF if brief else max(1, min(_MOST_TIMES, int(budget))))
    with _at_work:
        making = _making(setup, effort, race=late is None) or _making(setup, effort_of(_BRIEF), race=True)
        assert making is not None
        return making.portfolio if making.go_on(late) else None


def is_at_hand(setup: Setup) -> bool:
    """Whether the portfolio of a long race is there."""
    return _making(setup, effort_of(1), race=False) is not None


def effort_of(times: float) -> Effort:
    """The effort of a race of so many times the usual length."""
    pace = EFFORT.pace
    longer = replace(pace, laps=max(1, int(times * pace.laps)), laps_apart=int(times * pace.laps_apart))
    return replace(EFFORT, pace=longer)


def _making(setup: Setup, effort: Effort, *, race: bool) -> Making | None:
    """A portfolio that is made or being made; None if that takes a race and there is to be none."""
    ids = _ids(setup)
    key = (key_of(*ids), setup.players, effort.pace.laps)
    making = _made.pop(key, None)
    if making is None or not making.knows:
        # Something may have been found since.
        found = strong(*ids)
        if making is None or found is not None:
            new = Making(setup, found, effort)
            if race or new.is_ready():
                making = new
    if making is not None:
        _made[key] = making
    while len(_made) > _KEPT:
        _made.popitem(last=False)
    return making


def _ids(setup: Setup) -> tuple[list[str], list[str]]:
    """The ids of the cards and the Projects."""
    return [card.id for card in setup.kingdom], [card.id for card in setup.projects]


def raced_in_haste(setup: Setup) -> Steps[Candidate]:
    """What is best of a portfolio for two, made within a second or two."""
    raced = yield from Making(Setup(2, setup.kingdom, setup.projects), None, HASTY).race()
    return raced.policies[0].candidate


def race_quickly(setup: Setup, file: Path) -> None:
    """Write that down; CannotWrite."""
    write_file(file, finished(raced_in_haste(setup)).text("quick").encode())


def _file(setup: Setup, found: Strategy | None, effort: Effort) -> Path:
    """Where a portfolio is kept: it holds for this version, what was found, and as much effort."""
    names = [sorted(ids) for ids in _ids(setup)]
    about = repr((__version__, names, setup.players, "" if found is None else write(found), effort))
    return strategies_folder() / "portfolios" / f"{hashlib.sha256(about.encode()).hexdigest()[:16]}.json"


def _kept(file: Path, setup: Setup) -> Portfolio:
    """What was kept in a file; a file that is not there or was spoilt holds nothing."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
        portfolio = portfolio_from(kept)
        watched = [row["habits"] for part in _PARTS for row in kept[part]]
        for policy, (means, spreads) in zip(portfolio.models, watched, strict=True):
            policy.habits = Habits(setup.piles)
            policy.habits.means, policy.habits.spreads = means, spreads
    except (OSError, ValueError, TypeError, KeyError, StrategyError):
        return Portfolio()
    return portfolio


def _keep(file: Path, portfolio: Portfolio) -> None:
    rows = as_rows(portfolio)
    for row, policy in zip([*rows["policies"], *rows["others"]], portfolio.models, strict=True):
        assert policy.habits is not None
        row["habits"] = [policy.habits.means, policy.habits.spreads]
    with suppress(CannotWrite):  # then it is made again the next time
        write_file(file, json.dumps(rows).encode())


#: the parts of a portfolio, as they are written down
_PARTS = ("policies", "others")


def as_rows(portfolio: Portfolio) -> dict[str, list[dict[str, Any]]]:
    """A portfolio as plain data, without what was watched."""
    return {part: [_row(policy) for policy in getattr(portfolio, part)] for part in _PARTS}


def _row(policy: Policy) -> dict[str, Any]:
    return {
        "rules": policy.candidate.rules,
        "sections": policy.candidate.sections,
        "share": policy.share,
        "known": policy.known,
        "found": policy.found,
        "hasty": policy.hasty,
    }


def portfolio_from(rows: dict[str, Any]) -> Portfolio:
    """The same from plain data, not watched yet."""
    return Portfolio(*([_policy(row) for row in rows[part]] for part in _PARTS))


def _policy(row: dict[str, Any]) -> Policy:
    rules = tuple((str(card), str(condition)) for card, condition in row["rules"])
    policy = policy_of(Candidate(rules, str(row["sections"])))
    policy.share = float(row["share"])
    policy.known = bool(row["known"])
    policy.found = bool(row["found"])
    policy.hasty = bool(row.get("hasty", False))
    return policy


# What comes with the program

#: where it is, among the program's data
FILE = "portfolios.json"


@cache
def _shipped_rows() -> dict[str, dict[str, Any]]:
    rows: dict[str, dict[str, Any]] = json.loads(
        (files("dominium") / "data" / FILE).read_text(encoding="utf-8")
    )
    return rows


def shipped_portfolio(setup: Setup, found: Strategy | None) -> Portfolio | None:
    """What a long race brought on a recommended kingdom, not watched yet; None if something else was found since."""
    rows = _shipped_for(setup, found)
    return None if rows is None else portfolio_from(rows)


def _shipped_for(setup: Setup, found: Strategy | None) -> dict[str, Any] | None:
    rows = _shipped_rows().get(key_of(*_ids(setup)))
    if setup.players != 2 or rows is None or found is None or rows["against"] != digest(found):
        return None
    return rows


def digest(found: Strategy) -> str:
    """What tells one strategy from another."""
    return hashlib.sha256(write(found).encode()).hexdigest()[:16]
