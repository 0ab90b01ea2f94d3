"""What the machine says of this process."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform != "win32":
    import resource

_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def memory() -> int:
    """The bytes of memory that the process holds; where that is not told, the most it ever held."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * _PAGE
    except (OSError, ValueError, IndexError):
        return _most_memory()


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
