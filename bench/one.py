"""Measure in this process and print JSON: run by ``python -m bench`` with one build or another on the path."""

from __future__ import annotations

import gc
import json
import sys

from bench.workloads import ROUNDS, WORKLOADS, calibration, measure
from dominium.engine import game


def main(names: list[str], scale: float) -> None:
    # Games are cyclic garbage: collecting them now and then is cheaper than at every few hundred objects.
    gc.set_threshold(50_000, 20, 20)
    compiled = not game.__file__.endswith(".py")
    part = scale * (1.0 if compiled else 0.04)
    before = calibration()
    rates = {}
    for name in names or list(WORKLOADS):
        rounds = max(20, int(ROUNDS[name] * part))
        measure(name, max(10, rounds // 10))  # warm up
        rates[name] = max(measure(name, rounds) for _ in range(3))
    seconds = min(before, calibration())
    print(json.dumps({"compiled": compiled, "calibration": seconds, "rates": rates}))


if __name__ == "__main__":
    main(sys.argv[2:], float(sys.argv[1]))
