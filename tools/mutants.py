"""Mutants: do the tests pin the rules?

A mutant is the game with one small mistake put into its rules: a number one off, a comparison turned round, a
statement left out. The engine and card tests have to notice it. Whatever they let live is either a rule without a
test, which gets one, or a change nobody can tell from the rules, which is explained in mutants-equivalent.txt.

    python -m tools.mutants --count 300 --seed 1 --jobs 2 --keep build/mutants.jsonl
    python -m tools.mutants --keep build/mutants.jsonl --again       # the survivors once more, after new tests
    python -m tools.mutants --count 40 --only cards/seaside          # some modules only
    python -m tools.mutants --count 300 --quick                      # without whole games: what small tests pin
    python -m tools.mutants --list                                   # count the mutants there are

The tree itself is never touched: mutants are written into copies of src in a temporary folder. The tests run
interpreted, in processes forked from one that has pytest loaded; those whose names fit the module come first, the
sweep and the golden games last. A test that runs on without end kills its mutant too. An interrupted run goes on
where it stopped when the same --keep is given. The exit code is 1 if a survivor is not explained.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass

import pytest

from tools.mistakes import PACKAGE, ROOT, Mutant, all_mutants

EXPLAINED = pathlib.Path(__file__).with_name("mutants-equivalent.txt")
#: whole games: slow, so only for what the quick tests let live
SLOW = ("test_dreams.py", "test_sweep.py", "test_golden.py")
#: seconds of computing one test may take, quick and slow; an ordinary one takes a few milliseconds
PATIENCE = (10, 30)
#: how many times as long it may take by the clock, on a machine with other work
BUSY = 30
MEMORY = 3 << 30


# The tests


def stages(path: str) -> list[list[str]]:
    """The test files for a mutant of a module: the likely ones, the other quick ones, the slow ones."""
    files = [
        *sorted((ROOT / "tests/cards").rglob("test_*.py")),
        *sorted((ROOT / "tests/engine").rglob("test_*.py")),
    ]
    stem = pathlib.Path(path).stem
    part = path.split("/", maxsplit=1)[0]
    near = [test for test in (ROOT / "tests").glob("test_*.py") if test.stem.startswith(f"test_{stem}")]
    named = [test for test in files if test.stem.startswith(f"test_{stem.split('_')[0]}")]
    # Artifacts, kingdoms and the engine have no test modules of their own name.
    likely = named if part == "cards" and named else [test for test in files if test.parent.name == part]
    likely += [test for test in files if part == "cards" and test.name == "test_printed.py"]
    likely.sort(key=lambda test: (not test.stem.startswith(f"test_{stem}"), test.stem))
    first = [test for test in [*likely, *near] if test.name not in SLOW]
    second = [test for test in files if test not in first and test.name not in SLOW]
    slow = [test for test in files if test.name in SLOW]
    return [[str(test.relative_to(ROOT)) for test in stage] for stage in (first, second, slow)]


def limit(seconds: int) -> None:
    """End this process unless a new limit is set in time."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.alarm(seconds * BUSY)


class Watch:
    """Ends a test that takes too long, and notes the first that failed."""

    def __init__(self, patience: int, notes: pathlib.Path) -> None:
        self.patience = patience
        self.notes = notes

    def pytest_runtest_logstart(self) -> None:
        limit(self.patience)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.notes.write_text(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.notes.write_text(f"{report.nodeid} (importing)")


class Slot:
    """A copy of the sources, in which one mutant at a time lives."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder
        self.notes = folder / "notes"
        shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
        self.mutant: Mutant | None = None
        self.stages: list[list[str]] = []
        self.stage = 0
        self.began = 0.0
        self.written = 0

    def admit(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.stages = stages(mutant.path)
        self.stage = 0
        self.began = time.monotonic()
        self._write(mutant.path, mutant.mutated())

    def leave(self) -> None:
        assert self.mutant is not None
        self._write(self.mutant.path, self.mutant.source())
        self.mutant = None

    def _write(self, path: str, source: bytes) -> None:
        """Each writing gets a second of its own: by that and its size Python knows a module it has cached."""
        module = self.folder / PACKAGE / path
        module.write_bytes(source)
        self.written += 1
        os.utime(module, (self.written, self.written))

    def run_stage(self) -> int:
        """Start the tests of the present stage; return the process."""
        self.notes.write_text("")
        process = os.fork()
        if process == 0:
            code = 70
            try:
                code = self._tests()
            finally:
                os._exit(code)
        return process

    def _tests(self) -> int:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        for ending in (signal.SIGINT, signal.SIGTERM):
            signal.signal(ending, signal.SIG_DFL)
        source = str(self.folder / "src")
        cache = str(self.folder.parent / "cache")
        os.environ.update(
            PYTHONPATH=source,
            PYTHONPYCACHEPREFIX=cache,
            DOMINIUM_BUILD="interpreted",
            PYTEST_DISABLE_PLUGIN_AUTOLOAD="1",
        )
        sys.pycache_prefix = cache
        sys.path.insert(0, source)
        patience = PATIENCE[self.stage == len(self.stages) - 1]
        limit(PATIENCE[1])
        options = ["-x", "-q", "-p", "no:cacheprovider", "--rootdir", str(ROOT)]
        return int(pytest.main([*options, *self.stages[self.stage]], plugins=[Watch(patience, self.notes)]))


# The run


@dataclass
class Verdict:
    """What became of a mutant."""

    key: str
    path: str
    line: int
    before: str
    after: str
    start: int
    end: int
    text: str
    #: the test that noticed it, or nothing
    killer: str
    seconds: float

    def mutant(self) -> Mutant:
        return Mutant(self.path, self.start, self.end, self.text)

    def story(self) -> str:
        """In the form in which it can be explained in mutants-equivalent.txt."""
        return f"{self.path}:{self.line}\n- {self.before}\n+ {self.after}"


class Run:
    """All mutants of one run, the processes at work on them, and what became of them."""

    def __init__(self, slots: list[Slot], keep: pathlib.Path | None, quick: bool) -> None:
        self.last_stage = 1 if quick else 2
        self.free = slots
        self.busy: dict[int, Slot] = {}
        self.keep = keep
        self.verdicts: list[Verdict] = []

    def go(self, mutants: list[Mutant]) -> None:
        waiting = mutants[::-1]
        while waiting or self.busy:
            while waiting and self.free:
                slot = self.free.pop()
                slot.admit(waiting.pop())
                self.busy[slot.run_stage()] = slot
            process, status = os.wait()
            slot = self.busy.pop(process)
            if status == 0 and slot.stage < self.last_stage:
                slot.stage += 1
                self.busy[slot.run_stage()] = slot
                continue
            self.note(slot, status)
            slot.leave()
            self.free.append(slot)
            print(f"{len(self.verdicts)}/{len(mutants)}", _line(self.verdicts[-1]), flush=True)

    def note(self, slot: Slot, status: int) -> None:
        mutant = slot.mutant
        assert mutant is not None
        killer = "" if status == 0 else slot.notes.read_text() or "time or memory"
        before, after = mutant.lines()
        verdict = Verdict(
            mutant.key(),
            mutant.path,
            mutant.line,
            before,
            after,
            mutant.start,
            mutant.end,
            mutant.text,
            killer,
            round(time.monotonic() - slot.began, 1),
        )
        self.verdicts.append(verdict)
        if self.keep is not None:
            with self.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(verdict)) + "\n")

    def stop(self) -> None:
        for process in self.busy:
            os.kill(process, signal.SIGKILL)


def _line(verdict: Verdict) -> str:
    where = f"{verdict.path}:{verdict.line}"
    if verdict.killer:
        return f"killed   {where} by {verdict.killer} ({verdict.seconds} s)"
    return f"SURVIVED {where} ({verdict.seconds} s)\n    - {verdict.before}\n    + {verdict.after}"


def known(keep: pathlib.Path | None) -> dict[str, Verdict]:
    """The verdicts of earlier runs, the last one for each mutant."""
    if keep is None or not keep.exists():
        return {}
    verdicts = [Verdict(**json.loads(line)) for line in keep.read_text(encoding="utf-8").splitlines()]
    return {verdict.key: verdict for verdict in verdicts}


def explained() -> set[tuple[str, str, str]]:
    """The mutants nobody can tell from the rules: module, the line as it is, the line as it becomes (or *)."""
    found: set[tuple[str, str, str]] = set()
    path = before = after = ""
    for line in EXPLAINED.read_text(encoding="utf-8").splitlines():
        mark, text = line[:2], line[2:].strip()
        if mark == "- ":
            before = text
        elif mark == "+ ":
            after = text
        elif mark == "= ":
            found.add((path, before, after))
        elif line and not line.startswith("#"):
            path = line.split(":")[0]
    return found


def excusable(living: Iterable[Verdict]) -> list[Verdict]:
    """The survivors that are explained."""
    reasons = explained()
    return [
        one for one in living if {(one.path, one.before, one.after), (one.path, one.before, "*")} & reasons
    ]


def summary(verdicts: list[Verdict]) -> int:
    """Print what survived; return the exit code."""
    living = [verdict for verdict in verdicts if not verdict.killer]
    excused = excusable(living)
    open_ones = [one for one in living if one not in excused]
    for one in open_ones:
        print(f"\n{one.story()}")
    killed = len(verdicts) - len(living)
    share = 100 * killed / max(1, len(verdicts))
    telling = 100 * killed / max(1, len(verdicts) - len(excused))
    print(
        f"\n{len(verdicts)} mutants: {killed} killed ({share:.1f} %), {len(excused)} explained, "
        f"{len(open_ones)} survived unexplained; of those that can be told {telling:.1f} % killed"
    )
    return 1 if open_ones else 0


def choose(pool: list[Mutant], count: int, seed: int) -> dict[str, Mutant]:
    """So many different mutants at random, by their keys."""
    chosen: dict[str, Mutant] = {}
    for mutant in random.Random(seed).sample(pool, len(pool)):
        if len(chosen) == count:
            break
        if mutant.compiles():
            chosen[mutant.key()] = mutant
    return chosen


def check_tests(slot: Slot, last_stage: int) -> None:
    """The tests must pass without a mistake; this also fills the cache of compiled modules."""
    slot.stages = stages("engine/game.py")
    for stage in range(last_stage + 1):
        slot.stage = stage
        began = time.monotonic()
        _, status = os.waitpid(slot.run_stage(), 0)
        if status:
            sys.exit(f"without a mutant the tests fail: {slot.notes.read_text() or status}")
        print(f"tests without a mutant, part {stage + 1}: {time.monotonic() - began:.1f} s", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=100, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes side by side")
    parser.add_argument("--only", default="", help="how the module begins, as in cards/seaside")
    parser.add_argument("--keep", type=pathlib.Path, help="file of results, to go on from")
    parser.add_argument(
        "--again", action="store_true", help="only the survivors in --keep that are not explained"
    )
    parser.add_argument("--quick", action="store_true", help="without the tests that play whole games")
    parser.add_argument("--list", action="store_true", help="only count the mutants")
    options = parser.parse_args()
    os.chdir(ROOT)
    if options.keep is not None:
        options.keep.parent.mkdir(parents=True, exist_ok=True)
    before = known(options.keep)
    pool = all_mutants(options.only)
    if options.list:
        print(len(pool), "mutants")
        return 0
    if options.again:
        survivors = [one for one in before.values() if not one.killer]
        living = {one.key for one in survivors} - {one.key for one in excusable(survivors)}
        todo = [mutant for mutant in pool if mutant.key() in living]
        done: list[Verdict] = []
    else:
        chosen = choose(pool, options.count, options.seed)
        todo = [mutant for key, mutant in chosen.items() if key not in before]
        done = [before[key] for key in chosen if key in before]
    with tempfile.TemporaryDirectory() as folder:
        run = Run(
            [Slot(pathlib.Path(folder) / str(i)) for i in range(options.jobs)], options.keep, options.quick
        )
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            if todo:
                check_tests(run.free[0], run.last_stage)
            run.go(todo)
        except KeyboardInterrupt:
            run.stop()
            print("interrupted")
        return summary(done + run.verdicts)


if __name__ == "__main__":
    sys.exit(main())
