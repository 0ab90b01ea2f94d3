"""Seaside: the cards of both editions."""

from __future__ import annotations

from typing import Final

from ..engine import kinds, moments
from ..engine.abilities import ADDS, NUMBERS, THIS_TURN, WHILE_IN_PLAY, Ability, Happening, InPlay
from ..engine.card import Card
from ..engine.catalogue import register
from ..engine.moves import TO_DECK
from ..engine.player import Player
from ..engine.types import ACTION, ACTION_ATTACK, ACTION_DURATION, ACTION_VICTORY, VICTORY
from .basic import COPPER, GOLD

BOTH: Final = "seaside-1e seaside-2e"
FIRST: Final = "seaside-1e"


class Haven(Card):
    id = "haven"
    cost = 2
    types = ACTION_DURATION
    sets = BOTH
    touches = ADDS
    holds_face_down = True

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)
        card = me.pick(kinds.SET_ASIDE, me.hand, by=self)
        if card is not None:  # else nothing to come back for: it does not stay (seaside.haven.3)
            me.hold(self, this, [card], me.hand)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.take_back(ability)


class Lighthouse(Card):
    id = "lighthouse"
    cost = 2
    types = ACTION_DURATION
    sets = BOTH
    plus_coins = True
    touches = NUMBERS

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_actions(1)
        me.plus_coins(1)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.next_turn(self, this)
        me.watch(self, moments.ATTACK, WHILE_IN_PLAY, this)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.plus_coins(1)


class NativeVillage(Card):
    id = "native_village"
    cost = 2
    types = ACTION
    sets = BOTH
    mat = "native_village"
    mat_face_down = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_actions(2)
        if me.choose_word(["deck", "mat"], by=self) == "deck":
            me.put_on_mat(self.mat, me.look_at_top(1), me.looking)
        else:
            mat = me.mat(self.mat)
            me.to_hand(mat, mat)


class FishingVillage(Card):
    id = "fishing_village"
    cost = 3
    types = ACTION_DURATION
    sets = BOTH
    plus_coins = True
    touches = NUMBERS

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_actions(2)
        me.plus_coins(1)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.next_turn(self, this)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.plus_actions(1)
        me.plus_coins(1)


class Lookout(Card):
    id = "lookout"
    cost = 3
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_actions(1)
        looking = me.look_at_top(3)
        me.trash(me.choose(kinds.TRASH, looking, by=self, at_least=1, at_most=1), looking)
        me.discard_from(looking, me.choose(kinds.DISCARD, looking, by=self, at_least=1, at_most=1))
        me.put_back(looking, by=self)


class Smugglers(Card):
    id = "smugglers"
    cost = 3
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        gained = me.right().gained
        card = me.pick(kinds.GAIN, [card for card in me.game.available(6) if card in gained], by=self)
        if card is not None:
            me.gain(card)


class Warehouse(Card):
    id = "warehouse"
    cost = 3
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(3)
        me.plus_actions(1)
        me.choose_discard(by=self, exactly=3)


class Caravan(Card):
    id = "caravan"
    cost = 4
    types = ACTION_DURATION
    sets = BOTH
    touches = ADDS

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.next_turn(self, this)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.draw(1)


class Cutpurse(Card):
    id = "cutpurse"
    cost = 4
    types = ACTION_ATTACK
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(2)
        for foe in me.victims(this):
            if COPPER in foe.hand:
                foe.discard([COPPER])
            else:
                foe.reveal_hand()


class Island(Card):
    id = "island"
    cost = 4
    types = ACTION_VICTORY
    sets = BOTH
    points = 2
    mat = "island"

    def play(self, me: Player, this: InPlay) -> None:
        cards = me.choose(kinds.SET_ASIDE, me.hand, by=self, at_least=1, at_most=1)
        me.put_this_on_mat(self.mat, this)
        me.put_on_mat(self.mat, cards, me.hand)


class Salvager(Card):
    id = "salvager"
    cost = 4
    types = ACTION
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_buys(1)
        for card in me.choose_trash(by=self, exactly=1):
            me.plus_coins(me.game.cost(card))


class TreasureMap(Card):
    id = "treasure_map"
    cost = 4
    types = ACTION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        if me.trash_with_this(this, self) == 2:
            for _ in range(4):
                me.gain(GOLD, TO_DECK)


class Bazaar(Card):
    id = "bazaar"
    cost = 5
    types = ACTION
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(2)
        me.plus_coins(1)


class MerchantShip(Card):
    id = "merchant_ship"
    cost = 5
    types = ACTION_DURATION
    sets = BOTH
    plus_coins = True
    touches = NUMBERS

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(2)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.next_turn(self, this)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.plus_coins(2)


class Outpost(Card):
    id = "outpost"
    cost = 5
    types = ACTION_DURATION
    sets = BOTH

    def play(self, me: Player, this: InPlay) -> None:
        if me.game.played.count(self) == 1:
            self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        game = me.game
        if game.active == me.seat and game.previous != me.seat:
            me.next_hand = 3
            game.extra_turn = True
            me.stay_in_play(self, this)


class Outpost1E(Outpost):
    id = "outpost@1e"
    sets = FIRST

    def play(self, me: Player, this: InPlay) -> None:
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        game = me.game
        if game.active != me.seat:
            return
        me.next_hand = 3
        if game.previous != me.seat and not game.extra_turn:
            game.extra_turn = True
            me.stay_in_play(self, this)


class Tactician(Card):
    id = "tactician"
    cost = 5
    types = ACTION_DURATION
    sets = BOTH
    touches = ADDS

    def play(self, me: Player, this: InPlay) -> None:
        if me.discard_hand() > 0:
            self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.next_turn(self, this)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.draw(5)
        me.plus_actions(1)
        me.plus_buys(1)


class Treasury(Card):
    id = "treasury"
    cost = 5
    types = ACTION
    sets = BOTH
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)
        me.plus_coins(1)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.watch(self, moments.BUY_PHASE_END, THIS_TURN, this, optional=True)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        record = ability.record
        if record is None or not record.here:
            return False
        for card in me.gained.cards()[me.gained_before_buying :]:
            if card.types & VICTORY:
                return False
        return True

    def end_buy_phase(self, me: Player, ability: Ability) -> None:
        if ability.record is not None:
            me.topdeck_this(ability.record)


class Treasury1E(Treasury):
    id = "treasury@1e"
    sets = FIRST

    def linger(self, me: Player, this: InPlay) -> None:
        me.watch(self, moments.DISCARD_FROM_PLAY, WHILE_IN_PLAY, this, optional=True)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        if ability.record is None or what.record is not ability.record:
            return False
        for card in me.bought:
            if card.types & VICTORY:
                return False
        return True

    def when_discard_from_play(self, me: Player, ability: Ability, what: Happening) -> None:
        if ability.record is not None:
            me.topdeck_this(ability.record)


class Wharf(Card):
    id = "wharf"
    cost = 5
    types = ACTION_DURATION
    sets = BOTH
    touches = ADDS

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(2)
        me.plus_buys(1)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.next_turn(self, this)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.draw(2)
        me.plus_buys(1)


register(
    Haven,
    Lighthouse,
    NativeVillage,
    FishingVillage,
    Lookout,
    Smugglers,
    Warehouse,
    Caravan,
    Cutpurse,
    Island,
    Salvager,
    TreasureMap,
    Bazaar,
    MerchantShip,
    Outpost,
    Outpost1E,
    Tactician,
    Treasury,
    Treasury1E,
    Wharf,
)
