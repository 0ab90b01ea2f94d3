"""Where what takes long is found out, for whoever wants to learn: in processes that let all others go first.

Each piece of work has a process of its own, which says how far it is, may take so much time and memory and no more,
and is ended when nobody wants to know any more. What comes of it is kept as a whole or not at all: whatever is
interrupted has to be begun again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Concatenate, NamedTuple, ParamSpec

from ..own.card_file import CardFile
from ..own.loading import loaded_files
from .protocol import Refusal
from .worker_process import begin, limit_memory

logger = logging.getLogger("dominium")

Given = ParamSpec("Given")
#: told which part of the work is done, from 0 to 1
Tell = Callable[[float], None]
Work = Callable[Concatenate[Tell, Given], str]

#: seconds that a piece of work may keep a core busy, and how long it may take where others do so, too
_SECONDS = 240.0
_PATIENCE = 1800.0
#: bytes a process may take beyond what it has before its work
_MEMORY = 512 << 20
#: how many pieces of work may wait, and how many one household may want at once
_QUEUE = 16
_OF_ONE = 2
#: how many failures are remembered, so that whoever waits learns of them
_REMEMBERED = 64
#: how far behind everything else of the machine the processes stand
_NICE = 15


class Progress(NamedTuple):
    """How far a piece of work is: how many go before it, or which part of it is done."""

    running: bool
    ahead: int
    part: float


@dataclass(eq=False)
class _Piece:
    """Something to be found out, and who wants to know."""

    key: str
    work: Callable[..., str]
    given: tuple[Any, ...]
    keep: Callable[[str], Awaitable[None]]
    households: set[str] = field(default_factory=set)
    part: float = 0.0
    process: BaseProcess | None = None
    stopped: bool = False

    def tell(self, part: float) -> None:
        self.part = part


class Study:
    """The work that is done and the work that waits, by what it is about."""

    def __init__(
        self,
        spawn: Callable[[Coroutine[None, None, None]], None],
        at_once: int = 1,
        *,
        seconds: float = _SECONDS,
        patience: float = _PATIENCE,
        memory: int = _MEMORY,
    ) -> None:
        self._spawn = spawn
        self._at_once = at_once
        self._seconds = seconds
        self._patience = patience
        self._memory = memory
        self._ears = ThreadPoolExecutor(max(1, at_once), "study")
        self._waiting: OrderedDict[str, _Piece] = OrderedDict()
        self._running: dict[str, _Piece] = {}
        self._failed: OrderedDict[str, Refusal] = OrderedDict()
        #: since the start, for those who watch the server
        self.done = 0

    @property
    def wanted(self) -> int:
        """Pieces of work that are done or wait."""
        return len(self._waiting) + len(self._running)

    def begin(
        self,
        key: str,
        household: str,
        keep: Callable[[str], Awaitable[None]],
        work: Work[Given],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> None:
        """Let something be found out and kept; whoever wants what others want already waits with them.

        A refusal if nothing is found out here, or too much is wanted already.
        """
        assert not named, "work is sent to another process as it is given"
        piece = self._running.get(key) or self._waiting.get(key)
        if piece is None:
            if not self._at_once:
                raise Refusal("study-none", 503)
            if len(self._waiting) >= _QUEUE or self._of(household) >= _OF_ONE:
                raise Refusal("study-busy", 503)
            piece = self._waiting[key] = _Piece(key, work, given, keep)
        piece.households.add(household)
        self._failed.pop(key, None)
        self._go_on()

    def _of(self, household: str) -> int:
        pieces = [*self._waiting.values(), *self._running.values()]
        return sum(household in piece.households for piece in pieces)

    def stop(self, key: str, household: str) -> None:
        """Somebody does not want to know any more; work that nobody wants is not done."""
        piece = self._running.get(key) or self._waiting.get(key)
        if piece is None or household not in piece.households:
            return
        piece.households.discard(household)
        if not piece.households:
            piece.stopped = True
            self._waiting.pop(key, None)
            self._running.pop(key, None)
            _end(piece.process)

    def progress(self, key: str) -> Progress | None:
        """How far a piece of work is; None if nobody wants it."""
        if key in self._running:
            return Progress(True, 0, self._running[key].part)
        if key in self._waiting:
            return Progress(False, list(self._waiting).index(key) + len(self._running), 0.0)
        return None

    def failure(self, key: str) -> Refusal | None:
        """Why nothing came of a piece of work, if that was so."""
        return self._failed.get(key)

    def _go_on(self) -> None:
        while self._waiting and len(self._running) < self._at_once:
            _, piece = self._waiting.popitem(last=False)
            self._running[piece.key] = piece
            self._spawn(self._do(piece))

    async def _do(self, piece: _Piece) -> None:
        try:
            await piece.keep(await self._found(piece))
            self.done += 1
        except Refusal as problem:
            self._fail(piece, problem)
        except Exception:
            logger.exception("%s: nothing was found out", piece.key)
            self._fail(piece, Refusal("server", 500))
        finally:
            if self._running.get(piece.key) is piece:
                del self._running[piece.key]
            self._go_on()

    def _fail(self, piece: _Piece, problem: Refusal) -> None:
        if piece.stopped:
            return
        self._failed[piece.key] = problem
        while len(self._failed) > _REMEMBERED:
            self._failed.popitem(last=False)

    async def _found(self, piece: _Piece) -> str:
        """What comes of a piece of work; a refusal if its process ends before that, or takes too much."""
        loop = asyncio.get_running_loop()
        context = multiprocessing.get_context("spawn")
        receiving, sending = context.Pipe(duplex=False)
        limits = (self._memory, self._seconds, _NICE)
        arguments = (sending, loaded_files(), limits, piece.work, piece.given)
        process = piece.process = context.Process(target=_study, args=arguments, daemon=True)

        def told(part: float) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
                loop.call_soon_threadsafe(piece.tell, part)

        def listen() -> tuple[str, Any]:
            with receiving:
                try:
                    with sending:  # the process has its own end: when it is gone, nothing more can come
                        process.start()
                    if piece.stopped:
                        _end(process)
                    while True:
                        kind, value = receiving.recv()
                        if kind != "part":
                            return kind, value
                        told(value)
                except (EOFError, OSError):
                    process.join()
                    return "ended", process.exitcode
                finally:
                    _end(process)
                    process.join()

        try:
            async with asyncio.timeout(self._patience):
                kind, value = await loop.run_in_executor(self._ears, listen)
        except TimeoutError:
            raise Refusal("too-much", 413) from None
        finally:
            _end(process)
        if kind == "found":
            return str(value)
        if kind == "refused":
            code, status, detail, words = value
            raise Refusal(code, status, detail, **words)
        if not piece.stopped:
            logger.warning("%s: the process that worked on it ended (%s)", piece.key, value)
        raise Refusal("too-much", 413) if value == -_TOO_LONG else Refusal("study-died", 500)

    def close(self) -> None:
        """End all of it."""
        self._waiting.clear()
        for piece in self._running.values():
            piece.stopped = True
            _end(piece.process)
        self._ears.shutdown(wait=False, cancel_futures=True)


#: how the system ends a process that kept a core busy for too long
_TOO_LONG = getattr(signal, "SIGPROF", -1)


def _end(process: BaseProcess | None) -> None:
    with contextlib.suppress(Exception):  # it is gone already, or was not there yet
        if process is not None:
            process.kill()


def _study(
    sending: Connection,
    own: tuple[CardFile, ...],
    limits: tuple[int, float, int],
    work: Callable[..., str],
    given: tuple[Any, ...],
) -> None:
    """What the process does."""
    memory, seconds, nice = limits
    begin(own)
    limit_memory(memory)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(nice)
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)
    told = -1.0

    def tell(part: float) -> None:
        nonlocal told
        if part - told >= 0.005:
            told = part
            sending.send(("part", part))

    try:
        sending.send(("found", work(tell, *given)))
    except Refusal as problem:
        sending.send(("refused", (problem.code, problem.status, problem.detail, problem.arguments)))
    except MemoryError:
        sending.send(("refused", ("too-much", 413, "", {})))
