"""A real PostgreSQL, which the tests start themselves."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

#: which says nothing of its types
asyncpg: Any = import_module("asyncpg")


def programs() -> Path | None:
    """Where PostgreSQL's own programs are."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda one: float(one.parts[-3]))
    found = shutil.which("initdb")
    return places[-1].parent if places else Path(found).resolve().parent if found else None


def unprivileged() -> str | None:
    """Whom to run it as: it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = [one.pw_name for one in pwd.getpwall()]
    return "postgres" if "postgres" in names else "nobody"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running() as url:
        yield url


@contextmanager
def running() -> Iterator[str]:
    """A PostgreSQL with nothing in it, as long as it is needed; its URL."""
    folder = programs()
    if folder is None:
        raise FileNotFoundError("PostgreSQL is not installed; tools/test-programs installs it")
    place = Path(tempfile.mkdtemp(prefix="dominium-pg-"))
    user = unprivileged()
    if user is not None:
        shutil.chown(place, user)
    data = place / "data"
    run = {"user": user, "cwd": place, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    command = [str(folder / "initdb"), "-D", str(data), "-A", "trust", "-U", "dominium", "-N", "-E", "UTF8"]
    subprocess.run(command, check=True, env={"LC_ALL": "C", "PATH": os.environ["PATH"]}, **run)  # type: ignore[call-overload]
    port = free_port()
    server = subprocess.Popen(
        [
            str(folder / "postgres"),
            "-D",
            str(data),
            "-p",
            str(port),
            "-k",
            str(place),
            "-h",
            "127.0.0.1",
            "-F",
        ],
        **run,  # type: ignore[call-overload]
    )
    try:
        ready = [str(folder / "pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-q"]
        for _ in range(200):
            if subprocess.run(ready, check=False).returncode == 0:
                break
            time.sleep(0.1)
        yield f"postgresql://dominium@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        server.wait(20)
        shutil.rmtree(place, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


async def empty_database(postgres: str) -> str:
    """A database with nothing in it."""
    name = f"empty{secrets.token_hex(4)}"
    connection = await asyncpg.connect(postgres)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return postgres.rpartition("/")[0] + "/" + name
