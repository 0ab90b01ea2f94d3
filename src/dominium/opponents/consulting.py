"""Asking a bot about the decision a session waits at, without touching the session."""

from __future__ import annotations

from ..engine.agent import Agent
from ..engine.decisions import Decision
from ..engine.game import Pause
from ..engine.session import Session
from ..engine.view import View


class _Once(Agent):
    """Asks an agent once; then the game waits again."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.asked = False

    @property
    def searches(self) -> bool:
        return self.agent.searches

    def decide(self, decision: Decision, view: View) -> list[int]:
        if self.asked:
            raise Pause(decision)
        self.asked = True
        return self.agent.decide(decision, view)


def asked(session: Session, agent: Agent) -> list[int]:
    """What an agent answers to the pending decision; [] if the game is over."""
    decision = session.decision
    if decision is None:
        return []
    if not agent.searches:
        answer = agent.decide(decision, session.view(decision.seat))
        decision.check(answer)
        return answer
    twin = session.branch()
    agents: list[Agent | None] = [None] * len(twin.agents)
    agents[decision.seat] = _Once(agent)
    twin.agents = agents
    before = len(twin.given)
    twin.start()
    return twin.given[before][2]
