"""Run the benchmarks on one core, compiled and interpreted, and print them side by side.

Machines are noisy: compare rates within one run, or per calibration run (a plain loop of 30 million additions).
``--against REV`` also builds another commit and measures it in turns with this one.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


def measure(path: str | None, scale: float, names: list[str], home: Path = ROOT) -> dict[str, Any]:
    """Measure in a process of its own, with a folder first on the path (None: what is installed).

    ``home`` is the tree whose workloads are run: another commit may call things by other names.
    """
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = path
    command = [sys.executable, "-m", "bench.one", str(scale), *names]
    done = subprocess.run(command, env=environment, cwd=home, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def build(revision: str, folder: Path) -> str:
    """Build another commit of this project into a folder, its benchmarks beside it."""
    tree, target = folder / "tree", folder / "build"
    subprocess.run(["git", "worktree", "add", "--detach", str(tree), revision], cwd=ROOT, check=True)
    try:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
        subprocess.run([*pip, "--target", str(target), str(tree)], check=True)
        shutil.copytree(tree / "bench", folder / "bench")
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", str(tree)], cwd=ROOT, check=True)
    return str(target)


def show(results: dict[str, dict[str, Any]]) -> None:
    for title, result in results.items():
        kind = "compiled" if result["compiled"] else "interpreted"
        print(f"{title}: {kind}, calibration {result['calibration']:.2f} s")
    names = [name for result in results.values() for name in result["rates"]]
    print(f"\n{'':18}" + "".join(f"{title + ' /s':>20}{'per calibration':>18}" for title in results))
    for name in dict.fromkeys(names):
        line = f"{name:18}"
        for result in results.values():
            rate = result["rates"].get(name)
            line += f"{rate:20,.0f}{rate * result['calibration']:18,.0f}" if rate else " " * 38
        print(line)


def against(revision: str, scale: float, names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        other = build(revision, Path(folder))
        best: dict[str, dict[str, Any]] = {}
        for _ in range(3):
            for title, path, home in (("this", None, ROOT), (revision[:12], other, Path(folder))):
                result = measure(path, scale, names, home)
                kept = best.setdefault(title, result)
                kept["calibration"] = min(kept["calibration"], result["calibration"])
                for name, rate in result["rates"].items():
                    kept["rates"][name] = max(rate, kept["rates"][name])
    show(best)
    print(f"\nthis / {revision[:12]}")
    theirs = best[revision[:12]]["rates"]
    for name, rate in best["this"]["rates"].items():
        print(f"{name:18}{rate / theirs[name]:10.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("workloads", nargs="*", help="names of workloads; all without")
    parser.add_argument(
        "--scale", type=float, default=1.0, help="how long to measure, 1 is about half a minute"
    )
    parser.add_argument("--against", metavar="REV", help="compare with another commit, built the same way")
    options = parser.parse_args()
    if options.against:
        against(options.against, options.scale, options.workloads)
        return
    results = {"installed": measure(None, options.scale, options.workloads)}
    if results["installed"]["compiled"]:
        results["source"] = measure(str(ROOT / "src"), options.scale, options.workloads)
    show(results)


if __name__ == "__main__":
    main()
