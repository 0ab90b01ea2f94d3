"""What a viewer is shown of a game: the only way from the engine to a client."""

from __future__ import annotations

from typing import Any

from ..engine import kinds
from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.game import Game
from ..engine.record import Record
from ..engine.session import Session
from ..engine.view import View
from ..words.languages import CODES
from .messages import Aids
from .play import Play, Score
from .texts import name_of, spoken


def decision_dict(decision: Decision, number: int, game: Game) -> dict[str, Any]:
    """A question to the one who is asked."""
    options: list[dict[str, Any]] = []
    copies = decision.copies
    for i, card in enumerate(decision.cards):
        options.append(
            {
                "id": card.id,
                "kind": "card",
                "copies": copies[i],
                "label": name_of(card),
                "cost": game.cost(card),
                "zone": decision.zone(i),
            }
        )
    for i, word in enumerate(decision.words or []):
        label = {code: spoken(code).word(decision, word) for code in CODES}
        options.append(
            {
                "id": word,
                "kind": "word",
                "copies": copies[len(decision.cards) + i],
                "label": label,
                "cost": None,
                "zone": decision.zone(len(decision.cards) + i),
            }
        )
    return {
        "id": number,
        "seat": decision.seat,
        "kind": decision.kind,
        "source": decision.source,
        "options": options,
        "minimum": decision.minimum,
        "maximum": decision.maximum,
        "ordered": decision.ordered,
        "prompt": {code: spoken(code).prompt(decision) for code in CODES},
        "main": decision.main,
    }


def waiting_dict(decision: Decision | None) -> dict[str, Any] | None:
    """Whose decision it is. What kind of ability somebody may use could tell the cards in the hand."""
    if decision is None:
        return None
    if decision.kind in (kinds.REACT, kinds.ORDER):
        return {"seat": decision.seat, "kind": "effect", "source": None}
    return {"seat": decision.seat, "kind": decision.kind, "source": decision.source}


def aids_dict(view: View, aids: Aids) -> dict[str, Any]:
    own = view.seat >= 0 and aids.deck
    return {
        "points": [view.points(seat) for seat in range(view.players)] if aids.points else None,
        "deck": counts(view.own_deck()) if own else None,
        "discard": counts(view.own_discards()) if own else None,
        "owned": [counts(view.owned(seat)) for seat in range(view.players)] if aids.deck else None,
    }


def undo_dict(play: Play, seat: int, others: bool) -> dict[str, str]:
    """Whether the viewer can undo; ``others``: there are people to ask."""
    if seat < 0:
        return {"state": "refused", "reason": "nothing"}
    reason = play.undo_refusal(seat)
    if not reason:
        return {"state": "free", "reason": ""}
    return {"state": "ask" if others and reason != "nothing" else "refused", "reason": reason}


def game_dict(play: Play, seat: int, aids: Aids, others: bool) -> dict[str, Any]:
    """The game as a viewer may know it, without the log and the clock."""
    session = play.session
    view = session.view(seat)
    decision = session.decision
    mine = decision is not None and decision.seat == seat
    return {
        "number": play.number,
        "view": view.as_dict(),
        "decision": decision_dict(decision, play.number, session.game) if decision and mine else None,
        "waiting": waiting_dict(decision),
        "undo": undo_dict(play, seat, others),
        "aids": aids_dict(view, aids),
    }


def open_view(game: Game) -> dict[str, Any]:
    """The game with everybody's cards open: for replays of games that are over."""
    data = View(game, -1).as_dict()
    data["players"] = [View(game, seat).as_dict()["players"][seat] for seat in range(len(game.players))]
    return data


def end_dict(session: Session, record: Record, history: list[Score]) -> dict[str, Any]:
    """How a game ended."""
    game = session.game
    winners = game.winners()
    bought: list[dict[str, int]] = [{} for _ in game.players]
    gained: list[dict[str, int]] = [{} for _ in game.players]
    for event in session.events:
        if event.kind in ("buy", "project"):
            _count(bought[event.seat], event.cards)
        if event.kind in ("gain", "project"):
            _count(gained[event.seat], event.cards)
    players = []
    for player in game.players:
        owned: dict[Card, int] = {}
        for card in player.all_cards():
            owned[card] = owned.get(card, 0) + 1
        cards = [
            {"card": card.id, "count": count, "points": card.worth(player) * count}
            for card, count in owned.items()
        ]
        cards.sort(key=lambda one: (-_number(one["points"]), str(one["card"])))
        players.append(
            {
                "seat": player.seat,
                "name": record.names[player.seat] if record.names else "",
                "points": player.points(),
                "turns": player.turns,
                "winner": player.seat in winners,
                "cards": cards,
                "bought": bought[player.seat],
                "gained": gained[player.seat],
            }
        )
    return {
        "players": players,
        "history": [{"turn": one.turn, "seat": one.seat, "points": one.points} for one in history],
        "seed": str(record.seed),
    }


def counts(cards: list[Card]) -> dict[str, int]:
    found: dict[str, int] = {}
    _count(found, [card.id for card in cards])
    return found


def _count(into: dict[str, int], ids: list[str]) -> None:
    for one in ids:
        into[one] = into.get(one, 0) + 1


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
