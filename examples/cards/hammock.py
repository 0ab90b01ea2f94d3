"""A card of our own invention with everything in one file: class, words, drawing.

dominium play --cards examples/cards/hammock.py
"""

from __future__ import annotations

from dominium import ACTION, TREASURE, Card, InPlay, Player, kinds, register

WORDS = {
    "en": """
        hammock = Hammock
            .text =
                ¤1
                You may reveal an Action card from your hand for +¤2.
        rulings-hammock =
            The Action card stays in your hand, so one card is enough for several Hammocks.
        ask-hammock-reveal = You may reveal an Action card for +¤2.
    """,
    "pl": """
        hammock = Hamak
            .acc = Hamak
            .text =
                ¤1
                Możesz odkryć kartę Akcji z ręki: +¤2.
        rulings-hammock =
            Karta Akcji zostaje na ręce, więc jedna wystarczy na kilka Hamaków.
        ask-hammock-reveal = Możesz odkryć kartę Akcji: +¤2.
    """,
}

DRAWINGS = {"hammock": "sun"}


class Hammock(Card):
    id = "hammock"
    cost = 4
    types = TREASURE
    coins = 1
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(1)
        idle = [card for card in me.hand if me.game.types(card) & ACTION]
        card = me.pick(kinds.REVEAL, idle, by=self, optional=True)
        if card is not None:
            me.reveal_from_hand(card)
            me.plus_coins(2)


register(Hammock)
