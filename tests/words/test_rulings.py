"""Rulings: the same in both languages, and what the rules say."""

from __future__ import annotations

import re

import pytest

from dominium.engine import versions
from dominium.engine.card import Card
from dominium.words.languages import CODES, language
from tests.words.locale_files import PRINTED, messages


@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card.id)
def test_every_card_has_the_same_rulings_in_both_languages(card: Card) -> None:
    english, polish = language("en").rulings(card), language("pl").rulings(card)
    assert 1 <= len(english) <= 5
    for ours, theirs in zip(english, polish, strict=True):
        for note in (ours, theirs):
            assert re.fullmatch(r"\S.*\S\.", note), note
            assert "{" not in note
        assert ours != theirs
        numbers = [sorted(re.findall(r"[¤★]?\d+", note)) for note in (ours, theirs)]
        assert numbers[0] == numbers[1], f"{ours} | {theirs}"
    assert len(set(english)) == len(set(polish)) == len(english)


@pytest.mark.parametrize("code", CODES)
def test_every_ruling_is_about_a_card(code: str) -> None:
    cards = {f"rulings-{versions.message_key(card.id)}" for card in PRINTED}
    assert {name for name in messages(code) if name.startswith("rulings-")} == cards


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        ("cellar", "only then draw", "dopiero potem dobierasz"),
        ("moat", "only you", "tylko ciebie"),
        ("gardens", "39 cards each is worth ★3", "39 kartach każda karta Ogrodów jest warta ★3"),
        ("throne_room", "not one card four times", "nie jedną cztery razy"),
        ("witch", "in turn order", "w kolejności rozgrywki"),
        ("masquerade", "no Attack", "nie Atak"),
        ("wishing_well", "only the cards of this game are offered", "tylko karty z tej rozgrywki"),
        ("conspirator", "never later", "nigdy później"),
        ("coppersmith", "¤3", "¤3"),
        ("smugglers", "no Attack", "nie Atak"),
        ("corsair", "still gives its coins", "i tak daje swoje monety"),
        ("priest", "¤6 in all", "razem ¤6"),
        ("capitalism", "Inventor has not", "Wynalazca nie"),
        ("flag", "four cards instead of three", "cztery karty zamiast trzech"),
        ("curse", "not a Victory card", "Nie jest kartą Zwycięstwa"),
    ],
)
def test_rulings_tell_what_the_rules_say(card: str, english: str, polish: str) -> None:
    assert english in "\n".join(language("en").rulings(card))
    assert polish in "\n".join(language("pl").rulings(card))


@pytest.mark.parametrize(
    ("card", "only_first", "only_second"),
    [
        ("throne_room", "you must choose one", None),
        ("moneylender", "cannot refuse", None),
        ("mine", "you must trash one", None),
        ("masquerade", "still receives", "skipped"),
        ("outpost", "only three cards even if", "does not make your hand smaller"),
        ("treasury", "gained without buying it does not matter", "gained in the Buy phase"),
    ],
)
def test_rulings_where_the_editions_differ(card: str, only_first: str, only_second: str | None) -> None:
    english = language("en")
    first, second = english.rulings(f"{card}@1e"), english.rulings(card)
    assert only_first in "\n".join(first)
    assert only_first not in "\n".join(second)
    if only_second is not None:
        assert only_second in "\n".join(second)
        assert only_second not in "\n".join(first)
    # What holds in both editions is told in both.
    assert set(first) & set(second)
    polish = language("pl")
    assert polish.rulings(f"{card}@1e") != polish.rulings(card)


def test_a_card_of_ones_own_has_no_rulings() -> None:
    assert language("pl").rulings("my_own_card") == []
