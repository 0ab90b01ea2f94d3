"""``dominium.client``: a program takes a seat by its link, plays, and comes back after lost connections."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from dominium.client import Question, SeatLink, SeatRefused, play_seat, sit_down
from tests.serving import ROOT, Data, Server

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(str(tmp_path / "games.sqlite3"))
    yield made
    made.stop()


def greedy(question: Question) -> list[int]:
    """Ends the game soon: Provinces, and whatever makes money."""
    ids = [option["id"] for option in question.options]
    everything = [i for i, option in enumerate(question.options) for _ in range(option["copies"])]
    if question.kind == "treasure":
        return everything
    if question.kind == "buy":
        return next(([ids.index(card)] for card in ("province", "gold", "silver") if card in ids), [])
    return everything[: question.minimum]


def own_seat(server: Server, made: Data) -> SeatLink:
    return SeatLink.read(server.url + made["link"])


def test_the_house_bot_accepts_an_invitation(server: Server) -> None:
    made = server.make("pp")
    bot = subprocess.Popen(
        [sys.executable, str(ROOT / "examples" / "bots" / "house_bot.py"), server.url + made["invite"]],
        stdout=subprocess.PIPE,
        text=True,
    )

    async def host() -> Data:
        return await play_seat(own_seat(server, made), greedy)

    end = asyncio.run(asyncio.wait_for(host(), 300))
    told = bot.communicate(timeout=60)[0].splitlines()
    assert bot.returncode == 0
    assert [one["name"] for one in end["players"]] == ["Ann", "House bot"]
    assert all(end["agreement"]["contributions"]), "both have added to the shuffles"
    assert told[0] == f"sits at {made['table']}"
    assert told[1] == f"{made['table']}: " + ", ".join(
        f"{one['name']} {one['points']}" for one in end["players"]
    )


def test_it_comes_back_after_the_server_was_gone(server: Server) -> None:
    """Killed in the middle of a question and started again, the server finds its player back at the table."""
    made = server.make("pb", start=True)
    asked: list[tuple[str, int]] = []

    async def slowly(question: Question) -> list[int]:
        asked.append((question.kind, question.id))
        if len(asked) == 5:
            server.kill()
            await asyncio.to_thread(server.start)
        return greedy(question)

    end = asyncio.run(asyncio.wait_for(play_seat(own_seat(server, made), slowly), 300))
    assert end["players"][0]["turns"] > 5
    # The question that was open then was asked again.
    assert asked[4] == asked[5]


def test_seats_that_cannot_be_had(server: Server) -> None:
    made = server.make("pp")
    server.sit(made["table"], "Bob")

    def refused(link: str, name: str = "Cid") -> SeatRefused:
        with pytest.raises(SeatRefused) as problem:
            asyncio.run(sit_down(link, name))
        return problem.value

    full = refused(server.url + made["invite"])
    assert full.code == "no-seat"
    assert full.texts["pl"]
    assert refused(f"{server.url}/t/aaaaaaaa").code == "no-table"
    wrong = SeatLink(server.url, made["table"], "x" * 22)
    with pytest.raises(SeatRefused) as problem:
        asyncio.run(asyncio.wait_for(play_seat(wrong, greedy), 60))
    assert problem.value.code == "token"
    with pytest.raises(SeatRefused):
        asyncio.run(asyncio.wait_for(play_seat(SeatLink(server.url, "aaaaaaaa", "x"), greedy), 60))


def test_an_answer_that_is_none_is_no_way_to_wait(server: Server) -> None:
    made = server.make("pb", start=True)
    with pytest.raises(SeatRefused) as problem:
        asyncio.run(asyncio.wait_for(play_seat(own_seat(server, made), lambda _: [500]), 60))
    assert problem.value.code == "illegal"


@pytest.mark.parametrize(
    "link", ["", "example.org/t/abc", "ftp://example.org/t/abc", "https://example.org/cards/moat"]
)
def test_links_that_are_none(link: str) -> None:
    with pytest.raises(ValueError, match="which looks like"):
        SeatLink.read(link)
