"""Nothing hidden is sent: what a seat and a spectator received does not depend on what they may not know."""

from __future__ import annotations

import asyncio
import random

import httpx
import pytest

from dominium.engine.imagine import redeal
from dominium.engine.random import FastRandom
from dominium.engine.record import record_from
from dominium.engine.session import Session
from dominium.engine.view import View
from dominium.server.protocol import Aids
from dominium.server.showing.game_view import aids_info, decision_info, view_info
from dominium.server.store.interface import Move
from dominium.server.tables.match import Match
from tests.serving import PATIENCE, Client, Data, Server, play_out, start_pair

#: kingdoms with much that is hidden: decks looked at, cards passed, mats, cards set aside face down
KINGDOMS: list[Data] = [
    {"how": "random"},
    {"how": "random", "required": ["masquerade", "native_village", "haven", "cargo_ship", "research"]},
    {"how": "random", "required": ["moat", "militia", "spy", "lookout", "secret_passage", "seer"]},
    {"how": "random", "required": ["island", "smugglers", "ghost_ship", "pearl_diver", "sentry", "scholar"]},
]


def watched_game(server: Server, kingdom: Data, seed: int) -> tuple[list[Client], str, bool]:
    """Two people and a spectator in a whole game; what each heard, the record, and whether somebody gave up."""
    made = server.make("pp", kingdom)
    other = server.sit(made["table"], "Bob")

    async def run() -> tuple[list[Client], int]:
        clients = await start_pair(server, made, other)
        eve = await Client.join(server, made["table"])
        chance = random.Random(seed)
        watch = asyncio.create_task(_watch(eve))
        given = await asyncio.gather(*(play_out(one, random.Random(chance.random())) for one in clients))
        await watch
        for one in (*clients, eve):
            await one.close()
        return [*clients, eve], max(given)

    clients, given = asyncio.run(run())
    record = httpx.get(f"{server.url}/api/tables/{made['table']}/games/1/record").text
    return clients, record, given > PATIENCE


async def _watch(client: Client) -> None:
    await client.until(lambda: "end" in client.last, 120)


def positions(text: str, seat: int) -> dict[tuple[int, bool], list[Session]]:
    """The game at each moment, by the number a seat knows, and whether the seat is asked."""
    record = record_from(text)
    answers, record.answers = record.answers, []
    match = Match(record.to_json(), "")
    found: dict[tuple[int, bool], list[Session]] = {}

    def keep() -> None:
        asked = match.decision is not None and match.decision.seat == seat
        if asked or not match.in_secret:
            found.setdefault((match.number_for(seat), asked), []).append(match.session.branch())

    keep()
    for giver, mark, answer in answers:
        match.apply(Move("a", giver, mark, answer, False))
        keep()
    return found


@pytest.mark.parametrize("number", range(len(KINGDOMS)))
def test_no_leak(server: Server, number: int) -> None:
    clients, record, endless = watched_game(server, KINGDOMS[number], number)
    compared = 0
    for client, seat in zip(clients, (0, 1, -1), strict=True):
        sessions = positions(record, seat)
        games = [message for message in client.messages if message["type"] == "game"]
        assert len(games) > 10
        # After the last answer nothing but somebody giving up can be noticed.
        last = max(sessions)[0]
        for message in games:
            if endless and message["number"] > last:
                continue
            moments = sessions[message["number"], message["decision"] is not None]
            if moments[-1].over:
                continue
            assert message["view"]["seat"] == seat
            assert any(same_when_dealt_anew(message, one, seat, number) for one in moments), message
            compared += 1
        check_log(client.lines, seat)
        check_players(games, seat)
    assert compared > 50


def same_when_dealt_anew(message: Data, session: Session, seat: int, seed: int) -> bool:
    """Dealt anew, everything the viewer cannot know, the message must stay the same."""
    decision = session.decision
    assert decision is not None
    if decision.seat == seat and not decision.main:
        imagined = session.imagine(seat, seed)
        game = imagined.game
        asked = imagined.decision
    else:
        game = session.game.copy()
        redeal(game, seat, FastRandom(seed))
        asked = decision if decision.seat == seat else None
    view = View(game, seat)
    if message["view"] != view_info(view) or message["aids"] != aids_info(view, Aids()):
        return False
    if asked is None:
        return message["decision"] is None
    events = [event.seen_from(seat) for event in session.events]
    shown: object = decision_info(asked, message["number"], game, events, ["Ann", "Bob"])
    return bool(message["decision"] == shown)


def check_log(lines: list[Data], seat: int) -> None:
    """Cards drawn and looked at are their owner's business, cards passed that of giver and taker."""
    for line in lines:
        if line["seat"] != seat:
            private = line["kind"] in ("draw", "look") or line["target"] == "native_village"
            private = private or (line["kind"] == "pass" and int(line["word"]) != seat)
            private = private or (line["kind"] == "set_aside" and line["origin"] == "deck")
            assert not (private and line["cards"]), line
        if line["seat"] == seat and line["kind"] == "draw":
            assert len(line["cards"]) == line["amount"]


def check_players(games: list[Data], seat: int) -> None:
    for message in games:
        for player in message["view"]["players"]:
            own = player["seat"] == seat
            for private in ("hand", "looking", "known_deck", "deck_size"):
                assert (private in player) == own
        decision = message["decision"]
        assert decision is None or decision["seat"] == seat
        if seat < 0:
            assert message["aids"]["deck"] is None


def test_the_seed_stays_secret(server: Server) -> None:
    clients, record, _ = watched_game(server, KINGDOMS[0], 77)
    seed = str(record_from(record).seed)
    for client in clients:
        for message in client.messages:
            if seed in str(message):
                assert message["type"] == "end" or message["phase"] == "over"


def test_no_record_before_the_end(server: Server) -> None:
    made = server.make("pb")
    for what in ("record", "replay", "verify"):
        reply = httpx.get(f"{server.url}/api/tables/{made['table']}/games/1/{what}")
        assert reply.status_code == 409
        assert reply.json()["code"] == "not-over"
