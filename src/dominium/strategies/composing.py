"""Strategies put together from what a kingdom offers, at once and without playing a game.

A *beginner* buys money and a few cards that look good. A *steady* player trashes early, takes the best attack or draw
first, adds Villages when terminal cards ask for them, and knows when to turn to points.
"""

from __future__ import annotations

from ..bots.expressions import plain_id
from ..bots.knowledge import facts
from ..bots.strategy import Strategy
from ..engine.card import ACTION, ATTACK, PROJECT, TREASURE, VICTORY, Card
from .text import parse

#: cards that clean a deck early, the best first
TRASHERS = (
    "chapel",
    "ambassador",
    "masquerade",
    "steward",
    "sentry",
    "trading_post",
    "lookout",
    "upgrade",
    "moneylender",
    "priest",
    "salvager",
    "remodel",
)

#: terminal cards that carry a deck, the best first, and how many of each
CARRIERS = (
    ("wharf", 3),
    ("sea_witch", 2),
    ("old_witch", 2),
    ("witch", 2),
    ("torturer", 2),
    ("ghost_ship", 2),
    ("swashbuckler", 2),
    ("council_room", 2),
    ("courtyard", 2),
    ("smithy", 2),
    ("patrol", 2),
    ("sea_hag", 1),
    ("bandit", 1),
    ("corsair", 1),
    ("militia", 1),
    ("scholar", 2),
    ("merchant_ship", 2),
    ("villain", 1),
    ("treasurer", 2),
    ("courtier", 1),
    ("library", 1),
    ("nobles", 2),
    ("bridge", 2),
    ("monkey", 1),
    ("bureaucrat", 1),
    ("explorer", 1),
    ("silk_merchant", 1),
    ("sculptor", 1),
    ("adventurer", 1),
    ("cutpurse", 1),
    ("swindler", 1),
    ("cargo_ship", 1),
    ("navigator", 1),
    ("moat", 1),
    ("lackeys", 1),
    ("chancellor", 1),
    ("woodcutter", 1),
)

#: cards that never stand in the way, and how many of each
SMOOTH = (
    ("laboratory", 5),
    ("fishing_village", 2),
    ("bazaar", 3),
    ("market", 4),
    ("treasury", 4),
    ("spices", 2),
    ("seer", 4),
    ("sailor", 2),
    ("caravan", 3),
    ("conspirator", 2),
    ("poacher", 2),
    ("minion", 5),
    ("mill", 2),
    ("harem", 2),
    ("merchant", 2),
    ("lighthouse", 1),
)

#: Projects that help a deck of money, and from which turn on they come too late
PROJECTS = (
    ("canal", 8),
    ("sinister_plot", 7),
    ("crop_rotation", 9),
    ("star_chart", 5),
    ("guildhall", 7),
    ("piazza", 6),
    ("barracks", 8),
    ("citadel", 9),
)

#: with Villages so many kinds of terminal cards are played, without them fewer
_KINDS = 3
_KINDS_ALONE = 2


def beginner(kingdom: list[Card], projects: list[Card]) -> Strategy:
    """Money, and the three Action cards that look best for their cost, however badly they go together."""
    tempting = [card for card in kingdom if card.types & ACTION and not card.types & VICTORY]
    tempting.sort(key=lambda card: (-facts(card).worth, card.id))
    lines = ["province"]
    lines += ["duchy if left(province) <= 2", "gold"]
    chosen: list[Card] = []
    for cost in (5, 4, 3, 2):
        found = [card for card in tempting if card.cost == cost and card not in chosen]
        if found and len(chosen) < 3:
            chosen.append(found[0])
    lines += [f"{plain_id(card)} if count({plain_id(card)}) < 2" for card in chosen]
    lines.append("silver")
    return _strategy("beginner", lines, never_lose=False)


def steady(kingdom: list[Card], projects: list[Card]) -> Strategy:
    """What an experienced player would try first."""
    names = {plain_id(card): card for card in kingdom}
    villages = [card for card in kingdom if _is_village(card)]
    villages.sort(key=lambda card: (-facts(card).worth, card.id))
    trasher = next((name for name in TRASHERS if name in names), "")
    most = _KINDS if villages else _KINDS_ALONE
    carriers = [(name, amount) for name, amount in CARRIERS if name in names and name != trasher][:most]
    smooth = [(name, amount) for name, amount in SMOOTH if name in names]

    lines = [
        "province if count(gold) > 0 or treasure > 15 or turn > 12",
        "duchy if left(province) <= 4",
        "estate if left(province) <= 2",
    ]
    if trasher:
        lines.append(f"{trasher} if count({trasher}) < 1 and turn <= 4")
    lines += _project_lines(projects)
    strong = [pair for pair in carriers if _outranks_gold(names[pair[0]])]
    lines += [f"{name} if count({name}) < {amount}" for name, amount in strong]
    lines.append("gold")
    lines.append("duchy if left(province) <= 6")
    for number, (name, amount) in enumerate(carriers):
        if (name, amount) in strong:
            continue
        if number == 0:
            lines.append(f"{name} if count({name}) < 1")
            lines.append(f"{name} if count({name}) < {amount} and count({name}) < count(treasures) / 9")
        elif villages:
            lines.append(f"{name} if count({name}) < {amount} and count(terminals) <= count(villages)")
        else:
            lines.append(f"{name} if count({name}) < 1 and count(terminals) < count(treasures) / 9")
    if villages and carriers:
        village = plain_id(villages[0])
        lines.append(f"{village} if count(villages) < count(terminals) - 1")
    lines += [f"{name} if count({name}) < {amount}" for name, amount in smooth]
    lines.append("silver")
    return _strategy("steady", lines, never_lose=True)


def _is_village(card: Card) -> bool:
    return bool(card.types & ACTION) and facts(card).actions >= 2 and plain_id(card) != "acting_troupe"


def _outranks_gold(card: Card) -> bool:
    """A card to have before the first Gold."""
    return facts(card).worth > 58 or bool(card.types & ATTACK and facts(card).worth >= 50)


def _project_lines(projects: list[Card]) -> list[str]:
    names = {card.id for card in projects}
    return [f"{name} if turn <= {turn}" for name, turn in PROJECTS if name in names]


def _strategy(name: str, lines: list[str], never_lose: bool) -> Strategy:
    rules = "\n".join(f"  {line}" for line in lines)
    text = f"name: {name}\nnever_lose: {'yes' if never_lose else 'no'}\n\nbuy:\n{rules}\n"
    return parse(text, name)


def worth_playing(card: Card) -> bool:
    """Whether a card is a thing to build a deck with, and not only points."""
    return bool(card.types & (ACTION | TREASURE | PROJECT))
