"""The audit of what leaves the server: worlds a seat cannot tell apart must give it the same messages.

Random games of all sets, of two to six players, are stopped at questions. Five kinds of pairs are made for a seat, or a
spectator, and both worlds of a pair must give the same messages, lists and replies, in the same order:

- at main choices everything the seat cannot know is dealt anew; then the player on turn silently declines what is
  offered, for where nothing can be chosen the game goes on by itself;
- at a question in the middle of an effect the same for the one who is asked;
- at a question to somebody else another one is asked, with other options: only that the card asks may show;
- whatever happened with cards the seat did not see happened with other cards;
- answers the seat cannot know of were never asked for.

Time is left aside. ``python -m tests.server.worlds --help`` runs many.
"""

from __future__ import annotations

import argparse
import copy
import json
import sys
import time
from array import array
from pathlib import Path
from typing import NamedTuple

from dominium.bots.random_bot import RandomBot
from dominium.cards.sets import set_ids
from dominium.engine import kinds, places
from dominium.engine.chronicle import Chronicle
from dominium.engine.decisions import Decision
from dominium.engine.events import Event
from dominium.engine.imagine import redeal
from dominium.engine.random import FastRandom
from dominium.engine.record import Record
from dominium.engine.session import Session
from dominium.lab.sweep import setup_for
from dominium.server.protocol import Aids, NamedKingdom, Options
from dominium.server.showing.display import Display
from dominium.server.showing.table_view import summary
from dominium.server.showing.viewer import Viewer
from dominium.server.store.interface import Move, TableRow
from dominium.server.tables.document import SeatDocument, TableDocument, hashed
from dominium.server.tables.match import Match
from dominium.server.tables.table import Table
from tests.server.memory_store import Memory
from tests.server.parlour import FakeClock, Parlour
from tests.server.replies import Replies

TABLE = "worlds00"
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

    def __init__(self, record: Record, replies: Replies | None = None) -> None:
        self._replies = replies
        seats = [
            SeatDocument(name=f"P{seat}", key=hashed(_token(seat)), ready=True)
            for seat in range(record.players)
        ]
        self.document = TableDocument(
            seats=seats,
            choice=NamedKingdom(cards=record.kingdom, projects=record.projects),
            options=Options(clock=60, aids=Aids(counts=True)),
            phase="playing",
            game_number=1,
            cards=record.kingdom,
            projects=record.projects,
        )
        if replies is not None:
            replies.bring(TABLE, self.document, record)

    def table(self, match: Match) -> Table:
        row = TableRow(TABLE, 1, self.document.text(), 0.0)
        table = Table(Parlour(Memory(), FakeClock()), row)
        table.match = match
        table.driver.set_clock()
        return table

    def replies(self, match: Match, seat: int) -> list[str]:
        """What the server replies to whoever asks for everything about the table."""
        if self._replies is None:
            return []
        return self._replies.about(self.table(match), _token(seat) if seat >= 0 else None)

    def sent(self, match: Match, seat: int, silences: int = 0) -> list[str]:
        """Everything somebody at a seat is sent and can ask for, while the player on turn declines so often."""
        table = self.table(match)
        token = _token(seat) if seat >= 0 else None
        viewer = Viewer(Display(table), token)
        found = viewer._news()
        for _ in range(silences):
            table.match = match = silently_on(match)
            table.driver.set_clock()
            table.game_serial += 1
            found += viewer._news()
        late = Viewer(Display(table), token)
        found += late._news()
        row = TableRow(TABLE, 1, self.document.text(), 0.0)
        lists = [summary(row, table), summary(row, table, token)]
        return [*(one.decode() for one in found), *(json.dumps(one) for one in lists)]


def _token(seat: int) -> str:
    return f"token-of-seat-{seat}"


def with_session(match: Match, session: Session) -> Match:
    """The same match with another session."""
    twin = copy.copy(match)
    for name, value in vars(match).items():
        if isinstance(value, list | bytearray | array):
            setattr(twin, name, copy.copy(value))
        elif isinstance(value, Chronicle):
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
    return same(stage, match, other, seat, silences)


def same(stage: Stage, match: Match, other: Match, seat: int, silences: int = 0) -> Found:
    """Whether a seat is sent the same of two matches."""
    here, there = ([*stage.sent(one, seat, silences), *stage.replies(one, seat)] for one in (match, other))
    return judged(match, seat, here, there)


def judged(match: Match, seat: int, here: list[str], there: list[str]) -> Found:
    """A pair, and the first difference in what left the server."""
    if here == there:
        return Found(pairs=1)
    first = next((a, b) for a, b in zip([*here, ""], [*there, ""], strict=False) if a != b)
    at = next((i for i, (a, b) in enumerate(zip(*first, strict=False)) if a != b), 0)
    shown = " | ".join(text[max(0, at - 60) : at + 60] for text in first)
    asked = "" if match.decision is None else match.decision.kind
    return Found(1, 0, (f"seat {seat}, turn {match.session.game.turn}, {asked}: {shown}",))


def imagined(match: Match, seat: int, seed: int) -> Match:
    """The match at a question in the middle of an effect, as it might be for all the one who is asked knows."""
    dream = match.session.imagine(seat, seed)
    session = match.session.branch()
    session.rest, session.game, session.decision = dream.rest, dream.game, dream.decision
    return with_session(match, session)


def asked_otherwise(match: Match, chance: FastRandom) -> Match:
    """Somebody is asked something else, by the same card, as it might be with other cards in the hand."""
    decision = match.session.decision
    assert decision is not None
    cards = [card for card in match.session.game.setup.piles if chance.below(2)]
    on_turn = decision.seat == match.session.game.active
    session = match.session.branch()
    session.decision = Decision(
        decision.seat,
        kinds.DISCARD if decision.kind != kinds.DISCARD else kinds.TRASH,
        None if on_turn else decision.card,
        cards,
        [1 + chance.below(3) for _ in cards],
        None,
        0,
        len(cards),
        zone=places.HAND,
    )
    return with_session(match, session)


def happened_otherwise(match: Match, seat: int, chance: FastRandom) -> Match:
    """Whatever the seat did not see happened with other cards."""
    session = match.session.branch()
    piles = [card.id for card in session.game.setup.piles]
    happened = list(session.events)
    for at, event in enumerate(happened):
        if event.seen_from(seat) is not event:
            cards = [piles[chance.below(len(piles))] for _ in event.cards]
            happened[at] = Event(
                event.number,
                event.kind,
                event.seat,
                cards,
                event.origin,
                event.target,
                event.amount,
                event.word,
                event.seen,
                event.shown,
            )
    session.events = Chronicle(happened)
    return with_session(match, session)


def never_asked(match: Match, seat: int) -> Match:
    """The match without the answers of others that the seat cannot know of."""
    twin = with_session(match, match.session.branch())
    given = twin.session.given
    kept = list(given)
    for at in reversed(range(len(given))):
        if twin._unnoticed[at] and given.seat(at) != seat:
            twin._made[given.seat(at)] -= 1
            twin.number -= 1
            for answers in (kept, twin.auto, twin._unnoticed, twin._seen_before):
                del answers[at]
    given.cut(0)
    for one in kept:
        given.append(one)
    return twin


def in_the_middle(stage: Stage, match: Match, chance: FastRandom) -> Found:
    """Pairs at a question in the middle of an effect, for the one who is asked and for another seat."""
    decision = match.decision
    assert decision is not None
    mine = imagined(match, decision.seat, chance.below(1 << 30))
    found = same(stage, match, mine, decision.seat)
    seat = chance.below(match.dealt.players + 1) - 1
    return (
        found
        if seat == decision.seat
        else found.more(same(stage, match, asked_otherwise(match, chance), seat))
    )


def of_the_past(stage: Stage, match: Match, chance: FastRandom) -> Found:
    """Pairs with another past, for a seat."""
    seat = chance.below(match.dealt.players + 1) - 1
    found = same(stage, match, happened_otherwise(match, seat, chance), seat)
    return found.more(same(stage, match, never_asked(match, seat), seat))


def secret_is_kept(stage: Stage, match: Match) -> tuple[str, ...]:
    """While somebody is asked about a card in the hand, others are sent nothing of the game."""
    asked = match.decision
    assert asked is not None
    told = []
    for seat in range(-1, match.dealt.players):
        viewer = Viewer(Display(stage.table(match)), _token(seat) if seat >= 0 else None)
        told += [seat for one in viewer._news() if json.loads(one)["type"] == "game"]
    return () if told == [asked.seat] else (f"seats {told} saw a question to seat {asked.seat}",)


def audit(number: int, every: int = _EVERY, turns: int = _TURNS, replies: Replies | None = None) -> Found:
    """One random game of so many turns: its pairs of worlds."""
    setup = setup_for(number, list(set_ids()))
    cards, projects = [card.id for card in setup.kingdom], [card.id for card in setup.projects]
    record = Record(setup.players, cards, projects, number, 0)
    record.names = [f"P{seat}" for seat in range(setup.players)]
    match = Match(record.to_json(), "")
    stage, chance, found = Stage(record, replies), FastRandom(number + 11), Found()
    bots = [RandomBot(number * 31 + seat) for seat in range(setup.players)]
    while (decision := match.decision) is not None and match.session.game.turn < turns:
        if match.in_secret:
            found = found.more(Found(1, 0, secret_is_kept(stage, match)))
        elif decision.main and chance.below(every) == 0:
            seat = chance.below(setup.players + 1) - 1
            found = found.more(compare(stage, match, seat, chance.below(1 << 30)))
            found = found.more(of_the_past(stage, match, chance))
        elif not decision.main and chance.below(every) == 0:
            found = found.more(in_the_middle(stage, match, chance))
        answer = bots[decision.seat].decide(decision, match.session.view(decision.seat))
        match.apply(Move("a", decision.seat, decision.fingerprint(), answer, False))
    told = (f"game {number}: {one}" for one in found.differences)
    return found._replace(differences=tuple(told))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100_000, help="stop after so many pairs of worlds")
    parser.add_argument("--seconds", type=float, default=3600, help="or after so many seconds")
    parser.add_argument("--keep", type=Path, help="a file to go on from, and to write how far it came")
    parser.add_argument("--replies", type=int, default=10, help="ask by HTTP, too, in one game of so many")
    arguments = parser.parse_args()
    replies = Replies()
    kept = json.loads(arguments.keep.read_text()) if arguments.keep and arguments.keep.is_file() else {}
    number, found = kept.get("games", 0), Found(kept.get("pairs", 0), kept.get("quicker", 0))
    until = time.monotonic() + arguments.seconds
    while found.pairs < arguments.pairs and time.monotonic() < until:
        try:
            found = found.more(audit(number, replies=replies if number % arguments.replies == 0 else None))
        except KeyboardInterrupt:
            break  # what is kept stays
        number += 1
        for one in found.differences:
            print(one)
        if found.differences:
            return 1
        print(f"{found.pairs:,} pairs", end="\r", file=sys.stderr)
        if arguments.keep and number % 10 == 0:
            text = json.dumps({"games": number, "pairs": found.pairs, "quicker": found.quicker})
            arguments.keep.write_text(text)
    print(f"{number} games, {found.pairs} pairs of worlds, {found.quicker} told apart by time only")
    return 0


if __name__ == "__main__":
    sys.exit(main())
