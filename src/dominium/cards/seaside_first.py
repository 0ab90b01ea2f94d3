"""Seaside: the cards of the 1st edition only."""

from __future__ import annotations

from typing import Final

from ..engine import kinds, moments, places
from ..engine.abilities import FOREVER, Ability, InPlay
from ..engine.card import Card
from ..engine.catalogue import register
from ..engine.moves import TO_DECK, TO_HAND
from ..engine.player import Player
from ..engine.types import ACTION, ACTION_ATTACK, TREASURE
from . import seaside as _both_editions  # noqa: F401 - registers what the editions share
from .basic import CURSE, GOLD, PROVINCE, SILVER

FIRST: Final = "seaside-1e"


class Embargo(Card):
    id = "embargo"
    cost = 2
    types = ACTION
    sets = FIRST
    plus_coins = True
    marks_piles = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(2)
        me.trash_this(this)  # the token comes even if that fails (seaside.embargo.2)
        pile = me.pick(kinds.PILE, me.game.setup.piles, by=self)
        if pile is not None:
            me.mark_pile(self, pile, moments.BUY, FOREVER)

    def when_buy(self, buyer: Player, ability: Ability, card: Card) -> None:
        if card is ability.about:
            buyer.gain(CURSE)


class PearlDiver(Card):
    id = "pearl_diver"
    cost = 2
    types = ACTION
    sets = FIRST

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)
        card = me.look_at_bottom()
        if card is not None and me.may(kinds.PUT_BACK, card, by=self, place=places.DECK):
            me.put_bottom_on_top()


class Ambassador(Card):
    id = "ambassador"
    cost = 3
    types = ACTION_ATTACK
    sets = FIRST

    def play(self, me: Player, this: InPlay) -> None:
        game = me.game
        card = me.pick(kinds.REVEAL, me.hand, by=self)
        if card is None:
            return
        me.reveal_from_hand(card)
        copies = [other for other in me.hand if other is card and game.setup.position(card) >= 0]
        me.return_to_supply(me.choose(kinds.RETURN, copies, by=self, at_most=2))
        for foe in me.victims(this):
            foe.gain(card)


class Navigator(Card):
    id = "navigator"
    cost = 4
    types = ACTION
    sets = FIRST
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(2)
        looking = me.look_at_top(5)
        if not looking:
            return
        if me.choose_word(["discard", "deck"], by=self) == "discard":
            me.discard_from(looking, looking)
        else:
            me.put_back(looking, by=self)


class PirateShip(Card):
    id = "pirate_ship"
    cost = 4
    types = ACTION_ATTACK
    sets = FIRST
    plus_coins = True
    tokens = "pirate_ship"

    def play(self, me: Player, this: InPlay) -> None:
        if me.choose_word(["trash", "coins"], by=self) == "coins":
            me.plus_coins(me.tokens.get(self.tokens, 0))
        elif self.raid(me, this):
            me.add_token(self)

    def raid(self, me: Player, this: InPlay) -> bool:
        """Each victim trashes a Treasure; whether anybody did."""
        found = False
        for foe in me.victims(this):
            revealed = foe.reveal_top(2)
            treasures = [card for card in revealed if me.game.types(card) & TREASURE]
            card = me.pick(kinds.TRASH, treasures, by=self, place=places.REVEALED)
            if card is not None and foe.trash([card], revealed):
                found = True
            foe.discard_from(revealed, revealed)
        return found


class SeaHag(Card):
    id = "sea_hag"
    cost = 4
    types = ACTION_ATTACK
    sets = FIRST

    def play(self, me: Player, this: InPlay) -> None:
        for foe in me.victims(this):
            foe.discard_top()
            foe.gain(CURSE, TO_DECK)


class Explorer(Card):
    id = "explorer"
    cost = 5
    types = ACTION
    sets = FIRST

    def play(self, me: Player, this: InPlay) -> None:
        if PROVINCE in me.hand and me.may(kinds.REVEAL, PROVINCE, by=self):
            me.reveal_from_hand(PROVINCE)
            me.gain(GOLD, TO_HAND)
        else:
            me.gain(SILVER, TO_HAND)


class GhostShip(Card):
    id = "ghost_ship"
    cost = 5
    types = ACTION_ATTACK
    sets = FIRST

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(2)
        for foe in me.victims(this):
            foe.choose_topdeck(by=self, amount=len(foe.hand) - 3)


register(
    Embargo,
    PearlDiver,
    Ambassador,
    Navigator,
    PirateShip,
    SeaHag,
    Explorer,
    GhostShip,
)
