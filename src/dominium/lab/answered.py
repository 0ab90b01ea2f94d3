"""What the lab answers with: each result with its figures as rows, and as a table of Arrow that pandas reads."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any

from ..bots.strategy import Strategy
from ..strategies import write
from ..words.naming import distinct_names
from .crew import WorkFailed
from .ladder_tables import Ladder, ladder_document, ladder_figures
from .outcome import Outcome
from .output import as_arrow
from .pairings import Tournament
from .ratings import Rating
from .results import (
    Figure,
    names_of,
    run_document,
    run_figures,
    tournament_document,
    tournament_figures,
)
from .statistics import Interval, win_rate


class LabResult(ABC):
    """Figures found by games. Each row has the columns of :class:`Figure`; what does not apply is None."""

    @abstractmethod
    def figures(self) -> list[Figure]:
        """Everything that was found out, one figure after the other."""

    def rows(self) -> list[dict[str, Any]]:
        """The figures as plain dictionaries, which need no other library."""
        return [figure._asdict() for figure in self.figures()]

    def table(self) -> Any:
        """The figures as a ``pyarrow.Table``; ``.to_pandas()`` makes a DataFrame of it.

        Raises MissingExtra, which says what to install, where pyarrow is not there.
        """
        return as_arrow(self.figures())


@dataclass(frozen=True)
class RunResult(LabResult):
    """How some players did at one table. ``outcome`` has all that was counted."""

    outcome: Outcome

    @property
    def players(self) -> list[str]:
        """The players' names, numbered where two have the same."""
        return names_of(self.outcome)

    @property
    def kingdom(self) -> tuple[str, ...]:
        """The ids of the Kingdom cards they played with."""
        return self.outcome.contest.kingdom

    @property
    def projects(self) -> tuple[str, ...]:
        """The ids of the Projects they played with."""
        return self.outcome.contest.projects

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.outcome.tally.games

    @property
    def ending(self) -> str:
        """Why there were no more games: ``games`` (all played), ``precision`` (reached), ``stopped`` or ``failed``."""
        return self.outcome.ending

    def win_rate(self, player: int | str) -> Interval:
        """The part of the games that a player won, by number or name; shared wins count as the part they are."""
        number = player if isinstance(player, int) else self.players.index(player)
        return win_rate(self.outcome.tally, number)

    def figures(self) -> list[Figure]:
        return run_figures(self.outcome)

    def document(self) -> dict[str, Any]:
        """The result with all that it takes to play it again, as plain data."""
        return run_document(self.outcome)


@dataclass(frozen=True)
class TournamentResult(LabResult):
    """How everyone did against everyone. ``tournament`` has all that was counted."""

    tournament: Tournament
    #: players of whole folders whose cards the kingdom lacks, with these cards
    left_out: dict[str, list[str]] = field(default_factory=dict)

    @property
    def players(self) -> list[str]:
        """The players' names, from the best to the worst."""
        names = self._names
        return [names[i] for i in self.tournament.order()]

    @property
    def ratings(self) -> dict[str, Rating]:
        """The rating of each player, 1500 on average, with its interval, from the best to the worst."""
        names, rated = self._names, self.tournament.ratings()
        return {names[i]: rated[i] for i in self.tournament.order()}

    @property
    def games(self) -> int:
        """How many games were played, by all together."""
        return self.tournament.played

    @property
    def ending(self) -> str:
        """Why there were no more games: ``games`` (all played), ``stopped`` or ``failed``."""
        return self.tournament.ending

    def win_rate(self, player: str, opponent: str) -> Interval | None:
        """How often one player won against another; None if they did not meet."""
        names = self._names
        return self.tournament.result(names.index(player), names.index(opponent))

    def figures(self) -> list[Figure]:
        return tournament_figures(self.tournament)

    def document(self) -> dict[str, Any]:
        """The result with all that it takes to play it again, as plain data."""
        return tournament_document(self.tournament)

    @property
    def _names(self) -> list[str]:
        return distinct_names([contender.name for contender in self.tournament.contenders])


@dataclass(frozen=True)
class FindResult(LabResult):
    """The strongest strategy that a search came to, with its evidence."""

    strategy: Strategy
    #: opponents, and how often the strategy wins against each, in new games
    evidence: list[tuple[str, Interval]]
    #: games against each opponent of the evidence
    evidence_games: int
    #: games of the search itself
    games: int
    generations: int
    #: strong strategies that were kept to be beaten
    archive: int
    seconds: float

    @property
    def text(self) -> str:
        """The strategy as it is written in a file."""
        return write(self.strategy)

    def figures(self) -> list[Figure]:
        name = self.strategy.name
        return [
            Figure(
                "win_rate",
                name,
                other,
                None,
                None,
                self.evidence_games,
                rate.value,
                None,
                rate.low,
                rate.high,
            )
            for other, rate in self.evidence
        ]


@dataclass(frozen=True)
class LadderResult(LabResult):
    """How strong players are on many kingdoms. ``ladder`` has all tables that were played."""

    ladder: Ladder

    @property
    def ratings(self) -> dict[str, Rating]:
        """The rating of each player with its interval, from the best to the worst."""
        document = self.document()
        rated = zip(document["players"], (Rating(*one) for one in document["ratings"]), strict=True)
        return dict(sorted(rated, key=lambda one: -one[1].value))

    @property
    def games(self) -> int:
        """How many games were played, by all together."""
        games: int = self.document()["games"]
        return games

    @property
    def ending(self) -> str:
        """Why there were no more games: ``games`` (all played), ``stopped`` or ``failed``."""
        return self.ladder.ending

    def figures(self) -> list[Figure]:
        return ladder_figures(self.document())

    def document(self) -> dict[str, Any]:
        """Ratings, win shares, and the time for a decision, as plain data."""
        return ladder_document(self.ladder)


class Unfinished(WorkFailed):
    """The games could not be played to the end; ``games`` were, and ``result`` is what they say (None for a search)."""

    def __init__(self, why: str, games: int, result: Any) -> None:
        super().__init__(why)
        self.games = games
        self.result = result
