"""The doctor: which stored games would not play with this program, before anybody upgrades to it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dominium import cli
from dominium.server.store.backup_file import Part, write_backup
from dominium.server.store.sqlite import STEPS
from tests.postgresql import asyncpg, empty_database
from tests.server import schema_3

PAIR = schema_3.told("sqlite")["pair"]["table"]
ALONE = schema_3.told("sqlite")["alone"]["table"]
OVER = schema_3.told("sqlite")["over"]["table"]


@pytest.fixture
def file(database: str) -> str:
    schema_3.fill_file(database)
    return database


def doctor(*arguments: str) -> int:
    return cli.main(["--lang", "en", "doctor", *arguments])


def change(file: str, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        for statement in statements:
            assert database.execute(statement).rowcount > 0


def test_all_is_well_with_the_games_of_the_version_before(
    file: str, postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = asyncio.run(empty_database(postgres))
    asyncio.run(schema_3.fill_database(url))
    backup = str(tmp_path / "games.backup")
    assert cli.main(["backup", backup, "--database", file]) == 0
    for arguments in (("--database", file), ("--database", url), ("--backup", backup)):
        capsys.readouterr()
        assert doctor(*arguments) == 0
        said = capsys.readouterr().out
        assert f"schema version 3; the server brings it to {len(STEPS)}" in said
        assert "every game plays again: tables 4, games 3" in said
        assert "BAD" not in said
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (3,)


def test_what_does_not_play_again_is_named(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    change(
        file,
        f"UPDATE moves SET mark = mark + 1 WHERE table_id = '{PAIR}' AND number = 7",
        f"DELETE FROM moves WHERE table_id = '{ALONE}' AND number = 3",
        f"""UPDATE tables SET document = replace(document, '"winners":[1],"resigned"', '"winners":[0],"resigned"')
        WHERE id = '{OVER}'""",
        f"UPDATE tables SET document = '[' WHERE id = '{schema_3.told('sqlite')['lobby']['table']}'",
    )
    assert doctor("--database", file) == 1
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("BAD")]
    said = "\n".join(lines)
    assert f"table {PAIR}, game 1: move 7 cannot be made" in said
    assert f"table {ALONE}, game 1: move 3 is missing" in said
    assert f"table {OVER}, game 1: it does not end as it did" in said
    assert "who sits there cannot be read" in said


def test_a_game_that_is_gone_is_named(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    change(file, f"DELETE FROM games WHERE table_id = '{PAIR}'")
    assert doctor("--database", file) == 1
    assert f"table {PAIR}, game 1: the game is not stored" in capsys.readouterr().out


def test_a_card_that_this_program_does_not_know(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    change(file, f"UPDATE games SET head = replace(head, 'cellar', 'attic') WHERE table_id = '{ALONE}'")
    assert doctor("--database", file) == 1
    assert f"table {ALONE}, game 1" in capsys.readouterr().out


def test_a_database_that_takes_nothing(postgres: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def read_only() -> str:
        url = await empty_database(postgres)
        await schema_3.fill_database(url)
        connection = await asyncpg.connect(url)
        name = url.rpartition("/")[2]
        await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await connection.close()
        return url

    assert doctor("--database", asyncio.run(read_only())) == 1
    assert "is read-only" in capsys.readouterr().out


def test_few_files_and_a_full_disk_need_care(
    file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("resource.getrlimit", lambda _: (256, 256))
    monkeypatch.setattr("shutil.disk_usage", lambda _: type("Usage", (), {"free": 3_000_000})())
    assert doctor("--database", file) == 0
    said = capsys.readouterr().out
    assert "CARE: only 256 files" in said
    assert "CARE: 3 MB are free" in said
    assert "2 things need care" in said


def test_what_cannot_be_looked_at_is_refused_in_a_line(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    newer = tmp_path / "newer.backup"

    class FromTheFuture:
        schema = 99

        def parts(self) -> list[Part]:
            return []

        async def rows(self, part: Part):  # type: ignore[no-untyped-def]
            yield part

    asyncio.run(write_backup(FromTheFuture(), newer, replace=False))
    for arguments, expected in (
        (("--database", database), "there are no games"),
        (("--backup", str(tmp_path / "none")), "cannot be read"),
        (("--backup", str(newer)), "newer version"),
        (("--backup", str(newer), "--database", database), "either"),
    ):
        assert doctor(*arguments) == 2
        said = capsys.readouterr().err
        assert expected in said
        assert said.count("\n") == 1
    assert cli.main(["--lang", "en", "restore", str(newer), "--database", database]) == 2
    assert "newer version" in capsys.readouterr().err
    assert not Path(database).exists()
