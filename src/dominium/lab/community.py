"""The master against the strategies of the simulator community, each on a kingdom that has its cards.

``python -m dominium.lab.community --store FILE`` plays a first round of games against every one of them, and more
against those for which it is not clear by then that the master wins at least 60 %: the lower end of its 95 % interval.
It prints a table in Markdown, the hardest one first, and fails if one of them is not beaten so clearly. What was played
is kept in the store, so that an interrupted run goes on, and a longer one only plays what is missing.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from ..files import write_file
from ..opponents.levels import MASTER
from ..simulation.tally import Tally
from ..strategies import parse
from ..strategies.library import COMMUNITY, shipped_folders
from .contenders import Contender, contender_of
from .contest import Contest
from .ladder_tables import Meeting, play_table, together
from .setting import contest_on, setting_for
from .statistics import Interval, win_rate

#: what is to be shown of every one of them
WANTED = 0.6
_SEED = 30_000


def contest_with(name: str) -> Contest:
    """The master and a strategy of the community, on a kingdom made for it."""
    rival = contender_of(parse(shipped_folders()[COMMUNITY][name], name), name)
    kingdom = setting_for([rival])
    return contest_on(kingdom, [Contender(MASTER, MASTER), rival], alternating=True, seed=_SEED, every=0)


class MetSoFar:
    """What was played against each of them so far, kept in a file."""

    def __init__(self, store: Path | None) -> None:
        self._store = store
        self._meetings: dict[str, list[Meeting]] = {}
        if store is not None:
            with suppress(FileNotFoundError):
                for line in store.read_text(encoding="utf-8").splitlines():
                    self._note(Meeting(**json.loads(line)))

    def _note(self, meeting: Meeting) -> None:
        self._meetings.setdefault(meeting.kingdom, []).append(meeting)

    def tally(self, name: str) -> Tally:
        return together(self._meetings.get(name, []), 2)

    def rate(self, name: str) -> Interval:
        """How often the master wins."""
        return win_rate(self.tally(name), 0)

    def up_to(self, name: str, games: int) -> None:
        """Play until there are so many games, two at a time: one from each seat."""
        while (done := self.tally(name).games) < games:
            self._note(Meeting(**play_table(contest_with(name), name, 2, done)))
            self._keep()

    def _keep(self) -> None:
        if self._store is not None:
            lines = [json.dumps(vars(one)) for some in self._meetings.values() for one in some]
            write_file(self._store, "\n".join([*lines, ""]).encode())


def open_question(rate: Interval) -> bool:
    """Whether it is not clear yet on which side of what is wanted the master is."""
    return rate.low < WANTED <= rate.high


def row(name: str, played: MetSoFar) -> str:
    rate = played.rate(name).percent()
    mark = "" if rate.low >= 100 * WANTED else "not shown"
    games = played.tally(name).games
    return f"| `{name}` | {games} | {rate.value:.1f} [{rate.low:.1f}, {rate.high:.1f}] | {mark} |"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dominium.lab.community")
    parser.add_argument("--games", type=int, default=12, help="games of the first round against each")
    parser.add_argument("--most", type=int, default=60, help="games at most against each")
    parser.add_argument("--store", type=Path)
    parser.add_argument("names", nargs="*")
    chosen = parser.parse_intermixed_args(arguments)
    if min(chosen.games, chosen.most) < 1:
        parser.error("--games and --most take whole numbers from 1 on")
    known = shipped_folders()[COMMUNITY]
    for name in chosen.names:
        if name not in known:
            parser.error(f"the community has no strategy {name!r}; it has {', '.join(known)}")
    names = chosen.names or list(known)
    try:
        played = MetSoFar(chosen.store)
    except (OSError, ValueError, TypeError, AttributeError):
        parser.error(f"{chosen.store} holds no games of this kind; name another file")
    try:
        for name in names:
            played.up_to(name, chosen.games)
            print(row(name, played), file=sys.stderr, flush=True)
        while waiting := [
            one for one in names if played.tally(one).games < chosen.most and open_question(played.rate(one))
        ]:
            for name in waiting:
                played.up_to(name, min(chosen.most, played.tally(name).games + chosen.games))
                print(row(name, played), file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("stopped: this is what there is", file=sys.stderr)
    met = sorted((one for one in names if played.tally(one).games), key=played.rate)
    print("| strategy | games | the master wins, % [95 % interval] | |\n|---|---|---|---|")
    for name in met:
        print(row(name, played))
    return 0 if len(met) == len(names) and all(played.rate(one).low >= WANTED for one in met) else 1


if __name__ == "__main__":
    sys.exit(main())
