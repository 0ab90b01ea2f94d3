"""The master's portfolios that come with the program: for two players, on the recommended kingdoms, after a long race.

``python -m dominium.lab.portfolios src/dominium/data/portfolios.json`` makes those that are missing or were raced
against a strong strategy that is none any more, a few at a time if it is interrupted. ``--again`` goes on with the others,
too, from what they hold. It prints how often what each would play without thinking wins against the strong strategy:
more than 55 % says that the strong one should be searched for again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..bots.strategy import Strategy
from ..cards.kingdoms import Kingdom
from ..engine.setup import Setup
from ..files import write_file
from ..opponents.found import key_of, strong
from ..opponents.portfolio import Making, as_rows, digest, effort_of, portfolio_from
from ..opponents.racing import finished
from ..strategies.candidates import Candidate
from .unbeaten import Played, chosen_kingdoms, compared

#: the length of the race, in times of the usual one
TIMES = 1
#: and so many careful laps, laps of every kind of play by itself, and careful ones of the best of these: nobody has the
#: time for them at a table
_CAREFUL_LAPS = 250
_LAPS_APART = 90
_CAREFUL_APART = 50
#: of the other laps, the part that is run again from what an earlier race brought
_AGAIN = 1 / 6
#: games that show what is begun with
_PROOF_GAMES = 4000
_GAMES = 1000


def raced(
    kingdom: Kingdom, found: Strategy, times: int, before: list[Candidate]
) -> tuple[dict[str, Any], str]:
    """The portfolio of a kingdom after a race of so many times the usual length, going on from an earlier one if there
    was one, and what it plays first of all."""
    setup = Setup(2, kingdom.cards, kingdom.projects)
    effort = effort_of(_AGAIN * times if before else times)
    effort = replace(
        effort,
        pace=replace(
            effort.pace,
            careful_laps=times * _CAREFUL_LAPS,
            laps_apart=0 if before else times * _LAPS_APART,
            careful_apart=0 if before else times * _CAREFUL_APART,
        ),
        proof_games=max(effort.proof_games, _PROOF_GAMES),
    )
    portfolio = finished(Making(setup, found, effort).race(before))
    rows = {"against": digest(found), **as_rows(portfolio)}
    return rows, portfolio.policies[0].candidate.text(kingdom.id)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dominium.lab.portfolios")
    parser.add_argument("file", type=Path)
    parser.add_argument(
        "--times", type=int, default=TIMES, help="the length of the race, in times of the usual one"
    )
    parser.add_argument("--again", action="store_true", help="go on with those that are there, too")
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
        there = rows.get(key_of(*ids))
        if there is not None and there["against"] == digest(found) and not chosen.again:
            continue
        before = (
            [policy.candidate for policy in portfolio_from(there).policies] if there and chosen.again else []
        )
        rows[key_of(*ids)], first = raced(kingdom, found, chosen.times, before)
        lines = [f"{json.dumps(key)}: {json.dumps(rows[key])}" for key in sorted(rows)]
        write_file(chosen.file, ("{\n" + ",\n".join(lines) + "\n}\n").encode())
        rate = compared(kingdom, first, _GAMES, Played(None)).percent()
        print(f"{kingdom.id}: {100 - rate.value:.1f} ± {rate.half:.1f} %", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
