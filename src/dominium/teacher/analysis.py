"""The analysis of a finished game: everybody's chances all along, what was lost by play, and what chance did.

Chances are those of somebody who sees every hand but no deck, so that they change with what is drawn and with what is
done. Decisions are judged by what the player could know. What is left of the changes is luck.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from ..engine import kinds
from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.events import ALL
from ..engine.record import Record, replay
from ..engine.session import Session
from ..opponents.portfolio import Portfolio, portfolio_for
from ..simulation.rollouts import Course, Rollouts, Spot, spot_of
from .chances import Chance, chance_of
from .judging import Judge, Verdict, worth_judging
from .thoroughness import Thoroughness

_SEED = 7_919
#: marks, and the part of a win that has to be lost for them
GRADES = (("blunder", 0.15), ("mistake", 0.07), ("inaccuracy", 0.03))
#: how much longer than a chance it takes to judge a decision, for the progress
_JUDGING = 3


class Unfinished(ValueError):
    """A record of a game that was not played to its end."""


@dataclass
class Step:
    """A decision: who was asked what in which of the own turns, what was done, and the chances before it."""

    seat: int
    turn: int
    kind: str
    source: str | None
    #: what was chosen, as ids and words
    chosen: list[str]
    #: of every seat, as somebody sees them who sees every hand
    chances: list[Chance]
    verdict: Verdict | None = None

    @property
    def grade(self) -> str:
        """inaccuracy, mistake, blunder, or nothing."""
        lost = 0.0 if self.verdict is None else self.verdict.loss
        return next((grade for grade, least in GRADES if lost >= least), "")


@dataclass
class Analysis:
    """A whole game."""

    names: list[str]
    scores: list[int]
    winners: list[int]
    steps: list[Step] = field(default_factory=list)

    @property
    def players(self) -> int:
        return len(self.names)

    def result(self, seat: int) -> float:
        """The part of the win that a player had in the end."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def after(self, number: int) -> list[Chance]:
        """The chances of everybody after a decision."""
        if number + 1 < len(self.steps):
            return self.steps[number + 1].chances
        return [Chance(self.result(seat), 0.0) for seat in range(self.players)]

    def lost(self, seat: int) -> float:
        """The part of a win that a player gave away."""
        return sum(step.verdict.loss for step in self.steps if step.seat == seat and step.verdict)

    def luck(self, seat: int) -> float:
        """What chance did for a player: what changed and was nobody's play."""
        played = sum(step.verdict.effect[seat] for step in self.steps if step.verdict)
        return self.result(seat) - self.steps[0].chances[seat].share - played

    def marks(self, seat: int | None = None) -> list[int]:
        """The decisions that lost something, the worst one first; of one player or of all."""
        found = [i for i, step in enumerate(self.steps) if step.grade and seat in (None, step.seat)]
        return sorted(found, key=lambda i: -self._loss(i))

    def _loss(self, number: int) -> float:
        verdict = self.steps[number].verdict
        return 0.0 if verdict is None else verdict.loss

    def turning_point(self) -> int | None:
        """The decision from which on a sole winner was ahead for good; None if that was so from the beginning."""
        if len(self.winners) != 1:
            return None
        winner = self.winners[0]
        for number in range(len(self.steps) - 1, -1, -1):
            chances = self.steps[number].chances
            if max(one.share for seat, one in enumerate(chances) if seat != winner) >= chances[winner].share:
                return number
        return None


def analysed(
    record: Record,
    *,
    thoroughness: Thoroughness | None = None,
    seconds: float = 0.0,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Analyse a recorded game. BadRecord if it does not replay, Unfinished if it has no end.

    The same record gives the same analysis, unless ``seconds`` says how long it should take: then as much is tried as
    the time allows. ``progress`` is told what is done of what there is to do; it may raise to stop.
    """
    end = replay(record)
    if not end.over:
        raise Unfinished
    started = time.monotonic()
    names = record.names or [str(seat + 1) for seat in range(record.players)]
    analysis = Analysis(names, end.game.scores(), end.game.winners())
    portfolio = portfolio_for(end.game.setup)
    assert portfolio is not None  # without a deadline it is made
    work = _Work(record, portfolio, thoroughness or Thoroughness(), progress)
    if seconds:
        work.fit(seconds - (time.monotonic() - started))
    analysis.steps = work.steps()
    return analysis


class _Work:
    """An analysis on its way."""

    def __init__(
        self,
        record: Record,
        portfolio: Portfolio,
        thoroughness: Thoroughness,
        progress: Callable[[int, int], None] | None,
    ) -> None:
        self._record = record
        self._judge = Judge(portfolio, thoroughness, record.players)
        self._progress = progress
        self._answers = [answer for _, _, answer in record.answers]
        self._bought = self._purchases()
        self._done = 0

    def _purchases(self) -> list[list[Card]]:
        """What was bought from each decision on until the end of the turn."""
        turns: list[int] = []
        cards: list[list[Card]] = []
        self._weights: list[int] = []
        session = self._record.deal().start()
        for answer in self._answers:
            decision = _pending(session)
            turns.append(session.game.turn)
            bought = decision.kind == kinds.BUY
            cards.append([decision.cards[i] for i in answer if bought and i < len(decision.cards)])
            self._weights.append(1 + _JUDGING * worth_judging(decision, answer))
            session.answer(answer)
        for number in range(len(cards) - 2, -1, -1):
            if turns[number] == turns[number + 1]:
                cards[number] = cards[number] + cards[number + 1]
        return cards

    def fit(self, seconds: float) -> None:
        """Try as much as the time allows, judging by how long a few decisions of the game take."""
        sample = range(0, len(self._answers), max(1, len(self._answers) // 4))
        plain = self._judge.thoroughness
        self._judge.thoroughness = plain.scaled(0.1)
        started = time.monotonic()
        took = weight = 0.0
        session = self._record.deal().start()
        for number, answer in enumerate(self._answers):
            if number in sample:
                started = time.monotonic()
                self._step(session, number)
                took += time.monotonic() - started
                weight += self._weights[number]
            session.answer(answer)
        left = seconds - took
        whole = took / max(weight, 1) * sum(self._weights)  # with a tenth of the thoroughness
        self._judge.thoroughness = plain.scaled(min(4.0, max(0.02, 0.1 * left / max(whole, 1e-6))))

    def steps(self) -> list[Step]:
        found: list[Step] = []
        session = self._record.deal().start()
        whole = sum(self._weights)
        for number, answer in enumerate(self._answers):
            self._tell(whole)
            found.append(self._step(session, number))
            self._done += self._weights[number]
            session.answer(answer)
        self._tell(whole)
        return found

    def _tell(self, whole: int) -> None:
        if self._progress is not None:
            self._progress(self._done, whole)

    def _step(self, session: Session, number: int) -> Step:
        decision = _pending(session)
        answer = self._answers[number]
        view = session.view(decision.seat)
        options = decision.options
        return Step(
            decision.seat,
            view.turns(view.active),
            decision.kind,
            decision.source,
            [options[i] for i in answer],
            self._chances(session),
            self._judge.judged(session, answer, self._bought[number], _SEED + number),
        )

    def _chances(self, session: Session) -> list[Chance]:
        decision = _pending(session)
        spot = spot_of(session)
        show_hands(spot)
        lineups = self._judge.lineups(session.view(decision.seat), _SEED)
        (estimate,) = Rollouts(spot, lineups, _SEED).measure([Course([])], self._judge.thoroughness.point)
        spot.close()
        return [chance_of(wins, estimate.count) for wins in estimate.sums]


def _pending(session: Session) -> Decision:
    decision = session.decision
    assert decision is not None  # the record replays, so that there is a question for every answer
    return decision


def show_hands(spot: Spot) -> None:
    """Let everybody know every hand, so that only decks are dealt anew."""
    for player in spot.rest.players:
        cards = player.hand.cards()
        player.hand_seen = cards
        player.hand_seen_by = [ALL] * len(cards)
