"""Letting go of games.

A game and its players know each other: such circles are found by the garbage collector only, which takes longer over
it than a session takes for an answer. So a session, which makes a copy for every answer, looks whether anybody else
holds the copies it has no use for any more, and takes those apart that nobody does.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

from .game import Game
from .setup import MOST

#: how often an object is held, where the interpreter counts exactly that
_count: Final[Callable[[Any], int] | None] = getattr(sys, "getrefcount", None)
_exact: Final[bool] = bool(getattr(sys, "_is_gil_enabled", lambda: True)())

#: what the holders of a game and its players come to if nobody but one variable holds the game, by the number of players
_alone: Final[list[int]] = [0] * (MOST + 1)


def let_go(past: list[Game]) -> None:
    """Take apart those games of a list, which is emptied, that nobody else holds, nor their players."""
    if _count is None or not _exact:
        return
    while past:
        game = past.pop()
        players = len(game.players)
        if _alone[players] == 0:
            own = game.copy()  # held here alone: whatever the interpreter adds to that, it adds to each
            _alone[players] = _holders(own)
            own.dismiss()
        if _holders(game) == _alone[players]:
            game.dismiss()


def _holders(game: Game) -> int:
    if _count is None:
        return 0
    total = _count(game)
    for player in game.players:
        total += _count(player)
    return total
