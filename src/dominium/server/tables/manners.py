"""What the rivals of the campaign say at the table.

They speak of what everybody has seen: an Attack that was played, and points as whoever counts along knows them. Their
words are fixed phrases, so that nothing hidden can slip out, and nobody waits for them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ...engine import events
from ...engine.catalogue import card_named
from ...engine.types import ATTACK
from ..protocol import PHRASES, ChallengeKingdom
from .campaign import RIVALS, Rival, challenge_named
from .document import TableDocument
from .match import Match

#: how many points more or fewer are worth a word: a Province
_LEAD: Final = 6
#: own turns between two words about the game
_QUIET: Final = 3

_MOMENTS: Final = ("greeting", "ahead", "behind", "won", "lost")


def remarks_of(rival: Rival) -> list[str]:
    """All that a rival ever says."""
    moments = (*_MOMENTS, "attack") if rival.attacks else _MOMENTS
    return [f"{rival.id}-{moment}" for moment in moments]


_REMARKS: Final = frozenset(phrase for rival in RIVALS for phrase in remarks_of(rival))


def is_phrase(phrase: str) -> bool:
    """Whether anybody, a person or a rival, says this."""
    return phrase in PHRASES or phrase in _REMARKS


class Remark(NamedTuple):
    """What somebody at a table says."""

    seat: int
    phrase: str


def rivals_at(document: TableDocument) -> dict[int, Rival]:
    """The rivals at a table by their seats."""
    choice = document.choice
    if not isinstance(choice, ChallengeKingdom):
        return {}
    return dict(enumerate(challenge_named(choice.id).rivals, 1))


def greeting(document: TableDocument, match: Match) -> Remark | None:
    """What is said to somebody who has not done anything in the game yet."""
    rivals = rivals_at(document)
    given = zip(match.session.given, match.auto, strict=True)
    if not rivals or match.over or any(seat not in rivals and not auto for (seat, _, _), auto in given):
        return None
    # One speaks for all: words at the same time are not heard.
    seat = min(rivals)
    return _remark(rivals, seat, "greeting")


def _remark(rivals: dict[int, Rival], seat: int, moment: str) -> Remark:
    return Remark(seat, f"{rivals[seat].id}-{moment}")


class Manners:
    """What was said in a game, so that nobody says everything twice."""

    def __init__(self, match: Match) -> None:
        #: how many events were read
        self._read = len(match.session.events)
        #: how many ends of turns were seen
        self._ends = len(match.history)
        #: by seat: the own turn in which it last spoke, and whether it was ahead or behind
        self._spoke: dict[int, int] = {}
        self._moods: dict[int, str] = {}

    def remark(self, document: TableDocument, match: Match) -> Remark | None:
        """What a rival says after a move; mostly nothing."""
        rivals = rivals_at(document)
        if not rivals:
            return None
        attacker, ended = self._news(rivals, match)
        if match.over:
            return _last_word(rivals, match)
        if attacker >= 0 and self._may_speak(attacker, match):
            return _remark(rivals, attacker, "attack")
        return self._mood(rivals, ended, match) if ended >= 0 else None

    def _news(self, rivals: dict[int, Rival], match: Match) -> tuple[int, int]:
        """The rival who has just attacked, and the one whose turn has just ended; -1 for nobody."""
        happened = match.session.events
        attacker = -1
        for event in happened.since(self._read):
            if (
                event.kind == events.PLAY
                and event.seat in rivals
                and _is_attack(rivals[event.seat], event.cards)
            ):
                attacker = event.seat
        self._read = len(happened)
        ended = match.history[-1].seat if len(match.history) > self._ends else -1
        self._ends = len(match.history)
        return attacker, ended if ended in rivals else -1

    def _may_speak(self, seat: int, match: Match) -> bool:
        """Whether it was quiet for long enough; if so, it speaks now."""
        turn = match.session.game.players[seat].turns
        if abs(turn - self._spoke.get(seat, -_QUIET)) < _QUIET:
            return False
        self._spoke[seat] = turn
        return True

    def _mood(self, rivals: dict[int, Rival], seat: int, match: Match) -> Remark | None:
        """A word about being ahead or behind, where that has changed."""
        points = match.history[-1].points
        lead = points[seat] - max(one for i, one in enumerate(points) if i != seat)
        mood = "ahead" if lead >= _LEAD else "behind" if lead <= -_LEAD else ""
        if not mood or mood == self._moods.get(seat) or not self._may_speak(seat, match):
            return None
        self._moods[seat] = mood
        return _remark(rivals, seat, mood)


def _is_attack(rival: Rival, cards: list[str]) -> bool:
    return rival.attacks and any(card_named(card).types & ATTACK for card in cards)


def _last_word(rivals: dict[int, Rival], match: Match) -> Remark:
    """The winner's, or that of the first who was beaten."""
    best = [seat for seat in match.winners if seat in rivals]
    return _remark(rivals, best[0], "won") if best else _remark(rivals, min(rivals), "lost")
