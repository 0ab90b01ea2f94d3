"""Intrigue: the cards of the 1st edition only."""

from __future__ import annotations

from typing import Final

from ..engine import moments
from ..engine.abilities import NUMBERS, THIS_TURN, Ability, Happening, InPlay
from ..engine.card import Card
from ..engine.catalogue import register
from ..engine.player import Player
from ..engine.types import ACTION, ACTION_ATTACK, ACTION_REACTION, ACTION_VICTORY, TREASURE, VICTORY
from . import intrigue as _both_editions  # noqa: F401 - registers what the editions share
from .basic import COPPER

FIRST: Final = "intrigue-1e"


class SecretChamber(Card):
    id = "secret_chamber"
    cost = 2
    types = ACTION_REACTION
    sets = FIRST
    plus_coins = True
    hand_moments = moments.ATTACK

    def play(self, me: Player, this: InPlay) -> None:
        cards = me.choose_discard(by=self, up_to=len(me.hand))
        if cards:
            me.plus_coins(len(cards))

    def react(self, me: Player, what: Happening) -> None:
        me.reveal_from_hand(self)
        me.draw(2)
        me.choose_topdeck(by=self, amount=2)


class GreatHall(Card):
    id = "great_hall"
    cost = 3
    types = ACTION_VICTORY
    sets = FIRST
    points = 1

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)


class Coppersmith(Card):
    id = "coppersmith"
    cost = 4
    types = ACTION
    sets = FIRST
    touches = NUMBERS

    def play(self, me: Player, this: InPlay) -> None:
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.watch(self, moments.BEFORE_PLAY, THIS_TURN, this)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        return what.card is COPPER and what.seat == me.seat

    def before_play(self, me: Player, ability: Ability, what: Happening) -> None:
        me.plus_coins(1)


class Scout(Card):
    id = "scout"
    cost = 4
    types = ACTION
    sets = FIRST

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_actions(1)
        revealed = me.reveal_top(4)
        me.to_hand(revealed, [card for card in revealed if card.types & VICTORY])
        me.put_back(revealed, by=self)


class Saboteur(Card):
    id = "saboteur"
    cost = 5
    types = ACTION_ATTACK
    sets = FIRST

    def play(self, me: Player, this: InPlay) -> None:
        for foe in me.victims(this):
            card = foe.reveal_next()
            while card is not None and me.game.cost(card) < 3:
                card = foe.reveal_next()
            if card is not None and foe.trash([card], foe.revealed):
                foe.choose_gain(by=self, up_to=me.game.cost(card) - 2, optional=True)
            foe.discard_from(foe.revealed, foe.revealed)


class Tribute(Card):
    id = "tribute"
    cost = 5
    types = ACTION
    sets = FIRST
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        foe = me.left()
        cards = foe.reveal_top(2).cards()
        foe.discard_from(foe.revealed, cards)
        if len(cards) == 2 and cards[0] is cards[1]:
            cards.pop()
        for card in cards:
            types = me.game.types(card)
            if types & ACTION:
                me.plus_actions(2)
            if types & TREASURE:
                me.plus_coins(2)
            if types & VICTORY:
                me.draw(2)


register(SecretChamber, GreatHall, Coppersmith, Scout, Saboteur, Tribute)
