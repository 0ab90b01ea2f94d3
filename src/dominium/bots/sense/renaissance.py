"""What bots know of the cards, Projects and Artifacts of Renaissance: one entry for each card, in all its editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.basic import COPPER
from ...cards.renaissance_artifacts import KEY, LANTERN
from ...engine.card import Card
from ...engine.types import ACTION, CURSE_TYPE, TREASURE, VICTORY
from ..discarding import average_draw, draw_value, save_for_later
from ..exchanges import without
from ..gaining import into_hand
from ..knowledge import Sense, facts, know
from ..playing import NO, USUAL, with_junk
from ..replaying import played_now, replay_target, worth_playing_gained
from ..situation import actions_in, is_dead, junk_in, money, stage
from ..trashing import best_exchange, offered, worst_first

if TYPE_CHECKING:
    from ...engine.decisions import Decision
    from ...engine.view import View
    from ..judgement import Judgement


class BorderGuard(Sense):
    id = "border_guard"
    says = (
        "Takes the more useful card; Actions only while they can be played. Takes the Lantern before the "
        "Horn."
    )
    worth = 27
    cards = 1
    actions = 1
    more = 2

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        """The Lantern first: it makes every Border Guard better."""
        return [LANTERN.id]


class Ducat(Sense):
    id = "ducat"
    says = "Trashes a Copper when gained, if the deck has money enough."
    worth = 22
    coins = 1
    buys = 1
    steady_copies = 1
    steady_rank = 50


class Lackeys(Sense):
    id = "lackeys"
    worth = 24
    cards = 2
    money_copies = 1
    money_rank = 30
    steady_copies = 2
    steady_rank = 160
    before_gold = True


class ActingTroupe(Sense):
    id = "acting_troupe"
    says = "Played if the deck has two other terminal Actions and few Villagers are left."
    worth = 26
    more = 14
    one_shot = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        terminals = 0
        for other in view.owned(view.seat):
            if facts(other).terminal and other is not card:
                terminals += 1
        return USUAL if terminals >= 2 and view.villagers(view.seat) < 4 else NO


class CargoShip(Sense):
    id = "cargo_ship"
    says = "Sets aside the first card gained that is good to draw."
    worth = 36
    coins = 2
    more = 8
    urgency = 60
    money_copies = 1
    money_rank = 90
    steady_copies = 2
    steady_rank = 240
    before_gold = True

    def use(self, bot: Judgement, decision: Decision, view: View) -> bool:
        source = decision.card
        return source is not None and draw_value(source) >= 22


class Experiment(Sense):
    id = "experiment"
    brings_another = True
    worth = 30
    cards = 2
    actions = 1
    one_shot = True


class Improve(Sense):
    id = "improve"
    says = "Trashes the Action in play that wins most by becoming one that costs 1 more, if any does."
    worth = 32
    coins = 2
    more = 8
    steady_copies = 1
    steady_rank = 250

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return best_exchange(decision, view, 1, 1, 0)


class FlagBearer(Sense):
    id = "flag_bearer"
    worth = 38
    coins = 2
    steady_copies = 1
    steady_rank = 520


def _index_of_dead(decision: Decision) -> int:
    for i in range(len(decision.cards)):
        if is_dead(decision.cards[i]) and decision.cards[i].cost < 5:
            return i
    return -1


class Hideout(Sense):
    id = "hideout"
    says = (
        "Played with a Curse or a spare Copper in hand; a Victory card is trashed only if there is no other "
        "choice."
    )
    worth = 38
    cards = 1
    actions = 2
    more = 4
    after_others = True
    again = 50

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        for other in junk_in(without(view.hand, card), view):
            if not is_dead(other) or other.types & CURSE_TYPE:
                return USUAL
        return NO

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """A Victory card would only be changed into a Curse."""
        dead = _index_of_dead(decision)
        for i in worst_first(decision, view):
            card = decision.cards[i]
            if not is_dead(card) or card.types & CURSE_TYPE:
                if facts(card).worth >= 60 and dead >= 0:
                    break
                return [i]
        return [dead] if dead >= 0 else worst_first(decision, view)[:1]


class Inventor(Sense):
    id = "inventor"
    says = "Gains as Workshop."
    worth = 42
    more = 28
    steady_copies = 1
    steady_rank = 120


class MountainVillage(Sense):
    id = "mountain_village"
    says = "Takes the most useful card of the discard pile; Actions only while they can be played."
    worth = 40
    cards = 1
    actions = 2
    more = 2


class Patron(Sense):
    id = "patron"
    worth = 38
    coins = 2
    more = 4


class Priest(Sense):
    id = "priest"
    says = "Played with junk in hand, which is trashed."
    worth = 40
    coins = 2
    more = 10
    again = 50
    cleans = True
    steady_copies = 1
    steady_rank = 70
    before_gold = True
    yes_or_no = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        return with_junk(card, view)


def _dear_junk(decision: Decision, view: View) -> list[int]:
    """Junk, the dearest first, for what pays by cost."""
    junk = junk_in(offered(decision), view)
    if not junk:
        return worst_first(decision, view)[:1]
    best = junk[0]
    for card in junk:
        if view.cost(card) > view.cost(best):
            best = card
    return [decision.index(best)]


class Research(Sense):
    id = "research"
    says = "Played with junk in hand (Coppers only early); trashes the dearest of it."
    worth = 38
    actions = 1
    more = 16
    after_others = True
    again = 50
    yes_or_no = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        return with_junk(card, view, young=True)

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return _dear_junk(decision, view)


class SilkMerchant(Sense):
    id = "silk_merchant"
    worth = 38
    cards = 2
    buys = 1
    money_copies = 1
    money_rank = 150
    steady_copies = 2
    steady_rank = 420


class OldWitch(Sense):
    id = "old_witch"
    says = "As a victim trashes a Curse from hand."
    gives_curses = True
    worth = 66
    cards = 3
    more = 28
    money_copies = 2
    money_rank = 400
    steady_copies = 2
    steady_rank = 560
    before_gold = True

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return [0]


class Recruiter(Sense):
    id = "recruiter"
    says = "Played with junk in hand; trashes the dearest of it."
    worth = 50
    cards = 2
    more = 14
    again = 50
    steady_copies = 1
    steady_rank = 30
    before_gold = True
    yes_or_no = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        return with_junk(card, view)

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return _dear_junk(decision, view)


class Scepter(Sense):
    id = "scepter"
    says = "Replays an Action that is clearly worth more than 2 coins; else 2 coins."
    worth = 54
    coins = 2
    replays = True

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        return ["replay"] if replay_target(actions_in(played_now(view))) >= 0 else ["coins"]


class Scholar(Sense):
    id = "scholar"
    says = "Played unless the hand already buys a Province or has seven cards."
    worth = 56
    cards = 4
    again = 0
    money_copies = 2
    money_rank = 260
    steady_copies = 3
    steady_rank = 300

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        rest = without(view.hand, card)
        return NO if money(view, rest) >= 8 or len(rest) >= 7 else 45


class Sculptor(Sense):
    id = "sculptor"
    says = "Gains as Workshop."
    worth = 48
    more = 30
    steady_copies = 2
    steady_rank = 280


class Seer(Sense):
    id = "seer"
    says = "Puts the best card on top."
    worth = 52
    cards = 2
    actions = 1
    more = 4
    money_copies = 3
    money_rank = 180
    steady_copies = 2
    steady_rank = 110


class Spices(Sense):
    id = "spices"
    worth = 56
    coins = 2
    buys = 1
    steady_copies = 8
    steady_rank = 170
    before_gold = True


class Swashbuckler(Sense):
    id = "swashbuckler"
    worth = 58
    cards = 3
    more = 8
    money_copies = 2
    money_rank = 360
    steady_copies = 2
    steady_rank = 490


class Treasurer(Sense):
    id = "treasurer"
    says = "Takes a Silver or better from the trash; else the Key; else trashes a spare Copper."
    worth = 56
    coins = 3
    more = 6
    money_copies = 2
    money_rank = 230
    steady_copies = 1
    steady_rank = 550
    before_gold = True

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        """A good Treasure from the trash; then the Key; then a Copper out of the way."""
        for card in view.trash:
            if view.types(card) & TREASURE and facts(card).worth >= 30:
                return ["gain"]
        if view.holder(KEY) != view.seat:
            return ["key"]
        coppers = [card for card in view.hand if card is COPPER]
        return ["trash"] if junk_in(coppers, view) and stage(view) < 2 else ["key"]

    def gain(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return into_hand(decision, view)


class Villain(Sense):
    id = "villain"
    says = "As a victim discards the least useful card allowed."
    worth = 52
    more = 32
    shrinks_hands = True
    money_copies = 1
    money_rank = 240
    steady_copies = 2
    steady_rank = 430


class Cathedral(Sense):
    id = "cathedral"
    says = "Seldom bought. Trashes junk, else the card least worth owning."
    urgency = 20
    alone = 25


class CityGate(Sense):
    id = "city_gate"
    says = "Puts back as Courtyard."
    urgency = 10
    steady_turn = 10
    steady_rank = 60
    before_gold = True
    alone = 42

    def put_back(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return save_for_later(bot, decision, view)


class Pageant(Sense):
    id = "pageant"
    says = "Used whenever a coin is left over."
    steady_turn = 10
    steady_rank = 80
    before_gold = True
    alone = 42

    def use(self, bot: Judgement, decision: Decision, view: View) -> bool:
        return view.coins > 0


class Sewers(Sense):
    id = "sewers"
    says = "Seldom bought. Trashes junk only."
    alone = 10


class StarChart(Sense):
    id = "star_chart"
    says = "Bought with many Actions only; puts the best card on top, never a dead one."
    alone = 30
    for_action = 1


class Exploration(Sense):
    id = "exploration"
    says = "Seldom bought; nothing to decide."
    alone = 20


class Fair(Sense):
    id = "fair"
    says = "Bought with many Actions; nothing to decide."
    alone = 25
    for_action = 2


class Silos(Sense):
    id = "silos"
    says = "Discards Coppers if the deck is better than they are."
    urgency = 54
    alone = 34
    for_action = 1

    def discard(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """All Coppers, unless the rest of the deck is no better."""
        return [] if average_draw(view) <= 95 else decision.everything()


class SinisterPlot(Sense):
    id = "sinister_plot"
    says = "Saves 4 tokens, fewer near the end, then takes the cards."
    urgency = 58
    steady_turn = 8
    steady_rank = 20
    before_gold = True
    alone = 50

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        """Saves up; takes the cards when there are enough for a big turn, or when the end is near."""
        tokens = view.tokens(view.seat, self.id)
        now = stage(view)
        if tokens >= 4 or (now >= 2 and tokens >= 2) or (now == 3 and tokens >= 1):
            return ["cards"]
        return ["token"]


class Academy(Sense):
    id = "academy"
    says = "Bought with many Actions; nothing to decide."
    alone = 10
    for_action = 3
    for_terminal = 4


class Capitalism(Sense):
    id = "capitalism"
    says = (
        "Bought with many Actions that give coins; they are then played before the Treasures, by the rules "
        "for Actions."
    )
    alone = 10
    for_action = 4
    for_terminal = 2

    def project(self, view: View, worth: int, late: int) -> int:
        for card in view.owned(view.seat):
            if card.plus_coins and card.types & ACTION:
                worth += 8
        return worth - late


class Fleet(Sense):
    id = "fleet"
    turn_after_end = True
    says = "Bought near the end; nothing to decide."
    alone = 20

    def project(self, view: View, worth: int, late: int) -> int:
        # One more turn is worth most to whoever buys it last.
        now = stage(view)
        return 65 if now == 3 else 45 if now == 2 else 10


class Guildhall(Sense):
    id = "guildhall"
    says = "Liked early by money decks; nothing to decide."
    steady_turn = 5
    steady_rank = 50
    alone = 62


class Piazza(Sense):
    id = "piazza"
    says = "Bought with many Actions; nothing to decide."
    urgency = 52
    steady_turn = 5
    steady_rank = 30
    alone = 15
    for_action = 6


class RoadNetwork(Sense):
    id = "road_network"
    says = "Liked early, the more players the better; nothing to decide."
    steady_turn = 10
    steady_rank = 40
    alone = 40

    def project(self, view: View, worth: int, late: int) -> int:
        return worth + 8 * (view.players - 2) - late


class Barracks(Sense):
    id = "barracks"
    says = "Bought with many terminal Actions; nothing to decide."
    alone = 15
    for_action = 2
    for_terminal = 9


class CropRotation(Sense):
    id = "crop_rotation"
    says = "Discards a Victory card that does nothing else."
    urgency = 56
    steady_turn = 10
    steady_rank = 90
    before_gold = True
    alone = 45

    def discard(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """A Victory card that does nothing else."""
        for i in range(len(decision.cards)):
            if is_dead(decision.cards[i]):
                return [i]
        return []

    def project(self, view: View, worth: int, late: int) -> int:
        for card in view.owned(view.seat):
            if card.types & VICTORY and not card.types & ACTION:
                worth += 3
        return worth - late


class Innovation(Sense):
    id = "innovation"
    says = (
        "Plays a card just gained if it would play it: in the Buy phase only what attacks, gains, stays, or "
        "gives coins for another purchase."
    )
    urgency = 66
    alone = 20
    for_action = 5

    def use(self, bot: Judgement, decision: Decision, view: View) -> bool:
        return worth_playing_gained(bot, decision, view)


class Canal(Sense):
    id = "canal"
    says = "Liked by every deck with time to use it; nothing to decide."
    steady_turn = 10
    steady_rank = 70
    before_gold = True
    alone = 80


class Citadel(Sense):
    id = "citadel"
    says = "Bought with many Actions; nothing to decide."
    steady_turn = 7
    steady_rank = 10
    before_gold = True
    alone = 25
    for_action = 6


class Flag(Sense):
    id = "flag"


class Horn(Sense):
    id = "horn"
    says = "Used whenever possible."


class Key(Sense):
    id = "key"


class Lantern(Sense):
    id = "lantern"
    says = "Taken before the Horn."


class TreasureChest(Sense):
    id = "treasure_chest"


know(
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
    Flag,
    Horn,
    Key,
    Lantern,
    TreasureChest,
)
