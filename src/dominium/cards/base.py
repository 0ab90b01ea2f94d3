"""The base game, 1st and 2nd edition."""

from __future__ import annotations

from typing import Final

from ..engine import kinds, moments, places
from ..engine.abilities import NUMBERS, THIS_TURN, Ability, Happening, InPlay
from ..engine.card import Card
from ..engine.catalogue import register
from ..engine.moves import TO_DECK, TO_HAND
from ..engine.player import Player
from ..engine.types import ACTION, ACTION_ATTACK, ACTION_REACTION, TREASURE, VICTORY
from .basic import COPPER, CURSE, GOLD, SILVER

BOTH: Final = "base-1e base-2e"
FIRST: Final = "base-1e"
SECOND: Final = "base-2e"


class Cellar(Card):
    id = "cellar"
    cost = 2
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_actions(1)
        me.draw(len(me.choose_discard(by=self, up_to=len(me.hand))))


class Chapel(Card):
    id = "chapel"
    cost = 2
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.choose_trash(by=self, up_to=4)


class Moat(Card):
    id = "moat"
    cost = 2
    types = ACTION_REACTION
    sets = BOTH
    hand_moments = moments.ATTACK

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(2)

    def can_react(self, me: Player, what: Happening) -> bool:
        # A second Moat, or one beside other protection, can change nothing (G25).
        return what.record is not None and not what.record.spares(me.seat)

    def react(self, me: Player, what: Happening) -> None:
        me.reveal_from_hand(self)
        if what.record is not None:
            what.record.spare(me.seat)


class Village(Card):
    id = "village"
    cost = 3
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(2)


class Workshop(Card):
    id = "workshop"
    cost = 3
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.choose_gain(by=self, up_to=4)


class Bureaucrat(Card):
    id = "bureaucrat"
    cost = 4
    types = ACTION_ATTACK
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.gain(SILVER, TO_DECK)
        for foe in me.victims(this):
            victory = [card for card in foe.hand if card.types & VICTORY]
            card = foe.pick(kinds.REVEAL, victory, by=self)
            if card is None:
                foe.reveal_hand()
            else:
                foe.reveal_from_hand(card)
                foe.topdeck(card, shown=True)


class Gardens(Card):
    id = "gardens"
    cost = 4
    types = VICTORY
    sets = BOTH

    def worth(self, me: Player) -> int:
        return me.cards_owned() // 10


class Militia(Card):
    id = "militia"
    cost = 4
    types = ACTION_ATTACK
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(2)
        for foe in me.victims(this):
            foe.discard_down_to(3, by=self)


class Moneylender(Card):
    id = "moneylender"
    cost = 4
    types = ACTION
    sets = BOTH
    plus_coins = True
    optional = True

    def play(self, me: Player, this: InPlay) -> None:
        coppers = [card for card in me.hand if card is COPPER]
        if me.trash_one_of(coppers, by=self, optional=self.optional) is not None:
            me.plus_coins(3)


class Moneylender1E(Moneylender):
    id = "moneylender@1e"
    sets = FIRST
    optional = False


class Remodel(Card):
    id = "remodel"
    cost = 4
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        for card in me.choose_trash(by=self, exactly=1):
            me.choose_gain(by=self, up_to=me.game.cost(card) + 2)


class Smithy(Card):
    id = "smithy"
    cost = 4
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(3)


class ThroneRoom(Card):
    id = "throne_room"
    cost = 4
    types = ACTION
    sets = BOTH
    optional = True

    def play(self, me: Player, this: InPlay) -> None:
        actions = [card for card in me.hand if card.types & ACTION]
        card = me.pick(kinds.PLAY_CARD, actions, by=self, optional=self.optional)
        if card is None:
            return
        played = me.play_from(me.hand, card)
        if played is not None:
            me.play_again(played, by=this)


class ThroneRoom1E(ThroneRoom):
    id = "throne_room@1e"
    sets = FIRST
    optional = False


class CouncilRoom(Card):
    id = "council_room"
    cost = 5
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(4)
        me.plus_buys(1)
        for other in me.others():
            other.draw(1)


class Festival(Card):
    id = "festival"
    cost = 5
    types = ACTION
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_actions(2)
        me.plus_buys(1)
        me.plus_coins(2)


class Laboratory(Card):
    id = "laboratory"
    cost = 5
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(2)
        me.plus_actions(1)


class Library(Card):
    id = "library"
    cost = 5
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        while len(me.hand) < 7 and me.draw(1):
            card = me.hand[-1]
            if card.types & ACTION and me.may(kinds.SET_ASIDE, card, by=self):
                me.set_aside(card)
        me.discard_from(me.aside, me.aside)


class Market(Card):
    id = "market"
    cost = 5
    types = ACTION
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)
        me.plus_buys(1)
        me.plus_coins(1)


class Mine(Card):
    id = "mine"
    cost = 5
    types = ACTION
    sets = BOTH
    optional = True

    def play(self, me: Player, this: InPlay) -> None:
        card = me.trash_one_of(me.treasures(), by=self, optional=self.optional)
        if card is not None:
            me.choose_gain(by=self, up_to=me.game.cost(card) + 3, types=TREASURE, to=TO_HAND)


class Mine1E(Mine):
    id = "mine@1e"
    sets = FIRST
    optional = False


class Witch(Card):
    id = "witch"
    cost = 5
    types = ACTION_ATTACK
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(2)
        for foe in me.victims(this):
            foe.gain(CURSE)


# 1st edition only


class Chancellor(Card):
    id = "chancellor"
    cost = 3
    types = ACTION
    sets = FIRST
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(2)
        if me.yes(by=self):
            me.put_deck_into_discard()


class Woodcutter(Card):
    id = "woodcutter"
    cost = 3
    types = ACTION
    sets = FIRST
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_buys(1)
        me.plus_coins(2)


class Feast(Card):
    id = "feast"
    cost = 4
    types = ACTION
    sets = FIRST

    def play(self, me: Player, this: InPlay) -> None:
        me.trash_this(this)
        me.choose_gain(by=self, up_to=5)


class Spy(Card):
    id = "spy"
    cost = 4
    types = ACTION_ATTACK
    sets = FIRST

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)
        for player in [me, *me.victims(this)]:
            for card in player.reveal_top(1).cards():
                if me.may(kinds.DISCARD, card, by=self, place=places.REVEALED):
                    player.discard_from(player.revealed, [card])
                else:
                    player.put_back(player.revealed, by=self)


class Thief(Card):
    id = "thief"
    cost = 4
    types = ACTION_ATTACK
    sets = FIRST

    def play(self, me: Player, this: InPlay) -> None:
        stolen: list[Card] = []
        for foe in me.victims(this):
            revealed = foe.reveal_top(2)
            treasures = [card for card in revealed if me.game.types(card) & TREASURE]
            card = me.pick(kinds.TRASH, treasures, by=self, place=places.REVEALED)
            if card is not None and foe.trash([card], revealed):
                stolen.append(card)
            foe.discard_from(revealed, revealed)
        for card in me.choose(kinds.GAIN, stolen, by=self, at_most=len(stolen), place=places.TRASH_PILE):
            me.gain_from_trash(card)


class Adventurer(Card):
    id = "adventurer"
    cost = 6
    types = ACTION
    sets = FIRST

    def play(self, me: Player, this: InPlay) -> None:
        found: list[Card] = []
        while len(found) < 2:
            card = me.reveal_next()
            if card is None:
                break
            if me.game.types(card) & TREASURE:
                found.append(card)
        me.to_hand(me.revealed, found)
        me.discard_from(me.revealed, me.revealed)


# 2nd edition only


class Harbinger(Card):
    id = "harbinger"
    cost = 3
    types = ACTION
    sets = SECOND

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)
        discards = me.look_through_discards()
        card = me.pick(kinds.PUT_BACK, discards, by=self, optional=True, place=places.DISCARD_PILE)
        if card is not None:
            me.topdeck_from_discards(card)


class Merchant(Card):
    id = "merchant"
    cost = 3
    types = ACTION
    sets = SECOND
    plus_coins = True
    touches = NUMBERS

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        if SILVER not in me.game.played:
            me.watch(self, moments.BEFORE_PLAY, THIS_TURN)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        return what.card is SILVER and what.seat == me.seat

    def before_play(self, me: Player, ability: Ability, what: Happening) -> None:
        me.plus_coins(1)
        me.game.remove_ability(ability)


class Vassal(Card):
    id = "vassal"
    cost = 3
    types = ACTION
    sets = SECOND
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(2)
        card = me.discard_top()
        if (
            card is not None
            and card.types & ACTION
            and me.may(kinds.PLAY_CARD, card, by=self, place=places.DISCARD_PILE)
        ):
            me.play_from(me.discard_pile, card)


class Poacher(Card):
    id = "poacher"
    cost = 4
    types = ACTION
    sets = SECOND
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)
        me.plus_coins(1)
        me.choose_discard(by=self, exactly=me.game.empty_piles)


class Bandit(Card):
    id = "bandit"
    cost = 5
    types = ACTION_ATTACK
    sets = SECOND

    def play(self, me: Player, this: InPlay) -> None:
        me.gain(GOLD)
        for foe in me.victims(this):
            revealed = foe.reveal_top(2)
            treasures = [card for card in revealed if me.game.types(card) & TREASURE and card is not COPPER]
            card = foe.pick(kinds.TRASH, treasures, by=self, place=places.REVEALED)
            if card is not None:
                foe.trash([card], revealed)
            foe.discard_from(revealed, revealed)


class Sentry(Card):
    id = "sentry"
    cost = 5
    types = ACTION
    sets = SECOND

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)
        looking = me.look_at_top(2)
        me.trash(me.choose(kinds.TRASH, looking, by=self, at_most=2), looking)
        me.discard_from(looking, me.choose(kinds.DISCARD, looking, by=self, at_most=2))
        me.put_back(looking, by=self)


class Artisan(Card):
    id = "artisan"
    cost = 6
    types = ACTION
    sets = SECOND

    def play(self, me: Player, this: InPlay) -> None:
        me.choose_gain(by=self, up_to=5, to=TO_HAND)
        me.choose_topdeck(by=self)


register(
    Cellar,
    Chapel,
    Moat,
    Village,
    Workshop,
    Bureaucrat,
    Gardens,
    Militia,
    Moneylender,
    Moneylender1E,
    Remodel,
    Smithy,
    ThroneRoom,
    ThroneRoom1E,
    CouncilRoom,
    Festival,
    Laboratory,
    Library,
    Market,
    Mine,
    Mine1E,
    Witch,
    Chancellor,
    Woodcutter,
    Feast,
    Spy,
    Thief,
    Adventurer,
    Harbinger,
    Merchant,
    Vassal,
    Poacher,
    Bandit,
    Sentry,
    Artisan,
)
