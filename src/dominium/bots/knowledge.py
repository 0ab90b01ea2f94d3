"""What a player knows about each card before any game: how good it is to own, and what playing it brings.

The numbers are rough on purpose. They order the choices of :mod:`judgement`; a strategy that knows better says so.
"""

from __future__ import annotations

from typing import Final

from ..engine.card import Card
from ..engine.types import ACTION, CURSE_TYPE, TREASURE, VICTORY

#: ``worth`` compares owning one copy (Silver 30, Gold 62, Province 100); ``more`` is what a play brings besides,
#: in tenths of a card. Flags: "?" is played only in the right moment (see playing.py), "<" is played after other
#: non-terminal cards.
_TABLE: Final[list[tuple[str, int, int, int, int, int, int, str]]] = [
    # id, worth, cards, Actions, coins, Buys, more, flags
    ("copper", 8, 0, 0, 1, 0, 0, ""),
    ("silver", 30, 0, 0, 2, 0, 0, ""),
    ("gold", 62, 0, 0, 3, 0, 0, ""),
    ("estate", 2, 0, 0, 0, 0, 0, ""),
    ("duchy", 20, 0, 0, 0, 0, 0, ""),
    ("province", 100, 0, 0, 0, 0, 0, ""),
    ("curse", -20, 0, 0, 0, 0, 0, ""),
    # Base
    ("cellar", 20, 0, 1, 0, 0, 8, "<"),
    ("chapel", 26, 0, 0, 0, 0, 34, "?"),
    ("moat", 24, 2, 0, 0, 0, 0, ""),
    ("village", 32, 1, 2, 0, 0, 0, ""),
    ("workshop", 28, 0, 0, 0, 0, 20, ""),
    ("bureaucrat", 30, 0, 0, 0, 0, 22, ""),
    ("gardens", 18, 0, 0, 0, 0, 0, ""),
    ("militia", 42, 0, 0, 2, 0, 16, ""),
    ("moneylender", 36, 0, 0, 0, 0, 26, "?"),
    ("remodel", 38, 0, 0, 0, 0, 24, "?"),
    ("smithy", 44, 3, 0, 0, 0, 0, ""),
    ("throne_room", 42, 0, 0, 0, 0, 40, "?"),
    ("council_room", 54, 4, 0, 0, 1, -4, ""),
    ("festival", 54, 0, 2, 2, 1, 0, ""),
    ("laboratory", 56, 2, 1, 0, 0, 0, ""),
    ("library", 50, 3, 0, 0, 0, -2, "?"),
    ("market", 54, 1, 1, 1, 1, 0, ""),
    ("mine", 46, 0, 0, 0, 0, 22, "?"),
    ("witch", 66, 2, 0, 0, 0, 30, ""),
    ("chancellor", 28, 0, 0, 2, 0, 3, ""),
    ("woodcutter", 28, 0, 0, 2, 1, 0, ""),
    ("feast", 34, 0, 0, 0, 0, 25, ""),
    ("spy", 38, 1, 1, 0, 0, 5, ""),
    ("thief", 26, 0, 0, 0, 0, 18, ""),
    ("adventurer", 44, 2, 0, 0, 0, 10, ""),
    ("harbinger", 31, 1, 1, 0, 0, 2, ""),
    ("merchant", 33, 1, 1, 0, 0, 4, ""),
    ("vassal", 30, 0, 0, 2, 0, 4, ""),
    ("poacher", 40, 1, 1, 1, 0, 0, ""),
    ("bandit", 54, 0, 0, 0, 0, 40, ""),
    ("sentry", 55, 1, 1, 0, 0, 10, ""),
    ("artisan", 62, 0, 0, 0, 0, 38, ""),
    # Intrigue
    ("courtyard", 34, 3, 0, 0, 0, -6, ""),
    ("pawn", 24, 1, 1, 0, 0, 0, "<"),
    ("masquerade", 42, 2, 0, 0, 0, 14, "?"),
    ("shanty_town", 30, 0, 2, 0, 0, 8, "?"),
    ("steward", 38, 0, 0, 2, 0, 4, ""),
    ("swindler", 36, 0, 0, 2, 0, 14, ""),
    ("wishing_well", 32, 1, 1, 0, 0, 3, ""),
    ("baron", 38, 0, 0, 0, 1, 28, "?"),
    ("bridge", 40, 0, 0, 1, 1, 9, ""),
    ("conspirator", 42, 0, 0, 2, 0, 2, "?"),
    ("ironworks", 38, 0, 0, 0, 0, 27, ""),
    ("mining_village", 42, 1, 2, 0, 0, 0, ""),
    ("duke", 20, 0, 0, 0, 0, 0, ""),
    ("minion", 54, 0, 1, 2, 0, 6, "<"),
    ("torturer", 60, 3, 0, 0, 0, 18, ""),
    ("trading_post", 46, 0, 0, 0, 0, 30, "?"),
    ("upgrade", 50, 1, 1, 0, 0, 10, "?<"),
    ("harem", 58, 0, 0, 2, 0, 0, ""),
    ("nobles", 60, 3, 0, 0, 0, 0, ""),
    ("secret_chamber", 20, 0, 0, 0, 0, 16, "?"),
    ("great_hall", 31, 1, 1, 0, 0, 0, ""),
    ("coppersmith", 24, 0, 0, 0, 0, 22, "?"),
    ("scout", 18, 0, 1, 0, 0, 4, ""),
    ("saboteur", 40, 0, 0, 0, 0, 24, ""),
    ("tribute", 46, 0, 0, 2, 0, 16, ""),
    ("lurker", 18, 0, 1, 0, 0, 8, "?<"),
    ("diplomat", 38, 2, 0, 0, 0, 5, "?"),
    ("mill", 38, 1, 1, 0, 0, 3, "<"),
    ("secret_passage", 40, 2, 1, 0, 0, -4, ""),
    ("courtier", 52, 0, 0, 3, 0, 4, "?"),
    ("patrol", 52, 3, 0, 0, 0, 8, ""),
    ("replace", 48, 0, 0, 0, 0, 28, "?"),
    # Seaside
    ("haven", 25, 1, 1, 0, 0, 1, "<"),
    ("lighthouse", 28, 0, 1, 1, 0, 6, ""),
    ("native_village", 26, 0, 2, 0, 0, 4, ""),
    ("fishing_village", 44, 0, 2, 1, 0, 8, ""),
    ("lookout", 27, 0, 1, 0, 0, 10, "?"),
    ("smugglers", 32, 0, 0, 0, 0, 26, "?"),
    ("warehouse", 32, 1, 1, 0, 0, 2, "?<"),
    ("caravan", 42, 1, 1, 0, 0, 9, ""),
    ("cutpurse", 38, 0, 0, 2, 0, 10, ""),
    ("island", 40, 0, 0, 0, 0, 20, "?"),
    ("salvager", 38, 0, 0, 2, 1, 6, "?"),
    ("treasure_map", 20, 0, 0, 0, 0, 90, "?"),
    ("bazaar", 52, 1, 2, 1, 0, 0, ""),
    ("merchant_ship", 54, 0, 0, 2, 0, 15, ""),
    ("outpost", 44, 0, 0, 0, 0, 28, "?"),
    ("tactician", 50, 0, 0, 0, 0, 35, "?"),
    ("treasury", 52, 1, 1, 1, 0, 2, ""),
    ("wharf", 68, 2, 0, 0, 1, 22, ""),
    ("embargo", 22, 0, 0, 2, 0, 2, ""),
    ("pearl_diver", 22, 1, 1, 0, 0, 2, ""),
    ("ambassador", 40, 0, 0, 0, 0, 32, "?"),
    ("navigator", 32, 0, 0, 2, 0, 4, ""),
    ("pirate_ship", 34, 0, 0, 0, 0, 24, ""),
    ("sea_hag", 46, 0, 0, 0, 0, 32, "?"),
    ("explorer", 46, 0, 0, 0, 0, 30, ""),
    ("ghost_ship", 60, 2, 0, 0, 0, 20, ""),
    ("astrolabe", 30, 0, 0, 1, 1, 9, ""),
    ("monkey", 38, 0, 0, 0, 0, 24, ""),
    ("sea_chart", 30, 1, 1, 0, 0, 2, ""),
    ("blockade", 40, 0, 0, 0, 0, 28, ""),
    ("sailor", 42, 0, 1, 0, 0, 22, ""),
    ("tide_pools", 40, 3, 1, 0, 0, -14, ""),
    ("corsair", 54, 0, 0, 2, 0, 22, ""),
    ("pirate", 46, 0, 0, 0, 0, 30, ""),
    ("sea_witch", 66, 2, 0, 0, 0, 36, ""),
    # Renaissance
    ("border_guard", 27, 1, 1, 0, 0, 2, ""),
    ("ducat", 22, 0, 0, 1, 1, 0, ""),
    ("lackeys", 24, 2, 0, 0, 0, 0, ""),
    ("acting_troupe", 26, 0, 0, 0, 0, 14, "?"),
    ("cargo_ship", 36, 0, 0, 2, 0, 8, ""),
    ("experiment", 30, 2, 1, 0, 0, 0, ""),
    ("improve", 32, 0, 0, 2, 0, 8, ""),
    ("flag_bearer", 38, 0, 0, 2, 0, 0, ""),
    ("hideout", 38, 1, 2, 0, 0, 4, "?<"),
    ("inventor", 42, 0, 0, 0, 0, 28, ""),
    ("mountain_village", 40, 1, 2, 0, 0, 2, ""),
    ("patron", 38, 0, 0, 2, 0, 4, ""),
    ("priest", 40, 0, 0, 2, 0, 10, "?"),
    ("research", 38, 0, 1, 0, 0, 16, "?<"),
    ("silk_merchant", 38, 2, 0, 0, 1, 0, ""),
    ("old_witch", 66, 3, 0, 0, 0, 28, ""),
    ("recruiter", 50, 2, 0, 0, 0, 14, "?"),
    ("scepter", 54, 0, 0, 2, 0, 0, ""),
    ("scholar", 56, 4, 0, 0, 0, 0, "?"),
    ("sculptor", 48, 0, 0, 0, 0, 30, ""),
    ("seer", 52, 2, 1, 0, 0, 4, ""),
    ("spices", 56, 0, 0, 2, 1, 0, ""),
    ("swashbuckler", 58, 3, 0, 0, 0, 8, ""),
    ("treasurer", 56, 0, 0, 3, 0, 6, ""),
    ("villain", 52, 0, 0, 0, 0, 32, ""),
]


class Facts:
    """What is known about one card by itself."""

    def __init__(
        self,
        name: str,
        worth: int,
        cards: int,
        actions: int,
        coins: int,
        buys: int,
        more: int,
        flags: str,
        terminal: bool,
    ) -> None:
        #: the id without its edition
        self.name: str = name
        self.worth: int = worth
        self.cards: int = cards
        self.actions: int = actions
        self.coins: int = coins
        self.buys: int = buys
        self.more: int = more
        #: playing it is judged in each case
        self.careful: bool = "?" in flags
        self.terminal: bool = terminal
        #: what one play brings, in tenths of a card
        self.force: int = 10 * cards + 8 * coins + 3 * buys + more
        # Cards that cost no Action first, villages before others, those that draw more before those that draw
        # less; of terminal cards the one that brings most, or with Actions to spare those that draw.
        self.order: int = self.force
        self.order_with_actions: int = self.force + (100 if cards >= 2 else 0)
        if actions > 0:
            self.order = 1000 + (200 if actions > 1 else 0) + 30 * cards + 5 * coins + more
            if "<" in flags:
                self.order -= 500
            self.order_with_actions = self.order


def _blank(card: Card) -> Facts:
    """A guess about a card nobody described."""
    cost = min(card.cost, 8)
    worth = 10 * cost
    if card.types & VICTORY and not card.types & (ACTION | TREASURE):
        worth = 5 * cost
    elif card.types & CURSE_TYPE:
        worth = -20
    more = 5 * cost if card.types & ACTION else 0
    return Facts(_name(card), worth, 0, 0, card.coins, 0, more, "", card.types & ACTION != 0)


def _name(card: Card) -> str:
    return card.plain


def _described() -> dict[str, tuple[str, int, int, int, int, int, int, str]]:
    return {row[0]: row for row in _TABLE}


_rows: Final[dict[str, tuple[str, int, int, int, int, int, int, str]]] = _described()
_facts: Final[list[Facts | None]] = []


def facts(card: Card) -> Facts:
    """What is known about a card, one look into a list."""
    number = card.number
    if 0 <= number < len(_facts):
        known = _facts[number]
        if known is not None:
            return known
    return _learn(card)


def _learn(card: Card) -> Facts:
    row = _rows.get(_name(card))
    if row is None:
        found = _blank(card)
    else:
        name, worth, cards, actions, coins, buys, more, flags = row
        found = Facts(
            name, worth, cards, actions, coins, buys, more, flags, card.types & ACTION != 0 and actions == 0
        )
    if card.number >= 0:
        while len(_facts) <= card.number:
            _facts.append(None)
        _facts[card.number] = found
    return found


def known_names() -> list[str]:
    """The ids of all cards described here."""
    return [row[0] for row in _TABLE]
