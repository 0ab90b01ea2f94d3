"""The bots that a person can play against, by name: four levels for every kingdom, two plain ones, and strategies."""

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
from ..strategies.library import shipped_texts
from ..strategies.text import parse
from .found import quick, strong
from .master import Master

#: what stands in a record for a seat that waits for a person
PERSON = "person"

STRONG = "strong"
MASTER = "master"
#: from the weakest to the strongest
LEVELS = ("beginner", "steady", STRONG, MASTER)
BOTS = (*LEVELS, "money", "random")


class NoSuchBot(ValueError):
    """A name that no bot has."""


def unthinking_level(name: str) -> str:
    """How a bot plays where there is no time to think."""
    return STRONG if name == MASTER else name


def opponent(name: str, seed: int, setup: Setup, *, budget: float = 1.0, seconds: float = 0.0) -> Agent:
    """A bot of that name for a game; ``seed`` matters to those that leave something to chance.

    The strong one plays what was found for the kingdom; as long as nothing was, the best of a quick race, and before
    that it plays like the steady one. The master thinks: ``budget`` is a factor for how much, and ``seconds`` how long
    at most about one answer (0: as long as it takes). The id of a strategy that comes with the program names a bot that
    plays by it.
    """
    if name == MASTER:
        base = opponent(unthinking_level(name), seed, setup)
        return Master(setup, seed, base, budget=budget, seconds=seconds)
    if name == "random":
        return RandomBot(seed)
    if name == "money":
        return MoneyBot()
    if name not in LEVELS:
        return _by_strategy(name)
    kingdom = tuple(card.id for card in setup.kingdom)
    projects = tuple(card.id for card in setup.projects)
    if name == STRONG:
        found = _found(kingdom, projects) or _raced(kingdom, projects)
        if found is not None:
            return found
        name = "steady"
    return _composed(name, kingdom, projects)


def bot_named(name: str, seed: int, setup: Setup, *, budget: float = 1.0, seconds: float = 0.0) -> Agent:
    """The bot of that name; one that does not exist (any more) plays like the steady one."""
    try:
        return opponent(name, seed, setup, budget=budget, seconds=seconds)
    except NoSuchBot:
        return opponent("steady", seed, setup)


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


@lru_cache(maxsize=256)
def _by_strategy(name: str) -> Agent:
    text = shipped_texts().get(name)
    if text is None:
        raise NoSuchBot(name)
    return unstoppable(parse(text, name)).bot()
