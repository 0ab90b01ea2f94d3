"""How a search for the strongest strategy on a kingdom goes on.

Candidates are bred from the best so far and raced: all play a few games against the field, the better ones more, and
so on. The field is a row of opponents that a new champion has to beat as a whole; once it does so clearly it joins
them, so that the search never just chases its last champion. Everything that ever was in the field stays in the
archive, against which the last candidates are compared in the end.

Each generation depends on the seed and its number alone: a search of so many generations finds the same strategy on
any machine, with any number of workers, in one go or resumed.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from functools import lru_cache
from random import Random
from typing import Any

from ..bots.strategy import RuleBot, Strategy
from ..engine.catalogue import card_named
from ..engine.setup import Setup
from ..simulation.tally import shares_won
from ..strategies import parse
from ..strategies.candidates import Breeder, Candidate, sound
from .crew import Crew, Stop
from .search import Opponent, Search, Standing

#: whoever takes so much of the wins against the field joins it
CLEAR = 0.58
#: turns of each player after which a game counts as lost for the candidate: nobody wants to find endless games
TURNS = 60
#: games of one piece of work
_PIECE = 60


Legs = tuple[tuple[int, int], ...]


@dataclasses.dataclass(frozen=True)
class Pace:
    """How much is tried in each generation. Games are those against each of the field."""

    #: candidates that parents are chosen from
    parents: int = 10
    #: of them at least so many engines, if there are any, and at most so many with the very same cards
    engines: int = 3
    alike: int = 3
    children: int = 32
    #: the legs of a race: games, and how many candidates run the next leg
    legs: Legs = ((6, 14), (14, 6), (40, 3), (140, 3))
    #: the legs of the first race, against plain money only
    first_legs: Legs = ((20, 24), (60, 16))
    #: games by which parents are tried again in every generation, and after the field has changed
    again: int = 30
    anew: int = 100
    #: opponents in the field
    field: int = 6
    #: games of the last comparison, against the whole archive
    last: int = 100
    #: games in which a rule must decide something to stay
    idle: int = 20

    @property
    def race(self) -> int:
        """Games of a whole race."""
        return sum(games for games, _ in self.legs)


class Interrupted(Exception):
    """Somebody asked to stop in the middle of a generation."""


# Playing


@lru_cache(maxsize=512)
def _bot(text: str) -> RuleBot:
    return parse(text, "").bot()


@lru_cache(maxsize=8)
def _setup(players: int, kingdom: tuple[str, ...], projects: tuple[str, ...]) -> Setup:
    return Setup(players, [card_named(name) for name in kingdom], [card_named(name) for name in projects])


def play_series(
    players: int,
    kingdom: tuple[str, ...],
    projects: tuple[str, ...],
    candidate: str,
    opponents: tuple[str, ...],
    seed: int,
    start: int,
    stop: int,
) -> list[int]:
    """The candidate's parts of wins in the games from one number to another against each opponent.

    Several players: all others play the same opponent. The seat changes from game to game.
    """
    setup = _setup(players, kingdom, projects)
    mine = _bot(candidate)
    return [shares_won(setup, mine, _bot(text), seed, start, stop, TURNS) for text in opponents]


def without_idle_rules(
    players: int,
    kingdom: tuple[str, ...],
    projects: tuple[str, ...],
    candidate: Candidate,
    opponents: tuple[str, ...],
    seed: int,
    games: int,
) -> Candidate:
    """A candidate without the rules that never decided anything in so many games against each opponent."""
    text = candidate.text()
    bot = _bot(text)
    for rule in bot.rules:
        rule.used = 0
    play_series(players, kingdom, projects, text, opponents, seed, 0, games)
    used = tuple(rule for i, rule in enumerate(candidate.rules) if bot.rules[i].used)
    fewer = Candidate(used, candidate.sections)
    return fewer if used and sound(fewer) else candidate


class Finder:
    """Goes on with a search, generation by generation."""

    def __init__(
        self, search: Search, crew: Crew, stop: Stop | None = None, pace: Pace | None = None
    ) -> None:
        self.search = search
        self._pace = pace or Pace()
        self._crew = crew
        self._stop = stop or Stop()
        self._breeder = Breeder(search.table())
        #: called after each part of the work
        self.progress: Callable[[], None] = lambda: None

    def begin(self, known: Iterable[Strategy], always: list[Opponent]) -> None:
        """The first generation: race what there is to start from, against those who always are in the field."""
        search = self.search
        search.always = len(always)
        search.field = always.copy()
        seeds = [Standing(one) for one in self._breeder.seeds(known) if sound(one)]
        base = Random(f"{search.seed}/seeds").getrandbits(32)
        ranked = _distinct(self._pruned(self._race(seeds, base, self._pace.first_legs), base))
        ranked += self._engines(seeds, ranked, base)
        # The field to begin with: money, and those of them that do best against the best.
        self._enter(ranked[: self._pace.field])
        ranked = self._tried_again(ranked, 0)
        search.field = always.copy()
        self._enter(ranked[: self._pace.field - len(always)])
        search.archive = search.field.copy()
        search.parents = self._tried_again(self._chosen(ranked), 1)
        search.generation = 1

    def _engines(self, seeds: list[Standing], ranked: list[Standing], seed: int) -> list[Standing]:
        """The best engines to start from, if none is among the best already."""
        engines = [one for one in seeds if self._breeder.is_engine(one.candidate)]
        if not engines or any(self._breeder.is_engine(one.candidate) for one in ranked):
            return []
        return self._race(engines, seed, (*self._pace.first_legs[:-1], (self._pace.anew, self._pace.engines)))

    def _enter(self, standings: list[Standing]) -> None:
        """Let some of the first candidates into the field."""
        for number, one in enumerate(standings, 1):
            self.search.field.append(Opponent(f"seed-{number}", one.candidate.text(f"seed-{number}")))

    def step(self) -> None:
        """One generation. If it is interrupted, nothing of it counts."""
        games = self.search.games
        try:
            self._generation()
        except Interrupted:
            self.search.games = games
            raise

    def _generation(self) -> None:
        search, pace = self.search, self._pace
        number = search.generation
        random = Random(f"{search.seed}/{number}")
        bred = self._children(random)
        base = random.getrandbits(32)
        raced = self._pruned(self._race([Standing(one) for one in bred], base, pace.legs), base)
        parents = self._more(search.parents, pace.again, base, pace.race)
        ranked = _distinct(sorted(parents + raced, key=lambda one: -one.rank(search.players)))
        together = self._chosen(ranked)
        if together[0].strength(search.players) >= CLEAR and together[0].games >= pace.race:
            self._join(together, number)
        else:
            search.parents = together
        search.generation = number + 1

    def _chosen(self, ranked: list[Standing]) -> list[Standing]:
        """The parents of the next generation: the best, but few with the very same cards, and always some engines.

        An engine takes more changes at once to become good than money does; without its places it would be gone
        before.
        """
        chosen: list[Standing] = []
        engines = [one for one in ranked if self._breeder.is_engine(one.candidate)][: self._pace.engines]
        room = self._pace.parents - len(engines)
        for one in ranked:
            alike = sum(other.candidate.cards == one.candidate.cards for other in chosen)
            if one not in engines and alike < self._pace.alike and len(chosen) < room:
                chosen.append(one)
        return sorted(chosen + engines, key=lambda one: -one.rank(self.search.players))

    def _children(self, random: Random) -> list[Candidate]:
        old = [one.candidate for one in self.search.parents]
        found: dict[Candidate, None] = {}
        for _ in range(4 * self._pace.children):
            child = self._breeder.child(old, random)
            if child not in old and child not in found and sound(child):
                found[child] = None
            if len(found) == self._pace.children:
                break
        return list(found)

    def _join(self, ranked: list[Standing], number: int) -> None:
        """The best candidate joins the field; the one who did worst against it leaves, if it is not there for ever."""
        search = self.search
        name = f"generation-{number}"
        newcomer = Opponent(name, ranked[0].candidate.text(name))
        opponents = search.field
        if len(opponents) >= self._pace.field:
            shares = ranked[0].shares
            weakest = max(range(search.always, len(opponents)), key=lambda i: (shares[i], -i))
            opponents = [one for i, one in enumerate(opponents) if i != weakest]
        before = search.field
        search.field = [*opponents, newcomer]
        try:
            search.parents = self._tried_again(ranked, number)
        except Interrupted:
            search.field = before
            raise
        search.archive.append(newcomer)

    def _tried_again(self, standings: list[Standing], number: int) -> list[Standing]:
        """The same candidates, counted anew against the field as it is now."""
        base = Random(f"{self.search.seed}/{number}/again").getrandbits(32)
        fresh = self._more([Standing(one.candidate) for one in standings], self._pace.anew, base, 0)
        return sorted(fresh, key=lambda one: -one.rank(self.search.players))

    def _race(self, standings: list[Standing], seed: int, legs: Legs) -> list[Standing]:
        start = 0
        for games, keep in legs:
            standings = self._more(standings, games, seed, start)
            standings.sort(key=lambda one: -one.strength(self.search.players))
            standings = standings[:keep]
            start += games
        return standings

    def _pruned(self, standings: list[Standing], seed: int) -> list[Standing]:
        """The same standings without rules that do nothing; what is left plays the same, but for rare moments."""
        search = self.search
        opponents = tuple(one.text for one in search.field)
        rows = [(*search.place, one.candidate, opponents, seed, self._pace.idle) for one in standings]
        fewer: dict[int, Candidate] = dict(self._crew.each(without_idle_rules, rows, self._stop))
        if len(fewer) < len(rows):
            raise Interrupted
        return [dataclasses.replace(one, candidate=fewer[i]) for i, one in enumerate(standings)]

    def _more(self, standings: list[Standing], games: int, seed: int, start: int) -> list[Standing]:
        """The standings with so many more games against each of the field."""
        search = self.search
        opponents = tuple(one.text for one in search.field)
        size = max(2, _PIECE // len(opponents))
        rows: list[tuple[Any, ...]] = []
        owners: list[int] = []
        for i, one in enumerate(standings):
            text = one.candidate.text()
            for first in range(start, start + games, size):
                last = min(first + size, start + games)
                rows.append((*search.place, text, opponents, seed, first, last))
                owners.append(i)
        sums = [one.shares.copy() if one.shares else [0] * len(opponents) for one in standings]
        done = 0
        for number, shares in self._crew.each(play_series, rows, self._stop):
            done += 1
            mine = sums[owners[number]]
            for i in range(len(shares)):
                mine[i] += shares[i]
            self.progress()
        if done < len(rows):
            raise Interrupted
        search.games += games * len(opponents) * len(standings)
        return [
            Standing(one.candidate, one.games + games, mine)
            for one, mine in zip(standings, sums, strict=True)
        ]

    # The end

    def finish(self) -> Candidate:
        """The best candidate against the whole archive, without rules that change nothing."""
        search = self.search
        before = search.field
        search.field = search.archive[: search.always] + search.archive[search.always :][-10:]
        try:
            base = Random(f"{search.seed}/{search.generation}/end").getrandbits(32)
            last = self._more(
                [Standing(one.candidate) for one in search.parents[:4]], self._pace.last, base, 0
            )
            last.sort(key=lambda one: -one.rank(search.players))
            return self._pruned(last[:1], base)[0].candidate
        finally:
            search.field = before


def _distinct(standings: list[Standing]) -> list[Standing]:
    """Each candidate once, where it stands best."""
    found: dict[Candidate, Standing] = {}
    for one in standings:
        found.setdefault(one.candidate, one)
    return list(found.values())
