"""An analysis in words. Chances are said as exactly as their errors allow."""

from __future__ import annotations

import math

from ..engine import kinds
from ..engine.catalogue import UnknownCard, card_named
from ..words.languages import Language
from .analysis import Analysis, Step
from .chances import Chance, unit_for
from .judging import Verdict

#: kinds of decisions that have a sentence of their own; see ``teacher-did-...``
_DEEDS = (
    kinds.PLAY,
    kinds.TREASURE,
    kinds.BUY,
    kinds.GAIN,
    kinds.TRASH,
    kinds.DISCARD,
    kinds.REACT,
)


def chance_text(chance: Chance, language: Language) -> str:
    """A chance in per cent; what only looks certain is said to be nearly so."""
    number, unit = chance.rounded(), chance.unit
    if number <= 0 and chance.error > 0:
        return language.message("teacher-under", number=unit)
    if number >= 100 and chance.error > 0:
        return language.message("teacher-over", number=100 - unit)
    return language.message("teacher-percent", number=number)


def loss_text(loss: float, error: float, language: Language, message: str = "teacher-loss") -> str:
    """What was lost, in per cent; at least the finest that can be told."""
    return language.message(message, number=max(unit_for(error), Chance(loss, error).rounded()))


def gain_text(verdict: Verdict, language: Language) -> str:
    """What the better choice would have brought, in per cent."""
    return loss_text(verdict.loss, verdict.error, language, "teacher-gain")


def options_text(options: list[str], source: str | None, language: Language, *, accusative: bool) -> str:
    """Options by their names: cards, and words as the card that asks means them."""
    if not options:
        return language.message("teacher-nothing")
    cards = [one for one in options if _is_card(one)]
    parts = [language.listing(cards, accusative)] if cards else []
    parts += [language.word(source, one) for one in options if one not in cards]
    return ", ".join(parts)


def _is_card(option: str) -> bool:
    try:
        card_named(option)
    except UnknownCard:
        return False
    return True


def deed_text(step: Step, who: str, language: Language) -> str:
    """What somebody did: "Anna buys Silver"."""
    return language.message(
        f"teacher-did-{step.kind}" if step.kind in _DEEDS else "teacher-did",
        who=who,
        cards=options_text(step.chosen, step.source, language, accusative=step.kind in _DEEDS),
        count=len(step.chosen),
        by=language.name(step.source) if step.source else "",
    )


def better_text(step: Step, language: Language, message: str = "teacher-better") -> str:
    """What would have been better, and what it would have brought; "" if nothing would."""
    verdict = step.verdict
    if verdict is None:
        return ""
    return language.message(
        message,
        better=options_text(verdict.better, step.source, language, accusative=False),
        gain=gain_text(verdict, language),
    )


def chances_text(names: list[str], chances: list[Chance], language: Language) -> str:
    return ", ".join(
        f"{name} {chance_text(chance, language)}" for name, chance in zip(names, chances, strict=True)
    )


def summary(analysis: Analysis, language: Language) -> list[str]:
    """The game in a few sentences."""
    say = language.message
    names = analysis.names
    winners = ", ".join(names[seat] for seat in analysis.winners)
    points = [str(one).replace("-", "\u2212") for one in analysis.scores]  # a minus sign, not a hyphen
    scores = ", ".join(f"{name} {one}" for name, one in zip(names, points, strict=True))
    ending = "teacher-given-up" if analysis.given_up else "teacher-end"
    told = [
        say("teacher-start", chances=chances_text(names, analysis.steps[0].chances, language)),
        say(ending, names=winners, count=len(analysis.winners), scores=scores),
    ]
    if analysis.has_leader:
        told.append(_turning_point(analysis, winners, language))
    for seat, name in enumerate(names):
        told.append(_worst(analysis, seat, name, language))
    told.append(_luck(analysis, language))
    return told


def _turning_point(analysis: Analysis, winner: str, language: Language) -> str:
    number = analysis.turning_point()
    if number is None:
        return language.message("teacher-ahead", who=winner)
    step = analysis.steps[number]
    deed = deed_text(step, analysis.names[step.seat], language)
    return language.message("teacher-turning-point", turn=step.turn, deed=deed, who=winner)


def lost_text(analysis: Analysis, seat: int, language: Language) -> str:
    """All that a player lost by play."""
    verdicts = [step.verdict for step in analysis.steps if step.seat == seat and step.verdict is not None]
    if not verdicts:
        return language.message("teacher-percent", number=0)
    return loss_text(analysis.lost(seat), _error(verdicts), language)


def luck_of(analysis: Analysis, seat: int) -> Chance:
    """What chance did for a player, and the standard error of that."""
    verdicts = [step.verdict for step in analysis.steps if step.verdict is not None]
    error = math.hypot(_error(verdicts), analysis.steps[0].chances[seat].error)
    return Chance(analysis.luck(seat), error)


def luck_text(analysis: Analysis, seat: int, language: Language) -> str:
    number = luck_of(analysis, seat).rounded()
    if number < 0:
        return language.message("teacher-loss", number=-number)
    text = language.message("teacher-percent", number=number)
    return f"+{text}" if number else text


def _worst(analysis: Analysis, seat: int, name: str, language: Language) -> str:
    marks = analysis.marks(seat)
    if not marks:
        return language.message("teacher-clean", who=name)
    step = analysis.steps[marks[0]]
    return language.message(
        "teacher-worst",
        who=name,
        turn=step.turn,
        deed=deed_text(step, name, language),
        better=better_text(step, language),
        count=len(marks),
        total=lost_text(analysis, seat, language),
    )


def _luck(analysis: Analysis, language: Language) -> str:
    """Whom chance favoured most, if it did."""
    seat = max(range(analysis.players), key=analysis.luck)
    luck = luck_of(analysis, seat)
    if luck.share < 2 * luck.error:
        return language.message("teacher-no-luck")
    return language.message("teacher-luck", who=analysis.names[seat], number=luck.rounded())


def _error(verdicts: list[Verdict]) -> float:
    return math.sqrt(sum(verdict.error**2 for verdict in verdicts))
