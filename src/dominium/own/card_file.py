"""Files of cards as plain data, so that every process and machine loads the very same ones."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

from ..words.languages import CODES
from .mistakes import CardFileMistake


@dataclass(frozen=True)
class WordsFile:
    """Words that lie beside a file of cards: ``cards.py`` has ``cards.en.ftl``."""

    code: str
    file: str
    text: str


@dataclass(frozen=True)
class CardFile:
    """A file of cards, and the words beside it."""

    file: str
    source: str
    beside: tuple[WordsFile, ...] = ()

    @property
    def name(self) -> str:
        """The name that records keep."""
        return Path(self.file).name

    @property
    def digest(self) -> str:
        """The SHA-256 of the file of cards, as ``sha256sum`` prints it."""
        return hashlib.sha256(self.source.encode()).hexdigest()


def read(path: Path) -> CardFile:
    """Read a file of cards; CardFileMistake if it cannot be."""
    if path.suffix != ".py":
        raise CardFileMistake("python", str(path))
    source = _text(path)
    beside = [
        WordsFile(code, str(words_path(path, code)), _text(words_path(path, code)))
        for code in CODES
        if words_path(path, code).exists()
    ]
    return CardFile(str(path), source, tuple(beside))


def words_path(path: Path, code: str) -> Path:
    """Where the words of a file of cards may lie."""
    return path.with_suffix(f".{code}.ftl")


def card_files(folder: Path) -> list[Path]:
    """The files of cards in a folder; none if there is no such folder."""
    return sorted(path for path in folder.glob("*.py") if path.is_file())


def _text(path: Path) -> str:
    try:
        return path.read_bytes().decode()
    except UnicodeDecodeError:
        raise CardFileMistake("not-text", str(path)) from None
    except OSError as problem:
        raise CardFileMistake("unreadable", str(path), why=problem.strerror or str(problem)) from None
