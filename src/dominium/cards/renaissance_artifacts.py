"""The Artifacts of Renaissance. Border Guard itself looks for the Lantern."""

from __future__ import annotations

from typing import Final

from ..engine import moments
from ..engine.abilities import FOREVER, NUMBERS, Ability, Happening
from ..engine.card import Card
from ..engine.catalogue import card_named, register
from ..engine.player import Player
from ..engine.types import ARTIFACT
from .basic import GOLD


class Flag(Card):
    id = "flag"
    types = ARTIFACT
    sets = "renaissance"

    def taken(self, me: Player) -> None:
        me.watch(self, moments.NEXT_HAND, FOREVER)

    def hand_bonus(self, me: Player, ability: Ability) -> int:
        return 1


class Horn(Card):
    id = "horn"
    types = ARTIFACT
    sets = "renaissance"

    def taken(self, me: Player) -> None:
        me.watch(self, moments.DISCARD_FROM_PLAY, FOREVER, optional=True)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        used = ability.used == me.game.turn
        return what.card.id == "border_guard" and what.seat == me.seat and not used

    def when_discard_from_play(self, me: Player, ability: Ability, what: Happening) -> None:
        ability.used = me.game.turn
        if what.record is not None:
            me.topdeck_this(what.record)


class Key(Card):
    id = "key"
    types = ARTIFACT
    sets = "renaissance"
    touches = NUMBERS

    def taken(self, me: Player) -> None:
        me.watch(self, moments.TURN_START, FOREVER)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.plus_coins(1)


class Lantern(Card):
    id = "lantern"
    types = ARTIFACT
    sets = "renaissance"


class TreasureChest(Card):
    id = "treasure_chest"
    types = ARTIFACT
    sets = "renaissance"

    def taken(self, me: Player) -> None:
        me.watch(self, moments.BUY_PHASE_START, FOREVER)

    def start_buy_phase(self, me: Player, ability: Ability) -> None:
        me.gain(GOLD)


register(Flag, Horn, Key, Lantern, TreasureChest)

FLAG: Final = card_named("flag")
HORN: Final = card_named("horn")
KEY: Final = card_named("key")
LANTERN: Final = card_named("lantern")
TREASURE_CHEST: Final = card_named("treasure_chest")
