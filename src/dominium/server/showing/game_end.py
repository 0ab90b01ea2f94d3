"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.card import Card
from ...engine.player import Player
from ...engine.record import Record
from ...engine.session import Session
from ..protocol import AgreementInfo, CardPoints, EndMessage, SeatResult, record_link, replay_link
from ..tables.match import Match, TurnEnd, leaders
from .turn_stories import shuffles_of, turns_of


def end_message(table: str, game: int, match: Match) -> EndMessage:
    """The end of a game of a table."""
    end = end_of(match.session, match.dealt, match.history, match.resigned)
    end["revised"] = match.revised
    return at_table(end, table, game, match.seal)


def at_table(end: EndMessage, table: str, game: int, seal: str) -> EndMessage:
    """The end of a game, with where it was played and what was published there."""
    return {
        **end,
        "game": game,
        "seal": seal or None,
        "record": record_link(table, game),
        "replay": replay_link(table, game),
    }


def end_of(
    session: Session, record: Record, history: list[TurnEnd], resigned: Sequence[int] = ()
) -> EndMessage:
    """The end of a game that belongs to no table."""
    game = session.game
    winners = leaders(session, resigned)
    bought, gained = _acquired(session)
    return {
        "type": "end",
        "game": 1,
        "players": [
            {
                **_result(player, record, bought[player.seat], gained[player.seat]),
                "winner": player.seat in winners,
                "resigned": player.seat in resigned,
            }
            for player in game.players
        ],
        "history": [{"turn": one.turn, "seat": one.seat, "points": one.points} for one in history],
        "turns": turns_of(session.events, len(game.players)),
        "shuffles": shuffles_of(session.events, len(game.players)),
        "revised": False,
        "seal": None,
        "seed": str(record.seed),
        "agreement": _agreement(record),
        "record": "",
        "replay": "",
    }


def _agreement(record: Record) -> AgreementInfo | None:
    """All that the seed came from: it is no secret any more."""
    agreed = record.agreement
    if agreed is None:
        return None
    return {
        "table": agreed.table,
        "game": agreed.game,
        "secret": agreed.secret,
        "commitments": agreed.commitments,
        "contributions": agreed.contributions,
    }


def _acquired(session: Session) -> tuple[list[dict[str, int]], list[dict[str, int]]]:
    """What each player bought, and what each gained in any way."""
    bought: list[dict[str, int]] = [{} for _ in session.game.players]
    gained: list[dict[str, int]] = [{} for _ in session.game.players]
    for event in session.events:
        if event.kind in ("buy", "project"):
            _count(bought[event.seat], event.cards)
        if event.kind in ("gain", "project"):
            _count(gained[event.seat], event.cards)
    return bought, gained


def _count(into: dict[str, int], ids: list[str]) -> None:
    for one in ids:
        into[one] = into.get(one, 0) + 1


def _result(player: Player, record: Record, bought: dict[str, int], gained: dict[str, int]) -> SeatResult:
    """What a player has at the end, before it is said who won."""
    return {
        "seat": player.seat,
        "name": record.names[player.seat] if record.names else "",
        "points": player.points(),
        "turns": player.turns,
        "winner": False,
        "resigned": False,
        "cards": _worth(player),
        "bought": bought,
        "gained": gained,
    }


def _worth(player: Player) -> list[CardPoints]:
    """Everything a player owned, what is worth most first."""
    owned: dict[Card, int] = {}
    for card in player.all_cards():
        owned[card] = owned.get(card, 0) + 1
    cards: list[CardPoints] = [
        {"card": card.id, "count": count, "points": card.worth(player) * count}
        for card, count in owned.items()
    ]
    cards.sort(key=lambda one: (-one["points"], one["card"]))
    return cards
