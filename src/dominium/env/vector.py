"""Many games at once as a Gymnasium vector environment: one call takes an action in each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Dict
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..cards.kingdoms import FIRST_KINGDOM
from ..engine.agent import Agent
from ..engine.random import FastRandom
from ..simulation.bouts import Bouts
from ..simulation.lexicon import ACTIONS, DONE
from .deal import TURN_LIMIT, Deal
from .spaces import FLAT, LegalAction, LegalActions, Observation, by_parts, marks, numbers, observation_space

#: the seat of whoever acts
_SEAT = 0


class DominiumVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """The same as so many environments of one seat with the seeds ``seed``, ``seed + 1`` and so on.

    A game that has ended is followed by the next in the same step; what its last observation, scores and mask were
    stands in ``info["final_obs"]`` and ``info["final_info"]``.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        kingdom: str | Sequence[str] = FIRST_KINGDOM,
        *,
        sets: Sequence[str] | None = None,
        players: int = 2,
        bots: str | Agent | Sequence[str | Agent] = "money",
        reward: str = "win",
        turn_limit: int = TURN_LIMIT,
        plays_all_coins: bool = False,
        observation: str = FLAT,
        render_mode: str | None = None,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"{num_envs} environments: there is at least one")
        if not bots:
            raise ValueError("bots play the other seats: name one for all, or one for each")
        deal = Deal(
            kingdom,
            sets=sets,
            players=players,
            bots=bots,
            reward=reward,
            turn_limit=turn_limit,
            plays_all_coins=plays_all_coins,
        )
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._players = players
        self._flat = observation == FLAT
        self._bouts = Bouts(deal, _SEAT, reward)
        self._begun = False
        self.single_observation_space = observation_space(observation, players)
        self.single_action_space = LegalAction(lambda chance: self._some_legal(chance)[0])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = LegalActions(num_envs, self._some_legal)

    def _some_legal(self, chance: FastRandom) -> list[int]:
        return self._bouts.some_legal(chance) if self._begun else [DONE] * self.num_envs

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        if isinstance(seed, int):
            # As Gymnasium seeds environments side by side.
            seeds = [seed + i for i in range(self.num_envs)]
        else:
            given = seed if seed is not None else [None] * self.num_envs
            if len(given) != self.num_envs:
                raise ValueError(f"{len(given)} seeds for {self.num_envs} environments")
            seeds = [int(self.np_random.integers(1 << 62)) if one is None else one for one in given]
        if seed is not None or not self._begun:
            self._bouts.begin(seeds)
        else:
            self._bouts.go_on()
        self._begun = True
        return self._observations(), {"action_mask": self._masks()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        bouts = self._bouts
        bouts.act(actions.tolist())
        info: dict[str, Any] = {"action_mask": self._masks()}
        if bouts.ended:
            self._tell_ends(info)
        return (
            self._observations(),
            np.array(bouts.rewards),
            np.array(bouts.terminated),
            np.array(bouts.truncated),
            info,
        )

    def _tell_ends(self, info: dict[str, Any]) -> None:
        bouts = self._bouts
        ended = np.zeros(self.num_envs, np.bool_)
        ended[bouts.ended] = True
        last = numbers(bouts.last_observations()).reshape(len(bouts.ended), -1)
        shown = np.empty(self.num_envs, object)
        scores = np.zeros((self.num_envs, self._players), np.int64)
        for i, place in enumerate(bouts.ended):
            shown[place] = last[i] if self._flat else by_parts(last[i], self._players)
            scores[place] = bouts.scores[i]
        info["final_obs"], info["_final_obs"] = shown, ended
        info["final_info"], info["_final_info"] = {"scores": scores, "_scores": ended.copy()}, ended.copy()

    def _observations(self) -> Observation:
        rows = numbers(self._bouts.observations()).reshape(self.num_envs, -1)
        if self._flat:
            return rows
        parts = by_parts(rows, self._players)
        assert isinstance(self.single_observation_space, Dict)
        return {name: parts[name].copy() for name in self.single_observation_space}

    def _masks(self) -> NDArray[np.int8]:
        return marks(self._bouts.masks()).reshape(self.num_envs, ACTIONS)

    def action_masks(self) -> NDArray[np.int8]:
        """A one for every action that is legal now, by game."""
        return self._masks()
