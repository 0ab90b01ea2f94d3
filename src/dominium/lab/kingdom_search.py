"""A kingdom searched from beginning to end: whom a strategy has to beat, how long, and what the result is worth."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ..bots.strategy import Strategy, money_ultimate
from ..cards.kingdoms import Kingdom
from ..files import write_file
from ..strategies import parse, shipped, write
from ..strategies.candidates import Candidate, fits
from ..strategies.composing import steady
from .contenders import ULTIMATE, Contender, contender_of
from .crew import Alone, Crew, Stop
from .finder import Finder, Interrupted
from .outcome import run_contest
from .search import Opponent, Search, search_from
from .setting import contest_on
from .statistics import Interval, win_rate
from .wording import Wording

#: games against each opponent of the evidence
EVIDENCE_GAMES = 1_000
#: opponents of the evidence, besides plain money and the steady bot
_EVIDENCE_MOST = 8
#: of the time given, the search has so much; the rest is for the evidence
_PART = 0.88
#: seconds between two times the search is put away
_STORE = 5.0

#: an opponent of the evidence, and the win rate against it
Row = tuple[str, Interval]


class BadStore(Exception):
    """A search that was put away cannot be gone on with.

    ``reason`` is unreadable (``detail`` is the system's reason), spoilt (it is none), other (it is about another
    kingdom or number of players), or exists (a new one would overwrite it).
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


@dataclass
class Found:
    """The best strategy, with its evidence both in words and in figures."""

    strategy: Strategy
    rows: list[Row]


def store_beside(file: Path) -> Path:
    """Where the search is put away whose result goes to a file."""
    return file.with_name(f"{file.name}.search")


def new_search(kingdom: Kingdom, players: int = 2, seed: int = 1) -> Search:
    cards, projects = _ids(kingdom)
    return Search(cards, projects, players, seed)


def stored_search(store: Path, kingdom: Kingdom, players: int = 2) -> Search:
    """The search that was put away; BadStore if there is none for this kingdom."""
    try:
        search = search_from(store.read_text(encoding="utf-8"))
    except OSError as failure:
        raise BadStore("unreadable", failure.strerror or str(failure)) from None
    except ValueError:
        raise BadStore("spoilt") from None
    if (search.kingdom, search.projects) != _ids(kingdom) or search.players != players:
        raise BadStore("other")
    return search


def _ids(kingdom: Kingdom) -> tuple[list[str], list[str]]:
    return sorted(card.id for card in kingdom.cards), sorted(card.id for card in kingdom.projects)


def search_kingdom(kingdom: Kingdom, file: Path, seconds: float, games: int, words: Wording) -> None:
    """Search in this process alone, going on with what was put away, and write the strategy found to a file.

    ``games`` are those against each opponent of its evidence.
    """
    store = store_beside(file)
    try:
        search = stored_search(store, kingdom)
    except BadStore:
        search = new_search(kingdom)
    searching = KingdomSearch(kingdom, search, store, Alone(), Stop(), seconds)
    searching.go_on()
    write_file(file, write(searching.result(games, words).strategy).encode())


class KingdomSearch:
    """A search on a kingdom for so many seconds, up to a generation, or until somebody stops it."""

    def __init__(
        self,
        kingdom: Kingdom,
        search: Search,
        store: Path | None,
        crew: Crew,
        stop: Stop,
        seconds: float | None = None,
        generations: int | None = None,
    ) -> None:
        self.search = search
        self._kingdom = kingdom
        self._store = store
        self._crew = crew
        self._stop = stop
        self._seconds = seconds
        self._generations = generations
        self._finder = Finder(search, crew, stop)
        self._began = time.monotonic()

    @property
    def elapsed(self) -> float:
        """Seconds since it began."""
        return time.monotonic() - self._began

    @property
    def part(self) -> float:
        """How much of the search is done."""
        if self._generations is not None:
            return self.search.generation / self._generations
        return self.elapsed / self._seconds / _PART if self._seconds else 0.0

    def go_on(self, progress: Callable[[], None] | None = None) -> None:
        """Search until it is enough; ``progress`` is called after each part of the work. CannotWrite, WorkFailed."""
        if progress is not None:
            self._finder.progress = progress
        stored = 0.0
        try:
            if not self.search.parents:
                self._finder.begin(known_for(self._kingdom), always_there(self._kingdom))
            while not self._over():
                self._finder.step()
                if self.elapsed - stored > _STORE:
                    stored = self.elapsed
                    self.put_away()
        except Interrupted:
            pass
        if self.search.parents:
            self.put_away()

    def _over(self) -> bool:
        late = self._seconds is not None and self.elapsed >= _PART * self._seconds
        enough = self._generations is not None and self.search.generation >= self._generations
        return self._stop.asked or late or enough

    def put_away(self) -> None:
        """Keep what is known, to be gone on with, if there is a place for it; CannotWrite."""
        if self._store is not None:
            write_file(self._store, self.search.as_text().encode())

    def result(self, games: int, words: Wording, name: str = "") -> Found:
        """The best strategy, called by its kingdom or by the name given, with the evidence of so many games each."""
        best, search = self.best(), self.search
        # Who stopped the search still wants to know what the result is worth.
        stop = Stop() if self._stop.asked else self._stop
        rows = evidence(self._kingdom, best, games, words, self._crew, stop, search.players, search.seed)
        note = words.say(
            "lab-find-about",
            players=search.players,
            seed=search.seed,
            generation=search.generation,
            games=words.number(search.games, 0),
        )
        return Found(described(best, name or name_for(self._kingdom, words), note, rows, games, words), rows)

    def best(self) -> Candidate:
        """What was found, chosen in a last race unless somebody stopped it."""
        if self._stop.asked:
            return self.search.best.candidate
        try:
            return self._finder.finish()
        except Interrupted:
            return self.search.best.candidate


def name_for(kingdom: Kingdom, words: Wording) -> str:
    """What a strategy is called that was found for a kingdom."""
    place = words.cards(tuple(card.id for card in kingdom.cards))
    if kingdom.id:
        place = f"{words.say(kingdom.id)} ({kingdom.id})"
    return words.say("lab-find-name", kingdom=place)


def described(best: Candidate, name: str, note: str, rows: list[Row], games: int, words: Wording) -> Strategy:
    """A strategy with its name, where it comes from, and its evidence in words."""
    strategy = parse(best.text(), "")
    strategy.name = name
    strategy.author = "dominium lab find"
    strategy.note = note
    lines = [words.say("lab-find-evidence", games=words.number(games, 0))]
    lines += [words.say("lab-find-row", name=other, rate=words.rate(rate)) for other, rate in rows]
    strategy.evidence = "\n".join(lines) if rows else ""
    return strategy


def evidence(
    kingdom: Kingdom,
    best: Candidate,
    games: int,
    words: Wording,
    crew: Crew,
    stop: Stop,
    players: int = 2,
    seed: int = 1,
) -> list[Row]:
    """The win rates against plain money, the steady bot, and of the strategies that fit those that do best."""
    mine = contender_of(parse(best.text(), ""), "best")
    others = [
        Contender(words.say("lab-ultimate"), ULTIMATE),
        contender_of(steady(kingdom.cards, kingdom.projects), words.say("level-steady")),
        *(contender_of(strategy) for strategy in known_for(kingdom)),
    ]
    rows: list[Row] = []
    for number, other in enumerate(others):
        contenders = [mine, *[other] * (players - 1)]
        contest = contest_on(kingdom, contenders, alternating=True, seed=seed + 1 + number, every=0)
        outcome = run_contest(contest, games, crew, stop)
        if outcome.tally.games < games:
            break
        rows.append((other.name, win_rate(outcome.tally, 0)))
    return rows[:2] + sorted(rows[2:], key=lambda row: row[1].value)[:_EVIDENCE_MOST]


def known_for(kingdom: Kingdom) -> list[Strategy]:
    """All strategies that come with the program and fit the kingdom: written, imported and found before."""
    return [strategy for strategy in shipped().values() if fits(strategy, kingdom)]


def always_there(kingdom: Kingdom) -> list[Opponent]:
    """Who has to be beaten at any time: plain money, and the steady bot."""
    money = money_ultimate(never_lose=True).strategy
    money.name = ULTIMATE
    return [
        Opponent(ULTIMATE, write(money)),
        Opponent("steady", write(steady(kingdom.cards, kingdom.projects))),
    ]
