"""Databases of schema version 3 as servers of that version left them, and what their players saw last.

Four tables: a person alone in the middle of a game that took something back, two people in the middle of one, a game
that was given up, and a table at which nobody has begun.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

from dominium.server.store.interface import Store
from dominium.server.tables.document import TableDocument
from dominium.server.tables.match import rebuilt

FOLDER = Path(__file__).parent
asyncpg: Any = import_module("asyncpg")


def fill_file(file: str) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.executescript((FOLDER / "sqlite.sql").read_text(encoding="utf-8"))


async def fill_database(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute((FOLDER / "postgres.sql").read_text(encoding="utf-8"))
    await connection.close()


def told(kind: str) -> dict[str, Any]:
    """What players were shown last, of the tables of one kind of store."""
    found: dict[str, Any] = json.loads((FOLDER / f"{kind}.json").read_text(encoding="utf-8"))
    return found


async def holds_everything(store: Store, kind: str) -> None:
    """What a store with these rows must say, however they came into it."""
    for name, seen in told(kind).items():
        row = await store.table(seen["table"])
        assert row is not None, name
        document = TableDocument.read(row.document)
        seats = [document.seat_of(token) for token in seen["tokens"]]
        assert seats == list(range(len(seats)))
        assert document.phase == {"lobby": "lobby", "over": "over"}.get(name, "playing")
        if name == "lobby":
            continue
        game = await store.game(seen["table"], 1)
        assert game is not None
        moves = await store.moves(seen["table"], 1, 0)
        match = rebuilt(game, moves)
        if name == "over":
            (result,) = document.results
            assert match.resigned == [0]
            assert (match.session.game.scores(), match.winners) == (result.points, result.winners)
            continue
        assert len(moves) == seen["number"]
        for seat, hand in enumerate(seen["hands"]):
            assert match.session.view(seat).as_dict()["players"][seat]["hand"] == hand
    assert sum(move.kind == "u" for move in await store.moves(told(kind)["alone"]["table"], 1, 0)) == 1
