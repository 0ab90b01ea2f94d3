"""The table for some players: a kingdom that has what their strategies buy."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards.kingdoms import Kingdom, cards_of, kingdom_named
from ..engine.card import Card
from ..engine.catalogue import card_named
from ..engine.types import PROJECT
from ..engine.versions import plain
from .contenders import Contender
from .contest import Contest

#: what a kingdom is filled up with, in this order
_FILL = "base2-first-game"
_SIZE = 10


class BadSetting(ValueError):
    """Players and kingdom do not go together.

    ``reason`` is missing (``cards`` that a player's strategy needs are not there) or crowded (the strategies together
    need more ``cards`` than a kingdom holds).
    """

    def __init__(self, reason: str, players: list[str], cards: list[str]) -> None:
        super().__init__(f"{reason}: {', '.join(players)}: {', '.join(cards)}")
        self.reason = reason
        self.players = players
        self.cards = cards


def setting_for(players: Sequence[Contender], kingdom: Kingdom | None = None) -> Kingdom:
    """The kingdom to play on: the one given, if it has all that the strategies need, or else one made for them.

    A kingdom made for them has their cards and, to make ten, those of the first game.
    """
    if kingdom is not None:
        for player in players:
            lacking = missing(player, kingdom)
            if lacking:
                raise BadSetting("missing", [player.name], lacking)
        return kingdom
    wanted = _wanted(players)
    cards = [card for card in wanted if not card.types & PROJECT]
    if len(cards) > _SIZE:
        raise BadSetting("crowded", [player.name for player in players], [card.id for card in cards])
    for card in kingdom_named(_FILL).cards + cards_of(["base-2e"]):
        if len(cards) < _SIZE and plain(card.id) not in [plain(other.id) for other in cards]:
            cards.append(card)
    return Kingdom("", "", cards, [card for card in wanted if card.types & PROJECT])


def contest_on(
    table: Kingdom, players: Sequence[Contender], alternating: bool, seed: int, every: int
) -> Contest:
    """A match of the players on a table."""
    cards = tuple(card.id for card in table.cards)
    return Contest(tuple(players), cards, tuple(card.id for card in table.projects), alternating, seed, every)


def missing(player: Contender, kingdom: Kingdom) -> list[str]:
    """The cards that a player's strategy needs and a kingdom lacks; any edition of a card will do."""
    there = {plain(card.id) for card in kingdom.cards + kingdom.projects}
    wanted = _wanted([player])
    return [card.id for card in wanted if plain(card.id) not in there]


def _wanted(players: Sequence[Contender]) -> list[Card]:
    """The Kingdom cards and Projects that the players' strategies buy, each once."""
    found: dict[str, Card] = {}
    for player in players:
        for name in player.cards:
            card = card_named(name)
            if not card.basic:
                found.setdefault(plain(name), card)
    return list(found.values())
