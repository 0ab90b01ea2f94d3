"""The ladder: how strong the levels are, measured against each other on many kingdoms.

Every table (who plays, on which kingdom) is a piece of work of its own. What was played is written down line by line,
so that a ladder goes on where it was interrupted, with more players if one likes.
"""

from __future__ import annotations

import io
import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from .._version import __version__
from ..cards.kingdoms import Kingdom, kingdoms_in, recommended
from ..engine.agent import Agent
from ..engine.decisions import Decision
from ..engine.turn import run
from ..engine.view import View
from ..files import write_file
from ..programs.faults import Faults, FaultsByName, drained, gathered
from ..simulation.arena import TURNS_EACH
from ..simulation.tally import WHOLE, Tally, winners_of
from .contenders import Contender
from .contest import Contest
from .crew import Crew, Stop, WorkFailed
from .ratings import ratings
from .results import Figure
from .setting import contest_on
from .statistics import win_rate

RECOMMENDED = "recommended"
RANDOM = "random"
#: three and four players meet on every so-manieth kingdom
_SAMPLE = 8
_LARGEST = 4


class BadLadder(ValueError):
    """A file that holds no ladder that can be gone on with; the text says why."""


class Clocked(Agent):
    """An agent with a clock: the processor's time for its answers."""

    def __init__(self, agent: Agent) -> None:
        self._agent = agent
        self.seconds = 0.0
        self.decisions = 0

    @property
    def searches(self) -> bool:
        return self._agent.searches

    @property
    def forfeits(self) -> bool:
        return self._agent.forfeits

    def end_of_game(self, scores: list[int], winners: list[int]) -> None:
        self._agent.end_of_game(scores, winners)

    def decide(self, decision: Decision, view: View) -> list[int]:
        start = time.process_time()
        answer = self._agent.decide(decision, view)
        self.seconds += time.process_time() - start
        self.decisions += 1
        return answer


@dataclass
class Meeting:
    """Who met where, and what came of it: parts of wins and their squares as in a tally."""

    names: tuple[str, ...]
    kingdom: str
    games: int = 0
    shares: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    #: the seconds each took once, before the first game
    prepared: list[float] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    #: what programs did wrong
    faults: dict[str, dict[str, Any]] = field(default_factory=dict)


def play_table(contest: Contest, kingdom: str, games: int, first: int = 0) -> dict[str, Any]:
    """Play the games of one table from a number on, everybody in every seat in turn."""
    count = len(contest.contenders)
    found = Meeting(tuple(one.name for one in contest.contenders), kingdom)
    found.shares, found.squares = [0] * count, [0] * count
    found.seconds, found.decisions = [0.0] * count, [0] * count
    found.prepared = contest.prepare(contest.setup())
    for number in range(first, first + games):
        game, order = contest.game(number)
        clocks = []
        for seat, agent in enumerate(game.agents):
            assert agent is not None
            clocks.append(Clocked(agent))
            game.agents[seat] = clocks[-1]
        run(game, TURNS_EACH * count)
        scores = game.scores()
        winners = winners_of(game, scores)
        for clock in clocks:
            clock.end_of_game(scores, winners)
        for seat, player in enumerate(order):
            part = WHOLE // len(winners) if seat in winners else 0
            found.shares[player] += part
            found.squares[player] += part * part
            found.seconds[player] += clocks[seat].seconds
            found.decisions[player] += clocks[seat].decisions
        found.games += 1
        game.dismiss()
    found.faults = {name: asdict(one) for name, one in drained().items()}
    return vars(found)


@dataclass
class Ladder:
    """Who is measured, with how many games at each table of two, and what is known so far."""

    contenders: list[Contender]
    games: int
    seed: int
    #: kingdoms of each group; fewer than all are a sample
    most: int = 1000
    meetings: dict[tuple[tuple[str, ...], str], Meeting] = field(default_factory=dict)
    #: games, stopped or failed
    ending: str = "games"
    problem: str = ""

    def kingdoms(self) -> list[tuple[str, Kingdom]]:
        """All kingdoms with their groups, in an order in which any part of them is a fair sample."""
        found = []
        for group, kingdoms in ((RECOMMENDED, recommended()), (RANDOM, kingdoms_in("ladder-kingdoms.tsv"))):
            mixed = list(kingdoms)
            Random(1).shuffle(mixed)
            del mixed[self.most :]
            found += [((i + 1) / len(mixed), group, one) for i, one in enumerate(mixed)]
        found.sort(key=lambda one: one[0])
        return [(group, kingdom) for _, group, kingdom in found]

    def tables(self) -> Iterator[tuple[Contest, str, int]]:
        """All tables: each two players everywhere, three and four on some kingdoms."""
        for number, (_, kingdom) in enumerate(self.kingdoms()):
            for size in range(2, _LARGEST + 1):
                if size > 2 and number % _SAMPLE:
                    continue
                for some in combinations(self.contenders, size):
                    contest = contest_on(kingdom, some, alternating=True, seed=self.seed, every=0)
                    seats = size if size == 2 else 2 * size
                    yield contest, kingdom.id, -(-self.games // seats) * seats

    def missing(self) -> list[tuple[Contest, str, int]]:
        """The tables that were not played yet."""
        return [table for table in self.tables() if (_names(table[0]), table[1]) not in self.meetings]

    def faults(self) -> FaultsByName:
        """What programs did wrong at all tables."""
        found: FaultsByName = {}
        for meeting in self.meetings.values():
            gathered(found, {name: Faults(**one) for name, one in meeting.faults.items()})
        return found

    def add(self, data: dict[str, Any]) -> Meeting:
        meeting = Meeting(**{**data, "names": tuple(data["names"])})
        self.meetings[meeting.names, meeting.kingdom] = meeting
        return meeting


def _names(contest: Contest) -> tuple[str, ...]:
    return tuple(one.name for one in contest.contenders)


# What is written down


def head(ladder: Ladder) -> str:
    return json.dumps({"kind": "ladder", "games": ladder.games, "seed": ladder.seed})


def read_store(ladder: Ladder, store: Path) -> int:
    """Take what was played before; how many tables. BadLadder if the file holds something else."""
    try:
        lines = store.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return 0
    except (OSError, UnicodeDecodeError) as problem:
        raise BadLadder(getattr(problem, "strerror", None) or str(problem)) from None
    if not lines or lines[0] != head(ladder):
        raise BadLadder(lines[0][:80] if lines else "")
    for number, line in enumerate(lines[1:], 1):
        try:
            ladder.add(json.loads(line))
        except (ValueError, TypeError, KeyError):
            if number < len(lines) - 1:
                raise BadLadder(line[:80]) from None
            # The last line may have been interrupted: that table is played again.
    return len(ladder.meetings)


def play_ladder(
    ladder: Ladder, store: Path | None, crew: Crew, stop: Stop, progress: Callable[[int], None] | None = None
) -> None:
    """Play what is missing, and write each table down as it gets done, if there is a place for it."""
    rows = ladder.missing()
    whole = [head(ladder), *(json.dumps(vars(one)) for one in ladder.meetings.values())]
    results = crew.each(play_table, rows, stop)
    if store is not None:
        # As a whole: whoever ends the program now does not lose what was played before.
        write_file(store, ("\n".join(whole) + "\n").encode())
    with io.StringIO() if store is None else store.open("a", encoding="utf-8") as written:
        try:
            for done, (_, data) in enumerate(results, 1):
                ladder.add(data)
                written.write(json.dumps(data) + "\n")
                written.flush()
                if progress is not None:
                    progress(done)
        except WorkFailed as problem:
            ladder.ending, ladder.problem = "failed", str(problem)
        finally:
            results.close()
    if ladder.ending == "games" and ladder.missing():
        ladder.ending = "stopped"


# What it says


def ladder_document(ladder: Ladder) -> dict[str, Any]:
    """Ratings, win shares, and the time for a decision, as plain data."""
    names = [one.name for one in ladder.contenders]
    groups = {kingdom.id: group for group, kingdom in ladder.kingdoms()}
    seen = [one for one in ladder.meetings.values() if one.kingdom in groups]
    return {
        "dominium": __version__,
        "kind": "ladder",
        "players": names,
        "seed": ladder.seed,
        "games": sum(one.games for one in seen),
        "kingdoms": {
            group: len({one.kingdom for one in seen if groups[one.kingdom] == group})
            for group in (RECOMMENDED, RANDOM)
        },
        "ratings": _rated(names, seen),
        "milliseconds": _milliseconds(names, seen),
        "prepared": _prepared(names, seen),
        "pairs": [
            row
            for group in (RECOMMENDED, RANDOM)
            for row in _pairs(names, [one for one in seen if groups[one.kingdom] == group], group)
        ],
        "tables": _larger(names, seen),
    }


def ladder_figures(document: dict[str, Any]) -> list[Figure]:
    """The ratings, and the win rates of pairs on both groups of kingdoms, which ``measure`` tells apart."""
    found = []
    names = document["players"]
    for name, (value, low, high) in zip(names, document["ratings"], strict=True):
        games = sum(row["games"] for row in document["pairs"] if name in row["players"])
        found.append(Figure("rating", name, games=games, value=value, low=low, high=high))
    for row in document["pairs"]:
        pair = row["players"]
        for player, opponent, (value, low, high) in zip(pair, pair[::-1], row["shares"], strict=True):
            measure = f"win_rate_{row['group']}"
            found.append(Figure(measure, player, opponent, None, None, row["games"], value, None, low, high))
    return found


def together(meetings: Sequence[Meeting], size: int) -> Tally:
    """All games of some meetings of as many players."""
    tally = Tally(size)
    for one in meetings:
        tally.games += one.games
        for i in range(size):
            tally.shares[i] += one.shares[i]
            tally.squares[i] += one.squares[i]
    return tally


def _rates(names: tuple[str, ...], meetings: list[Meeting]) -> dict[str, Any]:
    """The win shares of some players who met."""
    tally = together(meetings, len(names))
    rates = [win_rate(tally, i) for i in range(len(names))]
    return {
        "players": list(names),
        "games": tally.games,
        "shares": [[round(part, 4) for part in rate] for rate in rates],
    }


def _pairs(names: list[str], meetings: list[Meeting], group: str) -> list[dict[str, Any]]:
    found = []
    for pair in combinations(names, 2):
        met = [one for one in meetings if one.names == pair]
        if met:
            shares = [one.shares[0] / WHOLE / one.games for one in met]
            row = _rates(pair, met)
            row["group"] = group
            row["worst"] = min(zip(shares, (one.kingdom for one in met), strict=True))[1]
            found.append(row)
    return found


def _larger(names: list[str], meetings: list[Meeting]) -> list[dict[str, Any]]:
    """Tables of three and more."""
    found = []
    for size in range(3, _LARGEST + 1):
        for some in combinations(names, size):
            met = [one for one in meetings if one.names == some]
            if met:
                found.append(_rates(some, met))
    return found


def _rated(names: list[str], meetings: list[Meeting]) -> list[list[float]]:
    """Bradley-Terry ratings with their intervals, from the tables of two."""
    size = len(names)
    won = [[0.0] * size for _ in names]
    games = [[0.0] * size for _ in names]
    for one in meetings:
        if len(one.names) == 2 and set(one.names) <= set(names):
            i, j = (names.index(name) for name in one.names)
            won[i][j] += one.shares[0] / WHOLE
            won[j][i] += one.shares[1] / WHOLE
            games[i][j] += one.games
            games[j][i] += one.games
    return [[round(part, 1) for part in rating] for rating in ratings(won, games)]


def _milliseconds(names: list[str], meetings: list[Meeting]) -> list[float | None]:
    """The processor's time for a decision, on average."""
    found: list[float | None] = []
    for name in names:
        seconds = decisions = 0.0
        for one in meetings:
            if name in one.names:
                seconds += one.seconds[one.names.index(name)]
                decisions += one.decisions[one.names.index(name)]
        found.append(round(1000 * seconds / decisions, 3) if decisions else None)
    return found


def _prepared(names: list[str], meetings: list[Meeting]) -> list[float]:
    """The processor's time that somebody takes before the first game on a kingdom, on average.

    Where it was at home already it took nothing: the longest time is what it takes.
    """
    found = []
    for name in names:
        longest: dict[tuple[str, int], float] = {}
        for one in meetings:
            if name in one.names and one.prepared:
                place = one.kingdom, len(one.names)
                spent = one.prepared[one.names.index(name)]
                longest[place] = max(spent, longest.get(place, 0.0))
        found.append(round(sum(longest.values()) / max(1, len(longest)), 2))
    return found
