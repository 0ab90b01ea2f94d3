"""The Projects of Renaissance."""

from __future__ import annotations

from ..engine import kinds, moments
from ..engine.abilities import ADDS, FOREVER, NUMBERS, Ability, Happening
from ..engine.card import Card
from ..engine.catalogue import register
from ..engine.decisions import distinct
from ..engine.player import Player
from ..engine.types import ACTION, PROJECT, TREASURE, VICTORY
from .basic import COPPER


class Project(Card):
    types = PROJECT
    sets = "renaissance"


class StartOfTurn(Project):
    """A Project that works at the start of each turn of its owner."""

    def taken(self, me: Player) -> None:
        me.watch(self, moments.TURN_START, FOREVER)


class Cathedral(StartOfTurn):
    id = "cathedral"
    cost = 3

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.choose_trash(by=self, exactly=1)


class CityGate(StartOfTurn):
    id = "city_gate"
    cost = 3

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.draw(1)
        me.choose_topdeck(by=self)


class Pageant(Project):
    id = "pageant"
    cost = 3

    def taken(self, me: Player) -> None:
        me.watch(self, moments.BUY_PHASE_END, FOREVER, optional=True)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        return me.coins > 0

    def end_buy_phase(self, me: Player, ability: Ability) -> None:
        me.coins -= 1
        me.plus_coffers(1)


class Sewers(Project):
    id = "sewers"
    cost = 3

    def taken(self, me: Player) -> None:
        me.watch(self, moments.TRASH, FOREVER)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        return what.seat == me.seat and not ability.at_work and len(me.hand) > 0

    def when_trash(self, me: Player, ability: Ability, what: Happening) -> None:
        card = me.pick(kinds.TRASH, me.hand, by=self, optional=True)
        if card is not None:
            ability.at_work = True
            me.trash([card], me.hand)
            ability.at_work = False


class StarChart(Project):
    id = "star_chart"
    cost = 3

    def taken(self, me: Player) -> None:
        me.watch(self, moments.SHUFFLE, FOREVER)

    def star(self, me: Player, ability: Ability, cards: list[Card]) -> Card | None:
        me.know_deck()  # ren.star_chart.3
        different, _ = distinct(cards)
        return me.pick(kinds.STAR, cards, by=self, optional=True) if len(different) > 1 else None


class Exploration(Project):
    id = "exploration"
    cost = 4
    touches = NUMBERS

    def taken(self, me: Player) -> None:
        me.watch(self, moments.BUY_PHASE_END, FOREVER)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        return len(me.gained) == me.gained_before_buying

    def end_buy_phase(self, me: Player, ability: Ability) -> None:
        me.plus_coffers(1)
        me.plus_villagers(1)


class Fair(StartOfTurn):
    id = "fair"
    cost = 4
    touches = NUMBERS

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.plus_buys(1)


class Silos(StartOfTurn):
    id = "silos"
    cost = 4

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        return COPPER in me.hand

    def start_turn(self, me: Player, ability: Ability) -> None:
        coppers = [card for card in me.hand if card is COPPER]
        chosen = me.choose(kinds.DISCARD, coppers, by=self, at_most=len(coppers))
        me.reveal_aside(chosen)
        me.discard_from(me.revealed, chosen)
        me.draw(len(chosen))


class SinisterPlot(StartOfTurn):
    id = "sinister_plot"
    cost = 4
    tokens = "sinister_plot"

    def start_turn(self, me: Player, ability: Ability) -> None:
        tokens = me.tokens.get(self.tokens, 0)
        if me.choose_word(["token", "cards"], by=self) == "token":
            me.tokens[self.tokens] = tokens + 1
        else:
            me.tokens[self.tokens] = 0
            me.draw(tokens)


class Academy(Project):
    id = "academy"
    cost = 5
    touches = NUMBERS

    def taken(self, me: Player) -> None:
        me.watch(self, moments.GAIN, FOREVER)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        return what.seat == me.seat and what.card.types & ACTION != 0

    def when_gain(self, me: Player, ability: Ability, gain: Happening) -> None:
        me.plus_villagers(1)


class Capitalism(Project):
    id = "capitalism"
    cost = 5

    def begin_turn(self, me: Player) -> None:
        me.game.capitalism = True


class Fleet(Project):
    id = "fleet"
    cost = 5

    def taken(self, me: Player) -> None:
        me.watch(self, moments.GAME_END, FOREVER)


class Guildhall(Project):
    id = "guildhall"
    cost = 5
    touches = NUMBERS

    def taken(self, me: Player) -> None:
        me.watch(self, moments.GAIN, FOREVER)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        return what.seat == me.seat and me.game.types(what.card) & TREASURE != 0

    def when_gain(self, me: Player, ability: Ability, gain: Happening) -> None:
        me.plus_coffers(1)


class Piazza(StartOfTurn):
    id = "piazza"
    cost = 5

    def start_turn(self, me: Player, ability: Ability) -> None:
        card = me.reveal_next()
        if card is None:
            return
        if card.types & ACTION:
            me.play_from(me.revealed, card)
        else:
            me.put_back(me.revealed, by=self)


class RoadNetwork(Project):
    id = "road_network"
    cost = 5
    touches = ADDS

    def taken(self, me: Player) -> None:
        me.watch(self, moments.GAIN, FOREVER)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        return what.seat != me.seat and what.card.types & VICTORY != 0

    def when_gain(self, me: Player, ability: Ability, gain: Happening) -> None:
        me.draw(1)


class Barracks(StartOfTurn):
    id = "barracks"
    cost = 6
    touches = NUMBERS

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.plus_actions(1)


class CropRotation(StartOfTurn):
    id = "crop_rotation"
    cost = 6

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        return any(card.types & VICTORY for card in me.hand)

    def start_turn(self, me: Player, ability: Ability) -> None:
        victory = [card for card in me.hand if card.types & VICTORY]
        card = me.pick(kinds.DISCARD, victory, by=self, optional=True)
        if card is not None:
            me.discard([card])
            me.draw(2)


class Innovation(Project):
    id = "innovation"
    cost = 6

    def taken(self, me: Player) -> None:
        me.watch(self, moments.GAIN, FOREVER, optional=True)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        turn = me.game.turn
        if me.game.active != me.seat or what.seat != me.seat or ability.used == turn:
            return False
        return what.card.types & ACTION != 0 and me.still_there(what)

    def when_gain(self, me: Player, ability: Ability, gain: Happening) -> None:
        ability.used = me.game.turn
        me.play_gained(gain)


class Canal(Project):
    id = "canal"
    cost = 7

    def begin_turn(self, me: Player) -> None:
        me.game.reduction += 1


class Citadel(Project):
    id = "citadel"
    cost = 8

    def taken(self, me: Player) -> None:
        me.watch(self, moments.AFTER_PLAY, FOREVER)

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        return what.first and what.seat == me.seat

    def after_play(self, me: Player, ability: Ability, what: Happening) -> None:
        if what.record is not None:
            me.game.play(me, what.record)


register(
    Cathedral,
    CityGate,
    Pageant,
    Sewers,
    StarChart,
    Exploration,
    Fair,
    Silos,
    SinisterPlot,
    Academy,
    Capitalism,
    Fleet,
    Guildhall,
    Piazza,
    RoadNetwork,
    Barracks,
    CropRotation,
    Innovation,
    Canal,
    Citadel,
)
