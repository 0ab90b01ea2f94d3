"""All seats as a PettingZoo environment: one agent after the other is asked."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from ..cards.kingdoms import FIRST_KINGDOM
from ..engine.random import FastRandom
from ..simulation.bout import Bout
from ..simulation.ledger import Ledger
from ..simulation.lexicon import DONE
from .deal import TURN_LIMIT, Deal
from .spaces import (
    FLAT,
    LegalAction,
    Observation,
    by_parts,
    marks,
    mask_space,
    numbers,
    observation_space,
)


class DominiumAECEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # it has no types
    """Two to six seats, called ``player_0`` and so on, each asked when the rules ask it.

    An observation has ``observation`` and ``action_mask``, as in PettingZoo's classics.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "render_modes": [],
        "name": "dominium_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        kingdom: str | Sequence[str] = FIRST_KINGDOM,
        *,
        sets: Sequence[str] | None = None,
        players: int = 2,
        reward: str = "win",
        turn_limit: int = TURN_LIMIT,
        plays_all_coins: bool = False,
        observation: str = FLAT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._deal = Deal(
            kingdom,
            sets=sets,
            players=players,
            reward=reward,
            turn_limit=turn_limit,
            plays_all_coins=plays_all_coins,
        )
        self.render_mode = render_mode
        self._flat = observation == FLAT
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": observation_space(observation, players), "action_mask": mask_space()}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: LegalAction(lambda chance, seat=seat: self._some_legal(seat, chance))  # type: ignore[misc]
            for agent, seat in self._seats.items()
        }
        self._chance: FastRandom | None = None
        self._bout: Bout | None = None
        self._seen = Ledger()
        self._mask = Ledger()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def bout(self) -> Bout:
        """The game being played."""
        if self._bout is None:
            raise ValueError("there is no game yet: reset the environment first")
        return self._bout

    def _some_legal(self, seat: int, chance: FastRandom) -> int:
        if self._bout is None or self._bout.seat != seat:
            return DONE
        return self._bout.some_legal(chance)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = FastRandom(seed)
        elif self._chance is None:
            self._chance = FastRandom(secrets.randbits(62))
        if self._bout is not None:
            self._bout.dismiss()
        self._bout = self._deal(self._chance)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self._bout.seat, 0)]

    def observe(self, agent: str) -> Observation:
        bout = self.bout
        seat = self._seats[agent]
        seen, mask = self._seen, self._mask
        seen.clear()
        mask.clear()
        bout.write_observation(seat, seen)
        bout.write_mask(seat, mask)
        row = numbers(seen.content())
        return {
            "observation": row if self._flat else by_parts(row, self._deal.players),
            "action_mask": marks(mask.content()),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        bout = self.bout
        bout.act(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        if bout.seat >= 0:
            self.agent_selection = self.possible_agents[bout.seat]
            return
        for one, seat in self._seats.items():
            self.rewards[one] = bout.reward(seat, self._deal.reward)
            self.terminations[one] = bout.finished
            self.truncations[one] = not bout.finished
            self.infos[one] = {"scores": bout.game.scores()}
        self._accumulate_rewards()


def parallel_env(**options: Any) -> ParallelEnv[str, Observation, int | None]:
    """All seats with PettingZoo's parallel interface: only the action of the seat that is asked counts."""
    return turn_based_aec_to_parallel(DominiumAECEnv(**options))
