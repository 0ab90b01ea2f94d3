"""Dominium: the deck-building game of kingdoms, as a library, a table and a laboratory."""

from . import cards as cards
from ._version import __version__
from .engine.agent import Agent
from .engine.card import Card
from .engine.catalogue import UnknownCard, all_cards, card_named, register
from .engine.decisions import Decision, IllegalMove
from .engine.game import Game, new_game
from .engine.session import CannotUndo, Session
from .engine.setup import BadSetup, Setup
from .engine.turn import run
from .engine.view import View

__all__ = [
    "Agent",
    "BadSetup",
    "CannotUndo",
    "Card",
    "Decision",
    "Game",
    "IllegalMove",
    "Session",
    "Setup",
    "UnknownCard",
    "View",
    "__version__",
    "all_cards",
    "card_named",
    "new_game",
    "register",
    "run",
]
