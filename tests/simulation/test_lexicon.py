"""The lexicon: numbers that are given once."""

from __future__ import annotations

import ast
import hashlib
from importlib.resources import files
from pathlib import Path

import pytest

import dominium
from dominium import Card, all_cards, card_named, register
from dominium.cards.sets import set_ids
from dominium.engine import kinds, places
from dominium.engine.catalogue import mat_names, token_names
from dominium.simulation import lexicon as numbers
from dominium.simulation.lexicon import fixed_numbers, lexicon

#: the lines of the first table; whatever is added comes behind them
FIRST = 222
FIRST_SUM = "4924db0ff5e24534"

ROOM = {
    "card": numbers.OWN_CARDS,
    "word": numbers.OWN_WORDS,
    "token": numbers.TOKENS,
    "counter": numbers.COUNTERS,
    "mat": numbers.MATS,
    "question": 255,
    "place": 255,
}


def lines() -> list[str]:
    return (files("dominium") / "data" / "environment.tsv").read_text(encoding="utf-8").splitlines()[1:]


def test_no_number_changes() -> None:
    """A policy that was trained yesterday must mean the same today: add lines at the end, change none."""
    assert hashlib.sha256("\n".join(lines()[:FIRST]).encode()).hexdigest()[:16] == FIRST_SUM


@pytest.mark.parametrize("kind", ROOM)
def test_numbers_of_a_kind_follow_each_other_and_fit(kind: str) -> None:
    found = list(fixed_numbers(kind).values())
    assert found == list(range(len(found)))
    assert 0 < len(found) <= ROOM[kind]


def test_every_line_is_of_a_known_kind() -> None:
    assert {line.split("\t")[0] for line in lines()} == set(ROOM)


def test_every_card_of_every_set_has_a_number() -> None:
    shipped = [card for card in all_cards() if card.basic or set(card.sets.split()) & set(set_ids())]
    brought = [name for card in shipped for name in card.artifacts.split()]
    assert {card.id for card in shipped} | set(brought) == set(fixed_numbers("card"))


def test_every_kind_place_mat_and_token_has_a_number() -> None:
    def names(module: object) -> set[str]:
        return {value for value in vars(module).values() if isinstance(value, str)} & {
            getattr(module, name) for name in vars(module) if name.isupper() and name != "MAIN"
        }

    assert names(kinds) == set(fixed_numbers("question"))
    assert names(places) == set(fixed_numbers("place"))
    assert set(mat_names()) <= set(fixed_numbers("mat"))
    assert set(token_names()) <= set(fixed_numbers("counter"))


def words_in(file: Path) -> set[str]:
    """The words that the cards of a module let players choose from."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            name = node.func.attr
            if name in ("choose_word", "choose_words") and isinstance(node.args[0], ast.List):
                found |= {str(word.value) for word in node.args[0].elts if isinstance(word, ast.Constant)}
            elif name == "yes":
                found |= {"yes", "no"}
    return found


def test_every_word_of_the_cards_has_a_number() -> None:
    folder = Path(dominium.__file__).parent / "cards"
    sources = Path(__file__).parents[2] / "src" / "dominium" / "cards"
    found = set().union(
        *(words_in(file) for file in sorted((sources if sources.is_dir() else folder).glob("*.py")))
    )
    assert {"yes", "trash", "replay"} <= found
    assert found <= set(fixed_numbers("word"))


def test_names_of_actions() -> None:
    known = lexicon()
    assert known.name(0) == "done"
    assert known.name(1) == "copper"
    for name in (
        "done",
        "province",
        "mine@1e",
        "lantern",
        "gold",
        "word gold",
        "word yes",
        "coffers",
        "villagers",
        "place 0",
        "place 127",
    ):
        assert known.name(known.action(name)) == name
    with pytest.raises(ValueError, match="no action means 'moot'"):
        known.action("moot")
    with pytest.raises(ValueError, match="there is no action 457"):
        known.name(457)


def test_every_action_means_something_else() -> None:
    names = [lexicon().name(action) for action in range(numbers.ACTIONS)]
    assert len(set(names)) == numbers.ACTIONS


class Unheard(Card):
    """A card of somebody's own."""

    id = "unheard"
    cost = 4


def test_cards_of_ones_own_have_numbers_behind_those_of_the_table() -> None:
    register(Unheard)
    own = [card for card in all_cards() if card.id not in fixed_numbers("card")]
    known = lexicon()
    for place, card in enumerate(own):
        wanted = min(numbers.OWN_CARDS + place, numbers.UNNUMBERED)
        assert known.number(card) == wanted
        if wanted < numbers.UNNUMBERED:
            assert known.name(numbers.FIRST_CARD + wanted) == card.id
    assert known.number(card_named("copper")) == 0


def test_words_that_are_not_in_the_table_are_told_apart_by_their_place() -> None:
    known = lexicon()
    actions = [known.action_of_word(word, place) for place, word in enumerate(["sing", "dance", "yes"])]
    first = numbers.FIRST_WORD + numbers.OWN_WORDS
    assert actions == [first, first + 1, known.action("word yes")]
