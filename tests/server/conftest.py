"""A server for each test module, on a file of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgresql import postgres
from tests.serving import Server

__all__ = ["postgres"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(str(tmp_path_factory.mktemp("server") / "games.sqlite3"))
    yield found
    found.stop()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "games.sqlite3")
