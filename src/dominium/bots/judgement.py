"""Judgement: a sensible answer to every decision, from what the player's own view shows.

One method for each kind of decision, which a strategy may override. The general rules are in playing, replaying,
trashing, discarding, gaining, choosing and buying; what is special about single cards is in ``sense``.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..cards.basic import GOLD, SILVER
from ..engine import kinds
from ..engine.agent import Agent
from ..engine.card import Card
from ..engine.decisions import Decision, only
from ..engine.types import ACTION
from ..engine.view import View
from . import choosing, discarding, gaining, playing, replaying, trashing
from .buying import money_next, points_first
from .knowledge import facts
from .last_purchases import first_of, winning_purchases
from .situation import stage


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Agent):
    """What a bot does where its strategy says nothing. It keeps no state."""

    @property
    def plays_all_coins(self) -> bool:
        return True

    def decide(self, decision: Decision, view: View) -> list[int]:
        kind = decision.kind
        if kind == kinds.PLAY:
            return self.play(decision, view)
        if kind == kinds.TREASURE:
            return self.treasures(decision, view)
        if kind == kinds.BUY:
            return self.purchase(decision, view)
        return self.answer(decision, view)

    def answer(self, decision: Decision, view: View) -> list[int]:
        """What cards and rules ask in between."""
        kind = decision.kind
        if kind == kinds.DISCARD:
            return self.discard(decision, view)
        if kind == kinds.TRASH:
            return self.trash(decision, view)
        if kind == kinds.GAIN:
            return self.gain(decision, view)
        if kind == kinds.PUT_BACK:
            return self.put_back(decision, view)
        if kind == kinds.CHOOSE:
            return self.choose(decision, view)
        if kind == kinds.REACT:
            return self.react(decision, view)
        if kind == kinds.ORDER:
            return self.order(decision, view)
        if kind == kinds.SET_ASIDE:
            return self.set_aside(decision, view)
        if kind == kinds.TAKE:
            return self.take(decision, view)
        if kind == kinds.PLAY_CARD:
            return self.play_card(decision, view)
        return self.seldom(decision, view)

    def seldom(self, decision: Decision, view: View) -> list[int]:
        """Kinds of decisions that one card asks."""
        kind = decision.kind
        if kind == kinds.NAME:
            return self.name(decision, view)
        if kind == kinds.PASS:
            return self.pass_card(decision, view)
        if kind == kinds.REVEAL:
            return self.reveal(decision, view)
        if kind == kinds.PLACE:
            return self.place(decision, view)
        if kind == kinds.PILE:
            return self.pile(decision, view)
        if kind == kinds.GIVE:
            return self.give(decision, view)
        if kind == kinds.RETURN:
            return self.return_cards(decision, view)
        if kind == kinds.STAR:
            return self.star(decision, view)
        if kind == kinds.TOP:
            return self.top(decision, view)
        return self.anything(decision)

    def anything(self, decision: Decision) -> list[int]:
        """A kind nobody knows: as little as allowed, the first options first."""
        answer: list[int] = []
        copies = decision.copies
        for i in range(len(copies)):
            for _ in range(copies[i]):
                if len(answer) < decision.minimum:
                    answer.append(i)
        return answer

    @property
    def minds_end(self) -> bool:
        """Whether it takes a win that lies on the table, and never ends a lost game."""
        return True

    # The main decisions

    def play(self, decision: Decision, view: View) -> list[int]:
        """The Action to play next; without Actions left, whether a Villager helps."""
        cards = decision.cards
        if cards:
            best = playing.best_action(self, cards, view, view.actions + view.villagers(view.seat))
            return [] if best < 0 else only(best)
        if decision.words is not None and self.spends(decision, view):
            return [decision.index_of("villagers")]
        return []

    def treasures(self, decision: Decision, view: View) -> list[int]:
        """All of them. Actions that are Treasures this turn one by one, by the rules for Actions."""
        actions: list[Card] | None = None
        silver = False
        gold = False
        for card in decision.cards:
            if card.types & ACTION:
                if actions is None:
                    actions = []
                actions.append(card)
            elif card is SILVER:
                silver = True
            elif card is GOLD:
                gold = True
        if actions is None and not (silver and gold and _first_treasure_goes(view)):
            return decision.everything()
        if actions is not None:
            best = playing.best_action(self, actions, view, 2)
            if best >= 0:
                return [decision.index(actions[best])]
        return _cheapest_first(decision)

    def purchase(self, decision: Decision, view: View) -> list[int]:
        """What wins at once; else what ``buy`` says, with Coffers if ``spends`` says so."""
        if self.minds_end:
            winning = winning_purchases(view)
            if winning is not None:
                return first_of(winning, decision, view)
        if decision.words is not None and self.spends(decision, view):
            return [decision.index_of("coffers")]
        card = self.buy(decision, view)
        if card is None:
            return []
        i = decision.index(card)
        return [] if i < 0 else only(i)

    def buy(self, decision: Decision, view: View) -> Card | None:
        """The card or Project to buy of those offered, None to stop. Strategies override it."""
        now = stage(view)
        card = points_first(decision, view, now)
        return money_next(decision, view, now) if card is None else card

    def spends(self, decision: Decision, view: View) -> bool:
        """Whether to spend a token now: a Villager for a worthwhile Action, Coffers for a better purchase."""
        if decision.kind != kinds.BUY:
            if view.villagers(view.seat) == 0 or view.actions > 0:
                return False
            actions = [card for card in view.hand if card.types & ACTION]
            return playing.best_action(self, actions, view, 1) >= 0
        coffers = view.coffers(view.seat)
        if coffers == 0 or view.buys == 0:
            return False
        now = self.buy(decision, view)
        coins = view.coins
        best = self.would_buy(coins + coffers, view)
        if best is None or best is now:
            return False
        price = view.cost(best)
        if price <= coins:
            return False
        if now is not None and facts(best).worth <= facts(now).worth and stage(view) < 2:
            return False
        # Few tokens for a good card; many only for the best, or when there is little time left.
        needed = price - coins
        return needed <= 2 or price >= 5 or stage(view) >= 2

    # Thinking about purchases

    def wants(self, cards: list[Card], view: View) -> Card | None:
        """What the bot would buy if these cards were offered."""
        return self.buy(Decision(view.seat, kinds.BUY, None, cards, None, None, 0, 1), view)

    def would_buy(self, coins: int, view: View) -> Card | None:
        """What the bot would buy with so many coins."""
        return self.buy(view.shop(coins), view)

    def shopping(self, view: View) -> list[Card]:
        """What the bot would buy, for any number of coins."""
        found: list[Card] = []
        for coins in range(2, 9):
            card = self.would_buy(coins, view)
            if card is not None:
                found.append(card)
        return found

    # Kinds of decisions

    def discard(self, decision: Decision, view: View) -> list[int]:
        return discarding.discard(self, decision, view)

    def trash(self, decision: Decision, view: View) -> list[int]:
        return trashing.trash(self, decision, view)

    def gain(self, decision: Decision, view: View) -> list[int]:
        return gaining.gain(self, decision, view)

    def put_back(self, decision: Decision, view: View) -> list[int]:
        return discarding.put_back(self, decision, view)

    def choose(self, decision: Decision, view: View) -> list[int]:
        return choosing.choose(self, decision, view)

    def react(self, decision: Decision, view: View) -> list[int]:
        return choosing.react(self, decision, view)

    def order(self, decision: Decision, view: View) -> list[int]:
        return choosing.order(self, decision, view)

    def set_aside(self, decision: Decision, view: View) -> list[int]:
        return discarding.set_aside(self, decision, view)

    def take(self, decision: Decision, view: View) -> list[int]:
        return discarding.take(self, decision, view)

    def play_card(self, decision: Decision, view: View) -> list[int]:
        """The best target of a card that plays cards."""
        return replaying.play_card(self, decision, view)

    def name(self, decision: Decision, view: View) -> list[int]:
        return gaining.name(self, decision, view)

    def pass_card(self, decision: Decision, view: View) -> list[int]:
        return trashing.pass_card(self, decision, view)

    def reveal(self, decision: Decision, view: View) -> list[int]:
        return gaining.reveal(self, decision, view)

    def place(self, decision: Decision, view: View) -> list[int]:
        return gaining.place(self, decision, view)

    def pile(self, decision: Decision, view: View) -> list[int]:
        return gaining.pile(self, decision, view)

    def give(self, decision: Decision, view: View) -> list[int]:
        return gaining.give(self, decision, view)

    def return_cards(self, decision: Decision, view: View) -> list[int]:
        return trashing.return_cards(self, decision, view)

    def star(self, decision: Decision, view: View) -> list[int]:
        return gaining.star(self, decision, view)

    def top(self, decision: Decision, view: View) -> list[int]:
        """Nothing special: what lies on top tells others little."""
        return []


def _first_treasure_goes(view: View) -> bool:
    """Whether another player's card in play may trash the first Silver or Gold."""
    for seat in range(view.players):
        if seat != view.seat:
            for card in view.in_play(seat):
                if facts(card).trashes_first_treasure:
                    return True
    return False


def _cheapest_first(decision: Decision) -> list[int]:
    """All Treasures that are nothing else, a Silver before a Gold (the first of them may be trashed)."""
    pairs: list[tuple[int, int]] = []
    copies = decision.copies
    for i in range(len(decision.cards)):
        if not decision.cards[i].types & ACTION:
            for _ in range(copies[i]):
                pairs.append((decision.cards[i].coins, i))
    pairs.sort()
    return [i for _, i in pairs]
