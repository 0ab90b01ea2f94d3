"""Run the benchmarks on one core and print them in one table, beside the figures of other engines.

Machines are noisy: compare rates within one run, or per calibration run (a plain loop of 30 million additions), or
instructions, which are counted where perf or callgrind is there. ``--against REV`` also builds another commit and
measures it in turns with this one. The word ``growth`` stands for a second table: what a turn, a card, a condition
costs when there are more of them; ``rollouts`` for a third: what searching costs beside playing; ``environments`` for a
fourth: steps of environments for learning, beside those of other libraries. Ctrl-C ends the measuring and prints what
there is.
"""

from __future__ import annotations

import argparse

from bench.environments import show_environments
from bench.growth import show_growth
from bench.instructions import counter
from bench.measuring import ROOT, Build, another
from bench.searching import show_searching
from bench.table import Column, beside_others, of_workloads, table
from bench.workloads import WORKLOADS

GROWTH = "growth"
ROLLOUTS = "rollouts"
ENVIRONMENTS = "environments"

#: how often each of two builds is measured
TURNS = 3


def columns(this: Build, other: Build | None) -> list[Column]:
    """What is known of a build, beside other engines, and beside another build."""
    shown = [Column("per second", of_workloads(this.rates)), *beside_others(this.rates, this.calibration)]
    for build in (this, other):
        if build is not None and build.instructions:
            thousands = {name: number / 1000 for name, number in build.instructions.items()}
            title = "k instructions" if build is this else f"{build.title} k instr."
            shown.append(Column(title, of_workloads(thousands), 1))
    if other is not None:
        ratios = {name: this.rates[name] / rate for name, rate in other.rates.items() if name in this.rates}
        shown.append(Column(f"{other.title} per second", of_workloads(other.rates)))
        shown.append(Column(f"{this.title} / {other.title}", of_workloads(ratios), 3))
    return shown


def show(names: list[str], this: Build, other: Build | None) -> None:
    for build in (this, other):
        if build is not None and build.rates:
            print(build.about())
    measured = [name for name in names if name in this.rates]
    if measured:
        print(f"\n{table(measured, columns(this, other))}")


def measure(options: argparse.Namespace, names: list[str], this: Build, other: Build | None) -> None:
    """Measure all that was asked for, into the builds."""
    if options.against:
        assert other is not None
        for _ in range(TURNS):
            this.measure(names, options.scale)
            other.measure(names, options.scale)
    else:
        this.measure(names, options.scale)
        if other is not None and this.compiled:
            other.measure(names, options.scale)
    counting = "" if options.no_instructions else counter()
    if counting:
        this.count_instructions(counting, names)
        if options.against and other is not None:
            other.count_instructions(counting, names)


def run(options: argparse.Namespace, names: list[str], other: Build) -> None:
    this = Build("this" if options.against else "installed")
    interrupted = False
    try:
        measure(options, names, this, other)
    except KeyboardInterrupt:
        interrupted = True
    show(names, this, other if other.rates else None)
    if interrupted:
        raise KeyboardInterrupt


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    known = [*WORKLOADS, GROWTH, ROLLOUTS, ENVIRONMENTS]
    parser.add_argument("workloads", nargs="*", help=f"what to measure, all without: {', '.join(known)}")
    parser.add_argument(
        "--scale", type=float, default=1.0, help="how long to measure, 1 is about half a minute"
    )
    parser.add_argument("--against", metavar="REV", help="compare with another commit, built the same way")
    parser.add_argument("--no-instructions", action="store_true", help="do not count instructions")
    options = parser.parse_args()
    unknown = [name for name in options.workloads if name not in known]
    if unknown:
        parser.error(f"there is no workload {unknown[0]!r}; there are {', '.join(known)}")
    wanted = options.workloads or ([*WORKLOADS] if options.against else known)
    names = [name for name in wanted if name in WORKLOADS]
    try:
        if names and options.against:
            with another(options.against) as other:
                run(options, names, other)
        elif names:
            run(options, names, Build("source", str(ROOT / "src")))
        if GROWTH in wanted:
            show_growth(options.scale)
        if ROLLOUTS in wanted:
            show_searching(options.scale)
        if ENVIRONMENTS in wanted:
            show_environments(options.scale)
    except KeyboardInterrupt:
        parser.exit(130, "\ninterrupted\n")


if __name__ == "__main__":
    main()
