"""Strategies of the simulator community: the XML files that Geronimoo's simulator reads.

Every player of such a file whose cards exist here becomes a strategy; for the others there is a reason.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path

from ..bots.atoms import Cards, Fact, InZone, MatMoney, Money, OwnedKind, OwnedProject, one
from ..bots.expressions import (
    Both,
    Compare,
    Expression,
    Left,
    Number,
    Owned,
    Product,
    ProvincesLeft,
    Quotient,
    Sum,
    TreasureCards,
)
from ..bots.sections import Section
from ..bots.strategy import Rule, Strategy
from ..engine.card import Card
from ..engine.types import PROJECT
from ..words.languages import current, language
from ..words.naming import NoSuchCard
from .errors import StrategyError
from .text import parse


@dataclass(frozen=True)
class Taken:
    """A player of the file, and what it became."""

    name: str
    strategy: Strategy


@dataclass(frozen=True)
class NotTaken:
    """A player of the file that cannot be played here, and why."""

    name: str
    #: cards (unknown ones), condition, strategy (of playing a card) or start (of the game)
    kind: str
    #: what it is about: the names of the cards, the condition, ...
    about: str

    @property
    def reason(self) -> str:
        return current().message(f"import-{self.kind}", about=self.about)


@dataclass
class Import:
    """What came of a file."""

    taken: list[Taken] = field(default_factory=list)
    not_taken: list[NotTaken] = field(default_factory=list)


class _Unsupported(Exception):
    def __init__(self, kind: str, about: str) -> None:
        self.kind = kind
        self.about = about
        super().__init__(about)


_OPERATORS = {
    "smallerThan": "<",
    "smallerOrEqualThan": "<=",
    "greaterThan": ">",
    "greaterOrEqualThan": ">=",
    "equalTo": "==",
}
_TYPES = {
    "Action": "actions",
    "Attack": "attacks",
    "Curse": "curses",
    "Cycler": "cantrips",
    "Duration": "durations",
    "Reaction": "reactions",
    "Terminal": "terminals",
    "Victory": "victory",
    "Village": "villages",
}
_FACTS = {
    "actionsLeft": "actions",
    "countAllCardsInDeck": "deck",
    "countAvailableMoney": "coins",
    "countBuysLeft": "buys",
    "countCardsLeftInDrawDeck": "draw_pile",
    "countEmptyPiles": "empty_piles",
    "countMAXOpponentVP": "best_other",
    "countTurns": "turn",
    "countVP": "points",
    "countVillagers": "villagers",
    "gainsNeededToEndGame": "gains_to_end",
    "isActionPhase": "action_phase",
}
_ZONES = {
    "countCardsInHand": "in_hand",
    "countCardsInOpponentsDecks": "theirs",
    "countCardsInPlay": "in_play",
}
_OFF_MATS = ("getTotalMoneyExcludingMats", "getTotalMoneyExcludingNativeVillage")

#: What the simulator's ways of playing a card are in our words.
_PLAYS = {
    ("chapel", "aggressiveTrashing"): """
trash (chapel):
  curse
  estate if left(province) > 2
  copper if money - chosen > 4
""",
    ("native_village", "bigTurnBridge"): """
choose (native_village):
  mat if in_hand(native_village) = 0 and (lead < -24 or on_mats(bridge) >= 5)
  deck
""",
    ("pirate_ship", "attackUntil5Coins"): """
choose (pirate_ship):
  coins if tokens(pirate_ship) >= 5
  trash
""",
}
_START = {"copper": 7, "estate": 3}


def read_players(path: Path) -> Import:
    """All players of an XML file; a StrategyError if it is no such file, an OSError if it cannot be read."""
    return players_in(path.read_bytes(), str(path))


def players_in(data: bytes, file: str) -> Import:
    try:
        root = ET.fromstring(data)
    except ET.ParseError as problem:
        line, column = problem.position
        raise StrategyError(file, line, column + 1, current().message("import-not-xml")) from None
    players = list(root.iter("player"))
    if not players:
        raise StrategyError(file, 0, 0, current().message("import-no-players"))
    result = Import()
    for player in players:
        name = _text(player, "name")
        try:
            result.taken.append(Taken(name, _strategy(player, name)))
        except _Unsupported as problem:
            result.not_taken.append(NotTaken(name, problem.kind, problem.about))
    return result


def _text(element: ET.Element, attribute: str) -> str:
    return " ".join(element.get(attribute, "").replace("XXXX", " ").split())


def _strategy(player: ET.Element, name: str) -> Strategy:
    _start_of(player)
    board = player.find("board")
    suggested = [] if board is None else _listed(board.get("contents", ""))
    buys = [buy.get("name", "") for buy in player.iter("buy")]
    _all_known([*buys, *suggested, *_asked_about(player)])
    rules = [Rule(_card(buy.get("name", "")), _condition(buy)) for buy in player.iter("buy")]
    sections: list[Section] = []
    for buy in player.iter("buy"):
        sections += _played(_card(buy.get("name", "")), buy.get("strategy", "standard"))
    return Strategy(
        name,
        rules,
        # Nobody there buys what would lose the game at once.
        never_lose=True,
        sections=sections,
        author=_text(player, "author"),
        note=_text(player, "description"),
        kingdom=[_card(card) for card in suggested],
    )


def _listed(contents: str) -> list[str]:
    return [part.strip() for part in contents.split(",") if part.strip()]


# Cards


#: Cards that have had another name in later printings.
_RENAMED = {"Farm": "Harem"}


def _readable(name: str) -> str:
    return name.replace("$", "'").replace("_", " ")


def _card(name: str) -> Card:
    # The files are written in English, whatever language is in use.
    return language("en").find_card(_RENAMED.get(name, _readable(name)))


def _is_known(name: str) -> bool:
    try:
        _card(name)
    except NoSuchCard:
        return False
    return True


def _all_known(names: list[str]) -> None:
    unknown = list(dict.fromkeys(_readable(name) for name in names if not _is_known(name)))
    if unknown:
        raise _Unsupported("cards", ", ".join(unknown))


def _asked_about(player: ET.Element) -> list[str]:
    """The cards that conditions name."""
    found: list[str] = []
    for side in (*player.iter("left"), *player.iter("right")):
        name = side.get("attribute")
        if name and side.get("type", "").startswith("countCards"):
            found.append(name)
    return found


# Conditions


def _condition(buy: ET.Element) -> Expression | None:
    """All conditions of a rule together."""
    whole: Expression | None = None
    for condition in buy.iter("condition"):
        part = _comparison(condition)
        whole = part if whole is None else Both(whole, part)
    return whole


def _comparison(condition: ET.Element) -> Expression:
    left, sign, right = condition.find("left"), condition.find("operator"), condition.find("right")
    if left is None or sign is None or right is None or sign.get("type", "") not in _OPERATORS:
        raise _Unsupported("condition", ET.tostring(condition, "unicode").split(">")[0].strip("<"))
    return Compare(_side(left), _OPERATORS[sign.get("type", "")], _right_side(condition, right))


def _right_side(condition: ET.Element, right: ET.Element) -> Expression:
    extra = condition.find("extra_operation")
    if extra is None:
        return _side(right)
    operation, by = extra.get("type", ""), _fraction(extra.get("attribute") or "0")
    if right.get("type") == "constant":
        return _number(_worked_out(_fraction(right.get("attribute") or "0"), operation, by))
    if by == 0 and operation in ("plus", "minus"):
        return _side(right)
    if operation in ("plus", "minus"):
        return Sum(_side(right), "+" if operation == "plus" else "-", _number(by))
    if operation == "multiplyWith":
        return Product(_side(right), _number(by))
    if operation == "divideBy" and by != 0:
        return Quotient(_side(right), _number(by))
    raise _Unsupported("condition", f"{operation} {by}")


def _worked_out(number: Fraction, operation: str, by: Fraction) -> Fraction:
    if operation == "plus":
        return number + by
    if operation == "minus":
        return number - by
    if operation == "multiplyWith":
        return number * by
    if operation == "divideBy" and by != 0:
        return number / by
    raise _Unsupported("condition", f"{operation} {by}")


def _fraction(text: str) -> Fraction:
    try:
        return Fraction(text)
    except ValueError:
        raise _Unsupported("condition", text) from None


def _number(number: Fraction) -> Expression:
    scale = 1
    while number * scale != int(number * scale) and scale < 10**6:
        scale *= 10
    if number * scale == int(number * scale):
        return Number(int(number * scale), scale)
    return Quotient(Number(number.numerator), Number(number.denominator))


def _side(side: ET.Element) -> Expression:
    kind, about = side.get("type", ""), side.get("attribute", "")
    if kind == "constant":
        return _number(_fraction(about))
    if kind in _FACTS:
        return Fact(_FACTS[kind])
    if kind == "getTotalMoney":
        return Money()
    if kind in _OFF_MATS:
        return Sum(Money(), "-", MatMoney())
    if kind == "countCardTypeInDeck":
        if about == "Treasure":
            return TreasureCards()
        if about in _TYPES:
            return OwnedKind(Cards(_TYPES[about], None))
        raise _Unsupported("condition", f"{kind} {about}")
    if kind in _ZONES:
        return InZone(_ZONES[kind], one(_card(about)))
    if kind == "countCardsInDeck":
        return Owned(_card(about))
    if kind == "countCardsInSupply":
        card = _card(about)
        return ProvincesLeft() if card.id == "province" else Left(card)
    if kind == "hasBuiltProject" and _is_known(about) and _card(about).types & PROJECT:
        return OwnedProject(_card(about))
    if kind == "hasFlag":
        return OwnedProject(_card("Flag"))
    raise _Unsupported("condition", kind)


# Ways of playing and starting


def _played(card: Card, way: str) -> list[Section]:
    if way == "standard":
        return []
    text = _PLAYS.get((card.id, way))
    if text is None:
        raise _Unsupported("strategy", f"{language('en').name(card)}: {way}")
    return parse(f"name: {way}\nbuy:\n  copper\n{text}").sections


def _start_of(player: ET.Element) -> None:
    """Only the usual start is played here."""
    state = player.find("start_state")
    if state is None:
        return
    counts: dict[str, int] = {}
    for zone in state:
        for part in _listed(zone.get("contents", "")):
            first, _, rest = part.partition(" ")
            amount, name = (int(first), rest) if first.isdigit() else (1, part)
            counts[name] = counts.get(name, 0) + amount
    _all_known(list(counts))
    hand = state.find("hand")
    if {_card(name).id: count for name, count in counts.items()} != _START or (
        hand is not None and hand.get("contents")
    ):
        raise _Unsupported("start", ", ".join(f"{count} {name}" for name, count in counts.items()))
