"""Whole games over real sockets, and what people do at a table."""

from __future__ import annotations

import asyncio
import random

import httpx

from tests.serving import Client, Server, play_out

PICKED = ["cellar", "village", "smithy", "market", "militia"]


async def to_pick(client: Client, seat: int) -> None:
    await client.until(lambda: (client.last["table"]["picking"] or {}).get("seat") == seat)


def test_a_game_against_a_bot(server: Server) -> None:
    made = server.make("pb", {"how": "random"})

    async def run() -> Client:
        client = await Client.join(server, made["table"], made["token"])
        await play_out(client, random.Random(1))
        await client.close()
        return client

    client = asyncio.run(run())
    assert client.errors == []
    end = client.last["end"]
    assert len(end["players"]) == 2
    assert any(player["winner"] for player in end["players"])
    for player in end["players"]:
        assert sum(card["points"] for card in player["cards"]) == player["points"]
    assert end["history"][-1]["points"] == [player["points"] for player in end["players"]]
    check = server.get(f"/api/tables/{made['table']}/games/1/verify")
    assert check["ok"]
    assert check["seal_matches"]
    assert check["seal"] == client.messages[0]["seal"]
    replay = server.get(f"/api/tables/{made['table']}/games/1/replay")
    assert replay["steps"][-1]["decision"] is None
    assert replay["end"]["players"] == end["players"]
    assert replay["end"]["history"] == end["history"]
    told = [line["text"]["en"] for step in replay["steps"] for line in step["log"] if line["text"]["en"]]
    assert told[-1] == "The game is over."


def test_two_people_and_two_bots(server: Server) -> None:
    made = server.make("pbpb", options={"public": True})
    assert any(one["table"] == made["table"] for one in server.get("/api/tables")["tables"])

    async def run() -> None:
        ann = await Client.join(server, made["table"], made["token"])
        await ann.send(type="start")
        await ann.refused("seats-free")
        bob = await Client.join(server, made["table"])
        assert bob.last["table"]["you"] == -1
        await bob.send(type="take_seat", name="Bob")
        await bob.until(lambda: "seat" in bob.last and bob.last["table"]["you"] == 2)
        await bob.send(type="start")
        await bob.refused("owner")
        await ann.send(type="start")
        await ann.refused("not-ready")
        await bob.send(type="ready")
        await ann.until_game()
        await asyncio.gather(play_out(ann, random.Random(2)), play_out(bob, random.Random(3)))
        assert ann.last["end"]["players"] == bob.last["end"]["players"]
        seal = ann.last["end"]["seal"]
        # The next game begins left of the winner, and everybody must want it.
        winners = [player["seat"] for player in ann.last["end"]["players"] if player["winner"]]
        await ann.send(type="rematch")
        await bob.until(lambda: bool(bob.last["table"]["seats"][0]["rematch"]))
        assert bob.last["table"]["phase"] == "over"
        await bob.send(type="rematch")
        await bob.until(lambda: bob.last["game"]["game"] == 2)
        await ann.until(lambda: ann.last["game"]["game"] == 2)
        if len(winners) == 1:
            first = next(line["seat"] for line in ann.lines if line["kind"] == "turn")
            assert first == (winners[0] + 1) % 4
        assert ann.last["table"]["seal"] != seal
        assert ann.last["table"]["seed"] is None
        await ann.close()
        await bob.close()

    asyncio.run(run())


def test_picking_in_turn(server: Server) -> None:
    made = server.make("pp", {"how": "picked", "sets": ["base-2e"], "projects": 0})
    other = server.sit(made["table"], "Bob")

    async def run() -> None:
        ann = await Client.join(server, made["table"], made["token"])
        bob = await Client.join(server, made["table"], other["token"])
        await bob.send(type="ready")
        await ann.until(lambda: ann.last["table"]["phase"] == "picking")
        for number, card in enumerate(PICKED):
            who = (ann, bob)[number % 2]
            await to_pick(who, number % 2)
            await who.send(type="pick", card=card)
        await to_pick(bob, 1)
        await ann.send(type="pick", card="witch")
        await ann.refused("turn")
        await bob.send(type="pick", card="smithy")
        await bob.refused("picked")
        await bob.send(type="pick", card=None)
        await to_pick(ann, 0)
        await ann.send(type="pick", card=None)
        await ann.until(lambda: ann.last["table"]["phase"] == "playing")
        assert set(PICKED) <= set(ann.last["table"]["kingdom"]["cards"])
        assert len(ann.last["table"]["kingdom"]["cards"]) == 10
        await ann.close()
        await bob.close()

    asyncio.run(run())


def test_a_bot_takes_over_and_gives_back(server: Server) -> None:
    made = server.make("pp", options={"autoplay": False})
    other = server.sit(made["table"], "Bob")

    async def run() -> None:
        ann = await Client.join(server, made["table"], made["token"])
        bob = await Client.join(server, made["table"], other["token"])
        await bob.send(type="ready")
        await ann.until_game()
        await ann.send(type="give_seat_to_bot", seat=1, level="steady")
        await ann.refused("there")
        await bob.close()
        await ann.until(lambda: not ann.last["table"]["seats"][1]["connected"])
        await ann.send(type="give_seat_to_bot", seat=1, level="steady")
        await ann.until(lambda: bool(ann.last["table"]["seats"][1]["stand_in"]))
        await ann.until_asked()
        for _ in range(30):
            if ann.last["game"]["view"]["players"][1]["turns"] >= 2:
                break
            before = ann.last["game"]["number"]
            await ann.answer([])
            await ann.until_number(before + 1)
            await ann.until_asked()
        assert ann.last["game"]["view"]["players"][1]["turns"] >= 2
        bob = await Client.join(server, made["table"], other["token"])
        assert bob.last["table"]["you"] == 1
        await bob.until(lambda: not bob.last["table"]["seats"][1]["stand_in"])
        for _ in range(30):
            await ann.quiet(0.1)
            if ann.decision is None:
                break
            await ann.answer([])
        await bob.until_asked()
        await ann.close()
        await bob.close()

    asyncio.run(run())


def test_undo_free_asked_and_refused(server: Server) -> None:
    made = server.make("pp", options={"autoplay": False})
    other = server.sit(made["table"], "Bob")

    async def run() -> None:
        both = [
            await Client.join(server, made["table"], made["token"]),
            await Client.join(server, made["table"], other["token"]),
        ]
        await both[1].send(type="ready")
        for one in both:
            await one.until_game()
        me, you = both if both[0].decision is not None else reversed(both)
        assert me.decision is not None
        await me.send(type="undo")
        await me.refused("undo-nothing")
        # Treasures played are taken back freely.
        question = me.decision
        hand = me.last["game"]["view"]["players"][me.last["table"]["you"]]["hand"]
        treasures = [i for i, o in enumerate(question["options"]) for _ in range(o["copies"])]
        await me.answer(treasures)
        await later(me)
        assert me.last["game"]["undo"]["state"] == "free"
        count = len(me.lines)
        await me.send(type="undo")
        await later(me)
        assert len(me.lines) < count
        assert me.last["game"]["view"]["players"][me.last["table"]["you"]]["hand"] == hand
        assert me.decision is not None
        assert {**me.decision, "id": 0} == {**question, "id": 0}
        # After the turn the other one must agree.
        await me.answer(treasures)
        await later(me)
        await me.answer([])
        await later(me)
        await you.until(lambda: you.decision is not None)
        assert me.last["game"]["undo"]["state"] == "ask"
        await me.send(type="undo")
        await you.until(lambda: you.last["table"]["undo"] is not None)
        await you.send(type="undo_consent", agree=False)
        await me.refused("undo-disagreed")
        await me.send(type="undo")
        await you.until(lambda: you.last["table"]["undo"] is None)
        await you.until(lambda: you.last["table"]["undo"] is not None)
        await me.send(type="undo_consent", agree=True)
        await me.refused("nothing-asked")
        await you.send(type="undo_consent", agree=True)
        await me.until(lambda: me.decision is not None)
        assert me.decision["kind"] == "buy"
        for one in both:
            await one.close()

    asyncio.run(run())


async def later(client: Client) -> None:
    """Wait for what follows the own move."""
    number = client.last["game"]["number"]
    await client.until(lambda: client.last["game"]["number"] > number)


def test_a_clock_moves_on(server: Server) -> None:
    made = server.make("pp", options={"clock": 1, "autoplay": False})
    other = server.sit(made["table"], "Bob")

    async def run() -> None:
        ann = await Client.join(server, made["table"], made["token"])
        bob = await Client.join(server, made["table"], other["token"])
        await bob.send(type="ready")
        await ann.until_game()
        assert ann.last["game"]["clock"]["seconds"] == 1
        await ann.until(lambda: ann.last["game"]["number"] >= 2)
        await ann.close()
        await bob.close()

    asyncio.run(run())


def test_phrases_and_spectators(server: Server) -> None:
    made = server.make("pb")

    async def run() -> None:
        ann = await Client.join(server, made["table"], made["token"])
        eve = await Client.join(server, made["table"], "x" * 20)
        assert eve.last["table"]["you"] == -1
        await eve.until(lambda: "game" in eve.last and "token" in eve.errors)
        assert all("hand" not in player for player in eve.last["game"]["view"]["players"])
        assert eve.decision is None
        await ann.send(type="phrase", phrase="hello")
        await eve.until(lambda: "phrase" in eve.last)
        assert eve.last["phrase"]["text"] == {"en": "Hello!", "pl": "Cześć!"}
        for refused in ({"type": "phrase", "phrase": "hello"}, {"type": "undo"}, {"type": "rematch"}):
            await eve.send(**refused)
            await eve.refused("spectator")
        await ann.close()
        await eve.close()

    asyncio.run(run())


def test_a_table_without_spectators(server: Server) -> None:
    made = server.make("pb", options={"spectators": False})

    async def run() -> None:
        eve = await Client.join(server, made["table"])
        ann = await Client.join(server, made["table"], made["token"])
        await ann.until_asked()
        await eve.quiet()
        assert "game" not in eve.last
        await ann.close()
        await eve.close()

    asyncio.run(run())


def test_options_before_the_game(server: Server) -> None:
    made = server.make("pp")
    other = server.sit(made["table"], "Ann")

    async def run() -> None:
        ann = await Client.join(server, made["table"], made["token"])
        bob = await Client.join(server, made["table"], other["token"])
        assert bob.last["table"]["seats"][1]["name"] == "Ann 2"
        await bob.send(type="rename", name="Bob")
        await ann.until(lambda: ann.last["table"]["seats"][1]["name"] == "Bob")
        await ann.send(type="ready", ready=False)
        await bob.until(lambda: not bob.last["table"]["seats"][0]["ready"])
        await bob.send(type="ready")
        await ann.until(lambda: bool(ann.last["table"]["seats"][1]["ready"]))
        seats = [{"kind": "bot", "level": "strong"}, {"kind": "person"}, {"kind": "person"}]
        await ann.send(
            type="options", seats=seats, kingdom={"how": "recommended", "id": "base2-size-distortion"}
        )
        await ann.until(lambda: len(ann.last["table"]["seats"]) == 3)
        await ann.until(lambda: ann.last["table"]["you"] == 1)
        await bob.until(lambda: bob.last["table"]["you"] == 2)
        assert ann.last["table"]["owner"] == 1
        assert ann.last["table"]["kingdom"]["id"] == "base2-size-distortion"
        assert not ann.last["table"]["seats"][2]["ready"]
        await ann.send(type="options", seats=[{"kind": "person"}, {"kind": "bot"}])
        await ann.refused("people")
        await bob.send(type="leave_seat")
        await bob.until(lambda: bob.last["table"]["you"] == -1)
        await bob.send(type="take_seat", name="Bea", seat=2)
        await bob.until(lambda: bob.last["table"]["you"] == 2)
        await ann.close()
        await bob.close()

    asyncio.run(run())


def test_kingdoms_as_text(server: Server) -> None:
    def read(text: str, edition: int = 2) -> dict[str, object]:
        reply = httpx.post(server.url + "/api/kingdoms/text", json={"text": text, "edition": edition})
        found: dict[str, object] = reply.json()
        return found

    first = read("Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop")
    assert first["complete"]
    assert read(str(first["link"])) == first
    assert read("https://example.org/?" + str(first["supply"])) == first
    names = first["names"]
    assert isinstance(names, dict)
    assert read(names["pl"]) == first
    kingdom = first["kingdom"]
    assert isinstance(kingdom, dict)
    assert kingdom["id"] == "base2-first-game"
    assert read("throneroom, Canal")["complete"] is False
    assert read("?supply=throneroom&projects=canal")["supply"] == "supply=throneroom&projects=canal"
    assert read("Nonsense")["code"] == "card"


def test_mine_and_seeded(server: Server) -> None:
    made = server.make("pb", seed=7)
    again = server.make("pb", seed=7)
    lists = httpx.post(
        server.url + "/api/mine",
        json={
            "seats": [
                {"table": made["table"], "token": made["token"]},
                {"table": again["table"], "token": "y" * 20},
            ]
        },
    ).json()["tables"]
    assert [one["table"] for one in lists] == [made["table"]]

    async def hands() -> list[object]:
        found = []
        for one in (made, again):
            client = await Client.join(server, one["table"], one["token"])
            await client.until_asked()
            assert client.last["table"]["seed"] == "7"
            assert client.last["table"]["seal"] is None
            found.append(client.last["game"]["view"]["players"][0])
            await client.close()
        return found

    first, second = asyncio.run(hands())
    assert first == second
    reply = httpx.post(
        server.url + "/api/tables",
        json={
            "name": "A",
            "seats": [{}, {}],
            "kingdom": {"how": "recommended", "id": "base2-first-game"},
            "seed": 1,
        },
    )
    assert reply.json()["code"] == "seed-people"
