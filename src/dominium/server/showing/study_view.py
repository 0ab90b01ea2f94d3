"""How far something is that is being found out."""

from __future__ import annotations

from ..protocol import StudyState
from ..study import Study
from .texts import problem_of


def study_state(study: Study, key: str, done: bool) -> StudyState:
    """How far a piece of work is; ``done`` if it is kept somewhere."""
    told: StudyState = {"state": "done" if done else "none", "ahead": 0, "part": 0.0, "problem": None}
    if done:
        return told
    progress, failure = study.progress(key), study.failure(key)
    if progress is not None:
        told["state"] = "running" if progress.running else "waiting"
        told["ahead"], told["part"] = progress.ahead, round(progress.part, 3)
    elif failure is not None:
        told["state"], told["problem"] = "failed", problem_of(failure)["text"]
    return told
