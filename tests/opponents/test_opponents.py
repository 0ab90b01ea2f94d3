"""The opponents: levels for every kingdom and any number of players. (The master has tests of its own.)"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dominium.bots.last_turn import Farsighted
from dominium.bots.strategy import RuleBot
from dominium.cards.kingdoms import Kingdom, kingdom_named, random_kingdom, recommended
from dominium.cards.sets import set_ids
from dominium.engine import phases
from dominium.engine.agent import Agent
from dominium.engine.random import FastRandom
from dominium.engine.session import Session
from dominium.engine.setup import Setup
from dominium.engine.view import View
from dominium.lab import finder as finding
from dominium.lab.finder import Pace
from dominium.lab.kingdom_search import search_kingdom, store_beside, stored_search
from dominium.lab.wording import Wording
from dominium.opponents import seeking
from dominium.opponents.found import file_for, key_of, quick, strong
from dominium.opponents.levels import BOTS, LEVELS, MASTER, NoSuchBot, is_found, opponent
from dominium.opponents.search_process import PORTFOLIO, Assignment
from dominium.opponents.seeking import Seeker, StrongWhenFound
from dominium.simulation.arena import play_game
from dominium.strategies import parse, shipped_texts, write
from dominium.strategies.composing import beginner, steady
from dominium.words.languages import language

UNTHINKING = [level for level in LEVELS if level != MASTER]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOMINIUM_HOME", str(tmp_path))


def some_setup(seed: int, players: int = 2) -> Setup:
    kingdom = random_kingdom(FastRandom(seed), set_ids())
    return Setup(players, kingdom.cards, kingdom.projects)


def rules(agent: Agent) -> str:
    bot = agent.bot if isinstance(agent, Farsighted) else agent
    assert isinstance(bot, RuleBot)
    return write(bot.strategy)


@pytest.mark.parametrize("seed", [*range(60), 219])  # 219: with Masquerade everybody believes to be behind
def test_every_level_plays_every_kingdom(seed: int) -> None:
    """Games of two to six end, whatever the kingdom."""
    setup = some_setup(seed, 6 if seed == 219 else 2 + seed % 5)
    for level in UNTHINKING:
        agents = [opponent(level, seat, setup) for seat in range(setup.players)]
        game = play_game(setup, agents, seed)
        assert game.phase == phases.OVER
        assert game.turn < 90 * setup.players, "and not after an eternity"


@pytest.mark.parametrize("seed", range(40))
def test_composed_strategies_fit_their_kingdom(seed: int) -> None:
    setup = some_setup(seed)
    for compose in (beginner, steady):
        strategy = compose(setup.kingdom, setup.projects)
        assert strategy.missing(setup.kingdom, setup.projects) == []
        assert any(rule.card.id == "province" for rule in strategy.rules)
    assert steady(setup.kingdom, setup.projects).needs(), "there is always something better than money alone"


def test_steady_opens_with_ambassadors_where_curses_are_given() -> None:
    for name in ("base2-give-and-take", "seaside1-give-and-take"):
        kingdom = kingdom_named(name)
        assert "ambassador if count(ambassador) < 2 and turn <= 6" in write(
            steady(kingdom.cards, [])
        ).replace("  ", " ")
    kingdom = kingdom_named("seaside1-buried-treasure")
    assert "ambassador" not in write(steady(kingdom.cards, []))


def test_each_level_beats_the_one_below() -> None:
    """Over the recommended kingdoms together; the ladder itself is measured with many more games."""
    for better, worse in (("steady", "beginner"), ("strong", "steady")):
        won = lost = 0
        for kingdom in recommended():
            setup = Setup(2, kingdom.cards, kingdom.projects)
            agents = [opponent(better, 1, setup), opponent(worse, 2, setup)]
            for number in range(12):
                first = number % 2
                game = play_game(setup, agents, 1000 + number, first)
                leaders = game.leaders(game.scores())
                won += leaders == [0]
                lost += leaders == [1]
        assert won > 1.5 * lost, f"{better} against {worse}: {won} to {lost}"


@pytest.mark.parametrize("kingdom", recommended(), ids=lambda kingdom: kingdom.id)
def test_a_strong_strategy_comes_with_every_recommended_kingdom(kingdom: Kingdom) -> None:
    found = strong([card.id for card in kingdom.cards], [card.id for card in kingdom.projects])
    assert found is not None
    assert found.missing(kingdom.cards, kingdom.projects) == []
    assert "Money Ultimate" in found.evidence
    assert f"strong-{kingdom.id}" in shipped_texts()


def test_the_strong_one_plays_like_the_steady_one_until_something_is_found() -> None:
    setup = some_setup(5)
    assert not is_found(setup)
    assert rules(opponent("strong", 1, setup)) == rules(opponent("steady", 1, setup))
    waiting = StrongWhenFound(setup)
    game = play_game(setup, [waiting, waiting], 3)
    plain = opponent("steady", 1, setup)
    assert play_game(setup, [plain, plain], 3).scores() == game.scores()
    file = file_for(key_of([card.id for card in setup.kingdom], [card.id for card in setup.projects]))
    file.parent.mkdir(parents=True)
    file.write_text("this is no strategy", encoding="utf-8")
    assert not is_found(setup), "a spoilt file is as good as none"
    file.write_text("name: Found\n\nbuy:\n  province\n  gold\n  silver\n", encoding="utf-8")
    assert is_found(setup)
    assert rules(opponent("strong", 1, setup)).startswith("name: Found")
    game = play_game(setup, [waiting, waiting], 3)
    found = Farsighted(parse(file.read_text(encoding="utf-8"), "").bot())
    assert play_game(setup, [found, found], 3).scores() == game.scores()


def test_a_kingdom_is_the_same_in_any_order() -> None:
    cards = ["smithy", "village", "moat"]
    assert key_of(cards, ["canal"]) == key_of(reversed(cards), ["canal"])
    assert key_of(cards, []) != key_of(cards, ["canal"])


def test_searching_in_the_background() -> None:
    setup = some_setup(11)
    seeker = Seeker(seconds=4, games=20)
    try:
        seeker.want(setup)
        seeker.want(setup)
        seeker.wait(600)
        assert is_found(setup)
        found = strong([card.id for card in setup.kingdom], [card.id for card in setup.projects])
        assert found is not None
        assert found.evidence
        assert rules(opponent("strong", 1, setup)) != rules(opponent("steady", 1, setup))
    finally:
        seeker.close()


def test_the_best_of_a_quick_race_plays_until_the_search_is_done() -> None:
    setup = some_setup(15)
    ids = [card.id for card in setup.kingdom], [card.id for card in setup.projects]
    seeker = Seeker(seconds=600)
    try:
        seeker.want(setup)
        seeker._races.wait(300)
    finally:
        seeker.close()
    assert quick(*ids) is not None
    assert not is_found(setup)
    raced = opponent("strong", 1, setup)
    assert rules(raced) != rules(opponent("steady", 1, setup))
    waiting = StrongWhenFound(setup)
    assert play_game(setup, [waiting, waiting], 3).scores() == play_game(setup, [raced, raced], 3).scores()
    file = file_for(key_of(*ids))
    file.write_text("name: Found\n\nbuy:\n  province\n  gold\n  silver\n", encoding="utf-8")
    assert rules(opponent("strong", 1, setup)).startswith("name: Found"), "what was found comes first"


def test_the_master_has_its_long_race_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[str, int]] = []

    def start(task: str, setup: Setup, seconds: int, games: int) -> subprocess.Popen[bytes]:
        begun.append((task, setup.players))
        return subprocess.Popen([sys.executable, "-c", ""])

    monkeypatch.setattr(seeking, "_start", start)
    seeker = Seeker()
    known = Setup(2, recommended()[0].cards, recommended()[0].projects)
    unknown = some_setup(16)
    seeker.want(known, "master")
    seeker.wait(60)
    assert begun == [], "for two it comes with the program"
    for _ in range(2):
        seeker.want(Setup(3, known.kingdom, known.projects), "master")
        seeker.want(unknown, "master")
        seeker.want(unknown)
    seeker.wait(60)
    assert sorted(begun) == [("portfolio", 2), ("portfolio", 3), ("race", 2), ("search", 2)], "each once"


RACED = """
import sys
from dominium.opponents import portfolio, search_process
from dominium.opponents.portfolio import Effort
from dominium.opponents.racing import RacePace

pace = RacePace(legs=((1, 4),), laps=1, later_laps=0, laps_apart=0, changes=4, lap_legs=((1, 2),), again=1, anew=1)
portfolio.EFFORT = Effort(4, pace, 2, 2, 1, 2, 1, 2, 4)
search_process.main(sys.stdin.readline())
print(*(file.name for file in portfolio.strategies_folder().glob("portfolios/*.json")))
"""


def test_what_a_race_in_the_background_brings_is_kept() -> None:
    setup = some_setup(17)
    kingdom, projects = [card.id for card in setup.kingdom], [card.id for card in setup.projects]
    task = Assignment(PORTFOLIO, 3, kingdom, projects, "")
    done = subprocess.run(
        [sys.executable, "-c", RACED], input=task.as_text() + "\n", capture_output=True, text=True, check=True
    )
    assert done.stdout.endswith(".json\n")


def test_a_search_goes_on_where_it_was_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = Pace(
        alone=0, children=8, legs=((2, 4), (6, 3)), first_legs=((4, 8), (8, 6)), again=2, anew=8, last=4
    )
    monkeypatch.setattr(finding, "Pace", lambda: quick)
    setup = some_setup(14)
    kingdom = Kingdom("", "", setup.kingdom, setup.projects)
    file = file_for(key_of([card.id for card in setup.kingdom], [card.id for card in setup.projects]))
    words = Wording(language("en"))
    store_beside(file).parent.mkdir(parents=True)
    store_beside(file).write_text("spoilt", encoding="utf-8")
    search_kingdom(kingdom, file, 0.1, 20, words)
    first = stored_search(store_beside(file), kingdom)
    assert first.generation == 1, "what was spoilt is begun anew"
    search_kingdom(kingdom, file, 3, 20, words)
    assert stored_search(store_beside(file), kingdom).games > first.games
    found = parse(file.read_text(encoding="utf-8"), file.name)
    assert found.evidence.startswith("Win rate in 20 games against each")
    assert "Money Ultimate: " in found.evidence
    assert found.note.startswith("Found by dominium lab find: 2 players, seed 1, generation ")


def test_closing_stops_the_search() -> None:
    setup = some_setup(12)
    seeker = Seeker(seconds=600)
    seeker.want(setup)
    seeker.close()
    seeker.wait(10)
    assert not is_found(setup)
    seeker.want(some_setup(13))
    seeker.wait(10)
    assert not is_found(some_setup(13)), "nothing begins any more"


def test_names() -> None:
    setup = some_setup(1)
    assert [name for name in BOTS if opponent(name, 1, setup) is None] == []
    with pytest.raises(NoSuchBot):
        opponent("genius", 1, setup)


def test_no_level_sees_hidden_cards() -> None:
    """Bots get a View; with the others' hands and all decks exchanged for other cards it answers the same."""
    setup = some_setup(3)
    for level in UNTHINKING:
        agents = [opponent(level, 1, setup), opponent(level, 1, setup)]
        game = play_game(setup, agents, 9, limit=12)
        session = Session(game, [None, None]).start()
        decision = session.decision
        assert decision is not None
        mine = agents[decision.seat].decide(decision, View(session.game, decision.seat))
        for seed in range(5):
            other = session.imagine(decision.seat, seed)
            assert other.decision is not None
            again = agents[decision.seat].decide(other.decision, other.view(decision.seat))
            assert again == mine


KILLED = """
import os, signal, time
from dominium import card_named
from dominium.engine.setup import Setup
from dominium.opponents.seeking import Seeker

names = "cellar lurker merchant militia duke moat seer smithy island workshop".split()
seeker = Seeker(600)
seeker.want(Setup(2, [card_named(name) for name in names]))
while seeker._searches._process is None:
    time.sleep(0.05)
time.sleep(1)
print(seeker._searches._process.pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_search_ends_with_whoever_began_it(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    ran = subprocess.run([sys.executable, "-c", KILLED], env=environment, stdout=subprocess.PIPE, check=False)
    assert ran.returncode == -9
    searching = int(ran.stdout)
    for _ in range(200):
        try:
            os.kill(searching, 0)
        except ProcessLookupError:
            return
        if Path(f"/proc/{searching}/stat").exists() and " Z " in Path(f"/proc/{searching}/stat").read_text():
            return
        time.sleep(0.05)
    os.kill(searching, 9)
    raise AssertionError("it searches on for nobody")
