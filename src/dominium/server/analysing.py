"""Analyses of finished games: made in the study when somebody asks for one, kept with the game for everybody."""

from __future__ import annotations

import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from ..engine.record import BadRecord, Record, record_from, replay
from ..teacher.analysis import Allowance, NotFinished, NothingPlayed, analysed
from ..teacher.notes import Unreadable, as_text, from_text
from .protocol import AnalysisInfo, AnalysisState, Refusal
from .showing.analysis_view import analysis_info
from .showing.records import finished_match, record_in, refusal_of
from .showing.study_view import study_state
from .store.interface import GameRow, Move, Store
from .study import Study, Tell
from .tables.match import leaders, resigned_in

logger = logging.getLogger("dominium")

#: seconds of a core that an analysis may take, the kingdom included that has to be got to know first
_SECONDS = 60.0
#: analyses of records of people's own that are remembered
_REMEMBERED = 16


class Analysing:
    """The analyses of a server."""

    def __init__(
        self,
        store: Store,
        study: Study,
        aside: Callable[[Callable[[], AnalysisInfo]], Awaitable[AnalysisInfo]],
    ) -> None:
        self._store = store
        self._study = study
        self._aside = aside
        #: of records that belong to no table, by what their address is
        self._uploaded: OrderedDict[str, str] = OrderedDict()

    async def of_game(self, table: str, game: int) -> AnalysisState:
        """The analysis of a game of a table, or how far it is."""
        return await self._state(_key(table, game), await self._store.analysis(table, game))

    async def begin(self, table: str, game: int, household: str, row: GameRow, moves: list[Move]) -> None:
        """Let a game be analysed, unless it has been."""
        if await self._read(await self._store.analysis(table, game)) is not None:
            return

        async def keep(text: str) -> None:
            if not await self._store.keep_analysis(table, game, text):
                raise Refusal("no-game", 404)  # it was deleted meanwhile

        self._study.begin(_key(table, game), household, keep, kept_analysis, row, moves)

    def stop(self, table: str, game: int, household: str) -> None:
        self._study.stop(_key(table, game), household)

    async def of_record(self, name: str) -> AnalysisState:
        """The analysis of a record that somebody sent, by its address."""
        return await self._state(_uploaded_key(name), self._uploaded.get(name, ""))

    def begin_record(self, body: bytes, household: str) -> str:
        """Let a record be analysed that somebody sends; its address."""
        name = hashlib.sha256(body).hexdigest()[:32]
        if name in self._uploaded:
            return name

        async def keep(text: str) -> None:
            self._uploaded[name] = text
            while len(self._uploaded) > _REMEMBERED:
                self._uploaded.popitem(last=False)

        self._study.begin(_uploaded_key(name), household, keep, uploaded_analysis, body)
        return name

    def stop_record(self, name: str, household: str) -> None:
        self._study.stop(_uploaded_key(name), household)

    async def _read(self, text: str) -> AnalysisInfo | None:
        """What was kept, in words; None if that is nothing this version can read."""
        if not text:
            return None
        try:
            return await self._aside(lambda: analysis_info(from_text(text)))
        except Unreadable:
            logger.warning("an analysis that cannot be read is made anew when somebody asks for it")
            return None

    async def _state(self, key: str, text: str) -> AnalysisState:
        found = await self._read(text)
        return {**study_state(self._study, key, found is not None), "analysis": found}


def _key(table: str, game: int) -> str:
    return f"game {table}/{game}"


def _uploaded_key(name: str) -> str:
    return f"record {name}"


# What is done in a process of its own


def kept_analysis(tell: Tell, row: GameRow, moves: list[Move]) -> str:
    """The analysis of a game as the store keeps it."""
    match = finished_match(row, moves)
    return _analysis(tell, match.record(), match.winners)


def uploaded_analysis(tell: Tell, body: bytes) -> str:
    """The analysis of a record that somebody sent."""
    try:
        text = record_in(body)
        record = record_from(text)
        resigned = resigned_in(text)
        winners = leaders(replay(record), resigned) if resigned else []
        return _analysis(tell, record, winners)
    except BadRecord as problem:
        raise refusal_of(problem) from None


def _analysis(tell: Tell, record: Record, winners: list[int]) -> str:
    allowance = Allowance(_SECONDS, most=1.0, clock=time.process_time)

    def progress(done: int, whole: int) -> None:
        tell(done / max(1, whole))

    try:
        found = analysed(record, allowance=allowance, progress=progress, given_up=winners)
    except NothingPlayed:
        raise Refusal("nothing-played", 409) from None
    except NotFinished:
        raise Refusal("not-over", 409) from None
    return as_text(found)
