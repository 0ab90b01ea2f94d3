"""The examples learn: the light one for a moment, in which it gets better; the other one's parts are looked at."""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from dominium.env import DominiumEnv
from dominium.simulation import layout
from dominium.simulation.lexicon import fixed_numbers

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def light(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    sys.modules.pop("features", None)
    return importlib.import_module("learn_light")


def test_a_linear_policy_learns_within_a_few_rounds(light: ModuleType) -> None:
    learner = light.Learner(seed=1, together=24)
    played = [learner.play()]
    for _ in range(8):
        learner.learn(played[-1])
        played.append(learner.play())
    points = [float(one.rewards.mean()) for one in played]
    assert points[-1] > points[0] + 0.3
    assert light.won(played[-1]) > 0.85


def test_features_are_the_numbers_they_are_said_to_be(light: ModuleType) -> None:
    features = importlib.import_module("features")
    names = [*layout.COMMON, *layout.OWN, *layout.OTHER]
    assert [names[place] for place in features.COLUMNS] == (
        ["left", "offered", "taken", "owned", "hand", "deck", "discard", "in_play", "owned"]
    )
    assert [layout.SITUATION[place] for place in features.SITUATION] == (
        ["turn", "actions", "buys", "coins", "empty_piles"]
    )
    assert features.PILES == layout.PILES
    assert len(fixed_numbers("question")) < features.KINDS
    observation, _ = DominiumEnv().reset(seed=1)
    assert features.features(observation[None]).shape == (1, features.SIZE)
    assert len(features.CHOICES) == 18
    assert light.masked(np.zeros((1, 3), np.float32), np.array([[1, 0, 1]], np.int8)).tolist() == [
        [0.5, 0, 0.5]
    ]


def test_the_heavy_example_uses_what_there_is() -> None:
    """PyTorch is not installed for the tests: what it takes from here must at least exist."""
    tree = ast.parse((EXAMPLES / "learn.py").read_text(encoding="utf-8"))
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    taken = {(node.module, name.name) for node in imported for name in node.names}
    for module, name in taken:
        if module is not None and module.startswith("dominium"):
            assert hasattr(importlib.import_module(module), name)
    assert ("dominium.env", "DominiumVectorEnv") in taken
