"""The analysis of a finished game: everybody's chances all along, what was lost by play, and what chance did.

Chances are those of somebody who sees every hand but no deck, so that they change with what is drawn and with what is
done. Decisions are judged by what the player could know. What is left of the changes is luck.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from ..engine import kinds
from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.events import ALL
from ..engine.record import Record, replay
from ..engine.session import Session
from ..opponents.portfolio import Portfolio, portfolio_for
from ..simulation.rollouts import Course, Rollouts, Spot, spot_of
from ..words.naming import distinct_names
from .chances import Chance, chance_of
from .judging import Judge, Verdict, worth_judging
from .thoroughness import Thoroughness

_SEED = 7_919
#: marks, and the part of a win that has to be lost for them
Grade = Literal["inaccuracy", "mistake", "blunder"]
GRADES: tuple[tuple[Grade, float], ...] = (("blunder", 0.15), ("mistake", 0.07), ("inaccuracy", 0.03))
#: how much longer than a chance it takes to judge a decision, for the progress
_JUDGING = 3
#: the work of a game of some twenty turns of two players, which takes less than a minute: its decisions times its
#: turns. Of a game with more work less is tried
_USUAL_WORK = 36_000
#: parts of an analysis after which one looks at the clock, and by how much one is more or less thorough then at most
_LOOKS = 24
_MORE = 1.5
#: the least part of the usual thoroughness; whoever is too late even for that judges nothing more
_LEAST = 0.02


@dataclass(frozen=True)
class Allowance:
    """How many seconds an analysis may take by a clock, and how many times as thorough as usual it may be."""

    seconds: float
    most: float = 4.0
    clock: Callable[[], float] = time.monotonic


class NotFinished(ValueError):
    """A record of a game that was not played to its end."""


class NothingPlayed(NotFinished):
    """A record of a game that was given up before anybody did anything."""


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
    def grade(self) -> Grade | None:
        """What its loss is called; None if it lost nothing."""
        lost = 0.0 if self.verdict is None else self.verdict.loss
        return next((grade for grade, least in GRADES if lost >= least), None)


@dataclass
class Analysis:
    """A whole game."""

    names: list[str]
    scores: list[int]
    winners: list[int]
    steps: list[Step] = field(default_factory=list)
    #: after the last decision: the result, or the chances of everybody when others gave the game up
    last: list[Chance] = field(default_factory=list)

    @property
    def players(self) -> int:
        return len(self.names)

    def after(self, number: int) -> list[Chance]:
        """The chances of everybody after a decision."""
        return self.steps[number + 1].chances if number + 1 < len(self.steps) else self.last

    def lost(self, seat: int) -> float:
        """The part of a win that a player gave away."""
        return sum(step.verdict.loss for step in self.steps if step.seat == seat and step.verdict)

    def luck(self, seat: int) -> float:
        """What chance did for a player: what changed and was nobody's play."""
        played = sum(step.verdict.effect[seat] for step in self.steps if step.verdict)
        return self.last[seat].share - self.steps[0].chances[seat].share - played

    def marks(self, seat: int | None = None) -> list[int]:
        """The decisions that lost something, the worst one first; of one player or of all."""
        found = [i for i, step in enumerate(self.steps) if step.grade and seat in (None, step.seat)]
        return sorted(found, key=lambda i: -self._loss(i))

    def _loss(self, number: int) -> float:
        verdict = self.steps[number].verdict
        return 0.0 if verdict is None else verdict.loss

    def turning_point(self) -> int | None:
        """The decision from which on a sole winner was clearly ahead for good: by more than the error of the lead.

        None if that was so from the beginning, or if there is nobody of whom it could be said.
        """
        if not self.has_leader:
            return None
        for number in range(len(self.steps) - 1, -1, -1):
            if not _ahead(self.steps[number].chances, self.winners[0]):
                return number
        return None

    @property
    def given_up(self) -> bool:
        """Whether it ended because others gave it up: then there are chances in the end, and no result."""
        return any(chance.error > 0 for chance in self.last)

    @property
    def has_leader(self) -> bool:
        """Whether there is a sole winner, who was clearly ahead in the end as well."""
        return len(self.winners) == 1 and (not self.given_up or _ahead(self.last, self.winners[0]))


def _ahead(chances: list[Chance], seat: int) -> bool:
    """Whether a player is ahead by more than the error of the lead."""
    mine = chances[seat]
    others = [one for number, one in enumerate(chances) if number != seat]
    # What one has of the wins the others have not: the errors of two players add up.
    return all(mine.share - one.share > mine.error + one.error for one in others)


def analysed(
    record: Record,
    *,
    thoroughness: Thoroughness | None = None,
    allowance: Allowance | None = None,
    progress: Callable[[int, int], None] | None = None,
    given_up: Sequence[int] | None = None,
) -> Analysis:
    """Analyse a recorded game. BadRecord if it does not replay, NotFinished if it has no end.

    The same record gives the same analysis, unless an ``allowance`` says how long it should take: then as much is tried
    as the time allows. ``progress`` is told what is done of what there is to do; it may raise to stop. ``given_up``
    are the winners of a game that ended because others gave it up.
    """
    end = replay(record)
    if not end.over and not given_up:
        raise NotFinished
    if not record.answers:
        raise NothingPlayed
    started = allowance.clock() if allowance is not None else 0.0
    names = distinct_names(record.names or [str(seat + 1) for seat in range(record.players)])
    winners = end.game.winners() if end.over else list(given_up or [])
    analysis = Analysis(names, end.game.scores(), winners)
    portfolio = portfolio_for(end.game.setup, brief=True)
    assert portfolio is not None  # without a deadline it is made
    work = _Work(record, portfolio, thoroughness or Thoroughness(), progress)
    if allowance is not None:
        work.fit(allowance, started)
    elif thoroughness is None:
        work.fit_work(end.game.turn)
    analysis.steps = work.steps()
    analysis.last = work.last(winners)
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
        self._end = record.deal()
        self._plain = thoroughness
        self._factor = 1.0
        self._pace: _Pace | None = None

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

    def fit_work(self, turns: int) -> None:
        """Try less where there is more to try than in most games: it takes about as long."""
        self._scale(min(1.0, _USUAL_WORK / max(1, sum(self._weights) * turns)))

    def fit(self, allowance: Allowance, started: float) -> None:
        """Try as much as the time allows that began then, judging by how long a few decisions of the game take."""
        sample = range(0, len(self._answers), max(1, len(self._answers) // 4))
        self._scale(0.1)
        took = weight = 0.0
        session = self._record.deal().start()
        for number, answer in enumerate(self._answers):
            if number in sample:
                before = allowance.clock()
                self._step(session, number)
                took += allowance.clock() - before
                weight += self._weights[number]
            session.answer(answer)
        pace = _Pace(allowance, started + allowance.seconds)
        whole = took / max(weight, 1) * sum(self._weights)
        self._scale(min(allowance.most, 0.1 * pace.left / max(whole, 1e-6)))
        self._pace = pace

    def _scale(self, factor: float) -> None:
        self._factor = max(_LEAST, factor)
        self._judge.thoroughness = self._plain.scaled(self._factor)

    def steps(self) -> list[Step]:
        found: list[Step] = []
        session = self._record.deal().start()
        whole = sum(self._weights)
        for number, answer in enumerate(self._answers):
            self._tell(whole)
            if self._pace is not None:
                self._scale(self._pace.adapted(self._factor, self._done, whole))
            found.append(self._step(session, number))
            self._done += self._weights[number]
            session.answer(answer)
        self._end = session
        self._tell(whole)
        return found

    def last(self, winners: list[int]) -> list[Chance]:
        """What everybody had in the end: a part of the win, or the chances when the game was given up."""
        if not self._end.over:
            return self._chances(self._end)
        share = 1 / len(winners)
        return [Chance(share * (seat in winners), 0.0) for seat in range(self._record.players)]

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
            None
            if self._pace is not None and self._pace.left <= 0
            else self._judge.judged(session, answer, self._bought[number], _SEED + number),
        )

    def _chances(self, session: Session) -> list[Chance]:
        decision = _pending(session)
        spot = spot_of(session)
        show_hands(spot)
        lineups = self._judge.lineups(session.view(decision.seat), _SEED)
        (estimate,) = Rollouts(spot, lineups, _SEED).measure([Course([])], self._judge.thoroughness.point)
        spot.close()
        return [chance_of(wins, estimate.count) for wins in estimate.sums]


class _Pace:
    """How thorough one may be to be done in time, seen again and again on the way."""

    def __init__(self, allowance: Allowance, end: float) -> None:
        self._allowance = allowance
        self._end = end
        self._seen = allowance.clock()
        self._done = 0

    @property
    def left(self) -> float:
        return self._end - self._allowance.clock()

    def adapted(self, factor: float, done: int, whole: int) -> float:
        """The factor to go on with, after so much of the whole was done with another."""
        if (done - self._done) * _LOOKS < whole:
            return factor
        now = self._allowance.clock()
        took = (now - self._seen) / (done - self._done) * (whole - done)
        self._seen, self._done = now, done
        wanted = max(0.0, self.left) / max(took, 1e-6)
        return min(self._allowance.most, factor * min(_MORE, max(1 / _MORE, wanted)))


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
