"""What leaves the server does not depend on what its reader may not know; a short run of the audit."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from dominium.cards.sets import set_ids
from dominium.engine.record import Record
from dominium.lab.sweep import setup_for
from dominium.server.protocol import Aids, GamePart, LogPart
from dominium.server.showing import display
from dominium.server.showing.game_view import game_part
from dominium.server.showing.log_lines import LogLines
from dominium.server.tables.match import Match
from tests.server.replies import Replies
from tests.server.worlds import TABLE, Stage, audit


@pytest.mark.parametrize("number", range(0, 48, 6))
def test_worlds_a_seat_cannot_tell_apart(number: int) -> None:
    found = audit(number, every=2, turns=16)
    assert found.differences == ()
    assert found.pairs > 5


@pytest.fixture
def replies() -> Iterator[Replies]:
    found = Replies()
    yield found
    found.close()


@pytest.mark.parametrize("number", [1, 5])
def test_replies_tell_worlds_apart_no_more_than_messages(number: int, replies: Replies) -> None:
    found = audit(number, every=3, turns=12, replies=replies)
    assert found.differences == ()
    assert found.pairs > 5


def test_every_reply_about_a_table_is_asked_for(replies: Replies) -> None:
    record = Record(2, [card.id for card in setup_for(0, list(set_ids())).kingdom], [], 0, 0)
    match = Match(record.to_json(), "")
    told = Stage(record, replies).replies(match, 0)
    status = {one.split(": ")[0]: one for one in told}
    for what in ("record", "replay", "verify"):
        assert "not-over" in status[f"/api/tables/{TABLE}/games/1/{what}"]
    for path in ("/api/tables", f"/api/tables/{TABLE}", "/api/mine"):
        assert f'"table":"{TABLE}"' in status[path]
    assert "'status': 404" in status["/metrics"]


GAMES = (0, 3, 5, 10)


def differs() -> bool:
    return any(audit(number, every=2, turns=16).differences for number in GAMES)


def test_the_audit_notices_that_answers_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sees how many answers were given knows who had nothing to choose."""
    monkeypatch.setattr(Match, "number_for", lambda match, _: match.number)
    assert differs()


def tell_more(monkeypatch: pytest.MonkeyPatch, more: Callable[[Match, int, GamePart], None]) -> None:
    """Everybody is told something besides."""

    def part(match: Match, seat: int, aids: Aids, others: bool) -> GamePart:
        told = game_part(match, seat, aids, others)
        more(match, seat, told)
        return told

    monkeypatch.setattr(display, "game_part", part)


def test_the_audit_notices_what_another_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(match: Match, _: int, told: GamePart) -> None:
        if (one := match.decision) is not None:
            told["waiting"] = {"seat": one.seat, "kind": one.kind, "source": one.source}

    tell_more(monkeypatch, ask)
    assert differs()


def test_the_audit_notices_cards_that_were_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(log: LogLines, serial: int) -> LogPart:
        part = since(log, serial)
        for line in part["lines"]:
            line["cards"] = log._match.events[line["number"]].cards
        return part

    since = LogLines.since
    monkeypatch.setattr(LogLines, "since", told)
    assert differs()


def test_the_audit_notices_how_far_one_can_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answers since one's own, counted with those that nobody can know of."""

    def cost(match: Match, seat: int, *, alone: bool = False) -> str:
        target = match.undo_target(seat, alone=alone)
        return "nothing" if target < 0 or len(match.session.given) - target > 4 else "others"

    monkeypatch.setattr(Match, "undo_cost", cost)
    assert differs()


def test_the_audit_notices_what_lies_in_the_own_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of an effect, too: the one who is asked does not know the order of the deck."""

    def top(match: Match, seat: int, told: GamePart) -> None:
        deck = match.session.game.players[seat].deck
        if seat >= 0 and len(deck):
            told["aids"]["deck"] = {deck[-1].id: 1}

    tell_more(monkeypatch, top)
    assert differs()
