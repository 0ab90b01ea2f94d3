"""The bots that a person can play against, by name: three levels for every kingdom, and two plain ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ..bots.last_turn import Farsighted
from ..bots.money_bot import MoneyBot
from ..bots.random_bot import RandomBot
from ..bots.strategy import Strategy
from ..engine.agent import Agent
from ..engine.catalogue import card_named
from ..engine.setup import Setup
from ..strategies.composing import beginner, steady, unstoppable
from .found import quick, strong

#: what stands in a record for a seat that waits for a person
PERSON = "person"

#: from the weakest to the strongest
LEVELS = ("beginner", "steady", "strong")
BOTS = (*LEVELS, "money", "random")


class NoSuchBot(ValueError):
    """A name that no bot has."""


def opponent(name: str, seed: int, setup: Setup) -> Agent:
    """A bot of that name for a game; ``seed`` matters to those that leave something to chance.

    The strong one plays what was found for the kingdom; as long as nothing was, the best of a quick race, and before
    that it plays like the steady one.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "money":
        return MoneyBot()
    if name not in LEVELS:
        raise NoSuchBot(name)
    kingdom = tuple(card.id for card in setup.kingdom)
    projects = tuple(card.id for card in setup.projects)
    if name == "strong":
        found = _found(kingdom, projects) or _raced(kingdom, projects)
        if found is not None:
            return found
        name = "steady"
    return _composed(name, kingdom, projects)


def is_found(setup: Setup) -> bool:
    """Whether the strong bot has a strategy of its own for a game."""
    return (
        _found(tuple(card.id for card in setup.kingdom), tuple(card.id for card in setup.projects))
        is not None
    )


#: what was found, and what won a quick race, by kingdom: reading it again for every decision would take too long
_Bots = dict[tuple[tuple[str, ...], tuple[str, ...]], Agent]
_strong: _Bots = {}
_quick: _Bots = {}


def _found(kingdom: tuple[str, ...], projects: tuple[str, ...]) -> Agent | None:
    return _kept(_strong, strong, kingdom, projects)


def _raced(kingdom: tuple[str, ...], projects: tuple[str, ...]) -> Agent | None:
    return _kept(_quick, quick, kingdom, projects)


def _kept(
    bots: _Bots,
    read: Callable[[tuple[str, ...], tuple[str, ...]], Strategy | None],
    kingdom: tuple[str, ...],
    projects: tuple[str, ...],
) -> Agent | None:
    bot = bots.get((kingdom, projects))
    if bot is None:
        strategy = read(kingdom, projects)
        if strategy is None:
            return None
        while len(bots) >= 256:
            bots.pop(next(iter(bots)))
        bot = bots[kingdom, projects] = Farsighted(unstoppable(strategy).bot())
    return bot


@lru_cache(maxsize=256)
def _composed(level: str, kingdom: tuple[str, ...], projects: tuple[str, ...]) -> Agent:
    compose = beginner if level == "beginner" else steady
    strategy = compose([card_named(name) for name in kingdom], [card_named(name) for name in projects])
    bot = unstoppable(strategy).bot()
    return bot if level == "beginner" else Farsighted(bot)
