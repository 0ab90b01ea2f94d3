"""The cards: importing this package fills the catalogue with those of every set.

The modules are imported in alphabetical order of the sets' ids, so that a seed deals the same kingdom wherever a set
stands in the list.
"""

from importlib import import_module

from .sets import SETS

for _id, _module in sorted((one.id, one.module) for one in SETS):
    import_module(f".{_module}", __name__)
