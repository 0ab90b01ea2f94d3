"""Intrigue: the cards of the 2nd edition only."""

from __future__ import annotations

from typing import Final

from ..engine import kinds, moments, places
from ..engine.abilities import Happening, InPlay
from ..engine.card import Card
from ..engine.catalogue import register
from ..engine.player import Player
from ..engine.types import (
    ACTION,
    ACTION_ATTACK,
    ACTION_REACTION,
    ACTION_VICTORY,
    CURSE_TYPE,
    TREASURE,
    VICTORY,
    type_names,
)
from . import intrigue as _both_editions  # noqa: F401 - registers what the editions share
from .basic import CURSE, GOLD

SECOND: Final = "intrigue-2e"

ANY_COST: Final = 1000


class Lurker(Card):
    id = "lurker"
    cost = 2
    types = ACTION
    sets = SECOND

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_actions(1)
        if me.choose_word(["trash", "gain"], by=self) == "trash":
            supply = me.game.available(ANY_COST, types=ACTION)
            card = me.pick(kinds.TRASH, supply, by=self, place=places.SUPPLY)
            if card is not None:
                me.trash_from_supply(card)
        else:
            actions = [other for other in me.game.trash if other.types & ACTION]
            card = me.pick(kinds.GAIN, actions, by=self, place=places.TRASH_PILE)
            if card is not None:
                me.gain_from_trash(card)


class Diplomat(Card):
    id = "diplomat"
    cost = 4
    types = ACTION_REACTION
    sets = SECOND
    hand_moments = moments.ATTACK

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(2)
        if len(me.hand) <= 5:
            me.plus_actions(2)

    def can_react(self, me: Player, what: Happening) -> bool:
        return len(me.hand) >= 5

    def react(self, me: Player, what: Happening) -> None:
        me.reveal_from_hand(self)
        me.draw(2)
        me.choose_discard(by=self, exactly=3)


class Mill(Card):
    id = "mill"
    cost = 4
    types = ACTION_VICTORY
    sets = SECOND
    plus_coins = True
    points = 1

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)
        cards = me.choose(kinds.DISCARD, me.hand, by=self, at_most=2)
        if len(cards) == 1:
            # It is two or none: who names one of several is asked for exactly two.
            cards = me.choose(kinds.DISCARD, me.hand, by=self, at_least=2, at_most=2)
        me.discard(cards)
        if len(cards) == 2:
            me.plus_coins(2)


class SecretPassage(Card):
    id = "secret_passage"
    cost = 4
    types = ACTION
    sets = SECOND

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(2)
        me.plus_actions(1)
        card = me.pick(kinds.PUT_BACK, me.hand, by=self)
        if card is None:
            return
        me.lay_down(card)
        above = [str(place) for place in range(len(me.deck) + 1)]
        place = me.choose_words(above, by=self, kind=kinds.PLACE)[0]
        me.put_into_deck(me.looking[-1], int(place))


class Courtier(Card):
    id = "courtier"
    cost = 5
    types = ACTION
    sets = SECOND
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        card = me.pick(kinds.REVEAL, me.hand, by=self)
        if card is None:
            return
        me.reveal_from_hand(card)
        words = ["actions", "buys", "coins", "gold"]
        amount = min(len(type_names(me.game.types(card))), len(words))
        for word in me.choose_words(words, by=self, amount=amount):
            if word == "actions":
                me.plus_actions(1)
            elif word == "buys":
                me.plus_buys(1)
            elif word == "coins":
                me.plus_coins(3)
            else:
                me.gain(GOLD)


class Patrol(Card):
    id = "patrol"
    cost = 5
    types = ACTION
    sets = SECOND

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(3)
        revealed = me.reveal_top(4)
        me.to_hand(revealed, [card for card in revealed if card.types & (VICTORY | CURSE_TYPE)])
        me.put_back(revealed, by=self)


class Replace(Card):
    id = "replace"
    cost = 5
    types = ACTION_ATTACK
    sets = SECOND

    def play(self, me: Player, this: InPlay) -> None:
        for trashed in me.choose_trash(by=self, exactly=1):
            card = me.pick_from_supply(by=self, up_to=me.game.cost(trashed) + 2)
            gain = None if card is None else me.gain_tracked(card)
            if gain is None:
                continue
            types = me.game.types(gain.card)
            if types & (ACTION | TREASURE):
                me.topdeck_gained(gain)
            if types & VICTORY:
                for foe in me.victims(this):
                    foe.gain(CURSE)


register(Lurker, Diplomat, Mill, SecretPassage, Courtier, Patrol, Replace)
