"""Crews: who does the work of the lab. One process, the cores of this machine, or (see ``cluster``) many machines.

Work is a function of this package and a row of argument tuples; results come back with the number of their tuple, in
whatever order they get done. A worker that dies loses nothing: what it was doing is given to another one.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Any, Protocol

from ..own import mistakes
from ..own.card_file import CardFile
from ..own.loading import load_all, loaded_files

#: a worker that dies so often over the same work has something wrong with it
TRIES = 3
#: pieces of work that a worker has before it, the one in hand included
_AHEAD = 2
#: seconds between two looks at whether somebody wants to stop
_LOOK = 0.2

Work = Callable[..., Any]
Arguments = tuple[Any, ...]


class WorkFailed(Exception):
    """A piece of work could not be done; the text says why."""


class Crew(Protocol):
    """Does pieces of work, any number at the same time."""

    def each(
        self, work: Work, rows: Iterable[Arguments], stop: Stop
    ) -> Generator[tuple[int, Any], None, None]:
        """The result of each row with its number, as they get done; ends early when asked to stop."""

    def close(self) -> None:
        """Send everybody home."""


class Stop:
    """Whether somebody asked to stop. Inside ``listening`` Ctrl-C does, the second one at once."""

    def __init__(self) -> None:
        self.asked: bool = False

    @contextmanager
    def listening(self) -> Iterator[Stop]:
        if threading.current_thread() is not threading.main_thread():
            yield self
            return

        def interrupted(number: int, frame: FrameType | None) -> None:
            if self.asked:
                raise KeyboardInterrupt
            self.asked = True

        before = signal.signal(signal.SIGINT, interrupted)
        try:
            yield self
        finally:
            signal.signal(signal.SIGINT, before)


@contextmanager
def fewer_collections() -> Iterator[None]:
    """Games are cyclic garbage: collecting them now and then is cheaper than at every few hundred objects."""
    before = gc.get_threshold()
    gc.set_threshold(50_000, 20, 20)
    try:
        yield
    finally:
        gc.set_threshold(*before)


class Alone:
    """The crew of one: this very process."""

    def each(
        self, work: Work, rows: Iterable[Arguments], stop: Stop
    ) -> Generator[tuple[int, Any], None, None]:
        with fewer_collections():
            for number, row in enumerate(rows):
                if stop.asked:
                    return
                try:
                    result = work(*row)
                except Exception as problem:
                    raise WorkFailed(told(problem)) from problem
                yield number, result

    def close(self) -> None:
        pass


class _Worker:
    """A process that waits for work at the other end of a pipe."""

    def __init__(self) -> None:
        copied = _can_be_copied()
        context = multiprocessing.get_context("fork") if copied else multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        # A forked process has our ends of the pipes too and has to let go of them: its own pipe ends when we do.
        inherited = [*_pipes, self.pipe] if copied else []
        _pipes.append(self.pipe)
        # A copy has the cards of somebody's own already.
        own = () if copied else loaded_files()
        self.process = context.Process(target=_serve, args=(theirs, inherited, own), daemon=True)
        # Ctrl-C reaches every process of a terminal; ignored signals are inherited, so it stays with this one.
        main = threading.current_thread() is threading.main_thread()
        before = signal.signal(signal.SIGINT, signal.SIG_IGN) if main else None
        try:
            self.process.start()
        finally:
            if main:
                signal.signal(signal.SIGINT, before)
        theirs.close()
        #: what it was given and has not done yet
        self.numbers: deque[int] = deque()

    def give(self, number: int, work: Work, row: Arguments) -> None:
        self.numbers.append(number)
        with suppress(OSError):  # it died: whoever waits for the result will notice
            self.pipe.send((work, row))

    def take(self) -> tuple[bool | None, Any]:
        """Whether the work was done, with its result or what went wrong; None if the worker died."""
        try:
            done, result = self.pipe.recv()
        except (EOFError, OSError):
            return None, None
        return bool(done), result

    def dismiss(self) -> None:
        _pipes.remove(self.pipe)
        self.pipe.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


#: our ends of the pipes to all workers
_pipes: list[Connection] = []


def _can_be_copied() -> bool:
    """A copy of this process is there at once, but only a process without other threads can be copied safely."""
    return "fork" in multiprocessing.get_all_start_methods() and threading.active_count() == 1


def _serve(pipe: Connection, inherited: list[Connection], own: tuple[CardFile, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    load_all(own)
    for other in inherited:
        other.close()
    with fewer_collections():
        while True:
            try:
                work, row = pipe.recv()
            except (EOFError, OSError):
                return
            try:
                result = (True, work(*row))
            except Exception as problem:  # noqa: BLE001 - whatever it is, it belongs to whoever gave the work
                result = (False, told(problem))
            try:
                pipe.send(result)
            except OSError:
                return


def told(problem: BaseException) -> str:
    """What went wrong, in a line."""
    if isinstance(problem, WorkFailed):
        return str(problem)
    return mistakes.fault(problem) or f"{type(problem).__name__}: {problem}"


class Cores:
    """A crew of processes on this machine."""

    def __init__(self, workers: int) -> None:
        self._size: int = workers
        # Started now, before a progress bar has a thread of its own.
        self._workers: list[_Worker] = [_Worker() for _ in range(workers)]

    def each(
        self, work: Work, rows: Iterable[Arguments], stop: Stop
    ) -> Generator[tuple[int, Any], None, None]:
        queue = Queue(rows)
        busy: dict[Any, _Worker] = {}
        try:
            while not stop.asked:
                self._hand_out(work, queue, busy)
                if not busy:
                    return
                for pipe in wait(list(busy), _LOOK):
                    worker = busy[pipe]
                    done, result = worker.take()
                    number = worker.numbers.popleft()
                    if done is None:
                        del busy[pipe]
                        self._dismiss(worker)
                        queue.again(number, worker.numbers)
                        continue
                    if not worker.numbers:
                        del busy[pipe]
                    if not done:
                        raise WorkFailed(result)
                    queue.done(number)
                    yield number, result
        finally:
            for worker in busy.values():  # in the middle of something nobody waits for
                self._dismiss(worker)

    def _hand_out(self, work: Work, queue: Queue, busy: dict[Any, _Worker]) -> None:
        """Give everybody something to do, and then something to go on with, so that nobody waits for us."""
        for ahead in range(_AHEAD):
            waiting = [worker for worker in busy.values() if len(worker.numbers) <= ahead]
            while waiting or (ahead == 0 and len(busy) < self._size):
                number = queue.next()
                if number < 0:
                    return
                worker = waiting.pop() if waiting else self._idle(busy)
                busy[worker.pipe] = worker
                worker.give(number, work, queue.rows[number])

    def _idle(self, busy: dict[Any, _Worker]) -> _Worker:
        for worker in self._workers:
            if worker.pipe not in busy:
                return worker
        self._workers.append(_Worker())
        return self._workers[-1]

    def _dismiss(self, worker: _Worker) -> None:
        self._workers.remove(worker)
        worker.dismiss()

    def close(self) -> None:
        for worker in self._workers.copy():
            self._dismiss(worker)


class Queue:
    """Rows still to be given out: those lost first, then the next ones."""

    def __init__(self, rows: Iterable[Arguments], tries: int = TRIES) -> None:
        self.rows: dict[int, Arguments] = {}
        self._source = iter(enumerate(rows))
        self._lost: deque[int] = deque()
        self._most: int = tries
        self._tries: dict[int, int] = {}

    def next(self) -> int:
        """The number of a row to work on, -1 if there is none."""
        if self._lost:
            return self._lost.popleft()
        for number, row in self._source:
            self.rows[number] = row
            return number
        return -1

    def again(self, number: int, others: Iterable[int] = ()) -> None:
        """The row was not done: its worker died over it, and with others still to come."""
        self._lost.extend(others)
        tries = self._tries.get(number, 0) + 1
        self._tries[number] = tries
        if tries >= self._most:
            raise WorkFailed(f"{tries} workers died")
        self._lost.append(number)

    def done(self, number: int) -> None:
        del self.rows[number]


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def crew_of(workers: int) -> Crew:
    """A crew of so many processes on this machine."""
    return Alone() if workers == 1 else Cores(workers)
