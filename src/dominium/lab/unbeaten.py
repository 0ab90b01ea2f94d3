"""The strong strategies against all that could beat them.

``python -m dominium.lab.unbeaten --games 400 --store FILE`` plays the strategy that the strong bot has for each of the
recommended kingdoms against every strategy that fits the kingdom: written, imported, found for another kingdom, the
steady bot and plain money. It prints a table in Markdown with the hardest opponent of each, and fails if one of the
strong strategies loses: the upper end of its 95 % interval lies below one half. What was played is kept in the store,
so that an interrupted run goes on, and a longer one only plays what is missing.

With ``--search GENERATIONS`` it searches each kingdom anew with another seed instead, and plays the strong strategy
against what that finds: it holds if it wins at least 45 %. ``--to FOLDER`` keeps what was found.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from ..bots.strategy import money_ultimate
from ..cards.kingdoms import Kingdom, recommended
from ..files import write_file
from ..opponents.found import PREFIX
from ..simulation.tally import WHOLE
from ..strategies import shipped, write
from ..strategies.candidates import fits
from ..strategies.composing import steady
from ..strategies.library import shipped_texts
from .crew import Alone, Stop
from .finder import Series, play_series
from .kingdom_search import KingdomSearch, new_search
from .statistics import Interval, wilson

#: games played and kept at a time
_PIECE = 100
_SEED = 20_000
#: the seed of second searches: the first ones began with 1
_SECOND = 2
#: the part of the games to be won against what a second search finds
HOLDS = 0.45


@dataclass(frozen=True)
class Row:
    """How a strong strategy did on its kingdom: against how many, and the hardest of them."""

    kingdom: str
    opponents: int
    hardest: str
    rate: Interval

    @property
    def loses(self) -> bool:
        return self.rate.high < 0.5

    def as_text(self) -> str:
        rate = self.rate.percent()
        lost = "loses" if self.loses else ""
        return f"| `{self.kingdom}` | {self.opponents} | {self.hardest} | {rate.value:.1f} ± {rate.half:.1f} | {lost} |"


def rivals(kingdom: Kingdom) -> Iterator[tuple[str, str]]:
    """Names and texts of all strategies that fit a kingdom, but for the one that was found for it."""
    money = money_ultimate(never_lose=True).strategy
    money.name = "Money Ultimate"
    yield "ultimate", write(money)
    yield "steady", write(steady(kingdom.cards, kingdom.projects))
    for name, strategy in shipped().items():
        if name != PREFIX + kingdom.id and fits(strategy, kingdom):
            yield name, shipped_texts()[name]


class Played:
    """The parts of wins in the games played so far, kept in a file."""

    def __init__(self, store: Path | None) -> None:
        self._store = store
        #: games and parts of wins, by what was played
        self._shares: dict[str, tuple[int, int]] = {}
        if store is not None:
            with suppress(OSError):
                for line in store.read_text(encoding="utf-8").splitlines():
                    key, games, shares = json.loads(line)
                    self._shares[key] = (games, shares)

    def rate(self, kingdom: Kingdom, mine: str, other: str, games: int) -> Interval:
        """The win rate of one text against another in so many games; those that are known are not played again."""
        cards = tuple(sorted(card.id for card in kingdom.cards))
        projects = tuple(sorted(card.id for card in kingdom.projects))
        what = "\n".join((*cards, *projects, mine, other))
        key = hashlib.sha256(what.encode()).hexdigest()[:20]
        done, shares = self._shares.get(key, (0, 0))
        while done < games:
            last = min(done + _PIECE, games)
            shares += play_series(Series(2, cards, projects, mine, (other,), _SEED, done, last))[0]
            done = last
        self._shares[key] = (done, shares)
        return wilson(shares / WHOLE, done)

    def keep(self) -> None:
        if self._store is not None:
            lines = [json.dumps([key, *shares]) for key, shares in self._shares.items()]
            write_file(self._store, "\n".join([*lines, ""]).encode())


def measured(kingdom: Kingdom, games: int, played: Played) -> Row:
    """The strong strategy of a kingdom against all that fit it."""
    mine = shipped_texts()[PREFIX + kingdom.id]
    found: list[tuple[Interval, str]] = []
    for name, text in rivals(kingdom):
        found.append((played.rate(kingdom, mine, text, games), name))
    played.keep()
    rate, hardest = min(found)
    return Row(kingdom.id, len(found), hardest, rate)


@dataclass(frozen=True)
class Held:
    """How a strong strategy did against what a second search found on its kingdom."""

    kingdom: str
    generations: int
    rate: Interval

    @property
    def holds(self) -> bool:
        return self.rate.value >= HOLDS

    def as_text(self) -> str:
        rate = self.rate.percent()
        given = "" if self.holds else "gives way"
        return f"| `{self.kingdom}` | {self.generations} | {rate.value:.1f} ± {rate.half:.1f} | {given} |"


def searched_again(
    kingdom: Kingdom, generations: int, seed: int, games: int, played: Played, folder: Path | None
) -> Held:
    """The strong strategy of a kingdom against what a search with another seed finds in so many generations."""
    search = new_search(kingdom, seed=seed)
    searching = KingdomSearch(kingdom, search, None, Alone(), Stop(), generations=generations)
    searching.go_on()
    name = f"second-{kingdom.id}"
    found = searching.best().text(name)
    if folder is not None:
        write_file(folder / f"{name}.txt", found.encode())
    return Held(kingdom.id, search.generation, compared(kingdom, found, games, played))


def compared(kingdom: Kingdom, found: str, games: int, played: Played) -> Interval:
    """How often the strong strategy of a kingdom wins against another, half of the games counted for each.

    A game without end is lost for the one it is counted for: so it is a draw in all.
    """
    mine = shipped_texts()[PREFIX + kingdom.id]
    won = played.rate(kingdom, mine, found, games // 2).value
    lost = played.rate(kingdom, found, mine, games // 2).value
    played.keep()
    even = games // 2 * 2
    return wilson((won + 1 - lost) / 2 * even, even)


def chosen_kingdoms(names: Sequence[str]) -> Iterator[Kingdom]:
    """The recommended kingdoms of these names, or all, that have a strong strategy."""
    for kingdom in recommended():
        if PREFIX + kingdom.id in shipped_texts() and (not names or kingdom.id in names):
            yield kingdom


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dominium.lab.unbeaten")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--store", type=Path)
    parser.add_argument("--search", type=int, metavar="GENERATIONS")
    parser.add_argument("--seed", type=int, default=_SECOND)
    parser.add_argument("--to", type=Path, metavar="FOLDER")
    parser.add_argument("kingdoms", nargs="*")
    chosen = parser.parse_intermixed_args(arguments)
    played = Played(chosen.store)
    fine = True
    if chosen.search is not None:
        print("| kingdom | generations | wins against what was found, % | |\n|---|---|---|---|")
        for kingdom in chosen_kingdoms(chosen.kingdoms):
            held = searched_again(kingdom, chosen.search, chosen.seed, chosen.games, played, chosen.to)
            fine = fine and held.holds
            print(held.as_text(), flush=True)
    else:
        print("| kingdom | opponents | the hardest | wins against it, % | |\n|---|---|---|---|---|")
        for kingdom in chosen_kingdoms(chosen.kingdoms):
            row = measured(kingdom, chosen.games, played)
            fine = fine and not row.loses
            print(row.as_text(), flush=True)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
