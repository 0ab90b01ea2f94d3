"""The master's portfolios that come with the program: for two players, on the recommended kingdoms, after a long race.

``python -m dominium.lab.portfolios src/dominium/data/portfolios.json`` makes those that are missing or were raced
against a strong strategy that is none any more, a few at a time if it is interrupted. It prints how often what each
would play without thinking wins against the strong strategy: more than 55 % says that the strong one should be searched
for again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..bots.strategy import Strategy
from ..cards.kingdoms import Kingdom
from ..engine.setup import Setup
from ..files import write_file
from ..opponents.found import key_of, strong
from ..opponents.portfolio import Making, as_rows, digest, effort_of
from ..opponents.racing import finished
from .unbeaten import Played, chosen_kingdoms, compared

#: the length of the race, in times of the usual one
TIMES = 1
_GAMES = 1000


def raced(kingdom: Kingdom, found: Strategy, times: int) -> tuple[dict[str, Any], str]:
    """The portfolio of a kingdom after a race of so many times the usual length, and what it plays first of all."""
    setup = Setup(2, kingdom.cards, kingdom.projects)
    portfolio = finished(Making(setup, found, effort_of(times)).race())
    rows = {"against": digest(found), **as_rows(portfolio)}
    return rows, portfolio.policies[0].candidate.text(kingdom.id)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dominium.lab.portfolios")
    parser.add_argument("file", type=Path)
    parser.add_argument(
        "--times", type=int, default=TIMES, help="the length of the race, in times of the usual one"
    )
    parser.add_argument("kingdoms", nargs="*")
    chosen = parser.parse_intermixed_args(arguments)
    if chosen.times < 1:
        parser.error("--times takes a whole number from 1 on")
    named = {kingdom.id for kingdom in chosen_kingdoms(())}
    for name in chosen.kingdoms:
        if name not in named:
            parser.error(f"no recommended kingdom is called {name!r}; there are {', '.join(sorted(named))}")
    try:
        rows: dict[str, Any] = (
            json.loads(chosen.file.read_text(encoding="utf-8")) if chosen.file.exists() else {}
        )
    except (OSError, ValueError):
        parser.error(f"{chosen.file} holds no portfolios; name another file")
    for kingdom in chosen_kingdoms(chosen.kingdoms):
        ids = [card.id for card in kingdom.cards], [card.id for card in kingdom.projects]
        found = strong(*ids)
        assert found is not None
        if rows.get(key_of(*ids), {}).get("against") == digest(found):
            continue
        rows[key_of(*ids)], first = raced(kingdom, found, chosen.times)
        lines = [f"{json.dumps(key)}: {json.dumps(rows[key])}" for key in sorted(rows)]
        write_file(chosen.file, ("{\n" + ",\n".join(lines) + "\n}\n").encode())
        rate = compared(kingdom, first, _GAMES, Played(None)).percent()
        print(f"{kingdom.id}: {100 - rate.value:.1f} ± {rate.half:.1f} %", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
