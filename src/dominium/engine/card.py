"""What a card is: a shared, immutable definition whose methods read like its text.

A card keeps no state. What one play of it did lives in the game: in its :class:`InPlay` record and in the
abilities it left behind. The class attributes below are all a simple card needs; everything else is a method.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from .abilities import CHOOSES
from .versions import plain

if TYPE_CHECKING:
    from .abilities import Ability, Happening, InPlay
    from .player import Player

#: What a subclass may set in its body.
_FIELDS: Final = (
    "id",
    "cost",
    "types",
    "sets",
    "coins",
    "only_coins",
    "points",
    "plus_coins",
    "touches",
    "hand_moments",
    "artifacts",
    "basic",
    "mat",
    "mat_face_down",
    "holds_face_down",
    "tokens",
    "marks_piles",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One kind of card. Subclass it, set the attributes, override what the card does."""

    id: str = ""
    cost: int = 0
    types: int = 0
    #: the sets it is taken from, separated by blanks
    sets: str = ""
    #: coins a Treasure gives when played
    coins: int = 0
    #: playing it does nothing but give ``coins``
    only_coins: bool = False
    #: victory points, where they are a fixed number
    points: int = 0
    #: its text has "+" with an amount of coins (Capitalism)
    plus_coins: bool = False
    touches: int = CHOOSES
    #: the moments at which it can be used from the hand (a mask of moments)
    hand_moments: int = 0
    #: ids of the Artifacts it brings into the game, separated by blanks
    artifacts: str = ""
    basic: bool = False
    #: the name of the mat it puts cards onto, and whether they lie there face down
    mat: str = ""
    mat_face_down: bool = False
    #: the cards it sets aside until a later turn are for its owner alone to look at
    holds_face_down: bool = False
    #: the name of the tokens it lays before a player
    tokens: str = ""
    #: its abilities are tokens on a Supply pile (Embargo)
    marks_piles: bool = False
    # What follows is not for a subclass to set: it is seen from the methods it overrides.
    acts_when_gained: bool = False
    acts_when_trashed: bool = False
    acts_when_revealed: bool = False
    #: its cost is not simply the printed one
    own_cost: bool = False
    #: its worth is not simply a number of points
    own_worth: bool = False
    #: set by the catalogue: index in this process, and the place in the alphabetical order of ids
    number: i64 = -1
    rank: int = 0
    #: the id without an edition, which all versions of the card share
    plain: str = ""

    def __init__(self) -> None:
        # In an interpreted subclass the attributes of the class body live on the class, where compiled code
        # does not look: bring them into the instance, through the slots of the compiled class.
        base: Any = Card
        for name in _FIELDS:
            slot: Any = base.__dict__.get(name)
            if not hasattr(slot, "__set__"):
                break  # not compiled: the class attributes are found as they are
            for cls in type(self).__mro__:
                value: Any = cls.__dict__.get(name)
                if value is not None and not hasattr(value, "__set__"):
                    slot.__set__(self, value)
                    break
        self.plain = plain(self.id)
        self.acts_when_gained = self._overrides("when_gained")
        self.acts_when_trashed = self._overrides("when_trashed")
        self.acts_when_revealed = self._overrides("when_revealed")
        self.own_cost = self._overrides("cost_now")
        self.own_worth = self._overrides("worth")

    def _overrides(self, method: str) -> bool:
        base: Any = Card
        for cls in type(self).__mro__:
            if cls is base:
                return False
            if method in cls.__dict__:
                return True
        return False

    def problem(self) -> str:
        """What keeps the card from ever doing what it was written to do; empty if nothing is known to."""
        if self.hand_moments and not self._overrides("react"):
            return "has hand_moments but no react(): say what using it from the hand does"
        if self._overrides("react") and not self.hand_moments:
            return "has react() but no hand_moments: say when it can be used, as in hand_moments = moments.ATTACK"
        if self.mat_face_down and not self.mat:
            return "has mat_face_down but no mat: name the mat"
        return ""

    def __repr__(self) -> str:
        return f"<{self.id}>"

    # What it does when played, and what stays of it.

    def play(self, me: Player, this: InPlay) -> None:
        """Follow the text above the dividing line."""
        if self.coins:
            me.plus_coins(self.coins)

    def linger(self, me: Player, this: InPlay) -> None:
        """Leave behind what works after the play itself: for the rest of the turn, while in play, or later.

        ``play`` calls it; the test kit calls it alone for a card put in play "as if played earlier".
        """

    def hold(self, me: Player, this: InPlay | None, cards: list[Card]) -> None:
        """Leave cards behind that lie aside until the next own turn; ``me.take_back`` brings them then.

        The verbs that set cards aside call it, and the test kit alone for cards set aside earlier.
        """
        ability = me.next_turn(self, this)
        ability.aside.extend(cards)
        ability.face_down = self.holds_face_down

    def worth(self, me: Player) -> int:
        """Victory points of one copy at the end."""
        return self.points

    def cost_now(self, printed: int, me: Player) -> int:
        """The cost before reductions; ``me`` is the player whose turn it is."""
        return printed

    # Abilities of the card itself, as it moves.

    def when_gained(self, me: Player, gain: Happening) -> None:
        """After ``me`` gained this card."""

    def when_trashed(self, me: Player) -> None:
        """After ``me`` trashed this card."""

    def when_revealed(self, me: Player) -> None:
        """As ``me`` reveals this card."""

    # From the hand (with ``hand_moments``).

    def can_react(self, me: Player, what: Happening) -> bool:
        """Whether using it from the hand now could change anything."""
        return True

    def react(self, me: Player, what: Happening) -> None:
        """Use it from the hand."""

    # Standing abilities: of cards played earlier, Projects and Artifacts.

    def applies(self, me: Player, ability: Ability, what: Happening) -> bool:
        """Whether the standing ability has something to do now."""
        return True

    def start_turn(self, me: Player, ability: Ability) -> None:
        """At the start of ``me``'s turn."""

    def before_play(self, me: Player, ability: Ability, what: Happening) -> None:
        """When a card is played, before its text is followed."""

    def after_play(self, me: Player, ability: Ability, what: Happening) -> None:
        """When a card has been played."""

    def when_gain(self, me: Player, ability: Ability, gain: Happening) -> None:
        """When somebody gains a card."""

    def when_trash(self, me: Player, ability: Ability, what: Happening) -> None:
        """When somebody trashes a card."""

    def when_buy(self, buyer: Player, ability: Ability, card: Card) -> None:
        """When somebody buys a card, before it is gained."""

    def when_discard_from_play(self, me: Player, ability: Ability, what: Happening) -> None:
        """When a card is about to be discarded from play."""

    def start_buy_phase(self, me: Player, ability: Ability) -> None:
        """At the start of ``me``'s Buy phase."""

    def end_buy_phase(self, me: Player, ability: Ability) -> None:
        """At the end of ``me``'s Buy phase."""

    def start_clean_up(self, me: Player, ability: Ability) -> None:
        """At the start of ``me``'s Clean-up."""

    def star(self, me: Player, ability: Ability, cards: list[Card]) -> Card | None:
        """When ``me`` shuffles ``cards``: one of them to go on top, or None."""
        return None

    def hand_bonus(self, me: Player, ability: Ability) -> int:
        """Cards more (or fewer) when ``me`` draws the next hand."""
        return 0

    # Projects and Artifacts.

    def taken(self, me: Player) -> None:
        """When ``me`` buys this Project or takes this Artifact: leave its abilities in the game."""

    def begin_turn(self, me: Player) -> None:
        """As a turn of its owner begins, before anything else: set what holds during the owner's turns."""


#: stands for "no card" where something happens without one
NO_CARD: Final = Card()
