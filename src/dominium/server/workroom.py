"""Where the large work of strangers is done: in a process of its own, with so much time and memory and no more."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from ..own.card_file import CardFile
from ..own.loading import loaded_files
from .protocol import Refusal
from .worker_process import begin, limit_memory

Result = TypeVar("Result")
Given = ParamSpec("Given")

#: seconds a piece of work may keep a core busy, and how long it may take where others do so, too
_SECONDS = 10.0
_PATIENCE = 60.0
#: bytes a process may take beyond what it has before its first work
_MEMORY = 512 << 20
#: how many pieces of work may wait, and how many of one household may be there at once
_QUEUE = 16
_OF_ONE = 2


class Workroom:
    """One process, started when the first work comes. Whoever brings work waits in line."""

    def __init__(self, seconds: float = _SECONDS, memory: int = _MEMORY) -> None:
        self._seconds = seconds
        self._memory = memory
        self._bench: ProcessPoolExecutor | None = None
        self._closed = False
        self._line = asyncio.Lock()
        self._waiting = 0
        self._brought: Counter[str] = Counter()

    async def do(
        self, household: str, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs
    ) -> Result:
        """Do something; a refusal if it takes too much, or if too many wait already."""
        assert not named, "work is sent to another process as it is given"
        if self._waiting >= _QUEUE or self._brought[household] >= _OF_ONE:
            raise Refusal("busy", 503)
        self._waiting += 1
        self._brought[household] += 1
        try:
            async with self._line:
                return await self._work(work, *given)
        finally:
            self._waiting -= 1
            self._brought[household] -= 1
            if not self._brought[household]:
                del self._brought[household]

    async def _work(self, work: Callable[..., Result], *given: object) -> Result:
        bench = await self._ready()
        try:
            async with asyncio.timeout(_PATIENCE):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(bench, _within, self._seconds, work, *given)
        except (TimeoutError, BrokenProcessPool, MemoryError):
            self._send_home()
            raise self._refusal("too-much", 413) from None
        except asyncio.CancelledError:
            self._send_home()
            raise

    async def _ready(self) -> ProcessPoolExecutor:
        """The process, waiting for work."""
        if self._closed:
            raise self._refusal("busy", 503)
        bench = self._bench
        if bench is None:
            context = multiprocessing.get_context("spawn")
            bench = self._bench = ProcessPoolExecutor(1, context, _prepare, (self._memory, loaded_files()))
            try:
                async with asyncio.timeout(_PATIENCE):
                    # Starting a process takes long enough to hold others up.
                    started = await asyncio.to_thread(bench.submit, os.getpid)
                    await asyncio.wrap_future(started)
            except (TimeoutError, RuntimeError):  # the machine has too much to do, or the server ends
                self._send_home()
                raise self._refusal("busy", 503) from None
            except BaseException:
                self._send_home()
                raise
        return bench

    def _send_home(self) -> None:
        """End the process, whatever it does."""
        bench, self._bench = self._bench, None
        if bench is not None:
            with contextlib.suppress(Exception):
                for process in bench._processes.values():
                    process.kill()
            bench.shutdown(wait=False, cancel_futures=True)

    def _refusal(self, code: str, status: int) -> Refusal:
        return Refusal("closed", 503) if self._closed else Refusal(code, status)

    def close(self) -> None:
        """Take no more work; whoever waits is told so."""
        self._closed = True
        self._send_home()


def _within(seconds: float, work: Callable[..., Result], *given: object) -> Result:
    """Do something; the system ends the process if that keeps a core busy for too long."""
    timer = getattr(signal, "setitimer", None)
    if timer is None:
        return work(*given)
    timer(signal.ITIMER_PROF, seconds)
    try:
        return work(*given)
    finally:
        timer(signal.ITIMER_PROF, 0)


def _prepare(memory: int, own: tuple[CardFile, ...]) -> None:
    """What the process does first: what the work needs is loaded, then it may take so much more memory."""
    begin(own)
    from .showing import records  # noqa: F401, PLC0415 - not before others can go first

    limit_memory(memory)
