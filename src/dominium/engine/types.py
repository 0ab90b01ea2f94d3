"""The types a card can have, as bits of a mask, and the words of a type line."""

from __future__ import annotations

from typing import Final

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE_TYPE: Final = 8  #: the type; CURSE is the card
ATTACK: Final = 16
REACTION: Final = 32
DURATION: Final = 64
PROJECT: Final = 128
ARTIFACT: Final = 256
ANY: Final = 511  #: all of them

# Type lines with several types. They need names: a compiled class body takes no expressions.
ACTION_ATTACK: Final = 17
ACTION_REACTION: Final = 33
ACTION_VICTORY: Final = 5
ACTION_DURATION: Final = 65
ACTION_DURATION_ATTACK: Final = 81
ACTION_DURATION_REACTION: Final = 97
TREASURE_VICTORY: Final = 6
TREASURE_DURATION: Final = 66

#: The types in the order in which a card prints them.
TYPE_NAMES: Final = [
    (ACTION, "action"),
    (TREASURE, "treasure"),
    (VICTORY, "victory"),
    (CURSE_TYPE, "curse"),
    (DURATION, "duration"),
    (ATTACK, "attack"),
    (REACTION, "reaction"),
    (PROJECT, "project"),
    (ARTIFACT, "artifact"),
]


def type_names(types: int) -> list[str]:
    """The words of a type line."""
    return [name for bit, name in TYPE_NAMES if types & bit]
