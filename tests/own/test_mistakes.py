"""What is wrong in a file of own cards is told like a compiler would: file, line, what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from dominium.cli import main
from dominium.engine.catalogue import all_cards
from dominium.own.card_file import read
from dominium.own.loading import load, loaded
from dominium.own.mistakes import CardFileMistake
from dominium.words.languages import CODES, language

CARD = '''\
from dominium import Card, register
from dominium.engine.types import ACTION


class Stile(Card):
    """+1 Card"""

    id = "stile"
    cost = 2
    types = ACTION

    def play(self, me, this):
        me.draw(1)


register(Stile)
'''


def changed(old: str, new: str) -> str:
    assert old in CARD
    return CARD.replace(old, new)


#: a file, the line that is wrong, and words of what would be right
WRONG = {
    "syntax": (changed("id =", "id ="[:2]), 8, "not Python"),
    "import": (changed("import ACTION", "import ACTIONS"), 2, "ImportError"),
    "name": (changed("types = ACTION", "types = ACTIO"), 10, "NameError"),
    "exit": ("import sys\nsys.exit(3)\n", 2, "SystemExit"),
    "text for a number": (changed("cost = 2", 'cost = "2"'), 9, "cost is '2': it must be a whole number"),
    "number for text": (changed('"stile"', "7"), 8, "id is 7: it must be text"),
    "number for a yes": (changed("cost = 2", "only_coins = 1"), 9, "it must be True or False"),
    "no type": (changed("    types = ACTION\n", ""), 5, "Stile has no type: write types = ACTION"),
    "capitals": (changed('"stile"', '"Stile"'), 8, 'as in id = "old_mill"'),
    "an edition": (changed('"stile"', '"stile@1e"'), 8, "small letters"),
    "a published card": (changed('"stile"', '"village"'), 8, "already: choose another id for Stile"),
    # Not even under the name of its class.
    "an impostor": (CARD.replace("Stile", "Village").replace("stile", "village"), 8, "choose another id"),
    "a set": (changed("cost = 2", 'sets = "base-2e"'), 9, "leave sets out"),
    "basic": (changed("cost = 2", "basic = True"), 9, "leave basic out"),
    "too dear": (changed("cost = 2", "cost = 100"), 9, "0 to 99, not 100"),
    "nothing registered": (changed("register(Stile)\n", ""), 15, "end it with register("),
    # What it does from the hand would never happen, since it does not say when.
    "a reaction without a moment": (
        changed("def play(self, me, this)", "def react(self, me, what)"),
        16,
        "no hand_moments",
    ),
    "two of one id": (
        changed(
            "register(Stile)", "class Gate(Card):\n    id = 'stile'\n    types = 1\n\n\nregister(Stile, Gate)"
        ),
        17,
        "two classes of this file",
    ),
    "words of another kind": (f"{CARD}WORDS = 'stile = Stile'\n", 17, 'a dictionary from "en", "pl"'),
    "words in no language of ours": (f"{CARD}WORDS = {{'de': ''}}\n", 17, "dictionary"),
    "words that are no Fluent": (
        f'{CARD}WORDS = {{"en": """\nstile = Stile\nwhat is this\n"""}}\n',
        19,
        "not Fluent",
    ),
    "words about another card": (
        f'{CARD}WORDS = {{"en": """\nvillage = Mine\n"""}}\n',
        18,
        "words here are about stile",
    ),
    "words said twice": (f'{CARD}WORDS = {{"en": """\nstile = A\nstile = B\n"""}}\n', 19, "keep one"),
    "drawings of another kind": (f"{CARD}DRAWINGS = ['stile']\n", 17, "DRAWINGS must be a dictionary"),
    "a drawing for no card": (
        f'{CARD}DRAWINGS = {{\n    "gate": "barn",\n}}\n',
        18,
        "is no card of this file",
    ),
    "nothing": ("", 1, "registers no card"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_mistake_is_told_with_its_line(what: str, tmp_path: Path) -> None:
    text, line, words = WRONG[what]
    file = tmp_path / "mine.py"
    file.write_text(text, encoding="utf-8")
    known, before = [card.id for card in all_cards()], loaded()
    with pytest.raises(CardFileMistake) as problem:
        load(read(file))
    told = problem.value.told(language("en"))
    assert told.startswith(f"{file}:{line}: "), told
    assert words in told
    assert all(language(code).has(f"own-{problem.value.reason}") for code in CODES)
    # It leaves nothing behind.
    assert [card.id for card in all_cards()] == known
    assert loaded() == before


def test_a_mistake_in_the_words_beside(tmp_path: Path) -> None:
    file, beside = tmp_path / "mine.py", tmp_path / "mine.pl.ftl"
    file.write_text(CARD, encoding="utf-8")
    beside.write_text("stile = Przełaz\n\nask-gate-discard = Odrzuć.\n", encoding="utf-8")
    with pytest.raises(CardFileMistake) as problem:
        load(read(file))
    assert problem.value.told(language("pl")).startswith(f"{beside}:3: „ask-gate-discard”")


def test_notes_that_one_language_lacks(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    notes = '"en": "rulings-stile =\\n    One.\\n    Two.", "pl": "rulings-stile =\\n    Jeden."'
    file.write_text(f"{CARD}WORDS = {{{notes}}}\n", encoding="utf-8")
    with pytest.raises(CardFileMistake) as problem:
        load(read(file))
    assert "rulings-stile" in problem.value.told(language("en"))


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("mine.txt", CARD.encode(), "not a Python file"),
        ("mine.py", "# Wieś".encode("utf-16"), "not text in UTF-8"),
        ("mine.py", b"\0", "null bytes"),
    ],
)
def test_files_that_are_no_files_of_cards(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, content: bytes, words: str
) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    assert main(["cards", "--cards", str(file), "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert str(file) in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["--cards", "none.py"], "cannot be read"), (["--cards"], "--cards needs a file")],
)
def test_files_that_are_not_there(
    capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    assert main(["cards", *arguments, "--lang", "en"]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("code", CODES)
def test_the_folder_of_the_users_own_keeps_nobody_from_playing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: str
) -> None:
    """A mistake in it is told, the file is left out, and the command goes on."""
    monkeypatch.setenv("DOMINIUM_HOME", str(tmp_path))
    file = tmp_path / "cards" / "broken.py"
    file.parent.mkdir()
    file.write_text("1 +\n", encoding="utf-8")
    assert main(["cards", "moat", "--lang", code]) == 0
    out, err = capsys.readouterr()
    assert f"{file}:1: " in err
    assert language(code).name("moat") in out
