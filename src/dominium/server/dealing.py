"""New tables and new games: from wishes to a dealt game."""

from __future__ import annotations

import secrets
from typing import Any

from ..cards.kingdoms import kingdom_in_turn
from ..engine import versions
from ..engine.catalogue import card_named
from ..engine.random import FastRandom, seal
from ..engine.record import BadRecord, Record
from ..engine.setup import BadSetup, next_first
from ..engine.types import PROJECT
from ..opponents.levels import BOTS, PERSON
from ..words.languages import language
from . import kingdoms
from .messages import NAME_LENGTH, PickedKingdom, SeatWish, TableBody
from .state import TableState
from .store import GameRow
from .texts import Refusal


def check_level(level: str) -> None:
    if level not in BOTS:
        raise Refusal("level", detail=f"no level {level!r}", name=level[:30])


def bot_names() -> list[str]:
    say = language("en").message
    return [say(f"bot-name-{i}") for i in range(1, 7)]


def new_table(body: TableBody) -> tuple[TableState, str]:
    """A table as wished for, and the token of its creator's seat."""
    state = TableState(seats=[], choice=body.kingdom, options=body.options, seed=body.seed)
    arrange(state, body.seats)
    if body.seed is not None and len(state.people) > 1:
        raise Refusal("seed-people")
    owner = state.people[0]
    state.owner = owner
    token = state.sit(owner, body.name[:NAME_LENGTH])
    state.seats[owner].ready = True
    choose(state, body.kingdom)
    return state, token


def arrange(state: TableState, wishes: list[SeatWish]) -> None:
    for wish in wishes:
        if wish.kind == "bot":
            check_level(wish.level)
    state.arrange(wishes, bot_names())


def choose(state: TableState, choice: Any) -> None:
    """Put a kingdom on the table; nothing yet if the players are to pick it."""
    seed = state.seed if state.seed is not None else secrets.randbits(64)
    kingdom = kingdoms.chosen(choice, seed)
    state.choice = choice
    state.cards = [card.id for card in kingdom.cards] if kingdom is not None else []
    state.projects = [card.id for card in kingdom.projects] if kingdom is not None else []


def begin(state: TableState) -> bool:
    """Go from the lobby to the game, or to picking its kingdom; True if the game can be dealt."""
    if any(not seat.taken for seat in state.seats):
        raise Refusal("seats-free", 409)
    if any(not seat.ready for i, seat in enumerate(state.seats) if i != state.owner):
        raise Refusal("not-ready", 409)
    if isinstance(state.choice, PickedKingdom) and not state.cards:
        state.phase = "picking"
        state.picks = [[] for _ in state.seats]
        state.passed = [seat.bot != "" for seat in state.seats]
        return False
    return True


def pick(state: TableState, seat: int, name: str | None) -> bool:
    """Somebody names a card, or no more; True if the kingdom is complete now."""
    if state.picker != seat:
        raise Refusal("turn", 409)
    if name is None:
        state.passed[seat] = True
    else:
        card = kingdoms.any_choosable(name)
        plain = card.plain
        if any(plain == versions.plain(other) for picks in state.picks for other in picks):
            raise Refusal("picked", 409)
        if card.types & PROJECT and _projects_named(state) >= 2:
            raise Refusal("projects", 409)
        state.picks[seat].append(card.id)
    return finish_picking(state)


def _projects_named(state: TableState) -> int:
    return sum(1 for picks in state.picks for name in picks if card_named(name).types & PROJECT)


def finish_picking(state: TableState) -> bool:
    """Fill the kingdom up if nobody names cards any more."""
    if state.picker >= 0:
        return False
    assert isinstance(state.choice, PickedKingdom)
    named = [[card_named(name) for name in picks] for picks in state.picks]
    try:
        kingdom = kingdom_in_turn(
            FastRandom(secrets.randbits(64)),
            kingdoms.sets_or_newest(state.choice.sets),
            named,
            state.choice.projects,
        )
    except BadSetup as problem:
        raise Refusal("kingdom", detail=str(problem)) from None
    state.cards = [card.id for card in kingdom.cards]
    state.projects = [card.id for card in kingdom.projects]
    return True


def deal(state: TableState) -> GameRow:
    """The next game of a table. Between people its seed is secret; its seal is not."""
    players = len(state.seats)
    sealed = state.seed is None or state.game > 0
    seed = secrets.randbits(256) if sealed else state.seed or 0
    first = next_first(state.winners, players, FastRandom(secrets.randbits(64))) if state.winners else -1
    top = state.options.choose_top
    record = Record(players, state.cards, state.projects, seed, first, sealed=sealed, choose_top=top)
    record.names = [seat.name for seat in state.seats]
    record.agents = [seat.level if seat.kind == "bot" else PERSON for seat in state.seats]
    try:
        record.deal()
    except BadRecord as problem:
        raise Refusal("kingdom", detail=problem.detail) from None
    state.game += 1
    state.phase = "playing"
    state.undo = None
    state.turn = 0
    state.asked = state.noted = -1
    state.picks = []
    state.passed = []
    for seat in state.seats:
        seat.rematch = False
        seat.ready = True
    return GameRow(record.to_json(), seal(seed) if sealed else "")


def next_game(state: TableState) -> bool:
    """Whether everybody wants another game; if so, with the kingdom its owner wished for."""
    if state.phase != "over":
        raise Refusal("not-over", 409)
    if any(not seat.taken for seat in state.seats):
        return False
    waiting = [
        seat for seat in state.seats if seat.kind == "person" and not seat.rematch and not seat.stand_in
    ]
    if waiting:
        return False
    if state.wish is not None:
        wish, state.wish = state.wish, None
        choose(state, wish)
        return begin(state)
    return True
