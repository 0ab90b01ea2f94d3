"""The phases of a turn, each a rest point from which ``turn.step`` goes on."""

from __future__ import annotations

from typing import Final

START: Final = 0
ACTION: Final = 1
BUY_START: Final = 2
TREASURES: Final = 3
BUYING: Final = 4
BUY_END: Final = 5
CLEAN_UP: Final = 6
TURN_END: Final = 7
OVER: Final = 8

NAMES: Final = ["start", "action", "buy", "buy", "buy", "buy", "clean_up", "clean_up", "over"]
