"""The sets: one list, from which everything else follows."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from dominium import BadSetup, all_cards
from dominium.cards.kingdoms import cards_of, split_kingdom
from dominium.cards.sets import BASIC, SETS, CardSet, edition_of, families, newest_sets, set_ids
from dominium.engine.random import FastRandom
from dominium.engine.types import PROJECT


def test_the_sets_of_the_five_rulebooks() -> None:
    listed = [(one.id, one.family, one.edition) for one in SETS]
    ours = [
        ("base-1e", "base", 1),
        ("base-2e", "base", 2),
        ("intrigue-1e", "intrigue", 1),
        ("intrigue-2e", "intrigue", 2),
        ("seaside-1e", "seaside", 1),
        ("seaside-2e", "seaside", 2),
        ("renaissance", "renaissance", 1),
    ]
    assert [one for one in listed if one in ours] == ours
    assert set_ids() == [name for name, _, _ in listed]
    assert len(set(set_ids())) == len(SETS)
    old = {"base-1e", "intrigue-1e", "seaside-1e"}
    assert old.isdisjoint(newest_sets())
    assert {"base-2e", "intrigue-2e", "seaside-2e", "renaissance"} <= set(newest_sets())
    assert families() == [BASIC, *dict.fromkeys(one.family for one in SETS)]
    assert [edition_of(name) for name in ("base-1e", "seaside-2e", "moon")] == [1, 2, 0]


@pytest.mark.parametrize("one", SETS, ids=lambda one: one.id)
def test_the_module_of_a_set_brings_its_cards(one: CardSet) -> None:
    assert import_module(f"dominium.cards.{one.module}").__name__ in sys.modules
    assert one.name_key == f"set-{one.id}"
    assert [card for card in all_cards() if one.id in card.sets.split()]


def test_every_card_is_of_a_listed_set() -> None:
    known = {BASIC, *set_ids()}
    for card in all_cards():
        unknown = set(card.sets.split()) - known
        assert not unknown, f'{card.id}: add CardSet("{"".join(unknown)}", ...) to src/dominium/cards/sets.py'


def test_five_cards_of_each_of_two_sets() -> None:
    kingdom = split_kingdom(FastRandom(3), "base-2e", "renaissance")
    of_base = [card for card in kingdom.cards if "base-2e" in card.sets.split()]
    assert (len(kingdom.cards), len(of_base), kingdom.projects) == (10, 5, [])
    two = split_kingdom(FastRandom(3), "base-2e", "renaissance", 2)
    assert len(two.projects) == 2
    assert all(card.types & PROJECT for card in two.projects)
    drawn = {split_kingdom(FastRandom(seed), "base-2e", "renaissance", 1).projects[0] for seed in range(20)}
    assert len(drawn) > 5


def test_the_version_of_the_edition_chosen() -> None:
    def mines(*sets: str) -> list[str]:
        return [card.id for card in cards_of(list(sets)) if card.plain == "mine"]

    assert mines("base-1e") == ["mine@1e"]
    assert mines("base-2e") == ["mine"]
    assert mines("base-1e", "base-2e") == ["mine"]
    assert mines("base-1e", "intrigue-2e") == ["mine@1e"]
    with pytest.raises(BadSetup, match="there is no set 'base'"):
        cards_of(["base"])
