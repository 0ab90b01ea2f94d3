"""Steps of environments a second, beside those of other libraries that are installed: ``python -m bench environments``.

A policy that takes any legal action at random plays all of them, and what it takes to choose is counted in. Other
libraries are measured in the same run, so that the same machine in the same mood measures all.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, NamedTuple

from bench.clock import calibration, rate
from bench.progress import progress
from bench.table import aligned

#: games side by side in the row of many games
TOGETHER = 64

#: what brings the environments of this project
EXTRA = "dominium[env]"


class Measured(NamedTuple):
    """An environment to measure: what it needs, what brings it, and how so many steps are taken."""

    title: str
    library: str
    installed_by: str
    play: Callable[[int], None]
    #: steps of one measurement of about a second
    steps: int


def legal(mask: Any) -> int:
    """One of the actions of a mask."""
    choice: int = random.choice(mask.nonzero()[0].tolist())
    return choice


def one_seat(steps: int) -> None:
    from dominium.env import DominiumEnv  # noqa: PLC0415 - measured only where it is installed

    env = DominiumEnv(bots="money")
    _, info = env.reset(seed=1)
    for _ in range(steps):
        _, _, ended, cut, info = env.step(legal(info["action_mask"]))
        if ended or cut:
            _, info = env.reset()


def many_games(steps: int) -> None:
    from dominium.env import DominiumVectorEnv  # noqa: PLC0415

    env = DominiumVectorEnv(TOGETHER, bots="money")
    env.reset(seed=1)
    for _ in range(max(1, steps // TOGETHER)):
        env.step(env.action_space.sample())


def all_seats(steps: int) -> None:
    from dominium.env import DominiumAECEnv  # noqa: PLC0415

    seats(DominiumAECEnv(), steps)


def seats(env: Any, steps: int) -> None:
    """Steps of an environment of PettingZoo's."""
    env.reset(seed=1)
    for _ in range(steps):
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
        else:
            env.step(legal(observation["action_mask"]))


def classic(name: str) -> Callable[[int], None]:
    def play(steps: int) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pettingzoo.classic  # noqa: PLC0415

            env = getattr(pettingzoo.classic, name).env()
        seats(env, steps)

    return play


def catan(steps: int) -> None:
    import catanatron_gym  # noqa: F401, PLC0415
    import gymnasium  # noqa: PLC0415

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env: Any = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True)
        env.reset(seed=1)
        for _ in range(steps):
            _, _, ended, cut, _ = env.step(random.choice(env.unwrapped.get_valid_actions()))
            if ended or cut:
                env.reset()


MEASURED = (
    Measured("Dominium, one seat against money", "gymnasium", EXTRA, one_seat, 40_000),
    Measured(f"Dominium, {TOGETHER} games at once", "gymnasium", EXTRA, many_games, 100_000),
    Measured("Dominium, all seats", "pettingzoo", EXTRA, all_seats, 40_000),
    Measured("PettingZoo: connect four", "pygame", "pettingzoo[classic]", classic("connect_four_v3"), 10_000),
    Measured("PettingZoo: chess", "chess", "pettingzoo[classic]", classic("chess_v6"), 1_000),
    Measured("PettingZoo: go", "pygame", "pettingzoo[classic]", classic("go_v5"), 1_000),
    Measured(
        "catanatron, one seat against random", "catanatron_gym", "--no-deps catanatron-gym", catan, 2_000
    ),
)


def missing(one: Measured) -> str:
    """What to say of an environment that cannot be measured; nothing if it can."""
    if find_spec(one.library) is None:
        return f"{one.title}: not measured, {one.library} is missing (pip install {one.installed_by})"
    return ""


def lines(rates: dict[str, float], seconds: float) -> list[list[str]]:
    """The table: steps a second, and per calibration run."""
    figures = [[title, f"{rate:,.0f}", f"{rate * seconds:,.0f}"] for title, rate in rates.items()]
    return [["environments", "steps per second", "per calibration"], *figures]


def show_environments(scale: float) -> None:
    seconds = calibration()
    rates: dict[str, float] = {}
    absent: list[str] = []
    for one in MEASURED:
        problem = missing(one)
        if problem:
            absent.append(problem)
            continue
        progress(f"environments: {one.title}")
        random.seed(1)
        steps = max(10, int(one.steps * scale))
        rate(one.play, max(10, steps // 10))  # warm up
        rates[one.title] = max(rate(one.play, steps) for _ in range(3))
    progress("")
    print(f"\ncalibration {seconds:.2f} s\n{aligned(lines(rates, seconds))}")
    for problem in absent:
        print(problem)
