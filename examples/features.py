"""What the learners of these examples look at: a part of the observation, as numbers of about the same size."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from dominium.env import ACTIONS, by_parts

#: the rows of the table that are piles
PILES = 17
#: columns of the table: left, offered, taken; owned, hand, deck, discard, in play; owned by the other player
COLUMNS = (3, 6, 7, 8, 9, 10, 11, 12, 24)
#: numbers of the situation: turn, actions, buys, coins, empty piles
SITUATION = (3, 7, 8, 9, 10)
#: kinds of questions, of which each gets a place of its own
KINDS = 24

SIZE = 1 + len(SITUATION) + 2 + KINDS + 2 + PILES * len(COLUMNS)


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


__all__ = ["ACTIONS", "SIZE", "features", "masked"]
