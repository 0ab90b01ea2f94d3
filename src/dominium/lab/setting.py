"""The setting for some contenders: a kingdom that has what their strategies buy."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards.kingdoms import FIRST_KINGDOM, Kingdom, cards_of, kingdom_named
from ..engine.card import Card
from ..engine.catalogue import card_named
from ..engine.types import PROJECT
from ..engine.versions import plain
from .contenders import Contender
from .contest import Contest

_SIZE = 10


class BadSetting(ValueError):
    """Contenders and kingdom do not go together.

    ``reason`` is missing (``cards`` that a contender's strategy needs are not there) or crowded (the strategies together
    need more ``cards`` than a kingdom holds).
    """

    def __init__(self, reason: str, contenders: list[str], cards: list[str]) -> None:
        super().__init__(f"{reason}: {', '.join(contenders)}: {', '.join(cards)}")
        self.reason = reason
        self.contenders = contenders
        self.cards = cards


def setting_for(contenders: Sequence[Contender], kingdom: Kingdom | None = None) -> Kingdom:
    """The kingdom to play on: the one given, if it has all that the strategies need, or else one made for them.

    A kingdom made for them has their cards and, to make ten, those of the first game.
    """
    if kingdom is not None:
        for contender in contenders:
            lacking = missing(contender, kingdom)
            if lacking:
                raise BadSetting("missing", [contender.name], lacking)
        return kingdom
    wanted = _wanted(contenders)
    cards = [card for card in wanted if not card.types & PROJECT]
    if len(cards) > _SIZE:
        raise BadSetting("crowded", [contender.name for contender in contenders], [card.id for card in cards])
    for card in kingdom_named(FIRST_KINGDOM).cards + cards_of(["base-2e"]):
        if len(cards) < _SIZE and plain(card.id) not in [plain(other.id) for other in cards]:
            cards.append(card)
    return Kingdom("", "", cards, [card for card in wanted if card.types & PROJECT])


def contest_on(
    kingdom: Kingdom, contenders: Sequence[Contender], *, alternating: bool, seed: int, every: int
) -> Contest:
    """A contest of some contenders on a kingdom."""
    cards = tuple(card.id for card in kingdom.cards)
    return Contest(
        tuple(contenders), cards, tuple(card.id for card in kingdom.projects), alternating, seed, every
    )


def missing(contender: Contender, kingdom: Kingdom) -> list[str]:
    """The cards that a contender's strategy needs and a kingdom lacks; any edition of a card will do."""
    there = {plain(card.id) for card in kingdom.cards + kingdom.projects}
    wanted = _wanted([contender])
    return [card.id for card in wanted if plain(card.id) not in there]


def _wanted(contenders: Sequence[Contender]) -> list[Card]:
    """The Kingdom cards and Projects that the contenders' strategies buy, each once."""
    found: dict[str, Card] = {}
    for contender in contenders:
        for name in contender.cards:
            card = card_named(name)
            if not card.basic:
                found.setdefault(plain(name), card)
    return list(found.values())
