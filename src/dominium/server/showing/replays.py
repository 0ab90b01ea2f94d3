"""Records played again: step by step for the eye, and as a whole for the doubtful."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...engine.chronicle import Chronicle
from ...engine.decisions import IllegalMove
from ...engine.record import BadRecord, Record, record_from, replay
from ...engine.session import Session
from ..protocol import DecisionInfo, EndMessage, ReplayInfo, ReplayStep, Verification, ViewInfo
from ..tables.match import TurnEnd, resigned_in, with_resignations
from .game_end import end_of
from .game_view import decision_info, open_view
from .kingdom_view import describe
from .log_lines import lines_of
from .texts import words


class _Step(NamedTuple):
    """The game before an answer, and how many events there had been."""

    view: ViewInfo
    decision: DecisionInfo | None
    answer: list[int] | None
    events: int


def replayed(record: Record, resigned: Sequence[int] = ()) -> ReplayInfo:
    """Every step of a record with all cards open; BadRecord if it cannot be replayed.

    A game that was not played to its end, and in which somebody ``resigned``, ended there.
    """
    session = record.deal().start()
    names = record.names or [f"{seat + 1}" for seat in range(len(session.game.players))]
    steps: list[_Step] = []
    history: list[TurnEnd] = []
    turn, active = session.game.turn, session.game.active
    for number, (_, _, answer) in enumerate(record.answers, 1):
        steps.append(_step(session, number - 1, answer, names))
        _check(session, record, number)
        try:
            session.answer(answer)
        except IllegalMove as problem:
            raise BadRecord("illegal", str(problem), number) from None
        session.forget(0)
        if session.game.turn != turn or session.over:
            history.append(TurnEnd(number, turn, active, session.game.scores()))
            turn, active = session.game.turn, session.game.active
    if resigned and not session.over:
        history.append(TurnEnd(len(record.answers), turn, active, session.game.scores()))
    steps.append(_step(session, len(record.answers), None, names))
    return {
        "names": names,
        "kingdom": describe(record.kingdom, record.projects),
        "steps": _with_log(steps, _told(session, resigned), names),
        "end": _end(session, record, history, names, resigned) if session.over or resigned else None,
        "sealed": record.sealed,
        "seed": str(record.seed),
    }


def _step(session: Session, number: int, answer: list[int] | None, names: list[str]) -> _Step:
    decision = session.decision
    asked = None if decision is None else decision_info(decision, number, session.game, session.events, names)
    return _Step(open_view(session.game), asked, answer, len(session.events))


def _check(session: Session, record: Record, number: int) -> None:
    decision = session.decision
    if decision is None:
        raise BadRecord("surplus", "the game is over, yet the record goes on", number)
    seat, mark, _ = record.answers[number - 1]
    if decision.seat != seat or decision.fingerprint() != mark:
        raise BadRecord("mismatch", "the game asks something else here", number)


def _told(session: Session, resigned: Sequence[int]) -> Chronicle:
    """What happened. A record says who resigned, not when: it is told where that was the end of the game."""
    happened = session.events
    if session.over:
        return happened
    return with_resignations(happened, [len(happened)] * len(resigned), resigned)


def _with_log(steps: list[_Step], happened: Chronicle, names: list[str]) -> list[ReplayStep]:
    """The steps, each with what happened since the one before: told together, for lines join several events."""
    lines = lines_of(happened.since(0), names)
    found: list[ReplayStep] = []
    told_before = 0
    for view, decision, answer, events in steps:
        log = lines[told_before:] if answer is None else lines[told_before:events]
        found.append({"view": view, "decision": decision, "answer": answer, "log": log})
        told_before = events
    return found


def _end(
    session: Session, record: Record, history: list[TurnEnd], names: list[str], resigned: Sequence[int]
) -> EndMessage:
    end = end_of(session, record, history, resigned)
    end["seal"] = record.seal or None
    for player, name in zip(end["players"], names, strict=True):
        player["name"] = name
    return end


def verified(text: str, published: str | None = None) -> Verification:
    """Play a record again and say whether it gives the same game, and whether its seed is the sealed one."""
    result: Verification = {
        "ok": False,
        "reason": "",
        "text": words("verify-ok"),
        "answers": 0,
        "scores": [],
        "seal": None,
        "seal_matches": None,
    }
    try:
        record = record_from(text)
        session = replay(record)
        resigned = resigned_in(text)
    except BadRecord as problem:
        result["reason"] = problem.reason
        result["text"] = words(f"record-{problem.reason}", **problem.facts())
        return result
    result["answers"] = len(record.answers)
    result["scores"] = session.game.scores()
    if record.sealed:
        result["seal"] = record.seal
        if published:
            result["seal_matches"] = published.strip().lower() == result["seal"]
    flaw = record.agreement.flaw(record.seed) if record.agreement is not None else ""
    if result["seal_matches"] is False or flaw:
        result["reason"] = flaw or "seal"
        result["text"] = words(f"verify-{result['reason']}")
        return result
    result["ok"] = True
    if not session.over and not resigned:
        result["reason"] = "unfinished"
        result["text"] = words("verify-unfinished", count=len(record.answers))
    return result
