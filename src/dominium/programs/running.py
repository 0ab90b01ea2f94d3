"""Programs that run: started once, they play one game after the other."""

from __future__ import annotations

import atexit
import contextlib
import queue
import subprocess
import sys
import threading
import time
from collections import defaultdict
from dataclasses import dataclass
from typing import IO

from .lines import LONGEST_LINE, ToldLine, UnclearLine, hello, hello_from, written

#: seconds that a program has until it says hello
TO_START = 10.0
#: seconds that a program has for an answer, unless somebody says otherwise
TO_ANSWER = 5.0
#: lines that nobody has read yet; a program that says more waits
_MOST_LINES = 1000
if sys.platform == "win32":
    _FLAGS = subprocess.CREATE_NEW_PROCESS_GROUP
else:
    _FLAGS = 0


@dataclass(frozen=True)
class Program:
    """A program as somebody names it."""

    command: tuple[str, ...]
    to_answer: float = TO_ANSWER
    #: a mistake costs the game, not only the decision
    forfeits: bool = False


class Ended(Exception):
    """The program is not there any more, or does not take what it is told; the text says why."""


class Late(Exception):
    """The program has said nothing in its time."""


class RunningProgram:
    """A program and the lines it says."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._lines: queue.Queue[bytes] = queue.Queue(_MOST_LINES)
        #: how many questions it was asked
        self.asked = 0
        try:
            self._process = subprocess.Popen(
                program.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # Ctrl-C is for us; a program ends when its input does.
                start_new_session=True,
                creationflags=_FLAGS,
            )
        except OSError as problem:
            raise Ended(problem.strerror or str(problem)) from None
        assert self._process.stdout is not None
        threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()
        try:
            self._greet()
        except BaseException:
            self.stop()
            raise

    def _listen(self, output: IO[bytes]) -> None:
        """Take down what the program says, until it says no more."""
        with contextlib.suppress(OSError, ValueError):
            while line := output.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(b"")

    def _greet(self) -> None:
        self.tell(hello(TO_START, self.program.to_answer))
        try:
            hello_from(self.hear(time.monotonic() + TO_START))
        except (Late, UnclearLine) as problem:
            raise Ended(f"hello: {problem}") from None

    def tell(self, line: ToldLine) -> None:
        """Write a line; Ended if nobody reads it."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(written(line))
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise Ended(self._how_it_ended()) from None

    def hear(self, until: float) -> bytes:
        """The next line; Late if none comes in time, Ended if none will."""
        try:
            line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise Late("") from None
        if not line:
            self._lines.put(b"")
            raise Ended(self._how_it_ended())
        return line

    def _how_it_ended(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f"exit code {self._process.wait(1)}"
        return "it closed its output"

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def stop(self) -> None:
        """Let it go; by force if it does not."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(0.5)
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            with contextlib.suppress(OSError, ValueError):
                self._process.stdout.close()


#: programs between two games
_idle: defaultdict[Program, list[RunningProgram]] = defaultdict(list)


def take(program: Program) -> RunningProgram:
    """A program that plays no game now, started if there is none; Ended if it cannot be."""
    waiting = _idle[program]
    while waiting:
        found = waiting.pop()
        if found.alive:
            return found
        found.stop()
    return RunningProgram(program)


def give_back(running: RunningProgram) -> None:
    _idle[running.program].append(running)


def stop_all() -> None:
    """Let the programs go that wait for a game."""
    for waiting in _idle.values():
        while waiting:
            waiting.pop().stop()


atexit.register(stop_all)
