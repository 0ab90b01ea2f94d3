"""The spaces of actions and observations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..engine.random import FastRandom
from ..simulation.layout import LEAST, MOST, parts, width
from ..simulation.lexicon import ACTIONS, VERSION

#: an observation is one row of numbers, or its parts by name
FLAT = "flat"
FULL = "full"

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
#: what an environment shows: a row of numbers, or its parts
Observation = Any

#: the numbers of an observation as bytes: the same on every machine
NUMBERS = np.dtype("<i2")


class LegalAction(spaces.Discrete[np.int64]):
    """All actions there are; ``sample`` takes one that is legal now, unless it is given a mask."""

    #: actions mean the same in all spaces of one version
    version = VERSION

    def __init__(self, some_legal: Callable[[FastRandom], int]) -> None:
        super().__init__(ACTIONS)
        self._some_legal = some_legal
        self._chance: FastRandom | None = None

    def seed(self, seed: Any = None) -> Any:
        self._chance = None
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        if self._chance is None:
            self._chance = FastRandom(int(self.np_random.integers(1 << 31)))
        return np.int64(self._some_legal(self._chance))

    def __reduce__(self) -> tuple[Any, ...]:
        # A copy of the space knows no game; the actions are the same.
        return spaces.Discrete, (ACTIONS,)


class LegalActions(spaces.MultiDiscrete[np.int64]):
    """An action for each of many games; ``sample`` takes some that are legal now, unless it is given a mask."""

    version = VERSION

    def __init__(self, games: int, some_legal: Callable[[FastRandom], list[int]]) -> None:
        super().__init__([ACTIONS] * games)
        self._some_legal = some_legal
        self._chance: FastRandom | None = None

    def seed(self, seed: Any = None) -> Any:
        self._chance = None
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        if self._chance is None:
            self._chance = FastRandom(int(self.np_random.integers(1 << 31)))
        return np.array(self._some_legal(self._chance), np.int64)

    def __reduce__(self) -> tuple[Any, ...]:
        return spaces.MultiDiscrete, (self.nvec,)


def observation_space(kind: str, players: int) -> spaces.Space[Any]:
    """The space of what one seat sees."""
    if kind == FLAT:
        return spaces.Box(LEAST, MOST, (width(players),), np.int16)
    if kind == FULL:
        return spaces.Dict(
            {name: spaces.Box(LEAST, MOST, shape, np.int16) for name, shape in parts(players).items()}
        )
    raise ValueError(f"there is no observation '{kind}'; there are: {FLAT}, {FULL}")


def mask_space() -> spaces.Box:
    return spaces.Box(0, 1, (ACTIONS,), np.int8)


def by_parts(observation: NDArray[Any], players: int) -> dict[str, NDArray[Any]]:
    """The parts of flat observations by name, without copying; any number of axes may stand before the last."""
    found: dict[str, NDArray[Any]] = {}
    start = 0
    for name, shape in parts(players).items():
        size = int(np.prod(shape))
        found[name] = observation[..., start : start + size].reshape(*observation.shape[:-1], *shape)
        start += size
    return found


def numbers(content: bytes) -> Numbers:
    """The numbers of observations, in memory of their own."""
    return np.frombuffer(bytearray(content), NUMBERS)


def marks(content: bytes) -> Mask:
    """The marks of a mask, in memory of their own."""
    return np.frombuffer(bytearray(content), np.int8)
