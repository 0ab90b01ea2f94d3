"""Kingdoms: the recommended ones by name, and random ones from chosen sets."""

from __future__ import annotations

from importlib.resources import files

from ..engine.card import Card
from ..engine.catalogue import UnknownCard, all_cards, card_named
from ..engine.random import Random
from ..engine.setup import BadSetup
from ..engine.types import ARTIFACT, PROJECT
from ..engine.versions import is_older
from .sets import SETS, edition_of, set_ids

#: the kingdom that newcomers are offered
FIRST_KINGDOM = "base2-first-game"
#: kingdoms that are easy to read and kind to play, the first one first: what a click deals, one after the other
FRIENDLY = (
    FIRST_KINGDOM,
    "base2-deck-top",
    "ren-it-takes-a-villager",
    "base2-sleight-of-hand",
    "base2-grand-scheme",
    "base2-silver-and-gold",
)


class Kingdom:
    """Ten Kingdom cards and any Projects, under a name if they have one."""

    def __init__(self, name: str, rulebook: str, cards: list[Card], projects: list[Card]) -> None:
        self.id: str = name
        self.rulebook: str = rulebook
        self.cards: list[Card] = cards
        self.projects: list[Card] = projects


def recommended() -> list[Kingdom]:
    """The recommended kingdoms all of whose cards exist, in the order of their rulebooks."""
    return kingdoms_in("kingdoms.tsv")


def kingdoms_in(file: str) -> list[Kingdom]:
    """The kingdoms of a file that comes with the program, all of whose cards exist."""
    found: list[Kingdom] = []
    table = (files("dominium") / "data" / file).read_text(encoding="utf-8")
    for line in table.splitlines()[1:]:
        columns = line.split("\t")
        try:
            cards = [card_named(name) for name in columns[2].split()]
            projects = [card_named(name) for name in columns[3].split()] if len(columns) > 3 else []
        except UnknownCard:
            continue
        found.append(Kingdom(columns[0], columns[1], cards, projects))
    return found


def kingdom_named(name: str) -> Kingdom:
    """A recommended kingdom by its id."""
    known = recommended()
    for kingdom in known:
        if kingdom.id == name:
            return kingdom
    raise BadSetup(f"there is no kingdom '{name}'; there are: {', '.join(k.id for k in known)}")


def cards_of(sets: list[str], types: int = 0) -> list[Card]:
    """The Kingdom cards of some sets, or their Projects (``types=PROJECT``), each card once.

    With both editions of a set the newest version of a card is taken.
    """
    for name in sets:
        if name not in set_ids():
            raise BadSetup(f"there is no set '{name}'; there are: {', '.join(set_ids())}")
    found: list[Card] = []
    for card in all_cards():
        if card.basic or card.types & ARTIFACT or (card.types & PROJECT) != types:
            continue
        if not any(name in card.sets.split() for name in sets):
            continue
        found.append(card)
    # Where a set has a version of its own, that version; where both editions are chosen, the newest.
    by_name: dict[str, Card] = {}
    for card in found:
        name = card.plain
        known = by_name.get(name)
        if known is None or _fits(card, sets) > _fits(known, sets):
            by_name[name] = card
    return list(by_name.values())


def _fits(card: Card, sets: list[str]) -> int:
    """How many of the chosen sets a version of a card belongs to; its own edition alone beats a shared one."""
    own = [name for name in card.sets.split() if name in sets]
    if not is_older(card.id):
        return len(own)
    return 0 if any(_is_newer(name, other) for name in card.sets.split() for other in sets) else 2


def _is_newer(name: str, other: str) -> bool:
    """Whether the set ``other`` is a later edition of the set ``name``."""
    families = {one.id: one.family for one in SETS}
    return families.get(name) == families.get(other) and edition_of(other) > edition_of(name)


def random_kingdom(
    random: Random,
    sets: list[str],
    required: list[Card] | None = None,
    banned: list[Card] | None = None,
    projects: int = -1,
) -> Kingdom:
    """Ten Kingdom cards drawn at random, the required ones among them; a ban counts for every version of a card.

    ``projects`` is how many Projects there are besides; -1 draws them as from one shuffled pile of randomizers:
    a Project met on the way is put beside, two at most (G07).
    """
    chosen = [card for card in required or [] if not card.types & PROJECT]
    if len(chosen) > 10:
        raise BadSetup(f"{len(chosen)} required cards: a kingdom has exactly 10")
    beside = [card for card in required or [] if card.types & PROJECT]
    out = [card.plain for card in [*chosen, *beside, *(banned or [])]]
    pool = [card for card in cards_of(sets) if card.plain not in out]
    landscape = [card for card in cards_of(sets, PROJECT) if card.plain not in out]
    if projects < 0:
        pile = pool + landscape
        random.shuffle(pile)
        for card in pile:
            if len(chosen) == 10:
                break
            if not card.types & PROJECT:
                chosen.append(card)
            elif len(beside) < 2:
                beside.append(card)
    else:
        random.shuffle(pool)
        chosen.extend(pool[: 10 - len(chosen)])
        random.shuffle(landscape)
        beside.extend(landscape[: max(0, projects - len(beside))])
    if len(chosen) < 10:
        raise BadSetup(f"only {len(chosen)} Kingdom cards to draw from: choose more sets or ban fewer cards")
    return Kingdom("", "", chosen, beside)


def split_kingdom(
    random: Random,
    first: str,
    second: str,
    projects: int = 0,
    required: list[Card] | None = None,
    banned: list[Card] | None = None,
) -> Kingdom:
    """Five Kingdom cards from each of two sets (G10); where one has fewer, more come from the other.

    The required cards are among them, those of a set among its five.
    """
    chosen = [card for card in required or [] if not card.types & PROJECT]
    if len(chosen) > 10:
        raise BadSetup(f"{len(chosen)} required cards: a kingdom has exactly 10")
    beside = [card for card in required or [] if card.types & PROJECT]
    out = [card.plain for card in [*chosen, *beside, *(banned or [])]]
    left: list[Card] = []
    for name in (first, second):
        own = [card for card in required or [] if name in card.sets.split() and not card.types & PROJECT]
        pool = [card for card in cards_of([name]) if card.plain not in out]
        random.shuffle(pool)
        taken = max(0, min(5 - len(own), 10 - len(chosen)))
        chosen.extend(pool[:taken])
        out.extend(card.plain for card in pool[:taken])
        left.extend(pool[taken:])
    for card in left:
        if len(chosen) < 10 and card.plain not in out:
            chosen.append(card)
            out.append(card.plain)
    if len(chosen) < 10:
        raise BadSetup(f"only {len(chosen)} Kingdom cards in {first} and {second}: a kingdom has exactly 10")
    landscape = [card for card in cards_of([first, second], PROJECT) if card.plain not in out]
    random.shuffle(landscape)
    return Kingdom("", "", chosen, beside + landscape[: max(0, projects - len(beside))])


def kingdom_in_turn(random: Random, sets: list[str], named: list[list[Card]], projects: int = -1) -> Kingdom:
    """The cards the players name in turn, one each a round, until there are ten; the rest is random (G10).

    ``named`` has one list for each player. A card named before counts once; Projects named lie beside.
    """
    chosen: list[Card] = []
    for turn in range(max((len(names) for names in named), default=0)):
        for names in named:
            room = sum(1 for card in chosen if not card.types & PROJECT) < 10
            if turn < len(names) and room and names[turn].plain not in [card.plain for card in chosen]:
                chosen.append(names[turn])
    return random_kingdom(random, sets, chosen, None, projects)


def following_kingdom(
    random: Random, sets: list[str], last: Kingdom, kept: list[Card | None], projects: int = -1
) -> Kingdom:
    """The next kingdom of a series: each player may keep one Kingdom card of the last one, or none (G10)."""
    required: list[Card] = []
    for card in kept:
        if card is None or card in required:
            continue
        if card not in last.cards:
            raise BadSetup(f"'{card.id}' cannot be kept: it was not in the last kingdom")
        required.append(card)
    return random_kingdom(random, sets, required, None, projects)
