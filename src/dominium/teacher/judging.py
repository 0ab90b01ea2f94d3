"""One decision judged: whether something else would have won more often, and how much more.

What was done and what might have been done are tried from what the player could know, in the same continuations. The
better one is then measured again in fresh ones: the first of many looks better than it is.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..bots.strategy import RuleBot
from ..engine import kinds
from ..engine.agent import Agent
from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.random import FastRandom
from ..engine.session import Session
from ..engine.view import View
from ..opponents.answers import near_end, plausible, purchases, whole_turns
from ..opponents.master import DECISIVE, WAYS, drawn_policies
from ..opponents.portfolio import Portfolio
from ..opponents.racing import Policy
from ..simulation.halving import halve, pure_win, smooth_win
from ..simulation.rollouts import Course, Estimate, Rollouts, Spot, spot_of
from .thoroughness import Thoroughness

#: standard errors that a loss has to be beyond
SURE = 2.0
#: a loss below this part of a win is none
NOTABLE = 0.03


@dataclass(frozen=True)
class Verdict:
    """What a decision lost against a better one. All of it was measured in fresh continuations."""

    #: what would have been better, as ids and words; several purchases of one turn, or the options of one answer
    better: list[str]
    #: the part of a win that was lost, and its standard error
    loss: float
    error: float
    #: what it did to the chances of every seat
    effect: list[float]


@dataclass
class _Choice:
    """A course, and what it is in words; what was really done has none."""

    course: Course
    named: list[str] | None


def lineups_for(portfolio: Portfolio, view: View, seed: int) -> list[list[Agent]]:
    """Who may go on in all seats, each as often as what the players own makes it likely."""
    random = FastRandom(seed)
    drawn = [
        drawn_policies(portfolio.models, portfolio.chances(view, seat), random)
        for seat in range(view.players)
    ]
    return [[row[i] for row in drawn] for i in range(len(drawn[0]))]


def worth_judging(decision: Decision, answer: list[int]) -> bool:
    """Whether there was something to decide that can be judged."""
    if decision.kind == kinds.TREASURE:
        # Who plays them all does what nearly everybody does, nearly always.
        return sorted(answer) != sorted(decision.everything())
    if decision.main and any(i >= len(decision.cards) for i in answer):
        return False  # tokens are spent on something: that is judged, and not twice
    return decision.count() > 0 and (decision.kind == kinds.BUY or decision.kind in DECISIVE)


class Judge:
    """Judges the decisions of a game, one after the other."""

    def __init__(self, portfolio: Portfolio, thoroughness: Thoroughness, players: int) -> None:
        self.portfolio = portfolio
        self.thoroughness = thoroughness
        #: the way to go on that was best for each seat when it last bought something; None before it did
        self.ways: list[RuleBot | None] = [None] * players

    def judged(self, session: Session, answer: list[int], bought: list[Card], seed: int) -> Verdict | None:
        """What was lost with an answer to the decision a session waits at; None if nothing was, for all that is known.

        ``bought`` is what the player bought from here on in the same turn.
        """
        decision = session.decision
        if decision is None or not worth_judging(decision, answer):
            return None
        spot = spot_of(session)
        try:
            judging = _Judging(session.view(decision.seat), decision, spot, self, seed)
            return judging.of(answer, bought)
        finally:
            spot.close()

    def lineups(self, view: View, seed: int) -> list[list[Agent]]:
        """Who may go on: everybody as well as can be, or else as what they own makes it likely.

        As long as the best is known of some only, they would be ahead of the others for nothing but that.
        """
        likely = lineups_for(self.portfolio, view, seed)
        best: list[Agent] = [way for way in self.ways if way is not None]
        if len(best) < view.players:
            return likely
        return [best if i % 2 else lineup for i, lineup in enumerate(likely)]


class _Judging:
    def __init__(self, view: View, decision: Decision, spot: Spot, judge: Judge, seed: int) -> None:
        self._view = view
        self._decision = decision
        self._spot = spot
        self._judge = judge
        self._portfolio = judge.portfolio
        self._thoroughness = judge.thoroughness
        self._seed = seed
        self._value = pure_win if near_end(view) else smooth_win
        self._lineups = lineups_for(judge.portfolio, view, seed)

    def of(self, answer: list[int], bought: list[Card]) -> Verdict | None:
        if self._decision.kind == kinds.BUY:
            done, others = self._purchases(answer, bought)
        else:
            likely = self._likely(1)
            base = likely[0].decide(self._decision, self._view)
            done = [_Choice(Course([answer], agent=bot), None) for bot in likely]
            others = [
                _Choice(Course([one], agent=likely[0]), self._named(one))
                for one in plausible(self._decision, base)
                if sorted(one) != sorted(answer) or (self._decision.ordered and one != answer)
            ]
        if not others:
            return None
        found = self._compared(done, others, 2)
        if found is not None and self._decision.kind != kinds.BUY and self._view.active == self._view.seat:
            # What is bought afterwards is judged for itself: a play is not to blame for it. A loss is one of wins.
            self._value = pure_win
            found = self._compared([*done, *self._bought_after(answer, bought)], [found[1]], 4)
        return None if found is None else found[0]

    def _bought_after(self, answer: list[int], bought: list[Card]) -> list[_Choice]:
        """The same answer with other purchases in that turn: what was bought, and what somebody would buy some day."""
        view = self._view
        policies = [*self._portfolio.policies[:WAYS], *self._likely_policies(1)]
        wanted = {card for policy in policies for card in policy.candidate.cards}
        plans = [bought, *([card] for card in view.piles if card.id in wanted and view.left(card) > 0)]
        (bot,) = self._likely(1)
        return [_Choice(Course([answer], plan, bot), None) for plan in plans]

    def _likely(self, count: int) -> list[RuleBot]:
        """The ways to play that the player's cards make most likely."""
        return [policy.bot for policy in self._likely_policies(count)]

    def _likely_policies(self, count: int) -> list[Policy]:
        chances = self._portfolio.chances(self._view, self._view.seat)
        order = sorted(range(len(chances)), key=lambda i: -chances[i])
        return [self._portfolio.models[i] for i in order[:count]]

    def _purchases(self, answer: list[int], bought: list[Card]) -> tuple[list[_Choice], list[_Choice]]:
        """What was bought, gone on with in the ways that fit it, and what else might have been."""
        decision, view = self._decision, self._view
        bots = [policy.bot for policy in self._portfolio.policies]
        ways = list(dict.fromkeys([*self._likely(2), *bots[:WAYS]]))
        courses = [Course([], agent=bot) for bot in ways]
        way = ways[self._halved(courses, 1)[0]]
        self._judge.ways[view.seat] = way
        own = list(dict.fromkeys([*self._likely(2), way]))
        done = [_Choice(Course([answer], agent=bot), None) for bot in own]
        if len(bought) > 1:
            done.append(_Choice(Course([], bought, way), None))
        wishes = [bot.decide(decision, view) for bot in ways]
        wanted = [decision.cards[wish[0]] for wish in wishes if wish and wish[0] < len(decision.cards)]
        cards = purchases(decision, view, wanted)
        others = []
        for card in cards:
            i = decision.index(card)
            if i < 0:  # Coffers pay for it
                others.append(_Choice(Course([], [card], way), [card.id]))
            elif [i] != answer:
                others.append(_Choice(Course([[i]], agent=way), [card.id]))
        if answer:
            others.append(_Choice(Course([[]], agent=way), []))
        same = sorted(card.id for card in bought)
        for plan in whole_turns(cards, view):
            if sorted(card.id for card in plan) != same:
                others.append(_Choice(Course([], plan, way), [card.id for card in plan]))
        return done, others

    def _named(self, answer: list[int]) -> list[str]:
        options = self._decision.options
        return [options[i] for i in answer]

    def _halved(self, courses: list[Course], salt: int) -> list[int]:
        """The courses, the best one first."""
        rollouts = Rollouts(self._spot, self._lineups, (self._seed << 3) + salt)
        budget = self._thoroughness.each * len(courses)
        return halve(rollouts, courses, budget, self._value, errors=0.0).order()

    def _compared(
        self, done: list[_Choice], others: list[_Choice], salt: int
    ) -> tuple[Verdict, _Choice] | None:
        """What was lost by doing what was done, and what was better; None if nothing was."""
        courses = [choice.course for choice in (*done, *others)]
        order = self._halved(courses, salt)
        if order[0] < len(done):
            return None
        ours = courses[next(i for i in order if i < len(done))]
        best = others[order[0] - len(done)]
        rollouts = Rollouts(self._spot, self._lineups, (self._seed << 3) + salt + 1)
        players = self._view.players
        estimates = [Estimate(players), Estimate(players)]
        loss = error = 0.0
        for count in (self._thoroughness.each, self._thoroughness.proof):
            for course, estimate in zip((ours, best.course), estimates, strict=True):
                rollouts.add(course, estimate, count)
            loss, error = estimates[0].less(estimates[1])
            if loss < NOTABLE or loss < error:
                return None
        if loss < SURE * error:
            return None
        effect = [estimates[0].chance(seat) - estimates[1].chance(seat) for seat in range(players)]
        return Verdict(best.named or [], loss, error, effect), best
