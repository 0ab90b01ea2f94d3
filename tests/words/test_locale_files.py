"""The Fluent files: complete, in the same order in both languages, and the words of a card together."""

from __future__ import annotations

from itertools import groupby

import pytest
from fluent.runtime import FluentBundle, FluentResource

from dominium.cards.kingdoms import recommended
from dominium.cards.sets import BASIC, SETS
from dominium.engine import versions
from dominium.engine.card import Card
from dominium.making import completeness
from dominium.words.languages import CODES, language
from tests.words.locale_files import HOME, PRINTED, family_of, files_of, messages, owner_of, to_add

#: every argument that a message may use
TEXTS = """who cards names origin target word cause choice bonus mode card object some line bonuses name near file why
id option kingdoms sets bots commands words detail languages problem text version build other place column expected
found about reason generation games rate seconds search kingdom what tongue trashed table phase time made touched by deed
better gain total chances scores part"""
NUMBERS = """count known min max number hints limit empty provinces actions buys coins cost printed points turns players
least most taken all archive seed tables moves game bad warnings done of turn"""
ARGUMENTS: dict[str, str | int] = {**dict.fromkeys(TEXTS.split(), "x"), **dict.fromkeys(NUMBERS.split(), 2)}


def test_both_languages_say_the_same() -> None:
    languages = {code: files_of(code) for code in CODES}
    for ours, others in (("en", "pl"), ("pl", "en")):
        for file, found in languages[ours].items():
            for name, message in found.items():
                there = languages[others].get(file, {})
                assert name in there, to_add(others, file, f"{name} = ...")
                attributes = {attribute.id.name for attribute in there[name].attributes}
                for attribute in message.attributes:
                    # English has no cases, and no older names.
                    if (others, attribute.id.name) not in (("en", "acc"), ("en", "other")):
                        line = f"{name} = ..., .{attribute.id.name} = ..."
                        assert attribute.id.name in attributes, to_add(others, file, line)


def test_both_languages_have_the_same_order() -> None:
    english, polish = files_of("en"), files_of("pl")
    for file in english:
        assert list(english[file]) == list(polish[file]), file


@pytest.mark.parametrize("code", CODES)
def test_the_words_of_a_card_stand_together_in_the_file_of_its_family(code: str) -> None:
    families_of_cards = {versions.message_key(card.id): family_of(card.sets.split()[0]) for card in PRINTED}
    for file, found in files_of(code).items():
        owners = [owner_of(name) for name in found]
        blocks = [owner for owner, _ in groupby(owners) if owner]
        assert len(set(blocks)) == len(blocks), (
            f"{code}/{file}: {[one for one in blocks if blocks.count(one) > 1]}"
        )
        for owner in blocks:
            assert file == f"{families_of_cards[owner]}.ftl", to_add(
                code, f"{families_of_cards[owner]}.ftl", owner
            )


@pytest.mark.parametrize("code", CODES)
def test_the_file_of_a_family_has_the_names_of_its_sets_and_kingdoms(code: str) -> None:
    found = files_of(code)
    assert f"set-{BASIC}" in found[f"{BASIC}.ftl"]
    for one in SETS:
        assert f"set-{one.id}" in found[f"{one.family}.ftl"], to_add(
            code, f"{one.family}.ftl", f"set-{one.id} = ..."
        )
    for kingdom in recommended():
        file = f"{family_of(kingdom.rulebook)}.ftl"
        assert kingdom.id in found[file], to_add(code, file, f"{kingdom.id} = ...")


@pytest.mark.parametrize("code", CODES)
def test_messages_use_only_arguments_that_are_given(code: str) -> None:
    bundle = FluentBundle([code], use_isolating=False)
    for file in (HOME / "words" / "locale" / code).glob("*.ftl"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for name in messages(code):
        pattern = bundle.get_message(name).value
        if pattern is not None:
            text, errors = bundle.format_pattern(pattern, ARGUMENTS)
            assert errors == [], name
            assert text, name


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card.id)
def test_every_card_has_a_name_a_text_and_rulings(code: str, card: Card) -> None:
    lacks = [lack for lack in completeness.unsaid(card) if lack.code == code]
    assert not lacks, "; ".join(f"add to {lack.file}: {lack.line}" for lack in lacks)
    spoken = language(code)
    assert spoken.name(card)
    assert spoken.text(card)
    assert spoken.accusative(card)
    assert spoken.rulings(card)
