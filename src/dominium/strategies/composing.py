"""Strategies put together from what a kingdom offers, at once and without playing a game.

A *beginner* buys money and a few cards that look good. A *steady* player knows what each card does for a deck of money,
takes the best of them, and turns to points at the right time.
"""

from __future__ import annotations

from ..bots.expressions import plain_id
from ..bots.knowledge import facts
from ..bots.strategy import Strategy
from ..engine.card import Card
from ..engine.types import ACTION, VICTORY
from .text import parse

#: Terminal cards that help a deck of money, the best first: how many to buy, and whether before Gold ("<") or after it
#: (">"). Order and numbers were measured: Money Ultimate with that card, against Money Ultimate.
CARRIERS = (
    ("sea_witch", 3, "<"),
    ("witch", 3, "<"),
    ("sea_hag", 2, ">"),
    ("old_witch", 2, "<"),
    ("treasurer", 1, "<"),
    ("ghost_ship", 2, "<"),
    ("corsair", 3, "<"),
    ("flag_bearer", 1, ">"),
    ("wharf", 3, ">"),
    ("torturer", 2, ">"),
    ("swashbuckler", 2, ">"),
    ("pirate", 2, "<"),
    ("blockade", 2, ">"),
    ("courtyard", 2, ">"),
    ("patrol", 2, ">"),
    ("masquerade", 1, "<"),
    ("villain", 2, ">"),
    ("silk_merchant", 2, ">"),
    ("swindler", 2, ">"),
    ("militia", 2, ">"),
    ("merchant_ship", 2, ">"),
    ("courtier", 2, ">"),
    ("smithy", 2, ">"),
    ("tribute", 3, ">"),
    ("council_room", 2, ">"),
    ("replace", 1, "<"),
    ("library", 2, ">"),
    ("bandit", 1, ">"),
    ("nobles", 2, "<"),
    ("scholar", 3, ">"),
    ("explorer", 3, ">"),
    ("sculptor", 2, ">"),
    ("island", 3, ">"),
    ("cutpurse", 1, ">"),
    ("improve", 1, ">"),
    ("cargo_ship", 2, "<"),
    ("bridge", 1, ">"),
    ("baron", 2, ">"),
    ("pirate_ship", 3, ">"),
    ("navigator", 1, ">"),
    ("ambassador", 1, "<"),
    ("chancellor", 1, ">"),
    ("steward", 1, ">"),
    ("lackeys", 2, "<"),
    ("moat", 1, ">"),
    ("diplomat", 1, ">"),
    ("bureaucrat", 2, ">"),
    ("inventor", 1, ">"),
    ("ironworks", 1, ">"),
    ("thief", 3, ">"),
    ("trading_post", 1, ">"),
    ("salvager", 1, "<"),
    ("priest", 1, "<"),
    ("mine", 1, ">"),
    ("saboteur", 1, ">"),
    ("smugglers", 1, ">"),
    ("recruiter", 1, "<"),
    ("moneylender", 1, ">"),
    ("woodcutter", 1, ">"),
)

#: The same for cards that take no Action, so that any number of kinds go together.
SMOOTH = (
    ("spices", 8, "<"),
    ("mill", 2, ">"),
    ("minion", 8, ">"),
    ("sentry", 8, ">"),
    ("laboratory", 8, ">"),
    ("treasury", 4, ">"),
    ("seer", 2, ">"),
    ("market", 4, ">"),
    ("shanty_town", 1, ">"),
    ("poacher", 4, ">"),
    ("secret_passage", 2, ">"),
    ("warehouse", 1, "<"),
    ("ducat", 1, ">"),
    ("sailor", 1, ">"),
    ("harem", 8, "<"),
    ("bazaar", 2, ">"),
    ("caravan", 8, ">"),
)

#: Projects that help a deck of money, and the last turn on which they do.
PROJECTS = (
    ("crop_rotation", 10, "<"),
    ("pageant", 10, "<"),
    ("canal", 10, "<"),
    ("city_gate", 10, "<"),
    ("guildhall", 5, ">"),
    ("road_network", 10, ">"),
    ("piazza", 5, ">"),
    ("sinister_plot", 8, "<"),
    ("citadel", 7, "<"),
)

#: kinds of terminal cards, and of others, that one deck takes
_TERMINAL_KINDS = 2
_SMOOTH_KINDS = 3


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
    """What an experienced player would try first: money with the cards of the kingdom that help it most."""
    names = {plain_id(card) for card in kingdom}
    carriers = [one for one in CARRIERS if one[0] in names][:_TERMINAL_KINDS]
    smooth = [one for one in SMOOTH if one[0] in names][:_SMOOTH_KINDS]
    buys: list[tuple[str, str]] = []
    for name, turn, place in PROJECTS:
        if any(card.id == name for card in projects):
            buys.append((place, f"{name} if turn <= {turn}"))
    for number, (name, amount, place) in enumerate(carriers):
        # One of the second kind, once the deck is large enough for both.
        condition = f"< {amount}" if number == 0 else "< 1 and count(terminals) < count(treasures) / 7"
        buys.append((place, f"{name} if count({name}) {condition}"))
    buys += [(place, f"{name} if count({name}) < {amount}") for name, amount, place in smooth]
    lines = [
        "province if treasure > 15 or count(gold) > 1 or turn > 14",
        "duchy if left(province) <= 4",
        "estate if left(province) <= 2",
        *(line for place, line in buys if place == "<"),
        "gold",
        "duchy if left(province) <= 6",
        *(line for place, line in buys if place == ">"),
        "silver",
    ]
    return _strategy("steady", lines, never_lose=True)


#: what every opponent falls back on, so that games end also when everybody was robbed or cursed
_LAST = "name: last\n\nbuy:\n  duchy if turn > 30\n  estate if turn > 35\n  copper if treasure < 4\n"


def unstoppable(strategy: Strategy) -> Strategy:
    """The same strategy with something to do even in a game gone wrong."""
    strategy.rules += parse(_LAST, "last").rules
    return strategy


def _strategy(name: str, lines: list[str], never_lose: bool) -> Strategy:
    rules = "\n".join(f"  {line}" for line in lines)
    text = f"name: {name}\nnever_lose: {'yes' if never_lose else 'no'}\n\nbuy:\n{rules}\n"
    return parse(text, name)
