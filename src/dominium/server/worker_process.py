"""What every process does that works for the server."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import threading
from multiprocessing.connection import wait
from pathlib import Path

from ..own.card_file import CardFile
from ..own.guarding import LONGEST_SEARCHING, watch_cards
from ..own.loading import load_all

#: how much later than the server, which answers everybody, its processes have their turn
_NICENESS = 5


def begin(own: tuple[CardFile, ...]) -> None:
    """What a process does first: let the server go first, go when it goes, and have the same cards."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(_NICENESS)
    _go_with_the_server()
    load_all(own)
    if own:
        watch_cards(LONGEST_SEARCHING)


def limit_memory(more: int) -> None:
    """Let this process take so many bytes more than it has now; not every system can see to that."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - only there where the system has it

        pages = int(Path("/proc/self/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + more
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _go_with_the_server() -> None:
    """End this process when the server is gone, even if it was killed: it could not send anybody home then."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait_for_end, args=(parent.sentinel,), daemon=True).start()


def _wait_for_end(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
