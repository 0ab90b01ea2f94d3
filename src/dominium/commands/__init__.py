"""The commands of the program, one module each.

A command module has ``register(subparsers)``, which adds a parser with a ``run`` default: a function that takes the
parsed arguments and returns the exit code. Words come from ``words.languages.current()``; what the user did wrong is raised as
:class:`Refused` and shown as one line.
"""

from __future__ import annotations


class Refused(Exception):
    """Something the user asked for cannot be done; the text says why, in the user's language."""
