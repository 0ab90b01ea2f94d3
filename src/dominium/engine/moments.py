"""Moments: the points at which an ability may act, as bits of a mask."""

from __future__ import annotations

from typing import Final

TURN_START: Final = 1
ATTACK: Final = 2
BEFORE_PLAY: Final = 4
AFTER_PLAY: Final = 8
GAIN: Final = 16
TRASH: Final = 32
DISCARD_FROM_PLAY: Final = 64
SHUFFLE: Final = 256
BUY: Final = 512
BUY_PHASE_START: Final = 1024
BUY_PHASE_END: Final = 2048
CLEAN_UP_START: Final = 4096
NEXT_HAND: Final = 8192
GAME_END: Final = 16384
