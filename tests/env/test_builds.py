"""The same seed gives the same trajectory, compiled or interpreted, and with or without other libraries."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"

PLAYED = """
import hashlib

from dominium.engine.random import FastRandom
from dominium.env import DominiumAECEnv, DominiumVectorEnv

env = DominiumVectorEnv(3, "random", bots="random", turn_limit=5)
observations, info = env.reset(seed=3)
env.action_space.seed(4)
told = hashlib.sha256()
for _ in range(120):
    observations, rewards, _, _, info = env.step(env.action_space.sample())
    for part in (observations, rewards, info["action_mask"]):
        told.update(part.tobytes())
seats = DominiumAECEnv("random", players=4, turn_limit=3)
seats.reset(seed=8)
for agent in seats.possible_agents:
    seats.action_space(agent).seed(1)
for agent in seats.agent_iter(200):
    observation, reward, ended, cut, _ = seats.last()
    told.update(observation["observation"].tobytes())
    seats.step(None if ended or cut else seats.action_space(agent).sample())
print(told.hexdigest())
"""


def printed(code: str, **settings: str) -> subprocess.CompletedProcess[str]:
    kept = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [sys.executable, "-c", code], env={**kept, **settings}, capture_output=True, text=True, check=False
    )


def test_trajectories_are_the_same_compiled_and_interpreted() -> None:
    here = printed(PLAYED, PYTHONPATH=os.environ.get("PYTHONPATH", ""))
    plain = printed(PLAYED, PYTHONPATH=str(SOURCES))
    assert here.returncode == plain.returncode == 0, here.stderr + plain.stderr
    assert here.stdout == plain.stdout
    assert len(here.stdout.strip()) == 64


MISSING = """
import sys

sys.modules["{library}"] = None
import dominium
import dominium.simulation.bout
try:
    import dominium.env
except Exception as problem:
    print(type(problem).__name__, problem)
"""


def test_what_to_install_is_told_where_a_library_is_missing() -> None:
    for library in ("gymnasium", "pettingzoo", "numpy"):
        done = printed(MISSING.format(library=library), PYTHONPATH=str(SOURCES))
        assert done.returncode == 0, done.stderr
        assert "install dominium[env]" in done.stdout
