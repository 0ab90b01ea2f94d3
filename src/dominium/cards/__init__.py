"""The cards, one module per set."""

from . import base, basic

__all__ = ["base", "basic"]
