"""A file that one server has for itself: another one would not hear of what this one writes."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import IO

if sys.platform != "win32":
    import fcntl
else:
    import msvcrt


class Occupied(Exception):
    """Another server uses the file."""


class FileClaim:
    """A lock beside a file, which the system takes away from a process that ends, however it ends."""

    def __init__(self, file: Path) -> None:
        self._place = file.with_name(file.name + ".lock")
        self._lock = self._locked()
        while not self._is_in_place():  # who had it before took it away in between
            self._lock.close()
            self._lock = self._locked()

    def _locked(self) -> IO[bytes]:
        lock = self._place.open("ab")
        try:
            if sys.platform != "win32":
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            else:
                msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            lock.close()
            raise Occupied(str(self._place)) from None
        return lock

    def _is_in_place(self) -> bool:
        try:
            return os.path.samestat(os.fstat(self._lock.fileno()), self._place.stat())
        except FileNotFoundError:
            return False

    def release(self) -> None:
        with contextlib.suppress(OSError):  # some systems keep files that are open
            self._place.unlink()
        self._lock.close()
