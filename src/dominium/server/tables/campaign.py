"""The campaign: games against rivals who have a name and manners, on kingdoms where their way of playing shines.

``docs/campaign.md`` has what was measured; ``tests/server/test_campaign.py`` measures it again.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ...words.languages import language
from ..protocol import NamedKingdom, RecommendedKingdom, Refusal

#: the ways of playing a rival can have
Kind = Literal["money", "attack", "rush", "trashing", "durations", "projects", "engine"]


class Rival(NamedTuple):
    """Somebody to beat. What they are called and what they say is in ``words/locale/*/campaign.ftl``."""

    id: str
    kind: Kind
    #: how they play: a level, or the id of a strategy that comes with the program
    level: str
    #: whether they play Attacks, and have something to say then
    attacks: bool = False

    def name(self, code: str) -> str:
        """What they are called in a language."""
        return language(code).message(f"rival-name-{self.id}")


class Challenge(NamedTuple):
    """A whole game to win, dealt like any other. The one who takes it up has the first seat."""

    id: str
    rivals: tuple[Rival, ...]
    kingdom: NamedKingdom | RecommendedKingdom

    @property
    def players(self) -> int:
        return 1 + len(self.rivals)


def _of(cards: str, projects: str = "") -> NamedKingdom:
    return NamedKingdom(cards=cards.split(), projects=projects.split())


_GARDENER: Final = Rival("gardener", "rush", "gardens-workshop")
_SAILOR: Final = Rival("sailor", "durations", "fishing-village-wharf-engine")

#: from the easiest to the hardest
CHALLENGES: Final = (
    Challenge(
        "purse",
        (Rival("banker", "money", "double-smithy"),),
        _of("cellar festival laboratory market merchant moat remodel smithy village workshop"),
    ),
    Challenge(
        "curses",
        (Rival("witch", "attack", "double-witch", attacks=True),),
        _of("cellar gardens merchant militia mine remodel smithy vassal village witch"),
    ),
    Challenge(
        "gardens",
        (_GARDENER,),
        _of("cellar festival gardens market merchant moneylender smithy vassal wharf workshop"),
    ),
    Challenge(
        "broom",
        (Rival("abbess", "trashing", "laboratory-chapel"),),
        _of("bureaucrat cellar chapel gardens laboratory mine moat remodel vassal workshop"),
    ),
    Challenge(
        "tides",
        (_SAILOR,),
        _of(
            "embargo explorer fishing_village haven island lookout native_village navigator pearl_diver wharf"
        ),
    ),
    Challenge(
        "gate",
        (Rival("builder", "projects", "city-gate-smithy"),),
        _of("cellar festival merchant mine moat remodel smithy vassal village workshop", "city_gate"),
    ),
    Challenge(
        "feast",
        (Rival("innkeeper", "engine", "bridge-great-turn"),),
        _of("bridge embargo explorer haven island lookout native_village navigator pearl_diver warehouse"),
    ),
    # Two who were met before, and now both at once.
    Challenge(
        "company",
        (_GARDENER, _SAILOR),
        _of("festival fishing_village gardens market merchant moneylender smithy vassal wharf workshop"),
    ),
    Challenge(
        "flag",
        (Rival("captain", "projects", "strong"),),
        RecommendedKingdom(id="ren-capture-the-flag"),
    ),
    Challenge(
        "throne",
        (Rival("queen", "durations", "strong", attacks=True),),
        RecommendedKingdom(id="seaside1-buried-treasure"),
    ),
)

#: every rival once, in the order they are met
RIVALS: Final = tuple(dict.fromkeys(rival for challenge in CHALLENGES for rival in challenge.rivals))


def challenge_named(name: str) -> Challenge:
    for challenge in CHALLENGES:
        if challenge.id == name:
            return challenge
    raise Refusal("challenge", 404)
