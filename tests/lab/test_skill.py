"""What the master wins more than the strong bot would in its place: weighed answer by answer, kept, and told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dominium.engine import kinds
from dominium.engine.agent import Agent
from dominium.engine.decisions import Decision
from dominium.engine.turn import run
from dominium.engine.view import View
from dominium.lab import skill
from dominium.lab.contenders import Contender
from dominium.lab.contest import play_part
from dominium.lab.skill import (
    Measured,
    Weighed,
    Weighing,
    Weighings,
    known_rate,
    main,
    rate,
    standard_error,
    together,
    told,
    trials,
    weigh,
)
from dominium.lab.statistics import Interval, win_rate
from dominium.opponents.levels import opponent
from dominium.simulation.tally import Tally
from dominium.strategies.library import COMMUNITY, shipped_folders
from dominium.testing import Position

KINGDOM = "base2-first-game"
STEADY = Contender("steady", "steady")


def test_who_answers_as_the_strong_bot_does_is_not_ahead_of_it() -> None:
    (trial,) = (one for one in trials(Contender("strong", "strong"), "recommended") if one.about == KINGDOM)
    weighed = weigh(trial, 0, 10)
    assert (weighed.lead, weighed.differing) == (0.0, 0)
    assert weighed.share in (0.0, 0.5, 1.0)


def test_the_lead_summed_over_answers_is_what_is_won_less() -> None:
    """The steady bot in the strong one's place: both ways to measure what it wins tell the same, within three errors."""
    (trial,) = (one for one in trials(STEADY, "recommended") if one.about == KINGDOM)
    tally = Tally(2)
    tally.add(play_part(trial.contest, 10_000, 12_000))
    played = win_rate(tally, 0)
    assert played.value < 0.3, "the steady bot is the weaker one"
    games = [weigh(trial, number, 16) for number in range(24)]
    leads = [one.lead for one in games]
    error = (standard_error(leads) ** 2 + played.error**2) ** 0.5
    assert abs(0.5 + sum(leads) / len(leads) - played.value) < 3 * error
    assert rate(games, known_rate(trial)).error < 0.5 / 24**0.5, "less luck than in wins and losses"


class Buys(Agent):
    def __init__(self, card: str) -> None:
        self.card = card

    def decide(self, decision: Decision, view: View) -> list[int]:
        wanted = decision.kind == kinds.BUY and self.card in decision.options
        return decision.answer([self.card]) if wanted else []


def test_a_win_thrown_away_is_weighed_as_a_win() -> None:
    """Eight coins, the last Province, and a lead: who takes it has won; who does not gives it to the other player."""
    position = Position(
        phase="buy",
        coins=8,
        supply={"province": 1},
        hands=[[], ["gold"] * 5],
        decks=[["copper"] * 10, ["gold"] * 10],
        discards=[["province"], ["province"]],
    )
    for mine, other, lead in (("province", "copper", 1), ("copper", "province", -1), ("copper", "copper", 0)):
        game = position.game.copy()
        money = opponent("money", 1, game.setup)
        weighed = Weighed(Buys(mine), Buys(other), [money, money], 1, 20)
        game.agents = [weighed, money]
        game.views = [View(game, seat) for seat in (0, 1)]
        run(game, game.turn)
        assert weighed.lead == lead
        assert weighed.differing == (mine != other)


def test_every_group_has_its_matches() -> None:
    assert len(trials(STEADY, "recommended")) == 37
    assert len(trials(STEADY, "random")) == 100
    community = trials(STEADY, COMMUNITY)
    assert len(community) > 50
    assert [trial.about for trial in community] == list(shipped_folders()[COMMUNITY])
    for trial in community:
        rival = trial.contest.contenders[1]
        there = {card.partition("@")[0] for card in trial.contest.kingdom + trial.contest.projects}
        wanted = {card.partition("@")[0] for card in rival.cards}
        assert len(trial.contest.kingdom) == 10
        assert {card for card in wanted if card in there} == wanted - {
            "copper",
            "silver",
            "gold",
            "estate",
            "duchy",
            "province",
            "curse",
        }


def test_what_the_strong_bot_wins_itself_is_half_against_itself_and_measured_against_others() -> None:
    assert known_rate(trials(STEADY, "random")[0]) == Interval(0.5, 0.5, 0.5)
    (smithy,) = (one for one in trials(STEADY, COMMUNITY) if one.about == "smithy")
    known = known_rate(smithy)
    assert known.low > 0.5
    assert known.half < 0.03


def games(*leads: float, about: str = KINGDOM) -> list[Weighing]:
    return [Weighing("steady", about, number, lead, 2, 0.5) for number, lead in enumerate(leads)]


def test_the_error_of_a_rate_is_that_of_the_games_and_of_what_was_known() -> None:
    """Half of what a game tells is who won, which was half of each here."""
    assert standard_error([0.1, 0.3]) == pytest.approx(0.1)
    found = rate(games(0.1, 0.3), Interval(0.5, 0.47, 0.53))
    assert found.value == pytest.approx((0.5 + 0.7) / 2)
    assert found.half == pytest.approx((0.015**2 + (12.706 * 0.05) ** 2) ** 0.5, abs=1e-4), "two tell little"
    assert rate(games(0.1), Interval(0.5, 0.5, 0.5)).low == float("-inf"), "of one game nothing is known"


def test_who_won_and_what_the_answers_brought_are_half_each_of_what_a_game_tells() -> None:
    won, lost = (Weighing("steady", KINGDOM, 0, 0.1, 2, share) for share in (1.0, 0.0))
    assert told([won, lost], Interval(0.6, 0.5, 0.7)) == [pytest.approx(0.85), pytest.approx(0.35)]


def test_places_are_taken_together_each_for_the_same() -> None:
    known = [Interval(0.5, 0.5, 0.5), Interval(0.7, 0.6, 0.8)]
    both = together([[0.5, 0.7], [0.8, 0.8, 0.8, 0.8]], known)
    assert both.value == pytest.approx(0.7)
    assert both.half == pytest.approx(((1.96 * 0.1) ** 2 + 0.05**2) ** 0.5 / 2, abs=1e-4)
    single = together([[0.5], [0.7]], [Interval(0.5, 0.5, 0.5)] * 2)
    assert single.value == pytest.approx(0.6)
    assert single.half == pytest.approx(12.706 * 0.1, abs=1e-4), "what two places tell of many"


def test_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    store = tmp_path / "played"
    played = Weighings(store)
    for one in games(0.1, 0.2):
        played.add(one)
    again = Measured("steady", trials(STEADY, "recommended"), Weighings(store), 0.5)
    missing = [(trial.about, number) for trial, number in again.missing(4)]
    assert (KINGDOM, 0) not in missing
    assert missing.count((KINGDOM, 2)) == 1
    assert len(missing) == 37 * 4 - 2
    assert {number for _, number in missing[:72]} == {0, 1}, "round by round"


def test_more_is_played_only_where_the_question_is_open() -> None:
    played = Weighings(None)
    clear, unclear, less = "base2-first-game", "base2-sleight-of-hand", "base2-improvements"
    for about, leads in ((clear, (0.4, 0.42)), (unclear, (-0.1, 0.2)), (less, (-0.4, -0.42))):
        for one in games(*leads, about=about):
            played.add(one)
    chosen = [trial for trial in trials(STEADY, "recommended") if trial.about in (clear, unclear, less)]
    measured = Measured("steady", chosen, played, 0.5)
    assert [trial.about for trial in measured.open_questions()] == [unclear]
    assert [trial.about for trial in measured.less()] == [less]
    rows = [line.split(" | ") for line in measured.table()[2:]]
    assert [row[0].strip("| `") for row in rows] == [less, unclear, clear, "all"]
    assert [row[3].strip() for row in rows] == ["less", "open", "", ""]


def test_the_command_plays_tells_and_keeps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = tmp_path / "played"
    command = ["--master", "steady", "--games", "2", "--continuations", "2", "--workers", "1"]
    code = main([*command, "--store", str(store), KINGDOM])
    told = capsys.readouterr()
    assert f"| `{KINGDOM}` | 2 |" in told.out
    assert "2 of 2" in told.err
    assert code in (0, 1)
    kept = [json.loads(line) for line in store.read_text(encoding="utf-8").splitlines()]
    assert [one["number"] for one in kept] == [0, 1]
    assert main([*command, "--store", str(store), KINGDOM]) == code
    again = capsys.readouterr()
    assert (again.out, again.err) == (told.out, "")


def test_a_game_that_was_written_by_halves_is_played_again(tmp_path: Path) -> None:
    store = tmp_path / "played"
    whole = Weighings(store)
    for one in games(0.1, 0.2):
        whole.add(one)
    text = store.read_text(encoding="utf-8")
    store.write_text(text[:-20], encoding="utf-8")
    again = Weighings(store)
    assert again.has("steady", KINGDOM, 0)
    assert not again.has("steady", KINGDOM, 1)
    again.add(games(0.1, 0.2)[1])
    assert store.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("content", ["{", "[]", '{"names": 1}', '{"about": "smithy", "oops": 2}', "7"])
def test_a_store_of_something_else_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    store = tmp_path / "played"
    store.write_text(content, encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["--store", str(store), KINGDOM])
    assert ended.value.code == 2
    assert "holds no games of this kind" in capsys.readouterr().err
    assert store.read_text(encoding="utf-8") == content


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["big-money"], "the recommended ones have no 'big-money'"),
        (["--games", "0"], "from 1 on"),
        (["--most", "0"], "from 1 on"),
        (["--games", "3"], "even numbers"),
        (["--most", "9"], "even numbers"),
        (["--master", "nobody"], "nobody"),
        (["--group", "friends"], "invalid choice"),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert told in capsys.readouterr().err


def test_a_game_that_cannot_be_played_ends_it_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> Weighing:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(skill, "weigh", broken)
    assert main(["--store", str(tmp_path / "played"), "--workers", "1", KINGDOM]) == 1
    assert "ZeroDivisionError: oh" in capsys.readouterr().err
