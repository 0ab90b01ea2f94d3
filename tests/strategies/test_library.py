"""The strategies that come with the program: all of them load, fit their kingdoms and play."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from dominium.bots.strategy import money_ultimate
from dominium.cards.kingdoms import recommended
from dominium.engine.agent import Agent
from dominium.engine.game import Game
from dominium.engine.setup import Setup
from dominium.engine.types import PROJECT
from dominium.lab.contenders import contender_of
from dominium.lab.setting import setting_for
from dominium.simulation.arena import play_game
from dominium.strategies import shipped, shipped_texts, write

FOLDERS = ("base", "community", "found", "intrigue", "renaissance", "seaside")


def folder_of() -> dict[str, str]:
    root = files("dominium") / "data" / "strategies"
    return {
        file.name.removesuffix(".txt"): folder.name
        for folder in root.iterdir()
        if folder.is_dir()
        for file in folder.iterdir()
        if file.name.endswith(".txt")
    }


def play(name: str, setup: Setup, seed: int) -> Game:
    agents: list[Agent] = [shipped()[name].bot(), money_ultimate(never_lose=True)]
    return play_game(setup, agents, seed, limit=120)


def test_there_are_enough_from_every_set() -> None:
    own = Counter(folder for folder in folder_of().values() if folder != "community")
    assert sum(own.values()) >= 60
    assert min(own[folder] for folder in FOLDERS if folder != "community") >= 15
    assert set(folder_of().values()) == set(FOLDERS)
    # No two of them share a name, whatever folder they are in.
    assert len(folder_of()) == len(shipped_texts())


def test_they_are_written_as_the_program_writes_them() -> None:
    for name, strategy in shipped().items():
        assert write(strategy) == shipped_texts()[name], name
        assert strategy.author
        if folder_of()[name] != "community":
            assert strategy.author == ("dominium lab find" if folder_of()[name] == "found" else "Dominium")
            assert strategy.note


def test_their_names_differ() -> None:
    names = [strategy.name for name, strategy in shipped().items() if folder_of()[name] != "community"]
    assert [name for name, count in Counter(names).items() if count > 1] == []


def test_projects_are_used() -> None:
    used = {card.id for strategy in shipped().values() for card in strategy.needs() if card.types & PROJECT}
    assert len(used) >= 10


@pytest.mark.parametrize("name", sorted(shipped_texts()))
def test_each_plays_a_game_to_its_end(name: str) -> None:
    strategy = shipped()[name]
    if any(kingdom.id == name for kingdom in recommended()):
        return  # below
    kingdom = setting_for([contender_of(strategy)])
    game = play(name, Setup(2, kingdom.cards, kingdom.projects), 1)
    assert game.over, f"{name} does not end the game"


@pytest.mark.parametrize("kingdom", recommended(), ids=lambda kingdom: kingdom.id)
def test_each_recommended_kingdom_has_a_strategy_of_its_own(kingdom: object) -> None:
    (found,) = [one for one in recommended() if one.id == getattr(kingdom, "id", "")]
    strategy = shipped()[found.id]
    assert strategy.missing(found.cards, found.projects) == []
    assert len([card for card in strategy.needs() if not card.types & PROJECT]) >= 1
    game = play(found.id, Setup(2, found.cards, found.projects), 3)
    assert game.over
