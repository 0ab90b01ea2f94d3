"""Golden games replay to the letter: compiled and interpreted, and whatever the hash seed."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

import pytest

from dominium.lab.playthrough import BadPlaythrough, replay

GAMES = sorted((pathlib.Path(__file__).parent.parent / "golden").glob("*.txt"))


def test_there_are_golden_games() -> None:
    assert len(GAMES) >= 4


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.stem)
def test_golden_game(game: pathlib.Path) -> None:
    text = game.read_text(encoding="utf-8")
    assert replay(text) == text


def test_golden_games_under_several_hash_seeds() -> None:
    script = (
        "import pathlib, sys; from dominium.lab.playthrough import replay; "
        "texts = [pathlib.Path(p).read_text(encoding='utf-8') for p in sys.argv[1:]]; "
        "sys.exit(any(replay(t) != t for t in texts))"
    )
    for seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run([sys.executable, "-c", script, *map(str, GAMES)], env=environment, check=False)
        assert done.returncode == 0, f"PYTHONHASHSEED={seed}"


def test_a_changed_golden_game_is_noticed() -> None:
    text = GAMES[0].read_text(encoding="utf-8")
    changed = text.replace("gain player 1", "gain player 2", 1)
    assert changed != text
    assert replay(changed) == text


def test_other_texts_are_refused() -> None:
    with pytest.raises(BadPlaythrough, match="players, kingdom"):
        replay("once upon a time")
