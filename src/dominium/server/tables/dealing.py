"""From wishes to a dealt game: the kingdom of a table, chosen or picked in turn, and the set-up of its next game."""

from __future__ import annotations

import secrets

from ...cards.kingdoms import Kingdom, kingdom_in_turn
from ...engine import versions
from ...engine.catalogue import card_named
from ...engine.random import FastRandom, seal
from ...engine.record import BadRecord, Record
from ...engine.setup import BadSetup, next_first
from ...engine.types import PROJECT
from ...opponents.levels import PERSON
from ..protocol import KingdomChoice, PickedKingdom, Refusal
from ..store.interface import GameRow
from . import kingdom_choice
from .document import TableDocument
from .driver import SUBSTITUTE
from .tasks import seat_bots, send_bots_home, task_of


def choose(document: TableDocument, choice: KingdomChoice) -> None:
    """Put a kingdom on the table; nothing yet if the players are to pick it."""
    seed = document.seed if document.seed is not None else secrets.randbits(64)
    kingdom = kingdom_choice.chosen(choice, seed)
    task = task_of(choice)
    if task is not None:
        seat_bots(document, task)
    elif task_of(document.choice) is not None:
        send_bots_home(document, SUBSTITUTE)
    document.choice = choice
    _lay_out(document, kingdom)


def _lay_out(document: TableDocument, kingdom: Kingdom | None) -> None:
    document.cards = [card.id for card in kingdom.cards] if kingdom is not None else []
    document.projects = [card.id for card in kingdom.projects] if kingdom is not None else []


def begin(document: TableDocument) -> bool:
    """Go from the lobby to the game, or to picking its kingdom; True if the game can be dealt."""
    if any(not seat.taken for seat in document.seats):
        raise Refusal("seats-free", 409)
    if any(not seat.ready for i, seat in enumerate(document.seats) if i != document.owner):
        raise Refusal("not-ready", 409)
    if isinstance(document.choice, PickedKingdom) and not document.cards:
        document.phase = "picking"
        document.picks = [[] for _ in document.seats]
        document.passed = [seat.bot != "" for seat in document.seats]
        return False
    return True


def pick(document: TableDocument, seat: int, name: str | None) -> bool:
    """Somebody names a card, or no more; True if the kingdom is complete now."""
    if document.picker != seat:
        raise Refusal("turn", 409)
    if name is None:
        document.passed[seat] = True
    else:
        card = kingdom_choice.any_choosable(name)
        plain = card.plain
        if any(plain == versions.plain(other) for picks in document.picks for other in picks):
            raise Refusal("picked", 409)
        if card.types & PROJECT and _projects_named(document) >= 2:
            raise Refusal("projects", 409)
        document.picks[seat].append(card.id)
    return finish_picking(document)


def _projects_named(document: TableDocument) -> int:
    return sum(1 for picks in document.picks for name in picks if card_named(name).types & PROJECT)


def finish_picking(document: TableDocument) -> bool:
    """Fill the kingdom up if nobody names cards any more."""
    if document.picker >= 0:
        return False
    assert isinstance(document.choice, PickedKingdom)
    named = [[card_named(name) for name in picks] for picks in document.picks]
    try:
        kingdom = kingdom_in_turn(
            FastRandom(secrets.randbits(64)),
            kingdom_choice.sets_or_newest(document.choice.sets),
            named,
            document.choice.projects,
        )
    except BadSetup as problem:
        raise Refusal("kingdom", detail=str(problem)) from None
    _lay_out(document, kingdom)
    return True


def deal(document: TableDocument) -> GameRow:
    """The next game of a table. Between people its seed is secret; its seal is not."""
    players = len(document.seats)
    sealed = document.seed is None or document.game_number > 0
    seed = secrets.randbits(256) if sealed else document.seed or 0
    winners = document.winners
    first = next_first(winners, players, FastRandom(secrets.randbits(64))) if winners else -1
    top = document.options.choose_top
    task = task_of(document.choice)
    if task is not None:
        seat_bots(document, task)
    lesson = task.lesson if task is not None else None
    if lesson is not None:
        sealed, seed, first = False, lesson.seed, lesson.first
    record = Record(players, document.cards, document.projects, seed, first, sealed=sealed, choose_top=top)
    record.position = lesson.position if lesson is not None else None
    record.names = [seat.name for seat in document.seats]
    record.agents = [seat.level if seat.kind == "bot" else PERSON for seat in document.seats]
    try:
        record.deal().dismiss()
    except BadRecord as problem:
        raise Refusal("kingdom", detail=problem.detail) from None
    document.game_number += 1
    document.phase = "playing"
    document.undo = None
    document.given_up = []
    document.note(0, -1, -1)
    document.picks = []
    document.passed = []
    for seat in document.seats:
        seat.rematch = False
        seat.stood_in = seat.stand_in != ""
        seat.ready = True
    return GameRow(record.to_json(), seal(seed) if sealed else "")
