"""Where the options of a decision lie."""

from __future__ import annotations

from typing import Final

HAND: Final = "hand"
SUPPLY: Final = "supply"
PROJECTS: Final = "projects"  #: the Projects of the game, on offer or at work
ARTIFACTS: Final = "artifacts"
IN_PLAY: Final = "in_play"
LOOKED_AT: Final = "looking"
REVEALED: Final = "revealed"  #: in front of any player
DECK: Final = "deck"  #: the own deck: a card at its bottom, or a word that is a place in it
DISCARD_PILE: Final = "discard"
TRASH_PILE: Final = "trash"
SHUFFLED: Final = "shuffled"  #: about to become the deck
CLEANED_UP: Final = "cleaned_up"  #: in the hand or in play, about to be discarded
NAMED: Final = "named"  #: no card in particular
EFFECT: Final = "effect"  #: an ability at work, of a card that lies wherever it may
TOKEN: Final = "token"  #: a word that spends a token
WORD: Final = "word"
