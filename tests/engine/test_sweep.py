"""The sweep over all cards: what must always hold, in thousands of random games."""

from __future__ import annotations

import os

import pytest

from dominium.cards.kingdoms import cards_of
from dominium.cards.sets import set_ids
from dominium.engine.card import Card
from dominium.engine.catalogue import card_named
from dominium.engine.game import new_game
from dominium.engine.setup import Setup
from dominium.engine.state import card_counts
from dominium.engine.types import PROJECT
from dominium.lab.sweep import Violation, _check_conserved, setup_for, sweep

COMPILED = os.environ.get("DOMINIUM_BUILD") == "compiled"
#: the compiled build plays the full sweep; interpreted, a part of it is enough to show that both are the same
CHUNKS = 50 if COMPILED else 6
GAMES_A_CHUNK = 110


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_sweep(chunk: int) -> None:
    numbers = range(chunk * GAMES_A_CHUNK, (chunk + 1) * GAMES_A_CHUNK)
    report = sweep(numbers, set_ids(), 10)
    assert report.games == GAMES_A_CHUNK
    assert report.turns > GAMES_A_CHUNK * 20


def test_the_sweep_reaches_every_card_and_project() -> None:
    everything = {card.id for card in cards_of(set_ids()) + cards_of(set_ids(), PROJECT)}
    met = {card.id for number in range(660) for card in _all(setup_for(number, set_ids()))}
    assert everything <= met


def _all(setup: Setup) -> list[Card]:
    return [*setup.kingdom, *setup.projects]


def test_the_sweep_notices_a_lost_card() -> None:
    game = new_game(Setup(2, cards_of(["base-2e"])[:10]), 1)
    counts = card_counts(game)
    game.players[0].hand.pull()
    with pytest.raises(Violation, match="lost or made"):
        _check_conserved(game, counts)


def test_the_sweep_notices_a_miscount() -> None:
    game = new_game(Setup(2, cards_of(["base-2e"])[:10]), 1)
    game.players[0].own(card_named("gold"), 1)
    with pytest.raises(Violation, match="miscounted"):
        _check_conserved(game, card_counts(game))


def test_the_sweep_notices_a_forgotten_zone() -> None:
    game = new_game(Setup(2, cards_of(["base-2e"])[:10]), 1)
    game.players[0].looking.append(card_named("gold"))
    game.players[0].count_owned()
    game.supply[2] -= 1
    with pytest.raises(Violation, match="left over"):
        _check_conserved(game, card_counts(game))
