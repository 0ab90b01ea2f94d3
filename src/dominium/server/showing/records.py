"""What is made of whole records, as it leaves: done in the workroom, for it may be large."""

from __future__ import annotations

import gzip
from typing import NamedTuple

from pydantic import ValidationError
from pydantic_core import to_json

from ...engine.record import BadRecord, record_from
from ..protocol import RecordBody, Refusal, describe_errors
from ..store.interface import GameRow, Move
from ..tables.match import Match, rebuilt, resigned_in
from . import replays
from .game_end import at_table

#: answers of a record; no game has more
_MOST_ANSWERS = 20_000
#: bytes of a reply
_LARGEST = 64 << 20
_SMALL = 1000


class Made(NamedTuple):
    """A reply, made small; or a refusal, which cannot travel as an exception."""

    data: bytes
    packed: bool = False
    code: str = ""
    status: int = 200
    detail: str = ""
    arguments: dict[str, str | int] = {}  # noqa: RUF012 - never changed


def uploaded_replay(body: bytes) -> Made:
    """A record somebody sent, step by step."""
    try:
        text = record_in(body)
        return _packed(replays.replayed(record_from(text), resigned_in(text)))
    except BadRecord as problem:
        return _refused(refusal_of(problem))
    except Refusal as problem:
        return _refused(problem)


def uploaded_verification(body: bytes) -> Made:
    """Whether a record somebody sent plays again."""
    try:
        return _packed(replays.verified(record_in(body)))
    except Refusal as problem:
        return _refused(problem)


def kept_replay(row: GameRow, moves: list[Move], table: str, game: int) -> Made:
    """A game of a table, step by step."""
    try:
        match = finished_match(row, moves)
    except Refusal as problem:
        return _refused(problem)
    data = replays.replayed(match.record(), match.resigned)
    if data["end"] is not None:
        data["end"] = at_table(data["end"], table, game, match.seal)
    return _packed(data)


def kept_verification(row: GameRow, moves: list[Move]) -> Made:
    """Whether a game of a table plays again, and with the seed that was sealed."""
    try:
        match = finished_match(row, moves)
    except Refusal as problem:
        return _refused(problem)
    return _packed(replays.verified(match.record_text(), match.seal))


def kept_record(row: GameRow, moves: list[Move]) -> Made:
    """The record of a game of a table."""
    try:
        return _small(finished_match(row, moves).record_text().encode())
    except Refusal as problem:
        return _refused(problem)


def refusal_of(problem: BadRecord) -> Refusal:
    """What somebody is told whose record cannot be played again."""
    if problem.reason.startswith("own-"):
        return Refusal("record-own", detail=str(problem), name=problem.part)
    return Refusal("record", 400, str(problem), reason=problem.reason, **problem.facts())


def record_in(body: bytes) -> str:
    """The record in the body of a request; one of too many answers is refused before it is read."""
    try:
        text = RecordBody.model_validate_json(body).record
    except ValidationError as problem:
        detail = describe_errors(problem.errors(include_input=False))
        raise Refusal("malformed", 422, detail) from None
    if text.count("[") > 2 * _MOST_ANSWERS + 10:  # each answer has two lists
        raise Refusal("size", 413)
    return text


def finished_match(row: GameRow, moves: list[Move]) -> Match:
    """A game that is over."""
    try:
        match = rebuilt(row, moves)
    except MemoryError:
        raise
    except Exception:  # noqa: BLE001 - whatever it is, the game does not play again
        raise Refusal("damaged", 409) from None
    if not match.over:
        raise Refusal("not-over", 409)
    return match


def _packed(data: object) -> Made:
    text = to_json(data)
    return _refused(Refusal("too-much", 413)) if len(text) > _LARGEST else _small(text)


def _small(text: bytes) -> Made:
    return Made(gzip.compress(text, 5), packed=True) if len(text) > _SMALL else Made(text)


def _refused(problem: Refusal) -> Made:
    return Made(
        b"", code=problem.code, status=problem.status, detail=problem.detail, arguments=problem.arguments
    )
