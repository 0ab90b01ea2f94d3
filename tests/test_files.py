"""The program's files: where they are kept, and that they are written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from dominium import files
from dominium.files import (
    CannotWrite,
    check_file,
    check_folder,
    games_folder,
    new_file,
    strategies_folder,
    write_file,
)


@pytest.fixture(autouse=True)
def _nobody_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DOMINIUM_HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))


def the_system_has(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the system keep a user's data in a folder of its own, as macOS and Windows do."""
    monkeypatch.setattr(files, "user_data_path", lambda name, **_: folder / name)


def test_what_the_user_names_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOMINIUM_HOME", str(tmp_path / "mine"))
    assert games_folder() == tmp_path / "mine"
    assert strategies_folder() == tmp_path / "mine" / "strategies"


def test_the_folder_of_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    system = tmp_path / "Application Support"
    the_system_has(system, monkeypatch)
    assert games_folder() == system / "dominium" / "games"
    assert strategies_folder() == system / "dominium" / "strategies"


@pytest.mark.parametrize("named", [True, False])
def test_games_of_earlier_versions_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: bool
) -> None:
    """Earlier versions kept everything in XDG_DATA_HOME or ~/.local/share, whatever the system."""
    the_system_has(tmp_path / "Application Support", monkeypatch)
    data = tmp_path / ".local" / "share"
    if named:
        data = tmp_path / "data"
        monkeypatch.setenv("XDG_DATA_HOME", str(data))
    (data / "dominium" / "games").mkdir(parents=True)
    assert games_folder() == data / "dominium" / "games"
    assert strategies_folder() == data / "dominium" / "strategies"
    (tmp_path / "Application Support" / "dominium").mkdir(parents=True)
    assert games_folder() == tmp_path / "Application Support" / "dominium" / "games", "unless there are newer"


def test_files_are_replaced_whole(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "file"
    write_file(file, b"old")
    write_file(file, b"new")
    assert file.read_bytes() == b"new"
    assert [entry.name for entry in file.parent.iterdir()] == ["file"]


def test_what_was_there_stays_if_writing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    write_file(file, b"old")

    def fails(self: Path, target: Path) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(Path, "replace", fails)
    with pytest.raises(CannotWrite, match=os.strerror(28)) as refused:
        write_file(file, b"new")
    assert refused.value.file == file
    assert refused.value.why == os.strerror(28)
    assert file.read_bytes() == b"old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("name", ["plain/below", "a\0b", ".", "x" * 300])
def test_what_cannot_be_written(tmp_path: Path, name: str) -> None:
    (tmp_path / "plain").touch()
    with pytest.raises(CannotWrite):
        write_file(tmp_path / name, b"new")
    assert [entry.name for entry in tmp_path.iterdir()] == ["plain"]


def test_others_may_read_what_the_user_lets_them(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_file(tmp_path / "file", b"")
    finally:
        os.umask(before)
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o640


def test_asking_first(tmp_path: Path) -> None:
    check_file(tmp_path / "new" / "folder" / "file")
    assert list(tmp_path.iterdir()) == [], "no trace is left"
    check_folder(tmp_path / "other")
    assert list((tmp_path / "other").iterdir()) == []
    with pytest.raises(CannotWrite):
        check_file(tmp_path)
    (tmp_path / "plain").touch()
    with pytest.raises(CannotWrite) as refused:
        check_file(tmp_path / "plain" / "file")
    assert refused.value.file == tmp_path / "plain"


@pytest.mark.parametrize("name", ["a" * 300, "new/" + "a" * 300, "a" * 300 + "/file", "a\0b"])
def test_asking_first_for_a_name_that_no_file_can_have(name: str, tmp_path: Path) -> None:
    with pytest.raises(CannotWrite):
        check_file(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_no_two_new_games_share_a_file(tmp_path: Path) -> None:
    first = new_file()
    first.touch()
    second = new_file()
    assert first != second
    assert first.parent == second.parent == games_folder()
    assert first.parent.is_relative_to(tmp_path)
