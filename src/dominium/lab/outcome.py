"""Running a contest: parts to the crew, results together, until there are enough."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..programs.faults import FaultsByName, gathered
from ..simulation.tally import Tally
from .contest import FAULTS, Contest, parts, play_part
from .crew import Crew, Stop, WorkFailed
from .statistics import precision as half_width

#: with a precision to reach and no number of games, so many at most
ENDLESS = 10_000_000

Progress = Callable[[Tally], None]


@dataclass
class Outcome:
    """What is known of a contest. ``ending`` is games, precision, stopped or failed; ``problem`` says why it failed."""

    contest: Contest
    tally: Tally
    ending: str = "games"
    problem: str = ""
    #: what programs did wrong
    faults: FaultsByName = field(default_factory=dict)


def run_contest(
    contest: Contest,
    games: int,
    crew: Crew,
    stop: Stop | None = None,
    precision: float = 0.0,
    progress: Progress | None = None,
) -> Outcome:
    """Play a contest: so many games, or fewer once every interval is as narrow as ``precision`` (points of per cent).

    Parts count in their order, so that the end does not depend on which one was done first; only a run that was
    stopped or failed takes in whatever is there.
    """
    outcome = Outcome(contest, Tally(len(contest.contenders)))
    tally = outcome.tally
    early: dict[int, dict[str, Any]] = {}
    following = 0
    stop = stop or Stop()
    results = crew.each(play_part, ((contest, start, end) for start, end in parts(games)), stop)
    try:
        for number, data in results:
            early[number] = data
            while following in early and outcome.ending == "games":
                _take_in(outcome, early.pop(following))
                following += 1
                if precision > 0 and half_width(tally) <= precision:
                    outcome.ending = "precision"
            if progress is not None:
                progress(tally)
            if outcome.ending != "games":
                return outcome
    except WorkFailed as problem:
        outcome.ending = "failed"
        outcome.problem = str(problem)
    finally:
        results.close()
    if stop.asked and tally.games + sum(data["games"] for data in early.values()) < games:
        outcome.ending = "stopped"
    for data in early.values():
        _take_in(outcome, data)
    return outcome


def _take_in(outcome: Outcome, data: dict[str, Any]) -> None:
    outcome.tally.add(data)
    gathered(outcome.faults, data.get(FAULTS, {}))
