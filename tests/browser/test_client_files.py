"""What the client is told of the game while it is built. Its words and drawings have tests of their own in web/tests."""

from __future__ import annotations

import importlib.util
import json
import os
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import dominium.testing  # noqa: F401 - adds cards of its own to the catalogue, as other tests may have done before
from dominium.cards.sets import set_ids
from dominium.engine.catalogue import all_cards, card_named
from dominium.server.schema import schema

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture
def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate", WEB / "scripts" / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


@pytest.fixture
def catalogue(generator: ModuleType) -> dict[str, Any]:
    told: dict[str, Any] = generator.catalogue()
    return told


def test_it_holds_the_basic_cards_and_those_of_a_set(catalogue: dict[str, Any]) -> None:
    sets = {one["id"] for one in catalogue["sets"]}
    told = [card["id"] for card in catalogue["cards"]]
    assert told == [card.id for card in all_cards() if card.basic or sets & set(card.sets.split())]
    assert {"copper", "curse", "moat", "moneylender@1e", "flag", "canal"} <= set(told)


def test_cards_without_a_set_stay_out(catalogue: dict[str, Any]) -> None:
    assert card_named("blank_0").sets == ""
    assert not [card["id"] for card in catalogue["cards"] if card["id"].startswith("blank")]
    for card in catalogue["cards"]:
        assert card["sets"] or card["basic"], card


def test_a_card_is_told_as_printed(catalogue: dict[str, Any]) -> None:
    cards = {card["id"]: card for card in catalogue["cards"]}
    assert cards["moat"] == {
        "id": "moat",
        "cost": 2,
        "types": ["action", "reaction"],
        "sets": ["base-1e", "base-2e"],
        "basic": False,
        "coins": 0,
    }
    assert cards["gold"] == {
        "id": "gold",
        "cost": 6,
        "types": ["treasure"],
        "sets": [],
        "basic": True,
        "coins": 3,
    }


def test_sets_have_an_order_and_editions(catalogue: dict[str, Any]) -> None:
    told = [(one["id"], one["game"], one["edition"]) for one in catalogue["sets"]]
    assert [name for name, _, _ in told] == set_ids()
    # A set that exists in one edition only is in no edition in particular.
    assert {("base-1e", "base", 1), ("seaside-2e", "seaside", 2), ("renaissance", "renaissance", None)} <= {
        *told
    }
    assert {one["name"] for one in catalogue["sets"]} == {f"set-{one['id']}" for one in catalogue["sets"]}


def test_kingdoms_and_types_are_of_what_it_tells(catalogue: dict[str, Any]) -> None:
    cards = {card["id"] for card in catalogue["cards"]}
    sets = {one["id"] for one in catalogue["sets"]}
    for kingdom in catalogue["kingdoms"]:
        assert len(kingdom["cards"]) == 10
        assert {*kingdom["cards"], *kingdom["projects"]} <= cards
        assert kingdom["rulebook"] in sets
    assert catalogue["first"] in {kingdom["id"] for kingdom in catalogue["kingdoms"]}
    assert {name for card in catalogue["cards"] for name in card["types"]} == set(catalogue["types"])


def test_files_are_written_only_when_they_say_something_new(
    generator: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(generator, "FOLDER", tmp_path / "generated")
    generator.main()
    cards, messages = tmp_path / "generated" / "catalogue.json", tmp_path / "generated" / "schema.json"
    assert json.loads(cards.read_text(encoding="utf-8")) == generator.catalogue()
    assert messages.read_text(encoding="utf-8") == schema()
    messages.write_text("{}\n", encoding="utf-8")
    for file in (cards, messages):
        os.utime(file, (1, 1))
    generator.main()
    assert cards.stat().st_mtime == 1
    assert messages.stat().st_mtime != 1
    assert messages.read_text(encoding="utf-8") == schema()
