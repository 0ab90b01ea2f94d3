"""Measure in this process and print JSON: run by ``python -m bench`` with one build or another on the path.

A line for each workload as soon as it is measured, so that who reads them keeps what there is when interrupted.
"""

from __future__ import annotations

import gc
import json
import sys

from bench.clock import COLLECTING, calibration, rate
from bench.workloads import ROUNDS, WORKLOADS
from dominium.engine import game


def tell(**figures: object) -> None:
    print(json.dumps(figures), flush=True)


def main(names: list[str], scale: float) -> None:
    gc.set_threshold(*COLLECTING)
    compiled = not game.__file__.endswith(".py")
    part = scale * (1.0 if compiled else 0.04)
    tell(compiled=compiled, calibration=calibration())
    for name in names or list(WORKLOADS):
        rounds = max(20, int(ROUNDS[name] * part))
        rate(WORKLOADS[name], max(10, rounds // 10))  # warm up
        tell(rates={name: max(rate(WORKLOADS[name], rounds) for _ in range(3))})
    tell(calibration=calibration())


if __name__ == "__main__":
    try:
        main(sys.argv[2:], float(sys.argv[1]))
    except KeyboardInterrupt:
        sys.exit(1)
