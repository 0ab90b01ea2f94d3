"""Analyses of finished games over HTTP: only of these, one for everybody, kept with the game, never half of one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from dominium.bots.money_bot import MoneyBot
from dominium.cards.kingdoms import kingdom_named
from dominium.engine.record import Record
from dominium.engine.setup import Setup
from dominium.lab.kingdom_guide import CardWorth, FirstPurchases, KingdomGuide, guide_text
from dominium.lab.statistics import Interval, Spread
from dominium.opponents import portfolio as portfolios
from dominium.opponents import racing
from dominium.opponents.found import strong
from dominium.server import analysing, guiding, study
from dominium.server.app import create_app
from dominium.server.hub import Hub
from dominium.server.limits import Limits
from dominium.server.protocol import AnalysisState, GuideState, NamedKingdom, Options
from dominium.server.store.interface import GameRow, Move
from dominium.server.study import Tell
from dominium.server.tables.document import SeatDocument, TableDocument, hashed
from dominium.server.tables.match import Match
from dominium.simulation.habits import Habits
from dominium.strategies.candidates import Candidate
from dominium.teacher.analysis import Analysis, Step
from dominium.teacher.chances import Chance
from dominium.teacher.judging import Verdict
from dominium.teacher.notes import as_text
from tests.server.made_moves import moves_of

KINGDOM = [card.id for card in kingdom_named("base2-first-game").cards]
STATE: TypeAdapter[Any] = TypeAdapter(AnalysisState)
GUIDE: TypeAdapter[Any] = TypeAdapter(GuideState)
Data = dict[str, Any]


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine would let everybody else go first."""
    monkeypatch.setattr(study, "_NICE", 0)


def made_up(tell: Tell, row: GameRow, moves: list[Move]) -> str:
    """An analysis with a blunder, of any game."""
    tell(0.5)
    chances = [Chance(0.6, 0.03), Chance(0.4, 0.03)]
    blunder = Verdict(["province"], 0.25, 0.01, [-0.25, 0.25])
    steps = [Step(0, 1, "buy", None, ["silver"], chances, blunder), Step(1, 1, "buy", None, [], chances)]
    return as_text(Analysis(["Ann", "Bob"], [3, 6], [1], steps, [Chance(0.0, 0.0), Chance(1.0, 0.0)]))


def endless(tell: Tell, row: GameRow, moves: list[Move]) -> str:
    tell(0.25)
    while True:
        time.sleep(0.01)


def played(answers: int = 10_000, resigned: int = -1, *, late: bool = False) -> Match:
    """A game for money, played so far or to its end; or only its end, from where there is one Province left."""
    record = Record(2, KINGDOM, [], 3)
    if late:
        decks = [["copper", "gold"] * 5] * 2
        record.position = {"hands": [["silver"] * 3] * 2, "decks": decks, "supply": {"province": 1}}
    record.names = ["Ann", "Bob"]
    record.agents = ["person", "person"]
    match = Match(record.to_json(), "")
    bot = MoneyBot()
    while match.decision is not None and match.number < answers:
        answer = bot.decide(match.decision, match.session.view(match.decision.seat))
        match.apply(match.answer(answer))
    if resigned >= 0:
        match.apply(Move("r", resigned, 0, [], False))
    return match


async def lay_down(hub: Hub, match: Match, name: str = "abcdefgh", *, spoilt: int = -1) -> str:
    """A table with a game, as if it had been played here; one of its moves may be ``spoilt``."""
    seats = [SeatDocument(name=one, key=hashed(one), ready=True) for one in ("Ann", "Bob")]
    document = TableDocument(
        seats=seats,
        phase="over" if match.over else "playing",
        choice=NamedKingdom(cards=KINGDOM),
        options=Options(),
        cards=KINGDOM,
        game_number=1,
    )
    assert await hub.store.add_table(name, document.text(), False, "", 1.0)
    assert await hub.store.add_game(name, 1, document.text(), False, 1.0, 1, GameRow(match.head, ""))
    for number, move in enumerate(moves_of(match)):
        made = move._replace(mark=1) if number == spoilt else move
        assert await hub.store.add_move(name, 1, number, made)
    return f"/api/tables/{name}/games/1/analysis"


@contextlib.asynccontextmanager
async def house(database: str, limits: Limits | None = None) -> AsyncIterator[tuple[Hub, httpx.AsyncClient]]:
    app = create_app(database, limits or Limits(search_seconds=0, request_rate=0), workers=0)
    hub: Hub = app.state.hub
    await hub.open()
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", timeout=120) as client:
        yield hub, client
    await hub.close()


async def until(client: httpx.AsyncClient, path: str, *states: str) -> Data:
    """What is told when it has come so far."""
    async with asyncio.timeout(300):
        while True:
            reply = await client.get(path)
            told: Data = reply.json()
            (GUIDE if "guide" in told else STATE).validate_python(told)
            if told["state"] in states:
                return told
            await asyncio.sleep(0.02)


def run(scene: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(scene())


def test_it_is_made_once_kept_and_seen_by_everybody(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "kept_analysis", made_up)

    async def scene() -> None:
        async with house(database) as (hub, client):
            path = await lay_down(hub, played())
            assert (await client.get(path)).json()["state"] == "none"
            begun = await asyncio.gather(*(client.post(path) for _ in range(50)))
            assert {reply.status_code for reply in begun} == {202}
            assert hub.study.wanted <= 1
            told = await until(client, path, "done", "failed")
            analysis = told["analysis"]
            assert [step["shares"] for step in analysis["steps"]] == [[0.6, 0.4], [0.6, 0.4], [0.0, 1.0]]
            assert analysis["steps"][0]["chances"][0] == {"en": "60\u00a0%", "pl": "60\u00a0%"}
            (mark,) = analysis["marks"]
            assert (mark["step"], mark["seat"], mark["grade"]) == (0, 0, "blunder")
            assert (mark["better"]["pl"], mark["gain"]["en"]) == ("Prowincja", "+25\u00a0%")
            assert [one["winner"] for one in analysis["players"]] == [False, True]
            assert all(line[code] for line in analysis["summary"] for code in ("en", "pl"))
            assert hub.study.done == 1
            assert (await client.post(path)).json() == told
            assert hub.study.wanted == 0, "it is there already"
        async with house(database) as (hub, client):
            assert await until(client, path, "done", "none") == told, "after a restart as well"
            await hub.store.delete_table("abcdefgh")
            assert (await client.get(path)).status_code == 404

    run(scene)


def test_it_can_be_stopped_and_begun_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "kept_analysis", endless)

    async def scene() -> None:
        async with house(database) as (hub, client):
            path = await lay_down(hub, played())
            assert (await client.post(path)).json()["state"] == "running"
            told = await until(client, path, "running")
            while not told["part"]:
                told = await until(client, path, "running")
            assert (told["part"], told["analysis"]) == (0.25, None)
            assert (await client.delete(path)).json()["state"] == "none"
            monkeypatch.setattr(analysing, "kept_analysis", made_up)
            await client.post(path)
            assert (await until(client, path, "done", "failed"))["state"] == "done"

    run(scene)


def test_what_a_restart_interrupts_is_not_there(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "kept_analysis", endless)

    async def scene() -> None:
        async with house(database) as (hub, client):
            path = await lay_down(hub, played())
            await client.post(path)
            while not (await until(client, path, "running"))["part"]:
                pass
        monkeypatch.setattr(analysing, "kept_analysis", made_up)
        async with house(database) as (hub, client):
            assert (await client.get(path)).json()["state"] == "none"
            await client.post(path)
            assert (await until(client, path, "done", "failed"))["state"] == "done"

    run(scene)


def test_a_process_that_dies_is_told_of(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(database) as (hub, client):
            path = await lay_down(hub, played())
            with monkeypatch.context() as patched:
                patched.setattr(analysing, "kept_analysis", broken)
                await client.post(path)
                told = await until(client, path, "done", "failed")
            assert told["problem"]["en"] == "The work broke off before it was done. You can start it again."
            assert await hub.store.analysis("abcdefgh", 1) == ""
            monkeypatch.setattr(analysing, "kept_analysis", made_up)
            assert (await client.post(path)).json()["state"] in ("running", "done")
            assert (await until(client, path, "done", "failed"))["state"] == "done"

    run(scene)


def broken(tell: Tell, row: GameRow, moves: list[Move]) -> str:
    raise ZeroDivisionError


def test_only_what_is_over_is_analysed(database: str) -> None:
    async def scene() -> None:
        async with house(database) as (hub, client):
            playing = await lay_down(hub, played(answers=20), "playing1")
            reply = await client.post(playing)
            assert (reply.status_code, reply.json()["code"]) == (409, "not-over")
            for path, code in (
                ("/api/tables/nowhere1/games/1/analysis", "no-table"),
                ("/api/tables/no%20table/games/1/analysis", "no-table"),
                ("/api/tables/playing1/games/2/analysis", "no-game"),
                ("/api/tables/playing1/games/0/analysis", "no-game"),
                ("/api/tables/playing1/games/-1/analysis", "no-game"),
                ("/api/tables/playing1/games/99999999999999/analysis", "no-game"),
            ):
                for method in ("GET", "POST", "DELETE"):
                    reply = await client.request(method, path)
                    assert (reply.status_code, reply.json()["code"]) == (404, code), (method, path)
            assert hub.study.wanted == 0

    run(scene)


def test_a_game_that_does_not_play_again_has_one_clear_message(database: str) -> None:
    async def scene() -> None:
        async with house(database) as (hub, client):
            path = await lay_down(hub, played(), spoilt=5)
            reply = await client.post(path)
            if reply.status_code == 202:
                told = await until(client, path, "done", "failed")
                problem = told["problem"]
            else:
                problem = reply.json()["text"]
            assert "cannot be played on" in problem["en"]
            assert await hub.store.analysis("abcdefgh", 1) == ""

    run(scene)


def test_what_another_version_kept_is_made_anew(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "kept_analysis", made_up)

    async def scene() -> None:
        async with house(database) as (hub, client):
            path = await lay_down(hub, played())
            assert await hub.store.keep_analysis("abcdefgh", 1, '{"format": 99}')
            assert (await client.get(path)).json()["state"] == "none"
            await client.post(path)
            assert (await until(client, path, "done", "failed"))["state"] == "done"

    run(scene)


def know_the_kingdom() -> None:
    """Leave the master a portfolio, so that nobody has to make one: everybody plays for money."""
    kingdom = kingdom_named("base2-first-game")
    setup = Setup(2, kingdom.cards, kingdom.projects)
    policy = racing.policy_of(Candidate((("province", ""), ("gold", ""), ("silver", "")), ""))
    policy.habits = Habits(setup.piles)
    file = portfolios._file(setup, strong(KINGDOM, []), portfolios.EFFORT)
    portfolios._keep(file, portfolios.Portfolio([policy]))


@pytest.fixture
def _known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOMINIUM_HOME", str(tmp_path / "home"))
    know_the_kingdom()


def in_no_time(tell: Tell, *given: Any) -> str:
    """A real analysis, with as little as can be tried."""
    analysing._SECONDS = 0.1
    return analysing.kept_analysis(tell, *given)


def in_no_time_too(tell: Tell, body: bytes) -> str:
    analysing._SECONDS = 0.1
    return analysing.uploaded_analysis(tell, body)


@pytest.mark.usefixtures("_known")
def test_a_real_game_and_one_that_was_given_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "kept_analysis", in_no_time)

    async def scene() -> None:
        async with house(database) as (hub, client):
            whole, short = played(late=True), played(answers=4, resigned=1, late=True)
            for match, name in ((whole, "wholegame"), (short, "shortgame")):
                path = await lay_down(hub, match, name)
                await client.post(path)
                told = await until(client, path, "done", "failed")
                assert told["state"] == "done", told
                analysis = told["analysis"]
                replay = (await client.get(path.replace("analysis", "replay"))).json()
                assert len(analysis["steps"]) == len(replay["steps"])
                for step, again in zip(analysis["steps"], replay["steps"], strict=True):
                    asked = again["decision"]
                    assert step["seat"] == (-1 if asked is None or again["answer"] is None else asked["seat"])
                assert [one["winner"] for one in analysis["players"]] == [
                    one["winner"] for one in replay["end"]["players"]
                ]

    run(scene)


@pytest.mark.usefixtures("_known")
def test_a_record_of_ones_own(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "uploaded_analysis", in_no_time_too)

    async def scene() -> None:
        async with house(database) as (_, client):
            record = played(late=True).record_text()
            begun = (await client.post("/api/analysis", json={"record": record})).json()
            path = f"/api/analysis/{begun['id']}"
            told = await until(client, path, "done", "failed")
            assert len(told["analysis"]["steps"]) == len(json.loads(record)["answers"]) + 1
            again = (await client.post("/api/analysis", json={"record": record})).json()
            assert (again["state"], again["id"]) == ("done", begun["id"])
            for text, words in (
                ("{", "cannot be replayed"),
                (played(answers=20).record_text(), "not over yet"),
                (played(answers=0, resigned=0).record_text(), "nothing to analyse"),
                (record.replace('"market"', '"bazaar_of_dreams"'), "cannot be replayed"),
            ):
                begun = (await client.post("/api/analysis", json={"record": text})).json()
                told = await until(client, f"/api/analysis/{begun['id']}", "done", "failed")
                assert words in told["problem"]["en"], text[:40]
            assert (await client.get("/api/analysis/" + "0" * 32)).json()["state"] == "none"
            assert (await client.get("/api/analysis/x")).status_code == 422

    run(scene)


def test_a_server_that_analyses_nothing(database: str) -> None:
    async def scene() -> None:
        async with house(database, Limits(studies=0, search_seconds=0)) as (hub, client):
            path = await lay_down(hub, played())
            reply = await client.post(path)
            assert (reply.status_code, reply.json()["code"]) == (503, "study-none")

    run(scene)


# Kingdoms explained

#: not a recommended one
OTHER = "artisan,bandit,bureaucrat,cellar,chapel,council_room,festival,gardens,harbinger,laboratory"


def explained(tell: Tell, cards: list[str], projects: list[str]) -> str:
    """A guide made up, but with the cards that were asked for."""
    tell(0.5)
    rate = Interval(0.6123, 0.55, 0.67)
    worth = [CardWorth(cards[0], Interval(0.4, 0.35, 0.45)), CardWorth(cards[1], Interval(0.5, 0.5, 0.5))]
    openings = [
        FirstPurchases((3, 4), ("silver", cards[0]), rate),
        FirstPurchases((5, 2), (cards[1], ""), rate),
    ]
    lengths = Spread(100, 19.24, 2.0, 15, 19, 24)
    table = [[None, rate], [Interval(0.3877, 0.33, 0.45), None]]
    return guide_text(KingdomGuide(cards, projects, 100, [cards[:2], []], table, lengths, worth, openings))


def test_a_kingdom_is_explained_once_and_for_everybody(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guiding, "explained", explained)
    path = f"/api/kingdoms/guide?cards={OTHER}"
    turned = f"/api/kingdoms/guide?cards={','.join(reversed(OTHER.split(',')))}&projects="

    async def scene() -> None:
        async with house(database) as (hub, client):
            assert (await client.get(path)).json()["state"] == "none"
            begun = await asyncio.gather(*(client.post(path) for _ in range(50)))
            assert {reply.status_code for reply in begun} == {202}
            assert hub.study.wanted <= 1
            told = await until(client, path, "done", "failed")
            guide = told["guide"]
            # as exactly as half an interval of six per cent allows
            assert guide["table"] == [[None, {"percent": 60, "half": 6}], [{"percent": 40, "half": 6}, None]]
            assert (guide["length"], guide["shortest"], guide["longest"]) == (19.2, 15, 24)
            assert guide["cards"][0] == {"card": "artisan", "lost": {"percent": 10, "half": 5}}
            assert guide["openings"][1]["cards"] == ["bandit", ""]
            assert (await client.post(turned)).json() == told, "in whatever order they are named"
            assert hub.study.done == 1
        async with house(database) as (hub, client):
            assert await until(client, turned, "done", "none") == told
            await hub.store.keep_guide(";".join([",".join(sorted(OTHER.split(","))), ""]), "[]")
            assert (await client.get(path)).json()["state"] == "none", "what cannot be read is made anew"

    run(scene)


def test_what_comes_with_the_program_needs_no_work(database: str) -> None:
    async def scene() -> None:
        async with house(database, Limits(studies=0, search_seconds=0)) as (_, client):
            told = (await client.get(f"/api/kingdoms/guide?cards={','.join(KINGDOM)}")).json()
            assert told["state"] == "done"
            assert [one["coins"] for one in told["guide"]["openings"]] == [[3, 4], [4, 3], [5, 2], [2, 5]]

    run(scene)


@pytest.mark.parametrize(
    ("query", "code", "status"),
    [
        ("", "malformed", 422),
        ("cards=", "kingdom", 400),
        ("cards=market", "kingdom", 400),
        (f"cards={OTHER},market", "kingdom", 400),
        (f"cards={OTHER.replace('artisan', 'bazaar_of_dreams')}", "card", 400),
        (f"cards={OTHER.replace('artisan', 'copper')}", "not-kingdom", 400),
        (f"cards={OTHER.replace('artisan', 'bandit')}", "kingdom", 400),
        (f"cards={OTHER}&projects=market", "not-kingdom", 400),
        ("cards=" + "x" * 3000, "malformed", 422),
        ("cards=" + "x" * 1500, "malformed", 422),
    ],
)
def test_what_is_no_kingdom_is_not_explained(database: str, query: str, code: str, status: int) -> None:
    async def scene() -> None:
        async with house(database) as (hub, client):
            for method in ("GET", "POST", "DELETE"):
                reply = await client.request(method, f"/api/kingdoms/guide?{query}")
                assert (reply.status_code, reply.json()["code"]) == (status, code)
            assert hub.study.wanted == 0

    run(scene)
