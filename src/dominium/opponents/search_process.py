"""The process that searches in the background: ``python -m dominium.opponents.search_process TASK``."""

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
from ..files import write_file
from ..lab.kingdom_search import search_kingdom
from ..lab.portfolio import race
from ..lab.wording import Wording
from ..strategies import write
from ..words.languages import current

#: how much lower than that of others its priority is
_NICENESS = 15


@dataclasses.dataclass(frozen=True)
class Task:
    """What to search, by the ids of cards, for how long, the games of the evidence, and the file for what is found.

    A quick task is a race of what there is to start from, without a search and without evidence.
    """

    kingdom: list[str]
    projects: list[str]
    file: str
    seconds: int
    games: int
    quick: bool = False

    def as_text(self) -> str:
        return json.dumps(dataclasses.asdict(self))


def main(text: str) -> None:
    if sys.platform != "win32":
        os.nice(_NICENESS)
    task = Task(**json.loads(text))
    kingdom = Kingdom(
        "", "", [card_named(name) for name in task.kingdom], [card_named(name) for name in task.projects]
    )
    if task.quick:
        write_file(Path(task.file), write(race(kingdom, task.seconds)).encode())
        return
    search_kingdom(kingdom, Path(task.file), task.seconds, task.games, Wording(current()))


def _end_with_who_began_it() -> None:
    """End this process, and those it began, when the one that began it is gone: then its input ends."""
    sys.stdin.buffer.read()
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=_end_with_who_began_it, daemon=True).start()
    main(sys.argv[1])
