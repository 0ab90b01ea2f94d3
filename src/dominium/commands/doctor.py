"""``dominium doctor``: is everything well, and would every stored game play with this program?"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from .._version import __version__
from ..files import CannotWrite, check_folder
from ..words.languages import current
from ..words.refusals import refusal
from . import Refused
from .backup import read_backup
from .database import add_database, attempted, database_in, place_of

if sys.platform != "win32":
    import resource

#: megabytes of a disk, and open files, below which a server gets into trouble
_LEAST_SPACE = 500
_LEAST_FILES = 4096


def register(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("doctor", help=say("help-doctor"), description=say("help-doctor"))
    add_database(parser)
    parser.add_argument("--backup", metavar="FILE", help=say("help-doctor-backup"))
    parser.set_defaults(run=run)


class _Chart:
    """What was found, told as it is found."""

    def __init__(self) -> None:
        self.bad = 0
        self.warnings = 0

    def well(self, message: str, **arguments: str | int) -> None:
        self._tell("doctor-well", message, arguments)

    def warn(self, message: str, **arguments: str | int) -> None:
        self.warnings += 1
        self._tell("doctor-warning", message, arguments)

    def ill(self, message: str, **arguments: str | int) -> None:
        self.bad += 1
        self._tell("doctor-bad", message, arguments)

    def _tell(self, mark: str, message: str, arguments: dict[str, str | int]) -> None:
        say = current().message
        print(say(mark, text=say(message, **arguments)), flush=True)


def run(arguments: argparse.Namespace) -> int:
    chart = _Chart()
    chart.well("doctor-program", version=__version__)
    _look_at_files(chart)
    if arguments.backup is not None:
        if arguments.database is not None:
            raise Refused(current().message("doctor-either"))
        _look_at_backup(chart, Path(arguments.backup).expanduser())
    else:
        _look_at_database(chart, database_in(arguments))
    say = current().message
    print(say("doctor-sum", bad=chart.bad, warnings=chart.warnings))
    return 1 if chart.bad else 0


def _look_at_files(chart: _Chart) -> None:
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = hard if hard != resource.RLIM_INFINITY else soft
    if most != resource.RLIM_INFINITY and most < _LEAST_FILES:
        chart.warn("doctor-files-few", count=most, least=_LEAST_FILES)
    else:
        chart.well("doctor-files", count=max(soft, 0))


def _look_at_database(chart: _Chart, database: str) -> None:
    # Start-up time: the server's libraries take as long to load as all else.
    from ..server.store.copying import can_write, snapshot_of  # noqa: PLC0415
    from ..server.store.opening import is_postgres, sqlite_file  # noqa: PLC0415

    async def work() -> None:
        async with snapshot_of(database) as snapshot:
            await _look_at_games(chart, snapshot)

    if not is_postgres(database):
        _look_at_disk(chart, sqlite_file(database))
    elif attempted(can_write(database), database):
        chart.well("doctor-writable", place=place_of(database))
    else:
        chart.ill("doctor-read-only", place=place_of(database))
    attempted(work(), database)


def _look_at_disk(chart: _Chart, file: Path) -> None:
    if not file.is_file():
        raise Refused(current().message("database-none", place=str(file)))
    try:
        check_folder(file.parent)
        if not os.access(file, os.W_OK):
            raise CannotWrite(file, os.strerror(13))
        chart.well("doctor-writable", place=str(file))
    except CannotWrite as problem:
        chart.ill("doctor-not-writable", place=str(problem.file), why=refusal(problem.why))
    space = shutil.disk_usage(file.parent).free // 1_000_000
    needed = max(_LEAST_SPACE, 2 * file.stat().st_size // 1_000_000)
    (chart.well if space >= needed else chart.warn)("doctor-space", count=space, least=needed)


def _look_at_backup(chart: _Chart, file: Path) -> None:
    backup = read_backup(file)
    chart.well("doctor-backup", file=str(file))
    attempted(_look_at_games(chart, backup), str(file))


async def _look_at_games(chart: _Chart, snapshot: Any) -> None:
    # Start-up time, as above.
    from ..server.checkup import Checkup  # noqa: PLC0415
    from ..server.store.sqlite import STEPS  # noqa: PLC0415

    say = current().message
    if snapshot.schema == len(STEPS):
        chart.well("doctor-schema", version=snapshot.schema)
    else:
        chart.well("doctor-schema-older", version=snapshot.schema, known=len(STEPS))
    shown = sys.stderr.isatty()

    def progress(done: int, of: int) -> None:
        if shown and (done % 20 == 0 or done == of):
            print("\r" + say("doctor-progress", done=done, of=of), end="", file=sys.stderr, flush=True)

    checkup = Checkup(snapshot, progress)
    await checkup.run()
    if shown and checkup.games:
        print(file=sys.stderr)
    for one in checkup.troubles:
        chart.ill(f"doctor-{one.kind}", table=one.table, game=one.game, number=one.number)
    if not checkup.troubles:
        chart.well("doctor-games", tables=checkup.tables, games=checkup.games, moves=checkup.moves)
