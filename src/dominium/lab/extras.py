"""Libraries that only the lab or the environments need, loaded when they are needed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

#: the library to look for, and the extra of this package that brings it
NEEDS = {
    "matplotlib": "lab",
    "pyarrow": "lab",
    "ray": "cluster",
    "gymnasium": "env",
    "numpy": "env",
    "pettingzoo": "env",
}


class MissingExtra(Exception):
    """A library is not installed; ``extra`` is what to install this package with."""

    def __init__(self, library: str) -> None:
        super().__init__(f"{library} is missing: install dominium[{NEEDS[library]}]")
        self.library = library
        self.extra = NEEDS[library]


def library(name: str) -> Any:
    """A module of an optional library; MissingExtra if it is not there."""
    top = name.partition(".")[0]
    try:
        return import_module(name)
    except ModuleNotFoundError as problem:
        if problem.name is not None and problem.name.partition(".")[0] != top:
            raise
        raise MissingExtra(top) from None
