"""Do a little of every workload, without measuring: a profile-guided build (see ``setup.py``) is trained with it."""

from __future__ import annotations

import gc

from bench.clock import COLLECTING
from bench.workloads import ROUNDS, WORKLOADS

#: part of the rounds of a measurement; more of the same would teach a compiler nothing
PART = 0.1


def main() -> None:
    gc.set_threshold(*COLLECTING)
    for name, rounds in ROUNDS.items():
        WORKLOADS[name](int(rounds * PART))


if __name__ == "__main__":
    main()
