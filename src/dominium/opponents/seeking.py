"""Searching for strategies in the background, for the strong bot on kingdoms that nobody searched yet.

A search is a process of its own with low priority, one at a time. What it knows is kept, so that an interrupted one
goes on the next time.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from collections import deque

from ..engine.agent import Agent
from ..engine.decisions import Decision
from ..engine.setup import Setup
from ..engine.view import View
from .found import file_for, key_of
from .levels import is_found, opponent

SECONDS = 90
#: kingdoms that wait; who comes later gets the steady bot for longer
_MOST = 50
_PRIORITY = 15


class Seeker:
    """Finds strategies for kingdoms, one after the other."""

    def __init__(self, seconds: int = SECONDS) -> None:
        self._seconds = seconds
        self._waiting: deque[Setup] = deque()
        #: kingdoms asked for, so that nobody asks twice
        self._known: set[str] = set()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    def want(self, setup: Setup) -> None:
        """A strong bot plays on this kingdom: search for its strategy, unless there is one."""
        key = _key(setup)
        if key in self._known or self._closed:
            return
        self._known.add(key)
        if is_found(setup):
            return
        with self._lock:
            if len(self._waiting) >= _MOST:
                self._known.discard(key)
                return
            self._waiting.append(setup)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="seeker", daemon=True)
                self._thread.start()

    def _work(self) -> None:
        while True:
            with self._lock:
                if self._closed or not self._waiting:
                    self._thread = None
                    return
                setup = self._waiting.popleft()
                try:
                    process = self._process = _start(setup, self._seconds)
                except OSError:  # no room for a process, or no folder: the steady bot plays on
                    continue
            process.wait()

    def wait(self, seconds: float) -> None:
        """Wait until nothing is searched for any more, at most so long."""
        thread = self._thread
        if thread is not None:
            thread.join(seconds)

    def close(self) -> None:
        """Stop searching; what is known is kept."""
        with self._lock:
            self._closed = True
            self._waiting.clear()
            process = self._process
        if process is not None and process.poll() is None:
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(2)


def _key(setup: Setup) -> str:
    return key_of([card.id for card in setup.kingdom], [card.id for card in setup.projects])


def _start(setup: Setup, seconds: int) -> subprocess.Popen[bytes]:
    file = file_for(_key(setup))
    file.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "dominium", "lab", "find", "--workers", "1", "--seconds", str(seconds)]
    command += ["--kingdom", ",".join(card.id for card in setup.kingdom)]
    if setup.projects:
        command += ["--projects", ",".join(card.id for card in setup.projects)]
    command += ["--save", str(file)]
    if file.with_name(f"{file.name}.search").exists():
        command.append("--resume")
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=hasattr(os, "setsid")
    )
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, _PRIORITY)
    return process


class StrongWhenFound(Agent):
    """The strong bot while its strategy is searched for: steady, and strong from the moment it is found."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._bot = opponent("strong", 0, setup)
        self._found = is_found(setup)

    def decide(self, decision: Decision, view: View) -> list[int]:
        if not self._found and is_found(self._setup):
            self._bot = opponent("strong", 0, self._setup)
            self._found = True
        return self._bot.decide(decision, view)
