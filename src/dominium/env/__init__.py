"""Environments for learning: Gymnasium for one seat, many games at once, PettingZoo for all seats.

``pip install dominium[env]`` brings what they need. docs/environments.md describes actions and observations.
"""

from __future__ import annotations

from ..lab.extras import NEEDS, MissingExtra

try:
    from ..simulation.bout import REWARDS, IllegalAction
    from ..simulation.lexicon import ACTIONS, DONE, VERSION
    from .deal import action_name, action_named
    from .registration import register_environments
    from .seats import DominiumAECEnv, parallel_env
    from .single import DominiumEnv
    from .spaces import FLAT, FULL, LegalAction, LegalActions, by_parts
    from .vector import DominiumVectorEnv
except ModuleNotFoundError as _problem:
    if _problem.name not in NEEDS:
        raise
    raise MissingExtra(_problem.name) from None

register_environments()

__all__ = [
    "ACTIONS",
    "DONE",
    "FLAT",
    "FULL",
    "REWARDS",
    "VERSION",
    "DominiumAECEnv",
    "DominiumEnv",
    "DominiumVectorEnv",
    "IllegalAction",
    "LegalAction",
    "LegalActions",
    "action_name",
    "action_named",
    "by_parts",
    "parallel_env",
]
