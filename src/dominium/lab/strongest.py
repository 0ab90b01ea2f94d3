"""Which of all ways to play that are known on a kingdom the strong bot should play.

``python -m dominium.lab.strongest PORTFOLIOS FOLDER`` takes what the strong bot plays on each of the recommended kingdoms
and what a portfolio made by ``dominium.lab.portfolios`` holds, and plays each of these against all of them and against
every strategy that comes with the program and fits. The one whose hardest opponent is the least hard is the strongest,
if it loses to nothing that comes with the program. Where it is not what the strong bot plays already, it is written to
the folder, with its evidence. Then the portfolio has to be raced again: whoever was answered by something until now may
be answered by something else.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from ..cards.kingdoms import Kingdom
from ..files import write_file
from ..opponents.found import PREFIX, key_of
from ..opponents.portfolio import portfolio_from
from ..strategies import parse, write
from ..strategies.candidates import Candidate, candidate_of
from ..strategies.library import shipped_texts
from ..words.languages import language
from .crew import Alone, Stop
from .kingdom_search import EVIDENCE_GAMES, described, evidence, name_for
from .unbeaten import Played, chosen_kingdoms, rivals
from .wording import Wording

#: games of each pair in the first round, who goes on to the second one, and games of that
_FIRST = 100
_LAST = 4
_GAMES = 800
#: a share of the first round below which nobody goes on: the rest need not be played
_HOPELESS = 0.33
#: a share below which a strategy loses for sure, in as many games
_LOSES = 0.465
_NOTE = "Found by dominium lab: every kind of play bred by itself, then all together; the hardest to beat of all known."


def strongest(kingdom: Kingdom, ways: dict[str, str], played: Played) -> tuple[str, str, float]:
    """The name of the strongest of some texts, its hardest opponent, and its share against that one."""
    known = dict(rivals(kingdom))
    everybody = {**ways, **known}
    first = {name: _least(kingdom, name, everybody, _FIRST, played)[1] for name in ways}
    last = sorted(first, key=lambda name: -first[name])[:_LAST]
    found: list[tuple[int, float, str, str]] = []
    for name in last:
        hardest, share = _least(kingdom, name, everybody, _GAMES, played)
        lost = [one for one in known if played.rate(kingdom, ways[name], known[one], _GAMES).value < _LOSES]
        found.append((-len(lost), share, name, hardest))
    played.keep()
    _, share, name, hardest = max(found)
    return name, hardest, share


def _least(
    kingdom: Kingdom, name: str, everybody: dict[str, str], games: int, played: Played
) -> tuple[str, float]:
    """The hardest opponent of a strategy, and its share against that one."""
    worst = ("", 1.0)
    for other, text in everybody.items():
        if text != everybody[name]:
            share = played.rate(kingdom, everybody[name], text, games).value
            worst = min(worst, (other, share), key=lambda one: one[1])
            if games == _FIRST and share < _HOPELESS:
                break
    return worst


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dominium.lab.strongest")
    parser.add_argument("portfolios", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--store", type=Path)
    parser.add_argument("kingdoms", nargs="*")
    chosen = parser.parse_intermixed_args(arguments)
    try:
        rows = json.loads(chosen.portfolios.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        parser.error(f"{chosen.portfolios} holds no portfolios; name another file")
    played = Played(chosen.store)
    words = Wording(language("en"))
    for kingdom in chosen_kingdoms(chosen.kingdoms):
        row = rows.get(key_of((card.id for card in kingdom.cards), (card.id for card in kingdom.projects)))
        now = PREFIX + kingdom.id
        ways: dict[str, Candidate] = {now: candidate_of(parse(shipped_texts()[now], now))}
        for number, policy in enumerate(portfolio_from(row).policies if row else []):
            if policy.candidate not in ways.values():
                ways[f"way-{number}"] = policy.candidate
        best, hardest, share = strongest(kingdom, {name: one.text() for name, one in ways.items()}, played)
        print(f"{kingdom.id}: {best}, {100 * share:.1f} % against {hardest}", flush=True)
        if best != now:
            found = evidence(kingdom, ways[best], EVIDENCE_GAMES, words, Alone(), Stop())
            strategy = described(ways[best], name_for(kingdom, words), _NOTE, found, EVIDENCE_GAMES, words)
            write_file(chosen.folder / f"{now}.txt", write(strategy).encode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
