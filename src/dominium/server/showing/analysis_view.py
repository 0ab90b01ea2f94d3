"""An analysis as the page shows it."""

from __future__ import annotations

from ...teacher.analysis import GRADES, Analysis
from ...teacher.chances import Chance
from ...teacher.telling import chance_text, deed_text, gain_text, lost_text, luck_text, options_text, summary
from ...words.languages import language
from ..protocol import AnalysisInfo, AnalysisMark, AnalysisPlayer, AnalysisStep, Text
from .texts import in_every_language, words

#: a number and its sign stay together at the end of a line
_APART, _TOGETHER = " %", "\u00a0%"


def analysis_info(analysis: Analysis) -> AnalysisInfo:
    """What decided a game, in words and figures."""
    said: dict[Chance, Text] = {}

    def step(seat: int, turn: int, chances: list[Chance]) -> AnalysisStep:
        return {
            "seat": seat,
            "turn": turn,
            "shares": [round(one.share, 4) for one in chances],
            "chances": [_said(one, said) for one in chances],
        }

    steps = [step(one.seat, one.turn, one.chances) for one in analysis.steps]
    told = zip(summary(analysis, language("en")), summary(analysis, language("pl")), strict=True)
    return {
        "summary": [_unbroken({"en": english, "pl": polish}) for english, polish in told],
        "steps": [*steps, step(-1, analysis.steps[-1].turn, analysis.last)],
        "marks": [_mark(analysis, number) for number in sorted(analysis.marks())],
        "players": [_player(analysis, seat) for seat in range(analysis.players)],
        "turning_point": analysis.turning_point(),
        "figures": words("teacher-figures"),
    }


def _said(chance: Chance, said: dict[Chance, Text]) -> Text:
    if chance not in said:
        said[chance] = _unbroken(in_every_language(lambda language: chance_text(chance, language)))
    return said[chance]


def _unbroken(text: Text) -> Text:
    return {"en": text["en"].replace(_APART, _TOGETHER), "pl": text["pl"].replace(_APART, _TOGETHER)}


def _mark(analysis: Analysis, number: int) -> AnalysisMark:
    step = analysis.steps[number]
    verdict, grade = step.verdict, step.grade
    assert verdict is not None  # nothing else
    assert grade is not None  # has a mark
    name = analysis.names[step.seat]
    return {
        "step": number,
        "seat": step.seat,
        "turn": step.turn,
        "grade": grade,
        "grade_name": words(f"teacher-grade-{grade}"),
        "deed": in_every_language(lambda language: deed_text(step, name, language)),
        "better": in_every_language(
            lambda language: options_text(verdict.better, step.source, language, accusative=False)
        ),
        "gain": _unbroken(in_every_language(lambda language: gain_text(verdict, language))),
    }


def _player(analysis: Analysis, seat: int) -> AnalysisPlayer:
    grades = [analysis.steps[number].grade for number in analysis.marks(seat)]
    return {
        "seat": seat,
        "name": analysis.names[seat],
        "winner": seat in analysis.winners,
        "marks": {grade: grades.count(grade) for grade, _ in GRADES},
        "lost": _unbroken(in_every_language(lambda language: lost_text(analysis, seat, language))),
        "luck": _unbroken(in_every_language(lambda language: luck_text(analysis, seat, language))),
    }
