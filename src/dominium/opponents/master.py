"""The master: it tries what it might do in many imagined continuations, and does what wins most of them.

It keeps nothing from one decision to the next: how the others play is read from what they own, and chance comes from
its seed and from what it sees. So a game goes on after a restart as if there had been none, and in worlds it cannot
tell apart it does the same.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable

from ..bots.last_purchases import gains_to_end
from ..bots.strategy import RuleBot
from ..engine import kinds
from ..engine.agent import Agent
from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.random import FastRandom
from ..engine.setup import Setup
from ..engine.view import View
from ..simulation.halving import Ranking, halve, pure_win, smooth_win
from ..simulation.rollouts import Course, Estimate, Rollouts, Spot, spot_within
from .answers import near_end, plausible, purchases, whole_turns
from .portfolio import Portfolio, portfolio_for
from .racing import Policy

#: ways to play that are compared when something is to be bought, and continuations of each
WAYS = 10
_PER_WAY = 48
#: continuations of each purchase, of each card that might be played, which is asked most often, and of each answer to
#: other questions
_PER_PURCHASE = 120
_PER_PLAY = 48
_PER_ANSWER = 120
#: continuations for one decision at most
_MOST = 1560
#: turns of which the purchases decide most, and how much more is thought about them
_FIRST_TURNS = 4
_LONGER = 2.0
#: different line-ups of opponents
_LINEUPS = 24
#: worlds in which something has to win at once to be a sure win
_SURE = 6
#: cards that may be gained in a turn besides purchases
_GAINS = 2
#: a gain is believed from so many standard errors on
_ERRORS = 0.4
#: and from so much of a win on; what only gains points is left to what would be done anyway
_LEAST = 0.01
#: continuations of both that a gain is shown by once more
_PROOF = 180

#: the kinds of questions that decide most, besides purchases
DECISIVE = (kinds.GAIN, kinds.PLAY, kinds.TRASH, kinds.CHOOSE, kinds.PLAY_CARD, kinds.DISCARD, kinds.REACT)
#: those it thinks about, besides purchases: the others bring little each, and something together
_THINKS = (
    *DECISIVE,
    kinds.PUT_BACK,
    kinds.SET_ASIDE,
    kinds.TAKE,
    kinds.PASS,
    kinds.GIVE,
    kinds.REVEAL,
    kinds.RETURN,
)


class Master(Agent):
    """Thinks about a decision; ``budget`` is a factor for how much, ``seconds`` how long at most."""

    def __init__(
        self, setup: Setup, seed: int, base: Agent, *, budget: float = 1.0, seconds: float = 0.0
    ) -> None:
        self._setup = setup
        self._seed = seed
        #: who answers as long as there is no portfolio
        self._base = base
        self._budget = budget
        self._seconds = seconds
        #: continuations played for the last decision
        self.played = 0
        #: the answers thought about at the last decision and what became of them, the one given first
        self.thoughts: list[tuple[list[int], Estimate]] = []

    @property
    def searches(self) -> bool:
        return True

    def decide(self, decision: Decision, view: View) -> list[int]:
        self.played = 0
        self.thoughts = []
        late = self._deadline()
        # Who has no deadline may race longer, too; who has one takes what is at hand.
        portfolio = portfolio_for(self._setup, late, budget=1.0 if late else self._budget)
        if portfolio is None:
            return self._base.decide(decision, view)
        base = portfolio.base.decide(decision, view)
        sure = portfolio.farsighted.decide(decision, view)
        if sure != base:
            return sure  # it ends the game better than the others would
        wins = wins_at_once(decision, view, sure, portfolio.farsighted, self._seed)
        if decision.kind == kinds.BUY:
            return _Thinking(self, decision, view, portfolio, late, settled=wins).bought(base)
        if decision.kind not in _THINKS:
            return base
        answers = plausible(decision, base)
        if len(answers) < 2:
            return base
        return _Thinking(self, decision, view, portfolio, late, settled=wins).answered(answers)

    def _deadline(self) -> Callable[[], bool] | None:
        if self._seconds <= 0:
            return None
        end = time.monotonic() + self._seconds
        return lambda: time.monotonic() >= end

    def rollouts_for(self, count: int, each: int) -> int:
        """The continuations to be spent on so many courses."""
        return int(self._budget * min(_MOST, each * count))

    def seed_for(self, decision: Decision, view: View) -> int:
        """Chance for one decision, from what the seat sees of it."""
        seen = (
            self._seed,
            view.seat,
            view.turn,
            view.phase,
            (view.actions, view.buys, view.coins),
            decision.fingerprint(),
            # The order in which cards were drawn is not the seat's to know.
            sorted(card.id for card in view.hand),
        )
        return zlib.crc32(repr(seen).encode())


class _Thinking:
    """One decision that is thought about."""

    def __init__(
        self,
        master: Master,
        decision: Decision,
        view: View,
        portfolio: Portfolio,
        late: Callable[[], bool] | None,
        *,
        settled: bool,
    ) -> None:
        self._master = master
        #: nothing is better than what would be done anyway: the others are thought about only to tell their chances
        self._settled = settled
        self._decision = decision
        self._view = view
        self._portfolio = portfolio
        self._late = late
        self._seed = master.seed_for(decision, view)
        self._value = pure_win if near_end(view) else smooth_win
        self._lineups = self._drawn_lineups()
        first = decision.kind == kinds.BUY and view.turns(view.seat) <= _FIRST_TURNS
        self._weight = _LONGER if first else 1.0

    def _drawn_lineups(self) -> list[list[Agent]]:
        """Who may sit with us, each as often as what they own makes it likely."""
        view, portfolio = self._view, self._portfolio
        random = FastRandom(self._seed)
        drawn: list[list[RuleBot]] = []
        for seat in range(view.players):
            if seat == view.seat:
                drawn.append([portfolio.base] * _LINEUPS)
            else:
                drawn.append(drawn_policies(portfolio.models, portfolio.chances(view, seat), random))
        return [[row[i] for row in drawn] for i in range(_LINEUPS)]

    def _ranked(self, spot: Spot, courses: list[Course], each: int, salt: int) -> Ranking:
        rollouts = Rollouts(spot, self._lineups, (self._seed << 4) + salt)
        budget = int(self._weight * self._master.rollouts_for(len(courses), each))
        ranking = halve(
            rollouts,
            courses,
            budget,
            self._value,
            errors=_ERRORS,
            least=_LEAST,
            proof=self._master.rollouts_for(1, _PROOF),
            late=self._late,
        )
        self._master.played += rollouts.played
        return ranking

    def answered(self, answers: list[list[int]]) -> list[int]:
        """The best of some answers, of which the first would be given without thinking."""
        spot = spot_within(self._decision, self._view)
        each = _PER_PLAY if self._decision.kind == kinds.PLAY else _PER_ANSWER
        ranking = self._ranked(spot, [Course([answer]) for answer in answers], each, 0)
        spot.close()
        return self._chosen(answers, ranking)

    def _chosen(self, answers: list[list[int]], ranking: Ranking) -> list[int]:
        best = 0 if self._settled else ranking.best
        order = [best, *(i for i in ranking.order() if i != best)]
        self._master.thoughts = [(answers[i], ranking.estimates[i]) for i in order]
        return answers[best]

    def bought(self, base: list[int]) -> list[int]:
        """What to buy: first which way to go on, then what to begin it with."""
        decision, view = self._decision, self._view
        if not decision.cards and decision.words is None:
            return base
        bots = [policy.bot for policy in self._portfolio.policies]
        wishes = [bot.decide(decision, view) for bot in bots]
        wanted = [decision.cards[wish[0]] for wish in wishes if wish and wish[0] < len(decision.cards)]
        cards = purchases(decision, view, wanted)
        spot = spot_within(decision, view)
        ways = [Course([], agent=bot) for bot in bots[:WAYS]]
        way = 0 if self._settled else self._ranked(spot, ways, _PER_WAY, 1).best
        first = wishes[way]
        courses = [Course([first], agent=bots[way])]
        answers = [first]
        for card in cards:
            answer = self._begins(card)
            pays = answer[0] >= len(decision.cards)
            if pays or answer not in answers:
                courses.append(Course([], [card], bots[way]) if pays else Course([answer], agent=bots[way]))
                answers.append(answer)
        if near_end(view) and [] not in answers:
            courses.append(Course([[]], agent=bots[way]))
            answers.append([])
        for plan in whole_turns(cards, view):
            courses.append(Course([], plan, bots[way]))
            answers.append(self._begins(plan[0]))
        if len(courses) > 1:
            first = self._chosen(answers, self._ranked(spot, courses, _PER_PURCHASE, 2))
        spot.close()
        return first

    def _begins(self, card: Card) -> list[int]:
        """The answer that a purchase begins with: the card, or Coffers to pay for it."""
        i = self._decision.index(card)
        return [i] if i >= 0 else [self._decision.index_of("coffers")]


def wins_at_once(decision: Decision, view: View, answer: list[int], agent: Agent, seed: int) -> bool:
    """Whether an answer wins alone before the turn is over, in every world tried: nothing can be better."""
    if view.active != view.seat or not decision.count() or gains_to_end(view) > view.buys + _GAINS:
        return False
    spot = spot_within(decision, view)
    rollouts = Rollouts(spot, [[agent] * view.players], seed)
    wins = True
    for number in range(_SURE):
        game = rollouts.go_on(Course([answer]), number)
        wins = game.turn == view.turn and game.leaders(game.scores()) == [view.seat]
        game.dismiss()
        if not wins:
            break
    spot.close()
    return wins


def drawn_policies(policies: list[Policy], chances: list[float], random: FastRandom) -> list[RuleBot]:
    """Draw as many policies as there are line-ups, each as often as it is likely, in an order left to chance."""
    found: list[RuleBot] = []
    total = 0.0
    # At even distances, so that no likely one is left out.
    start = random.below(1000) / 1000
    at = (len(found) + start) / _LINEUPS
    for policy, chance in zip(policies, chances, strict=True):
        total += chance
        while at < total and len(found) < _LINEUPS:
            found.append(policy.bot)
            at = (len(found) + start) / _LINEUPS
    while len(found) < _LINEUPS:
        found.append(policies[0].bot)
    random.shuffle(found)
    return found
