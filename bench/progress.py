"""What is going on, for those who wait: on the error stream, so that tables can be kept in files."""

from __future__ import annotations

import sys


def progress(text: str) -> None:
    """Say what is being done now; on a terminal in place of what was said before, and nothing clears the line."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
    elif text:
        print(text, file=sys.stderr, flush=True)
