"""What people do at a table: one function for each message of a client. A refusal changes nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from ..engine.decisions import IllegalMove
from . import dealing, phrases
from . import messages as m
from .connection import Connection
from .state import Asked, TableState
from .store import GameRow
from .table import Table
from .texts import Refusal


def _seated(connection: Connection) -> int:
    if connection.seat < 0:
        raise Refusal("spectator", 403)
    return connection.seat


def _owner(table: Table, connection: Connection) -> None:
    if _seated(connection) != table.state.owner:
        raise Refusal("owner", 403)


async def answer(table: Table, connection: Connection, message: m.Answer) -> None:
    seat = _seated(connection)
    play = table.play
    decision = play.decision if play is not None else None
    if play is None or decision is None or table.state.phase != "playing":
        raise Refusal("no-game", 409)
    if message.decision != play.number:
        raise Refusal("stale", 409)
    if decision.seat != seat:
        raise Refusal("turn", 409)
    if table.state.seats[seat].stand_in:
        raise Refusal("stand-in", 409)
    try:
        move = play.answer(message.indices)
    except IllegalMove as problem:
        raise Refusal("illegal", detail=str(problem)) from None
    await table.add(move)


async def undo(table: Table, connection: Connection, message: m.Undo) -> None:
    seat = _seated(connection)
    play = table.play
    if play is None or table.state.phase != "playing":
        raise Refusal("no-game", 409)
    reason = play.undo_refusal(seat)
    target = play.undo_target(seat)
    if not reason:
        await table.add(play.undo(seat, target))
        return
    others = table.others(seat)
    if reason == "nothing" or not others:
        raise Refusal(f"undo-{reason}", 409)
    number = play.number

    def ask(paper: TableState) -> None:
        paper.undo = Asked(seat=seat, number=number, given=target, waiting=others)

    await table.change(ask)


async def undo_consent(table: Table, connection: Connection, message: m.UndoConsent) -> None:
    seat = _seated(connection)
    play = table.play
    asked = table.state.undo
    if play is None or asked is None or asked.number != play.number or seat not in asked.waiting:
        raise Refusal("nothing-asked", 409)

    def reply(paper: TableState) -> bool:
        request = paper.undo
        if request is None or seat not in request.waiting:
            raise Refusal("nothing-asked", 409)
        request.waiting.remove(seat)
        agreed = message.agree and not request.waiting
        if not message.agree:
            paper.undo = None
        return agreed

    if await table.change(reply):
        await table.add(play.undo(asked.seat, asked.given))
    elif not message.agree:
        for other in table.connections:
            if other.seat == asked.seat:
                other.tell(Refusal("undo-disagreed").as_dict())


async def ready(table: Table, connection: Connection, message: m.Ready) -> None:
    seat = _seated(connection)

    def set_ready(paper: TableState) -> None:
        if paper.phase != "lobby":
            raise Refusal("started", 409)
        paper.seats[seat].ready = message.ready

    await table.change(set_ready)


async def start(table: Table, connection: Connection, message: m.Start) -> None:
    _owner(table, connection)
    await start_table(table)


async def start_table(table: Table) -> None:
    """From the lobby to the game, or to picking its kingdom."""
    if table.state.phase != "lobby":
        raise Refusal("started", 409)
    await _begin(table, dealing.begin)


async def _begin(table: Table, edit: Callable[[TableState], bool]) -> None:
    """Try an edit; where it completes what a game needs, deal it, else only keep the edit."""

    def deal(paper: TableState) -> GameRow:
        edit(paper)
        return dealing.deal(paper)

    for _ in range(8):
        if not edit(table.state.model_copy(deep=True)):
            await table.change(edit)
            if table.state.phase == "picking" and table.state.picker < 0:
                await _begin(table, dealing.finish_picking)
            return
        if await table.start_game(deal):
            return
    raise Refusal("busy", 503)


async def take_seat(table: Table, connection: Connection, message: m.TakeSeat) -> None:
    if connection.seat >= 0:
        raise Refusal("seated", 409)
    seat, token = await sit(table, message.name, message.seat)
    connection.sit(seat)
    connection.tell({"type": "seat", "seat": seat, "token": token, "link": f"/t/{table.id}#{token}"})
    table.show_seats()


async def sit(table: Table, name: str, wanted: int | None) -> tuple[int, str]:
    """Give a free seat to somebody; the seat and its token."""

    def take(paper: TableState) -> tuple[int, str]:
        at = paper.free_seat(wanted)
        return at, paper.sit(at, name)

    return await table.change(take)


async def leave_seat(table: Table, connection: Connection, message: m.LeaveSeat) -> None:
    seat = _seated(connection)

    def leave(paper: TableState) -> None:
        if paper.phase not in ("lobby", "over"):
            raise Refusal("started", 409)
        others = [i for i in paper.people if i != seat and paper.seats[i].key]
        if paper.owner == seat and others:
            paper.owner = others[0]
        if paper.owner != seat:  # the last one keeps the table
            one = paper.seats[seat]
            one.key = one.name = one.stand_in = ""
            one.ready = one.rematch = False

    await table.change(leave)
    if not table.state.seats[seat].key:
        for other in list(table.connections):
            if other.seat == seat:
                other.sit(-1)


async def rename(table: Table, connection: Connection, message: m.Rename) -> None:
    seat = _seated(connection)

    def set_name(paper: TableState) -> None:
        if paper.phase not in ("lobby", "over"):
            raise Refusal("started", 409)
        paper.seats[seat].name = paper.unique_name(message.name, seat)

    await table.change(set_name)


async def give_seat_to_bot(table: Table, connection: Connection, message: m.GiveSeat) -> None:
    mine = _seated(connection)
    dealing.check_level(message.level)
    if message.seat >= len(table.state.seats) or table.state.seats[message.seat].kind == "bot":
        raise Refusal("no-seat", 409)
    if message.seat != mine and table.is_connected(message.seat):
        raise Refusal("there", 409)

    def give(paper: TableState) -> None:
        if paper.phase not in ("playing", "over"):
            raise Refusal("no-game", 409)
        paper.seats[message.seat].stand_in = message.level
        if paper.undo is not None and message.seat in paper.undo.waiting:
            paper.undo = None

    await table.change(give)
    if table.state.phase == "over":
        await _begin(table, dealing.next_game)


async def take_back(table: Table, connection: Connection, message: m.TakeBack) -> None:
    seat = _seated(connection)

    def back(paper: TableState) -> None:
        paper.seats[seat].stand_in = ""

    await table.change(back)


async def phrase(table: Table, connection: Connection, message: m.Phrase) -> None:
    seat = _seated(connection)
    if message.phrase not in phrases.PHRASES:
        raise Refusal("phrase")
    table.hub.say(table, seat, message.phrase)


async def pick(table: Table, connection: Connection, message: m.Pick) -> None:
    seat = _seated(connection)
    if table.state.phase != "picking":
        raise Refusal("not-picking", 409)
    await _begin(table, lambda paper: dealing.pick(paper, seat, message.card))


async def autoplay(table: Table, connection: Connection, message: m.SetAutoplay) -> None:
    seat = _seated(connection)

    def switch(paper: TableState) -> None:
        paper.seats[seat].autoplay = message.on

    await table.change(switch)


async def options(table: Table, connection: Connection, message: m.SetOptions) -> None:
    _owner(table, connection)

    def set_options(paper: TableState) -> None:
        if paper.phase not in ("lobby", "over"):
            raise Refusal("started", 409)
        if message.options is not None:
            paper.options = message.options
        if message.seats is not None:
            dealing.arrange(paper, message.seats)
        if message.kingdom is not None:
            dealing.choose(paper, message.kingdom)
        if paper.seed is not None and len(paper.people) > 1:
            paper.seed = None
        for i in paper.people:
            if i != paper.owner:
                paper.seats[i].ready = False  # they agreed to another game than this

    before = [seat.key for seat in table.state.seats]
    await table.change(set_options)
    after = [seat.key for seat in table.state.seats]
    for other in list(table.connections):
        if other.seat >= 0 and before[other.seat] in after:
            other.sit(after.index(before[other.seat]))


async def rematch(table: Table, connection: Connection, message: m.Rematch) -> None:
    seat = _seated(connection)

    def again(paper: TableState) -> bool:
        if paper.phase != "over":
            raise Refusal("not-over", 409)
        if message.kingdom is not None and seat == paper.owner:
            dealing.choose(paper.model_copy(deep=True), message.kingdom)  # refuses what cannot be
            paper.wish = message.kingdom
        paper.seats[seat].rematch = True
        paper.seats[seat].stand_in = ""
        return dealing.next_game(paper)

    await _begin(table, again)


async def ping(table: Table, connection: Connection, message: m.Ping) -> None:
    connection.tell({"type": "pong"})


async def hello(table: Table, connection: Connection, message: m.Hello) -> None:
    connection.sit(table.state.seat_of(message.token))
    table.show_seats()


HANDLERS: dict[str, Callable[[Table, Connection, Any], Awaitable[None]]] = {
    "answer": answer,
    "undo": undo,
    "undo_consent": undo_consent,
    "ready": ready,
    "start": start,
    "take_seat": take_seat,
    "leave_seat": leave_seat,
    "rename": rename,
    "give_seat_to_bot": give_seat_to_bot,
    "take_back": take_back,
    "phrase": phrase,
    "pick": pick,
    "autoplay": autoplay,
    "options": options,
    "rematch": rematch,
    "ping": ping,
    "hello": hello,
}


async def handle(table: Table, connection: Connection, message: Any) -> None:
    """Do what a client asks for; whatever cannot be done is told to this client only."""
    try:
        async with table.lock:
            await HANDLERS[message.type](table, connection, message)
    except Refusal as problem:
        connection.tell(problem.as_dict())
        connection.poke()
