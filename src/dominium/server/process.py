"""What the machine says of this process, and of others."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform != "win32":
    import resource

_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def memory(process: int | None = None) -> int:
    """The bytes of memory that a process holds, this one if no other is named.

    Where that is not told: the most this one ever held, and 0 of another one.
    """
    try:
        text = Path(f"/proc/{process or 'self'}/statm").read_text(encoding="ascii")
        return int(text.split()[1]) * _PAGE
    except (OSError, ValueError, IndexError):
        return 0 if process else _most_memory()


def _most_memory() -> int:
    if sys.platform == "win32":
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def open_files() -> int:
    """How many files and sockets are open; -1 where that is not told."""
    try:
        return sum(1 for _ in Path("/proc/self/fd").iterdir())
    except OSError:
        return -1


def most_files() -> int:
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0] if sys.platform != "win32" else -1


def processor_seconds() -> float:
    times = os.times()
    return times.user + times.system
