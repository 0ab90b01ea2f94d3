"""Searching in the background, for the bots on kingdoms that nobody searched yet.

For the strong one a quick race of what there is to start from comes first, and is over in a second or two; then a
search. For the master, which makes do with a brief race, there is the long one of its portfolio. Each is a process of
its own with low priority, one of a kind at a time. What a search knows is kept, so that an interrupted one goes on the
next time.
"""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
from collections import deque

from ..engine.agent import Agent
from ..engine.decisions import Decision
from ..engine.setup import Setup
from ..engine.view import View
from ..lab.kingdom_search import EVIDENCE_GAMES
from ..own.loading import loaded_files
from . import search_process
from .found import file_for, key_of, quick_file_for
from .levels import MASTER, STRONG, is_found, opponent
from .portfolio import is_at_hand
from .search_process import PORTFOLIO, RACE, SEARCH, Assignment

SECONDS = 90
#: kingdoms that wait; who comes later gets the steady bot for longer
_MOST = 50
# Windows gives a process its priority when it starts; elsewhere the process lowers its own.
if sys.platform == "win32":
    _FLAGS = subprocess.IDLE_PRIORITY_CLASS | subprocess.CREATE_NEW_PROCESS_GROUP
else:
    _FLAGS = 0


class Seeker:
    """Finds strategies for kingdoms: the best of a quick race at once, and a better one by a search afterwards."""

    def __init__(self, seconds: int = SECONDS, games: int = EVIDENCE_GAMES) -> None:
        #: kingdoms asked for, so that nobody asks twice
        self._known: set[str] = set()
        self._races = _Line(RACE)
        self._portfolios = _Line(PORTFOLIO)
        # games: those against each opponent of the evidence
        self._searches = _Line(SEARCH, seconds, games)
        self._lines = (self._races, self._portfolios, self._searches)

    def want(self, setup: Setup, level: str = STRONG) -> None:
        """The strong bot or the master plays on this kingdom: search for what it needs, unless it is there."""
        if level == MASTER:
            self._want_portfolio(setup)
        key = _key(setup)
        if key in self._known:
            return
        self._known.add(key)
        if is_found(setup):
            return
        if not self._searches.add(setup):
            self._known.discard(key)
            return
        if not quick_file_for(key).exists():
            self._races.add(setup)

    def _want_portfolio(self, setup: Setup) -> None:
        key = f"{_key(setup)} {setup.players}"
        if key not in self._known and (is_at_hand(setup) or self._portfolios.add(setup)):
            self._known.add(key)

    def wait(self, seconds: float) -> None:
        """Wait until nothing is searched for any more, at most so long."""
        for line in self._lines:
            line.wait(seconds)

    def close(self) -> None:
        """Stop searching; what is known is kept."""
        for line in self._lines:
            line.close()


class _Line:
    """Kingdoms that wait for the same task, one after the other."""

    def __init__(self, task: str, seconds: int = 0, games: int = 0) -> None:
        self._task = task
        self._seconds = seconds
        self._games = games
        self._waiting: deque[Setup] = deque()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    def add(self, setup: Setup) -> bool:
        """Let a kingdom wait its turn; False if there is no room, or nobody works any more."""
        with self._lock:
            if self._closed or len(self._waiting) >= _MOST:
                return False
            self._waiting.append(setup)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="seeker", daemon=True)
                self._thread.start()
        return True

    def _work(self) -> None:
        while True:
            with self._lock:
                if self._closed or not self._waiting:
                    self._thread = None
                    return
                setup = self._waiting.popleft()
                try:
                    process = self._process = _start(self._task, setup, self._seconds, self._games)
                except OSError:  # no room for a process, or no folder: the steady bot plays on
                    continue
            process.wait()
            if process.stdin is not None:
                process.stdin.close()

    def wait(self, seconds: float) -> None:
        thread = self._thread
        if thread is not None:
            thread.join(seconds)

    def close(self) -> None:
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


def _start(task: str, setup: Setup, seconds: int, games: int) -> subprocess.Popen[bytes]:
    key = _key(setup)
    assignment = Assignment(
        task,
        setup.players if task == PORTFOLIO else 2,
        [card.id for card in setup.kingdom],
        [card.id for card in setup.projects],
        str(quick_file_for(key) if task == RACE else file_for(key)),
        seconds,
        games,
        loaded_files(),
    )
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        [sys.executable, "-m", search_process.__name__],
        # The search ends when nobody holds the other end any more, however this program ended.
        stdin=subprocess.PIPE,
        stdout=quiet,
        stderr=quiet,
        # Ctrl-C is for the program in front.
        start_new_session=True,
        creationflags=_FLAGS,
    )
    assert process.stdin is not None
    process.stdin.write(assignment.as_text().encode() + b"\n")
    process.stdin.flush()
    return process


class StrongWhenFound(Agent):
    """The strong bot while its strategy is searched for: steady, then the best of a quick race, then what was found."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._bot = opponent(STRONG, 0, setup)
        self._found = is_found(setup)

    def decide(self, decision: Decision, view: View) -> list[int]:
        if not self._found:
            self._bot = opponent(STRONG, 0, self._setup)
            self._found = is_found(self._setup)
        return self._bot.decide(decision, view)
