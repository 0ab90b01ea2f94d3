"""Seaside: the cards of the 1st edition only."""

from __future__ import annotations

from typing import Final

from ..engine import kinds, moments, places
from ..engine.abilities import FOREVER, Ability, InPlay
from ..engine.card import Card
from ..engine.catalogue import register
from ..engine.events import ALL
from ..engine.player import TO_DECK, TO_HAND, Player
from ..engine.types import ACTION, ACTION_ATTACK, TREASURE
from . import seaside as _both_editions  # noqa: F401 - registers what the editions share
from .basic import CURSE, GOLD, PROVINCE, SILVER

FIRST: Final = "seaside-1e"

PIRATE_TOKENS: Final = "pirate_ship"


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
        pile = me.pick(kinds.PILE, self, me.game.setup.piles)
        if pile is not None:
            token = me.watch(self, moments.BUY, FOREVER)
            token.number = me.game.setup.position(pile)
            if me.game.log is not None:
                me.game.emit("token", me.seat, [pile], "", "supply", ALL, self.id, 1)

    def when_buy(self, buyer: Player, ability: Ability, card: Card) -> None:
        if buyer.game.setup.position(card) == ability.number:
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
        if card is not None and me.may(kinds.PUT_BACK, self, card, places.DECK):
            me.put_bottom_on_top()


class Ambassador(Card):
    id = "ambassador"
    cost = 3
    types = ACTION_ATTACK
    sets = FIRST

    def play(self, me: Player, this: InPlay) -> None:
        game = me.game
        card = me.pick(kinds.REVEAL, self, me.hand)
        if card is None:
            return
        me.reveal_from_hand(card)
        copies = [other for other in me.hand if other is card and game.setup.position(card) >= 0]
        returned = me.choose(kinds.RETURN, self, copies, 0, 2)
        for other in returned:
            me.take_from_hand(other)
            game.return_to_supply(other)
        if returned and game.log is not None:
            game.emit("return", me.seat, returned, "hand", "supply", ALL)
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
        if me.choose_word(self, ["discard", "deck"]) == "discard":
            me.discard_from(looking, looking, 1 << me.seat)
        else:
            me.put_back(looking, self)


class PirateShip(Card):
    id = "pirate_ship"
    cost = 4
    types = ACTION_ATTACK
    sets = FIRST
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        if me.choose_word(self, ["trash", "coins"]) == "coins":
            me.plus_coins(me.tokens.get(PIRATE_TOKENS, 0))
        elif self.raid(me, this):
            me.tokens[PIRATE_TOKENS] = me.tokens.get(PIRATE_TOKENS, 0) + 1
            if me.game.log is not None:
                me.game.emit("token", me.seat, [self], "", "", ALL, PIRATE_TOKENS, 1)

    def raid(self, me: Player, this: InPlay) -> bool:
        """Each victim trashes a Treasure; whether anybody did."""
        found = False
        for foe in me.victims(this):
            revealed = foe.reveal_top(2)
            treasures = [card for card in revealed if me.game.types(card) & TREASURE]
            card = me.pick(kinds.TRASH, self, treasures, False, places.REVEALED)
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
        if PROVINCE in me.hand and me.may(kinds.REVEAL, self, PROVINCE):
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
            foe.topdeck_from_hand(self, len(foe.hand) - 3)


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
