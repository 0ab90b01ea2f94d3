"""What a match is made of, to be written into a store or held against one."""

from __future__ import annotations

from dominium.server.store.interface import Move
from dominium.server.tables.match import Match


def moves_of(match: Match) -> list[Move]:
    """The moves of a game in which nothing was taken back and nobody resigned before its end, as a store keeps them."""
    given = zip(match.session.given, match.auto, strict=True)
    answers = [Move("a", seat, mark, answer, bool(auto)) for (seat, mark, answer), auto in given]
    moves = answers + [Move("r", seat, 0, [], False) for seat in match.resigned]
    assert len(moves) == match.number
    return moves


def state_of(match: Match) -> tuple[object, ...]:
    """All that moves make of a match."""
    return match.number, list(match.session.given), match.auto, match.resigned, match.revised
