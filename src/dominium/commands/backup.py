"""``dominium backup`` and ``dominium restore``: everything that is kept, into a file and back."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..words.languages import current
from ..words.refusals import refusal
from . import Refused
from .database import add_database, attempted, database_in, place_of


def register(subparsers: Any) -> None:
    say = current().message
    backup = subparsers.add_parser("backup", help=say("help-backup"), description=say("help-backup"))
    backup.add_argument("file", metavar="FILE", nargs="?", help=say("help-backup-file"))
    backup.add_argument("--overwrite", action="store_true", help=say("help-backup-overwrite"))
    add_database(backup)
    backup.set_defaults(run=run_backup)
    restore = subparsers.add_parser("restore", help=say("help-restore"), description=say("help-restore"))
    restore.add_argument("file", metavar="FILE", nargs="?", help=say("help-restore-file"))
    restore.add_argument("--replace", action="store_true", help=say("help-restore-replace"))
    add_database(restore)
    restore.set_defaults(run=run_restore)


def run_backup(arguments: argparse.Namespace) -> int:
    # Start-up time: the server's libraries take as long to load as all else.
    from ..server.store.backup_file import write_backup  # noqa: PLC0415
    from ..server.store.copying import snapshot_of  # noqa: PLC0415

    say, file, database = current().message, _file(arguments), database_in(arguments)

    async def work() -> dict[str, int]:
        async with snapshot_of(database) as snapshot:
            try:
                return await write_backup(snapshot, file, arguments.overwrite)
            except FileExistsError:
                raise Refused(say("backup-exists", file=str(file))) from None
            except OSError as problem:
                why = refusal(problem)
                raise Refused(say("error-write", file=str(file), why=why)) from None

    print(say("backup-done", file=str(file), **_counts(attempted(work(), database))))
    return 0


def run_restore(arguments: argparse.Namespace) -> int:
    # Start-up time, as above.
    from ..server.store.copying import NotEmpty, fill  # noqa: PLC0415

    say, file, database = current().message, _file(arguments), database_in(arguments)
    backup = read_backup(file)
    place = place_of(database)

    async def work() -> None:
        try:
            await fill(database, backup, arguments.replace)
        except NotEmpty as problem:
            raise Refused(say("restore-not-empty", place=place, count=problem.tables)) from None

    attempted(work(), database)
    print(say("restore-done", place=place, **_counts(backup.counts)))
    return 0


def read_backup(file: Path) -> Any:
    """A backup that is whole, and not from a newer version; a refusal for anything else."""
    # Start-up time, as above.
    from ..server.store.backup_file import Backup, BadBackup  # noqa: PLC0415
    from ..server.store.sqlite import STEPS  # noqa: PLC0415

    say = current().message
    try:
        backup = Backup(file)
    except OSError as problem:
        why = refusal(problem)
        raise Refused(say("error-read", file=str(file), why=why)) from None
    except BadBackup as problem:
        raise Refused(say(f"backup-{problem.kind}", file=str(file))) from None
    if backup.schema > len(STEPS):
        raise Refused(say("backup-newer", file=str(file)))
    return backup


def _file(arguments: argparse.Namespace) -> Path:
    if arguments.file is None:
        raise Refused(current().message("backup-no-file"))
    return Path(arguments.file).expanduser()


def _counts(counts: dict[str, int]) -> dict[str, int]:
    return {name: counts.get(name, 0) for name in ("tables", "games", "moves")}
