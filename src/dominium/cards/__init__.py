"""The cards: importing this package fills the catalogue with those of every set.

The modules are imported in alphabetical order of the sets' ids, so that a seed deals the same kingdom wherever a set
stands in the list.
"""

from importlib import import_module

from .sets import SETS

for _id, _module in sorted((one.id, one.module) for one in SETS):
    try:
        import_module(f".{_module}", __name__)
    except ModuleNotFoundError as _problem:
        if _problem.name != f"{__name__}.{_module}":
            raise
        raise ModuleNotFoundError(
            f"there is no src/dominium/cards/{_module}.py, which cards/sets.py names for the set '{_id}'"
        ) from None
