"""A backup: all rows of a store as lines of JSON, compressed, with a checksum at the end. It fits every kind of store.

The first line says what it is and which schema the rows have. Then each table, a line with its name and columns and a
line for each row. The last line has the number of rows and the SHA-256 of all lines before it: a file without it
is not whole.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import json
import os
import secrets
import time
import zlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from ..._version import __version__

FORMAT = 1
_WHAT = "dominium backup"
#: no line of ours is longer
_LONGEST_LINE = 64_000_000

Row = list[Any]


class Part(NamedTuple):
    """The rows of one table."""

    name: str
    columns: list[str]


class BadBackup(Exception):
    """Not a backup, or not a whole one; ``kind`` is "other", "damaged" or "newer"."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Snapshot(Protocol):
    """All rows of a store as they were at one moment."""

    schema: int

    def parts(self) -> list[Part]: ...

    def rows(self, part: Part) -> AsyncIterator[Row]: ...


async def write_backup(snapshot: Snapshot, file: Path, replace: bool) -> dict[str, int]:
    """Write a snapshot to a file, which is there as a whole or not at all; how many rows each part has.

    FileExistsError where there is one already, unless it is to be replaced.
    """
    if file.exists() and not replace:
        raise FileExistsError(file)
    beside = file.parent / f".dominium-{secrets.token_hex(8)}"
    try:
        # For the operator alone: in it are the seeds of games in progress.
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile("", "wb", 6, raw, 0) as stream:
                counts = await _write(snapshot, stream)
            raw.flush()
            os.fsync(raw.fileno())
        if replace:
            beside.replace(file)
        else:
            os.link(beside, file)  # fails if somebody made the file meanwhile
    finally:
        with contextlib.suppress(OSError):
            beside.unlink()
    return counts


async def _write(snapshot: Snapshot, stream: gzip.GzipFile) -> dict[str, int]:
    digest = hashlib.sha256()

    def put(line: object) -> None:
        data = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")
        digest.update(data + b"\n")
        stream.write(data + b"\n")

    head = {"what": _WHAT, "format": FORMAT, "schema": snapshot.schema, "program": __version__}
    put(head | {"made": time.time()})
    counts: dict[str, int] = {}
    for part in snapshot.parts():
        put({"table": part.name, "columns": part.columns})
        counts[part.name] = 0
        async for row in snapshot.rows(part):
            put(row)
            counts[part.name] += 1
    put({"rows": counts, "sha256": digest.hexdigest()})
    return counts


class Backup(Snapshot):
    """A backup in a file, read from its beginning to its end before anything of it is believed."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._parts: list[Part] = []
        self.counts: dict[str, int] = {}
        try:
            self._check()
        except (EOFError, zlib.error, gzip.BadGzipFile, UnicodeDecodeError, RecursionError):
            raise BadBackup("damaged") from None

    def _check(self) -> None:
        digest = hashlib.sha256()
        counts: dict[str, int] = {}
        lines = self._lines()
        head = _parsed(next(lines, b""))
        if not isinstance(head, dict) or head.get("what") != _WHAT:
            raise BadBackup("other")
        if head.get("format") != FORMAT:
            raise BadBackup("newer")
        self.schema = int(head["schema"])
        self.made = float(head["made"])
        last = b""
        digest.update(_line(head))
        for data in lines:
            if last:
                digest.update(last)
                self._note(_parsed(last), counts)
            last = data
        end = _parsed(last)
        if not isinstance(end, dict) or end.get("sha256") != digest.hexdigest() or end.get("rows") != counts:
            raise BadBackup("damaged")
        self.counts = counts

    def _note(self, line: object, counts: dict[str, int]) -> None:
        if isinstance(line, dict) and isinstance(line.get("table"), str):
            self._parts.append(Part(line["table"], list(line["columns"])))
            counts[line["table"]] = 0
        elif isinstance(line, list) and self._parts:
            counts[self._parts[-1].name] += 1
        else:
            raise BadBackup("damaged")

    def _lines(self) -> Iterator[bytes]:
        try:
            with gzip.open(self._file, "rb") as stream:
                while line := stream.readline(_LONGEST_LINE):
                    if not line.endswith(b"\n"):
                        raise BadBackup("damaged")
                    yield line
        except gzip.BadGzipFile as problem:
            raise BadBackup("other" if "Not a gzipped" in str(problem) else "damaged") from None

    def parts(self) -> list[Part]:
        return self._parts

    async def rows(self, part: Part) -> AsyncIterator[Row]:
        inside = False
        for data in self._lines():
            line = json.loads(data)
            if isinstance(line, dict):
                inside = line.get("table") == part.name
            elif inside:
                yield line


def _line(head: dict[str, Any]) -> bytes:
    return json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _parsed(line: bytes) -> object:
    try:
        return json.loads(line)
    except ValueError:
        raise BadBackup("damaged" if line else "other") from None
