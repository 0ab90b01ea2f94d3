"""The lab on a Ray cluster: two nodes, one of which dies in the middle, and the result of one machine all the same."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from dominium.cli import main
from dominium.lab.check import check_part
from dominium.lab.cluster import Cluster
from dominium.lab.contenders import contender_named
from dominium.lab.crew import Alone, Stop, WorkFailed
from dominium.lab.extras import library
from dominium.lab.pairings import Tournament, plan, play

FIELD = ["money", "ultimate", "random"]
GAMES = 300


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A real cluster on this machine: a head and one more node, of one core each."""
    ray = library("ray")
    options: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}
    made = library("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={**options, "include_dashboard": False}
    )
    made.add_node(**options)
    made.wait_for_nodes()
    logging.getLogger("ray").setLevel(logging.CRITICAL)
    yield made
    ray.shutdown()
    made.shutdown()


def _tournament() -> Tournament:
    return plan([contender_named(name) for name in FIELD], GAMES, seed=11)


@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_node_that_dies_loses_no_result(cluster: Any) -> None:
    nodes = list(cluster.worker_nodes)
    assert len(nodes) == 1
    alive: list[int] = []
    played: list[int] = []

    def kill_in_the_middle(known: Tournament) -> None:
        if nodes and known.played >= known.planned // 3:
            alive.append(sum(1 for node in library("ray").nodes() if node["Alive"]))
            played.append(known.played)
            cluster.remove_node(nodes.pop(), allow_graceful=False)

    crew = Cluster(cluster.address)
    try:
        far = play(_tournament(), crew, progress=kill_in_the_middle)
        with pytest.raises(WorkFailed, match="KeyError: 'no such thing'"):
            list(crew.each(check_part, [("no such thing", 0, 1)], Stop()))
    finally:
        crew.close()
    near = play(_tournament(), Alone())
    assert alive == [2], "there were two nodes until one was killed"
    assert 0 < played[0] < far.planned, "in the middle"
    assert far.ending == near.ending == "games"
    assert far.played == far.planned == GAMES * 3
    assert {pair: tally.as_data() for pair, tally in far.tallies.items()} == {
        pair: tally.as_data() for pair, tally in near.tallies.items()
    }
    assert far.ratings() == near.ratings()


def test_a_wrong_address_is_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "run", "money", "random", "--cluster", "127.0.0.1:1"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "127.0.0.1:1" in err
    assert err.count("\n") == 1
