"""Seaside: what is printed on the cards besides their text."""

from __future__ import annotations

import pytest

from dominium.engine.catalogue import all_cards, card_named
from dominium.engine.types import type_names

#: id, cost, types, and whether Capitalism finds a "+" with coins in the text (ren.capitalism.1)
BOTH = [
    ("haven", 2, "action duration", False),
    ("lighthouse", 2, "action duration", True),
    ("native_village", 2, "action", False),
    ("fishing_village", 3, "action duration", True),
    ("lookout", 3, "action", False),
    ("smugglers", 3, "action", False),
    ("warehouse", 3, "action", False),
    ("caravan", 4, "action duration", False),
    ("cutpurse", 4, "action attack", True),
    ("island", 4, "action victory", False),
    ("salvager", 4, "action", True),
    ("treasure_map", 4, "action", False),
    ("bazaar", 5, "action", True),
    ("merchant_ship", 5, "action duration", True),
    ("outpost", 5, "action duration", False),
    ("tactician", 5, "action duration", False),
    ("treasury", 5, "action", True),
    ("wharf", 5, "action duration", False),
]
FIRST = [
    ("outpost@1e", 5, "action duration", False),
    ("treasury@1e", 5, "action", True),
    ("embargo", 2, "action", True),
    ("pearl_diver", 2, "action", False),
    ("ambassador", 3, "action attack", False),
    ("navigator", 4, "action", True),
    ("pirate_ship", 4, "action attack", True),
    ("sea_hag", 4, "action attack", False),
    ("explorer", 5, "action", False),
    ("ghost_ship", 5, "action attack", False),
]
SECOND = [
    ("astrolabe", 3, "treasure duration", False),
    ("monkey", 3, "action duration", False),
    ("sea_chart", 3, "action", False),
    ("blockade", 4, "action duration attack", False),
    ("sailor", 4, "action duration", True),
    ("tide_pools", 4, "action duration", False),
    ("corsair", 5, "action duration attack", True),
    ("pirate", 5, "action duration reaction", False),
    ("sea_witch", 5, "action duration attack", False),
]


@pytest.mark.parametrize(
    ("rows", "sets"),
    [(BOTH, "seaside-1e seaside-2e"), (FIRST, "seaside-1e"), (SECOND, "seaside-2e")],
    ids=["both", "first", "second"],
)
def test_what_is_printed(rows: list[tuple[str, int, str, bool]], sets: str) -> None:
    for name, cost, types, plus_coins in rows:
        card = card_named(name)
        assert (card.cost, " ".join(type_names(card.types)), card.plus_coins, card.sets) == (
            cost,
            types,
            plus_coins,
            sets,
        ), name


def test_no_card_is_missing() -> None:
    names = {row[0] for row in [*BOTH, *FIRST, *SECOND]}
    assert names == {card.id for card in all_cards() if "seaside" in card.sets}
    assert len(names) == 37
