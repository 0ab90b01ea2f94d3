"""The race for the ways to play a kingdom: what there is to start from, and what can be bred from the best of it.

Whoever runs plays the same deals against the same field as the others. The first laps are run against what is known to be
good on the kingdom, for that is met most often, in few games each; where there is time, every kind of play (an engine of
certain cards, money with one card) runs by itself before that, and careful laps follow, in which many games tell small
steps ahead from luck. The later ones are run against the best of the first laps and a rival too, for what beats one
opponent may lose to all others.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from ..bots.strategy import RuleBot
from ..engine.agent import Agent
from ..engine.setup import Setup
from ..simulation.arena import play_game
from ..simulation.habits import Habits
from ..simulation.halving import smooth_win
from ..strategies.candidates import Breeder, Candidate, Rule, sound, tidy, with_rules
from ..strategies.composing import unstoppable
from ..strategies.text import parse

SEED = 20_011
#: ways to play that buy the same kinds of cards: more of them would leave no room for others
OF_A_KIND = 3
MONEY = frozenset(("province", "duchy", "estate", "gold", "silver", "copper"))
#: how much more often who wins all games is met than who wins none, what comes with the program than what only was
#: raced here, and what was found for the kingdom than anything else, for that is what the strong bot plays and good
#: players come to (less so where it was found in haste): the logarithms
_GOOD = 5.0
_KNOWN = 1.5
_FOUND = 3.0
_HASTY = 1.5
#: of those that do best against what is known, how many are kept though others do better against a larger field
_RESPONSES = 2
#: the number of the first careful lap: what is tried in a lap depends on its number
_CAREFUL = 10_000
#: and of the first lap that the first kind of play runs by itself
_APART = 100_000
#: what a share is doubted by: so many standard errors of a game's result
_DOUBT = 0.7 * 0.4

_THRESHOLD = re.compile(r"(?<=left\(province\) <= )\d+")
_COPIES = re.compile(r"^count\((\w+)\) < (\d+)$")

Result = TypeVar("Result")
#: work that stops after every game, and what comes of it
Steps = Generator[bool, None, Result]
#: what a game is worth, from the part of the win and the margin in points
Value = Callable[[float, int], float]
#: games against each of the field, and how many go on after them
Legs = tuple[tuple[int, int], ...]


def finished(steps: Steps[Result]) -> Result:
    """Do some work to its end: what comes of it."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            value: Result = end.value
            return value


@dataclass(frozen=True)
class RacePace:
    """How many games a race takes."""

    #: the legs of what there is to start from
    legs: Legs = ((6, 36), (12, 14), (24, 8), (48, 8))
    #: laps against what is known, and after them against the best of these too; a table of more players has fewer, for
    #: its games take longer
    laps: int = 60
    later_laps: int = 16
    #: changes of the best that are tried in a lap, and their legs: many short laps find more than a few long ones
    changes: int = 24
    lap_legs: Legs = ((4, 6), (14, 3), (40, 2))
    #: those that changes are made of, and their games in every lap, and when the field changes
    parents: int = 6
    again: int = 8
    anew: int = 60
    #: careful laps after them, their legs, the games of those that changes are made of, and how many are kept
    careful_laps: int = 0
    careful_legs: Legs = ((16, 6), (60, 3), (240, 2))
    careful_again: int = 40
    careful_kept: int = 60
    #: laps that every kind of play runs by itself before all of them run together, how many kinds run on carefully by
    #: themselves, and for how many laps: what has to come of age first would be outrun by what is grown up
    laps_apart: int = 12
    kinds_kept: int = 5
    careful_apart: int = 0


PACE = RacePace()


@dataclass(eq=False)
class Policy:
    """A way to play: a strategy, who plays it, and how well it does against those who are met, from 0 to 1."""

    candidate: Candidate
    bot: RuleBot
    share: float = 0.5
    habits: Habits | None = None
    #: whether it comes with the program, so that others play it, whether it was found for the kingdom, and if so,
    #: whether that was done in haste
    known: bool = False
    found: bool = False
    hasty: bool = False

    @property
    def prior(self) -> float:
        """The logarithm of how often it is met: good play more often than bad, and what is known most often."""
        found = (_HASTY if self.hasty else _FOUND) if self.found else 0.0
        return _GOOD * self.share + (_KNOWN if self.known else 0.0) + found


def policy_of(candidate: Candidate) -> Policy:
    return Policy(candidate, unstoppable(parse(candidate.text(), "")).bot())


@dataclass(eq=False)
class Racer:
    """A policy in the race, and what it won so far in its games."""

    policy: Policy
    won: float = 0.0
    games: int = 0

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def rank(self) -> float:
        """The share, less what may be luck."""
        return self.share - _DOUBT / math.sqrt(self.games) if self.games else 0.0


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
    random = Random(SEED + seed)
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
    found = found[: count // 3]
    while len(found) < count:
        found.append(breeder.child(best, random))
    return [one for one in dict.fromkeys(tidy(one) for one in found) if sound(one) and one not in best]


def different(best: list[Racer], room: int) -> list[Racer]:
    """The best ones, but not too many that buy the same kinds of cards."""
    kinds: dict[frozenset[str], int] = {}
    found: list[Racer] = []
    for racer in best:
        cards = racer.policy.candidate.cards - MONEY
        kinds[cards] = kinds.get(cards, 0) + 1
        if kinds[cards] <= OF_A_KIND and len(found) < room:
            found.append(racer)
    return found


class Race:
    """A race on one kingdom."""

    def __init__(self, setup: Setup, breeder: Breeder, pace: RacePace) -> None:
        self._setup = setup
        self._breeder = breeder
        self._pace = pace
        self._field: list[Policy] = []
        self._seed = SEED
        self._value: Value = smooth_win
        #: games played
        self.games = 0

    def run(
        self,
        starting: list[Candidate],
        known: list[Policy],
        rivals: list[Policy],
        kinds: Sequence[list[Candidate]] = (),
    ) -> Steps[list[Racer]]:
        """Those that do best against what is known alone, and then the best of all laps, each the best one first.

        ``kinds`` of play run by themselves first, if there is time for it.
        """
        pace = self._pace
        self._field = known
        grown = (yield from self._apart(kinds)) if pace.laps_apart else []
        racers = [Racer(policy_of(one)) for one in dict.fromkeys([*grown, *starting])]
        best = yield from self._legs(racers, pace.legs)
        for lap in range(self._for_table(pace.laps)):
            best = yield from self._lap(best, lap + 1, pace.lap_legs, pace.again)
        if pace.careful_laps:
            best = yield from self._carefully(best)
        responses = different(best, _RESPONSES)
        best = yield from self._against([*known, best[0].policy, *rivals], best)
        for lap in range(self._for_table(pace.later_laps)):
            best = yield from self._lap(best, pace.laps + lap + 1, pace.lap_legs, pace.again)
        kept = [racer.policy for racer in responses]
        return [*responses, *(racer for racer in best if racer.policy not in kept)]

    def _apart(self, kinds: Sequence[list[Candidate]]) -> Steps[list[Candidate]]:
        """The best of every kind of play, each bred by itself."""
        pace = self._pace
        bred: list[tuple[int, list[Racer]]] = []
        for number, kind in enumerate(kinds):
            first = _APART * (number + 1)
            bred.append((first, (yield from self._alone(kind, first))))
        bred.sort(key=lambda kind: -kind[1][0].rank)
        found = [racer.policy.candidate for _, best in bred for racer in best[:2]]
        self._value = win_alone
        for first, best in bred[: pace.kinds_kept] if pace.careful_apart else []:
            anew = [Racer(racer.policy) for racer in best[: pace.careful_kept // 3]]
            best = yield from self._legs(anew, ((pace.careful_again, len(anew)),))
            for lap in range(self._for_table(pace.careful_apart)):
                best = yield from self._careful_lap(best, first + _CAREFUL + lap)
            found += [racer.policy.candidate for racer in best[:2]]
        self._value = smooth_win
        return found

    def _alone(self, kind: list[Candidate], first: int) -> Steps[list[Racer]]:
        """One kind of play, bred by itself."""
        pace = self._pace
        best = yield from self._legs([Racer(policy_of(one)) for one in kind], ((pace.anew, len(kind)),))
        for lap in range(self._for_table(pace.laps_apart)):
            best = yield from self._lap(best, first + lap, pace.lap_legs, pace.again)
        return best

    def best_alone(self, kind: list[Candidate], known: Policy, number: int) -> list[Candidate]:
        """What one kind of play comes to against somebody; for each ``number`` by other chances."""
        self._field = [known]
        return [racer.policy.candidate for racer in finished(self._alone(kind, _APART * (number + 1)))[:2]]

    def _carefully(self, best: list[Racer]) -> Steps[list[Racer]]:
        """The best after careful laps, counted by wins alone, and then other kinds of what ran before."""
        pace = self._pace
        before = different(best, pace.careful_kept // 2)
        self._value = win_alone
        best = [Racer(racer.policy) for racer in before]
        best = yield from self._legs(best, ((pace.careful_again, len(best)),))
        for lap in range(self._for_table(pace.careful_laps)):
            best = yield from self._careful_lap(best, _CAREFUL + lap)
        self._value = smooth_win
        there = [racer.policy for racer in best]
        return [*best, *(racer for racer in before if racer.policy not in there)]

    def _careful_lap(self, best: list[Racer], number: int) -> Steps[list[Racer]]:
        pace = self._pace
        kept = best[: pace.careful_kept]
        return (yield from self._lap(kept, number, pace.careful_legs, pace.careful_again))

    def _for_table(self, laps: int) -> int:
        return -(-2 * laps // self._setup.players)

    def _against(self, field: list[Policy], best: list[Racer]) -> Steps[list[Racer]]:
        """The same racers, counted anew against a larger field."""
        self._field = field
        self._seed += 1_000_000
        anew = [Racer(racer.policy) for racer in best]
        return (yield from self._legs(anew, ((self._pace.anew, len(anew)),)))

    def _lap(self, best: list[Racer], number: int, legs: Legs, again_games: int) -> Steps[list[Racer]]:
        """Changes of the best run, and the best on the same ground."""
        pace = self._pace
        parents = different(best, pace.parents)
        tried = changes([one.policy.candidate for one in parents], self._breeder, pace.changes, number)
        self._seed += 10_000
        new = yield from self._legs([Racer(policy_of(one)) for one in tried], legs)
        again = yield from self._legs(parents, ((again_games, len(parents)),))
        rest = [racer for racer in best if racer not in again]
        return sorted([*new, *again], key=lambda racer: -racer.rank) + rest

    def _legs(self, racers: list[Racer], legs: Legs) -> Steps[list[Racer]]:
        start = 0
        for games, kept in legs:
            for racer in racers:
                for number, other in enumerate(self._field):
                    seed = self._seed + 1000 * number + start
                    won = yield from met(self._setup, racer.policy.bot, other.bot, games, seed, self._value)
                    racer.won += games * won
                    racer.games += games
                    self.games += games
            racers = sorted(racers, key=lambda racer: -racer.rank)[:kept]
            start += games
        return racers


def met(
    setup: Setup, one: Agent, other: Agent, games: int, seed: int, value: Value = smooth_win
) -> Steps[float]:
    """How well somebody does against others who are all alike, each seat in turn; among two, half is even.

    Few games tell more if the margin counts too, as it does unless ``value`` says something else.
    """
    total = 0.0
    for number in range(games):
        seat = number % setup.players
        total += value(*_result(setup, one, other, seat, seed + number // setup.players))
        yield True
    return total / games


def lean(setup: Setup, one: Policy, others: list[Policy], games: int, seed: int) -> Steps[Candidate]:
    """A way to play without the rules that decided nothing in so many games against each of some others.

    They came by chance and did no harm so far, but whoever knows them may do something that calls for them.
    """
    # Its own rules come first, then those for a game gone wrong.
    rules = one.bot.rules[: len(one.candidate.rules)]
    for rule in rules:
        rule.used = 0
    for other in others:
        yield from met(setup, one.bot, other.bot, games, seed)
    return with_rules(one.candidate, [rule.used > 0 for rule in rules])


def win_alone(won: float, margin: int) -> float:
    """Nothing but the win: what many games are counted by, for large margins win no more often."""
    return won


def _result(setup: Setup, one: Agent, other: Agent, seat: int, seed: int) -> tuple[float, int]:
    """The part of the win that a seat had, and its points less those of the best other player."""
    agents = [other] * setup.players
    agents[seat] = one
    game = play_game(setup, agents, seed)
    scores = game.scores()
    leaders = game.leaders(scores)
    won = 1 / len(leaders) if seat in leaders else 0.0
    margin = scores[seat] - max(points for i, points in enumerate(scores) if i != seat)
    game.dismiss()
    return won, margin
