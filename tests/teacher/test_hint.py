"""Hints: what the master would do, how often that wins, and whether it matters."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from dominium.cards.kingdoms import kingdom_named
from dominium.engine.record import Record
from dominium.engine.session import Session
from dominium.engine.setup import Setup
from dominium.engine.state import state
from dominium.opponents import master
from dominium.opponents.portfolio import Portfolio
from dominium.opponents.racing import policy_of
from dominium.strategies.candidates import Candidate
from dominium.teacher import hint
from dominium.teacher.chances import Chance
from dominium.teacher.hint import Advice, advice, advice_text
from dominium.terminal import TerminalGame
from dominium.words.languages import CODES, language

KINGDOM = [card.id for card in kingdom_named("base2-first-game").cards]
PLAIN = Portfolio([policy_of(Candidate((("province", ""), ("gold", ""), ("silver", "")), ""))])
#: long enough for every course, whatever else the machine has to do
PATIENT = 600.0


@pytest.fixture(autouse=True)
def _quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOMINIUM_HOME", str(tmp_path))
    monkeypatch.setattr(master, "portfolio_for", lambda *_, budget: PLAIN if budget == 1 else None)
    monkeypatch.setattr(hint, "portfolio_for", lambda *_: PLAIN)


def buying(coins: list[str], provinces: int, points: int = 0) -> Session:
    """Somebody is to buy, with this in play and so many Provinces left; the other has so many Provinces already."""
    record = Record(2, KINGDOM, [], 5)
    record.position = {
        "hands": [coins, ["gold"] * 3],
        "decks": [["gold"] * 10, ["gold"] * 10 + ["province"] * points],
        "supply": {"province": provinces},
    }
    session = record.deal().start()
    assert session.decision is not None
    session.answer(session.decision.everything())
    return session


def test_a_win_on_the_table_is_named_with_its_chance() -> None:
    given = advice(buying(["gold"] * 3, 1), 1, seconds=PATIENT)
    assert given.choices[0] == ["province"]
    assert given.clear
    assert given.chances[0].share == 1
    assert 2 <= len(given.choices) <= 3
    assert all(chance.share < 1 for chance in given.chances[1:])


def test_where_nothing_matters_it_says_so() -> None:
    """Jan has two Provinces and the coins for the last one: the game is lost whatever is bought."""
    given = advice(buying(["gold", "silver"], 1, points=2), 1, seconds=PATIENT)
    assert not given.clear
    assert advice_text(given, language("en")).startswith("No clear difference")


def test_a_hint_leaves_the_game_as_it_is() -> None:
    session = buying(["gold"] * 3, 1)
    before = state(session.game)
    advice(session, 1, seconds=PATIENT)
    assert state(session.game) == before
    assert len(session.given) == 1


def test_without_time_the_strong_bot_answers() -> None:
    given = advice(buying(["gold"] * 3, 1), 1, seconds=0)
    assert (len(given.choices), given.chances) == (1, [])


def test_who_does_not_know_the_kingdom_yet_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(master, "portfolio_for", lambda *_, **__: None)
    monkeypatch.setattr(hint, "portfolio_for", lambda *_: None)
    given = advice(buying(["gold"] * 3, 1), 1)
    assert not given.ready
    assert "ask again" in advice_text(given, language("en"))


@pytest.mark.parametrize("code", CODES)
def test_a_hint_in_words(code: str) -> None:
    spoken = language(code)
    given = Advice(
        None, [["province"], ["gold"], []], [Chance(0.7, 0.02), Chance(0.61, 0.03), Chance(0.2, 0.02)]
    )
    text = advice_text(given, spoken)
    assert spoken.name("province") in text
    assert "70\u00a0% (±\u00a04)" in text
    assert "60\u00a0% (±\u00a06)" in text
    assert spoken.message("teacher-nothing") in text
    unclear = advice_text(Advice(None, [["gold"], ["silver"]], given.chances[:2], clear=False), spoken)
    assert unclear != text
    assert spoken.name("silver") in unclear


def test_who_had_too_little_time_to_compare_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not that nothing was thought: the clock stops when the first continuations have been played."""
    asked = iter([False] * 4)
    monkeypatch.setattr(master.Deadline, "__call__", lambda _: next(asked, True))
    given = advice(buying(["gold"] * 3, 4), 1)
    assert (given.ready, given.hurried, given.chances) == (True, True, [])
    told = [advice_text(given, language(code)) for code in CODES]
    assert "too little time" in told[CODES.index("en")]
    assert all(advice_text(Advice(None, given.choices), language(code)) not in told for code in CODES)


def test_the_master_gets_to_know_a_kingdom_between_hints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A hint that comes too early says to ask again in a moment: that moment is enough, whatever else is asked."""
    left = 20

    def portfolio_for(_: Setup, late: Callable[[], bool]) -> Portfolio | None:
        nonlocal left
        left -= not late()  # no time, no work
        return PLAIN if left <= 0 else None

    monkeypatch.setattr(hint, "portfolio_for", portfolio_for)
    monkeypatch.setattr(master, "portfolio_for", lambda *_, **__: PLAIN if left <= 0 else None)
    record = Record(2, KINGDOM, [], 5, 0)
    record.names, record.agents = ["Ada", "Jan"], ["person", "money"]
    session = record.deal().start()
    typed = iter(["m", "m", "q"])
    seen: list[str] = []

    def read(_: str) -> str:
        seen.append(capsys.readouterr().out)
        if len(seen) == 2:
            wait_until(lambda: left <= 0)
        return next(typed)

    monkeypatch.setattr("builtins.input", read)
    TerminalGame(session, record, tmp_path / "game.json", language("en")).run()
    assert "still getting to know" in seen[1]
    assert "still getting to know" not in seen[2]
    assert "The master would choose" in seen[2]


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < end, "never"
        time.sleep(0.01)
