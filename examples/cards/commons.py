"""Two cards of our own invention. Their words lie beside them: commons.en.ftl and commons.pl.ftl.

dominium play --cards examples/cards/commons.py
"""

from __future__ import annotations

from dominium import (
    ACTION_ATTACK,
    ACTION_DURATION,
    ADDS,
    VICTORY,
    Ability,
    Card,
    Decision,
    InPlay,
    Judgement,
    Player,
    Sense,
    View,
    kinds,
    know,
    register,
)

DRAWINGS = {"beekeeper": "bee", "gossip": "trumpet-flag"}


class Beekeeper(Card):
    id = "beekeeper"
    cost = 3
    types = ACTION_DURATION
    plus_coins = True
    touches = ADDS

    def play(self, me: Player, this: InPlay) -> None:
        meadows = [card for card in me.hand if me.game.types(card) & VICTORY]
        chosen = me.choose(kinds.DISCARD, meadows, by=self, at_most=len(meadows))
        me.discard(chosen)
        me.plus_coins(len(chosen))
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.next_turn(self, this)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.draw(1)


class Gossip(Card):
    id = "gossip"
    cost = 4
    types = ACTION_ATTACK
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(2)
        for foe in me.victims(this):
            if foe.choose_word(["discard", "talk"], by=self) == "discard":
                foe.choose_discard(by=self, exactly=1)
            else:
                me.draw(1)


register(Beekeeper, Gossip)


# Without what follows bots judge the cards by their costs and types; with it they know when to buy them, too.


class GossipSense(Sense):
    id = "gossip"
    says = "As a victim discards what is of no use, or else lets the other one draw."
    worth = 42
    coins = 2
    more = 10
    steady_copies = 1
    steady_rank = 60

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        useless = any(view.types(card) & VICTORY for card in view.hand)
        return ["discard"] if useless or not view.hand else ["talk"]


know(GossipSense)
