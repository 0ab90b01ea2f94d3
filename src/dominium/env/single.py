"""One seat as a Gymnasium environment: bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from ..cards.kingdoms import FIRST_KINGDOM
from ..engine.agent import Agent
from ..engine.random import FastRandom
from ..simulation.bout import Bout
from ..simulation.ledger import Ledger
from ..simulation.lexicon import DONE
from .deal import TURN_LIMIT, Deal
from .spaces import FLAT, LegalAction, Mask, Observation, by_parts, marks, numbers, observation_space

#: the seat of whoever acts
_SEAT = 0


class DominiumEnv(gymnasium.Env[Observation, np.int64]):
    """A seat against bots. The legal actions are ``info["action_mask"]``; another one is an ``IllegalAction``."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
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
        if not bots:
            raise ValueError("bots play the other seats: name one for all, or one for each")
        self._deal = Deal(
            kingdom,
            sets=sets,
            players=players,
            bots=bots,
            reward=reward,
            turn_limit=turn_limit,
            plays_all_coins=plays_all_coins,
        )
        self.render_mode = render_mode
        self._flat = observation == FLAT
        self.observation_space = observation_space(observation, players)
        self.action_space = LegalAction(self._some_legal)
        self._chance: FastRandom | None = None
        self._bout: Bout | None = None
        self._seen = Ledger()
        self._mask = Ledger()

    @property
    def bout(self) -> Bout:
        """The game being played."""
        if self._bout is None:
            raise ValueError("there is no game yet: reset the environment first")
        return self._bout

    def _some_legal(self, chance: FastRandom) -> int:
        return DONE if self._bout is None else self._bout.some_legal(chance)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._chance = FastRandom(seed)
        elif self._chance is None:
            self._chance = FastRandom(int(self.np_random.integers(1 << 62)))
        if self._bout is not None:
            self._bout.dismiss()
        bout = self._bout = self._deal(self._chance)
        setup = bout.game.setup
        info = {
            "action_mask": self.action_masks(),
            "kingdom": [card.id for card in [*setup.kingdom, *setup.projects]],
        }
        return self._observe(bout), info

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        bout = self.bout
        bout.act(int(action))
        mask = self._mask
        mask.clear()
        bout.write_mask(_SEAT, mask)
        info: dict[str, Any] = {"action_mask": marks(mask.content())}
        if bout.seat >= 0:
            return self._observe(bout), 0.0, False, False, info
        info["scores"] = bout.game.scores()
        reward = bout.reward(_SEAT, self._deal.reward)
        return self._observe(bout), reward, bout.finished, not bout.finished, info

    def _observe(self, bout: Bout) -> Observation:
        seen = self._seen
        seen.clear()
        bout.write_observation(_SEAT, seen)
        row = numbers(seen.content())
        if self._flat:
            return row
        return {name: part.copy() for name, part in by_parts(row, self._deal.players).items()}

    def action_masks(self) -> Mask:
        """A one for every action that is legal now, as sb3-contrib asks for it."""
        self._mask.clear()
        self.bout.write_mask(_SEAT, self._mask)
        return marks(self._mask.content())
