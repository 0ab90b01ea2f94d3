"""What a search for the strongest strategy on a kingdom knows, and how that is put away."""

from __future__ import annotations

import dataclasses
import json
import math

from ..cards.kingdoms import Kingdom
from ..engine.catalogue import card_named
from ..engine.setup import Setup
from ..simulation.tally import WHOLE
from ..strategies import StrategyError, parse
from ..strategies.candidates import Candidate

VERSION = 2


@dataclasses.dataclass
class Standing:
    """A candidate, and its parts of wins against each of the field in so many games each."""

    candidate: Candidate
    games: int = 0
    shares: list[int] = dataclasses.field(default_factory=list)
    #: the start it comes from, as long as the starts go on apart
    start: int = 0
    #: which of its rules decided something in so many games from the first on; this is not put away
    watched: int = 0
    used: list[bool] = dataclasses.field(default_factory=list)

    def after(self, games: int, first: int, shares: list[int], used: list[bool] | None) -> Standing:
        """The standing after so many more games from one number on, with all shares there are now.

        ``used`` says which rules were used up to now, if that is still looked at.
        """
        more = Standing(self.candidate, self.games + games, shares, self.start, self.watched, self.used)
        if used is not None and first == self.watched:
            more.watched = first + games
            more.used = used
        return more

    def strength(self, players: int) -> float:
        """Its part of the wins, as if against one opponent: 0.5 is as good as the field."""
        if not self.games:
            return 0.0
        share = sum(self.shares) / (WHOLE * self.games * len(self.shares))
        return share * (players - 1) / (share * (players - 1) + (1 - share)) if share else 0.0

    def rank(self, players: int) -> float:
        """The strength, less what may be luck; a longer list has to be a little better."""
        number = max(1, self.games * len(self.shares))
        return self.strength(players) - 0.7 * 0.5 / math.sqrt(number) - 0.0005 * len(self.candidate.rules)


@dataclasses.dataclass
class Opponent:
    """One of the field."""

    name: str
    text: str


@dataclasses.dataclass
class Search:
    """All that a search knows; plain data, so that it can be put away and gone on with."""

    kingdom: list[str]
    projects: list[str]
    players: int = 2
    seed: int = 1
    generation: int = 0
    games: int = 0
    #: so many of the field, the first ones, never leave it
    always: int = 1
    field: list[Opponent] = dataclasses.field(default_factory=list)
    archive: list[Opponent] = dataclasses.field(default_factory=list)
    parents: list[Standing] = dataclasses.field(default_factory=list)

    def as_text(self) -> str:
        """To be stored."""
        data = {
            "version": VERSION,
            "kingdom": self.kingdom,
            "projects": self.projects,
            "players": self.players,
            "seed": self.seed,
            "generation": self.generation,
            "games": self.games,
            "always": self.always,
            "field": [[one.name, one.text] for one in self.field],
            "archive": [[one.name, one.text] for one in self.archive],
            "parents": [
                [one.candidate.rules, one.candidate.sections, one.games, one.shares, one.start]
                for one in self.parents
            ],
        }
        return json.dumps(data, indent=1)

    @property
    def place(self) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
        """Where it is played, as the workers take it: players, kingdom, Projects."""
        return self.players, tuple(self.kingdom), tuple(self.projects)

    @property
    def best(self) -> Standing:
        return self.parents[0]

    def table(self) -> Kingdom:
        return Kingdom(
            "", "", [card_named(name) for name in self.kingdom], [card_named(p) for p in self.projects]
        )


def search_from(text: str) -> Search:
    """A stored search; ValueError if it is none."""
    try:
        data = json.loads(text)
        if data["version"] != VERSION:
            raise ValueError(f"version {data['version']}")
        search = Search(
            [str(name) for name in data["kingdom"]],
            [str(name) for name in data["projects"]],
            int(data["players"]),
            int(data["seed"]),
            int(data["generation"]),
            int(data["games"]),
            int(data["always"]),
            [Opponent(str(name), str(rules)) for name, rules in data["field"]],
            [Opponent(str(name), str(rules)) for name, rules in data["archive"]],
            [
                Standing(
                    Candidate(tuple((str(card), str(condition)) for card, condition in rules), str(sections)),
                    int(games),
                    [int(share) for share in shares],
                    int(start),
                )
                for rules, sections, games, shares, start in data["parents"]
            ],
        )
        for one in search.field + search.archive:
            parse(one.text, one.name)
        for standing in search.parents:
            parse(standing.candidate.text(), "")
        Setup(search.players, search.table().cards, search.table().projects)
    except (ValueError, KeyError, TypeError, LookupError, StrategyError) as problem:
        raise ValueError(str(problem)) from None
    return search
