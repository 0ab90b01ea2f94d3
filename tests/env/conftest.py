"""PettingZoo's tests bring its classics along, whose import warns of itself."""

from __future__ import annotations

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import pettingzoo.test  # noqa: F401
