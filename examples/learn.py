"""A masked policy learns one kingdom on one core, with sb3-contrib's MaskablePPO.

    pip install dominium[env] sb3-contrib matplotlib
    python examples/learn.py --seconds 600 --picture curve.svg

It plays against Money Ultimate from the first game on. A victory counts, and so does every point by which it gets
ahead, at once: summed over a game that is the margin, and it tells early what a purchase was good for. Every now and
then it is examined, without chance in its own choices, against a player that does anything legal and against Money
Ultimate.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from features import CHOICES, KINGDOM, SIZE, choices, features, lead
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from dominium.env import DominiumVectorEnv

TOGETHER = 128
#: steps of each of them between two lessons
ROLLOUT = 128
#: games of one examination against each opponent
GAMES = 400
ULTIMATE = "ultimate"
#: how quickly it learns at first
RATE = 5e-4
#: what a point is worth, and a victory
POINT = 0.05
VICTORY = 0.5


class Games(VecEnv):  # type: ignore[misc]  # it has no types
    """The vector environment as Stable-Baselines wants it, with the features of the observations."""

    def __init__(self, bots: str, seed: int) -> None:
        self.games = DominiumVectorEnv(
            TOGETHER, KINGDOM, bots=bots, reward="win", plays_all_coins=True, turn_limit=60
        )
        box = gymnasium.spaces.Box(-np.inf, np.inf, (SIZE,), np.float32)
        super().__init__(TOGETHER, box, gymnasium.spaces.Discrete(len(CHOICES)))
        self.first = seed
        self.masks = np.zeros((TOGETHER, len(CHOICES)), np.int8)
        self.actions = np.zeros(TOGETHER, np.int64)
        self.lead = np.zeros(TOGETHER, np.float32)

    def reset(self) -> Any:
        observations, info = self.games.reset(seed=self.first)
        self.masks = choices(info["action_mask"])
        self.lead = lead(observations)
        return features(observations)

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        observations, rewards, terminated, truncated, info = self.games.step(CHOICES[self.actions])
        self.masks = choices(info["action_mask"])
        done = terminated | truncated
        ahead = lead(observations)
        reached = ahead.copy()
        told: list[dict[str, Any]] = [{} for _ in range(TOGETHER)]
        for i in np.flatnonzero(done):
            mine, theirs = info["final_info"]["scores"][i]
            reached[i] = mine - theirs
            told[i] = {
                "terminal_observation": features(info["final_obs"][i][None])[0],
                "TimeLimit.truncated": bool(truncated[i]),
                "won": (1 + float(rewards[i])) / 2,
            }
        gained = POINT * (reached - self.lead) + VICTORY * rewards
        self.lead = ahead
        return features(observations), gained.astype(np.float32), done, told

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **options: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self.masks)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name == "action_masks":
            return [lambda: self.masks] * TOGETHER
        return [getattr(self.games, attr_name, None)] * TOGETHER

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * TOGETHER

    def close(self) -> None:
        self.games.close()


def win_rate(model: Any, bots: str) -> float:
    """The part of games won against a bot, ties counting half; the likeliest action is always taken."""
    games = Games(bots, seed=1_000_000)
    seen = games.reset()
    won: list[float] = []
    while len(won) < GAMES:
        actions, _ = model.predict(seen, action_masks=games.masks, deterministic=True)
        games.step_async(actions)
        seen, _, done, told = games.step_wait()
        won += [told[i]["won"] for i in np.flatnonzero(done)]
    return float(np.mean(won))


class Examinations(BaseCallback):  # type: ignore[misc]  # it has no types
    """Examines every so many seconds of learning, and ends it after as many as it was given."""

    def __init__(self, seconds: float, every: float) -> None:
        super().__init__()
        self.seconds, self.every = seconds, every
        self.learned = 0.0
        self.since = time.process_time()
        self.next = 0.0
        self.curve: list[dict[str, float]] = []

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        now = time.process_time()
        self.learned += now - self.since
        if self.learned >= self.next:
            rates = {bots: win_rate(self.model, bots) for bots in ("random", ULTIMATE)}
            self.curve.append({"seconds": round(self.learned, 1), "steps": self.num_timesteps, **rates})
            print(json.dumps(self.curve[-1]), flush=True)
            self.next = self.learned + self.every
        # Examinations are not learning.
        self.since = time.process_time()

    def _on_rollout_end(self) -> None:
        part = min(1.0, self.learned / self.seconds)
        self.model.lr_schedule = lambda _: RATE * (1 - part) + 1e-5
        self.model.ent_coef = 0.01 * (1 - part)


def draw(curve: list[dict[str, float]], file: Path) -> None:
    from matplotlib import pyplot as plt  # noqa: PLC0415 - only who wants the picture needs it

    figure, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    minutes = [point["seconds"] / 60 for point in curve]
    axes.plot(minutes, [100 * point["random"] for point in curve], label="against a random player")
    axes.plot(minutes, [100 * point[ULTIMATE] for point in curve], label="against Money Ultimate")
    axes.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="minutes of learning on one core", ylabel="games won, %", ylim=(0, 102), xlim=(0, None))
    axes.legend(loc="lower right")
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--every", type=float, default=20, help="seconds between examinations")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path)
    options = parser.parse_args()
    torch.set_num_threads(1)
    model = MaskablePPO(
        MaskableActorCriticPolicy,
        Games(ULTIMATE, options.seed),
        n_steps=ROLLOUT,
        batch_size=2048,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.97,
        target_kl=0.02,
        ent_coef=0.01,
        learning_rate=RATE,
        policy_kwargs={"net_arch": [64, 64]},
        seed=options.seed,
        device="cpu",
    )
    examinations = Examinations(options.seconds, options.every)
    # Learning ends by time, in whole rollouts.
    while examinations.learned < options.seconds:
        model.learn(ROLLOUT * TOGETHER * 4, callback=examinations, reset_num_timesteps=False)
    if options.picture:
        draw(examinations.curve, options.picture)


if __name__ == "__main__":
    main()
