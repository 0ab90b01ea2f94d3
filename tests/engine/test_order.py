"""The order of what happens at once (G22): the player is asked where it can matter, and not where it cannot."""

from __future__ import annotations

from dominium.engine.decisions import Decision
from dominium.testing import Position


def asked(p: Position) -> Decision:
    """The question that must be open now."""
    decision = p.decision
    assert decision is not None
    return decision


def test_tokens_at_the_end_of_the_buy_phase_come_without_a_question() -> None:
    p = Position(owned=[["exploration", "pageant"]], coins=2)
    p.end_turn()
    assert (asked(p).kind, asked(p).options, asked(p).minimum) == ("react", ["pageant"], 0)
    assert (p.coffers(0), p.villagers(0)) == (1, 1)
    p.choose("pageant")
    assert (p.active, p.coffers(0), p.villagers(0)) == (1, 2, 1)
