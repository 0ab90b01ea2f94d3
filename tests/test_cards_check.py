"""``dominium cards --check``: the author of a card is told what it still lacks, and where to add it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from dominium.cli import main
from dominium.engine.card import Card
from dominium.engine.catalogue import all_cards, card_named
from dominium.making import completeness, questioning
from dominium.making.completeness import What
from dominium.words import ids
from dominium.words.languages import CODES, language, use

ROOT = Path(__file__).parents[1]
WORDS = "src/dominium/words/locale"

#: a card of Renaissance of which nothing but the class exists; it asks with a word and a kind that nobody knows
WONDER = """
from dominium import Card, register
from dominium.engine.types import ACTION


class Wonder(Card):
    id = "wonder"
    cost = 4
    types = ACTION
    sets = "renaissance"

    def play(self, me, this):
        me.choose_words(["sing", "cards"], by=self)
        me.pick("admire", me.game.setup.piles, by=self)


Wonder.__module__ = "dominium.cards.renaissance"
"""

OWN = """
from dominium import Card, register
from dominium.engine.types import ACTION


class Lighthearted(Card):
    id = "lighthearted"
    cost = 4
    types = ACTION

    def play(self, me, this):
        me.draw(2)
        if me.choose_discard(by=self, up_to=1):
            me.plus_actions(1)


class Forgotten(Card):
    id = "forgotten"


register(Lighthearted)
"""


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(ROOT)
    yield
    use("en")


def run_apart(*command: str, code: int = 1) -> list[str]:
    """What a process of its own prints: a card registered here would stay for all other tests."""
    environment = os.environ | {"LC_ALL": "C", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, *command],
        check=False,
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        env=environment,
    )
    assert done.stderr == ""
    assert done.returncode == code
    return done.stdout.splitlines()


def checked(source: str, *arguments: str) -> list[str]:
    """What is printed about the cards that some source makes, as if a set had them."""
    call = f"\nfrom dominium.cli import main\nraise SystemExit(main({['cards', '--check', *arguments]!r}))\n"
    return run_apart("-c", source + call)


def test_a_card_of_a_set_that_has_only_its_class() -> None:
    lines = checked(WONDER + "register(Wonder)\n", "wonder")
    for what, file, line in (
        ("no test", "tests/cards/test_renaissance.py", "def test_wonder_…() -> None:"),
        ("no line in the table of what is printed", "tests/cards/test_renaissance.py", "wonder  4  action"),
        ("no name in English, so it is shown as “Wonder”", f"{WORDS}/en/renaissance.ftl", "wonder = …"),
        ("no name in Polish, so it is shown as “Wonder”", f"{WORDS}/pl/renaissance.ftl", "wonder = …"),
        ("no text in English", f"{WORDS}/en/renaissance.ftl", ".text = …"),
        ("no text in Polish", f"{WORDS}/pl/renaissance.ftl", ".text = …"),
        ("no accusative in Polish", f"{WORDS}/pl/renaissance.ftl", ".acc = …"),
        ("no rulings in English", f"{WORDS}/en/renaissance.ftl", "rulings-wonder = …"),
        ("no rulings in Polish", f"{WORDS}/pl/renaissance.ftl", "rulings-wonder = …"),
        (
            "it asks “admire”, for which there is no sentence in English",
            f"{WORDS}/en/renaissance.ftl",
            "ask-wonder-admire = …",
        ),
        (
            "it offers “sing”, for which there are no words in Polish",
            f"{WORDS}/pl/renaissance.ftl",
            "word-wonder-sing = …",
        ),
    ):
        assert f"wonder: {what} → {file}: {line}" in lines
    # The general words do for the question "choose" and the option "cards"; English has no accusative.
    assert not [line for line in lines if "choose" in line or "“cards”" in line]
    assert not [line for line in lines if "accusative in English" in line]
    assert [
        line for line in lines if re.fullmatch(r"wonder: bots .* → src/dominium/bots/.*\"wonder\".*", line)
    ]
    assert [
        line for line in lines if re.fullmatch(r"wonder: no drawing → web/src/lib/.*\"wonder\": .*", line)
    ]
    assert lines[-2:] == ["What cards ask was learned from 40 random games.", "15 things are missing."]


def test_a_class_that_nobody_registered() -> None:
    ask = "from dominium.making.completeness import of_all\nprint(*of_all(games=0).lacks[0][:4], sep='|')\n"
    assert run_apart("-c", WONDER + ask, code=0) == [
        "wonder|register|src/dominium/cards/renaissance.py|register(Wonder)"
    ]


def test_a_card_whose_set_is_not_listed() -> None:
    source = WONDER.replace('sets = "renaissance"', 'sets = "meadows"').replace(
        "cards.renaissance", "cards.meadows"
    )
    lines = checked(source + "register(Wonder)\n", "wonder")
    assert (
        "wonder: its set “meadows” is not among the sets → src/dominium/cards/sets.py: "
        'CardSet("meadows", "meadows", 1, "meadows"),'
    ) in lines
    assert f"wonder: no rulings in English → {WORDS}/en/meadows.ftl: rulings-wonder = …" in lines


def test_words_of_a_card_that_has_no_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "words" / "locale" / "en"
    folder.mkdir(parents=True)
    (folder / "intrigue.ftl").write_text("set-x = X\nnew_bridge = New Bridge\n    .text = +1 Buy\n")
    monkeypatch.setattr(completeness, "_PACKAGE", tmp_path)
    lack = completeness.of_all(games=0).lacks[0]
    assert lack == completeness.Lack(
        "new_bridge", "class", "src/dominium/cards/intrigue_second.py", "class NewBridge(Card):"
    )


def test_a_card_that_fails_is_found_among_others() -> None:
    """Wonder would also be drawn into the kingdoms of the other cards, which are not to blame."""
    source = WONDER.replace('me.choose_words(["sing", "cards"], by=self)', "raise RuntimeError('oops')")
    ask = """
register(Wonder)
from dominium.cards.kingdoms import cards_of
from dominium.making.questioning import learn

print(learn(cards_of(["renaissance"]), 5).failures)
"""
    assert run_apart("-c", source + ask, code=0) == ["{'wonder': 'RuntimeError: oops'}"]


def test_a_card_that_fails_is_told_of() -> None:
    source = WONDER.replace('me.choose_words(["sing", "cards"], by=self)', "raise RuntimeError('oops')")
    assert checked(source + "register(Wonder)\n", "wonder")[0] == (
        "wonder: a random game with it stopped: RuntimeError: oops (src/dominium/cards/renaissance.py)"
    )


def test_the_cards_of_the_sets_lack_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    learned: list[questioning.Questions] = []
    learn = questioning.learn

    def listening(cards: list[Card], games: int) -> questioning.Questions:
        learned.append(learn(cards, games))
        return learned[0]

    monkeypatch.setattr(questioning, "learn", listening)
    assert main(["cards", "--check"]) == 0
    count = sum(1 for card in all_cards() if card.sets)
    assert capsys.readouterr().out.splitlines() == [
        f"What cards ask was learned from {learned[0].games} random games.",
        f"{count} cards: nothing is missing.",
    ]
    assert learned[0].failures == {}
    # Playing is enough to learn what cards ask: nearly all that has words of its own was asked.
    met = {ids.of_question(card, kind)[0] for card, asked in learned[0].kinds.items() for kind in asked}
    written: set[str] = set()
    for file in (ROOT / WORDS / "en").glob("*.ftl"):
        written |= set(re.findall(r"^(ask-\w+-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert len(written) > 100
    assert len(written - met) < 0.05 * len(written)


@pytest.mark.parametrize("card", ["moat", "copper", "canal", "lantern", "mine@1e"])
def test_one_card_that_lacks_nothing(capsys: pytest.CaptureFixture[str], card: str) -> None:
    """Kingdom cards, basic cards, Projects, Artifacts and older versions can all be asked for."""
    assert main(["--lang", "pl", "cards", "--check", card]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "O co pytają karty, pokazało 40 losowych rozgrywek.",
        "1 karta: niczego nie brakuje.",
    ]


def test_without_the_sources_some_things_cannot_be_checked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(completeness, "checkout", lambda: None)
    assert main(["cards", "--check", "moat"]) == 0
    out = capsys.readouterr().out
    assert "Tests cannot be checked here" in out
    assert "Drawings cannot be checked here" in out


def test_cards_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN)
    lines = run_apart("-m", "dominium", "cards", "--check", "--cards", str(file))
    shown = "so it is shown as “Lighthearted”"
    assert lines == [
        f"forgotten: its class is not registered → {file}:17: register(Forgotten)",
        f"lighthearted: no name in English, {shown} → {tmp_path}/mine.en.ftl: lighthearted = …",
        f"lighthearted: no text in English → {tmp_path}/mine.en.ftl: .text = …",
        f"lighthearted: no name in Polish, {shown} → {tmp_path}/mine.pl.ftl: lighthearted = …",
        f"lighthearted: no text in Polish → {tmp_path}/mine.pl.ftl: .text = …",
        f"lighthearted: no accusative in Polish → {tmp_path}/mine.pl.ftl: .acc = …",
        "Bots play this card by general judgement, from its cost and types.",
        "What cards ask was learned from 40 random games.",
        "6 things are missing.",
    ]


def test_a_card_of_ones_own_that_fails(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN.replace("me.draw(2)", "me.juggle(2)"))
    fault = run_apart("-m", "dominium", "cards", "--check", "--cards", str(file))[1]
    assert fault.startswith(f"lighthearted: a random game with it stopped: {file}:12: AttributeError: ")
    assert fault.endswith(f"({file})")


def test_cards_of_ones_own_are_listed_and_explained(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN)
    own = ("-m", "dominium", "cards", "--cards", str(file))
    assert run_apart(*own, code=0)[-2:] == ["Your own cards", "   ¤4 A   Lighthearted (lighthearted)"]
    assert run_apart(*own, "lighthearted", code=0)[0].startswith("Lighthearted A · ¤4")


@pytest.mark.parametrize("code", CODES)
def test_everything_a_card_can_lack_has_words(code: str) -> None:
    for what in get_args(What):
        assert language(code).has(f"lack-{what}")
    for other in CODES:
        assert language(code).has(f"tongue-{other}")


def test_a_card_in_any_version_is_played_in_as_many_games() -> None:
    both = [card_named("mine"), card_named("mine@1e")]
    questions = questioning.learn(both, games=3)
    assert questions.games == 6
    assert {"mine", "mine@1e"} <= set(questions.kinds)
