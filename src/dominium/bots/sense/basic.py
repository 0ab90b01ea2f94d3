"""What bots know of the basic cards: one entry for each card, in all its editions."""

from __future__ import annotations

from ..knowledge import Sense, know


class Copper(Sense):
    id = "copper"
    says = (
        "Played with all other Treasures. Junk: trashed, returned or passed after Curses and Estates, but "
        "the deck keeps 5 coins with its Actions, 3 of them in Treasures."
    )
    worth = 8
    coins = 1


class Silver(Sense):
    id = "silver"
    says = "Played with all other Treasures; before Gold while another player's Corsair waits. Never junk."
    worth = 30
    coins = 2


class Gold(Sense):
    id = "gold"
    says = (
        "Played with all other Treasures. Trashed only for something better: a Province by Remodel or "
        "Replace, the coins for one by Salvager late in the game."
    )
    worth = 62
    coins = 3


class Estate(Sense):
    id = "estate"
    says = "Discarded first, junk until points begin to matter; bought when the Provinces are nearly gone."
    worth = 2


class Duchy(Sense):
    id = "duchy"
    says = "Discarded first, never junk; bought late, over Gold when few Provinces are left."
    worth = 20


class Province(Sense):
    id = "province"
    says = (
        "Discarded first, never trashed; bought as soon as the deck has enough money, not if that loses the "
        "game."
    )
    worth = 100


class Curse(Sense):
    id = "curse"
    says = "Discarded first, trashed first, given to others first, never taken by choice."
    worth = -20


know(
    Copper,
    Silver,
    Gold,
    Estate,
    Duchy,
    Province,
    Curse,
)
