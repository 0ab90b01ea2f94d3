"""The kinds of decisions."""

from __future__ import annotations

from typing import Final

# The main decisions: between them the game is at rest.
PLAY: Final = "play"  #: play an Action card (or spend tokens), or end the Action phase
TREASURE: Final = "treasure"  #: play Treasures, any number in order, or go on to buying
BUY: Final = "buy"  #: buy a card or Project (or spend tokens), or end the Buy phase

# What cards and rules ask in between.
DISCARD: Final = "discard"
TRASH: Final = "trash"
GAIN: Final = "gain"
PUT_BACK: Final = "put_back"  #: put cards onto the deck; the first one named ends on top
SET_ASIDE: Final = "set_aside"
TAKE: Final = "take"  #: take cards into the hand
PLAY_CARD: Final = "play_card"  #: a card plays a card
REACT: Final = "react"  #: use an ability that may be left
ORDER: Final = "order"  #: which of several abilities comes next
CHOOSE: Final = "choose"  #: one or more of several words
NAME: Final = "name"  #: name a card
PASS: Final = "pass"
REVEAL: Final = "reveal"
PLACE: Final = "place"  #: a place in the deck, counted from the top
PILE: Final = "pile"  #: a Supply pile
GIVE: Final = "give"  #: a card for another player to gain
RETURN: Final = "return"  #: return cards to the Supply
STAR: Final = "star"  #: a card to go on top of a shuffle
TOP: Final = "top"  #: which card ends on top of the discard pile at Clean-up

MAIN: Final = (PLAY, TREASURE, BUY)
