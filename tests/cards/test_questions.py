"""What cards ask: whom, for how many of which options, where these lie, and whether their order matters."""

from __future__ import annotations

import pytest

from dominium.testing import Position
from tests.cards.questions import SCENES


def question(p: Position) -> str:
    decision = p.decision
    assert decision is not None
    amount = f"{decision.minimum}-{decision.maximum}{' in order' if decision.ordered else ''}"
    options = [
        f"{option}{f' x{copies}' if copies > 1 else ''} ({decision.zone(i)})"
        for i, (option, copies) in enumerate(zip(decision.options, decision.copies, strict=True))
    ]
    return f"{decision.seat} {decision.kind} {decision.source} {amount}: {', '.join(options)}"


@pytest.mark.parametrize("told", SCENES)
def test_what_is_asked(told: str) -> None:
    scene = SCENES[told]
    assert question(scene.played()) == scene.expected
