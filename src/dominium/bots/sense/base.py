"""What bots know of the cards of Base: one entry for each card, in all its editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.basic import COPPER
from ...engine.card import Card
from ...engine.types import ACTION, TREASURE
from ..discarding import FRESH, average_draw, average_to_draw, best_to_draw, draw_value, save_for_later
from ..exchanges import can_improve, without
from ..gaining import into_hand
from ..knowledge import Sense, facts, know
from ..playing import NO, USUAL, throne_target, with_junk
from ..situation import actions_in, coins_in, is_dead, junk_in, least_useful_first, plays_left, usefulness
from ..trashing import best_exchange, can_trade, dearest, offered, taking, trade

if TYPE_CHECKING:
    from ...engine.decisions import Decision
    from ...engine.view import View
    from ..judgement import Judgement


class Cellar(Sense):
    id = "cellar"
    says = (
        "Played after terminal cards that draw, if Actions are left for both. Discards dead cards and Actions that "
        "cannot be played; Coppers too if the deck is better."
    )
    worth = 20
    actions = 1
    more = 8
    after_others = True
    safe_again = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        """The more cards it can change the better: drawing comes first where both can be played."""
        if view.actions + view.villagers(view.seat) > 1 and view.deck_size + view.discarded > 0:
            for other in view.kinds_in_hand(ACTION):
                known = facts(other)
                if known.terminal and known.cards >= 2:
                    return 60
        return USUAL

    def discard(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """All that is less useful than a card drawn blindly."""
        answer: list[int] = []
        scores = usefulness(decision.cards, decision.copies, view)
        limit = 11 if average_draw(view) > 100 else FRESH
        for i in range(len(scores)):
            for score in scores[i]:
                if score < limit:
                    answer.append(i)
        return answer


class Chapel(Sense):
    id = "chapel"
    says = (
        "Played with junk in hand. Trashes up to 4 junk cards, but not the Coppers that buy something good "
        "this turn."
    )
    worth = 26
    more = 34
    again = 50
    cleans = True
    yes_or_no = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        return with_junk(card, view)

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """Junk, but not the Coppers that buy something good this turn."""
        money = view.coins + coins_in(view.hand)
        goal = bot.would_buy(money, view)
        chosen: list[Card] = []
        for card in junk_in(offered(decision), view):
            if len(chosen) == decision.maximum:
                break
            if card.types & TREASURE and goal is not None and facts(goal).worth >= 50:
                if money - card.coins < view.cost(goal):
                    continue
                money -= card.coins
            chosen.append(card)
        return taking(decision, chosen)


class Moat(Sense):
    id = "moat"
    says = "Revealed to every Attack. Played for its cards when nothing stronger is there."
    worth = 24
    cards = 2
    urgency = 90
    money_copies = 1
    money_rank = 40
    steady_copies = 1
    steady_rank = 150


class Village(Sense):
    id = "village"
    worth = 32
    cards = 1
    actions = 2


class Workshop(Sense):
    id = "workshop"
    says = (
        "Gains what the bot would buy of the cards offered; a far better one that is not on the list at "
        "most twice."
    )
    worth = 28
    more = 20


class Bureaucrat(Sense):
    id = "bureaucrat"
    says = "As a victim shows the Victory card that is least useful in hand."
    worth = 30
    more = 22
    money_copies = 1
    money_rank = 170
    steady_copies = 2
    steady_rank = 130

    def reveal(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return least_useful_first(decision.cards, decision.copies, view)[:1]


class Gardens(Sense):
    id = "gardens"
    worth = 18


class Militia(Sense):
    id = "militia"
    says = (
        "As a victim keeps money and Actions that can be played, gives up dead cards, then spare terminal "
        "Actions, then Coppers."
    )
    worth = 42
    coins = 2
    more = 16
    shrinks_hands = True
    money_copies = 1
    money_rank = 270
    steady_copies = 2
    steady_rank = 400


class Moneylender(Sense):
    id = "moneylender"
    says = "Played with a Copper in hand, which is trashed."
    worth = 36
    more = 26
    brings = 1
    again = 50
    money_copies = 1
    money_rank = 110
    steady_copies = 1
    steady_rank = 20

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        return USUAL if COPPER in view.hand else NO

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return [0]


class Remodel(Sense):
    id = "remodel"
    says = (
        "Played if some card in hand would become a better one by what the bot then gains; picks the card that "
        "wins most: Curses and Estates early, Gold into Province."
    )
    worth = 38
    more = 24
    again = 50
    cleans = True
    money_copies = 1
    money_rank = 50
    yes_or_no = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        return USUAL if can_trade(bot, without(view.hand, card), view, 2, 0) else NO

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return trade(bot, decision, view, 2, 0)


class Smithy(Sense):
    id = "smithy"
    worth = 44
    cards = 3
    money_copies = 2
    money_rank = 330
    steady_copies = 2
    steady_rank = 370


class ThroneRoom(Sense):
    id = "throne_room"
    says = (
        "Played with a worthwhile target. Picks the Action that brings most; villages and the like if "
        "Actions are short; never one whose second play brings nothing or hurts."
    )
    worth = 42
    more = 40
    doubles = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        targets = [other for other in actions_in(view.hand) if other is not card]
        best = throne_target(bot, targets, view) if targets else -1
        if best < 0:
            return NO
        # With one target it comes first; else the cards that cost no Action go before it and may bring a better one.
        return 1400 if len(targets) == 1 or not facts(targets[best]).terminal else 600


class CouncilRoom(Sense):
    id = "council_room"
    worth = 54
    cards = 4
    buys = 1
    more = -4
    money_copies = 2
    money_rank = 350
    steady_copies = 2
    steady_rank = 350


class Festival(Sense):
    id = "festival"
    worth = 54
    actions = 2
    coins = 2
    buys = 1


class Laboratory(Sense):
    id = "laboratory"
    worth = 56
    cards = 2
    actions = 1
    money_copies = 3
    money_rank = 190
    steady_copies = 8
    steady_rank = 130


class Library(Sense):
    id = "library"
    says = (
        "Played for as many cards as the hand lacks to seven. Sets Actions aside when none can be played "
        "any more."
    )
    worth = 50
    cards = 3
    more = -2
    money_copies = 1
    money_rank = 210
    steady_copies = 2
    steady_rank = 330

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        missing = 8 - len(view.hand)
        return 10 * missing if missing > 0 else NO

    def set_aside(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """Actions that can no longer be played make room for others."""
        return [0] if plays_left(view) == 0 else []


class Market(Sense):
    id = "market"
    worth = 54
    cards = 1
    actions = 1
    coins = 1
    buys = 1
    steady_copies = 4
    steady_rank = 100


class Mine(Sense):
    id = "mine"
    says = "Played if a Treasure in hand can be improved; takes the best Treasure."
    worth = 46
    more = 22
    again = 50
    steady_copies = 1
    steady_rank = 60
    yes_or_no = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        treasures = [other for other in view.hand if view.types(other) & TREASURE]
        return USUAL if can_improve(treasures, view, 3, 0, TREASURE) else NO

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return best_exchange(decision, view, 3, 0, TREASURE)

    def gain(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return into_hand(decision, view)


class Witch(Sense):
    id = "witch"
    gives_curses = True
    worth = 66
    cards = 2
    more = 30
    money_copies = 2
    money_rank = 390
    steady_copies = 3
    steady_rank = 580
    before_gold = True


class Chancellor(Sense):
    id = "chancellor"
    says = "Puts the deck away, unless it is far better than what would be shuffled."
    worth = 28
    coins = 2
    more = 3
    money_copies = 1
    money_rank = 20
    steady_copies = 1
    steady_rank = 180

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        """What was bought comes sooner: the deck goes, unless it is far better than all that would be shuffled."""
        deck = view.own_deck()
        if not deck:
            return ["no"]
        rest = view.own_discards() + view.in_play(view.seat) + view.hand
        return ["yes"] if 5 * average_to_draw(rest) > 2 * average_to_draw(deck) else ["no"]


class Woodcutter(Sense):
    id = "woodcutter"
    worth = 28
    coins = 2
    buys = 1
    money_copies = 1
    money_rank = 10
    steady_copies = 1
    steady_rank = 10


class Feast(Sense):
    id = "feast"
    says = "Gains the best card, as Workshop."
    worth = 34
    more = 25
    one_shot = True


class Spy(Sense):
    id = "spy"
    says = "Discards the own Victory cards, Curses and Coppers, and other players' good cards."
    worth = 38
    cards = 1
    actions = 1
    more = 5

    def discard(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """The own bad card, another player's good one."""
        mine = len(view.revealed(view.seat)) > 0
        card = decision.cards[0]
        bad = is_dead(card) or card is COPPER
        return [0] if bad == mine else []


class Thief(Sense):
    id = "thief"
    says = "Trashes the best Treasure shown and takes everything better than Copper."
    worth = 26
    more = 18
    steady_copies = 3
    steady_rank = 100

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return [dearest(decision.cards)]

    def gain(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """Everything better than Copper."""
        return taking(decision, [card for card in offered(decision) if facts(card).worth > 20])


class Adventurer(Sense):
    id = "adventurer"
    worth = 44
    cards = 2
    more = 10
    money_copies = 1
    money_rank = 140


class Harbinger(Sense):
    id = "harbinger"
    says = "Puts the best card of the discard pile back, if it is better than junk."
    worth = 31
    cards = 1
    actions = 1
    more = 2

    def put_back(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """The best card of the discard pile, if it is better than most."""
        best = best_to_draw(decision.cards)
        return [best] if draw_value(decision.cards[best]) > 20 else []


class Merchant(Sense):
    id = "merchant"
    worth = 33
    cards = 1
    actions = 1
    more = 4


class Vassal(Sense):
    id = "vassal"
    says = "Plays the Action found if it would play it from hand."
    worth = 30
    coins = 2
    more = 4


class Poacher(Sense):
    id = "poacher"
    says = "Discards the least useful cards."
    worth = 40
    cards = 1
    actions = 1
    coins = 1
    steady_copies = 4
    steady_rank = 80


class Bandit(Sense):
    id = "bandit"
    says = "As a victim loses the worse of two Treasures."
    worth = 54
    more = 40
    money_copies = 1
    money_rank = 290
    steady_copies = 1
    steady_rank = 320


class Sentry(Sense):
    id = "sentry"
    says = "Trashes junk, discards other dead cards, puts the best card on top."
    worth = 55
    cards = 1
    actions = 1
    more = 10
    cleans = True
    steady_copies = 8
    steady_rank = 140

    def discard(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """What was too good to trash and still does nothing in hand."""
        return taking(decision, [card for card in offered(decision) if is_dead(card)])


class Artisan(Sense):
    id = "artisan"
    says = (
        "Gains as Workshop; puts back an Action that cannot be played, else money the purchase does not "
        "need, else a dead card."
    )
    worth = 62
    more = 38

    def put_back(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return save_for_later(bot, decision, view)


know(
    Cellar,
    Chapel,
    Moat,
    Village,
    Workshop,
    Bureaucrat,
    Gardens,
    Militia,
    Moneylender,
    Remodel,
    Smithy,
    ThroneRoom,
    CouncilRoom,
    Festival,
    Laboratory,
    Library,
    Market,
    Mine,
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
