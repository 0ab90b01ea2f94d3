"""Kingdoms explained: made in the study when somebody asks for one, kept for everybody; some come with the program."""

from __future__ import annotations

import hashlib
import logging

from ..cards.kingdoms import Kingdom
from ..cards.sets import OWN
from ..engine import game as engine
from ..lab.kingdom_guide import KingdomGuide, guide_from, guide_text, guide_to, shipped_guide
from ..own.loading import loaded_files
from .protocol import GuideState, NamedKingdom
from .showing.guide_view import guide_info
from .showing.study_view import study_state
from .store.interface import Store
from .study import Study, Tell
from .tables.kingdom_choice import chosen

logger = logging.getLogger("dominium")

#: games of each pair of ways to play; where the engine is not compiled there is time for few
_GAMES = 20 if str(engine.__file__).endswith(".py") else 200


class Guiding:
    """The guides of a server."""

    def __init__(self, store: Store, study: Study) -> None:
        self._store = store
        self._study = study

    async def of(self, choice: NamedKingdom) -> GuideState:
        """The guide to a kingdom, or how far it is. A refusal if there is no such kingdom."""
        kingdom = _kingdom(choice)
        key = _key(kingdom)
        found = await self._found(kingdom, key)
        told = study_state(self._study, f"kingdom {key}", found is not None)
        return {**told, "guide": None if found is None else guide_info(found)}

    async def begin(self, choice: NamedKingdom, household: str) -> None:
        """Let a kingdom be explained, unless it has been."""
        kingdom = _kingdom(choice)
        key = _key(kingdom)
        if await self._found(kingdom, key) is not None:
            return

        async def keep(text: str) -> None:
            await self._store.keep_guide(key, text)

        self._study.begin(f"kingdom {key}", household, keep, explained, choice.cards, choice.projects)

    def stop(self, choice: NamedKingdom, household: str) -> None:
        self._study.stop(f"kingdom {_key(_kingdom(choice))}", household)

    async def _found(self, kingdom: Kingdom, key: str) -> KingdomGuide | None:
        shipped = shipped_guide(kingdom)
        if shipped is not None:
            return shipped
        text = await self._store.guide(key)
        if not text:
            return None
        try:
            return guide_from(text)
        except ValueError:
            logger.warning("a guide that cannot be read is made anew when somebody asks for it")
            return None


def _kingdom(choice: NamedKingdom) -> Kingdom:
    kingdom = chosen(choice, 0)
    assert kingdom is not None  # nobody is to pick this one
    return kingdom


def _key(kingdom: Kingdom) -> str:
    """What a guide is kept by. Cards of somebody's own may be others tomorrow, under the same names."""
    key = ",".join(sorted(card.id for card in kingdom.cards))
    key += ";" + ",".join(sorted(card.id for card in kingdom.projects))
    if any(card.sets == OWN for card in (*kingdom.cards, *kingdom.projects)):
        files = ",".join(file.digest for file in loaded_files())
        key += ";" + hashlib.sha256(files.encode()).hexdigest()[:16]
    return key


# What is done in a process of its own


def explained(tell: Tell, cards: list[str], projects: list[str]) -> str:
    """The guide to a kingdom."""
    kingdom = _kingdom(NamedKingdom(cards=cards, projects=projects))
    return guide_text(guide_to(kingdom, _GAMES, lambda done, whole: tell(done / max(1, whole))))
