"""A linear policy learns to beat a random player, with nothing but NumPy: the policy gradient in a few lines.

pip install dominium[env]
python examples/learn_light.py
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import numpy as np
from features import CHOICES, KINGDOM, SIZE, choices, features, masked
from numpy.typing import NDArray

from dominium.env import DominiumVectorEnv

TOGETHER = 64
#: how far a round of games moves the policy
PACE = 0.02

Floats = NDArray[np.float32]


class Played(NamedTuple):
    """Games played side by side: what was seen, what could be done, what was done in which game, and what came of it."""

    seen: Floats
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    games: NDArray[np.int64]
    rewards: Floats


class Learner:
    """Scores of actions that are sums of weights of features."""

    def __init__(self, seed: int, together: int = TOGETHER) -> None:
        self.together = together
        self.weights: Floats = np.zeros((SIZE, len(CHOICES)), np.float32)
        self.chance = np.random.default_rng(seed)
        self.env = DominiumVectorEnv(
            together, KINGDOM, bots="random", reward="both", plays_all_coins=True, turn_limit=40
        )
        self.seed = seed
        self._mean: Floats = np.zeros_like(self.weights)
        self._square: Floats = np.zeros_like(self.weights)

    def play(self) -> Played:
        """A game in every place, by the policy as it is."""
        self.seed += self.together
        observations, info = self.env.reset(seed=self.seed)
        going = np.ones(self.together, np.bool_)
        rewards = np.zeros(self.together, np.float32)
        moments = []
        while going.any():
            seen, masks = features(observations), choices(info["action_mask"])
            likely = masked(seen @ self.weights, masks).cumsum(axis=1)
            drawn = self.chance.random((self.together, 1)) * likely[:, -1:]
            actions = (likely > drawn).argmax(axis=1)
            moments.append((seen[going], masks[going], actions[going], np.flatnonzero(going)))
            observations, given, ended, cut, info = self.env.step(CHOICES[actions])
            over = going & (ended | cut)
            rewards[over] = given[over]
            going &= ~over
        columns = [np.concatenate(column) for column in zip(*moments, strict=True)]
        return Played(columns[0], columns[1], columns[2], columns[3], rewards)

    def learn(self, played: Played) -> None:
        """Make what was done in better games than usual likelier, and what was done in worse ones less so."""
        better = (played.rewards - played.rewards.mean()) / (played.rewards.std() + 1e-6)
        pull = -masked(played.seen @ self.weights, played.masks)
        pull[np.arange(len(pull)), played.actions] += 1
        slope = played.seen.T @ (pull * better[played.games, None]) / len(pull)
        # Adam: every weight moves at about the same pace.
        self._mean += 0.1 * (slope - self._mean)
        self._square += 0.01 * (slope * slope - self._square)
        self.weights += PACE * self._mean / (np.sqrt(self._square) + 1e-5)


def won(played: Played) -> float:
    """The part of the games that were won: a victory is worth 1, and a hundredth for every point more."""
    return float((played.rewards > 0.5).mean())


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=100, help=f"rounds of {TOGETHER} games")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    learner = Learner(options.seed)
    for number in range(options.rounds):
        played = learner.play()
        learner.learn(played)
        if number % 10 == 0 or number == options.rounds - 1:
            print(f"round {number}: {won(played):.0%} won, {len(played.seen)} steps")


if __name__ == "__main__":
    main()
