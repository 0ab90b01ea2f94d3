"""The laboratory: which strategy wins, asked from Python.

:func:`run` compares players at one table, :func:`tournament` lets everyone play everyone, :func:`find` searches for the
strongest strategy on a kingdom, :func:`ladder` rates players on many kingdoms. Each result has its own typed
properties; ``rows()`` gives all its figures as dictionaries, ``table()`` as an Arrow table that pandas reads.
"""

from __future__ import annotations

from ..files import CannotWrite
from .answered import FindResult, LabResult, LadderResult, RunResult, TournamentResult, Unfinished
from .asking import EmptyField, NothingFound, find, ladder, run, tournament
from .contenders import BadContender, Contender, contender_named, contenders_in, shipped_contenders
from .extras import MissingExtra
from .kingdom_search import BadStore
from .ladder_tables import BadLadder
from .ratings import Rating
from .results import Figure
from .setting import BadSetting
from .statistics import Interval

__all__ = [
    "BadContender",
    "BadLadder",
    "BadSetting",
    "BadStore",
    "CannotWrite",
    "Contender",
    "EmptyField",
    "Figure",
    "FindResult",
    "Interval",
    "LabResult",
    "LadderResult",
    "MissingExtra",
    "NothingFound",
    "Rating",
    "RunResult",
    "TournamentResult",
    "Unfinished",
    "contender_named",
    "contenders_in",
    "find",
    "ladder",
    "run",
    "shipped_contenders",
    "tournament",
]
