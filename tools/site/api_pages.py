"""The public names of each module as a page; what it says of them is their docstrings."""

from __future__ import annotations

import inspect
from importlib import import_module
from types import ModuleType

#: the modules whose ``__all__`` are the public names
PUBLIC_MODULES = (
    "dominium",
    "dominium.lab",
    "dominium.env",
    "dominium.client",
    "dominium.strategies",
    "dominium.testing",
)


def api_page(module: str) -> str:
    """The page of one module: functions, classes, exceptions and modules, then the constants."""
    found = import_module(module)
    lines = [f"# {module}", "", "```{eval-rst}", f".. automodule:: {module}", "   :no-members:", "```", ""]
    values = []
    for name in sorted(found.__all__, key=lambda name: (_rank(getattr(found, name)), name.lower())):
        value = getattr(found, name)
        if isinstance(value, ModuleType):
            lines += _described(name, "automodule", value.__name__, "   :members:", "   :undoc-members:")
        elif inspect.isclass(value):
            lines += _described(name, "autoclass", f"{module}.{name}", "   :members:")
        elif callable(value):
            lines += _described(name, "autofunction", f"{module}.{name}")
        else:
            values.append(f"| `{name}` | `{value!r}` |")
    if values:
        lines += ["## Constants", "", "| name | value |", "|---|---|", *values, ""]
    return "\n".join(lines)


def described(module: str) -> list[str]:
    """The public names of a module that have a place of their own on its page."""
    found = import_module(module)
    return [
        name
        for name in found.__all__
        if callable(getattr(found, name)) and not isinstance(getattr(found, name), ModuleType)
    ]


def _rank(value: object) -> int:
    if isinstance(value, ModuleType):
        return 3
    if not inspect.isclass(value):
        return 0
    return 2 if issubclass(value, BaseException) else 1


def _described(name: str, directive: str, target: str, *options: str) -> list[str]:
    return [f"## {name}", "", "```{eval-rst}", f".. {directive}:: {target}", *options, "```", ""]
