"""Where in a file of cards something is said, so that a mistake can name its line."""

from __future__ import annotations

import ast
from collections.abc import Sequence


def line_of_name(body: Sequence[ast.stmt], name: str, otherwise: int) -> int:
    """The line that gives a name its value."""
    part = _assignment(body, name)
    return otherwise if part is None else part.lineno


def lines_of_keys(body: Sequence[ast.stmt], name: str) -> dict[str, int]:
    """For the keys of a dictionary that is written out, the lines where their values begin."""
    part = _assignment(body, name)
    written = None if part is None else part.value
    if not isinstance(written, ast.Dict):
        return {}
    return {
        key.value: value.lineno
        for key, value in zip(written.keys, written.values, strict=True)
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    }


def _assignment(body: Sequence[ast.stmt], name: str) -> ast.Assign | ast.AnnAssign | None:
    for part in body:
        if isinstance(part, ast.Assign | ast.AnnAssign):
            targets = part.targets if isinstance(part, ast.Assign) else [part.target]
            if any(isinstance(one, ast.Name) and one.id == name for one in targets):
                return part
    return None
