"""What the learners of these examples look at, and what they choose from: the part that matters in one kingdom."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from dominium import BASIC, kingdom_named
from dominium.env import DONE, action_named, by_parts

#: a kingdom without words to choose from
KINGDOM = "base2-first-game"
#: the actions that can be legal there
CHOICES = np.array(
    [DONE, *(action_named(card) for card in [*BASIC, *(card.id for card in kingdom_named(KINGDOM).cards)])]
)

#: the rows of the table that are piles
PILES = 17
#: columns of the table: left, offered, taken; owned, hand, deck, discard, in play; owned by the other player
COLUMNS = (3, 6, 7, 8, 9, 10, 11, 12, 24)
#: numbers of the situation: turn, actions, buys, coins, empty piles
SITUATION = (3, 7, 8, 9, 10)
#: kinds of questions, of which each gets a place of its own
KINDS = 24

SIZE = 1 + len(SITUATION) + 2 + KINDS + 2 + PILES * len(COLUMNS)


def lead(observations: NDArray[Any]) -> NDArray[np.float32]:
    """How many points the player is ahead, in flat observations of two players."""
    points = by_parts(observations, 2)["seats"][:, :, 0]
    return np.asarray(points[:, 0] - points[:, 1], np.float32)


def features(observations: NDArray[Any]) -> NDArray[np.float32]:
    """The features of flat observations of two players, one row for each."""
    parts = by_parts(observations, 2)
    kinds = np.eye(KINDS, dtype=np.float32)[np.clip(parts["question"][:, 0], 0, KINDS - 1)]
    points = parts["seats"][:, :, 0]
    rows = [
        np.ones((len(observations), 1)),
        parts["situation"][:, SITUATION] / 4,
        parts["question"][:, 2:4] / 4,
        kinds,
        np.stack([points[:, 0] - points[:, 1], points[:, 0]], axis=1) / 8,
        (parts["table"][:, :PILES, COLUMNS] / 4).reshape(len(observations), -1),
    ]
    return np.concatenate(rows, axis=1, dtype=np.float32, casting="same_kind")


def masked(scores: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.float32]:
    """The probabilities of actions with these scores, of which only some are legal."""
    scores = np.where(masks > 0, scores, np.float32(-1e9))
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True), np.float32)


def choices(masks: NDArray[np.int8]) -> NDArray[np.int8]:
    """Which of the choices are legal; a legal action that is none of them would be lost."""
    legal: NDArray[np.int8] = masks[:, CHOICES]
    assert (legal.sum(axis=1) == masks.sum(axis=1)).all(), "the kingdom has actions that are no choices here"
    return legal
