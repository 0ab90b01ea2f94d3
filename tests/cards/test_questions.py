"""What cards ask: whom, for how many of which options, where these lie, and whether their order matters."""

from __future__ import annotations

import pytest

from dominium.cards.sets import OWN
from dominium.engine import kinds
from dominium.engine.catalogue import all_cards
from dominium.making import questioning
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


def test_no_question_of_any_card_is_left_out() -> None:
    told = {(source, kind) for _, kind, source, *_ in (scene.expected.split() for scene in SCENES.values())}
    ours = [card for card in all_cards() if card.sets and OWN not in card.sets.split()]  # tests bring others
    asked = {
        (card, kind)
        for card, found in questioning.learn(ours, 15).kinds.items()
        for kind in found
        # One may react to any card, and put the abilities of any in order: that looks alike for all.
        if kind not in (kinds.REACT, kinds.ORDER)
    }
    assert len(asked) > 100
    assert asked - told == set()
    assert {kind for _, kind in told} >= {kinds.REACT, kinds.ORDER}
