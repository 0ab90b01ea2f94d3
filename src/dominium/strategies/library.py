"""The strategies that come with the program, and strategies in files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from ..bots.strategy import Strategy
from .geronimoo import read_players
from .text import parse

#: the folder of the strategies of the simulator community
COMMUNITY = "community"


@cache
def shipped_folders() -> dict[str, dict[str, str]]:
    """The texts of the strategies that come with the program, by folder and id, which is the file's name."""
    root = files("dominium") / "data" / "strategies"
    return {
        folder.name: {
            file.name.removesuffix(".txt"): file.read_text(encoding="utf-8")
            for file in sorted(folder.iterdir(), key=lambda entry: entry.name)
            if file.name.endswith(".txt")
        }
        for folder in sorted(root.iterdir(), key=lambda entry: entry.name)
        if folder.is_dir()
    }


@cache
def shipped_texts() -> dict[str, str]:
    """The text of every strategy that comes with the program, by its id."""
    return {name: text for texts in shipped_folders().values() for name, text in texts.items()}


@cache
def shipped() -> dict[str, Strategy]:
    """Every strategy that comes with the program, by its id."""
    return {name: parse(text, f"{name}.txt") for name, text in shipped_texts().items()}


def read_file(path: Path) -> list[Strategy]:
    """The strategies of a file: the one of a strategy file, or those of a simulator's XML that could be taken."""
    if path.suffix.lower() == ".xml":
        return [one.strategy for one in read_players(path).taken]
    return [parse(path.read_text(encoding="utf-8"), str(path))]
