"""Hostile clients that know the protocol harm nobody; a short run of ``python -m tools.hostile``."""

from __future__ import annotations

from tools.hostile import besiege


def test_a_short_siege() -> None:
    found = besiege(seed=3, sockets=6, each=40, seconds=60, think=0.0)
    assert found["alive"]
    assert found["tracebacks"] == 0, found["log"]
    assert found["honest_answers"] > 0
    assert sum(found["sent"].values()) > 100
