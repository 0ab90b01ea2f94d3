"""What is asked, in both languages, over every question of every card: sentences that say who did what, and limits."""

from __future__ import annotations

import re

import pytest

from dominium.engine import kinds
from dominium.engine.decisions import Decision
from dominium.engine.events import Event
from dominium.testing import Position
from dominium.words.languages import CODES, language
from dominium.words.occasion import occasion_of
from tests.cards.questions import SCENES

NAMES = ["Anna", "Bona"]
#: a verb that says what to do, in the words that questions use
DOES = {
    "en": r"\b(discard|trash|gain|put|set|reveal|choose|play|take|return|name|keep|pay|draw|pick|add|raid|use)",
    "pl": r"\b(odrzu|wyrzu|doda|odłóż|odłożyć|odkry|wybierz|wybrać|zagra|weź|wziąć|zwróc|podaj|zostaw|zapłac|dobier|"
    r"położyć|złupić|przełożyć|kup|użyć|zdjąć)",
}


def question(told: str) -> tuple[Decision, list[Event]]:
    p: Position = SCENES[told].played()
    assert p.decision is not None
    return p.decision, p.events


def prompt(code: str, told: str) -> str:
    decision, events = question(told)
    return language(code).prompt(decision, occasion_of(decision, events, NAMES))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("told", SCENES)
def test_every_question_is_a_sentence_that_says_what_to_do(code: str, told: str) -> None:
    text = prompt(code, told)
    assert re.fullmatch(r"[A-ZŁŚŻ].*[.?]", text), text
    assert not re.search(r"[{}$]|\b(ask|use|asked)-|  |:\.|:$", text), text
    assert re.search(DOES[code], text, re.IGNORECASE), text


def amounts(told: str) -> tuple[int, int]:
    """Least and most of the question of a scene."""
    found = re.match(r"\d \w+ \S+ (\d+)-(\d+)", SCENES[told].expected)
    assert found is not None
    return int(found[1]), int(found[2])


def kind(told: str) -> str:
    return SCENES[told].expected.split()[1]


#: questions that a card played by the other player asks
ATTACKED = [
    told
    for told, scene in SCENES.items()
    if scene.expected.startswith("1 ")
    and scene.moves[-1][0] == "play"
    and scene.words[0].startswith("hand ")
    and scene.expected.split()[2] == scene.moves[-1][1]
]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("told", ATTACKED)
def test_what_another_player_did_is_said_with_the_name(code: str, told: str) -> None:
    decision, _ = question(told)
    assert decision.source is not None
    text = prompt(code, told)
    assert text.startswith("Anna "), text
    assert language(code).accusative(decision.source) in text.split(".")[0]


def test_there_are_such_questions() -> None:
    assert len(ATTACKED) > 12


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("told", [one for one in SCENES if amounts(one)[1] > 1 and kind(one) != kinds.CHOOSE])
def test_how_many_is_said(code: str, told: str) -> None:
    """... where several are asked for, or up to so many."""
    decision, _ = question(told)
    text = prompt(code, told)
    everything = decision.maximum >= sum(decision.copies)
    words = {"en": r"\bany\b|\bthese\b", "pl": r"\bdowoln|\bte\b|\btych\b"}[code]
    assert str(decision.maximum) in text or (everything and re.search(words, text)), text


#: what a question says that may be left unanswered
MAY = {"en": r"\b[Yy]ou may\b|any number", "pl": r"\b[Mm]ożesz\b|dowolną liczbę"}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("told", [one for one in SCENES if amounts(one)[0] == 0 and kind(one) != kinds.TOP])
def test_what_may_be_left_is_asked_as_something_one_may_do(code: str, told: str) -> None:
    text = prompt(code, told)
    assert re.search(MAY[code], text), text


#: gains whose cards are limited by something else than a cost, which then must be named
OTHERWISE = {"en": r"from the trash|Treasures just trashed", "pl": r"ze Śmietniska|wyrzuconych właśnie"}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("told", [one for one in SCENES if " gain " in SCENES[one].expected])
def test_a_gain_says_what_it_may_cost(code: str, told: str) -> None:
    text = prompt(code, told)
    assert "¤" in text or re.search(OTHERWISE[code], text), text


def test_a_question_without_its_story_is_a_sentence_as_well() -> None:
    """In the terminal the log stands right above the question."""
    decision, _ = question("hand remodel copper gold; play remodel; choose copper")
    assert language("en").prompt(decision) == "Gain a card costing up to ¤2 more than the trashed card."
    assert (
        language("pl").prompt(decision) == "Dodaj kartę kosztującą najwyżej o ¤2 więcej niż wyrzucona karta."
    )


def test_who_and_what_come_from_what_happened() -> None:
    told = "hand swindler; foe deck estate; kingdom cellar moat; play swindler"
    assert prompt("en", told).startswith("Bona trashes Estate.")
    assert prompt("pl", told).startswith("Bona traci kartę: Posiadłość.")
    sewers = "hand chapel copper gold estate; owns sewers; play chapel; choose copper"
    assert "Anna" not in prompt("en", sewers)
