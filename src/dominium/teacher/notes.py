"""An analysis as text, to be kept and read again."""

from __future__ import annotations

import json
from typing import Any

from .analysis import Analysis, Step
from .chances import Chance
from .judging import Verdict

#: what the text is written like; texts of another format are not read
FORMAT = 1
#: figures after the point: finer than any error
_DIGITS = 4


class Unreadable(ValueError):
    """No analysis, or one written by another version."""


def as_text(analysis: Analysis) -> str:
    """An analysis as text."""
    data = {
        "format": FORMAT,
        "names": analysis.names,
        "scores": analysis.scores,
        "winners": analysis.winners,
        "last": _figures(analysis.last),
        "steps": [_row(step) for step in analysis.steps],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def from_text(text: str) -> Analysis:
    """The analysis in a text; Unreadable if it is none."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise Unreadable(f"format {data['format']}")
        return Analysis(
            [str(name) for name in data["names"]],
            [int(points) for points in data["scores"]],
            [int(seat) for seat in data["winners"]],
            [_step(row) for row in data["steps"]],
            _chances(data["last"]),
        )
    except (TypeError, KeyError, ValueError, IndexError) as problem:
        raise Unreadable(str(problem)) from None


def _figures(chances: list[Chance]) -> list[list[float]]:
    return [[round(one.share, _DIGITS), round(one.error, _DIGITS)] for one in chances]


def _chances(rows: list[list[float]]) -> list[Chance]:
    return [Chance(float(share), float(error)) for share, error in rows]


def _row(step: Step) -> list[Any]:
    row: list[Any] = [step.seat, step.turn, step.kind, step.source, step.chosen, _figures(step.chances)]
    if step.verdict is not None:
        verdict = step.verdict
        effect = [round(one, _DIGITS) for one in verdict.effect]
        row.append([verdict.better, round(verdict.loss, _DIGITS), round(verdict.error, _DIGITS), effect])
    return row


def _step(row: list[Any]) -> Step:
    seat, turn, kind, source, chosen, chances, *judged = row
    verdict = None
    if judged:
        better, loss, error, effect = judged[0]
        verdict = Verdict([str(one) for one in better], float(loss), float(error), [float(x) for x in effect])
    name = None if source is None else str(source)
    return Step(
        int(seat), int(turn), str(kind), name, [str(one) for one in chosen], _chances(chances), verdict
    )
