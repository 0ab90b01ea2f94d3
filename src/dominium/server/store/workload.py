"""What a store has to do: how many statements wait, how many failed and why, and how long they took."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Workload:
    """Counts since the start, and what waits now."""

    def __init__(self) -> None:
        self.waiting = 0
        self.done = 0
        self.seconds = 0.0
        #: by the name of the error
        self.errors: Counter[str] = Counter()

    @contextmanager
    def statement(self) -> Iterator[None]:
        """While the store is asked for something."""
        self.waiting += 1
        began = time.monotonic()
        try:
            yield
        except Exception as problem:
            self.errors[type(problem).__name__] += 1
            raise
        finally:
            self.waiting -= 1
            self.done += 1
            self.seconds += time.monotonic() - began
