"""Dominium: the deck-building game of kingdoms, as a library, a table and a laboratory.

Whatever a program needs is here, or in one of the documented modules: ``dominium.lab``, ``dominium.env``,
``dominium.client``, ``dominium.strategies`` and ``dominium.testing``. Their ``__all__`` are the public names;
everything else may change at any time. docs/stable.md says what stays.
"""

from importlib import import_module as _import_module
from typing import TYPE_CHECKING

from . import cards as _cards  # noqa: F401 - fills the catalogue
from ._version import __version__
from .cards.kingdoms import Kingdom, kingdom_named, random_kingdom, recommended
from .engine import events, kinds, moments, phases, places
from .engine.abilities import (
    ADDS,
    CHOOSES,
    FOREVER,
    NEXT_TURN,
    NUMBERS,
    THIS_TURN,
    UNTIL_NEXT_TURN,
    WHILE_IN_PLAY,
    Ability,
    Happening,
    InPlay,
)
from .engine.agent import Agent
from .engine.card import Card
from .engine.catalogue import UnknownCard, all_cards, card_named, register
from .engine.decisions import Decision, IllegalMove
from .engine.game import Game, new_game
from .engine.player import Player
from .engine.random import FastRandom
from .engine.record import BadRecord, Record, record_from, record_of, replay
from .engine.session import CannotUndo, Session
from .engine.setup import BASIC, BadSetup, Setup
from .engine.turn import run
from .engine.types import (
    ACTION,
    ACTION_ATTACK,
    ACTION_DURATION,
    ACTION_DURATION_ATTACK,
    ACTION_DURATION_REACTION,
    ACTION_REACTION,
    ACTION_VICTORY,
    ARTIFACT,
    ATTACK,
    CURSE_TYPE,
    DURATION,
    PROJECT,
    REACTION,
    TREASURE,
    TREASURE_DURATION,
    TREASURE_VICTORY,
    VICTORY,
)
from .engine.view import View

if TYPE_CHECKING:
    from .bots.judgement import Judgement
    from .bots.knowledge import Sense, know
    from .bots.money_bot import MoneyBot
    from .bots.random_bot import RandomBot
    from .opponents.levels import LEVELS, NoSuchBot, opponent
    from .own.loading import load_cards

#: where the names are that few programs need: they are loaded when they are first used, to be quick at the start
_LATER = {
    "Judgement": "bots.judgement",
    "Sense": "bots.knowledge",
    "know": "bots.knowledge",
    "MoneyBot": "bots.money_bot",
    "RandomBot": "bots.random_bot",
    "LEVELS": "opponents.levels",
    "NoSuchBot": "opponents.levels",
    "opponent": "opponents.levels",
    "load_cards": "own.loading",
}


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module 'dominium' has no attribute '{name}'")
    return getattr(_import_module(f".{_LATER[name]}", __name__), name)


__all__ = [
    "ACTION",
    "ACTION_ATTACK",
    "ACTION_DURATION",
    "ACTION_DURATION_ATTACK",
    "ACTION_DURATION_REACTION",
    "ACTION_REACTION",
    "ACTION_VICTORY",
    "ADDS",
    "ARTIFACT",
    "ATTACK",
    "BASIC",
    "CHOOSES",
    "CURSE_TYPE",
    "DURATION",
    "FOREVER",
    "LEVELS",
    "NEXT_TURN",
    "NUMBERS",
    "PROJECT",
    "REACTION",
    "THIS_TURN",
    "TREASURE",
    "TREASURE_DURATION",
    "TREASURE_VICTORY",
    "UNTIL_NEXT_TURN",
    "VICTORY",
    "WHILE_IN_PLAY",
    "Ability",
    "Agent",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "Card",
    "Decision",
    "FastRandom",
    "Game",
    "Happening",
    "IllegalMove",
    "InPlay",
    "Judgement",
    "Kingdom",
    "MoneyBot",
    "NoSuchBot",
    "Player",
    "RandomBot",
    "Record",
    "Sense",
    "Session",
    "Setup",
    "UnknownCard",
    "View",
    "__version__",
    "all_cards",
    "card_named",
    "events",
    "kinds",
    "kingdom_named",
    "know",
    "load_cards",
    "moments",
    "new_game",
    "opponent",
    "phases",
    "places",
    "random_kingdom",
    "recommended",
    "record_from",
    "record_of",
    "register",
    "replay",
    "run",
]
