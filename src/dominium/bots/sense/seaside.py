"""What bots know of the cards of Seaside: one entry for each card, in all its editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.basic import COPPER, CURSE
from ...engine.card import Card
from ..discarding import average_to_draw, draw_value, keep_best_hand, save_for_later, worst_to_draw
from ..exchanges import salvage_target, without
from ..gaining import into_hand
from ..knowledge import Sense, facts, know
from ..playing import NO, USUAL, with_junk
from ..replaying import worth_playing_gained
from ..situation import coins_in, dead_cards, is_dead, junk_in, money, stage, worth_now
from ..trashing import dearest, offered, worst_first

if TYPE_CHECKING:
    from ...engine.decisions import Decision
    from ...engine.view import View
    from ..judgement import Judgement


class Haven(Sense):
    id = "haven"
    says = "Sets aside as Courtyard puts back."
    worth = 25
    cards = 1
    actions = 1
    more = 1
    after_others = True

    def set_aside(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return save_for_later(bot, decision, view)


class Lighthouse(Sense):
    id = "lighthouse"
    worth = 28
    actions = 1
    coins = 1
    more = 6


class NativeVillage(Sense):
    id = "native_village"
    says = (
        "Puts cards on the mat; takes them back when there are five, when they pay for a Province, or at "
        "the end."
    )
    worth = 26
    actions = 2
    more = 4

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        """Five cards or more come back, fewer of them for a Province; the known top card decides too."""
        mat = view.mat(view.seat, "native_village")
        if not mat:
            return ["deck"]
        coins = view.coins + coins_in(view.hand)
        known = view.known_deck()
        if known and known[0] is not None and is_dead(known[0]):
            return ["deck"]
        if len(mat) >= 5 or (coins < 8 <= coins + coins_in(mat)) or stage(view) == 3:
            return ["mat"]
        return ["deck"]


class FishingVillage(Sense):
    id = "fishing_village"
    worth = 44
    actions = 2
    coins = 1
    more = 8


class Lookout(Sense):
    id = "lookout"
    says = (
        "Played while a fifth of the deck is junk; trashes the worst card, discards the next one, keeps the "
        "best."
    )
    worth = 27
    actions = 1
    more = 10
    again = 50

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        deck = view.own_deck()
        if len(deck) < 3:
            deck = deck + view.own_discards()
        junk = len(junk_in(deck, view))
        return USUAL if junk * 5 >= len(deck) and junk > 0 else NO

    def discard(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return [worst_to_draw(decision.cards)]


class Smugglers(Sense):
    id = "smugglers"
    says = "Played after the player to the right gained something good; takes the best."
    worth = 32
    more = 26
    steady_copies = 1
    steady_rank = 40

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        right = (view.seat - 1) % view.players
        now = stage(view)
        for other in view.gained_last(right):
            if view.cost(other) <= 6 and view.left(other) > 0 and worth_now(other, view, now) >= 20:
                return USUAL
        return NO


class Warehouse(Sense):
    id = "warehouse"
    says = "Played with a weak card in hand or a Treasure Map; discards the least useful cards."
    worth = 32
    cards = 1
    actions = 1
    more = 2
    after_others = True
    steady_copies = 1
    steady_rank = 60
    before_gold = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        for other in view.hand:
            # One of a pair looks for the other one.
            if is_dead(other) or other is COPPER or facts(other).pair:
                return USUAL
        return NO


class Caravan(Sense):
    id = "caravan"
    worth = 42
    cards = 1
    actions = 1
    more = 9
    steady_copies = 8
    steady_rank = 10


class Cutpurse(Sense):
    id = "cutpurse"
    worth = 38
    coins = 2
    more = 10
    money_copies = 1
    money_rank = 130
    steady_copies = 1
    steady_rank = 260


class Island(Sense):
    id = "island"
    says = (
        "Played with a dead card in hand (early also with a Copper); puts the dearest Victory card on the "
        "mat, else the worst card."
    )
    worth = 40
    more = 20
    one_shot = True
    steady_copies = 3
    steady_rank = 270

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        rest = without(view.hand, card)
        if dead_cards(rest) or not rest:
            return USUAL
        return USUAL if COPPER in rest and stage(view) < 2 else NO

    def set_aside(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """A Victory card, the dearest: it counts in the end and is in nobody's way. Else the worst card."""
        best = -1
        for i in range(len(decision.cards)):
            card = decision.cards[i]
            if is_dead(card) and (best < 0 or card.cost > decision.cards[best].cost):
                best = i
        return [best if best >= 0 else worst_to_draw(decision.cards)]


class Salvager(Sense):
    id = "salvager"
    says = (
        "Played with junk (Coppers only early), the dearest of which is trashed; late in the game with a "
        "card that pays for a Province."
    )
    worth = 38
    coins = 2
    buys = 1
    more = 6
    again = 50
    money_copies = 1
    money_rank = 80
    steady_copies = 1
    steady_rank = 80
    before_gold = True
    yes_or_no = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        return NO if salvage_target(without(view.hand, card), view) is None else USUAL

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        card = salvage_target(view.hand, view)
        if card is not None and decision.index(card) >= 0:
            return [decision.index(card)]
        return worst_first(decision, view)[:1]


class TreasureMap(Sense):
    id = "treasure_map"
    says = "Played only with another one in hand; kept in hand if the deck has more."
    worth = 20
    more = 90
    again = 0
    one_shot = True
    pair = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        return USUAL if view.hand.count(card) > 1 else NO


class Bazaar(Sense):
    id = "bazaar"
    worth = 52
    cards = 1
    actions = 2
    coins = 1
    steady_copies = 2
    steady_rank = 20


class MerchantShip(Sense):
    id = "merchant_ship"
    worth = 54
    coins = 2
    more = 15
    money_copies = 2
    money_rank = 250
    steady_copies = 2
    steady_rank = 390


class Outpost(Sense):
    id = "outpost"
    says = "Played unless the turn is an extra turn or one is in play."
    worth = 44
    more = 28
    again = 0

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        if view.extra or any(other.plain == self.id for other in view.in_play(view.seat)):
            return NO
        return USUAL


class Tactician(Sense):
    id = "tactician"
    says = (
        "Played with a hand that buys nothing much, or no more than without it; after other Actions, not at "
        "the very end."
    )
    worth = 50
    more = 35
    again = 0
    gives_up_hand = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        rest = without(view.hand, card)
        if not rest or stage(view) == 3:
            return NO
        # The hand is given up for ten cards next turn: only one that buys little, or nothing more than without it.
        goal = bot.would_buy(money(view, rest), view)
        if goal is not None and facts(goal).worth >= 60 and bot.would_buy(view.coins, view) is not goal:
            return NO
        return 1 if view.actions > 1 else USUAL


class Treasury(Sense):
    id = "treasury"
    says = "Put back onto the deck whenever possible."
    worth = 52
    cards = 1
    actions = 1
    coins = 1
    more = 2
    steady_copies = 4
    steady_rank = 120


class Wharf(Sense):
    id = "wharf"
    worth = 68
    cards = 2
    buys = 1
    more = 22
    money_copies = 2
    money_rank = 420
    steady_copies = 3
    steady_rank = 510


class Embargo(Sense):
    id = "embargo"
    says = "Puts the token on a good pile that others collect and the bot does not buy from."
    worth = 22
    coins = 2
    more = 2
    one_shot = True


class PearlDiver(Sense):
    id = "pearl_diver"
    says = "Puts the bottom card on top if it is good."
    worth = 22
    cards = 1
    actions = 1
    more = 2

    def put_back(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return [0] if draw_value(decision.cards[0]) >= 20 else []


class Ambassador(Sense):
    id = "ambassador"
    says = "Played with junk (Coppers only early); shows the worst of it and returns up to two."
    worth = 40
    more = 32
    again = 50
    cleans = True
    steady_copies = 1
    steady_rank = 190
    before_gold = True
    opening_copies = 2
    opening_turn = 6
    yes_or_no = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        return with_junk(card, view, young=True)

    def reveal(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """The worst junk, even if there is but one copy: Coppers still buy something."""
        junk = junk_in(offered(decision), view, young=True)
        return [decision.index(junk[0])] if junk else worst_first(decision, view)[:1]


class Navigator(Sense):
    id = "navigator"
    says = "Discards five cards that are worse than the rest or have less than 4 coins; else the best on top."
    worth = 32
    coins = 2
    more = 4
    money_copies = 1
    money_rank = 60
    steady_copies = 1
    steady_rank = 200

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        """Five cards worse than the average of what is left go away."""
        looking = view.looking
        rest = view.own_deck() + view.own_discards()
        if not rest:
            return ["deck"]
        bad = average_to_draw(looking) < average_to_draw(rest) or coins_in(looking) < 4
        return ["discard"] if bad else ["deck"]


class PirateShip(Sense):
    id = "pirate_ship"
    says = (
        "Raids until it has 4 tokens; takes the coins then, or when they pay for a Province. Trashes the "
        "best Treasure."
    )
    worth = 34
    more = 24
    steady_copies = 3
    steady_rank = 210

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        """Raids until the tokens pay well, and always when they pay for the Province."""
        tokens = view.tokens(view.seat, "pirate_ship")
        coins = view.coins + coins_in(view.hand)
        if tokens >= 4 or (tokens > 0 and coins < 8 <= coins + tokens):
            return ["coins"]
        return ["coins"] if stage(view) == 3 and tokens >= 2 else ["trash"]

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return [dearest(decision.cards)]


class SeaHag(Sense):
    id = "sea_hag"
    says = "Played while there are Curses; after that only if nothing else is there."
    gives_curses = True
    worth = 46
    more = 32
    money_copies = 1
    money_rank = 300
    steady_copies = 2
    steady_rank = 570

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        return USUAL if view.left(CURSE) > 0 else 2


class Explorer(Sense):
    id = "explorer"
    says = "Shows a Province if there is one."
    worth = 46
    more = 30
    money_copies = 1
    money_rank = 160
    steady_copies = 3
    steady_rank = 290


class GhostShip(Sense):
    id = "ghost_ship"
    says = "As a victim keeps the three most useful cards."
    worth = 60
    cards = 2
    more = 20
    shrinks_hands = True
    money_copies = 2
    money_rank = 370
    steady_copies = 2
    steady_rank = 540
    before_gold = True

    def put_back(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return keep_best_hand(decision, view)


class Astrolabe(Sense):
    id = "astrolabe"
    worth = 30
    coins = 1
    buys = 1
    more = 9


class Monkey(Sense):
    id = "monkey"
    worth = 38
    more = 24
    money_copies = 1
    money_rank = 100


class SeaChart(Sense):
    id = "sea_chart"
    worth = 30
    cards = 1
    actions = 1
    more = 2


class Blockade(Sense):
    id = "blockade"
    says = "Gains as Workshop."
    worth = 40
    more = 28
    steady_copies = 2
    steady_rank = 470


class Sailor(Sense):
    id = "sailor"
    says = "Plays a Duration just gained if it would play it anyway; trashes junk next turn."
    worth = 42
    actions = 1
    more = 22
    urgency = 40
    steady_copies = 1
    steady_rank = 40

    def use(self, bot: Judgement, decision: Decision, view: View) -> bool:
        return worth_playing_gained(bot, decision, view)


class TidePools(Sense):
    id = "tide_pools"
    says = "Discards the least useful cards next turn."
    worth = 40
    cards = 3
    actions = 1
    more = -14
    again = 0
    urgency = 15


class Corsair(Sense):
    id = "corsair"
    says = "As a victim plays Silver before Gold."
    worth = 54
    coins = 2
    more = 22
    trashes_first_treasure = True
    money_copies = 1
    money_rank = 280
    steady_copies = 3
    steady_rank = 530
    before_gold = True


class Pirate(Sense):
    id = "pirate"
    says = "Played from hand whenever somebody gains a Treasure; gains the best Treasure."
    worth = 46
    more = 30
    steady_copies = 2
    steady_rank = 480
    before_gold = True

    def gain(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return into_hand(decision, view)


class SeaWitch(Sense):
    id = "sea_witch"
    says = "Discards the least useful cards next turn."
    worth = 66
    cards = 2
    more = 36
    urgency = 30
    money_copies = 2
    money_rank = 410
    steady_copies = 3
    steady_rank = 590
    before_gold = True


know(
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
    Tactician,
    Treasury,
    Wharf,
    Embargo,
    PearlDiver,
    Ambassador,
    Navigator,
    PirateShip,
    SeaHag,
    Explorer,
    GhostShip,
    Astrolabe,
    Monkey,
    SeaChart,
    Blockade,
    Sailor,
    TidePools,
    Corsair,
    Pirate,
    SeaWitch,
)
