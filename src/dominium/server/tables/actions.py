"""What people do at a table. A refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ...engine.decisions import IllegalMove
from ...opponents.levels import LEVELS
from .. import protocol as m
from ..protocol import PHRASES, Refusal
from . import dealing, lobby
from .document import TableDocument, UndoAsked, hashed
from .house import Watcher
from .match import Match
from .table import Table

Result = TypeVar("Result")
#: the levels of bots that may play for somebody who did not ask for one
_DECENT = LEVELS[1:]


async def handle(table: Table, watcher: Watcher, message: m.ClientMessage) -> None:
    """Do what a client asks for; whatever cannot be done is told to this client only."""
    try:
        async with table.lock:
            if table.gone:
                raise Refusal("no-table", 404)
            await _act(table, watcher, message)
    except Refusal as refusal:
        watcher.refuse(refusal)
        watcher.poke()


async def _act(table: Table, watcher: Watcher, message: m.ClientMessage) -> None:
    match message:
        case m.Answer():
            await _answer(table, _seated(watcher), message)
        case m.Undo():
            await _undo(table, _seated(watcher))
        case m.UndoConsent():
            await _undo_consent(table, _seated(watcher), message.agree)
        case m.AskHint():
            _ask_hint(table, watcher)
        case m.TakeSeat():
            await _take_seat(table, watcher, message)
        case m.LeaveSeat():
            await _leave_seat(table, _seated(watcher))
        case m.GiveSeat():
            await _give_seat_to_bot(table, _seated(watcher), message)
        case m.Start():
            _require_owner(table, watcher)
            await start(table)
        case m.SetOptions():
            _require_owner(table, watcher)
            await _set_options(table, message)
        case m.SetPace():
            _require_owner(table, watcher)
            await _change(table, lambda document: lobby.set_pace(document, message.bot_delay))
        case m.Pick():
            await _pick(table, _seated(watcher), message)
        case m.Resign():
            await resign(table, _seated(watcher))
        case m.Ready():
            await _set_ready(table, _seated(watcher), message.ready)
        case m.Rematch():
            seat = _seated(watcher)
            await _begin(table, lambda document: lobby.ask_again(document, seat, message.kingdom))
        case m.Phrase():
            _say(table, _seated(watcher), message.phrase)
        case m.Hello():
            _seat(table, watcher, message.token)
        case m.Ping():
            watcher.tell({"type": "pong"})
        case _:
            await _adjust(table, _seated(watcher), message)


async def _adjust(
    table: Table, seat: int, message: m.Rename | m.TakeBack | m.SetAutoplay | m.SetPace
) -> None:
    """Change something about the own seat."""
    resigned = table.resigned if table.document.phase == "playing" else []

    def edit(document: TableDocument) -> None:
        match message:
            case m.Rename():
                lobby.rename(document, seat, message.name)
            case m.TakeBack():
                if seat in resigned:
                    raise Refusal("resigned", 409)
                lobby.take_back(document, seat)
            case m.SetAutoplay():
                document.seats[seat].autoplay = message.on

    await _change(table, edit)


async def _change(table: Table, edit: Callable[[TableDocument], Result]) -> Result:
    """Change the document on behalf of somebody who has a seat."""
    return await table.change(_among_the_same(table, edit))


def _among_the_same(
    table: Table, edit: Callable[[TableDocument], Result]
) -> Callable[[TableDocument], Result]:
    """An edit that speaks of seats, refused where another server gave them to others meanwhile."""
    keys = [seat.key for seat in table.document.seats]

    def checked(document: TableDocument) -> Result:
        if [seat.key for seat in document.seats] != keys:
            raise Refusal("busy", 503)
        return edit(document)

    return checked


def _seat(table: Table, watcher: Watcher, token: str | None) -> None:
    """Somebody who is here shows the token of a seat."""
    seat = table.document.seat_of(token)
    if token is None or seat < 0:
        raise Refusal("token", 403)
    watcher.key = hashed(token)
    watcher.sit(seat)
    table.show_seats()


def _seated(watcher: Watcher) -> int:
    if watcher.seat < 0:
        raise Refusal("spectator", 403)
    return watcher.seat


def _require_owner(table: Table, watcher: Watcher) -> None:
    if _seated(watcher) != table.document.owner:
        raise Refusal("owner", 403)


# In the game


def _playing(table: Table) -> Match:
    """The match in progress; a refusal if there is none."""
    if table.damaged:
        raise Refusal("damaged", 409)
    if table.match is None or table.document.phase != "playing":
        raise Refusal("no-game", 409)
    return table.match


async def _answer(table: Table, seat: int, message: m.Answer) -> None:
    match = _playing(table)
    if match.decision is None:
        raise Refusal("no-game", 409)
    if message.decision != match.number_for(seat):
        raise Refusal("stale", 409)
    if match.decision.seat != seat:
        raise Refusal("turn", 409)
    if table.document.seats[seat].stand_in:
        raise Refusal("stand-in", 409)
    try:
        move = match.answer(message.indices)
    except IllegalMove as problem:
        raise Refusal("illegal", detail=str(problem)) from None
    await table.add(move)


async def _undo(table: Table, seat: int) -> None:
    match = _playing(table)
    others = table.document.others(seat)
    reason = match.undo_cost(seat, alone=not others)
    if reason == "nothing":
        raise Refusal("undo-nothing", 409)
    target = match.undo_target(seat, alone=not others)
    if not reason or not others:
        await table.add(match.undo(seat, target, seen=reason != ""))
        return
    number = match.number

    def ask(document: TableDocument) -> None:
        document.undo = UndoAsked(seat=seat, number=number, given=target, waiting=others)

    await _change(table, ask)


async def _undo_consent(table: Table, seat: int, agree: bool) -> None:
    match = table.match
    asked = table.document.undo
    if match is None or asked is None or asked.number != match.number or seat not in asked.waiting:
        raise Refusal("nothing-asked", 409)

    def reply(document: TableDocument) -> bool:
        request = document.undo
        if request is None or seat not in request.waiting:
            raise Refusal("nothing-asked", 409)
        request.waiting.remove(seat)
        if not agree:
            document.undo = None
        return agree and not request.waiting

    if await _change(table, reply):
        await table.add(match.undo(asked.seat, asked.given))
    elif not agree:
        for other in table.presence.watchers:
            if other.seat == asked.seat:
                other.refuse(Refusal("undo-disagreed"))


def _ask_hint(table: Table, watcher: Watcher) -> None:
    seat = _seated(watcher)
    match = _playing(table)
    if match.decision is None or match.decision.seat != seat:
        raise Refusal("turn", 409)
    if isinstance(table.document.choice, m.ChallengeKingdom):
        raise Refusal("hint-challenge", 403)
    if table.document.others(seat) and not table.document.options.hints:
        raise Refusal("hint", 403)
    table.house.hint(table.id, watcher)


async def resign(table: Table, seat: int) -> None:
    """Give the game up. Of two players the other wins; of more, a bot plays on as long as a person is left."""
    if table.damaged and table.document.phase == "playing":
        await _change(table, lambda document: lobby.give_up_damaged(document, seat))
        return
    match = _playing(table)
    try:
        move = match.resignation(seat)
    except IllegalMove:
        raise Refusal("resigned", 409) from None
    await table.add(move)


def _say(table: Table, seat: int, phrase: str) -> None:
    if phrase not in PHRASES:
        raise Refusal("phrase")
    table.house.say(table.id, seat, phrase)


# Before a game


async def start(table: Table) -> None:
    """From the lobby to the game, or to picking its kingdom."""
    if table.document.phase != "lobby":
        raise Refusal("started", 409)
    await _begin(table, dealing.begin)


async def _begin(table: Table, edit: Callable[[TableDocument], bool]) -> None:
    """Begin a game where an edit completes what it needs."""
    if await table.begin(_among_the_same(table, edit), dealing.deal):
        return
    if table.document.phase == "picking" and table.document.picker < 0:
        await table.begin(dealing.finish_picking, dealing.deal)


async def _set_ready(table: Table, seat: int, ready: bool) -> None:
    def edit(document: TableDocument) -> bool:
        lobby.set_ready(document, seat, ready)
        return lobby.begin_if_ready(document)

    await _begin(table, edit)


async def _pick(table: Table, seat: int, message: m.Pick) -> None:
    if table.document.phase != "picking":
        raise Refusal("not-picking", 409)
    await _begin(table, lambda document: dealing.pick(document, seat, message.card))


async def _set_options(table: Table, message: m.SetOptions) -> None:
    def edit(document: TableDocument) -> bool:
        lobby.set_options(document, message)
        return message.seats is not None and lobby.begin_if_ready(document)

    await _begin(table, edit)


# Seats


async def sit(table: Table, name: str, wanted: int | None) -> tuple[int, str]:
    """Give a free seat to somebody; the seat and its token."""

    def take(document: TableDocument) -> tuple[int, str]:
        at = lobby.free_seat(document, wanted)
        return at, lobby.sit(document, at, name)

    return await table.change(take)


async def _take_seat(table: Table, watcher: Watcher, message: m.TakeSeat) -> None:
    if watcher.seat >= 0:
        raise Refusal("seated", 409)
    seat, token = await sit(table, message.name, message.seat)
    _seat(table, watcher, token)
    watcher.tell({"type": "seat", "seat": seat, "token": token, "link": m.seat_link(table.id, token)})


async def _leave_seat(table: Table, seat: int) -> None:
    await _change(table, lambda document: lobby.leave(document, seat))


async def leave_for_good(table: Table, seat: int) -> None:
    """Somebody goes and does not come back; others have seats there, too."""
    if table.document.phase == "playing" and seat not in table.resigned:
        await resign(table, seat)
    await _change(table, lambda document: lobby.leave_for_good(document, seat))


async def come_back(table: Table, watcher: Watcher) -> None:
    """Somebody is here with a token: a bot that others called meanwhile gives the seat back."""
    async with table.lock:
        seat = watcher.seat
        if seat >= 0 and table.document.seats[seat].called and seat not in table.resigned:
            await _change(table, lambda document: lobby.take_back(document, seat))
        if seat >= 0:
            table.greet()


def _check_absence(table: Table, seat: int) -> None:
    """Refuse what is done to the seat of a player who is here, or perhaps only loads the page again."""
    if table.presence.is_connected(seat):
        raise Refusal("there", 409)
    if not table.may_replace(seat):
        raise Refusal("only-just-gone", 409)


async def _give_seat_to_bot(table: Table, mine: int, message: m.GiveSeat) -> None:
    lobby.check_level(message.level)
    seats = table.document.seats
    if message.seat >= len(seats) or seats[message.seat].kind == "bot":
        raise Refusal("no-seat", 409)
    if message.seat != mine:
        _check_absence(table, message.seat)
        if message.level not in _DECENT:
            raise Refusal("decent", 403)
    await _change(table, lambda document: lobby.give_to_bot(document, message.seat, message.level, mine))
    if table.document.phase == "over":
        await _begin(table, lobby.next_game)
