"""The master: it tries what it might do in many imagined continuations, and does what wins most of them.

It keeps nothing from one decision to the next, unless its budget is larger than usual (see ``plan``): how the others
play is read from what they own, and chance comes from its seed and from what it sees. So a game goes on after a restart
as if there had been none, and in worlds it cannot tell apart it does the same.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterable
from functools import cached_property

from ..bots.last_purchases import gains_to_end
from ..bots.strategy import RuleBot
from ..cards.kingdoms import Kingdom
from ..engine import kinds
from ..engine.agent import Agent
from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.random import FastRandom
from ..engine.setup import Setup
from ..engine.view import View
from ..simulation.halving import Ranking, halve, pure_win, smooth_win
from ..simulation.rollouts import Course, Estimate, Rollouts, Spot, spot_within
from ..strategies.candidates import Breeder, Candidate
from .answers import near_end, plausible, purchases, whole_turns
from .plan import Plan
from .portfolio import Portfolio, portfolio_for
from .racing import Policy, changes, policy_of

#: ways to play that are compared when something is to be bought, and continuations of each
WAYS = 10
_PER_WAY = 30
#: continuations of each purchase, of each card that might be played, which is asked most often, and of each answer to
#: other questions
_PER_PURCHASE = 60
_PER_PLAY = 48
_PER_ANSWER = 120
#: of the time that a deadline leaves, what may go into comparing ways to play before purchases are compared
_FOR_WAYS = 0.4
#: continuations for one decision at most
_MOST = 1560
#: more than so many times the usual continuations tell nothing new, and the rest of a larger budget goes into breeding
_ENOUGH = 6.0
#: ways to play are bred for the very position: laps for each budget, changes tried in a lap, and its continuations
_LAPS = 0.55
_CHANGES = 20
_PER_LAP = 900
#: the best of a lap that the next changes are made of, those that have to show it, and by what a lap's chance is told
#: from others
_PARENTS = 5
_SHOWN = 3
_FIRST_LAP = 16
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
_PROOF = 120

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


class Deadline:
    """A moment after which there is no time left."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def __call__(self) -> bool:
        return time.monotonic() >= self._end

    def sooner(self, part: float) -> Deadline:
        """When so much of the time that is left will be over."""
        return Deadline(part * max(0.0, self._end - time.monotonic()))


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
        #: who has a deadline has no time for breeding
        self.plan = Plan(0 if seconds > 0 else max(0, int(_LAPS * (budget - 1))))
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
        late = Deadline(self._seconds) if self._seconds > 0 else None
        # Who has no deadline may race longer, too; who has one takes what is at hand.
        portfolio = portfolio_for(self._setup, late, budget=1.0 if late else self._budget)
        if portfolio is None:
            return self._base.decide(decision, view)
        base = portfolio.base.decide(decision, view)
        sure = portfolio.farsighted.decide(decision, view)
        if sure != base:
            return sure  # it ends the game better than the others would
        wins = wins_at_once(decision, view, sure, portfolio.farsighted, self._seed)
        way = portfolio.base if wins else self.plan.way(view) or portfolio.base
        if way is not portfolio.base:
            base = way.decide(decision, view)
        if decision.kind == kinds.BUY:
            return _Thinking(self, decision, view, portfolio, late, way, settled=wins).bought(base)
        if decision.kind not in _THINKS:
            return base
        answers = plausible(decision, base)
        if len(answers) < 2:
            return base
        return _Thinking(self, decision, view, portfolio, late, way, settled=wins).answered(answers)

    def rollouts_for(self, count: int, each: int) -> int:
        """The continuations to be spent on so many courses."""
        times = min(self._budget, _ENOUGH) if self.plan.laps else self._budget
        return int(times * min(_MOST, each * count))

    @cached_property
    def _breeder(self) -> Breeder:
        return Breeder(Kingdom("", "", list(self._setup.kingdom), list(self._setup.projects)))

    def changed(self, best: list[Candidate], seed: int) -> list[Candidate]:
        """Changes of some ways to play the kingdom."""
        return changes(best, self._breeder, _CHANGES, seed)

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
        late: Deadline | None,
        way: RuleBot,
        *,
        settled: bool,
    ) -> None:
        self._master = master
        #: how it goes on itself, where nothing else is tried
        self._way = way
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
                drawn.append([self._way] * _LINEUPS)
            else:
                drawn.append(drawn_policies(portfolio.models, portfolio.chances(view, seat), random))
        return [[row[i] for row in drawn] for i in range(_LINEUPS)]

    def _ranked(
        self, spot: Spot, courses: list[Course], each: int, salt: int, late: Deadline | None
    ) -> Ranking:
        return self._halved(spot, courses, self._master.rollouts_for(len(courses), each), salt, _PROOF, late)

    def _halved(
        self, spot: Spot, courses: list[Course], count: int, salt: int, proof: int, late: Deadline | None
    ) -> Ranking:
        rollouts = Rollouts(spot, self._lineups, (self._seed << 16) + salt)
        ranking = halve(
            rollouts,
            courses,
            int(self._weight * count),
            self._value,
            errors=_ERRORS,
            least=_LEAST,
            proof=self._master.rollouts_for(1, proof),
            late=late,
        )
        self._master.played += rollouts.played
        return ranking

    def answered(self, answers: list[list[int]]) -> list[int]:
        """The best of some answers, of which the first would be given without thinking."""
        spot = spot_within(self._decision, self._view)
        each = _PER_PLAY if self._decision.kind == kinds.PLAY else _PER_ANSWER
        ranking = self._ranked(spot, [Course([answer]) for answer in answers], each, 0, self._late)
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
        spot = spot_within(decision, view)
        way, *others = self._ways(spot)
        self._master.plan.follow(way)
        wishes = [bot.decide(decision, view) for bot in (way, *others)]
        wanted = [decision.cards[wish[0]] for wish in wishes if wish and wish[0] < len(decision.cards)]
        cards = purchases(decision, view, wanted)
        first = wishes[0]
        courses = [Course([first], agent=way)]
        answers = [first]
        for card in cards:
            answer = self._begins(card)
            pays = answer[0] >= len(decision.cards)
            if pays or answer not in answers:
                courses.append(Course([], [card], way) if pays else Course([answer], agent=way))
                answers.append(answer)
        if near_end(view) and [] not in answers:
            courses.append(Course([[]], agent=way))
            answers.append([])
        for plan in whole_turns(cards, view):
            courses.append(Course([], plan, way))
            answers.append(self._begins(plan[0]))
        if len(courses) > 1:
            first = self._chosen(answers, self._ranked(spot, courses, _PER_PURCHASE, 2, self._late))
        spot.close()
        return first

    def _ways(self, spot: Spot) -> list[RuleBot]:
        """The ways to go on from here, the best one first."""
        known = self._portfolio.policies
        ways = known
        if not self._settled:
            bred = self._master.plan.ways(self._view)
            some = list(dict.fromkeys([known[0], *bred, *known[:WAYS]]))
            late = None if self._late is None else self._late.sooner(_FOR_WAYS)
            order = self._ranked(spot, _courses(some), _PER_WAY, 1, late).order()
            ranked = [some[i] for i in order]
            ways = [*self._bred(spot, ranked[:_PARENTS]), *ranked[:1], *known]
        return [policy.bot for policy in dict.fromkeys(ways)]

    def _bred(self, spot: Spot, parents: list[Policy]) -> list[Policy]:
        """What is better here than the first of some ways: changes of the best, lap by lap; nothing if none is."""
        plan, best = self._master.plan, parents[0]
        if not plan.is_due(self._view):
            return []
        for lap in range(plan.laps):
            made = self._master.changed([one.candidate for one in parents], self._seed + lap)
            field = [*parents, *(policy_of(one) for one in made)]
            # Each lap is dealt anew: who was lucky in one has to do it again in the next.
            order = self._halved(spot, _courses(field), _PER_LAP, _FIRST_LAP + lap, 0, None).order()
            parents = [field[i] for i in order[:_PARENTS]]
        shown = list(dict.fromkeys([best, *parents[:_SHOWN]]))
        ranking = self._ranked(spot, _courses(shown), _PROOF, 3, None)
        ranked = [shown[i] for i in ranking.order()]
        others = [one for one in dict.fromkeys([*ranked, *parents]) if one is not best]
        plan.keep(others[:_PARENTS], self._view)
        return ranked[:1] if ranking.best else []

    def _begins(self, card: Card) -> list[int]:
        """The answer that a purchase begins with: the card, or Coffers to pay for it."""
        i = self._decision.index(card)
        return [i] if i >= 0 else [self._decision.index_of("coffers")]


def _courses(ways: Iterable[Policy]) -> list[Course]:
    return [Course([], agent=policy.bot) for policy in ways]


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
