"""How many instructions of the processor a round of a workload takes: the same on a busy machine as on a quiet one.

Two runs of different length are counted; what they have in common, start-up above all, falls out of the difference.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.clock import COLLECTING
from bench.workloads import ROUNDS

#: parts of the rounds of a measurement that the two runs do; long enough that garbage is collected in between
SHORT, LONG = 0.01, 0.06

#: Each run is a process that branches off when everything is loaded, because loading takes longer than all runs. Not
#: a module, so that it serves other commits too, whose benchmarks have none.
PROGRAM = """\
import gc, json, os, sys
from bench.workloads import WORKLOADS
gc.set_threshold(*json.loads(sys.argv[1]))
for name, rounds in json.loads(sys.argv[2]):
    child = os.fork()
    if not child:
        WORKLOADS[name](rounds)
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        sys.exit(name + " failed")
    print(child, flush=True)
"""

#: a workload and how many rounds of it
Run = tuple[str, int]


def counter() -> str:
    """The program that counts here, or nothing."""
    if (
        shutil.which("perf")
        and perf_count([sys.executable, "-c", ""], dict(os.environ), Path.cwd()) is not None
    ):
        return "perf"
    return "callgrind" if shutil.which("valgrind") else ""


def instructions(
    counting: str, names: list[str], environment: dict[str, str], home: Path
) -> Iterator[tuple[str, float]]:
    """The instructions of a round of each workload, one after the other, as a counter counts them."""
    short = [(name, max(2, int(ROUNDS[name] * SHORT))) for name in names]
    long = [(name, max(10, int(ROUNDS[name] * LONG))) for name in names]
    runs = [run for both in zip(short, long, strict=True) for run in both]
    # The order of sets, and with it the work, changes with the hashes of strings.
    environment = {**environment, "PYTHONHASHSEED": "0"}
    counts = (by_perf if counting == "perf" else by_callgrind)(runs, environment, home)
    for (name, few), (_, many) in zip(short, long, strict=True):
        less, more = next(counts), next(counts)
        yield name, (more - less) / (many - few)


def program(runs: list[Run]) -> list[str]:
    return [sys.executable, "-c", PROGRAM, json.dumps(COLLECTING), json.dumps(runs)]


def by_callgrind(runs: list[Run], environment: dict[str, str], home: Path) -> Iterator[int]:
    with tempfile.TemporaryDirectory() as folder:
        # %p is the number of the process that a report is about.
        options = ["--callgrind-out-file=/dev/null", f"--log-file={folder}/%p"]
        command = ["valgrind", "--tool=callgrind", *options, *program(runs)]
        with subprocess.Popen(
            command, env=environment, cwd=home, stdout=subprocess.PIPE, text=True
        ) as counted:
            assert counted.stdout is not None
            for line in counted.stdout:
                yield callgrind_count(Path(folder, line.strip()).read_text(encoding="utf-8"))
        if counted.returncode:
            sys.exit("the instructions could not be counted")


def callgrind_count(report: str) -> int:
    found = re.search(r"Collected : (\d+)", report)
    if found is None:
        sys.exit(f"callgrind counted nothing:\n{report}")
    return int(found[1])


def by_perf(runs: list[Run], environment: dict[str, str], home: Path) -> Iterator[int]:
    for run in runs:
        counted = perf_count(program([run]), environment, home)
        if counted is None:
            sys.exit("the instructions could not be counted")
        yield counted


def perf_count(command: list[str], environment: dict[str, str], home: Path) -> int | None:
    """The instructions of a program outside the kernel; None where they cannot be counted, as in many containers."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report")
        perf = ["perf", "stat", "-x,", "-e", "instructions:u", "-o", str(report)]
        done = subprocess.run([*perf, *command], env=environment, cwd=home, capture_output=True, check=False)
        return None if done.returncode else perf_reported(report.read_text(encoding="utf-8"))


def perf_reported(report: str) -> int | None:
    found = re.search(r"^(\d+),[^,]*,instructions", report, re.MULTILINE)
    return None if found is None else int(found[1])
