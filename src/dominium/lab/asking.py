"""Asking which strategy wins: what ``dominium lab`` does, as functions.

The commands call these functions too; what they add is a progress bar and sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from ..cards.kingdoms import Kingdom, kingdom_named
from ..engine.card import Card
from ..engine.catalogue import card_named
from ..engine.setup import FEWEST, MOST, BadSetup, Setup
from ..files import check_file, write_file
from ..opponents.levels import LEVELS
from ..programs.running import TO_ANSWER
from ..simulation.tally import Tally
from ..words.languages import current
from .answered import FindResult, LadderResult, RunResult, TournamentResult, Unfinished
from .cluster import Cluster
from .contenders import Contender, contender_named, with_limits
from .contest import EVERY, Contest, parts
from .crew import Crew, Stop, WorkFailed, cores, crew_of
from .kingdom_search import EVIDENCE_GAMES, BadStore, KingdomSearch, new_search, store_beside, stored_search
from .ladder_tables import Ladder, play_ladder, read_store
from .outcome import ENDLESS, run_contest
from .pairings import Tournament, plan, play
from .search import Search
from .setting import contest_on, missing, setting_for
from .wording import Wording

GAMES = 10_000
PAIR_GAMES = 1_000
LADDER_GAMES = 10
#: more than there are
MOST_KINGDOMS = 1000
SECONDS = 60
#: a search always has work for everybody
PIECES = 1_000_000

#: a bot or strategy by name, a strategy file, ``program:COMMAND``, or a contender that was made of one
Player = str | Contender
#: a recommended kingdom by its id, ten cards by their ids, or a kingdom
Place = str | Kingdom | Sequence[str]


class NothingFound(Exception):
    """A search was stopped before it knew anything."""


def run(
    *players: Player,
    kingdom: Place | None = None,
    projects: Sequence[str] = (),
    games: int | None = None,
    precision: float = 0.0,
    seed: int = 1,
    alternating: bool = True,
    every: int = EVERY,
    answer_within: float = TO_ANSWER,
    forfeits: bool = False,
    workers: int | None = 1,
    cluster: str | None = None,
    crew: Crew | None = None,
    stop: Stop | None = None,
    progress: Callable[[Tally], None] | None = None,
) -> RunResult:
    """Let two to six players play many games at one table, and count.

    Without a ``kingdom`` they get one with the cards their strategies buy. ``games`` are 10 000, or with a
    ``precision`` (in points of per cent) as many as it takes to make every interval that narrow. They sit in every
    seat in turn if ``alternating``. Of the games after the first thousand every ``every``-th is counted turn by turn.
    A program has ``answer_within`` seconds for each answer and loses the decision after that, or the game if it
    ``forfeits``. ``workers`` processes share the work (None: all cores), or a Ray ``cluster`` at an address; the
    result is the same.

    Raises BadContender, BadSetting or BadSetup if these cannot play there, and Unfinished if a game failed.
    """
    contenders = [contender_for(player, answer_within, forfeits=forfeits) for player in players]
    contest = contest_among(contenders, kingdom, projects, seed=seed, alternating=alternating, every=every)
    most = (ENDLESS if precision else GAMES) if games is None else games
    pieces = sum(1 for _ in parts(min(most, 100_000)))
    with at_work(workers, cluster, pieces, crew) as everybody:
        outcome = run_contest(contest, most, everybody, stop, precision, progress)
    result = RunResult(outcome)
    if outcome.ending == "failed":
        raise Unfinished(outcome.problem, result.games, result)
    return result


def contest_among(
    contenders: Sequence[Contender],
    kingdom: Place | None = None,
    projects: Sequence[str] = (),
    *,
    seed: int = 1,
    alternating: bool = True,
    every: int = EVERY,
) -> Contest:
    """The contest of some contenders; BadSetting or BadSetup if they cannot play there."""
    if not FEWEST <= len(contenders) <= MOST:
        raise BadSetup(f"{len(contenders)} players: there are {FEWEST} to {MOST} at a table")
    setting = setting_for(contenders, kingdom_with(kingdom, projects, contenders))
    contest = contest_on(setting, contenders, alternating=alternating, seed=seed, every=every)
    contest.setup()
    return contest


def tournament(
    *players: Player,
    folders: Sequence[Sequence[Contender]] = (),
    kingdom: Place | None = None,
    projects: Sequence[str] = (),
    games: int = PAIR_GAMES,
    seed: int = 1,
    alternating: bool = True,
    answer_within: float = TO_ANSWER,
    forfeits: bool = False,
    workers: int | None = 1,
    cluster: str | None = None,
    crew: Crew | None = None,
    stop: Stop | None = None,
    progress: Callable[[Tournament], None] | None = None,
) -> TournamentResult:
    """Let everyone play so many ``games`` against everyone, two at a table, and rate them.

    ``folders`` are more players, such as ``contenders_in(folder)`` or ``shipped_contenders()``, of whom those are left
    out whose cards the kingdom lacks. Without a kingdom each pair gets one of its own. The other arguments and the
    exceptions are those of :func:`run`.
    """
    contenders = [contender_for(player, answer_within, forfeits=forfeits) for player in players]
    place = kingdom_with(kingdom, projects, ())
    left_out: dict[str, list[str]] = {}
    for one in (contender for folder in folders for contender in folder):
        lacking = [] if place is None else missing(one, place)
        if lacking:
            left_out[one.name] = lacking
        else:
            contenders.append(one)
    planned = plan(contenders, games, seed, place, alternating=alternating)
    if not planned.contests:
        raise EmptyField(len(contenders), left_out)
    for contest in planned.contests.values():
        contest.setup()
    pieces = len(planned.contests) * sum(1 for _ in parts(games))
    with at_work(workers, cluster, pieces, crew) as everybody:
        play(planned, everybody, stop, progress)
    result = TournamentResult(planned, left_out)
    if planned.ending == "failed":
        raise Unfinished(planned.problem, planned.played, result)
    return result


class EmptyField(ValueError):
    """There are no two players who could meet; ``left_out`` are those whose cards the kingdom lacks, with the cards."""

    def __init__(self, count: int, left_out: dict[str, list[str]]) -> None:
        super().__init__(f"{count} players who can meet: a tournament has at least 2")
        self.count = count
        self.left_out = left_out


def find(
    kingdom: Place,
    *,
    projects: Sequence[str] = (),
    players: int = 2,
    seconds: float | None = None,
    generations: int | None = None,
    seed: int = 1,
    games: int = EVIDENCE_GAMES,
    name: str = "",
    save: Path | str | None = None,
    resume: bool = False,
    workers: int | None = 1,
    cluster: str | None = None,
    crew: Crew | None = None,
    stop: Stop | None = None,
    progress: Callable[[KingdomSearch], None] | None = None,
) -> FindResult:
    """Search for the strongest strategy on a kingdom, for a minute, so many ``seconds`` or so many ``generations``.

    The evidence are ``games`` new ones against each of several opponents. With ``save`` the strategy is written to
    that file, and the search beside it, to be gone on with by ``resume``. A number of generations gives the same
    strategy every time; seconds do not.

    Raises BadSetup; BadStore or CannotWrite because of the file; NothingFound if stopped too early; Unfinished if a
    game failed.
    """
    place = kingdom_with(kingdom, projects, ())
    assert place is not None  # one was asked for
    Setup(players, place.cards, place.projects)
    file = None if save is None else Path(save).expanduser()
    search, store = _search(place, players, seed, file, resume=resume)
    stop = stop or Stop()
    if seconds is None and generations is None:
        seconds = SECONDS
    with at_work(workers, cluster, PIECES, crew) as everybody:
        searching = KingdomSearch(place, search, store, everybody, stop, seconds, generations)
        try:
            searching.go_on(None if progress is None else lambda: progress(searching))
            if not search.parents:
                raise NothingFound
            elapsed = searching.elapsed
            found = searching.result(games, Wording(current()), name)
        except WorkFailed as problem:
            searching.put_away()
            raise Unfinished(str(problem), search.games, None) from None
    result = FindResult(
        found.strategy, found.rows, games, search.games, search.generation, len(search.archive), elapsed
    )
    if file is not None:
        write_file(file, result.text.encode())
    return result


def _search(
    kingdom: Kingdom, players: int, seed: int, file: Path | None, *, resume: bool
) -> tuple[Search, Path | None]:
    """A new search, or the one that was put away; and where it is put away."""
    if file is None:
        return new_search(kingdom, players, seed), None
    store = store_beside(file)
    check_file(file)
    check_file(store)
    if resume:
        return stored_search(store, kingdom, players), store
    if store.exists():
        raise BadStore("exists", str(store))
    return new_search(kingdom, players, seed), store


def ladder(
    *players: Player,
    games: int = LADDER_GAMES,
    kingdoms: int = MOST_KINGDOMS,
    seed: int = 1,
    store: Path | str | None = None,
    answer_within: float = TO_ANSWER,
    forfeits: bool = False,
    workers: int | None = 1,
    cluster: str | None = None,
    crew: Crew | None = None,
    stop: Stop | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> LadderResult:
    """Rate players (all levels, if none are named) against each other on many kingdoms, at tables of two to four.

    ``kingdoms`` is how many at most of the recommended ones and of the random ones; ``games`` those of each table of
    two. With a ``store`` every table is written down as it gets done, and a ladder goes on where it was interrupted;
    BadLadder if that file holds something else. ``progress`` is told how many tables are done, and of how many.
    """
    contenders = [contender_for(player, answer_within, forfeits=forfeits) for player in players or LEVELS]
    if len(contenders) < FEWEST:
        raise EmptyField(len(contenders), {})
    measured = Ladder(contenders, games, seed, kingdoms)
    file = None if store is None else Path(store).expanduser()
    if file is not None:
        read_store(measured, file)
    rows = len(measured.missing())
    with at_work(workers, cluster, max(1, rows), crew) as everybody:
        tell = None if progress is None else lambda done: progress(done, rows)
        play_ladder(measured, file, everybody, stop or Stop(), tell)
    result = LadderResult(measured)
    if measured.ending == "failed":
        raise Unfinished(measured.problem, result.games, result)
    return result


# Who, where, and with whose help


def contender_for(player: Player, answer_within: float = TO_ANSWER, *, forfeits: bool = False) -> Contender:
    """The contender meant; a program with so many seconds for an answer. BadContender if none is."""
    if isinstance(player, Contender):
        return player
    return with_limits(contender_named(player), answer_within, forfeits=forfeits)


def kingdom_with(
    kingdom: Place | None, projects: Sequence[str], contenders: Sequence[Contender]
) -> Kingdom | None:
    """The kingdom asked for, with the Projects asked for; None leaves it to the strategies."""
    beside = [card_named(name) for name in projects]
    if kingdom is None:
        if not beside:
            return None
        setting = setting_for(contenders)
        setting.projects = list(dict.fromkeys(setting.projects + beside))
        return setting
    place = _kingdom(kingdom)
    return Kingdom(place.id, place.rulebook, place.cards, beside or place.projects)


def _kingdom(place: Place) -> Kingdom:
    if isinstance(place, Kingdom):
        return place
    if isinstance(place, str):
        return kingdom_named(place)
    cards: list[Card] = [card_named(name) for name in place]
    return Kingdom("", "", cards, [])


@contextmanager
def at_work(
    workers: int | None, cluster: str | None, pieces: int, crew: Crew | None = None
) -> Iterator[Crew]:
    """A crew for so many pieces of work, sent home afterwards, unless somebody brings one."""
    if crew is not None:
        yield crew
        return
    hired: Crew
    if cluster is not None:
        hired = Cluster(cluster)
    else:
        hired = crew_of(max(1, min(cores() if workers is None else workers, pieces)))
    try:
        yield hired
    finally:
        hired.close()
