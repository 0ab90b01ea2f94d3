"""Intrigue: the cards of both editions."""

from __future__ import annotations

from typing import Final

from ..engine import kinds, places
from ..engine.abilities import InPlay
from ..engine.card import Card
from ..engine.catalogue import register
from ..engine.moves import TO_HAND
from ..engine.player import Player
from ..engine.types import ACTION, ACTION_ATTACK, ACTION_VICTORY, TREASURE, TREASURE_VICTORY, VICTORY
from .basic import CURSE, DUCHY, ESTATE, SILVER

BOTH: Final = "intrigue-1e intrigue-2e"
FIRST: Final = "intrigue-1e"


class Courtyard(Card):
    id = "courtyard"
    cost = 2
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(3)
        me.choose_topdeck(by=self)


class Pawn(Card):
    id = "pawn"
    cost = 2
    types = ACTION
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        for word in me.choose_words(["cards", "actions", "buys", "coins"], by=self, amount=2):
            if word == "cards":
                me.draw(1)
            elif word == "actions":
                me.plus_actions(1)
            elif word == "buys":
                me.plus_buys(1)
            else:
                me.plus_coins(1)


class Masquerade(Card):
    id = "masquerade"
    cost = 3
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(2)
        circle = self.circle(me)
        for player in circle:
            card = player.pick(kinds.PASS, player.hand, by=self)
            if card is not None:
                player.mark(card)
        passed = [player.take_marked() for player in circle]
        for i in range(len(circle)):
            card = passed[i]
            if card is not None:
                circle[i].pass_card(card, circle[(i + 1) % len(circle)])
        me.choose_trash(by=self, up_to=1)

    def circle(self, me: Player) -> list[Player]:
        """Those who take part, each passing to the next one."""
        players = [player for player in [me, *me.others()] if player.hand]
        return players if len(players) > 1 else []


class Masquerade1E(Masquerade):
    id = "masquerade@1e"
    sets = FIRST

    def circle(self, me: Player) -> list[Player]:
        return [me, *me.others()]


class ShantyTown(Card):
    id = "shanty_town"
    cost = 3
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_actions(2)
        me.reveal_hand()
        if not [card for card in me.hand if card.types & ACTION]:
            me.draw(2)


class Steward(Card):
    id = "steward"
    cost = 3
    types = ACTION
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        word = me.choose_word(["cards", "coins", "trash"], by=self)
        if word == "cards":
            me.draw(2)
        elif word == "coins":
            me.plus_coins(2)
        else:
            me.choose_trash(by=self, exactly=2)


class Swindler(Card):
    id = "swindler"
    cost = 3
    types = ACTION_ATTACK
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(2)
        for foe in me.victims(this):
            trashed = foe.trash_top()
            if trashed is None:
                continue
            cost = me.game.cost(trashed)
            given = me.pick(kinds.GIVE, me.game.available(cost, at_least=cost), by=self)
            if given is not None:
                foe.gain(given)


class WishingWell(Card):
    id = "wishing_well"
    cost = 3
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)
        named = me.name_card(by=self)
        revealed = me.reveal_top(1)
        if named is not None and named in revealed:
            me.to_hand(revealed, [named])
        else:
            me.put_back(revealed, by=self)


class Baron(Card):
    id = "baron"
    cost = 4
    types = ACTION
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_buys(1)
        if ESTATE in me.hand and me.may(kinds.DISCARD, ESTATE, by=self):
            me.discard([ESTATE])
            me.plus_coins(4)
        else:
            me.gain(ESTATE)


class Bridge(Card):
    id = "bridge"
    cost = 4
    types = ACTION
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_buys(1)
        me.plus_coins(1)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.game.reduction += 1


class Conspirator(Card):
    id = "conspirator"
    cost = 4
    types = ACTION
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(2)
        if me.game.actions_played >= 3:
            me.draw(1)
            me.plus_actions(1)


class Ironworks(Card):
    id = "ironworks"
    cost = 4
    types = ACTION
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        card = me.choose_gain(by=self, up_to=4)
        if card is None:
            return
        types = me.game.types(card)
        if types & ACTION:
            me.plus_actions(1)
        if types & TREASURE:
            me.plus_coins(1)
        if types & VICTORY:
            me.draw(1)


class MiningVillage(Card):
    id = "mining_village"
    cost = 4
    types = ACTION
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(2)
        if this.here and me.may(kinds.TRASH, self, by=self, place=places.IN_PLAY) and me.trash_this(this):
            me.plus_coins(2)


class Duke(Card):
    id = "duke"
    cost = 5
    types = VICTORY
    sets = BOTH

    def worth(self, me: Player) -> int:
        return me.owns(DUCHY)


class Minion(Card):
    id = "minion"
    cost = 5
    types = ACTION_ATTACK
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_actions(1)
        if me.choose_word(["coins", "discard"], by=self) == "coins":
            me.plus_coins(2)
            return
        me.discard_hand()
        me.draw(4)
        for foe in me.victims(this):
            if len(foe.hand) >= 5:
                foe.discard_hand()
                foe.draw(4)


class Torturer(Card):
    id = "torturer"
    cost = 5
    types = ACTION_ATTACK
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(3)
        for foe in me.victims(this):
            if foe.choose_word(["discard", "curse"], by=self) == "discard":
                foe.choose_discard(by=self, exactly=2)
            else:
                foe.gain(CURSE, TO_HAND)


class TradingPost(Card):
    id = "trading_post"
    cost = 5
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        if len(me.choose_trash(by=self, exactly=2)) == 2:
            me.gain(SILVER, TO_HAND)


class Upgrade(Card):
    id = "upgrade"
    cost = 5
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)
        for card in me.choose_trash(by=self, exactly=1):
            me.choose_gain(by=self, exactly=me.game.cost(card) + 1)


class Harem(Card):
    id = "harem"
    cost = 6
    types = TREASURE_VICTORY
    sets = BOTH
    coins = 2
    only_coins = True
    points = 2


class Nobles(Card):
    id = "nobles"
    cost = 6
    types = ACTION_VICTORY
    sets = BOTH
    points = 2

    def play(self, me: Player, this: InPlay) -> None:
        if me.choose_word(["cards", "actions"], by=self) == "cards":
            me.draw(3)
        else:
            me.plus_actions(2)


register(
    Courtyard,
    Pawn,
    Masquerade,
    Masquerade1E,
    ShantyTown,
    Steward,
    Swindler,
    WishingWell,
    Baron,
    Bridge,
    Conspirator,
    Ironworks,
    MiningVillage,
    Duke,
    Minion,
    Torturer,
    TradingPost,
    Upgrade,
    Harem,
    Nobles,
)
