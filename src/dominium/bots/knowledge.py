"""What a player knows about each card before any game: how good it is to own, what playing it brings, how to use it.

What is known of the cards of a set stands in ``sense/<family>.py``, one entry for each card; here is what an entry may
say, and the look-up. The numbers are rough on purpose. They order the choices of :mod:`judgement`; a strategy that
knows better says so.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ..cards.sets import BASIC, SETS, families
from ..engine.card import Card
from ..engine.decisions import Offer
from ..engine.types import ACTION, ARTIFACT, CURSE_TYPE, PROJECT, TREASURE, VICTORY

if TYPE_CHECKING:
    from ..engine.decisions import Decision
    from ..engine.view import View
    from .judgement import Judgement

#: not said: guessed from the card itself
_UNSAID: Final = -1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """All that bots know of one card, in all its editions: the entry of the card.

    Subclass it, set what the card has, and override what it does in a way of its own: a method that gives None leaves
    the answer to the general rule. A card without an entry is judged by its cost and types.
    """

    #: the card, without an edition
    id: ClassVar[str] = ""
    #: what judgement does with it, for the reader; empty where the general rules are all there is to say
    says: ClassVar[str] = ""

    # What it is worth, and what a play brings.

    #: compares owning one copy: Silver 30, Gold 62, Province 100
    worth: ClassVar[int] = _UNSAID
    cards: ClassVar[int] = 0
    actions: ClassVar[int] = 0
    coins: ClassVar[int] = 0
    buys: ClassVar[int] = 0
    #: what a play brings besides, in tenths of a card
    more: ClassVar[int] = 0
    #: the coins that a strategy counts for it, where they are not ``coins``: a discount counts like coins
    brings: ClassVar[int] = _UNSAID

    # How it is played.

    #: ``when`` says NO or USUAL and nothing else, so it need not be asked while a better card can be played
    yes_or_no: ClassVar[bool] = False
    #: played after other cards that cost no Action
    after_others: ClassVar[bool] = False
    #: what a second play in a row is worth, in hundredths of the first: 0 brings nothing or hurts, 50 often finds
    #: nothing good to trash
    again: ClassVar[int] = 100
    #: judged in each case (it has a ``when``), and yet worth replaying whatever the case
    safe_again: ClassVar[bool] = False
    #: leaves the player's deck when played
    one_shot: ClassVar[bool] = False
    #: plays an Action of the hand twice; plays an Action again that was played this turn
    doubles: ClassVar[bool] = False
    replays: ClassVar[bool] = False
    #: of its abilities that may be used at the same moment the highest comes first: protection, then cards into the
    #: hand, then what chooses among them
    urgency: ClassVar[int] = 50

    # What other cards should know of it.

    #: two copies in hand are worth far more than one
    pair: ClassVar[bool] = False
    #: wants an Estate in hand
    wants_estate: ClassVar[bool] = False
    #: coins that each Copper gives more while it is in play
    per_copper: ClassVar[int] = 0
    #: gives up the hand when played
    gives_up_hand: ClassVar[bool] = False
    #: gaining one brings another
    brings_another: ClassVar[bool] = False
    #: gives its owner a turn after the end of the game
    turn_after_end: ClassVar[bool] = False
    #: cleans a deck early
    cleans: ClassVar[bool] = False
    #: an Attack on the hand; an Attack on the first Silver or Gold that a player plays
    shrinks_hands: ClassVar[bool] = False
    trashes_first_treasure: ClassVar[bool] = False

    # What it does for a deck of money.

    #: how many the money bot takes, and which card first: the highest
    money_copies: ClassVar[int] = 0
    money_rank: ClassVar[int] = 0
    #: the same for composed strategies, and whether before Gold; of a Project the last turn on which it helps. Order
    #: and numbers were measured: Money Ultimate with that card, against Money Ultimate.
    steady_copies: ClassVar[int] = 0
    steady_turn: ClassVar[int] = 0
    steady_rank: ClassVar[int] = 0
    before_gold: ClassVar[bool] = False
    #: gives Curses to others
    gives_curses: ClassVar[bool] = False
    #: how many composed strategies open with where Curses are given, besides what carries the deck, and the last turn on
    #: which they buy them
    opening_copies: ClassVar[int] = 0
    opening_turn: ClassVar[int] = 0
    #: worth of a Project by itself, and what each Action card or terminal Action card of the deck adds to it
    alone: ClassVar[int] = 0
    for_action: ClassVar[int] = 0
    for_terminal: ClassVar[int] = 0

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        """For a card that is played only in the right moment: NO, USUAL, or how soon (see ``playing``)."""
        return 0

    def choose(self, bot: Judgement, decision: Decision, view: View) -> list[str]:
        """The words it offers, or the ids of the cards, the best first."""
        return []

    def use(self, bot: Judgement, decision: Decision, view: View) -> bool:
        """Whether to use its ability now, when ``decision`` offers it."""
        return True

    def trash(self, bot: Judgement, decision: Decision, view: View) -> list[int] | None:
        """What to trash, if it is not simply getting rid of junk."""
        return None

    def discard(self, bot: Judgement, decision: Decision, view: View) -> list[int] | None:
        """What to discard, if it is not simply giving up what is least useful."""
        return None

    def put_back(self, bot: Judgement, decision: Decision, view: View) -> list[int] | None:
        """What to put back, if it is not all that was looked at."""
        return None

    def set_aside(self, bot: Judgement, decision: Decision, view: View) -> list[int] | None:
        """What to set aside, if it is not what the turn does not need."""
        return None

    def gain(self, bot: Judgement, decision: Decision, view: View) -> list[int] | None:
        """What to gain, if it is not simply the best card."""
        return None

    def reveal(self, bot: Judgement, decision: Decision, view: View) -> list[int] | None:
        """What to show, if it is not the first card that can be shown."""
        return None

    def project(self, view: View, worth: int, late: int) -> int:
        """What a Project is worth to a deck for which the numbers above come to ``worth``; ``late`` is what the turns
        gone by take away."""
        return worth - late


class Facts:
    """What is asked of a card all the time: what its entry says, and what follows. The rest is asked of the entry."""

    def __init__(self, card: Card, sense: Sense) -> None:
        self.sense: Sense = sense
        self.cards: int = sense.cards
        self.actions: int = sense.actions
        self.coins: int = sense.coins
        self.buys: int = sense.buys
        self.more: int = sense.more
        self.again: int = sense.again
        self.safe_again: bool = sense.safe_again
        self.one_shot: bool = sense.one_shot
        self.doubles: bool = sense.doubles
        self.replays: bool = sense.replays
        self.urgency: int = sense.urgency
        self.pair: bool = sense.pair
        self.wants_estate: bool = sense.wants_estate
        self.per_copper: int = sense.per_copper
        self.gives_up_hand: bool = sense.gives_up_hand
        self.shrinks_hands: bool = sense.shrinks_hands
        self.trashes_first_treasure: bool = sense.trashes_first_treasure
        self.worth: int = _guess(card) if sense.worth == _UNSAID else sense.worth
        if not sense.id:
            self.coins = card.coins
            self.more = 5 * min(card.cost, 8) if card.types & ACTION else 0
        self.brings: int = self.coins if sense.brings == _UNSAID else sense.brings
        #: played only in the right moment
        self.careful: bool = _has_moments(sense)
        self.yes_or_no: bool = sense.yes_or_no
        self.terminal: bool = card.types & ACTION != 0 and self.actions == 0
        #: what one play brings, in tenths of a card
        self.force: int = 10 * self.cards + 8 * self.coins + 3 * self.buys + self.more
        #: how soon it is played: with one Action left, with more
        self.order: int = self.force
        self.order_with_actions: int = self.force
        self._put_in_order(after_others=sense.after_others)

    def _put_in_order(self, *, after_others: bool) -> None:
        """Cards that cost no Action first, villages before others, those that draw more before those that draw less;
        of terminal cards the one that brings most, or with Actions to spare those that draw."""
        if self.actions > 0:
            self.order = 1000 + 30 * self.cards + 5 * self.coins + self.more
            if self.actions > 1:
                self.order += 200
            if after_others:
                self.order -= 500
            self.order_with_actions = self.order
        elif self.cards >= 2:
            self.order_with_actions += 100


def _has_moments(sense: Sense) -> bool:
    """Whether an entry says when to play its card."""
    own: Any = type(sense)
    general: Any = Sense
    return own.when is not general.when


def _guess(card: Card) -> int:
    """The worth of a card of which nobody said it."""
    if card.types & CURSE_TYPE:
        return -20
    cost = min(card.cost, 8)
    return 5 * cost if card.types & VICTORY and not card.types & (ACTION | TREASURE) else 10 * cost


# The entries, by the ids of their cards without editions.

_entries: Final[dict[str, type[Sense]]] = {}
_loaded: Final[list[str]] = []
#: what is known of the cards met so far, by the numbers of the cards
_facts: Final[list[Facts | None]] = []
#: what follows from the facts for cards that are offered together, for whoever works it out: by a number that says what
#: it is
_conclusions: Final[dict[Offer, dict[int, list[int]]]] = {}
#: offers about which something is kept at most
_OFFERS: Final = 1024


def know(*classes: type[Sense]) -> None:
    """Add the entries of some cards."""
    for cls in classes:
        name = cls.id
        known = _entries.get(name)
        if not name or (known is not None and known.__name__ != cls.__name__):
            raise ValueError(f"{cls.__name__} needs the id of a card that has no entry yet, not '{name}'")
        _entries[name] = cls
    _facts.clear()
    _conclusions.clear()


def facts(card: Card) -> Facts:
    """What is known about a card, one look into a list."""
    number = card.number
    size: i64 = len(_facts)
    if 0 <= number < size:
        known = _facts[number]
        if known is not None:
            return known
    return _learn(card)


def conclusions(offer: Offer) -> dict[int, list[int]]:
    """What was worked out from the facts about the cards of an offer, to be looked up and added to."""
    found = _conclusions.get(offer)
    if found is None:
        if len(_conclusions) >= _OFFERS:
            _conclusions.clear()
        found = {}
        _conclusions[offer] = found
    return found


def _learn(card: Card) -> Facts:
    for family in families():
        _load(family)
    found = Facts(card, _entries.get(card.plain, Sense)())
    if card.number >= 0:
        while len(_facts) <= card.number:
            _facts.append(None)
        _facts[card.number] = found
    return found


def _load(family: str) -> None:
    """Read what is known of the cards of a family of sets."""
    if family in _loaded:
        return
    module = f"dominium.bots.sense.{family}"
    try:
        import_module(module)
    except ModuleNotFoundError as problem:
        if problem.name != module:
            raise
        text = f"there is no {_file(family)}, where bots know the cards of '{family}'"
        raise ModuleNotFoundError(text, name=module) from None
    _loaded.append(family)


# What an author has forgotten


def described() -> list[str]:
    """The ids of all cards that have an entry, without editions."""
    for family in families():
        _load(family)
    return list(_entries)


def missing(card: Card) -> str:
    """What to write, and where, for a card of a set that has no entry; empty if nothing is missing."""
    family = family_of(card)
    if not family:
        return ""
    try:
        _load(family)
    except ModuleNotFoundError as problem:
        if problem.name != f"dominium.bots.sense.{family}":
            raise
    if card.plain in _entries:
        return ""
    name = card.plain.title().replace("_", "")
    lines = [f"{_file(family)}:", f"class {name}(Sense):", f'    id = "{card.plain}"']
    if card.types & PROJECT:
        lines.append("    alone = 40  # its worth to a deck of money; it is bought from 40 on")
    elif not card.types & ARTIFACT:
        lines.append(f"    worth = {_guess(card)}  # Silver 30, Gold 62, Province 100")
        lines.append("    # and what a play brings: cards, actions, coins, buys, more (in tenths of a card)")
    lines.append(f"know({name})")
    return "\n".join(lines)


def family_of(card: Card) -> str:
    """The family of the sets that a card is taken from, empty if it is from none of ours."""
    names = card.sets.split()
    if BASIC in names:
        return BASIC
    for one in SETS:
        if one.id in names:
            return one.family
    return ""


def _file(family: str) -> str:
    return f"src/dominium/bots/sense/{family}.py"
