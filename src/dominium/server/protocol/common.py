"""What many messages share: names, texts, kingdoms."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError
from typing_extensions import TypedDict

NAME_LENGTH = 24
#: unknown fields that are told of by their names
_STRAY_FIELDS = 5
MOST_SEATS = 6

Seats = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
CardId = Annotated[str, Field(min_length=1, max_length=40)]
CardIds = Annotated[list[CardId], Field(max_length=200)]
SetName = Annotated[str, Field(max_length=30)]
SetNames = Annotated[list[SetName], Field(max_length=20)]
_TABLE_ID = r"^[a-z0-9]{4,16}$"
TableId = Annotated[str, Field(pattern=_TABLE_ID)]
Token = Annotated[str, Field(min_length=8, max_length=64)]
Name = Annotated[str, Field(min_length=1, max_length=NAME_LENGTH)]
Level = Annotated[str, Field(min_length=1, max_length=30)]
#: 32 bytes in small hexadecimal digits
Digest = Annotated[str, Field(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
Projects = Annotated[int, Field(ge=-1, le=6)]


def is_table_id(text: str) -> bool:
    """Whether a table can have this name at all; no store is asked for others."""
    return re.fullmatch(_TABLE_ID[1:-1], text) is not None


class Body(BaseModel):
    """Something a client sends: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _no_more_than_there_can_be(cls, data: object) -> object:
        """Refuse many unknown fields at once: one by one each would cost more than everything else."""
        if isinstance(data, dict) and len(data) > len(cls.model_fields) + _STRAY_FIELDS:
            raise PydanticCustomError("fields", "more fields than there are")
        return data


class Text(TypedDict):
    """Words in every language."""

    en: str
    pl: str


# Kingdoms


class RecommendedKingdom(Body):
    """A recommended kingdom by its id."""

    how: Literal["recommended"] = "recommended"
    id: Annotated[str, Field(max_length=60)]


class RandomKingdom(Body):
    """Ten cards at random. ``projects``: how many Projects, -1 as the randomizer cards fall (two at most)."""

    how: Literal["random"] = "random"
    sets: SetNames = []
    required: CardIds = []
    banned: CardIds = []
    projects: Projects = -1


class SplitKingdom(Body):
    """Five cards from each of two sets."""

    how: Literal["split"] = "split"
    first: SetName
    second: SetName
    required: CardIds = []
    banned: CardIds = []
    projects: Projects = 0


class PickedKingdom(Body):
    """The players name cards in turn before the game begins; what they leave open is random."""

    how: Literal["picked"] = "picked"
    sets: SetNames = []
    projects: Projects = -1


class NamedKingdom(Body):
    """Ten cards, and any Projects, chosen by hand."""

    how: Literal["cards"] = "cards"
    cards: CardIds
    projects: CardIds = []


class LessonKingdom(Body):
    """A lesson: its kingdom, and cards that lie as it wants them. For one person and one bot."""

    how: Literal["lesson"] = "lesson"
    id: Annotated[str, Field(max_length=60)]


class ChallengeKingdom(Body):
    """A challenge of the campaign, for one person and its rivals, who are called as in that language."""

    how: Literal["challenge"] = "challenge"
    id: Annotated[str, Field(max_length=60)]
    language: Literal["en", "pl"] = "en"


KingdomChoice = Annotated[
    RecommendedKingdom
    | RandomKingdom
    | SplitKingdom
    | PickedKingdom
    | NamedKingdom
    | LessonKingdom
    | ChallengeKingdom,
    Field(discriminator="how"),
]


class KingdomInfo(TypedDict):
    """A kingdom as the table shows it. ``id`` and ``name`` are empty unless it is a recommended one."""

    id: str
    name: Text
    rulebook: str
    rulebook_name: Text
    cards: list[str]
    projects: list[str]


class KingdomTextBody(Body):
    """A kingdom as text: names between commas in either language, a ``supply=`` link, or a link of ours.

    ``edition`` 1 takes the first edition's version of cards that have one.
    """

    text: Annotated[str, Field(max_length=4000)]
    edition: Literal[1, 2] = 2


class KingdomTexts(TypedDict):
    """A kingdom that was read, and the same as text to take elsewhere. ``complete``: it has its ten cards."""

    kingdom: KingdomInfo
    complete: bool
    names: Text
    """The names between commas."""
    supply: str
    """The query of the popular randomizer: ``supply=...``."""
    link: str
    """The path of a link of ours."""
