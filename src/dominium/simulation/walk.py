"""Walks: a game that goes from one question to the next of those seats that no agent plays, and looks back no further.

A session copies the game for every answer, so that it can undo, fork and imagine. A walk goes on in place wherever
nobody can be asked in the middle of a step, and keeps a copy only for a step in which somebody may be.
"""

from __future__ import annotations

from typing import Final, final

from ..engine import moments, phases
from ..engine.agent import Agent
from ..engine.decisions import Decision, IllegalMove
from ..engine.game import Game, Pause
from ..engine.player import Player
from ..engine.setup import Setup
from ..engine.turn import keep_rest, only_coins, step
from ..engine.types import ACTION
from ..engine.view import View


class _StandingOrder(Agent):
    """Whoever plays all Treasures that only give coins, without being asked."""

    @property
    def plays_all_coins(self) -> bool:
        return True

    def decide(self, decision: Decision, view: View) -> list[int]:
        return decision.everything()


_COINS: Final = _StandingOrder()


@final
class Walk:
    """A game at a question. Agents play their seats; the others wait for ``answer``."""

    def __init__(
        self, game: Game, agents: list[Agent | None], limit: int, *, plays_all_coins: bool = False
    ) -> None:
        #: the game as it stands at the question; read it, do not change it
        self.game: Game = game
        #: the question to answer, None when the game has ended or was cut off
        self.decision: Decision | None = None
        self._agents: list[Agent | None] = agents
        #: the game is cut off before the turn after this one
        self._limit: int = limit
        #: the seats whose Treasures are all played without asking, where they only give coins
        self._orders: list[bool] = []
        self._searching: bool = False
        self._alone: bool = True
        for agent in agents:
            self._orders.append(plays_all_coins if agent is None else agent.plays_all_coins)
            if agent is not None:
                self._alone = False
                self._searching = self._searching or agent.searches
        self._gains_ask: bool = _gains_may_ask(game.setup)
        # In the middle of a step: the game before it, and what was answered since.
        self._rest: Game | None = None
        self._answers: list[list[int]] = []
        self._seat_agents(game)
        self._go_on(game)

    @property
    def cut_off(self) -> bool:
        """Whether the game was left at its limit of turns."""
        return self.decision is None and self.game.phase != phases.OVER

    def answer(self, answer: list[int]) -> None:
        """Answer the question and go on to the next; IllegalMove changes nothing."""
        decision = self.decision
        if decision is None:
            raise IllegalMove("the game is over: there is nothing to answer")
        decision.check(answer)
        self.decision = None
        rest = self._rest
        if rest is None:
            game = self.game
            game.script = [answer]
            game.cursor = 0
            self._go_on(game)
            return
        self._answers.append(answer)
        past = self.game
        game = rest.copy()
        self._seat_agents(game)
        game.script = self._answers
        self.game = game
        past.dismiss()
        self._go_on(game)

    def dismiss(self) -> None:
        """Let go of the game: its memory is free at once."""
        self.game.dismiss()
        if self._rest is not None:
            self._rest.dismiss()
            self._rest = None

    def _seat_agents(self, game: Game) -> None:
        if self._alone:
            return
        for seat in range(len(self._agents)):
            game.agents[seat] = self._agents[seat]
            game.views.append(View(game, seat))

    def _go_on(self, game: Game) -> None:
        """Go on to the next question, with what was answered in the script."""
        while game.phase != phases.OVER:
            if game.phase == phases.START and game.turn >= self._limit:
                return
            me = game.players[game.active]
            if game.phase == phases.TREASURES and self._plays_coins(game, me):
                continue
            if not self._take_step(game, me):
                return

    def _take_step(self, game: Game, me: Player) -> bool:
        """Go on to the next rest point; False if somebody has to be waited for first."""
        rest = self._rest
        if rest is None and self._may_ask(game, me):
            rest = game.copy()
        if rest is not None:
            game.given = []
        if self._searching:
            keep_rest(game)
        try:
            step(game)
        except Pause as pause:
            if rest is None:
                raise ValueError(f"{pause.decision.kind} was asked where nobody can be asked") from None
            given = game.given
            self._answers = [] if given is None else [answer for _, answer in given]
            self._rest = rest
            self.decision = pause.decision
            game.waiting = None
            return False
        game.given = None
        if rest is not None:
            rest.dismiss()
            self._rest = None
        if game.cursor:
            game.script = []
            game.cursor = 0
        if game.waiting is not None:
            self.decision = game.waiting
            game.waiting = None
            return False
        return True

    def _plays_coins(self, game: Game, me: Player) -> bool:
        """Play all Treasures without asking, where that is the order and nothing but coins can come of it."""
        if not self._orders[me.seat] or me.coffers or game.cursor < len(game.script):
            return False
        if not only_coins(game, me):
            return False
        agent = game.agents[me.seat]
        if self._alone and not game.views:
            game.views = [View(game, seat) for seat in range(len(game.players))]
        game.agents[me.seat] = _COINS
        step(game)
        game.agents[me.seat] = agent
        game.cursor = 0
        return True

    def _may_ask(self, game: Game, me: Player) -> bool:
        """Whether somebody may be asked in the middle of the step that comes next."""
        phase = game.phase
        if phase == phases.ACTION or phase == phases.TREASURES or phase == phases.BUYING:
            if self._agents[me.seat] is None and (
                game.cursor >= len(game.script) or not game.script[game.cursor]
            ):
                return False  # the main choice itself is asked at rest, and choosing nothing does nothing
            if phase == phases.ACTION:
                return len(me.hand.kinds(ACTION)) > 0
            if phase == phases.TREASURES:
                return not only_coins(game, me)
            return self._gains_ask or len(game.abilities) > 0
        return len(game.abilities) > 0 or game.setup.choose_top


def _gains_may_ask(setup: Setup) -> bool:
    """Whether a purchase may ask somebody, whatever is at work in the game."""
    if setup.projects or setup.hand_moments & (moments.GAIN | moments.BUY):
        return True
    for card in setup.piles:
        if card.acts_when_gained:
            return True
    return False
