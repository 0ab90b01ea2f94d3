"""Rollouts, as in backgammon: a decision of a game played on many times, each time as it might be for all a seat knows.

    spot = spot_of(session)                              # or spot_within(decision, view), inside an agent
    rollouts = Rollouts(spot, [[one, other]], seed)      # who goes on, in every seat
    first, second = rollouts.measure([Course([[0]]), Course([[1]])], 100)
    first.share, first.share_error, second.less(first)   # how often it wins, and what the other one loses

The n-th continuation of every course is dealt from the same seed, so that courses differ by what they are and not by luck.
What a seat may not know has no part in it: worlds it cannot tell apart give the same figures, to the bit. The game
itself is left as it is, and nothing is logged or recorded. ``halving`` spends a number of continuations where they
tell most.
"""

from __future__ import annotations

import math
from typing import Final

from ..engine import kinds
from ..engine.agent import Agent
from ..engine.card import Card
from ..engine.decisions import Decision, only
from ..engine.game import Game
from ..engine.imagine import redeal
from ..engine.random import FastRandom
from ..engine.session import Session, since_rest
from ..engine.turn import run
from ..engine.types import PROJECT
from ..engine.view import View

#: a continuation that nobody ends is cut off after so many more turns of each player, and counts as it stands
MORE_TURNS: Final = 60
#: a continuation of up to so many questions counts for one of a budget, a longer one for as many times as it is longer
_QUESTIONS_OF_ONE: Final = 160
#: continuations in which questions are counted: how many there are in a turn is much the same in the others
_COUNTED: Final = 6


class Spot:
    """A decision of a game, and the seat whose knowledge counts: the rest point before it and the answers since.

    With ``eyes`` it is somebody else's knowledge that counts, ``EVERYBODY``'s for example.
    """

    def __init__(
        self, rest: Game, answers: list[list[int]], seat: int, *, main: bool, eyes: int | None = None
    ) -> None:
        self.rest: Game = rest.copy()
        self.rest.log = None
        self.answers: list[list[int]] = answers
        self.seat: int = seat
        self.eyes: int = seat if eyes is None else eyes
        #: a main choice: the decision itself is the rest point
        self.main: bool = main

    def close(self) -> None:
        """Let go of the copy of the game."""
        self.rest.dismiss()


def spot_of(session: Session, seat: int = -1) -> Spot:
    """The decision a session waits at, with the eyes of whoever is asked, or at a main choice of any seat."""
    decision = session.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to play on from")
    if seat < 0:
        seat = decision.seat
    if seat != decision.seat and not decision.main:
        raise ValueError(f"seat {seat} cannot imagine now: the question is to seat {decision.seat}")
    if session.dreams_on_the_way:
        raise ValueError("an imagined effect in flight cannot be imagined again")
    return Spot(session.rest, session.answers.copy(), seat, main=decision.main)


def spot_within(decision: Decision, view: View, eyes: int | None = None) -> Spot:
    """The decision an agent was just asked; the agent sets ``searches``."""
    rest, answers = since_rest(view._game)
    return Spot(rest, answers, view.seat, main=decision.main, eyes=eyes)


class Course:
    """Something to do at a decision, and who goes on.

    First the answers are given, as they are. Then, for the rest of the turn, ``cards`` are bought one after the other
    with Coffers where it takes them, and nothing else is (with ``kind`` ``kinds.PLAY``: they are played, and then
    others may be); a card that cannot be had ends the plan. ``agent`` decides everything else for the seat, None for whoever the line-up has there.
    """

    def __init__(
        self,
        answers: list[list[int]],
        cards: list[Card] | None = None,
        agent: Agent | None = None,
        kind: str = kinds.BUY,
    ) -> None:
        self.answers: list[list[int]] = answers
        self.cards: list[Card] | None = cards
        self.agent: Agent | None = agent
        self.kind: str = kind


def affordable(card: Card, view: View) -> bool:
    """Whether the Coffers of the player whose turn it is make up for the coins that a card in the Supply takes."""
    there = view.left(card) > 0 or card.types & PROJECT != 0
    return there and view.buys > 0 and view.cost(card) <= view.coins + view.coffers(view.seat)


class _Following(Agent):
    """Carries out the plan of a course for the rest of a turn, then leaves the seat to whoever goes on."""

    def __init__(self, game: Game, seat: int, cards: list[Card], kind: str, agent: Agent) -> None:
        self._game: Game = game
        self._seat: int = seat
        self._cards: list[Card] = cards
        self._kind: str = kind
        self._at: int = 0
        self._agent: Agent = agent
        self._turn: int = game.turn

    def decide(self, decision: Decision, view: View) -> list[int]:
        if self._game.turn != self._turn or (decision.kind == kinds.BUY and self._kind != kinds.BUY):
            self._leave()
        elif decision.kind == self._kind:
            if self._at < len(self._cards):
                card = self._cards[self._at]
                i = decision.index(card)
                if i >= 0:
                    self._at += 1
                    return only(i)
                if self._kind == kinds.BUY and decision.words is not None and affordable(card, view):
                    return only(decision.index_of("coffers"))
            self._leave()
            if self._kind == kinds.BUY:
                return []
        return self._agent.decide(decision, view)

    def _leave(self) -> None:
        self._game.agents[self._seat] = self._agent


class _Counted(Agent):
    """Plays like another agent, while its questions are counted."""

    def __init__(self, agent: Agent, rollouts: Rollouts) -> None:
        self._agent: Agent = agent
        self._rollouts: Rollouts = rollouts

    @property
    def plays_all_coins(self) -> bool:
        return self._agent.plays_all_coins

    def decide(self, decision: Decision, view: View) -> list[int]:
        self._rollouts.questions += 1
        return self._agent.decide(decision, view)


class Estimate:
    """What became of one course, in each continuation played so far."""

    def __init__(self, players: int) -> None:
        #: the part of the win that the seat had: 1, 0, or between them if several shared it
        self.wins: list[float] = []
        #: its points less those of the best other player
        self.margins: list[int] = []
        #: the sums of the parts of the win of every seat
        self.sums: list[float] = [0.0] * players

    @property
    def count(self) -> int:
        return len(self.wins)

    @property
    def share(self) -> float:
        """How much of the wins the seat has, from 0 to 1."""
        return mean(self.wins)

    @property
    def share_error(self) -> float:
        """The standard error of ``share``."""
        return error(self.wins)

    @property
    def margin(self) -> float:
        return mean([float(points) for points in self.margins])

    @property
    def margin_error(self) -> float:
        return error([float(points) for points in self.margins])

    def chance(self, seat: int) -> float:
        """The share of the wins of any seat."""
        return self.sums[seat] / len(self.wins) if self.wins else 0.0

    def less(self, other: Estimate) -> tuple[float, float]:
        """How much more of the wins the other course has than this one, and the standard error of that.

        Only continuations that both were played in count: in those chance was the same for both.
        """
        common = min(len(self.wins), len(other.wins))
        return difference(other.wins[:common], self.wins[:common])


class Rollouts:
    """A spot, and who goes on from it: the line-ups take turns, one agent for each seat.

    Agents play many games one after the other, so they keep nothing from one to the next, and do not search.
    """

    def __init__(self, spot: Spot, lineups: list[list[Agent]], seed: int) -> None:
        self.spot: Spot = spot
        self.lineups: list[list[Agent]] = lineups
        self.seed: int = seed
        #: how many continuations were played, and what they count for in a budget: work, whatever the clock says
        self.played: int = 0
        self.spent: float = 0.0
        #: the questions of the first continuations, and their turns
        self.questions: int = 0
        self.turns: int = 0

    @property
    def price(self) -> float:
        """What a continuation counts for in a budget, on average."""
        return self.spent / self.played if self.played else 1.0

    def go_on(self, course: Course, number: int) -> Game:
        """The ``number``-th continuation of a course, played to its end; ``dismiss`` it after looking."""
        spot = self.spot
        work = spot.rest.copy()
        seed = (self.seed << 24) + number
        script = spot.answers
        if spot.main:
            redeal(work, spot.eyes, FastRandom(seed))
        else:
            # What happens between rest point and question is known already: dealt anew is at the question.
            work.redeal_at = len(script)
            work.redeal_seat = spot.eyes
            work.redeal_seed = seed
        work.script = script + course.answers if script else course.answers
        lineup = self.lineups[number % len(self.lineups)]
        counted = self.played < _COUNTED
        for seat in range(len(lineup)):
            agent = lineup[seat]
            if seat == spot.seat and course.agent is not None:
                agent = course.agent
            if counted:
                agent = _Counted(agent, self)
            if seat == spot.seat and course.cards is not None:
                agent = _Following(work, seat, course.cards, course.kind, agent)
            work.agents[seat] = agent
            work.views.append(View(work, seat))
        run(work, work.turn + MORE_TURNS * len(lineup))
        self.played += 1
        turns = work.turn - spot.rest.turn + 1
        if counted:
            self.turns += turns
        self.spent += max(1.0, turns * self.questions / (self.turns * _QUESTIONS_OF_ONE))
        return work

    def add(self, course: Course, estimate: Estimate, count: int) -> None:
        """Play the next so many continuations of a course."""
        seat = self.spot.seat
        for _ in range(count):
            game = self.go_on(course, len(estimate.wins))
            scores = game.scores()
            leaders = game.leaders(scores)
            part = 1.0 / len(leaders)
            won = 0.0
            for leader in leaders:
                estimate.sums[leader] += part
                if leader == seat:
                    won = part
            best = -1000000
            for other in range(len(scores)):
                if other != seat and scores[other] > best:
                    best = scores[other]
            estimate.wins.append(won)
            estimate.margins.append(scores[seat] - best)
            for other in range(len(scores)):
                game.agents[other] = None  # one that follows a plan knows the game
            game.dismiss()

    def measure(self, courses: list[Course], count: int) -> list[Estimate]:
        """So many continuations of each course."""
        found: list[Estimate] = []
        for course in courses:
            estimate = Estimate(len(self.lineups[0]))
            self.add(course, estimate, count)
            found.append(estimate)
        return found


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def error(values: list[float]) -> float:
    """The standard error of a mean; of fewer than two values nothing is known."""
    count = len(values)
    if count < 2:
        return math.inf
    middle = sum(values) / count
    squares = 0.0
    for value in values:
        squares += (value - middle) * (value - middle)
    return math.sqrt(squares / (count - 1) / count)


def difference(ours: list[float], theirs: list[float]) -> tuple[float, float]:
    """The mean of the differences of pairs, and its standard error."""
    pairs = [ours[i] - theirs[i] for i in range(len(ours))]
    return mean(pairs), error(pairs)
