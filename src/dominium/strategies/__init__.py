"""Strategies as files: reading and writing them, those that come with the program, and those of other simulators."""

from __future__ import annotations

from ..bots.strategy import Strategy
from .errors import StrategyError
from .library import read_file, shipped, shipped_texts
from .text import parse
from .writing import write

__all__ = ["Strategy", "StrategyError", "parse", "read_file", "shipped", "shipped_texts", "write"]
