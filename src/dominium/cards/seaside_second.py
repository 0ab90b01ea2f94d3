"""Seaside: the cards of the 2nd edition only."""

from __future__ import annotations

from typing import Final

from ..engine import moments
from ..engine.abilities import ADDS, NUMBERS, THIS_TURN, UNTIL_NEXT_TURN, Ability, Happening, InPlay
from ..engine.card import Card
from ..engine.catalogue import register
from ..engine.moves import TO_ASIDE, TO_HAND
from ..engine.player import Player
from ..engine.types import (
    ACTION,
    ACTION_DURATION,
    ACTION_DURATION_ATTACK,
    ACTION_DURATION_REACTION,
    DURATION,
    TREASURE,
    TREASURE_DURATION,
)
from . import seaside as _both_editions  # noqa: F401 - registers what the editions share
from .basic import CURSE, GOLD, SILVER

SECOND: Final = "seaside-2e"


class Astrolabe(Card):
    id = "astrolabe"
    cost = 3
    types = TREASURE_DURATION
    sets = SECOND
    coins = 1
    touches = NUMBERS

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(1)
        me.plus_buys(1)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.next_turn(self, this)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.plus_coins(1)
        me.plus_buys(1)


class Monkey(Card):
    id = "monkey"
    cost = 3
    types = ACTION_DURATION
    sets = SECOND
    touches = ADDS

    def play(self, me: Player, this: InPlay) -> None:
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.next_turn(self, this)
        me.watch(self, moments.GAIN, UNTIL_NEXT_TURN, this)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        return ability.moment != moments.GAIN or what.seat == me.right().seat

    def when_gain(self, me: Player, ability: Ability, gain: Happening) -> None:
        me.draw(1)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.draw(1)


class SeaChart(Card):
    id = "sea_chart"
    cost = 3
    types = ACTION
    sets = SECOND

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)
        for card in me.reveal_top(1).cards():
            if card in [record.card for record in me.in_play]:
                me.to_hand(me.revealed, [card])
            else:
                me.put_back(me.revealed, by=self)


class Blockade(Card):
    id = "blockade"
    cost = 4
    types = ACTION_DURATION_ATTACK
    sets = SECOND
    touches = ADDS

    def play(self, me: Player, this: InPlay) -> None:
        card = me.pick_from_supply(by=self, up_to=4)
        gain = None if card is None else me.gain_tracked(card, TO_ASIDE)
        if gain is not None:
            me.hold_gained(self, this, gain)

    def hold(self, me: Player, this: InPlay | None, cards: list[Card]) -> None:
        super().hold(me, this, cards)
        for card in cards:
            ban = me.watch(self, moments.GAIN, UNTIL_NEXT_TURN, this, touches=NUMBERS)
            ban.about = card
            ban.spared = this.spared if this is not None else 0

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        if ability.moment != moments.GAIN:
            return True
        mine = what.seat == me.seat or ability.spares(what.seat)
        return what.card is ability.about and what.seat == me.game.active and not mine

    def when_gain(self, me: Player, ability: Ability, gain: Happening) -> None:
        me.game.players[gain.seat].gain(CURSE)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.take_back(ability)


class Sailor(Card):
    id = "sailor"
    cost = 4
    types = ACTION_DURATION
    sets = SECOND
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_actions(1)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.next_turn(self, this)
        me.watch(self, moments.GAIN, THIS_TURN, this, optional=True)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        if ability.moment != moments.GAIN:
            return True
        return what.seat == me.seat and what.card.types & DURATION != 0 and me.still_there(what)

    def when_gain(self, me: Player, ability: Ability, gain: Happening) -> None:
        me.game.remove_ability(ability)
        me.play_gained(gain)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.plus_coins(2)
        me.choose_trash(by=self, up_to=1)


class TidePools(Card):
    id = "tide_pools"
    cost = 4
    types = ACTION_DURATION
    sets = SECOND

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(3)
        me.plus_actions(1)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.next_turn(self, this)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.choose_discard(by=self, exactly=2)


class Corsair(Card):
    id = "corsair"
    cost = 5
    types = ACTION_DURATION_ATTACK
    sets = SECOND
    plus_coins = True
    touches = ADDS

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(2)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.next_turn(self, this)
        raid = me.watch(self, moments.BEFORE_PLAY, UNTIL_NEXT_TURN, this, touches=NUMBERS)
        raid.spared = this.spared

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        if ability.moment != moments.BEFORE_PLAY:
            return True
        if what.seat == me.seat or ability.spares(what.seat):
            return False
        if what.card is not SILVER and what.card is not GOLD:
            return False
        played = me.game.played
        return played.count(SILVER) + played.count(GOLD) == 1

    def before_play(self, me: Player, ability: Ability, what: Happening) -> None:
        if what.record is not None:
            me.game.players[what.seat].trash_this(what.record)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.draw(1)


class Pirate(Card):
    id = "pirate"
    cost = 5
    types = ACTION_DURATION_REACTION
    sets = SECOND
    hand_moments = moments.GAIN

    def play(self, me: Player, this: InPlay) -> None:
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.next_turn(self, this)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.choose_gain(by=self, up_to=6, types=TREASURE, to=TO_HAND)

    def can_react(self, me: Player, what: Happening) -> bool:
        return me.game.types(what.card) & TREASURE != 0

    def react(self, me: Player, what: Happening) -> None:
        me.play_from(me.hand, self)


class SeaWitch(Card):
    id = "sea_witch"
    cost = 5
    types = ACTION_DURATION_ATTACK
    sets = SECOND

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(2)
        for foe in me.victims(this):
            foe.gain(CURSE)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.next_turn(self, this)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.draw(2)
        me.choose_discard(by=self, exactly=2)


register(
    Astrolabe,
    Monkey,
    SeaChart,
    Blockade,
    Sailor,
    TidePools,
    Corsair,
    Pirate,
    SeaWitch,
)
