"""The game as a viewer may know it: the view, the question, whom it waits for, aids and undo."""

from __future__ import annotations

from collections.abc import Reversible
from typing import cast

from ...engine.decisions import Decision
from ...engine.events import Event
from ...engine.game import Game
from ...engine.view import View, counted
from ..protocol import (
    Aids,
    AidsInfo,
    DecisionInfo,
    GamePart,
    OpenView,
    Option,
    PileCounts,
    SeatView,
    UndoReason,
    UndoState,
    ViewInfo,
    WaitingFor,
    Zone,
)
from ..tables.match import Match
from .texts import asked, name_of, word_of

# The engine knows nothing of messages; tests hold what it says against the schema.


def open_part(view: View) -> OpenView:
    """What everybody may know."""
    return cast("OpenView", view.open_dict())


def seat_part(view: View) -> SeatView:
    """What a seat may know. A phase of another's turn that is over at once would tell what is not in the hand."""
    data = cast("SeatView", view.seat_dict())
    if view.seat != view.active and not view.over:
        data["phase"] = "turn"
    return data


def view_info(view: View) -> ViewInfo:
    """Both."""
    return {**open_part(view), **seat_part(view)}


def open_view(game: Game) -> ViewInfo:
    """The game with everybody's cards open: for replays of games that are over."""
    data = view_info(View(game, game.active))
    data["seat"] = -1
    data["players"] = [view_info(View(game, seat))["players"][seat] for seat in range(len(game.players))]
    return data


def decision_info(
    decision: Decision, number: int, game: Game, events: Reversible[Event], names: list[str]
) -> DecisionInfo:
    """A question to the one who is asked; ``events`` are what happened, ``names`` those of all players."""
    return {
        "id": number,
        "seat": decision.seat,
        "kind": decision.kind,
        "source": decision.source,
        "options": _options(decision, game),
        "minimum": decision.minimum,
        "maximum": decision.maximum,
        "ordered": decision.ordered,
        "prompt": asked(decision, events, names),
        "main": decision.main,
    }


def _options(decision: Decision, game: Game) -> list[Option]:
    cards = [_card_option(decision, i, game) for i in range(len(decision.cards))]
    return cards + [_word_option(decision, i) for i in range(len(decision.words or []))]


def _card_option(decision: Decision, index: int, game: Game) -> Option:
    card = decision.cards[index]
    return {
        "id": card.id,
        "kind": "card",
        "copies": decision.copies[index],
        "label": name_of(card),
        "cost": game.cost(card),
        "zone": _zone(decision, index),
    }


def _word_option(decision: Decision, index: int) -> Option:
    assert decision.words is not None
    word = decision.words[index]
    place = len(decision.cards) + index
    return {
        "id": word,
        "kind": "word",
        "copies": decision.copies[place],
        "label": word_of(decision, word),
        "cost": None,
        "zone": _zone(decision, place),
    }


def _zone(decision: Decision, index: int) -> Zone:
    return cast("Zone", decision.zone(index))


def waiting_for(decision: Decision | None, seat: int, active: int) -> WaitingFor | None:
    """Whose decision it is. Of what a player on turn decides others see nothing: it would tell cards of the hand."""
    if decision is None:
        return None
    if decision.seat == seat:
        return {"seat": seat, "kind": decision.kind, "source": decision.source}
    if decision.seat == active:
        return {"seat": active, "kind": "plays", "source": None}
    return {"seat": decision.seat, "kind": "acts", "source": decision.source}


def aids_info(view: View, aids: Aids) -> AidsInfo:
    own = view.seat >= 0 and aids.deck
    return {
        "points": [view.points(seat) for seat in range(view.players)] if aids.points else None,
        "deck": counted(view.own_deck()) if own else None,
        "discard": counted(view.own_discards()) if own else None,
        "owned": [counted(view.owned(seat)) for seat in range(view.players)] if aids.deck else None,
        "counts": None,
    }


def _pile_counts(game: Game) -> list[PileCounts]:
    """More than a seat may know by the rules (G34): for tables that chose so."""
    return [{"deck": len(one.deck), "discard": len(one.discard_pile)} for one in game.players]


def undo_state(match: Match, seat: int, others: bool) -> UndoState:
    """Whether the viewer can undo; ``others``: there are people to ask."""
    if seat < 0:
        return {"state": "refused", "reason": "nothing"}
    reason = cast("UndoReason", match.undo_cost(seat, alone=not others))
    if reason == "nothing":
        return {"state": "refused", "reason": reason}
    return {"state": "ask" if reason and others else "free", "reason": reason}


def _question(match: Match, decision: Decision) -> DecisionInfo:
    session = match.session
    number = match.number_for(decision.seat)
    return decision_info(decision, number, session.game, session.events, match.dealt.names)


def game_part(match: Match, seat: int, aids: Aids, others: bool) -> GamePart:
    """What a viewer may know of the game until something happens: all but the view, the log and the clock."""
    session = match.session
    view = session.view(seat)
    decision = match.decision
    mine = decision is not None and decision.seat == seat
    return {
        "number": match.number_for(seat),
        "decision": _question(match, decision) if decision and mine else None,
        "waiting": waiting_for(decision, seat, session.game.active),
        "undo": undo_state(match, seat, others),
        "aids": {**aids_info(view, aids), "counts": _pile_counts(session.game) if aids.counts else None},
    }
