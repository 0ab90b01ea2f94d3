"""The table in the terminal: one person against bots."""

from .loop import TerminalGame, person_seat

__all__ = ["TerminalGame", "person_seat"]
