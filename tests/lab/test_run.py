"""Runs: the same whoever plays them, counted right, stopped in time."""

from __future__ import annotations

import os
import signal
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from dominium.lab.contenders import contender_named
from dominium.lab.contest import EVERY, Contest, parts, play_part
from dominium.lab.crew import TRIES, Alone, Cores, Stop, WorkFailed
from dominium.lab.explain import story_of_contest
from dominium.lab.outcome import run_contest
from dominium.lab.setting import contest_on, setting_for
from dominium.lab.statistics import buys, by_turn, precision, spread, win_rate
from dominium.simulation.tally import WHOLE


def contest_of(*names: str, seed: int = 5, alternating: bool = True) -> Contest:
    players = [contender_named(name) for name in names]
    return contest_on(setting_for(players), players, alternating=alternating, seed=seed, every=EVERY)


def test_parts_cover_every_game_once() -> None:
    for games in (1, 49, 50, 51, 1234, 60_000):
        cut = list(parts(games))
        assert cut[0][0] == 0
        assert cut[-1][1] == games
        assert all(before[1] == after[0] for before, after in pairwise(cut))
    # A longer run begins with the same parts.
    assert list(parts(5000))[:40] == list(parts(100_000))[:40]


def test_the_number_of_workers_changes_nothing() -> None:
    contest = contest_of("money", "random", "double-witch")
    alone = run_contest(contest, 170, Alone()).tally.as_data()
    assert alone["games"] == 170
    for workers in (2, 3):
        crew = Cores(workers)
        try:
            assert run_contest(contest, 170, crew).tally.as_data() == alone
        finally:
            crew.close()


def test_another_seed_is_another_run() -> None:
    first = run_contest(contest_of("money", "ultimate", seed=1), 30, Alone()).tally.as_data()
    again = run_contest(contest_of("money", "ultimate", seed=1), 30, Alone()).tally.as_data()
    other = run_contest(contest_of("money", "ultimate", seed=2), 30, Alone()).tally.as_data()
    assert first == again
    assert first != other


def test_everything_counted_agrees_with_the_games_told() -> None:
    """Twelve games counted by the tally, and counted again from their logs."""
    contest = contest_of("double-witch", "ultimate")
    games = 12
    tally = run_contest(contest, games, Alone()).tally
    cards = contest.cards()
    wins, ties = [0, 0], [0, 0]
    points: list[dict[int, int]] = [{}, {}]
    bought: list[dict[int, dict[int, int]]] = [{}, {}]
    lengths: dict[int, int] = {}
    for number in range(games):
        story = story_of_contest(contest, number)
        seats = [0, 1] if number % 2 == 0 else [1, 0]
        assert story.names == [contest.contenders[player].name for player in seats]
        for seat in story.winners:
            (wins if len(story.winners) == 1 else ties)[seats[seat]] += 1
        for seat, score in enumerate(story.scores):
            counts = points[seats[seat]]
            counts[score] = counts.get(score, 0) + 1
        turns = [0, 0]
        for event in (event for chapter in story.chapters for event in chapter.events):
            if event.kind == "turn":
                turns[event.seat] += 1
            elif event.kind == "buy":
                by_card = bought[seats[event.seat]].setdefault(cards.index(event.cards[0]), {})
                by_card[turns[event.seat]] = by_card.get(turns[event.seat], 0) + 1
        lengths[turns[0]] = lengths.get(turns[0], 0) + 1
    assert (tally.wins, tally.ties) == (wins, ties)
    assert tally.points == points
    assert tally.lengths == lengths
    assert [buys(tally, player) for player in (0, 1)] == bought
    assert sum(tally.shares) == games * WHOLE
    assert sum(tally.seats) == games * WHOLE


def test_the_position_after_each_round() -> None:
    contest = contest_of("double-witch", "ultimate", alternating=False)
    tally = run_contest(contest, 1, Alone()).tally
    story = story_of_contest(contest, 0)
    rounds = [chapter.scores for chapter in story.chapters[1::2]]
    if len(story.chapters) % 2:
        rounds.append(story.scores)
    for player in (0, 1):
        counted = by_turn(tally.scores[player])
        assert [list(counted[turn]) for turn in sorted(counted)] == [[scores[player]] for scores in rounds]
    provinces = by_turn(tally.provinces[0])
    assert provinces[1] == {0: 1}
    assert list(provinces[len(rounds)]) == [story.decks[0].count("province")]
    money = by_turn(tally.money[0])
    # The first two hands hold the seven Coppers between them.
    assert spread(money[1]).mean + spread(money[2]).mean == 7
    ahead = by_turn(tally.leads)
    first, second = rounds[-1]
    assert list(ahead[len(rounds)]) == [0 if first > second else 1 if second > first else 7]


def test_six_players_share_the_wins() -> None:
    tally = run_contest(
        contest_of("money", "ultimate", "money", "ultimate", "money", "random"), 24, Alone()
    ).tally
    assert sum(tally.shares) == 24 * WHOLE
    assert sum(tally.seats) == 24 * WHOLE
    assert sum(win_rate(tally, player).value for player in range(6)) == pytest.approx(1)


def test_precision_stops_the_run_at_the_same_game_for_any_crew() -> None:
    contest = contest_of("ultimate", "random")
    outcome = run_contest(contest, 100_000, Alone(), precision=5)
    assert outcome.ending == "precision"
    assert precision(outcome.tally) <= 5
    cut = [stop for _, stop in parts(1000)]
    before = cut[cut.index(outcome.tally.games) - 1] if outcome.tally.games > cut[0] else 0
    if before:
        assert precision(run_contest(contest, before, Alone()).tally) > 5
    crew = Cores(2)
    try:
        again = run_contest(contest, 100_000, crew, precision=5)
    finally:
        crew.close()
    assert again.tally.as_data() == outcome.tally.as_data()


def test_stopping_keeps_what_is_done() -> None:
    stop = Stop()

    def ask(tally: Any) -> None:
        if tally.games >= 100:
            stop.asked = True

    outcome = run_contest(contest_of("money", "ultimate"), 100_000, Alone(), stop, progress=ask)
    assert outcome.ending == "stopped"
    assert outcome.tally.games == 100


def _dies_once(folder: str, number: int) -> int:
    """Work whose first worker is killed over it."""
    mark = Path(folder) / str(number)
    if number % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def _always_dies() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _fails(text: str) -> None:
    raise ValueError(text)


def test_a_worker_that_dies_loses_nothing(tmp_path: Path) -> None:
    crew = Cores(2)
    try:
        rows = [(str(tmp_path), number) for number in range(10)]
        done = dict(crew.each(_dies_once, rows, Stop()))
    finally:
        crew.close()
    assert done == {number: number * number for number in range(10)}


def test_work_that_kills_every_worker_is_given_up() -> None:
    crew = Cores(2)
    try:
        with pytest.raises(WorkFailed, match=f"{TRIES} workers died"):
            list(crew.each(_always_dies, [()], Stop()))
        # The crew is still there for other work.
        assert list(crew.each(abs, [(-3,)], Stop())) == [(0, 3)]
    finally:
        crew.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_what_goes_wrong_in_the_work_is_told(workers: int) -> None:
    crew = Alone() if workers == 1 else Cores(workers)
    try:
        with pytest.raises(WorkFailed, match="ValueError: the sky fell"):
            list(crew.each(_fails, [("the sky fell",)], Stop()))
    finally:
        crew.close()


def test_a_game_that_fails_keeps_the_games_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def sometimes(contest: Contest, start: int, stop: int) -> dict[str, Any]:
        if start >= 100:
            raise ValueError("a card nobody understood")
        return play_part(contest, start, stop)

    monkeypatch.setattr("dominium.lab.outcome.play_part", sometimes)
    outcome = run_contest(contest_of("money", "ultimate"), 1000, Alone())
    assert outcome.ending == "failed"
    assert "a card nobody understood" in outcome.problem
    assert outcome.tally.games == 100
