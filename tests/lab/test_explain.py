"""One game told: the very game of the run, or of a record."""

from __future__ import annotations

from pathlib import Path

import pytest

from dominium.cards.kingdoms import kingdom_named
from dominium.cards.sets import set_ids
from dominium.cli import main
from dominium.engine.agent import Agent
from dominium.engine.catalogue import card_named
from dominium.engine.game import new_game
from dominium.engine.record import record_of
from dominium.engine.session import Session
from dominium.files import write_record
from dominium.lab.contenders import Contender
from dominium.lab.contest import Contest
from dominium.lab.explain import story_of_contest, story_of_record
from dominium.lab.sweep import setup_for
from dominium.simulation.tally import play_counted


@pytest.mark.parametrize("number", range(40))
def test_a_game_told_is_the_game_played(number: int) -> None:
    """With a log the engine asks every question; without one it takes short cuts. The game is the same."""
    setup = setup_for(number * 7, set_ids())
    players = tuple(Contender(f"money {seat}", "money") for seat in range(setup.players))
    kingdom = tuple(card.id for card in setup.kingdom)
    contest = Contest(players, kingdom, tuple(card.id for card in setup.projects), True, number)
    agents: list[Agent] = [player.agent(0, setup) for player in players]
    tally = play_counted(
        contest.setup(),
        agents,
        [None] * len(agents),
        alternating=True,
        seed=number,
        start=3,
        stop=4,
        every=1,
    )
    story = story_of_contest(contest, 3)
    scores = sorted(score for counts in tally.points for score in counts)
    assert sorted(story.scores) == scores
    assert sum(tally.turns) == sum(
        1 for chapter in story.chapters for e in chapter.events if e.kind == "turn" and e.word != "extra"
    )


def test_the_story_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["lab", "explain", "double-witch", "ultimate", "--game", "3", "--seed", "9"]
    assert main([*arguments, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    # In game 3 the second player begins.
    assert "ultimate, Double Witch" in told
    assert "Turn 1: ultimate" in told
    assert "Double Witch buys Witch for ¤5" in told
    assert told.count("Points:") > 5
    assert "Winner:" in told or "Shared victory:" in told
    assert main([*arguments, "--lang", "en"]) == 0
    assert capsys.readouterr().out == told
    assert main([*arguments, "--lang", "pl"]) == 0
    assert "Tura 1: ultimate" in capsys.readouterr().out


def test_a_recorded_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup = setup_for(4, ["base-2e"])
    game = new_game(setup, 77)
    game.keep_log()
    players = [Contender(f"money {seat}", "money") for seat in range(setup.players)]
    session = Session(game, [player.agent(0, setup) for player in players]).start()
    record = record_of(session, 77, names=[f"P{seat}" for seat in range(setup.players)])
    story = story_of_record(record)
    assert story.over
    assert story.scores == session.game.scores()
    assert story.winners == session.game.winners()
    assert [e.as_dict() for c in story.chapters for e in c.events] == [e.as_dict() for e in session.events]
    file = tmp_path / "game.json"
    write_record(record, file)
    assert main(["lab", "explain", str(file), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Turn 1: P0" in told


def test_an_unfinished_record() -> None:
    setup = setup_for(4, ["base-2e"])
    game = new_game(setup, 77)
    game.keep_log()
    session = Session(game).start()
    while session.game.turn < 6:
        assert session.decision is not None
        session.answer([0] if session.decision.minimum else [])
    record = record_of(session, 77, names=[f"P{seat}" for seat in range(setup.players)])
    story = story_of_record(record)
    assert not story.over
    assert story.winners == []
    assert len(story.chapters) == 6


def test_the_decks_at_the_end_have_the_points() -> None:
    players = (Contender("a", "money"), Contender("b", "ultimate"))
    contest = Contest(players, tuple(card.id for card in kingdom_named("base2-first-game").cards))
    story = story_of_contest(contest, 0)
    for deck, score in zip(story.decks, story.scores, strict=True):
        assert sum(card_named(name).points for name in deck) == score


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["explain"], "--game"),
        (["explain", "a", "b"], "--game"),
        (["explain", "/nowhere/game.json"], "/nowhere/game.json"),
        (["explain", "money", "--game", "1"], "1 player"),
        (["explain", "money", "random", "--game", "-1"], "-1"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    assert main(["lab", *arguments, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
