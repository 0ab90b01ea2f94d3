"""Tables at a question of one's choice: a game is played up to it here, and written where the server finds it."""

from __future__ import annotations

import json
import secrets
import sqlite3
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from dominium.bots.random_bot import RandomBot
from dominium.engine import kinds
from dominium.engine.decisions import Decision
from dominium.engine.record import Record
from dominium.server.protocol import NamedKingdom, Options
from dominium.server.store.interface import Move
from dominium.server.tables.document import SeatDocument, TableDocument, hashed, new_id
from dominium.server.tables.match import Match
from tests.server.made_moves import moves_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.serving import Server

FILL = [
    "village",
    "market",
    "militia",
    "smithy",
    "moat",
    "festival",
    "laboratory",
    "merchant",
    "cellar",
    "chapel",
]


class Prepared(NamedTuple):
    """A table in the middle of a game, at a question to the first seat."""

    link: str
    invite: str
    table: str
    #: what is asked, and how many moves came before
    decision: Decision
    number: int
    #: the id the question has for whoever is asked
    asked: int
    server: Server

    def answered(self) -> list[int] | None:
        """What the server wrote down as the answer to the question; None while there is none."""
        with sqlite3.connect(self.server.database, timeout=10) as database:
            row = database.execute(
                "SELECT answer FROM moves WHERE table_id = ? AND game = 1 AND number = ?",
                (self.table, self.number),
            ).fetchone()
        return None if row is None else list(json.loads(row[0]))


def kingdom(cards: list[str]) -> list[str]:
    """Ten cards with these among them."""
    return [*cards, *(card for card in FILL if card not in cards)][:10]


def prepare(
    server: Server,
    wanted: Callable[[Decision, Match], bool],
    cards: list[str],
    projects: Sequence[str] = (),
    **more: Any,
) -> Prepared:
    """A table at the first question that is wanted, in a game in which both players are after these cards."""
    options = Options(bot_delay=0, autoplay=False, **more.pop("options", {}))
    likes = [*projects, *cards, *more.pop("likes", [])]
    for seed in range(40):
        record = Record(2, kingdom(cards), list(projects), seed, choose_top=options.choose_top)
        record.names = ["Maria", "Jan"]
        record.agents = ["person", "person"]
        match = Match(record.to_json(), "")
        if _play_to(match, wanted, likes, seed):
            return _written(server, record, match, options, **more)
    raise AssertionError("such a question never came up")


def _play_to(match: Match, wanted: Callable[[Decision, Match], bool], likes: list[str], seed: int) -> bool:
    bots = [RandomBot(seed * 2 + seat) for seat in range(2)]
    while match.decision is not None and match.session.game.turn < 120:
        decision = match.decision
        if decision.seat == 0 and wanted(decision, match):
            return True
        answer = bots[decision.seat].decide(decision, match.session.view(decision.seat))
        if decision.kind in (kinds.PLAY, kinds.BUY):
            liked = [i for i, option in enumerate(decision.options) if option in likes]
            answer = [liked[match.number % len(liked)]] if liked else answer
        elif decision.kind == "treasure":
            answer = decision.everything()
        match.apply(match.answer(answer))
    return False


def _written(server: Server, record: Record, match: Match, options: Options, **more: Any) -> Prepared:
    token = secrets.token_urlsafe(18)
    other = SeatDocument(name="Jan", key=hashed(secrets.token_urlsafe(18)), ready=True)
    if more.get("bot"):
        other = SeatDocument(kind="bot", name="Jan", level=more["bot"], ready=True)
    document = TableDocument(
        seats=[SeatDocument(name="Maria", key=hashed(token), ready=True), other],
        phase="playing",
        choice=NamedKingdom(cards=record.kingdom, projects=record.projects),
        options=options,
        cards=record.kingdom,
        projects=record.projects,
        seed=int(record.seed),
        game_number=1,
    )
    table, now = new_id(), time.time()
    assert match.decision is not None
    with sqlite3.connect(server.database, timeout=10) as database:
        database.execute(
            "INSERT INTO tables (id, version, document, public, address, made, touched) VALUES (?, 1, ?, 0, '', ?, ?)",
            (table, document.text(), now, now),
        )
        database.execute("INSERT INTO games VALUES (?, 1, ?, '')", (table, record.to_json()))
        database.executemany(
            "INSERT INTO moves VALUES (?, 1, ?, ?, ?, ?, ?, ?)",
            [(table, number, *_columns(move)) for number, move in enumerate(moves_of(match))],
        )
    asked = match.number_for(match.decision.seat)
    return Prepared(f"/t/{table}#{token}", f"/t/{table}", table, match.decision, match.number, asked, server)


def _columns(move: Move) -> tuple[str, int, int, str, bool]:
    return move.kind, move.seat, move.mark, json.dumps(move.answer), move.auto


def last_province(decision: Decision, match: Match) -> bool:
    """The next Province ends the game."""
    game = match.session.game
    return (
        game.left(game.setup.province) == 1 and decision.kind == kinds.BUY and "province" in decision.options
    )


def nearly_over(server: Server, **more: Any) -> Prepared:
    """A table at which the first seat can end the game by buying the last Province."""
    return prepare(server, last_province, [], likes=["province", "gold", "silver"], **more)
