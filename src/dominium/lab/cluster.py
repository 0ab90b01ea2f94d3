"""A crew of many machines, by way of Ray. Every machine needs this version of the program installed.

The work is small and depends on its arguments alone, so whatever is lost with a machine is simply done again, with the
same result.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Generator, Iterable
from typing import Any

from .._version import __version__
from ..own.card_file import CardFile
from ..own.loading import load_all, loaded_files
from .crew import Arguments, Queue, Stop, Work, WorkFailed, fewer_collections, told
from .extras import library

#: seconds to wait for an answer from the cluster's address
PATIENCE = 5.0
#: seconds between two looks at whether somebody wants to stop
_LOOK = 0.5
#: machines may come and go: so often the same work is given out anew
TRIES = 20


class Unreachable(Exception):
    """There is no cluster at an address; the text says why."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(why)
        self.address = address
        self.why = why


class Cluster:
    """A crew of all the cores that a Ray cluster has. Leaves the cluster running."""

    def __init__(self, address: str) -> None:
        self._ray: Any = library("ray")
        _knock(address)
        try:
            self._ray.init(
                address=address, log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False
            )
        except Exception as problem:
            raise Unreachable(address, " ".join(str(problem).split())) from problem
        # A machine that goes away takes its tasks along; Ray gives them out again by itself, and we once more.
        self._task: Any = self._ray.remote(num_cpus=1, max_retries=TRIES)(_done)

    def each(
        self, work: Work, rows: Iterable[Arguments], stop: Stop
    ) -> Generator[tuple[int, Any], None, None]:
        queue = Queue(rows, TRIES)
        running: dict[Any, int] = {}
        try:
            while not stop.asked:
                while len(running) < self._room() and (number := queue.next()) >= 0:
                    running[self._task.remote(__version__, loaded_files(), work, queue.rows[number])] = number
                if not running:
                    return
                ready, _ = self._ray.wait(list(running), timeout=_LOOK)
                for one in ready:
                    number = running.pop(one)
                    try:
                        done, result = self._ray.get(one)
                    except self._ray.exceptions.RayTaskError as problem:
                        # Not the work itself: the program is not there, or another one.
                        raise WorkFailed(" ".join(str(problem).split())[-300:]) from None
                    except self._ray.exceptions.RayError:
                        queue.again(number)
                        continue
                    if not done:
                        raise WorkFailed(result)
                    queue.done(number)
                    yield number, result
        finally:
            for one in running:
                self._ray.cancel(one, force=True)

    def _room(self) -> int:
        """Twice as many tasks as cores, so that none waits for us; machines may join on the way."""
        return max(2, 2 * int(self._ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        self._ray.shutdown()


def _done(version: str, own: tuple[CardFile, ...], work: Work, row: Arguments) -> tuple[bool, Any]:
    """Do a piece of work on some machine: whether it was done, and the result or what went wrong."""
    if version != __version__:
        return False, f"dominium {__version__} / {version}"
    with fewer_collections():
        try:
            load_all(own)
            return True, work(*row)
        except Exception as problem:  # noqa: BLE001 - whatever it is, it belongs to whoever gave the work
            return False, told(problem)


def _knock(address: str) -> None:
    """See whether anybody answers, so that a wrong address is told at once and not after a minute."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        if address not in ("auto", "local"):
            raise Unreachable(address, "HOST:PORT?")
        return
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE):
            pass
    except (OSError, ValueError, OverflowError) as problem:
        raise Unreachable(address, getattr(problem, "strerror", None) or str(problem)) from None
