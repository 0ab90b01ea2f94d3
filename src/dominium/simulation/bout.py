"""Bouts: a game played by actions, one element of an answer at a time."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..engine import phases
from ..engine.agent import Agent
from ..engine.decisions import Decision, only
from ..engine.game import Game
from ..engine.random import FastRandom
from .ledger import Ledger
from .lexicon import ACTIONS, DONE, FIRST_CARD, FIRST_WORD
from .observing import Observer
from .walk import Walk

#: no action at all, before those that may be taken are marked
_NOTHING: Final = bytes(ACTIONS)

#: what a margin counts beside a victory
MARGIN_SHARE: Final = 0.01

# What is rewarded when a game has ended.
WIN: Final = "win"
MARGIN: Final = "margin"
BOTH: Final = "both"
REWARDS: Final = (WIN, MARGIN, BOTH)


class IllegalAction(ValueError):
    """An action that is not among those that may be taken now; nothing was changed."""


@final
class Bout:
    """A game at a question, of which some of the answer may have been given."""

    def __init__(
        self,
        game: Game,
        agents: list[Agent | None],
        observer: Observer,
        limit: int,
        *,
        plays_all_coins: bool = False,
    ) -> None:
        self._walk: Walk = Walk(game, agents, limit, plays_all_coins=plays_all_coins)
        self._observer: Observer = observer
        #: the options taken so far
        self._answer: list[int] = []

    @property
    def game(self) -> Game:
        """The game as it stands; read it, do not change it."""
        return self._walk.game

    @property
    def decision(self) -> Decision | None:
        """The question in progress, None when the game has ended or was cut off."""
        return self._walk.decision

    @property
    def seat(self) -> int:
        """Who is asked, -1 when nobody is any more."""
        decision = self._walk.decision
        return -1 if decision is None else decision.seat

    @property
    def cut_off(self) -> bool:
        """Whether the game was left at its limit of turns."""
        return self._walk.cut_off

    @property
    def taken(self) -> list[int]:
        """The options taken so far in answer to the question in progress."""
        return self._answer.copy()

    def act(self, action: int) -> None:
        """Take one element of the answer, or end it; IllegalAction changes nothing."""
        self.check(action)
        self.take(action)

    def take(self, action: int) -> None:
        """Take an action that is known to be legal."""
        decision = self._walk.decision
        if decision is None:
            return
        answer = self._answer
        if action == DONE:
            self._answer = []
            self._walk.answer(answer)
            return
        index = self._index(decision, action)
        if len(answer) + 1 < decision.maximum and self._has_more(decision):
            answer.append(index)
        elif answer:
            answer.append(index)
            self._answer = []
            self._walk.answer(answer)
        else:
            self._walk.answer(only(index))

    def allows(self, action: int) -> bool:
        """Whether an action is legal now."""
        decision = self._walk.decision
        if decision is None:
            return False
        if action == DONE:
            return len(self._answer) >= decision.minimum
        index = self._index(decision, action)
        return index >= 0 and self._left(decision, index) > 0

    def check(self, action: int) -> None:
        """Raise IllegalAction unless an action is legal now."""
        if not self.allows(action):
            raise IllegalAction(self._refusal(action))

    def _has_more(self, decision: Decision) -> bool:
        """Whether anything else could be taken after one option more."""
        return len(self._answer) + 1 < sum(decision.copies)

    def _index(self, decision: Decision, action: int) -> int:
        """The option that an action takes, -1 if none."""
        lexicon = self._observer.lexicon
        cards = decision.cards
        if FIRST_CARD <= action < FIRST_WORD:
            wanted: i64 = action - FIRST_CARD
            for i in range(len(cards)):
                if lexicon.number(cards[i]) == wanted:
                    return i
            return -1
        words = decision.words
        if words is not None:
            for i in range(len(words)):
                if lexicon.action_of_word(words[i], i) == action:
                    return len(cards) + i
        return -1

    def _left(self, decision: Decision, index: int) -> int:
        """How often an option can still be taken."""
        copies = decision._copies
        most = 1 if copies is None else copies[index]
        return most - self._answer.count(index) if self._answer else most

    def _refusal(self, action: int) -> str:
        decision = self._walk.decision
        if decision is None:
            return "the game is over: there is nothing to answer; reset the environment"
        lexicon = self._observer.lexicon
        try:
            meant = f"action {action} ({lexicon.name(action)})"
        except ValueError:
            meant = f"action {action}, which does not exist,"
        by = f" for {decision.source}" if decision.card is not None else ""
        legal = ", ".join(f"{one} ({lexicon.name(one)})" for one in self.legal())
        return (
            f"{meant} is illegal in answer to '{decision.kind}'{by}, of which "
            f"{len(self._answer)} of {decision.minimum} to {decision.maximum} were taken; legal: {legal}"
        )

    def legal(self) -> list[int]:
        """The actions that may be taken now, in order; each of them leads to a legal answer."""
        decision = self._walk.decision
        found: list[int] = []
        if decision is None:
            return found
        lexicon = self._observer.lexicon
        if len(self._answer) >= decision.minimum:
            found.append(DONE)
        cards = decision.cards
        for i in range(len(cards)):
            if self._left(decision, i) > 0:
                found.append(int(FIRST_CARD + lexicon.number(cards[i])))
        words = decision.words
        if words is not None:
            for i in range(len(words)):
                action = lexicon.action_of_word(words[i], i)
                if action >= 0 and self._left(decision, len(cards) + i) > 0:
                    found.append(action)
        found.sort()
        return found

    def some_legal(self, random: FastRandom) -> int:
        """One of the legal actions, each as likely as the others; DONE when there is none."""
        decision = self._walk.decision
        if decision is None:
            return DONE
        if decision._copies is None and decision.words is None and not self._answer:
            # The common case, without a list: nothing, or one of some cards.
            cards = decision.cards
            chosen = random.below(len(cards) + (1 if decision.minimum == 0 else 0))
            if chosen == len(cards):
                return DONE
            return int(FIRST_CARD + self._observer.lexicon.number(cards[chosen]))
        legal = self.legal()
        return legal[random.below(len(legal))]

    def write_mask(self, seat: int, ledger: Ledger) -> None:
        """Add a row of bytes: a one for each action that a seat may take now."""
        ledger.add_row(_NOTHING)
        decision = self._walk.decision
        if decision is None or decision.seat != seat:
            return
        lexicon = self._observer.lexicon
        answer = self._answer
        if len(answer) >= decision.minimum:
            ledger.mark(DONE)
        cards = decision.cards
        for i in range(len(cards)):
            if not answer or self._left(decision, i) > 0:
                ledger.mark(FIRST_CARD + lexicon.number(cards[i]))
        words = decision.words
        if words is not None:
            for i in range(len(words)):
                action = lexicon.action_of_word(words[i], i)
                if action >= 0 and self._left(decision, len(cards) + i) > 0:
                    ledger.mark(action)

    def write_observation(self, seat: int, ledger: Ledger) -> None:
        """Add a row: all that a seat may know."""
        walk = self._walk
        self._observer.write(walk.game, seat, walk.decision, self._answer, ledger)

    def reward(self, seat: int, kind: str) -> float:
        """What a seat gets as things stand: nothing while the game goes on.

        A game that is cut off counts as it stands, as in the lab.
        """
        walk = self._walk
        if walk.decision is not None:
            return 0.0
        game = walk.game
        scores = game.scores()
        result = 0.0
        if kind != MARGIN:
            winners = game.leaders(scores)
            players = len(scores)
            share = players / len(winners) if seat in winners else 0.0
            result = (share - 1.0) / (players - 1)
        if kind != WIN:
            best = max([scores[i] for i in range(len(scores)) if i != seat])
            margin = float(scores[seat] - best)
            result += margin if kind == MARGIN else margin * MARGIN_SHARE
        return result

    @property
    def finished(self) -> bool:
        """Whether the game came to its end by the rules."""
        return self._walk.game.phase == phases.OVER

    def dismiss(self) -> None:
        """Let go of the game."""
        self._walk.dismiss()
