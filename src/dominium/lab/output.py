"""Results in files: JSON, CSV, Parquet, pictures, a report. Whether they can be written is asked before any game."""

from __future__ import annotations

import csv
import io
import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .extras import library
from .results import Figure


class CannotWrite(Exception):
    """A file cannot be written; the text is the system's reason."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(why)
        self.file = file
        self.why = why


def check_file(file: Path) -> None:
    """Make sure that a file can be written, leaving no trace."""
    if file.is_dir():
        raise CannotWrite(file, os.strerror(21))
    if file.exists() and not os.access(file, os.W_OK):
        raise CannotWrite(file, os.strerror(13))
    check_folder(file.parent)


def check_folder(folder: Path) -> None:
    """Make sure that files can be made in a folder, and make the folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as problem:
        raise CannotWrite(folder, problem.strerror or str(problem)) from None


def write(file: Path, content: bytes) -> None:
    """Write a file so that it holds either the old content or the new one, never half of it."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name[:100]}.", dir=file.parent)
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(content)
            Path(name).chmod(0o666 & ~_umask())
            Path(name).replace(file)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as problem:
        raise CannotWrite(file, problem.strerror or str(problem)) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def as_json(document: dict[str, Any]) -> bytes:
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()


def as_csv(figures: Sequence[Figure]) -> bytes:
    """One line for each figure; what does not apply is left empty."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(Figure._fields)
    writer.writerows(figures)
    return stream.getvalue().encode()


def as_parquet(figures: Sequence[Figure]) -> bytes:
    arrow = library("pyarrow")
    parquet = library("pyarrow.parquet")
    texts = ("measure", "player", "opponent", "card")
    kinds = {name: arrow.string() for name in texts} | {name: arrow.int64() for name in ("turn", "games")}
    schema = arrow.schema([(name, kinds.get(name, arrow.float64())) for name in Figure._fields])
    columns = {name: [getattr(figure, name) for figure in figures] for name in Figure._fields}
    stream = io.BytesIO()
    parquet.write_table(arrow.table(columns, schema=schema), stream)
    return stream.getvalue()
