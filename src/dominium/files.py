"""The program's files: where they are kept, writing them whole or not at all, and records of games in them."""

from __future__ import annotations

import errno
import os
import secrets
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from .engine.record import BadRecord, Record, record_from

# Where things are kept


def games_folder() -> Path:
    """Where games are saved unless the player says otherwise: DOMINIUM_HOME, or the user's data folder."""
    home = os.environ.get("DOMINIUM_HOME")
    return Path(home) if home else _user_folder() / "games"


def strategies_folder() -> Path:
    """Where strategies found in the background are kept."""
    home = os.environ.get("DOMINIUM_HOME")
    return (Path(home) if home else _user_folder()) / "strategies"


def cards_folder() -> Path:
    """Where a user's own cards lie that are always loaded."""
    home = os.environ.get("DOMINIUM_HOME")
    return (Path(home) if home else _user_folder()) / "cards"


def _user_folder() -> Path:
    """The folder that the system has for a user's data, or the one of earlier versions if only that is there.

    They are the same on Linux; elsewhere earlier versions did as on Linux.
    """
    folder = user_data_path("dominium", appauthor=False)
    data = os.environ.get("XDG_DATA_HOME")
    earlier = (Path(data) if data else Path.home() / ".local" / "share") / "dominium"
    return earlier if earlier.is_dir() and not folder.is_dir() else folder


# Writing


class CannotWrite(Exception):
    """A file cannot be written; the text is the system's reason."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(why)
        self.file = file
        self.why = why


def write_file(file: Path, content: bytes) -> None:
    """Write a file so that it holds either the old content or the new one, never half of it."""
    # Beside the file, since only within a file system one file takes the place of another at once.
    beside = file.parent / f".dominium-{secrets.token_hex(8)}"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            with beside.open("xb") as stream:
                stream.write(content)
            beside.replace(file)
        except BaseException:
            with suppress(OSError):
                beside.unlink()
            raise
    except (OSError, ValueError) as problem:  # ValueError: a name that no file can have
        raise CannotWrite(file, _reason(problem)) from None


def check_file(file: Path) -> None:
    """Make sure that a file can be written, leaving no trace; CannotWrite if it cannot."""
    made: list[Path] = []
    try:
        made = [folder for folder in file.parents if not folder.exists()]
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        check_folder(file.parent)
        if file.exists() and not os.access(file, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        with suppress(FileNotFoundError):
            file.lstat()  # fails for a name that no file can have
    except (OSError, ValueError) as problem:
        raise CannotWrite(file, _reason(problem)) from None
    finally:
        for folder in made:
            with suppress(OSError):
                folder.rmdir()


def check_folder(folder: Path) -> None:
    """Make sure that files can be made in a folder, and make the folder; CannotWrite if they cannot."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as problem:
        raise CannotWrite(folder, _reason(problem)) from None


def _reason(problem: Exception) -> str:
    return getattr(problem, "strerror", None) or str(problem)


# Records of games


def read_record(file: Path) -> Record:
    """Read a record from a file; OSError or BadRecord."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord("damaged", "it is not text", part="text") from None
    return record_from(text)


def write_record(record: Record, file: Path) -> None:
    """Write a record to a file; CannotWrite."""
    write_file(file, record.to_json().encode("utf-8", "replace"))


def new_file() -> Path:
    """A file name for a new game, in the first of some folders that can be written to."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    for folder in (games_folder(), Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            for suffix in ("", *(f"-{i}" for i in range(2, 100))):
                file = folder / f"{stamp}{suffix}.json"
                if not file.exists():
                    return file
    return Path(f"dominium-{stamp}.json")
