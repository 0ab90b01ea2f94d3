"""A program at the table: asked by lines, with a substitute for the decisions it loses."""

from __future__ import annotations

import hashlib
import time

from ..engine.agent import Agent
from ..engine.decisions import Decision, IllegalMove
from ..engine.setup import Setup
from ..engine.view import View
from . import faults
from .faults import Reason
from .lines import UnclearLine, answer_from, question_line, setup_line
from .running import Ended, Late, Program, RunningProgram, give_back, take

#: how often a program is started anew in one game, and how often it may be late; then the substitute plays on
_PATIENCE = 3


class ProgramAgent(Agent):
    """Asks a program in one game. Whoever ends the game calls ``end_of_game``."""

    def __init__(self, name: str, program: Program, setup: Setup, seed: int, substitute: Agent) -> None:
        self._name = name
        self._program = program
        self._setup = setup
        # Nobody shall learn from it how the game was shuffled.
        self._chance = int.from_bytes(hashlib.sha256(f"{seed}".encode()).digest()[:4], "big")
        self._substitute = substitute
        self._running: RunningProgram | None = None
        self._patience = _PATIENCE
        self._at_fault = False

    @property
    def forfeits(self) -> bool:
        return self._program.forfeits and self._at_fault

    def decide(self, decision: Decision, view: View) -> list[int]:
        if self._patience > 0 and not self.forfeits:
            try:
                return self._asked(decision, view)
            except Ended as problem:
                self._let_go()
                self._lose("crashed", decision, str(problem))
        return self._substitute.decide(decision, view)

    def _asked(self, decision: Decision, view: View) -> list[int]:
        """The program's answer, or the substitute's where it gives none that counts."""
        if self._running is None:
            self._running = take(self._program)
            self._running.tell(setup_line(self._setup, view.seat, self._chance))
        running = self._running
        running.asked += 1
        number = running.asked
        running.tell(question_line(number, decision, view))
        reason: Reason
        try:
            answer = self._heard(running, number)
            decision.check(answer)
            return answer
        except Late:
            reason, detail = "late", ""
        except UnclearLine as problem:
            reason, detail = "unclear", str(problem)
        except IllegalMove as problem:
            reason, detail = "illegal", str(problem)
        self._lose(reason, decision, detail)
        running.tell({"type": "refused", "id": number, "reason": reason, "detail": detail})
        return self._substitute.decide(decision, view)

    def _heard(self, running: RunningProgram, number: int) -> list[int]:
        until = time.monotonic() + self._program.to_answer
        while True:
            answer = answer_from(running.hear(until))
            # What comes too late is an answer to an earlier question.
            if answer.id >= number:
                break
        if answer.id != number:
            raise UnclearLine(f"id: {answer.id} instead of {number}")
        return answer.take

    def _lose(self, reason: Reason, decision: Decision, detail: str) -> None:
        self._at_fault = True
        if reason in ("late", "crashed"):
            self._patience -= 1
        asked = f"{decision.kind} ({decision.source})" if decision.source else decision.kind
        faults.note(self._name, reason, f"{asked}: {detail}" if detail else asked)

    def _let_go(self) -> None:
        if self._running is not None:
            self._running.stop()
            self._running = None

    def end_of_game(self, scores: list[int], winners: list[int]) -> None:
        if self._patience <= 0:
            self._let_go()  # it may not even read what it is told
        running, self._running = self._running, None
        if running is None:
            return
        try:
            running.tell({"type": "end", "scores": scores, "winners": winners})
        except Ended:
            running.stop()
        else:
            give_back(running)
