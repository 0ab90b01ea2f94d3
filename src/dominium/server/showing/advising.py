"""A hint as it is told."""

from __future__ import annotations

from ...teacher.hint import Advice, advice_text
from ..protocol import HintMessage
from .texts import in_every_language


def hint_message(given: Advice, decision: int) -> HintMessage:
    text = in_every_language(lambda language: advice_text(given, language))
    return {"type": "hint", "decision": decision, "text": text}
