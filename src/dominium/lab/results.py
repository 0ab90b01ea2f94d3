"""Results as data: one document with everything, and one long table of figures."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from .._version import __version__
from ..words.naming import distinct_names
from .outcome import Outcome
from .pairings import Tournament
from .statistics import Interval, Spread, buys, by_turn, leads, spread, wilson, win_rate


class Figure(NamedTuple):
    """One figure; what does not apply is None. Rates are parts of 1."""

    measure: str
    player: str | None = None
    opponent: str | None = None
    card: str | None = None
    turn: int | None = None
    games: int | None = None
    value: float = math.nan
    deviation: float | None = None
    low: float | None = None
    high: float | None = None


def names_of(outcome: Outcome) -> list[str]:
    """The contenders' names, numbered where two have the same."""
    return distinct_names([contender.name for contender in outcome.contest.contenders])


def run_figures(outcome: Outcome) -> list[Figure]:
    """Everything a run found out."""
    tally = outcome.tally
    names = names_of(outcome)
    found: list[Figure] = []
    for i, name in enumerate(names):
        found.append(_rate("win_rate", name, tally.games, win_rate(tally, i)))
        found.append(_rate("wins", name, tally.games, wilson(tally.wins[i], tally.games)))
        found.append(_rate("ties", name, tally.games, wilson(tally.ties[i], tally.games)))
        found.append(_spread("points", name, spread(tally.points[i])))
        turns = tally.turns[i] / tally.games if tally.games else math.nan
        found.append(Figure("turns", name, games=tally.games, value=turns))
    for i, name in enumerate(names):
        for measure, counts in (
            ("points_by_turn", tally.scores[i]),
            ("provinces_by_turn", tally.provinces[i]),
            ("money_by_turn", tally.money[i]),
        ):
            for turn, histogram in by_turn(counts).items():
                found.append(_spread(measure, name, spread(histogram), turn))
        for turn, rates in leads(tally).items():
            games = sum(by_turn(tally.leads)[turn].values())
            found.append(_rate("leads_by_turn", name, games, rates[i], turn))
        found.extend(_buys(outcome, i, name))
    for turn, count in sorted(tally.lengths.items()):
        found.append(_rate("length", None, tally.games, wilson(count, tally.games), turn))
    return found


def _buys(outcome: Outcome, player: int, name: str) -> list[Figure]:
    """Copies of each card bought in each turn, for one game."""
    cards = outcome.contest.cards()
    games = outcome.tally.detailed
    found = []
    for index, turns in buys(outcome.tally, player).items():
        for turn, count in turns.items():
            found.append(Figure("buys_by_turn", name, None, cards[index], turn, games, count / games))
    return found


def _rate(measure: str, player: str | None, games: int, rate: Interval, turn: int | None = None) -> Figure:
    return Figure(measure, player, None, None, turn, games, rate.value, None, rate.low, rate.high)


def _spread(measure: str, player: str, numbers: Spread, turn: int | None = None) -> Figure:
    """Low and high are the values below and above which a tenth of the games lie."""
    return Figure(
        measure,
        player,
        None,
        None,
        turn,
        numbers.size,
        numbers.mean,
        numbers.deviation,
        float(numbers.low),
        float(numbers.high),
    )


def tournament_figures(tournament: Tournament) -> list[Figure]:
    names = distinct_names([contender.name for contender in tournament.contenders])
    found: list[Figure] = []
    rated = tournament.ratings()
    for i in tournament.order():
        games = sum(tally.games for pair, tally in tournament.tallies.items() if i in pair)
        found.append(
            Figure(
                "rating", names[i], games=games, value=rated[i].value, low=rated[i].low, high=rated[i].high
            )
        )
    for i in range(len(names)):
        for j in range(len(names)):
            rate = tournament.result(i, j) if i != j else None
            if rate is not None:
                games = tournament.tallies[min(i, j), max(i, j)].games
                figure = _rate("win_rate", names[i], games, rate)
                found.append(figure._replace(opponent=names[j]))
    return found


def run_document(outcome: Outcome) -> dict[str, Any]:
    """A run with all that it takes to play it again."""
    contest, tally = outcome.contest, outcome.tally
    return {
        "dominium": __version__,
        "kind": "run",
        "players": names_of(outcome),
        "kingdom": list(contest.kingdom),
        "projects": list(contest.projects),
        "seats": "alternating" if contest.alternating else "fixed",
        "seed": contest.seed,
        "games": tally.games,
        "games_by_turn": tally.detailed,
        "games_cut_off": tally.cut,
        "games_ended_by_piles": tally.by_piles,
        "ending": outcome.ending,
        "faults": {name: found.counts for name, found in outcome.faults.items()},
        "figures": [_plain(figure) for figure in run_figures(outcome)],
    }


def tournament_document(tournament: Tournament) -> dict[str, Any]:
    names = distinct_names([contender.name for contender in tournament.contenders])
    some = next(iter(tournament.contests.values()))
    return {
        "dominium": __version__,
        "kind": "tournament",
        "players": names,
        "seats": "alternating" if some.alternating else "fixed",
        "seed": some.seed,
        "games": tournament.played,
        "ending": tournament.ending,
        "matches": [
            {
                "players": [names[i], names[j]],
                "kingdom": list(contest.kingdom),
                "projects": list(contest.projects),
                "games": tournament.tallies[i, j].games if (i, j) in tournament.tallies else 0,
            }
            for (i, j), contest in tournament.contests.items()
        ],
        "figures": [_plain(figure) for figure in tournament_figures(tournament)],
    }


def _plain(figure: Figure) -> dict[str, Any]:
    """A figure without what does not apply to it."""
    return {key: value for key, value in figure._asdict().items() if value is not None and value == value}
