"""The log of a viewer: kept in step event by event, it says what the whole story says; words are made once for all."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dominium.bots.random_bot import RandomBot
from dominium.cards.sets import set_ids
from dominium.engine.record import Record
from dominium.lab.sweep import setup_for
from dominium.server.protocol import LogLine, LogPart
from dominium.server.showing.log_lines import LogLines, lines_of
from dominium.server.showing.texts import Phrasing
from dominium.server.store.interface import Move
from dominium.server.tables.match import Match
from dominium.words.languages import Language, language
from dominium.words.story import grouped, tell


def a_match(number: int, names: str = "Player") -> Match:
    setup = setup_for(number, list(set_ids()))
    cards, projects = [card.id for card in setup.kingdom], [card.id for card in setup.projects]
    record = Record(setup.players, cards, projects, number, 0)
    record.names = [f"{names} {seat}" for seat in range(setup.players)]
    return Match(record.to_json(), "")


def play(match: Match, number: int, answers: int, seen: Callable[[], None]) -> None:
    """Answer at random; now and then somebody takes back an answer, and once somebody gives up."""
    bots = [RandomBot(number * 31 + seat) for seat in range(match.dealt.players)]
    for turn in range(answers):
        decision = match.decision
        if decision is None:
            return
        seat = decision.seat
        target = match.undo_target(seat)
        if turn % 13 == 12 and target >= 0:
            match.apply(match.undo(seat, target))
        elif turn == answers - 20 and match.dealt.players > 2:
            match.apply(match.resignation((seat + 1) % match.dealt.players))
        else:
            answer = bots[seat].decide(decision, match.session.view(seat))
            match.apply(Move("a", seat, decision.fingerprint(), answer, False))
        seen()


class Reader:
    """A client who forgets and adds lines as it is told."""

    def __init__(self, match: Match, seat: int, every: int) -> None:
        self.match, self.seat, self.every = match, seat, every
        self.log = LogLines(match, seat)
        self.lines: list[LogLine] = []
        self.looked = self.known = 0

    def take(self, part: LogPart) -> None:
        assert part["start"] <= len(self.lines)
        self.lines[part["start"] :] = part["lines"]
        self.known = self.log.serial

    def look(self) -> None:
        self.looked += 1
        self.log.update()
        if self.looked % self.every:
            return
        self.take(self.log.since(self.known))
        seen = [event.seen_from(self.seat) for event in self.match.events]
        assert self.lines == lines_of(seen, self.match.dealt.names)


@pytest.mark.parametrize("number", range(6))
def test_the_lines_of_every_update_make_the_whole_story(number: int) -> None:
    match = a_match(number)
    readers = [Reader(match, seat, 1 + seat % 3) for seat in range(-1, match.dealt.players)]

    def look() -> None:
        for reader in readers:
            reader.look()

    play(match, number, 150, look)
    assert len(readers[0].lines) > 150


@pytest.mark.parametrize("number", range(3))
def test_lines_say_what_each_language_tells(number: int) -> None:
    match = a_match(number, "{Ann} 100 %")
    play(match, number, 60, lambda: None)
    names = match.dealt.names
    lines = lines_of(list(match.events), names)
    english = {line["number"]: line["text"]["en"] for line in lines if line["text"]["en"]}
    polish = {line["number"]: line["text"]["pl"] for line in lines if line["text"]["pl"]}
    for code, said in (("en", english), ("pl", polish)):
        assert {line.number: line.text for line in tell(list(match.events), names, language(code))} == said


def test_only_what_is_new_is_told() -> None:
    """An update costs what happened since, however long the turn is."""
    match = a_match(3)
    log = LogLines(match, 0)
    before = known = 0

    def look() -> None:
        nonlocal before, known
        rewound = len(match.rewinds)
        log.update()
        read = log._seen
        told = log.since(known)
        known = log.serial
        happened = len(match.events) - before
        before = len(match.events)
        if not rewound:
            assert len(grouped(read)) <= happened + 2
            assert told["start"] >= len(match.events) - len(read), "nothing is read again to be sent"

    play(match, 3, 12, look)
    assert before > 20


def test_words_are_made_once_for_the_names_of_all_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = a_match(4, "Ann"), a_match(4, "Żaneta")
    play(first, 4, 40, lambda: None)
    play(second, 4, 40, lambda: None)
    one = lines_of(list(first.events), first.dealt.names)
    monkeypatch.setattr(Language, "message", None)  # nothing is said anew
    other = lines_of(list(second.events), second.dealt.names)
    assert [line["text"]["pl"].replace("Ann", "Żaneta") for line in one] == [
        line["text"]["pl"] for line in other
    ]


def test_a_name_is_never_read_as_a_place_for_another() -> None:
    phrasing = Phrasing()
    names = ["{1}", Phrasing.SEATS[0], "%s"]
    ann, bob, eve = Phrasing.SEATS[:3]
    said = phrasing.said("key", names, lambda _: f"{ann} {{0}} {bob} {eve}")
    assert said["en"] == f"{names[0]} {{0}} {names[1]} {names[2]}"
