"""The environments under Gymnasium's names; ``gymnasium.make("dominium.env:Dominium-v0")`` finds them."""

from __future__ import annotations

import gymnasium

NAME = "Dominium-v0"


def register_environments() -> None:
    """Tell Gymnasium of the environments; the import of ``dominium.env`` does."""
    if NAME not in gymnasium.registry:
        gymnasium.register(
            NAME,
            entry_point="dominium.env.single:DominiumEnv",
            vector_entry_point="dominium.env.vector:DominiumVectorEnv",
            disable_env_checker=True,
        )
