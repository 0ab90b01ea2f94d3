"""Random games over all sets, for the tests of walks, bouts and observations."""

from __future__ import annotations

import os

from dominium.cards.sets import set_ids
from dominium.engine.game import new_game
from dominium.engine.setup import Setup
from dominium.lab.sweep import setup_for
from dominium.simulation.bout import Bout
from dominium.simulation.lexicon import lexicon
from dominium.simulation.observing import Observer

COMPILED = os.environ.get("DOMINIUM_BUILD") == "compiled"
#: so many games reach every card; interpreted, a part of them is enough to show that both are the same
GAMES = 660 if COMPILED else 24
CHUNKS = 12
TURNS_EACH = 25


def chunk_of(chunk: int) -> range:
    """The numbers of the games of one chunk."""
    return range(chunk, GAMES, CHUNKS)


def kingdom(number: int) -> Setup:
    return setup_for(number, set_ids())


def bout_of(setup: Setup, seed: int, *, limit: int = 0, plays_all_coins: bool = False) -> Bout:
    """A game whose seats all wait for actions."""
    return Bout(
        new_game(setup, seed),
        [None] * setup.players,
        Observer(setup, lexicon()),
        limit or TURNS_EACH * setup.players,
        plays_all_coins=plays_all_coins,
    )
