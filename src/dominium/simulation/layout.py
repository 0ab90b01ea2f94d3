"""The layout of observations: which number stands where; docs/environments.md says what each of them means."""

from __future__ import annotations

from typing import Final

from .lexicon import TOKENS, WORDS

#: the names of the numbers in each part, in their order; those called "." are left for later
SITUATION: Final = [
    "version",
    "players",
    "seat",
    "turn",
    "extra",
    "phase",
    "active",
    "actions",
    "buys",
    "coins",
    "empty_piles",
    "empty_piles_to_end",
    "actions_played",
    ".",
    ".",
    ".",
]
SEAT: Final = [
    "points",
    "turns",
    "owned",
    "hand",
    "deck",
    "discard",
    "top_discard",
    "set_aside",
    "coffers",
    "villagers",
    "counter0",
    "counter1",
    "counter2",
    "counter3",
    "mat0",
    "mat1",
    "mat2",
    "mat3",
    ".",
    ".",
]
QUESTION: Final = ["kind", "card", "minimum", "maximum", "taken", "ordered", "place", "asked"]
COMMON: Final = ["card", "cost", "types", "left", "tokens", "trash", "offered", "taken"]
OWN: Final = [
    "owned",
    "hand",
    "deck",
    "discard",
    "in_play",
    "staying",
    "set_aside",
    "looking",
    "revealed",
    "gained",
    "mat0",
    "mat1",
    "mat2",
    "mat3",
    "known",
    "played",
]
OTHER: Final = [
    "owned",
    "in_play",
    "set_aside",
    "revealed",
    "known",
    "gained",
    "mat0",
    "mat1",
    "mat2",
    "mat3",
]

#: how many cards from the top of the own deck are shown, where known; the bottom one follows
TOP: Final = 8

# The rows of the table: the piles, the Projects, the Artifacts.
PILES: Final = 17
PROJECTS: Final = 2
ARTIFACTS: Final = 5
ROWS: Final = PILES + PROJECTS + ARTIFACTS

#: numbers are whole numbers between these
LEAST: Final = -32768
MOST: Final = 32767

# Where the parts begin that begin at the same place for any number of players, and columns of the table.
QUESTION_AT: Final = 16
WORDS_AT: Final = QUESTION_AT + 8
TAKEN_AT: Final = WORDS_AT + WORDS + TOKENS
DECK_AT: Final = TAKEN_AT + WORDS + TOKENS
SEATS_AT: Final = DECK_AT + TOP + 1
SEAT_WIDE: Final = 20
COMMON_WIDE: Final = 8
OWN_WIDE: Final = 16
OTHER_WIDE: Final = 10


def parts(players: int) -> dict[str, tuple[int, ...]]:
    """The parts of an observation and their shapes, in the order in which they stand in it."""
    return {
        "situation": (len(SITUATION),),
        "question": (len(QUESTION),),
        "words": (WORDS + TOKENS,),
        "words_taken": (WORDS + TOKENS,),
        "deck": (TOP + 1,),
        "seats": (players, len(SEAT)),
        "table": (ROWS, columns(players)),
    }


def columns(players: int) -> int:
    """How many numbers stand in a row of the table."""
    return COMMON_WIDE + OWN_WIDE + OTHER_WIDE * (players - 1)


def width(players: int) -> int:
    """How many numbers an observation has."""
    return SEATS_AT + SEAT_WIDE * players + ROWS * columns(players)
