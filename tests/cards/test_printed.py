"""Every card, Project and Artifact is what its printed face says; the tables are in the test modules of the sets."""

from __future__ import annotations

import pytest

from dominium import Card, IllegalMove, all_cards, card_named
from dominium.engine.types import type_names
from dominium.testing import Position
from tests.cards.printed import FOLDER, Printed, printed_cards

CARDS = printed_cards()
BY_ID = {card.id: card for card in CARDS}
#: cards without a set are blanks and inventions of the tests
OURS = [card for card in all_cards() if card.sets]


def homes(card: Card) -> list[str]:
    """The test modules that have a table for the sets of a card."""
    return sorted({row.module for row in CARDS if row.sets == card.sets})


@pytest.mark.parametrize("card", OURS, ids=lambda card: card.id)
def test_every_card_is_in_a_table(card: Card) -> None:
    module = " or ".join(homes(card)) or f"test_{card.sets.split('-')[0].split()[0]}.py"
    assert card.id in BY_ID, (
        f"what is printed on {card.id} is in no table: add the line '{card.id} <cost> <types>' under "
        f"'{card.sets}' to PRINTED in {FOLDER.parent.name}/{FOLDER.name}/{module} (see printed.py)"
    )


@pytest.mark.parametrize("row", CARDS, ids=lambda row: row.id)
def test_what_is_printed(row: Printed) -> None:
    card = card_named(row.id)
    assert card.cost == row.cost, f"{row.id}: cost, see {row.module}"
    assert type_names(card.types) == row.types, f"{row.id}: types, see {row.module}"
    assert card.sets == row.sets, f"{row.id}: sets, see {row.module}"
    assert card.coins == row.coins, f"{row.id}: coins, see {row.module}"
    assert card.points == row.points, f"{row.id}: points, see {row.module}"
    assert card.plus_coins == row.plus_coins, f"{row.id}: plus sign with coins, see {row.module}"
    assert card.basic == (row.sets == "basic"), f"{row.id}: basic card or not"


def test_no_card_is_in_two_tables() -> None:
    assert len(BY_ID) == len(CARDS)


@pytest.mark.parametrize("row", [row for row in CARDS if row.is_pile], ids=lambda row: row.id)
def test_a_card_is_bought_for_its_cost(row: Printed) -> None:
    kingdom = [] if row.sets == "basic" else [row.id]
    p = Position(kingdom=kingdom, coins=row.cost)
    assert p.cost(row.id) == row.cost
    if row.cost:
        poor = Position(kingdom=kingdom, coins=row.cost - 1)
        with pytest.raises(IllegalMove):
            poor.buy(row.id)
    before = p.supply(row.id)
    p.buy(row.id)
    assert p.supply(row.id) < before
    assert (p.coins, p.buys) == (0, 0)
    assert row.id in p.discard(0)


@pytest.mark.parametrize(
    "row", [row for row in CARDS if row.is_pile and row.sets != "basic"], ids=lambda row: row.id
)
def test_g03_g06_kingdom_piles(row: Printed) -> None:
    victory = "victory" in row.types
    assert Position(kingdom=[row.id]).supply(row.id) == (8 if victory else 10)
    assert Position(players=3, kingdom=[row.id]).supply(row.id) == (12 if victory else 10)


@pytest.mark.parametrize("row", [row for row in CARDS if "project" in row.types], ids=lambda row: row.id)
def test_a_project_is_bought_for_its_cost(row: Printed) -> None:
    poor = Position(projects=[row.id], coins=row.cost - 1)
    with pytest.raises(IllegalMove):
        poor.buy(row.id)
    p = Position(projects=[row.id], coins=row.cost)
    p.buy(row.id)
    assert p.coins == 0
    assert p.view(1).owned_projects(0) == [card_named(row.id)]
