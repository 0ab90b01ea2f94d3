"""The audit of what leaves the server: worlds a seat cannot tell apart must give it the same messages.

Random games of all sets are stopped at main choices. For a seat, or a spectator, everything it cannot know is dealt
anew; both worlds are sent through the table, the viewer and the lists, and must give the same text. Then the player on
turn silently declines what is offered, for where nothing can be chosen the game goes on by itself: nothing may be sent
that tells the one from the other. Time is left aside. ``python -m tests.server.worlds --help`` runs many.
"""

from __future__ import annotations

import argparse
import copy
import json
import sys
import time
from pathlib import Path
from typing import NamedTuple

from dominium.bots.random_bot import RandomBot
from dominium.cards.sets import set_ids
from dominium.engine import kinds
from dominium.engine.imagine import redeal
from dominium.engine.random import FastRandom
from dominium.engine.record import Record
from dominium.engine.session import Session
from dominium.lab.sweep import setup_for
from dominium.server.protocol import Aids, NamedKingdom, Options, encoded
from dominium.server.showing.display import Display
from dominium.server.showing.table_view import summary
from dominium.server.showing.viewer import Viewer
from dominium.server.store.interface import Move, TableRow
from dominium.server.tables.document import SeatDocument, TableDocument, hashed
from dominium.server.tables.match import Match
from dominium.server.tables.table import Table
from tests.server.memory_store import Memory
from tests.server.parlour import FakeClock, Parlour

#: turns after which a random game has shown enough
_TURNS = 60
#: one main choice in so many is looked at
_EVERY = 7


class Found(NamedTuple):
    """What was compared, what could not be because somebody was only quicker, and what differed."""

    pairs: int = 0
    quicker: int = 0
    differences: tuple[str, ...] = ()

    def more(self, other: Found) -> Found:
        return Found(
            self.pairs + other.pairs, self.quicker + other.quicker, (*self.differences, *other.differences)
        )


class Stage:
    """A table with a game on it, without people or a store: what is sent is only looked at."""

    def __init__(self, record: Record) -> None:
        seats = [
            SeatDocument(name=f"P{seat}", key=hashed(_token(seat)), ready=True)
            for seat in range(record.players)
        ]
        self._document = TableDocument(
            seats=seats,
            choice=NamedKingdom(cards=record.kingdom, projects=record.projects),
            options=Options(clock=60, aids=Aids(counts=True)),
            phase="playing",
            game_number=1,
            cards=record.kingdom,
            projects=record.projects,
        )

    def table(self, match: Match) -> Table:
        row = TableRow("worlds00", 1, self._document.text(), 0.0)
        table = Table(Parlour(Memory(), FakeClock()), row)
        table.match = match
        table.driver.set_clock()
        return table

    def sent(self, match: Match, seat: int, silences: int) -> list[str]:
        """Everything somebody at a seat is sent and can ask for, while the player on turn declines so often."""
        table = self.table(match)
        viewer = Viewer(Display(table), _token(seat) if seat >= 0 else None)
        found = [encoded(one) for one in viewer._news()]
        for _ in range(silences):
            table.match = match = silently_on(match)
            table.driver.set_clock()
            table.game_serial += 1
            found += [encoded(one) for one in viewer._news()]
        row = TableRow("worlds00", 1, self._document.text(), 0.0)
        lists = [summary(row, table), summary(row, table, _token(seat) if seat >= 0 else None)]
        return [*found, *(json.dumps(one) for one in lists)]


def _token(seat: int) -> str:
    return f"token-of-seat-{seat}"


def with_session(match: Match, session: Session) -> Match:
    """The same match with another session."""
    twin = copy.copy(match)
    for name, value in vars(match).items():
        if isinstance(value, list):
            setattr(twin, name, value.copy())
    twin.session = session
    return twin


def dealt_anew(match: Match, seat: int, seed: int) -> Match:
    """The match as it might be for all a seat knows."""
    game = match.session.rest.copy()
    redeal(game, seat, FastRandom(seed))
    session = match.session.branch()
    session.rest = session.game = game
    session.answers = []
    return with_session(match, session.start())


def silently_on(match: Match) -> Match:
    """The player on turn plays nothing and goes on, if that is to be asked."""
    decision = match.session.decision
    if decision is None or decision.kind not in (kinds.PLAY, kinds.TREASURE):
        return match
    twin = with_session(match, match.session.branch())
    twin.apply(Move("a", decision.seat, decision.fingerprint(), [], False))
    return twin


def compare(stage: Stage, match: Match, seat: int, seed: int) -> Found:
    """One pair of worlds for one seat."""
    decision = match.decision
    assert decision is not None
    other = dealt_anew(match, seat, seed)
    silences = 0 if decision.seat == seat else 2
    ours, theirs = match, other
    for _ in range(silences):
        ours, theirs = silently_on(ours), silently_on(theirs)
    happened = {len(one.session.events) for one in (match, other, ours, theirs)}
    if len(happened) > 1:
        return Found(quicker=1)
    here, there = stage.sent(match, seat, silences), stage.sent(other, seat, silences)
    if here == there:
        return Found(pairs=1)
    first = next((a, b) for a, b in zip([*here, ""], [*there, ""], strict=False) if a != b)
    at = next((i for i, (a, b) in enumerate(zip(*first, strict=False)) if a != b), 0)
    shown = " | ".join(text[max(0, at - 60) : at + 60] for text in first)
    return Found(1, 0, (f"seat {seat}, turn {match.session.game.turn}, {decision.kind}: {shown}",))


def secret_is_kept(stage: Stage, match: Match) -> tuple[str, ...]:
    """While somebody is asked about a card in the hand, others are sent nothing of the game."""
    asked = match.decision
    assert asked is not None
    told = []
    for seat in range(-1, match.dealt.players):
        viewer = Viewer(Display(stage.table(match)), _token(seat) if seat >= 0 else None)
        told += [seat for one in viewer._news() if one["type"] == "game"]
    return () if told == [asked.seat] else (f"seats {told} saw a question to seat {asked.seat}",)


def audit(number: int, every: int = _EVERY, turns: int = _TURNS) -> Found:
    """One random game of so many turns: its pairs of worlds."""
    setup = setup_for(number, list(set_ids()))
    cards, projects = [card.id for card in setup.kingdom], [card.id for card in setup.projects]
    record = Record(setup.players, cards, projects, number, 0)
    record.names = [f"P{seat}" for seat in range(setup.players)]
    match = Match(record.to_json(), "")
    stage, chance, found = Stage(record), FastRandom(number + 11), Found()
    bots = [RandomBot(number * 31 + seat) for seat in range(setup.players)]
    while (decision := match.decision) is not None and match.session.game.turn < turns:
        if match.in_secret:
            found = found.more(Found(1, 0, secret_is_kept(stage, match)))
        elif decision.main and chance.below(every) == 0:
            seat = chance.below(setup.players + 1) - 1
            found = found.more(compare(stage, match, seat, chance.below(1 << 30)))
        answer = bots[decision.seat].decide(decision, match.session.view(decision.seat))
        match.apply(Move("a", decision.seat, decision.fingerprint(), answer, False))
    told = (f"game {number}: {one}" for one in found.differences)
    return found._replace(differences=tuple(told))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100_000, help="stop after so many pairs of worlds")
    parser.add_argument("--seconds", type=float, default=3600, help="or after so many seconds")
    parser.add_argument("--keep", type=Path, help="a file to go on from, and to write how far it came")
    arguments = parser.parse_args()
    kept = json.loads(arguments.keep.read_text()) if arguments.keep and arguments.keep.is_file() else {}
    number, found = kept.get("games", 0), Found(kept.get("pairs", 0), kept.get("quicker", 0))
    until = time.monotonic() + arguments.seconds
    while found.pairs < arguments.pairs and time.monotonic() < until:
        found = found.more(audit(number))
        number += 1
        for one in found.differences:
            print(one)
        if found.differences:
            return 1
        if arguments.keep and number % 10 == 0:
            text = json.dumps({"games": number, "pairs": found.pairs, "quicker": found.quicker})
            arguments.keep.write_text(text)
    print(f"{number} games, {found.pairs} pairs of worlds, {found.quicker} told apart by time only")
    return 0


if __name__ == "__main__":
    sys.exit(main())
