"""Intrigue: the cards of both editions."""

from __future__ import annotations

from typing import Final

from ..engine import kinds, places
from ..engine.abilities import InPlay
from ..engine.card import Card
from ..engine.catalogue import register
from ..engine.events import ALL
from ..engine.player import TO_HAND, Player
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
        me.topdeck_from_hand(self)


class Pawn(Card):
    id = "pawn"
    cost = 2
    types = ACTION
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        for word in me.choose_words(self, ["cards", "actions", "buys", "coins"], 2):
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
        # Only places in the hands are remembered while the others choose: nobody can learn a card from them.
        places = [self.choose_place(player) for player in circle]
        passed = [circle[i].hand[places[i]] if places[i] >= 0 else None for i in range(len(circle))]
        for i in range(len(circle)):
            card = passed[i]
            if card is not None:
                circle[i].take_from_hand(card)
        for i in range(len(circle)):
            card = passed[i]
            if card is not None:
                hand_over(circle[i], circle[(i + 1) % len(circle)], card)
        me.choose_trash(self, 0, 1)

    def circle(self, me: Player) -> list[Player]:
        """Those who take part, each passing to the next one."""
        players = [player for player in [me, *me.others()] if player.hand]
        return players if len(players) > 1 else []

    def choose_place(self, player: Player) -> int:
        """Where in the hand the card lies that the player passes; -1 if there is none."""
        card = player.pick(kinds.PASS, self, player.hand)
        return -1 if card is None else player.hand.index(card)


class Masquerade1E(Masquerade):
    id = "masquerade@1e"
    sets = FIRST

    def circle(self, me: Player) -> list[Player]:
        return [me, *me.others()]


def hand_over(giver: Player, taker: Player, card: Card) -> None:
    """Put a card that left the giver's hand into the taker's; nobody else learns which one it is."""
    game = giver.game
    game.secrets += 1
    if len(game.players) > 2 or game.log is not None:
        # With two players only spectators do not know the card; a game without a log has none.
        game.passed.append((giver.seat, taker.seat, card))
    taker.add_to_hand(card, 1 << giver.seat)
    if game.log is not None:
        seen = 1 << giver.seat | 1 << taker.seat
        game.emit("pass", giver.seat, [card], "hand", "hand", seen, str(taker.seat))


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
        word = me.choose_word(self, ["cards", "coins", "trash"])
        if word == "cards":
            me.draw(2)
        elif word == "coins":
            me.plus_coins(2)
        else:
            me.choose_trash(self, 2, 2)


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
            given = me.pick(kinds.GIVE, self, me.game.available(cost, 0, cost))
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
        named = me.pick(kinds.NAME, self, me.game.setup.piles)
        if named is not None and me.game.log is not None:
            me.game.emit("name", me.seat, [named], "", "", ALL)
        revealed = me.reveal_top(1)
        if named is not None and named in revealed:
            me.to_hand(revealed, [named], ALL)
        else:
            me.put_back(revealed, self, True)


class Baron(Card):
    id = "baron"
    cost = 4
    types = ACTION
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_buys(1)
        if ESTATE in me.hand and me.may(kinds.DISCARD, self, ESTATE):
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
        card = me.choose_gain(self, 4)
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
        if this.here and me.may(kinds.TRASH, self, self, places.IN_PLAY) and me.trash_this(this):
            me.plus_coins(2)


class Duke(Card):
    id = "duke"
    cost = 5
    types = VICTORY
    sets = BOTH

    def worth(self, me: Player) -> int:
        return me.all_cards().count(DUCHY)


class Minion(Card):
    id = "minion"
    cost = 5
    types = ACTION_ATTACK
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_actions(1)
        if me.choose_word(self, ["coins", "discard"]) == "coins":
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
            if foe.choose_word(self, ["discard", "curse"]) == "discard":
                foe.choose_discard(self, 2, 2)
            else:
                foe.gain(CURSE, TO_HAND)


class TradingPost(Card):
    id = "trading_post"
    cost = 5
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        if len(me.choose_trash(self, 2, 2)) == 2:
            me.gain(SILVER, TO_HAND)


class Upgrade(Card):
    id = "upgrade"
    cost = 5
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)
        for card in me.choose_trash(self, 1, 1):
            cost = me.game.cost(card) + 1
            me.choose_gain(self, cost, 0, cost)


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
        if me.choose_word(self, ["cards", "actions"]) == "cards":
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
