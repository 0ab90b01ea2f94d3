"""The process that searches in the background: ``python -m dominium.opponents.search_process``.

The first line of its input is the assignment.
"""

from __future__ import annotations

import dataclasses
import json
import os
import signal
import sys
import threading
from pathlib import Path

from ..cards.kingdoms import Kingdom
from ..engine.catalogue import card_named
from ..engine.setup import Setup
from ..lab.kingdom_search import search_kingdom
from ..lab.wording import Wording
from ..own.card_file import CardFile, WordsFile
from ..own.loading import load_all
from ..words.languages import current
from .portfolio import portfolio_for, race_quickly

#: how much lower than that of others its priority is
_NICENESS = 15

SEARCH = "search"
RACE = "race"
PORTFOLIO = "portfolio"


@dataclasses.dataclass(frozen=True)
class Assignment:
    """What to do for a kingdom, given by the ids of its cards.

    ``task`` is SEARCH: for so many seconds, with so many games of evidence; RACE: a quick one; or PORTFOLIO: the long
    race of the master, for so many players. ``file`` is for what is found; a portfolio has a place of its own.
    """

    task: str
    players: int
    kingdom: list[str]
    projects: list[str]
    file: str
    seconds: int = 0
    games: int = 0
    #: the files of somebody's own that cards are from
    own: tuple[CardFile, ...] = ()

    def as_text(self) -> str:
        return json.dumps(dataclasses.asdict(self))


def assignment_from(text: str) -> Assignment:
    data = json.loads(text)
    own = [
        CardFile(one["file"], one["source"], tuple(WordsFile(**words) for words in one["beside"]))
        for one in data.pop("own")
    ]
    return Assignment(**data, own=tuple(own))


def main(text: str) -> None:
    if sys.platform != "win32":
        os.nice(_NICENESS)
    assignment = assignment_from(text)
    load_all(assignment.own)
    kingdom = Kingdom(
        "",
        "",
        [card_named(name) for name in assignment.kingdom],
        [card_named(name) for name in assignment.projects],
    )
    if assignment.task == SEARCH:
        words = Wording(current())
        search_kingdom(kingdom, Path(assignment.file), assignment.seconds, assignment.games, words)
        return
    setup = Setup(assignment.players, kingdom.cards, kingdom.projects)
    if assignment.task == RACE:
        race_quickly(setup, Path(assignment.file))
    else:
        portfolio_for(setup)


def _end_with_who_began_it() -> None:
    """End this process, and those it began, when the one that began it is gone: then its input ends."""
    sys.stdin.buffer.read()
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(1)


if __name__ == "__main__":
    told = sys.stdin.readline()
    threading.Thread(target=_end_with_who_began_it, daemon=True).start()
    main(told)
