"""The basic cards, and the blank cards for test positions and players' own inventions."""

from __future__ import annotations

from typing import Final

from ..engine.card import Card
from ..engine.catalogue import card_named, register
from ..engine.types import CURSE_TYPE, TREASURE, VICTORY


class Copper(Card):
    id = "copper"
    cost = 0
    types = TREASURE
    sets = "basic"
    coins = 1
    only_coins = True
    basic = True


class Silver(Card):
    id = "silver"
    cost = 3
    types = TREASURE
    sets = "basic"
    coins = 2
    only_coins = True
    basic = True


class Gold(Card):
    id = "gold"
    cost = 6
    types = TREASURE
    sets = "basic"
    coins = 3
    only_coins = True
    basic = True


class Estate(Card):
    id = "estate"
    cost = 2
    types = VICTORY
    sets = "basic"
    points = 1
    basic = True


class Duchy(Card):
    id = "duchy"
    cost = 5
    types = VICTORY
    sets = "basic"
    points = 3
    basic = True


class Province(Card):
    id = "province"
    cost = 8
    types = VICTORY
    sets = "basic"
    points = 6
    basic = True


class Curse(Card):
    id = "curse"
    cost = 0
    types = CURSE_TYPE
    sets = "basic"
    points = -1
    basic = True


register(Copper, Silver, Gold, Estate, Duchy, Province, Curse)

COPPER: Final = card_named("copper")
SILVER: Final = card_named("silver")
GOLD: Final = card_named("gold")
ESTATE: Final = card_named("estate")
DUCHY: Final = card_named("duchy")
PROVINCE: Final = card_named("province")
CURSE: Final = card_named("curse")
