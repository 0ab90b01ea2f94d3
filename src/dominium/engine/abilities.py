"""Abilities that wait for a moment, what they see happen, and the records of cards in play.

All of it is plain data, copied with the game. Nothing here is a closure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from .card import Card

# How an ability bears on others at the same moment: whether their order can matter.
NUMBERS: Final = 0  #: only Actions, Buys, coins and tokens: its order never matters
ADDS: Final = 1  #: only adds cards to the hand: order matters unless the others add too
CHOOSES: Final = 2  #: anything more: order matters

# How long an ability lasts.
FOREVER: Final = 0  #: Projects; Artifacts until they are lost
THIS_TURN: Final = 1  #: until the turn in progress ends
UNTIL_NEXT_TURN: Final = 2  #: until the owner's next turn starts
WHILE_IN_PLAY: Final = 3  #: until its card leaves play
NEXT_TURN: Final = (
    4  #: works once, at the start of the owner's next turn, and keeps its card in play till then
)

# Where an ability acts from.
STANDING: Final = 0
FROM_HAND: Final = 1
ITSELF: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class InPlay:
    """A card in play: one record per card put in play, however often it is played."""

    def __init__(self, card: Card, number: i64, seat: int, turn: int) -> None:
        self.card: Card = card
        #: the number by which zones know the card
        self.number: i64 = number
        self.seat: int = seat
        #: number of the turn in which it was played last
        self.turn: int = turn
        #: False once it has left play: whatever wants to move it later has lost track of it (G31)
        self.here: bool = True
        #: how many effects of later turns keep it in play (G38)
        self.busy: int = 0
        #: the seats its present play does not affect, as a mask (Attacks)
        self.spared: int = 0
        #: Durations this card made be played an extra time: it stays as long as they do (G39)
        self.extended: list[InPlay] | None = None
        # While a game is being copied: the copy of this record.
        self.twin: InPlay | None = None

    def stays(self) -> bool:
        """Whether it stays in play at Clean-up."""
        if self.busy > 0:
            return True
        if self.extended is not None:
            for other in self.extended:
                if other.here and other.busy > 0:
                    return True
        return False

    def spare(self, seat: int) -> None:
        """Protect a seat from its present play."""
        self.spared |= 1 << seat

    def spares(self, seat: int) -> bool:
        """Whether its present play does not affect a seat."""
        return self.spared >> seat & 1 == 1

    def extend(self, other: InPlay) -> None:
        """Remember that this card made ``other`` be played an extra time."""
        if self.extended is None:
            self.extended = [other]
        else:
            self.extended.append(other)


@mypyc_attr(acyclic=True, free_list_len=1)
class Ability:
    """The right of a card to act at a moment, held by one player."""

    def __init__(
        self,
        card: Card,
        seat: int,
        moment: int,
        lasts: int,
        turn: int,
        record: InPlay | None = None,
        *,
        touches: int = CHOOSES,
        optional: bool = False,
        origin: int = STANDING,
    ) -> None:
        self.card: Card = card
        self.seat: int = seat
        self.moment: int = moment
        self.lasts: int = lasts
        #: number of the turn in which it arose
        self.turn: int = turn
        self.record: InPlay | None = record
        self.touches: int = touches
        #: the player may use it or not (else it must be resolved)
        self.optional: bool = optional
        self.origin: int = origin
        #: cards set aside with it, and whether they lie face down
        self.aside: list[Card] = []
        self.face_down: bool = False
        #: the card or pile it is about, if that is not its own
        self.about: Card | None = None
        #: the seats it does not affect, as a mask: those that its card's play spared
        self.spared: int = 0
        #: number of the turn in which it was used last, for what works once a turn
        self.used: int = 0
        #: it acts right now, and does not answer to what it does itself
        self.at_work: bool = False
        #: taken out of the game; a window that still lists it passes over it
        self.gone: bool = False

    def spares(self, seat: int) -> bool:
        """Whether it does not affect a seat."""
        return self.spared >> seat & 1 == 1

    def copy(self) -> Ability:
        """A copy for a copied game, whose records are the twins of this one's."""
        record = self.record
        twin = Ability(
            self.card,
            self.seat,
            self.moment,
            self.lasts,
            self.turn,
            # A record that has left play is in no zone and can never matter again.
            record.twin if record is not None else None,
            touches=self.touches,
            optional=self.optional,
            origin=self.origin,
        )
        twin.aside = self.aside.copy()
        twin.face_down = self.face_down
        twin.about = self.about
        twin.spared = self.spared
        twin.used = self.used
        twin.at_work = self.at_work
        return twin


@mypyc_attr(acyclic=True, free_list_len=1)
class Happening:
    """Something that just happened, as the abilities waiting for it see it."""

    def __init__(self, moment: int, seat: int, card: Card, record: InPlay | None = None) -> None:
        self.moment: int = moment
        #: who did it: plays, gains, trashes, reveals
        self.seat: int = seat
        self.card: Card = card
        self.record: InPlay | None = record
        #: for plays: it is the first Action card played this turn
        self.first: bool = False
        #: for gains: the zone, the place in it and its state when the card arrived (see Player.still_there)
        self.zone: int = 0
        self.place: int = 0
        self.epoch: int = 0
        #: for gains: what the card itself does when gained is left out
        self.alone: bool = False
