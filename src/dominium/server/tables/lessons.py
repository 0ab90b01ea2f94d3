"""The lessons: positions laid out by hand, each with a goal. Their words are the page's."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ...engine.position import Layout
from ..protocol import Refusal


class Goal(NamedTuple):
    """Something the learner is to do so many times; with a card where it matters which."""

    does: Literal["gain", "trash", "play", "react", "win"]
    card: str = ""
    times: int = 1


class Lesson(NamedTuple):
    """A position with a goal. The learner has the first seat."""

    id: str
    kingdom: list[str]
    position: Layout
    goals: tuple[Goal, ...]
    #: how many turns there are for it, 0 for any number
    turns: int = 0
    #: the level of the other player
    level: str = "money"
    #: who begins
    first: int = 0
    #: for what is shuffled later
    seed: int = 1


_PEACEFUL: Final = [
    "cellar", "festival", "laboratory", "market", "merchant", "mine", "moat", "remodel", "smithy", "village",
]  # fmt: skip


def _with(card: str, instead: str) -> list[str]:
    """The peaceful kingdom with another card in the place of one of its own."""
    return [card if one == instead else one for one in _PEACEFUL]


def _dealt(text: str) -> list[str]:
    """Cards as they lie: ``"copper 3, estate 2"`` are three Coppers and then two Estates."""
    cards: list[str] = []
    for part in text.split(","):
        name, _, count = part.strip().partition(" ")
        cards += [name] * int(count or 1)
    return cards


#: the other player's hand and deck where nothing but an ordinary beginning is wanted of them
_HAND: Final = _dealt("copper 3, estate 2")
_DECK: Final = _dealt("copper 4, estate")

LESSONS: Final = (
    Lesson(
        "turn",
        _PEACEFUL,
        {
            "hands": [_dealt("copper 4, estate"), _HAND],
            "decks": [_dealt("copper 3, estate 2"), _DECK],
            "turns": [0, 0],
        },
        (Goal("gain", "silver"), Goal("gain", "gold")),
        seed=4,
    ),
    # Village, then both Smithies: 11 coins. Either Smithy first, or only one of them: 7.
    Lesson(
        "chains",
        _PEACEFUL,
        {
            "hands": [_dealt("village, smithy 2, copper, estate"), _HAND],
            "decks": [_dealt("copper, silver, gold, estate, gold, estate, copper 4, village"), _DECK],
            "turns": [0, 0],
        },
        (Goal("gain", "province"),),
        turns=1,
    ),
    Lesson(
        "trashing",
        _with("chapel", "cellar"),
        {
            "hands": [_dealt("chapel, estate 2, copper 2"), _HAND],
            "decks": [_dealt("silver, copper 2, estate, silver, copper 3"), _DECK],
            "turns": [0, 0],
        },
        (Goal("trash", times=6), Goal("gain", "gold")),
    ),
    # The other player begins, and attacks.
    Lesson(
        "attacks",
        _with("militia", "mine"),
        {
            "hands": [_dealt("moat, militia, silver, copper 2"), _dealt("militia, silver, copper 2, estate")],
            "decks": [_dealt("copper 5, estate 3"), _dealt("copper 5, estate 2")],
            "turns": [0, 0],
        },
        (Goal("react", "moat"), Goal("play", "militia")),
        level="steady",
        first=1,
    ),
    # Two Provinces are left, and the other player is ahead: whoever still buys money loses.
    Lesson(
        "points",
        _PEACEFUL,
        {
            "hands": [
                _dealt("gold 2, silver, province, estate"),
                _dealt("silver 2, copper, estate, province"),
            ],
            "decks": [
                _dealt("gold, silver, province, estate 2, gold, silver, copper, province, copper, copper 5"),
                _dealt(
                    "gold, silver, copper, province, estate, silver, copper 2, province, estate, gold, copper 4, duchy"
                ),
            ],
            "turns": [14, 14],
            "supply": {"province": 2, "duchy": 6},
        },
        (Goal("win"),),
    ),
)


def lesson_named(name: str) -> Lesson:
    for lesson in LESSONS:
        if lesson.id == name:
            return lesson
    raise Refusal("lesson", 404)
