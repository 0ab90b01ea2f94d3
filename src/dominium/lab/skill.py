"""How much better the master plays than the strong bot, with the luck of the cards taken out.

Who wins a single game between good players is for the most part luck, and thousands of games tell a small lead. Here
each answer of the master that the strong bot would not have given is weighed: from the game as it really is, the strong
bot goes on in the master's seat after both answers, many times, with the same luck for both. Of what the master wins
more than the strong bot would have won in its seat, every bit comes from such an answer, so the sum of these differences
over a game is, on average, exactly that. Who won is on average the same, too, and the luck that makes it err does not
make the sum err: what a game tells is half of each.

``python -m dominium.lab.skill --store FILE`` plays on all recommended kingdoms, with ``--group random`` on the fixed
random ones, with ``--group community`` against every strategy of the simulator community on a kingdom that has its
cards; ``--master "master*10"`` lets the master think ten times as much. It goes round the kingdoms, two games on each in
a round, one from each seat, and plays more where it is not clear by then that the master wins what is wanted: half of the
games, and 60 % against the community. What was played is kept in the store, so that an interrupted run goes on. The
table it prints has the least won first; it fails if that is clearly less than wanted anywhere.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from ..cards.kingdoms import Kingdom, kingdoms_in, recommended
from ..engine.agent import Agent
from ..engine.decisions import Decision
from ..engine.imagine import EVERYBODY
from ..engine.turn import run
from ..engine.view import View
from ..files import write_file
from ..opponents.levels import MASTER, STRONG
from ..simulation.arena import TURNS_EACH
from ..simulation.rollouts import Course, Rollouts, mean, spot_within
from ..simulation.tally import Tally, game_seed, winners_of
from ..strategies import parse
from ..strategies.library import COMMUNITY, shipped_folders
from .contenders import BadContender, Contender, contender_named, contender_of
from .contest import Contest, play_part
from .crew import Crew, Stop, WorkFailed, cores, crew_of
from .ladder_tables import RANDOM, RECOMMENDED
from .setting import contest_on, setting_for
from .statistics import Z95, Interval, t95, win_rate

#: continuations after each of two answers
_CONTINUATIONS = 200
#: games of the strong bot itself against a strategy of the community
_KNOWN = 2000
_SEED = 40_000
#: games more in a place where they are needed, at a time
_ROUND = 4
#: the part of the games that the master wants to win, wherever it plays
_WANTED = {RECOMMENDED: 0.5, RANDOM: 0.5, COMMUNITY: 0.6}


class Weighed(Agent):
    """An agent whose answers are weighed against those of another in its place."""

    def __init__(
        self, agent: Agent, instead: Agent, lineup: list[Agent], seed: int, continuations: int
    ) -> None:
        self._agent = agent
        self._instead = instead
        #: who goes on after the answers weighed, in every seat
        self._lineup = lineup
        self._seed = seed
        self._continuations = continuations
        #: the part of a win that all answers so far brought, and how many of them the other would not have given
        self.lead = 0.0
        self.differing = 0

    @property
    def searches(self) -> bool:
        return True

    @property
    def forfeits(self) -> bool:
        return self._agent.forfeits

    def end_of_game(self, scores: list[int], winners: list[int]) -> None:
        self._agent.end_of_game(scores, winners)

    def decide(self, decision: Decision, view: View) -> list[int]:
        answer = self._agent.decide(decision, view)
        theirs = self._instead.decide(decision, view)
        if sorted(answer) != sorted(theirs) or (decision.ordered and answer != theirs):
            spot = spot_within(decision, view, EVERYBODY)
            rollouts = Rollouts(spot, [self._lineup], self._seed + self.differing)
            mine, other = rollouts.measure([Course([answer]), Course([theirs])], self._continuations)
            spot.close()
            self.lead += other.less(mine)[0]
            self.differing += 1
        return answer


@dataclass(frozen=True)
class Trial:
    """The master, or whoever else is asked about, against somebody on a kingdom."""

    contest: Contest
    #: the kingdom's id, or the rival's name
    about: str


@dataclass(frozen=True)
class Weighing:
    """One game: who was weighed and where, the lead its answers brought, how many differed, and the part it won."""

    player: str
    about: str
    number: int
    lead: float
    differing: int
    share: float


def weigh(trial: Trial, number: int, continuations: int) -> Weighing:
    """Play one game of a trial, and weigh the answers of the first contender."""
    contest = trial.contest
    setup = contest.setup()
    strong = Contender(STRONG, STRONG)
    strong.prepare(setup)
    game, order = contest.game(number)
    seat = order.index(0)
    instead = strong.agent(0, setup)
    lineup: list[Agent] = []
    for agent in game.agents:
        assert agent is not None
        lineup.append(agent)
    playing, lineup[seat] = lineup[seat], instead
    weighed = Weighed(playing, instead, lineup, game_seed(contest.seed, number) << 8, continuations)
    game.agents[seat] = weighed
    run(game, TURNS_EACH * setup.players)
    winners = winners_of(game, game.scores())
    share = 1 / len(winners) if seat in winners else 0.0
    game.dismiss()
    player = contest.contenders[0].name
    return Weighing(player, trial.about, number, weighed.lead, weighed.differing, share)


def trials(player: Contender, group: str) -> list[Trial]:
    """All trials of a group."""
    if group == COMMUNITY:
        return [Trial(_with_rival(player, name), name) for name in shipped_folders()[COMMUNITY]]
    kingdoms = recommended() if group == RECOMMENDED else kingdoms_in("ladder-kingdoms.tsv")
    rival = Contender(STRONG, STRONG)
    return [Trial(_contest(kingdom, player, rival), kingdom.id) for kingdom in kingdoms]


def _with_rival(player: Contender, name: str) -> Contest:
    rival = contender_of(parse(shipped_folders()[COMMUNITY][name], name), name)
    return _contest(setting_for([rival]), player, rival)


def _contest(kingdom: Kingdom, player: Contender, rival: Contender) -> Contest:
    return contest_on(kingdom, [player, rival], alternating=True, seed=_SEED, every=0)


def known_rate(trial: Trial) -> Interval:
    """How often the strong bot wins in the first contender's place: half the games against itself."""
    rival = trial.contest.contenders[1]
    if rival.bot == STRONG:
        return Interval(0.5, 0.5, 0.5)
    contest = Contest((Contender(STRONG, STRONG), rival), trial.contest.kingdom, trial.contest.projects)
    tally = Tally(2)
    tally.add(play_part(contest, 0, _KNOWN))
    return win_rate(tally, 0)


def told(games: Sequence[Weighing], known: Interval) -> list[float]:
    """What each game tells of how much the first contender wins: half is who won, half what the strong bot would win
    and what the contender's own answers brought."""
    return [(one.share + known.value + one.lead) / 2 for one in games]


def rate(games: Sequence[Weighing], known: Interval) -> Interval:
    """What the first contender wins."""
    values = told(games, known)
    value = mean(values)
    half = math.hypot(margin(values), known.half / 2)
    return Interval(value, value - half, value + half)


def margin(values: Sequence[float]) -> float:
    """Half of the 95 % interval of a mean; of fewer than two values nothing is known."""
    return t95(len(values) - 1) * standard_error(values) if len(values) > 1 else math.inf


def standard_error(values: Sequence[float]) -> float:
    """The standard error of a mean; of fewer than two values nothing is known."""
    if len(values) < 2:
        return math.inf
    middle = sum(values) / len(values)
    return math.sqrt(sum((one - middle) ** 2 for one in values) / (len(values) - 1) / len(values))


class Weighings:
    """What was weighed so far, kept in a file."""

    def __init__(self, store: Path | None) -> None:
        self._store = store
        self._games: dict[tuple[str, str, int], Weighing] = {}
        if store is not None:
            with suppress(FileNotFoundError):
                text = store.read_text(encoding="utf-8")
                whole = text[: text.rfind("\n") + 1]
                for line in whole.splitlines():
                    self._note(Weighing(**json.loads(line)))
                if text != whole:
                    if not self._games:
                        raise ValueError
                    # The last line was interrupted: that game is played again.
                    write_file(store, whole.encode())

    def _note(self, one: Weighing) -> None:
        self._games[one.player, one.about, one.number] = one

    def add(self, one: Weighing) -> None:
        self._note(one)
        if self._store is not None:
            with self._store.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(one)) + "\n")

    def has(self, player: str, about: str, number: int) -> bool:
        return (player, about, number) in self._games

    def of(self, player: str, about: str) -> list[Weighing]:
        return [one for one in self._games.values() if (one.player, one.about) == (player, about)]


@dataclass
class Measured:
    """What is known of some trials so far."""

    player: str
    chosen: list[Trial]
    played: Weighings
    #: the part of the games to be won everywhere
    wanted: float

    def __post_init__(self) -> None:
        self._known: dict[str, Interval] = {}

    def missing(self, games: int) -> list[tuple[Trial, int]]:
        """The games still to be played until there are so many of each trial, round by round."""
        return [
            (trial, number)
            for first in range(0, games, 2)
            for trial in self.chosen
            for number in range(first, min(first + 2, games))
            if not self.played.has(self.player, trial.about, number)
        ]

    def rate(self, trial: Trial) -> Interval:
        if trial.about not in self._known:
            self._known[trial.about] = known_rate(trial)
        return rate(self.played.of(self.player, trial.about), self._known[trial.about])

    def open_questions(self) -> list[Trial]:
        """Where it is not clear on which side of what is wanted the player is."""
        return [trial for trial in self.chosen if (found := self.rate(trial)).low < self.wanted <= found.high]

    def less(self) -> list[Trial]:
        """Where the player clearly wins less than is wanted."""
        return [trial for trial in self.chosen if self.rate(trial).high < self.wanted]

    def table(self) -> list[str]:
        """As lines of Markdown, the least won first, and everything together last."""
        met = [(self.rate(trial), trial) for trial in self.chosen if self.played.of(self.player, trial.about)]
        lines = ["| | games | wins, % | | other answers | games won, % |", "|---|---|---|---|---|---|"]
        for found, trial in sorted(met, key=lambda row: row[0].value):
            mark = "less" if found.high < self.wanted else "open" if found.low < self.wanted else ""
            lines.append(_line(f"`{trial.about}`", self.played.of(self.player, trial.about), found, mark))
        everything = [self.played.of(self.player, trial.about) for _, trial in met]
        if everything:
            known = [self._known[trial.about] for _, trial in met]
            values = [told(games, rate) for games, rate in zip(everything, known, strict=True)]
            total = together(values, known)
            lines.append(_line("all", [one for games in everything for one in games], total, ""))
        return lines


def together(values: Sequence[Sequence[float]], known: Sequence[Interval]) -> Interval:
    """What is won on average; every place counts for the same, however many games there were.

    Where some place has a single game, the error comes from how much the places differ, which is rather too much.
    """
    means = [mean(list(one)) for one in values]
    value = mean(means)
    if all(len(one) > 1 for one in values):
        half = Z95 * math.sqrt(sum(standard_error(one) ** 2 for one in values)) / len(values)
    else:
        half = margin(means)
    half = math.hypot(half, math.sqrt(sum((one.half / 2) ** 2 for one in known)) / len(known))
    return Interval(value, value - half, value + half)


def _line(name: str, games: Sequence[Weighing], found: Interval, mark: str) -> str:
    percent = found.percent()
    half = f" ± {percent.half:.1f}" if math.isfinite(percent.half) else ""
    differing = mean([float(one.differing) for one in games])
    won = 100 * mean([one.share for one in games])
    return f"| {name} | {len(games)} | {percent.value:.1f}{half} | {mark} | {differing:.1f} | {won:.1f} |"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dominium.lab.skill")
    parser.add_argument("--games", type=int, default=8, help="games in each place")
    parser.add_argument("--most", type=int, help="games at most where it is not clear by then")
    parser.add_argument("--continuations", type=int, default=_CONTINUATIONS, help="after each of two answers")
    parser.add_argument("--group", choices=list(_WANTED), default=RECOMMENDED)
    parser.add_argument("--master", default=MASTER, metavar="PLAYER")
    parser.add_argument("--store", type=Path)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("names", nargs="*", help="some of the kingdoms or strategies only")
    given = parser.parse_intermixed_args(arguments)
    most = given.games if given.most is None else given.most
    if min(given.games, most, given.continuations, given.workers) < 1:
        parser.error("--games, --most, --continuations and --workers take whole numbers from 1 on")
    if given.games % 2 or most % 2:
        parser.error("--games and --most take even numbers: one game from each seat")
    try:
        player = contender_named(given.master)
    except BadContender as problem:
        parser.error(str(problem))
    chosen = trials(player, given.group)
    names = [trial.about for trial in chosen]
    for name in given.names:
        if name not in names:
            parser.error(f"the {given.group} ones have no {name!r}; they are {', '.join(names)}")
    chosen = [trial for trial in chosen if not given.names or trial.about in given.names]
    try:
        played = Weighings(given.store)
    except (OSError, ValueError, TypeError):
        parser.error(f"{given.store} holds no games of this kind; name another file")
    measured = Measured(player.name, chosen, played, _WANTED[given.group])
    crew = crew_of(given.workers)
    stop = Stop()
    failed = ""
    try:
        with stop.listening():
            _play(measured.missing(given.games), given.continuations, played, crew, stop)
            games = given.games
            while games < most and not stop.asked:
                games = min(games + _ROUND, most)
                measured.chosen = measured.open_questions()
                _play(measured.missing(games), given.continuations, played, crew, stop)
    except WorkFailed as failure:
        failed = str(failure)
    finally:
        crew.close()
    measured.chosen = chosen
    print("\n".join(measured.table()))
    if failed or stop.asked:
        print(failed or "stopped: this is what there is", file=sys.stderr)
        return 1
    return 1 if measured.less() else 0


def _play(
    games: list[tuple[Trial, int]], continuations: int, played: Weighings, crew: Crew, stop: Stop
) -> None:
    rows = [(trial, number, continuations) for trial, number in games]
    for done, (_, one) in enumerate(crew.each(weigh, rows, stop), 1):
        played.add(one)
        print(f"{done} of {len(rows)}: {one.about} {one.lead:+.3f}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
