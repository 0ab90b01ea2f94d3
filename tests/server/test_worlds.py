"""What leaves the server does not depend on what its reader may not know; a short run of the audit."""

from __future__ import annotations

import pytest

from dominium.server.tables.match import Match
from tests.server.worlds import audit


@pytest.mark.parametrize("number", range(0, 40, 5))
def test_worlds_a_seat_cannot_tell_apart(number: int) -> None:
    found = audit(number, every=2, turns=16)
    assert found.differences == ()
    assert found.pairs > 5


def test_the_audit_notices_that_answers_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sees how many answers were given knows who had nothing to choose."""
    monkeypatch.setattr(Match, "number_for", lambda match, _: match.number)
    assert any(audit(number, every=2, turns=16).differences for number in (0, 5, 10))
