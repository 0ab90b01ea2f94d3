"""Short runs of ``bench.faults`` and ``bench.kills``: real databases that fail, real servers that are killed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench import faults, kills
from tests.postgresql import empty_database
from tests.server import parlour
from tests.serving import Server


@pytest.fixture(autouse=True)
def own_way_of_waiting() -> Iterator[None]:
    """The bench waits in another way than the tests."""
    usual = parlour.settle
    yield
    parlour.settle = usual


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, database: str, postgres: str) -> str:
    return database if request.param == "sqlite" else asyncio.run(empty_database(postgres))


@pytest.mark.parametrize("kind", faults.KINDS)
def test_a_table_recovers_from_faults_of_a_real_database(url: str, kind: str) -> None:
    """At some statements, others in each kind; ``python -m bench.faults`` goes through all."""

    async def run() -> None:
        statements = await faults.one_run(url, "none", 0, 0)
        assert statements > 10
        for number, at in enumerate(range(3 + faults.KINDS.index(kind), statements + 1, 11), 1):
            await faults.one_run(url, kind, at, number)

    asyncio.run(run())


def test_the_bench_notices_a_move_that_is_missing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It must be able to fail: a store that forgets is found out."""
    for store in (faults.FaultySqlite, faults.FaultyPostgres):
        usual = store.moves

        async def forgetful(self, table, game, start, usual=usual):  # type: ignore[no-untyped-def]
            return (await usual(self, table, game, start))[:-1]

        monkeypatch.setattr(store, "moves", forgetful)
    with pytest.raises(faults.Broken):
        asyncio.run(faults.one_run(url, "none", 0, 0))


def test_servers_that_are_killed_lose_nothing(url: str, tmp_path: Path) -> None:
    servers = [Server(url) for _ in range(2 if url.startswith("postgresql") else 1)]
    told: Counter[int] = Counter()
    try:
        found = asyncio.run(kills.session(url, servers, 2, 5, lambda number: told.update([number])))
    finally:
        for server in servers:
            server.stop()
    assert found["confirmed"] > 0
    assert (found["kills"], found["lost"], found["other"], found["unplayable"]) == (2, 0, 0, 0)
    assert sorted(told) == [1, 2]
    keep = tmp_path / "kills.json"
    kills.add_up(keep, "here", found)
    assert kills.add_up(keep, "here", found)["here"]["kills"] == 4
