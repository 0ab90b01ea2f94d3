"""The bots that a person can play against, by name."""

from __future__ import annotations

from .engine.agent import Agent

#: what stands in a record for a seat that waits for a person
PERSON = "person"

BOTS = ("money", "random")


class NoSuchBot(ValueError):
    """A name that no bot has."""


def opponent(name: str, seed: int) -> Agent:
    """A new bot of that name; ``seed`` matters to those that leave something to chance."""
    if name == "random":
        from .bots.random_bot import RandomBot

        return RandomBot(seed)
    if name == "money":
        from .bots.money_bot import MoneyBot

        return MoneyBot()
    raise NoSuchBot(name)
