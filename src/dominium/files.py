"""Records in files: reading, writing safely, and where games are kept."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

from .engine.record import BadRecord, Record, record_from


class CannotWrite(Exception):
    """A file could not be written; the text is the system's reason."""


def read_record(file: Path) -> Record:
    """Read a record from a file; OSError or BadRecord."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord("damaged", "it is not text") from None
    return record_from(text)


def write_record(record: Record, file: Path) -> None:
    """Write a record so that the file holds either the old text or the new one, never half of it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{file.name[:100]}.", dir=file.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", errors="replace") as stream:
                stream.write(record.to_json())
            Path(name).replace(file)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as problem:
        raise CannotWrite(getattr(problem, "strerror", None) or str(problem)) from None


def games_folder() -> Path:
    """Where games are saved unless the player says otherwise: DOMINIUM_HOME, or the user's data folder."""
    home = os.environ.get("DOMINIUM_HOME")
    return Path(home) if home else _user_folder() / "games"


def strategies_folder() -> Path:
    """Where strategies found in the background are kept."""
    home = os.environ.get("DOMINIUM_HOME")
    return (Path(home) if home else _user_folder()) / "strategies"


def _user_folder() -> Path:
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "dominium"


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
