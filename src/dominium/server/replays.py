"""Records played again: step by step for the eye, and as a whole for the doubtful."""

from __future__ import annotations

from typing import Any

from ..engine.decisions import IllegalMove
from ..engine.random import seal
from ..engine.record import BadRecord, Record, record_from, replay
from ..engine.session import Session
from . import kingdoms, log, show
from .play import Score
from .texts import words


def replayed(record: Record) -> dict[str, Any]:
    """Every step of a record with all cards open; BadRecord if it cannot be replayed."""
    names = record.names or [f"{seat + 1}" for seat in range(record.players)]
    session = record.deal().start()
    steps: list[dict[str, Any]] = []
    history: list[Score] = []
    sent = 0
    turn, active = session.game.turn, session.game.active
    for number, (_, _, answer) in enumerate(record.answers, 1):
        steps.append(_step(session, number - 1, answer))
        _check(session, record, number)
        try:
            session.answer(answer)
        except IllegalMove as problem:
            raise BadRecord("illegal", str(problem), number) from None
        session.forget(0)
        if session.game.turn != turn or session.over:
            history.append(Score(number, turn, active, session.game.scores()))
            turn, active = session.game.turn, session.game.active
    steps.append(_step(session, len(record.answers), None))
    lines = log.told(session.events, names)
    for step in steps:
        upto = step.pop("events")
        step["log"] = lines[sent:upto]
        sent = upto
    end: dict[str, Any] | None = None
    if session.over:
        end = {"type": "end", "game": 1, "seal": seal(record.seed) if record.sealed else None}
        end |= show.end_dict(session, record, history) | {"record": "", "replay": ""}
        end["players"] = [one | {"name": names[i]} for i, one in enumerate(end["players"])]
    return {
        "names": names,
        "kingdom": kingdoms.describe(record.kingdom, record.projects),
        "steps": steps,
        "end": end,
        "sealed": record.sealed,
        "seed": str(record.seed),
    }


def _check(session: Session, record: Record, number: int) -> None:
    decision = session.decision
    if decision is None:
        raise BadRecord("surplus", "the game is over, yet the record goes on", number)
    seat, mark, _ = record.answers[number - 1]
    if decision.seat != seat or decision.fingerprint() != mark:
        raise BadRecord("mismatch", "the game asks something else here", number)


def _step(session: Session, number: int, answer: list[int] | None) -> dict[str, Any]:
    decision = session.decision
    return {
        "view": show.open_view(session.game),
        "decision": None if decision is None else show.decision_dict(decision, number, session.game),
        "answer": answer,
        "events": len(session.events),
    }


def read(text: str) -> Record:
    return record_from(text)


def verified(text: str, published: str | None = None) -> dict[str, Any]:
    """Play a record again and say whether it gives the same game, and whether its seed is the sealed one."""
    result: dict[str, Any] = {
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
    except BadRecord as problem:
        result["reason"] = problem.reason
        result["text"] = words(f"record-{problem.reason}", detail=problem.detail, number=problem.number)
        return result
    result["answers"] = len(record.answers)
    result["scores"] = session.game.scores()
    if record.sealed:
        result["seal"] = seal(record.seed)
        if published:
            result["seal_matches"] = published.strip().lower() == result["seal"]
    if result["seal_matches"] is False:
        result["reason"] = "seal"
        result["text"] = words("verify-seal")
    elif not session.over:
        result["reason"] = "unfinished"
        result["text"] = words("verify-unfinished", count=len(record.answers))
        result["ok"] = True
    else:
        result["ok"] = True
    return result
