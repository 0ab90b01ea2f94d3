"""Measuring a build in a process of its own, and building another commit to measure it beside this one."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.instructions import instructions
from bench.progress import progress

ROOT = Path(__file__).parent.parent

#: what measures; another commit brings only its workloads, so that both are measured in the same way
MEASURED_BY = ("one.py", "clock.py", "additions.py")


@dataclass
class Build:
    """A build of the game, and what is known of it so far."""

    title: str
    #: the folder to put first on the path; None for what is installed
    path: str | None = None
    #: the tree whose workloads are run: another commit may call things by other names
    home: Path = ROOT
    compiled: bool = False
    #: seconds; the best, as for the rates
    calibration: float = float("inf")
    #: rounds a second, by workload
    rates: dict[str, float] = field(default_factory=dict)
    #: instructions a round, by workload
    instructions: dict[str, float] = field(default_factory=dict)

    def environment(self) -> dict[str, str]:
        kept = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
        return kept if self.path is None else {**kept, "PYTHONPATH": self.path}

    def measure(self, names: list[str], scale: float) -> None:
        """Measure workloads; what was measured before stays where it was better."""
        command = [sys.executable, "-m", "bench.one", str(scale), *names]
        progress(f"{self.title}: calibration")
        with subprocess.Popen(
            command, env=self.environment(), cwd=self.home, stdout=subprocess.PIPE, text=True
        ) as measuring:
            assert measuring.stdout is not None
            for line in measuring.stdout:
                told = json.loads(line)
                self.take(told)
                for name, rate in told.get("rates", {}).items():
                    progress(f"{self.title}: {name}, {rate:,.0f} a second")
        progress("")
        if measuring.returncode:
            sys.exit(f"{self.title} could not be measured")

    def take(self, told: dict[str, Any]) -> None:
        self.compiled = told.get("compiled", self.compiled)
        self.calibration = min(self.calibration, told.get("calibration", self.calibration))
        for name, rate in told.get("rates", {}).items():
            self.rates[name] = max(rate, self.rates.get(name, 0.0))

    def count_instructions(self, counter: str, names: list[str]) -> None:
        progress(f"{self.title}: counting instructions ({counter})")
        for name, number in instructions(counter, names, self.environment(), self.home):
            self.instructions[name] = number
            progress(f"{self.title}: {name}, {number:,.0f} instructions a round")
        progress("")

    def about(self) -> str:
        kind = "compiled" if self.compiled else "interpreted"
        return f"{self.title}: {kind}, calibration {self.calibration:.2f} s"


@contextmanager
def another(revision: str) -> Iterator[Build]:
    """Another commit of this project, built into a folder that is there for a while, its benchmarks beside it."""
    with TemporaryDirectory() as folder:
        tree, target = Path(folder, "tree"), Path(folder, "build")
        subprocess.run(["git", "worktree", "add", "--detach", str(tree), revision], cwd=ROOT, check=True)
        try:
            progress(f"building {revision}")
            pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
            # The page is not measured, and would have to be built, too.
            environment = {**os.environ, "DOMINIUM_PAGE": "0"}
            subprocess.run([*pip, "--target", str(target), str(tree)], check=True, env=environment)
            benchmarks = Path(folder, "bench")
            shutil.copytree(tree / "bench", benchmarks)
            for name in MEASURED_BY:
                shutil.copy(ROOT / "bench" / name, benchmarks)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(tree)], cwd=ROOT, check=True)
        progress("")
        yield Build(revision[:12], str(target), Path(folder))
