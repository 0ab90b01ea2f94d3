"""The tables of the bots: complete, and the same cards in the documentation."""

from __future__ import annotations

from pathlib import Path

from dominium.bots import buying, choosing, discarding, gaining, playing, trashing
from dominium.bots.knowledge import facts, known_names
from dominium.engine.card import Card
from dominium.engine.catalogue import all_cards, card_named
from dominium.engine.types import ACTION, ARTIFACT, PROJECT

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def ours() -> list[Card]:
    return [card for card in all_cards() if card.sets]


def test_every_card_is_described() -> None:
    names = known_names()
    assert len(set(names)) == len(names)
    for card in ours():
        if not card.types & (PROJECT | ARTIFACT):
            assert facts(card).name in names


def test_every_project_has_a_worth() -> None:
    projects = {card.id for card in ours() if card.types & PROJECT}
    assert projects == set(buying.PROJECTS)


def test_tables_name_only_cards() -> None:
    tables = (
        choosing.CHOOSE,
        choosing.USES,
        discarding.DISCARD,
        discarding.PUT_BACK,
        discarding.SET_ASIDE,
        gaining.GAIN,
        playing.SCORES,
        trashing.TRASH,
    )
    for table in tables:
        for name in table:
            assert card_named(name).id == name


def test_cards_played_in_the_right_moment_have_a_rule() -> None:
    for card in ours():
        if card.types & ACTION:
            assert facts(card).careful == (facts(card).name in playing.SCORES), card.id


def test_a_card_nobody_described_is_judged_by_its_cost() -> None:
    class Novelty(Card):
        id = "test_novelty"
        cost = 4
        types = ACTION

    assert facts(Novelty()).worth == 40
    assert facts(Novelty()).terminal


def test_the_documentation_names_every_card() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for card in ours():
        assert f"`{card.id.split('@')[0]}`" in text, card.id
