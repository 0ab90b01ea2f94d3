"""What bots know of the cards of Intrigue: one entry for each card, in all its editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.basic import COPPER, CURSE, ESTATE, PROVINCE
from ...engine.card import Card
from ...engine.types import ACTION, VICTORY
from ..discarding import FRESH, keep_best_hand, needed, save_for_later
from ..exchanges import best_in_trash, can_improve, without
from ..gaining import best_gain, into_hand
from ..knowledge import Sense, facts, know
from ..playing import NO, USUAL, best_action
from ..situation import (
    actions_in,
    coins_in,
    dead_cards,
    is_dead,
    junk_in,
    least_useful_first,
    loses_game,
    plays_left,
    stage,
    usefulness,
    worth_now,
)
from ..trashing import best_exchange, can_trade, dearest, offered, taking, trade, trash_junk, worst_first

if TYPE_CHECKING:
    from ...engine.decisions import Decision
    from ...engine.view import View
    from ..judgement import Judgement


class Courtyard(Sense):
    id = "courtyard"
    says = (
        "Puts back the best card the turn does not need: an Action that cannot be played, money that "
        "changes no purchase, else a dead card."
    )
    worth = 34
    cards = 3
    more = -6
    money_copies = 2
    money_rank = 340
    steady_copies = 2
    steady_rank = 460

    def put_back(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return save_for_later(bot, decision, view)


class Pawn(Sense):
    id = "pawn"
    says = (
        "Card and coin; card and Action if an Action waits in hand, or one is likely to be drawn when none "
        "can be played."
    )
    worth = 24
    cards = 1
    actions = 1
    after_others = True
    brings = 1

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        """The Action if one waits in hand, or is likely to be drawn when none is left to play; else the coin."""
        if actions_in(view.hand):
            return ["cards", "actions"]
        if plays_left(view) == 0:
            deck = view.own_deck()
            if 3 * len(actions_in(deck)) > len(deck):
                return ["cards", "actions"]
        return ["cards", "coins"]


class Masquerade(Sense):
    id = "masquerade"
    says = (
        "Played unless every card in hand is good. Passes the card least worth owning; then trashes junk, "
        "Coppers only early."
    )
    worth = 42
    cards = 2
    more = 14
    again = 50
    cleans = True
    money_copies = 1
    money_rank = 310
    steady_copies = 1
    steady_rank = 440
    before_gold = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        now = stage(view)
        rest = without(view.hand, card)
        for other in rest:
            if worth_now(other, view, now) <= 20:
                return USUAL
        return NO if rest else USUAL

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return trash_junk(decision, view, young=True)


class ShantyTown(Sense):
    id = "shanty_town"
    says = (
        "Played after other cards that cost no Action and before those that do; first if it is the only "
        "Action."
    )
    worth = 30
    actions = 2
    more = 8
    steady_copies = 1
    steady_rank = 90

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        for other in view.hand:
            if other.types & ACTION and other is not card:
                return 550  # after the cards that cost no Action, before those that do
        return USUAL


def _buys_well(bot: Judgement, coins: int, view: View) -> bool:
    goal = bot.would_buy(coins, view)
    return goal is not None and facts(goal).worth >= 50


class Steward(Sense):
    id = "steward"
    says = (
        "Trashes two dead cards unless a Province can be bought, early also Coppers unless the 2 coins buy "
        "something good; else 2 coins, or 2 cards while Actions can be played."
    )
    worth = 38
    coins = 2
    more = 4
    cleans = True
    money_copies = 1
    money_rank = 70
    steady_copies = 1
    steady_rank = 170

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        """Two dead cards go unless there is a Province to buy; Coppers early, unless the 2 coins buy something good."""
        hand = view.hand
        coins = view.coins + coins_in(hand) + 2
        junk = junk_in(hand, view, young=True)
        if len(junk) >= 2 and coins < 8 and (is_dead(junk[1]) or not _buys_well(bot, coins, view)):
            return ["trash"]
        if plays_left(view) > 0 and actions_in(hand):
            return ["cards"]
        return ["coins"] if coins >= 3 else ["cards"]


class Swindler(Sense):
    id = "swindler"
    says = "Gives a Curse for a Copper, else the card of that cost least worth owning."
    worth = 36
    coins = 2
    more = 14
    money_copies = 1
    money_rank = 120
    steady_copies = 2
    steady_rank = 410


class WishingWell(Sense):
    id = "wishing_well"
    says = "Names the card known to be on top, else the commonest one left in the deck."
    worth = 32
    cards = 1
    actions = 1
    more = 3


class Baron(Sense):
    id = "baron"
    says = (
        "Played with an Estate in hand, which is discarded; without one only late. Keeps an Estate in hand "
        "for it."
    )
    worth = 38
    buys = 1
    more = 28
    brings = 4
    wants_estate = True
    steady_copies = 2
    steady_rank = 220

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        return USUAL if ESTATE in view.hand or stage(view) >= 2 else NO

    def discard(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return [0]


class Bridge(Sense):
    id = "bridge"
    worth = 40
    coins = 1
    buys = 1
    more = 9
    brings = 2
    steady_copies = 1
    steady_rank = 230


class Conspirator(Sense):
    id = "conspirator"
    says = "Played after other Actions; as a card that costs no Action once two are in play."
    worth = 42
    coins = 2
    more = 2

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        played = len(view.in_play(view.seat)) - len(view.staying(view.seat))
        return 1100 if played >= 2 else USUAL


class Ironworks(Sense):
    id = "ironworks"
    says = "Gains as Workshop."
    worth = 38
    more = 27
    steady_copies = 1
    steady_rank = 110


class MiningVillage(Sense):
    id = "mining_village"
    says = "Trashed only if the 2 coins make a Province possible, or a Duchy at the very end."
    worth = 42
    cards = 1
    actions = 2

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """Only if the 2 coins buy a Province, or at the very end a Duchy."""
        coins = view.coins + coins_in(view.hand)
        if coins < 8 <= coins + 2 and view.provinces_left() > 0:
            return [0]
        return [0] if stage(view) == 3 and coins < 5 <= coins + 2 else []


class Duke(Sense):
    id = "duke"
    worth = 20


class Minion(Sense):
    id = "minion"
    says = (
        "2 coins while other Actions worth playing wait in hand; the last Minion changes a hand if four new "
        "cards should bring more, and enough for the good card that the 2 coins would buy: sooner while "
        "another player has a full hand, later if the deck would have to be shuffled for it."
    )
    worth = 54
    actions = 1
    coins = 2
    more = 6
    after_others = True
    shrinks_hands = True
    steady_copies = 8
    steady_rank = 150

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        """The last Minion changes a hand for a new one that should bring more, in hundredths of a coin.

        A good purchase that is sure now is not risked for one that is not, least of all a Province. What another player
        with a full hand loses outweighs the 2 coins, and as much again.
        """
        hand = view.hand
        if best_action(bot, actions_in(hand), view, plays_left(view)) >= 0:
            return ["coins"]
        coins = view.coins + coins_in(hand)
        kept = 100 * coins
        goal = bot.would_buy(coins + 2, view)
        if goal is PROVINCE:
            kept = max(kept, 100 * view.cost(goal) + 200)
        elif goal is not None and facts(goal).worth >= 50:
            kept = max(kept, 100 * view.cost(goal))
        changed = 100 * view.coins + _new_hand(4, view) - 200
        if view.deck_size < 4:
            changed -= 300  # the Minions in play miss the shuffle
        for seat in range(view.players):
            if seat != view.seat and view.hand_size(seat) > 4:
                changed += 400
                break
        return ["discard"] if changed > kept else ["coins"]


def _new_hand(size: int, view: View) -> int:
    """Hundredths of a coin that so many cards bring on average after the hand was discarded, if Actions can be played
    on and on."""
    deck = view.own_deck()
    if len(deck) >= size:
        return size * _with_actions(deck) // len(deck)
    shuffled = view.own_discards() + view.hand
    drawn = min(size - len(deck), len(shuffled))
    return _with_actions(deck) + (drawn * _with_actions(shuffled) // len(shuffled) if drawn > 0 else 0)


def _with_actions(cards: list[Card]) -> int:
    total = 100 * coins_in(cards)
    for card in cards:
        if card.types & ACTION:
            total += 250
    return total


class Torturer(Sense):
    id = "torturer"
    says = (
        "As a victim discards two cards; takes the Curse if there is none left or for a hand full of good "
        "money."
    )
    gives_curses = True
    worth = 60
    cards = 3
    more = 18
    money_copies = 2
    money_rank = 380
    steady_copies = 2
    steady_rank = 500

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        """Two dead cards or an empty Curse pile decide; else the Curse only late in a fight for a good hand."""
        hand = view.hand
        if view.left(CURSE) <= 0:
            return ["curse"]
        if len(hand) <= 1:
            return ["discard"]
        weak = dead_cards(hand) + hand.count(COPPER)
        return ["discard"] if weak >= 2 or stage(view) >= 2 or coins_in(hand) < 6 else ["curse"]


class TradingPost(Sense):
    id = "trading_post"
    says = "Played with two of Curse, Estate and Copper in hand, which are trashed; in the end no Estates."
    worth = 46
    more = 30
    again = 50
    cleans = True
    steady_copies = 1
    steady_rank = 90
    yes_or_no = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        return USUAL if len(_cheap(without(view.hand, card), view)) >= 2 else NO

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        cheap = _cheap(offered(decision), view)[: decision.minimum]
        return (
            taking(decision, cheap)
            if len(cheap) == decision.minimum
            else worst_first(decision, view)[: decision.minimum]
        )


def _cheap(cards: list[Card], view: View) -> list[Card]:
    """Curses, Estates while they are not worth more as points, and Coppers."""
    curses = [card for card in cards if card is CURSE]
    estates = [card for card in cards if card is ESTATE and stage(view) < 3]
    return curses + estates + [card for card in cards if card is COPPER]


class Upgrade(Sense):
    id = "upgrade"
    says = "Played with junk or a card that can be improved; picks the card that wins most."
    worth = 50
    cards = 1
    actions = 1
    more = 10
    after_others = True
    again = 50
    cleans = True
    yes_or_no = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        rest = without(view.hand, card)
        return USUAL if junk_in(rest, view) or can_trade(bot, rest, view, 1, 1) else NO

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return trade(bot, decision, view, 1, 1)


class Harem(Sense):
    id = "harem"
    worth = 58
    coins = 2
    steady_copies = 8
    steady_rank = 30
    before_gold = True


class Nobles(Sense):
    id = "nobles"
    says = "Cards; Actions if none is left and an Action worth playing waits in hand."
    worth = 60
    cards = 3
    money_copies = 2
    money_rank = 200
    steady_copies = 2
    steady_rank = 310
    before_gold = True

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        """Actions if an Action worth playing waits and none is left, else cards."""
        stuck = view.actions == 0 and view.villagers(view.seat) == 0
        if stuck and best_action(bot, actions_in(view.hand), view, 2) >= 0:
            return ["actions"]
        return ["cards"]


class SecretChamber(Sense):
    id = "secret_chamber"
    says = (
        "Played with two dead cards, which are discarded; with a Tactician to follow everything but one "
        "card. Revealed to an Attack once, not again when the top two cards are known; puts back the least "
        "useful cards."
    )
    worth = 20
    more = 16
    urgency = 70

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        hand = view.hand
        if view.actions > 1 and len(hand) > 3 and any(facts(other).gives_up_hand for other in hand):
            return USUAL
        return USUAL if dead_cards(hand) >= 2 else NO

    def discard(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """A coin for everything that would give none; before a card that gives up the hand for all but one card."""
        answer: list[int] = []
        if plays_left(view) > 0 and any(facts(card).gives_up_hand for card in decision.cards):
            kept = False
            for i in least_useful_first(decision.cards, decision.copies, view):
                if facts(decision.cards[i]).gives_up_hand and not kept:
                    kept = True
                else:
                    answer.append(i)
            return answer[1:]
        scores = usefulness(decision.cards, decision.copies, view)
        for i in range(len(scores)):
            for score in scores[i]:
                if score < FRESH:
                    answer.append(i)
        return answer

    def put_back(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return keep_best_hand(decision, view)

    def use(self, bot: Judgement, decision: Decision, view: View) -> bool:
        """Once: the two cards put back are known, and drawing them again changes nothing."""
        known = view.known_deck()
        return not (len(known) >= 2 and known[0] is not None and known[1] is not None)


class GreatHall(Sense):
    id = "great_hall"
    worth = 31
    cards = 1
    actions = 1


class Coppersmith(Sense):
    id = "coppersmith"
    says = "Played with two or more Coppers in hand."
    worth = 24
    more = 22
    per_copper = 1

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        coppers = view.hand.count(COPPER)
        return 8 * coppers if coppers > 1 else NO


class Scout(Sense):
    id = "scout"
    says = "Puts the best card on top."
    worth = 18
    actions = 1
    more = 4


class Saboteur(Sense):
    id = "saboteur"
    says = "As a victim gains the best card allowed, or nothing if all are junk."
    worth = 40
    more = 24
    steady_copies = 1
    steady_rank = 50

    def gain(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """Something, unless all that is left is junk."""
        best = best_gain(bot, decision.cards, view)
        return [best] if worth_now(decision.cards[best], view, stage(view)) > 10 else []


class Tribute(Sense):
    id = "tribute"
    worth = 46
    coins = 2
    more = 16
    steady_copies = 3
    steady_rank = 360


class Lurker(Sense):
    id = "lurker"
    says = (
        "Takes a good Action from the trash; trashes the best one of the Supply only with another Lurker in "
        "hand."
    )
    worth = 18
    actions = 1
    more = 8
    after_others = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        if best_in_trash(view) is not None:
            return USUAL
        return USUAL if card in without(view.hand, card) else NO

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        if best_in_trash(view) is not None or plays_left(view) == 0:
            return ["gain"]
        return ["trash"] if any(card.plain == self.id for card in view.hand) else ["gain"]

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """What the next one takes back."""
        return [dearest(decision.cards)]

    def gain(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return into_hand(decision, view)


class Diplomat(Sense):
    id = "diplomat"
    says = (
        "Played first if it gives Actions. Revealed with three cards to spare or before an Attack on the "
        "hand; discards the least useful."
    )
    worth = 38
    cards = 2
    more = 5
    urgency = 80
    steady_copies = 1
    steady_rank = 140

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        return 1250 if len(view.hand) <= 4 else USUAL

    def use(self, bot: Judgement, decision: Decision, view: View) -> bool:
        """With three cards to spare, or before an Attack on the hand."""
        source = decision.card
        if source is not None and facts(source).shrinks_hands:
            return True
        weak = 0
        for card in view.hand:
            if is_dead(card) or card is COPPER or card.plain == self.id:
                weak += 1
        return weak >= 3


class Mill(Sense):
    id = "mill"
    says = "Discards two cards if one is dead and together they give less than 2 coins."
    worth = 38
    cards = 1
    actions = 1
    more = 3
    after_others = True
    steady_copies = 2
    steady_rank = 160

    def discard(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """Two cards that give less than 2 coins together, or none."""
        if decision.minimum > 0:
            return needed(decision, view)
        order = least_useful_first(decision.cards, decision.copies, view)
        if len(order) < 2:
            return []
        scores = usefulness(decision.cards, decision.copies, view)
        cheap = scores[order[0]][-1] < FRESH and scores[order[1]][-1] <= 10
        if cheap and coins_in([decision.cards[order[0]], decision.cards[order[1]]]) < 2:
            return order[:2]
        return []


class SecretPassage(Sense):
    id = "secret_passage"
    says = "Puts back as Courtyard; a dead card to the bottom, others on top."
    worth = 40
    cards = 2
    actions = 1
    more = -4
    steady_copies = 2
    steady_rank = 70

    def put_back(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return save_for_later(bot, decision, view)


class Courtier(Sense):
    id = "courtier"
    says = (
        "Shows the card with most types. Gold before coins early in the game, coins before Gold late or for "
        "a Province; then an Action if one waits."
    )
    worth = 52
    coins = 3
    more = 4
    safe_again = True
    money_copies = 1
    money_rank = 220
    steady_copies = 2
    steady_rank = 380

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        return USUAL if len(view.hand) > 1 else NO

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        """Gold while it will be drawn again, coins for a purchase, then an Action if there is something to play."""
        coins = view.coins + coins_in(view.hand)
        ranked = ["coins", "gold"] if stage(view) >= 2 or 5 <= coins < 8 else ["gold", "coins"]
        waiting = view.actions == 0 and len(actions_in(view.hand)) > 0
        ranked += ["actions", "buys"] if waiting else ["buys", "actions"]
        return ranked

    def reveal(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """The card with most types."""
        best = 0
        most = 0
        for i in range(len(decision.cards)):
            types = view.types(decision.cards[i])
            count = 0
            while types:
                count += types & 1
                types >>= 1
            if count > most:
                most = count
                best = i
        return [best]


class Patrol(Sense):
    id = "patrol"
    says = "Puts the best card on top."
    worth = 52
    cards = 3
    more = 8
    money_copies = 2
    money_rank = 320
    steady_copies = 2
    steady_rank = 450


class Replace(Sense):
    id = "replace"
    says = "As Remodel; prefers Victory cards while there are Curses to give."
    worth = 48
    more = 28
    again = 50
    steady_copies = 1
    steady_rank = 340
    before_gold = True
    yes_or_no = True

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        return USUAL if can_improve(without(view.hand, card), view, 2, 0, 0) else NO

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        return best_exchange(decision, view, 2, 0, 0)

    def gain(self, bot: Judgement, decision: Decision, view: View) -> list[int]:
        """A Victory card gives the others Curses: worth more than its points while there are any."""
        curses = view.left(CURSE)
        now = stage(view)
        best = -1
        most = 0
        cards = decision.cards
        for i in range(len(cards)):
            worth = worth_now(cards[i], view, now)
            if cards[i].types & VICTORY and curses > 0:
                worth += 15
            if loses_game(cards[i], view):
                worth -= 1000
            if best < 0 or worth > most:
                best = i
                most = worth
        return [best]


know(
    Courtyard,
    Pawn,
    Masquerade,
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
    SecretChamber,
    GreatHall,
    Coppersmith,
    Scout,
    Saboteur,
    Tribute,
    Lurker,
    Diplomat,
    Mill,
    SecretPassage,
    Courtier,
    Patrol,
    Replace,
)
