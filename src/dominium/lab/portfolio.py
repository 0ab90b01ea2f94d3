"""A portfolio of strategies for a kingdom, raced in a second or two: something better than the steady bot at once."""

from __future__ import annotations

import time

from ..bots.strategy import Strategy
from ..cards.kingdoms import Kingdom
from ..strategies import parse
from .candidates import Breeder, sound
from .find import play_series
from .kingdom_search import always_there, known_for
from .search import Standing

#: games against each of the field in the first leg; in each leg after it half of the candidates play twice as many
_FIRST = 4
_LEGS = 6
#: after so many legs the best so far become opponents, too
_JOIN = 2
_NEW_OPPONENTS = 2


def race(kingdom: Kingdom, seconds: float, seed: int = 1) -> Strategy:
    """The best of all that there is to start a search from; after so many seconds the best so far."""
    until = time.monotonic() + seconds
    names = tuple(sorted(card.id for card in kingdom.cards))
    projects = tuple(sorted(card.id for card in kingdom.projects))
    opponents = [one.text for one in always_there(kingdom)]
    running = [Standing(one) for one in Breeder(kingdom).seeds(known_for(kingdom)) if sound(one)]
    games = _FIRST
    start = 0
    for leg in range(_LEGS):
        if leg == _JOIN:
            opponents += [one.candidate.text() for one in running[:_NEW_OPPONENTS]]
            running = [Standing(one.candidate) for one in running]
        for i, one in enumerate(running):
            shares = play_series(
                2, names, projects, one.candidate.text(), tuple(opponents), seed, start, start + games
            )
            old = one.shares or [0] * len(shares)
            both = [mine + more for mine, more in zip(old, shares, strict=True)]
            running[i] = Standing(one.candidate, one.games + games, both)
            if time.monotonic() > until:
                break
        running.sort(key=lambda one: -one.rank(2))
        if time.monotonic() > until:
            break
        running = running[: max(4, len(running) // 2)]
        start += games
        games *= 2
    return parse(running[0].candidate.text(), "")
