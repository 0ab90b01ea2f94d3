"""Says where the C++ example was not played."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

COMPILER = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if COMPILER is None:
        terminalreporter.write_line("no C++ compiler here: examples/bots/dice.cpp was not played")
