"""A tournament: everyone against everyone, two at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from ..cards.kingdoms import Kingdom
from ..programs.faults import FaultsByName, gathered
from ..simulation.tally import WHOLE, Tally
from .contenders import Contender
from .contest import FAULTS, Contest, parts, play_part
from .crew import Crew, Stop, WorkFailed
from .ratings import Rating, ratings
from .setting import BadSetting, contest_on, setting_for
from .statistics import Interval, win_rate

Pair = tuple[int, int]


@dataclass
class Tournament:
    """Who plays, the contests of two, and what is known of them."""

    contenders: list[Contender]
    contests: dict[Pair, Contest]
    games: int
    #: pairs whose strategies need more cards than a kingdom holds
    impossible: list[Pair] = field(default_factory=list)
    tallies: dict[Pair, Tally] = field(default_factory=dict)
    #: games, stopped or failed
    ending: str = "games"
    problem: str = ""
    #: what programs did wrong
    faults: FaultsByName = field(default_factory=dict)

    @property
    def played(self) -> int:
        return sum(tally.games for tally in self.tallies.values())

    @property
    def planned(self) -> int:
        return self.games * len(self.contests)

    def result(self, player: int, other: int) -> Interval | None:
        """How often one player wins against another; None if they did not meet."""
        pair = (min(player, other), max(player, other))
        tally = self.tallies.get(pair)
        if tally is None or tally.games == 0:
            return None
        return win_rate(tally, 0 if player < other else 1)

    def ratings(self) -> list[Rating]:
        size = len(self.contenders)
        won = [[0.0] * size for _ in range(size)]
        games = [[0.0] * size for _ in range(size)]
        for (i, j), tally in self.tallies.items():
            won[i][j] = tally.shares[0] / WHOLE
            won[j][i] = tally.shares[1] / WHOLE
            games[i][j] = games[j][i] = float(tally.games)
        return ratings(won, games)

    def order(self) -> list[int]:
        """The contenders from the best to the worst."""
        rated = self.ratings()
        return sorted(range(len(self.contenders)), key=lambda i: (-rated[i].value, self.contenders[i].name))


def plan(
    contenders: Sequence[Contender],
    games: int,
    seed: int,
    kingdom: Kingdom | None = None,
    *,
    alternating: bool = True,
) -> Tournament:
    """A tournament on one kingdom, or with a kingdom made for each pair."""
    tournament = Tournament(list(contenders), {}, games)
    for i in range(len(contenders)):
        for j in range(i + 1, len(contenders)):
            pair = (contenders[i], contenders[j])
            try:
                setting = setting_for(pair, kingdom)
            except BadSetting as problem:
                if problem.reason != "crowded":
                    raise
                tournament.impossible.append((i, j))
                continue
            tournament.contests[i, j] = contest_on(setting, pair, alternating=alternating, seed=seed, every=0)
    return tournament


def play(
    tournament: Tournament,
    crew: Crew,
    stop: Stop | None = None,
    progress: Callable[[Tournament], None] | None = None,
) -> Tournament:
    """Play it. Stopped early, all pairs have played about equally many games."""
    stop = stop or Stop()
    work = list(_work(tournament))
    rows = ((tournament.contests[pair], start, end) for pair, start, end in work)
    results = crew.each(play_part, rows, stop)
    try:
        for number, data in results:
            pair = work[number][0]
            tournament.tallies.setdefault(pair, Tally(2)).add(data)
            gathered(tournament.faults, data.get(FAULTS, {}))
            if progress is not None:
                progress(tournament)
    except WorkFailed as problem:
        tournament.ending = "failed"
        tournament.problem = str(problem)
    finally:
        results.close()
    if tournament.ending == "games" and tournament.played < tournament.planned:
        tournament.ending = "stopped"
    return tournament


def _work(tournament: Tournament) -> Iterator[tuple[Pair, int, int]]:
    for start, end in parts(tournament.games):
        for pair in tournament.contests:
            yield pair, start, end
