"""Renaissance: the Kingdom cards."""

from __future__ import annotations

from typing import Final

from ..engine import kinds, moments, phases, places
from ..engine.abilities import NEXT_TURN, NUMBERS, THIS_TURN, Ability, Happening, InPlay
from ..engine.card import Card
from ..engine.catalogue import register
from ..engine.events import ALL
from ..engine.player import TO_HAND, Player
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
        card = me.pick(kinds.TAKE, self, revealed, False, places.REVEALED)
        if card is not None:
            me.to_hand(revealed, [card], ALL)
        me.discard_from(revealed, revealed)
        if all_actions:
            artifact = HORN if lantern else me.pick(kinds.CHOOSE, self, [LANTERN, HORN])
            if artifact is not None:
                me.game.take_artifact(me, artifact)


class Ducat(Card):
    id = "ducat"
    cost = 2
    types = TREASURE
    sets = SET
    acts_when_gained = True

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coffers(1)
        me.plus_buys(1)

    def when_gained(self, me: Player, gain: Happening) -> None:
        card = me.pick(kinds.TRASH, self, [card for card in me.hand if card is COPPER], True)
        if card is not None:
            me.trash([card], me.hand)


class Lackeys(Card):
    id = "lackeys"
    cost = 2
    types = ACTION
    sets = SET
    acts_when_gained = True
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
        if not me.take_gained(gain):
            return
        me.game.remove_ability(ability)
        later = me.watch(self, moments.TURN_START, NEXT_TURN, ability.record)
        later.aside.append(gain.card)
        if ability.record is not None:  # else the ship itself has left play
            ability.record.busy += 1
        if me.game.log is not None:
            me.game.emit("set_aside", me.seat, [gain.card], "", "aside", ALL)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.to_hand(ability.aside, ability.aside, ALL)


class Experiment(Card):
    id = "experiment"
    cost = 3
    types = ACTION
    sets = SET
    acts_when_gained = True

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(2)
        me.plus_actions(1)
        if me.leave_play(this):
            me.game.return_to_supply(self)
            if me.game.log is not None:
                me.game.emit("return", me.seat, [self], "play", "supply", ALL)

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
        card = me.pick(kinds.TRASH, self, [record.card for record in leaving], True, places.IN_PLAY)
        for record in leaving:
            if record.card is card:
                cost = me.game.cost(record.card) + 1
                me.trash_this(record)
                me.choose_gain(self, cost, 0, cost)
                return


class FlagBearer(Card):
    id = "flag_bearer"
    cost = 4
    types = ACTION
    sets = SET
    plus_coins = True
    artifacts = "flag"
    acts_when_gained = True
    acts_when_trashed = True
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
        for card in me.choose_trash(self, 1, 1):
            if card.types & VICTORY:
                me.gain(CURSE)


class Inventor(Card):
    id = "inventor"
    cost = 4
    types = ACTION
    sets = SET

    def play(self, me: Player, this: InPlay) -> None:
        me.choose_gain(self, 4)
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
        card = me.pick(kinds.TAKE, self, me.look_through_discards(), False, places.DISCARD_PILE)
        if card is None:
            me.draw(1)
            return
        me.take_from_discards(card)
        me.add_to_hand(card, 1 << me.seat)
        if me.game.log is not None:
            me.game.emit("to_hand", me.seat, [card], "discard", "hand", 1 << me.seat)


class Patron(Card):
    id = "patron"
    cost = 4
    types = ACTION_REACTION
    sets = SET
    plus_coins = True
    acts_when_revealed = True

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
        me.choose_trash(self, 1, 1)
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

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_actions(1)
        for card in me.choose_trash(self, 1, 1):
            looking = me.look_at_top(me.game.cost(card))
            if looking:
                later = me.next_turn(self, this)
                later.face_down = True
                later.aside.extend(looking)
                looking.clear()
                if me.game.log is not None:
                    me.game.emit("set_aside", me.seat, later.aside, "deck", "aside", 1 << me.seat)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.to_hand(ability.aside, ability.aside, 1 << me.seat)


class SilkMerchant(Card):
    id = "silk_merchant"
    cost = 4
    types = ACTION
    sets = SET
    acts_when_gained = True
    acts_when_trashed = True
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
            card = foe.pick(kinds.TRASH, self, [card for card in foe.hand if card is CURSE], True)
            if card is not None:
                foe.trash([card], foe.hand)


class Recruiter(Card):
    id = "recruiter"
    cost = 5
    types = ACTION
    sets = SET

    def play(self, me: Player, this: InPlay) -> None:
        me.draw(2)
        for card in me.choose_trash(self, 1, 1):
            me.plus_villagers(me.game.cost(card))


class Scepter(Card):
    id = "scepter"
    cost = 5
    types = TREASURE
    sets = SET
    coins = 2

    def play(self, me: Player, this: InPlay) -> None:
        if me.choose_word(self, ["coins", "replay"]) == "coins":
            me.plus_coins(2)
            return
        now = me.game.turn
        played = [record for record in me.in_play if record.card.types & ACTION and record.turn == now]
        card = me.pick(kinds.PLAY_CARD, self, [record.card for record in played], False, places.IN_PLAY)
        for record in reversed(played):
            if record.card is card:
                this.extend(record)
                me.game.play(me, record)
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
        card = me.choose_gain(self, 4, 0, 0, TO_HAND)
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
        me.to_hand(revealed, [card for card in revealed if 2 <= me.game.cost(card) <= 4], ALL)
        me.put_back(revealed, self, True)


class Spices(Card):
    id = "spices"
    cost = 5
    types = TREASURE
    sets = SET
    coins = 2
    acts_when_gained = True
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
        choice = me.choose_word(self, ["trash", "gain", "key"])
        if choice == "trash":
            card = me.pick(kinds.TRASH, self, me.treasures())
            if card is not None:
                me.trash([card], me.hand)
        elif choice == "gain":
            treasures = [card for card in game.trash if game.types(card) & TREASURE]
            card = me.pick(kinds.GAIN, self, treasures, False, places.TRASH_PILE)
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
            card = foe.pick(kinds.DISCARD, self, [card for card in foe.hand if me.game.cost(card) >= 2])
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
