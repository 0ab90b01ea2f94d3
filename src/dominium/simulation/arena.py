"""Games among agents, as fast as the engine goes."""

from __future__ import annotations

from ..engine.agent import Agent
from ..engine.game import Game, new_game
from ..engine.setup import Setup
from ..engine.turn import run
from ..engine.view import View

#: a game nobody ends is cut off after so many turns of each player
TURNS_EACH = 200


def play_game(setup: Setup, agents: list[Agent], seed: int, first: int = 0, limit: int = 0) -> Game:
    """Play one game to its end (or to the limit of turns) and give it back.

    Whoever plays many and has seen enough of one calls its ``dismiss``.
    """
    game = new_game(setup, seed, first)
    for seat in range(len(agents)):
        game.agents[seat] = agents[seat]
        game.views.append(View(game, seat))
    run(game, limit or TURNS_EACH * setup.players)
    return game
