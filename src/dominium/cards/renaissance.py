"""Renaissance: the Kingdom cards."""

from __future__ import annotations

from typing import Final

from ..engine import kinds, moments, phases, places
from ..engine.abilities import NUMBERS, THIS_TURN, Ability, Happening, InPlay
from ..engine.card import Card
from ..engine.catalogue import register
from ..engine.moves import TO_HAND
from ..engine.player import Player
from ..engine.types import ACTION, ACTION_ATTACK, ACTION_DURATION, ACTION_REACTION, TREASURE, VICTORY
from . import renaissance_projects as _projects  # noqa: F401 - registers them
from .basic import COPPER, CURSE
from .renaissance_artifacts import FLAG, HORN, KEY, LANTERN, TREASURE_CHEST

SET: Final = "renaissance"


class BorderGuard(Card):
    id = "border_guard"
    cost = 2
    types = ACTION
    sets = SET
    artifacts = "lantern horn"

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_actions(1)
        lantern = me.game.has_artifact(me, LANTERN)
        amount = 3 if lantern else 2
        revealed = me.reveal_top(amount)
        all_actions = len(revealed) == amount and all(card.types & ACTION for card in revealed)
        card = me.pick(kinds.TAKE, revealed, by=self)
        if card is not None:
            me.to_hand(revealed, [card])
        me.discard_from(revealed, revealed)
        if all_actions:
            artifact = HORN if lantern else me.pick(kinds.CHOOSE, [LANTERN, HORN], by=self)
            if artifact is not None:
                me.game.take_artifact(me, artifact)


class Ducat(Card):
    id = "ducat"
    cost = 2
    types = TREASURE
    sets = SET

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coffers(1)
        me.plus_buys(1)

    def when_gained(self, me: Player, gain: Happening) -> None:
        me.trash_one_of([card for card in me.hand if card is COPPER], by=self, optional=True)


class Lackeys(Card):
    id = "lackeys"
    cost = 2
    types = ACTION
    sets = SET
    touches = NUMBERS

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(2)

    def when_gained(self, me: Player, gain: Happening) -> None:
        me.plus_villagers(2)


class ActingTroupe(Card):
    id = "acting_troupe"
    cost = 3
    types = ACTION
    sets = SET

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_villagers(4)
        me.trash_this(this)


class CargoShip(Card):
    id = "cargo_ship"
    cost = 3
    types = ACTION_DURATION
    sets = SET
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(2)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.watch(self, moments.GAIN, THIS_TURN, this, optional=True)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        return ability.moment == moments.TURN_START or (what.seat == me.seat and me.still_there(what))

    def when_gain(self, me: Player, ability: Ability, gain: Happening) -> None:
        if me.hold_gained(self, ability.record, gain):
            me.game.remove_ability(ability)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.take_back(ability)


class Experiment(Card):
    id = "experiment"
    cost = 3
    types = ACTION
    sets = SET

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(2)
        me.plus_actions(1)
        me.return_this(this)

    def when_gained(self, me: Player, gain: Happening) -> None:
        me.gain_alone(self)


class Improve(Card):
    id = "improve"
    cost = 3
    types = ACTION
    sets = SET
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(2)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.watch(self, moments.CLEAN_UP_START, THIS_TURN)

    def start_clean_up(self, me: Player, ability: Ability) -> None:
        leaving = [record for record in me.in_play if record.card.types & ACTION and not record.stays()]
        cards = [record.card for record in leaving]
        card = me.pick(kinds.TRASH, cards, by=self, optional=True, place=places.IN_PLAY)
        for record in leaving:
            if record.card is card:
                cost = me.game.cost(record.card) + 1
                me.trash_this(record)
                me.choose_gain(by=self, exactly=cost)
                return


class FlagBearer(Card):
    id = "flag_bearer"
    cost = 4
    types = ACTION
    sets = SET
    plus_coins = True
    artifacts = "flag"
    touches = NUMBERS

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(2)

    def when_gained(self, me: Player, gain: Happening) -> None:
        me.game.take_artifact(me, FLAG)

    def when_trashed(self, me: Player) -> None:
        me.game.take_artifact(me, FLAG)


class Hideout(Card):
    id = "hideout"
    cost = 4
    types = ACTION
    sets = SET

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(2)
        for card in me.choose_trash(by=self, exactly=1):
            if card.types & VICTORY:
                me.gain(CURSE)


class Inventor(Card):
    id = "inventor"
    cost = 4
    types = ACTION
    sets = SET

    def play(self, me: Player, this: InPlay) -> None:
        me.choose_gain(by=self, up_to=4)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.game.reduction += 1


class MountainVillage(Card):
    id = "mountain_village"
    cost = 4
    types = ACTION
    sets = SET

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_actions(2)
        card = me.pick(kinds.TAKE, me.look_through_discards(), by=self, place=places.DISCARD_PILE)
        if card is None:
            me.draw(1)
        else:
            me.to_hand_from_discards(card)


class Patron(Card):
    id = "patron"
    cost = 4
    types = ACTION_REACTION
    sets = SET
    plus_coins = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_villagers(1)
        me.plus_coins(2)

    def when_revealed(self, me: Player) -> None:
        if me.game.phase == phases.ACTION:
            me.plus_coffers(1)


class Priest(Card):
    id = "priest"
    cost = 4
    types = ACTION
    sets = SET
    plus_coins = True
    touches = NUMBERS

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(2)
        me.choose_trash(by=self, exactly=1)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.watch(self, moments.TRASH, THIS_TURN)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        return what.seat == me.seat

    def when_trash(self, me: Player, ability: Ability, what: Happening) -> None:
        me.plus_coins(2)


class Research(Card):
    id = "research"
    cost = 4
    types = ACTION_DURATION
    sets = SET
    holds_face_down = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_actions(1)
        for card in me.choose_trash(by=self, exactly=1):
            looking = me.look_at_top(me.game.cost(card))
            if looking:
                me.hold(self, this, looking, looking)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.take_back(ability)


class SilkMerchant(Card):
    id = "silk_merchant"
    cost = 4
    types = ACTION
    sets = SET
    touches = NUMBERS

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(2)
        me.plus_buys(1)

    def when_gained(self, me: Player, gain: Happening) -> None:
        self.when_trashed(me)

    def when_trashed(self, me: Player) -> None:
        me.plus_coffers(1)
        me.plus_villagers(1)


class OldWitch(Card):
    id = "old_witch"
    cost = 5
    types = ACTION_ATTACK
    sets = SET

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(3)
        for foe in me.victims(this):
            foe.gain(CURSE)
            foe.trash_one_of([card for card in foe.hand if card is CURSE], by=self, optional=True)


class Recruiter(Card):
    id = "recruiter"
    cost = 5
    types = ACTION
    sets = SET

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(2)
        for card in me.choose_trash(by=self, exactly=1):
            me.plus_villagers(me.game.cost(card))


class Scepter(Card):
    id = "scepter"
    cost = 5
    types = TREASURE
    sets = SET
    coins = 2

    def play(self, me: Player, this: InPlay) -> None:
        if me.choose_word(["coins", "replay"], by=self) == "coins":
            me.plus_coins(2)
            return
        now = me.game.turn
        played = [record for record in me.in_play if record.card.types & ACTION and record.turn == now]
        cards = [record.card for record in played]
        card = me.pick(kinds.PLAY_CARD, cards, by=self, place=places.IN_PLAY)
        for record in reversed(played):
            if record.card is card:
                me.play_again(record, by=this)
                return


class Scholar(Card):
    id = "scholar"
    cost = 5
    types = ACTION
    sets = SET

    def play(self, me: Player, this: InPlay) -> None:
        me.discard_hand()
        me.draw(7)


class Sculptor(Card):
    id = "sculptor"
    cost = 5
    types = ACTION
    sets = SET

    def play(self, me: Player, this: InPlay) -> None:
        card = me.choose_gain(by=self, up_to=4, to=TO_HAND)
        if card is not None and me.game.types(card) & TREASURE:
            me.plus_villagers(1)


class Seer(Card):
    id = "seer"
    cost = 5
    types = ACTION
    sets = SET

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(1)
        me.plus_actions(1)
        revealed = me.reveal_top(3)
        me.to_hand(revealed, [card for card in revealed if 2 <= me.game.cost(card) <= 4])
        me.put_back(revealed, by=self)


class Spices(Card):
    id = "spices"
    cost = 5
    types = TREASURE
    sets = SET
    coins = 2
    touches = NUMBERS

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(2)
        me.plus_buys(1)

    def when_gained(self, me: Player, gain: Happening) -> None:
        me.plus_coffers(2)


class Swashbuckler(Card):
    id = "swashbuckler"
    cost = 5
    types = ACTION
    sets = SET
    artifacts = "treasure_chest"

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(3)
        if me.discard_pile:
            me.plus_coffers(1)
            if me.coffers >= 4:
                me.game.take_artifact(me, TREASURE_CHEST)


class Treasurer(Card):
    id = "treasurer"
    cost = 5
    types = ACTION
    sets = SET
    plus_coins = True
    artifacts = "key"

    def play(self, me: Player, this: InPlay) -> None:
        game = me.game
        me.plus_coins(3)
        choice = me.choose_word(["trash", "gain", "key"], by=self)
        if choice == "trash":
            me.trash_one_of(me.treasures(), by=self)
        elif choice == "gain":
            treasures = [card for card in game.trash if game.types(card) & TREASURE]
            card = me.pick(kinds.GAIN, treasures, by=self, place=places.TRASH_PILE)
            if card is not None:
                me.gain_from_trash(card, TO_HAND)
        else:
            game.take_artifact(me, KEY)


class Villain(Card):
    id = "villain"
    cost = 5
    types = ACTION_ATTACK
    sets = SET

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coffers(2)
        for foe in me.victims(this):
            if len(foe.hand) < 5:
                continue
            card = foe.pick(kinds.DISCARD, [card for card in foe.hand if me.game.cost(card) >= 2], by=self)
            if card is None:
                foe.reveal_hand()
            else:
                foe.discard([card])


register(
    BorderGuard,
    Ducat,
    Lackeys,
    ActingTroupe,
    CargoShip,
    Experiment,
    Improve,
    FlagBearer,
    Hideout,
    Inventor,
    MountainVillage,
    Patron,
    Priest,
    Research,
    SilkMerchant,
    OldWitch,
    Recruiter,
    Scepter,
    Scholar,
    Sculptor,
    Seer,
    Spices,
    Swashbuckler,
    Treasurer,
    Villain,
)
