"""The tables of what is printed on the cards, gathered from the test modules of the sets.

Each test module of a set has a table ``PRINTED``: under the sets of the cards, one line for each card with its id,
its cost (``-`` if it has none) and its types, and where they are printed ``coins=`` (what a Treasure gives),
``points=`` (a fixed number of victory points) and ``+coins`` (its text has a plus sign with an amount of coins,
which Capitalism asks for). The lines come from the rulebooks, never from the code. A new card is a line in the test
module that holds its tests; a new set is a table in its own.
"""

from __future__ import annotations

import ast
import pathlib
from dataclasses import dataclass, field

FOLDER = pathlib.Path(__file__).parent


@dataclass
class Printed:
    """One card as it is printed."""

    id: str
    #: the test module of the line
    module: str
    sets: str
    cost: int = 0
    types: list[str] = field(default_factory=list)
    coins: int = 0
    points: int = 0
    plus_coins: bool = False

    @property
    def is_pile(self) -> bool:
        return not {"project", "artifact"} & set(self.types)


def _card(line: str, sets: str, module: str) -> Printed:
    name, cost, *words = line.split()
    card = Printed(name, module, sets, 0 if cost == "-" else int(cost))
    for word in words:
        amount = word.partition("=")[2]
        if word.startswith("coins="):
            card.coins = int(amount)
        elif word.startswith("points="):
            card.points = int(amount)
        elif word == "+coins":
            card.plus_coins = True
        else:
            card.types.append(word)
    return card


def _table(module: pathlib.Path) -> dict[str, str]:
    """A module's table, read without importing it."""
    for statement in ast.parse(module.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "PRINTED":
            table: dict[str, str] = ast.literal_eval(statement.value)
            return table
    return {}


def printed_cards() -> list[Printed]:
    """All lines of all tables."""
    return [
        _card(line, sets, module.name)
        for module in sorted(FOLDER.glob("test_*.py"))
        for sets, lines in _table(module).items()
        for line in lines.split("\n")
        if line.strip()
    ]
