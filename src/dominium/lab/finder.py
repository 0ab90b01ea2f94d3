"""How a search for the strongest strategy on a kingdom goes on.

Candidates are bred from the best so far and raced: all play a few games against the field, the better ones more, and
so on. The field is a row of opponents that a new champion has to beat as a whole; once it does so clearly it joins
them, so that the search never just chases its last champion. The archive holds every strategy that is known for the
kingdom and everything that ever was in the field: whoever of it beats the best candidate comes (back) into the field,
and the last candidates are compared against all of it in the end.

Before all that, every kind of play (an engine of certain cards, money with one card) is bred by itself against the best
there is to start from: what takes many changes to become good would be outrun by what is good already. A search has
several starts, which see different cards first. They go on apart for some generations and are joined then.

Each generation depends on the seed and its number alone: a search of so many generations finds the same strategy on
any machine, with any number of workers, in one go or resumed.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from ..bots.strategy import RuleBot, Strategy
from ..cards.kingdoms import Kingdom
from ..engine.catalogue import card_named
from ..engine.setup import Setup
from ..opponents.racing import PACE, Race, policy_of
from ..simulation.tally import WHOLE, shares_won
from ..strategies import parse, write
from ..strategies.candidates import Breeder, Candidate, sound, with_rules
from .crew import Crew, Stop
from .search import Opponent, Search, Standing

#: whoever takes so much of the wins against the field joins it
CLEAR = 0.58
#: turns of each player after which a game counts as lost for the candidate: nobody wants to find endless games
TURNS = 60
#: games of one piece of work
_PIECE = 60
#: what the names of opponents begin with that a search found
_NEW = "generation-"


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
    #: laps in which every kind of play is bred by itself
    alone: int = 30
    #: games by which parents are tried again in every generation, and after the field has changed
    again: int = 30
    anew: int = 100
    #: opponents in the field
    field: int = 6
    #: starts, and generations in which they go on apart, one after the other
    starts: int = 3
    apart: int = 6
    #: games in which the best candidate is challenged by each of the archive that is not in the field
    challenge: int = 60
    #: how many are compared in the end, and in how many games against each of the archive
    finalists: int = 6
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


class Series(NamedTuple):
    """The games from one number to another, of a candidate against each opponent.

    Several players: all others play the same opponent. The seat changes from game to game.
    """

    players: int
    kingdom: tuple[str, ...]
    projects: tuple[str, ...]
    candidate: str
    opponents: tuple[str, ...]
    seed: int
    start: int
    stop: int


def play_series(series: Series) -> list[int]:
    """The candidate's parts of wins against each opponent."""
    setup = _setup(series.players, series.kingdom, series.projects)
    mine = _bot(series.candidate)
    return [
        shares_won(setup, mine, _bot(text), series.seed, series.start, series.stop, TURNS)
        for text in series.opponents
    ]


def grown_alone(
    players: int,
    kingdom: tuple[str, ...],
    projects: tuple[str, ...],
    kind: list[Candidate],
    known: Candidate,
    laps: int,
    number: int,
) -> tuple[list[Candidate], int]:
    """What a kind of play comes to in so many laps against what is known, and the games that took."""
    setup = _setup(players, kingdom, projects)
    breeder = Breeder(Kingdom("", "", setup.kingdom, setup.projects))
    race = Race(setup, breeder, dataclasses.replace(PACE, laps_apart=laps))
    return race.best_alone(kind, policy_of(known), number), race.games


def play_watched(series: Series) -> tuple[list[int], list[bool]]:
    """The same, and which of the candidate's rules decided something."""
    rules = _bot(series.candidate).rules
    for rule in rules:
        rule.used = 0
    shares = play_series(series)
    return shares, [rule.used > 0 for rule in rules]


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
    _, used = play_watched(Series(players, kingdom, projects, candidate.text(), opponents, seed, 0, games))
    return with_rules(candidate, used)


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
        known = list(known)
        first = dict.fromkeys(self._breeder.seeds(known) + self._breeder.pairs())
        seeds = [Standing(one) for one in first if sound(one)]
        base = Random(f"{search.seed}/seeds").getrandbits(32)
        ranked = _distinct(self._pruned(self._race(seeds, base, self._pace.first_legs), base))
        ranked += self._engines(seeds, ranked, base)
        grown = [Standing(one) for one in dict.fromkeys(self._grown(ranked[0].candidate)) if one not in first]
        ranked = _distinct(
            sorted(
                [*self._race(grown, base, self._pace.first_legs), *ranked],
                key=lambda one: -one.strength(search.players),
            )
        )
        # The field to begin with: money, and those of them that do best against the best.
        self._enter(ranked[: self._pace.field])
        ranked = self._tried_again(ranked, 0)
        search.field = always.copy()
        self._enter(ranked[: self._pace.field - len(always)])
        search.archive = search.field + [Opponent(one.name, write(one)) for one in known]
        starts: list[Standing] = []
        for start in range(self._pace.starts):
            mine = [dataclasses.replace(one, start=start) for one in ranked[start :: self._pace.starts]]
            starts += self._chosen(mine)
        search.parents = self._tried_again(starts, 1)
        self._challenge(1)
        search.generation = 1

    def _grown(self, best: Candidate) -> list[Candidate]:
        """What every kind of play comes to by itself against the best of the first ones."""
        search, laps = self.search, self._pace.alone
        kinds = self._breeder.kinds() if laps else []
        rows = [
            (*search.place, kind, best, laps, 1000 * search.seed + number)
            for number, kind in enumerate(kinds)
        ]
        found: dict[int, list[Candidate]] = {}
        for number, (candidates, games) in self._crew.each(grown_alone, rows, self._stop):
            found[number] = candidates
            search.games += games
            self.progress()
        if len(found) < len(rows):
            raise Interrupted
        return [one for number in sorted(found) for one in found[number]]

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
        search = self.search
        games, field, parents = search.games, search.field, search.parents
        archive = search.archive.copy()
        try:
            self._generation()
        except Interrupted:
            search.games, search.field, search.parents, search.archive = games, field, parents, archive
            raise

    def _generation(self) -> None:
        search, pace = self.search, self._pace
        number = search.generation
        random = Random(f"{search.seed}/{number}")
        mine, others = self._start_of(number)
        bred = self._children([one.candidate for one in mine], random)
        base = random.getrandbits(32)
        start = mine[0].start
        children = [Standing(one, start=start) for one in bred]
        raced = self._pruned(self._race(children, base, pace.legs), base)
        parents = self._more(mine, pace.again, base, pace.race)
        ranked = _distinct(sorted(parents + raced, key=lambda one: -one.rank(search.players)))
        together = self._chosen(ranked)
        if together[0].strength(search.players) >= CLEAR and together[0].games >= pace.race:
            self._join(together, others, number)
            self._challenge(number)
        else:
            search.parents = sorted(together + others, key=lambda one: -one.rank(search.players))
        search.generation = number + 1

    def _start_of(self, number: int) -> tuple[list[Standing], list[Standing]]:
        """The parents of a generation: those of one start, and the others; all of them once the starts are joined."""
        parents, pace = self.search.parents, self._pace
        starts = sorted({one.start for one in parents})
        if number > pace.apart or len(starts) < 2:
            return [dataclasses.replace(one, start=0) for one in parents], []
        start = starts[number % len(starts)]
        mine = [one for one in parents if one.start == start]
        return mine, [one for one in parents if one.start != start]

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

    def _children(self, old: list[Candidate], random: Random) -> list[Candidate]:
        found: dict[Candidate, None] = {}
        for _ in range(4 * self._pace.children):
            child = self._breeder.child(old, random)
            if child not in old and child not in found and sound(child):
                found[child] = None
            if len(found) == self._pace.children:
                break
        return list(found)

    def _join(self, ranked: list[Standing], others: list[Standing], number: int) -> None:
        """The best candidate joins the field."""
        name = f"{_NEW}{number}"
        newcomer = Opponent(name, ranked[0].candidate.text(name))
        self._let_in([newcomer], ranked[0])
        self.search.parents = self._tried_again(ranked + others, number)
        self.search.archive.append(newcomer)

    def _let_in(self, newcomers: list[Opponent], best: Standing) -> None:
        """Let some into the field; those leave that did worst against the best, if they are not there for ever."""
        search = self.search
        places = sorted(range(search.always, len(search.field)), key=lambda i: (-best.shares[i], i))
        gone = set(places[: max(0, len(search.field) + len(newcomers) - self._pace.field)])
        search.field = [one for i, one in enumerate(search.field) if i not in gone] + newcomers

    def _challenge(self, number: int) -> None:
        """Whoever of the archive beats the best candidate comes into the field, at most two at a time."""
        search, games = self.search, self._pace.challenge
        outside = [one for one in search.archive if one not in search.field]
        best = search.parents[0]
        if not outside:
            return
        before = search.field
        base = Random(f"{search.seed}/{number}/challenge").getrandbits(32)
        search.field = outside
        try:
            (tried,) = self._more([Standing(best.candidate)], games, base, 0)
        finally:
            search.field = before
        fair = WHOLE * games / search.players
        hard = sorted(
            (i for i in range(len(outside)) if tried.shares[i] < fair), key=lambda i: tried.shares[i]
        )
        if hard:
            self._let_in([outside[i] for i in hard[:2]], best)
            search.parents = self._tried_again(search.parents, number)

    def _tried_again(self, standings: list[Standing], number: int) -> list[Standing]:
        """The same candidates, counted anew against the field as it is now."""
        base = Random(f"{self.search.seed}/{number}/again").getrandbits(32)
        anew = [Standing(one.candidate, start=one.start) for one in standings]
        fresh = self._more(anew, self._pace.anew, base, 0)
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
        """The same standings without rules that do nothing; what is left plays the same, but for rare moments.

        What a race with the same seed has watched already is not played again.
        """
        search, idle = self.search, self._pace.idle
        opponents = tuple(one.text for one in search.field)
        open_places = [i for i, one in enumerate(standings) if one.watched != idle]
        rows = [(*search.place, standings[i].candidate, opponents, seed, idle) for i in open_places]
        fewer = {
            i: with_rules(one.candidate, one.used) for i, one in enumerate(standings) if one.watched == idle
        }
        for number, candidate in self._crew.each(without_idle_rules, rows, self._stop):
            fewer[open_places[number]] = candidate
        if len(fewer) < len(standings):
            raise Interrupted
        return [
            dataclasses.replace(one, candidate=fewer[i], watched=0, used=[])
            for i, one in enumerate(standings)
        ]

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
                rows.append((Series(*search.place, text, opponents, seed, first, last),))
                owners.append(i)
        sums = [one.shares.copy() if one.shares else [0] * len(opponents) for one in standings]
        uses = [one.used or [False] * len(one.candidate.rules) for one in standings]
        done = 0
        for number, (shares, used) in self._crew.each(play_watched, rows, self._stop):
            done += 1
            owner = owners[number]
            sums[owner] = [a + b for a, b in zip(sums[owner], shares, strict=True)]
            uses[owner] = [a or b for a, b in zip(uses[owner], used, strict=True)]
            self.progress()
        if done < len(rows):
            raise Interrupted
        search.games += games * len(opponents) * len(standings)
        return [
            one.after(games, start, shares, used if start + games <= self._pace.idle else None)
            for one, shares, used in zip(standings, sums, uses, strict=True)
        ]

    # The end

    def finish(self) -> Candidate:
        """The candidate that does best against the whole archive and the hardest of it, without rules that change
        nothing."""
        search, pace = self.search, self._pace
        before = search.field
        known = [one for one in search.archive if not one.name.startswith(_NEW)]
        search.field = known + [one for one in search.archive if one.name.startswith(_NEW)][-10:]
        try:
            base = Random(f"{search.seed}/{search.generation}/end").getrandbits(32)
            last = [Standing(one.candidate) for one in search.parents[: pace.finalists]]
            last = self._more(last, pace.last, base, 0)
            last.sort(key=lambda one: -self._last_rank(one))
            return self._pruned(last[:1], base)[0].candidate
        finally:
            search.field = before

    def _last_rank(self, one: Standing) -> float:
        """The rank, and less for whoever is beaten by somebody."""
        share = min(one.shares) / (WHOLE * one.games)
        return one.rank(self.search.players) - 2 * max(0.0, 1 / self.search.players - share)


def _distinct(standings: list[Standing]) -> list[Standing]:
    """Each candidate once, where it stands best."""
    found: dict[Candidate, Standing] = {}
    for one in standings:
        found.setdefault(one.candidate, one)
    return list(found.values())
