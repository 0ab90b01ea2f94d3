"""Ways to play that turn to the answer of what answers them, and whose hardest opponent is the least hard."""

from __future__ import annotations

import pytest

from dominium.cards.kingdoms import kingdom_named
from dominium.engine.setup import Setup
from dominium.lab import climbing
from dominium.lab.climbing import climbed, turning
from dominium.opponents.racing import finished, met, policy_of, win_alone
from dominium.strategies.candidates import Candidate

KINGDOM = kingdom_named("base1-size-distortion")
#: they beat each other in a circle: the rush the engine, the engine the money, the money the rush
RUSH = Candidate(
    (("gardens", "count(workshop) > 3"), ("workshop", ""), ("estate", "count(gardens) > 0"), ("copper", ""))
)
ENGINE = Candidate(
    (
        ("province", "money > 12"),
        ("duchy", "left(province) <= 3"),
        ("estate", "left(province) <= 1"),
        ("chapel", "count(chapel) < 1 and turn <= 2"),
        ("thief", "count(thief) < 2"),
        ("laboratory", "count(laboratory) < 6"),
        ("village", "count(village) < count(terminals)"),
        ("witch", "count(witch) < 1"),
        ("gold", ""),
        ("silver", ""),
    )
)
MONEY = Candidate(
    (
        ("province", ""),
        ("duchy", "left(province) <= 5"),
        ("gardens", "turn > 8"),
        ("duchy", "left(province) <= 7"),
        ("estate", "left(province) <= 7"),
        ("witch", "count(witch) = 0"),
        ("gold", ""),
        ("silver", "count(terminals) <= count(villages)"),
        ("witch", "count(witch) < 2"),
        ("silver", ""),
    )
)
CIRCLE = [RUSH, ENGINE, MONEY]


def share(one: Candidate, other: Candidate, games: int = 200) -> float:
    setup = Setup(2, KINGDOM.cards)
    return finished(met(setup, policy_of(one).bot, policy_of(other).bot, games, 1, win_alone))


def test_turning_plays_the_other_way_where_its_condition_holds_and_its_own_elsewhere() -> None:
    turned = turning(
        Candidate((("province", ""), ("gold", "turn > 3 or coins > 7"))),
        Candidate((("gardens", "turn > 3 or coins > 7"), ("workshop", ""), ("duchy", "buys > 1"))),
        "theirs(witch) > 0",
    )
    assert turned.rules == (
        ("gardens", "theirs(witch) > 0 and (turn > 3 or coins > 7)"),
        ("workshop", "theirs(witch) > 0"),
        ("duchy", "theirs(witch) > 0 and buys > 1"),
        ("province", ""),
        ("gold", "turn > 3 or coins > 7"),
    )


def hardest(one: Candidate) -> float:
    return min(share(one, other) for other in CIRCLE)


def test_in_a_circle_what_was_climbed_to_has_a_less_hard_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("_FIRST", 20), ("_LEGS", (10, 30)), ("_MOST", 60), ("_CHANGES", 4)):
        monkeypatch.setattr(climbing, name, value)
    assert max(hardest(one) for one in CIRCLE) < 0.48, "each of them is answered by another one"
    best = climbed(KINGDOM, CIRCLE, [], 1)
    assert hardest(best) > max(hardest(one) for one in CIRCLE)
    assert best == climbed(KINGDOM, CIRCLE, [], 1), "it comes from the opponents and the laps alone"


def test_without_laps_it_is_one_of_the_ways_or_one_that_turns_to_an_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(climbing, "_FIRST", 10)
    monkeypatch.setattr(climbing, "_ANSWER_GAMES", 6)
    poor = Candidate((("estate", ""), ("copper", "")))
    best = climbed(KINGDOM, [poor, MONEY], [], 0)
    assert best.rules[-len(MONEY.rules) :] == MONEY.rules
    assert share(best, poor, 40) > 0.9
