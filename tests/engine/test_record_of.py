"""The record of a session: it says who played, and deals the same game again."""

from __future__ import annotations

import json

import pytest

from dominium import Session, Setup, new_game
from dominium.bots.money_bot import MoneyBot
from dominium.cards.kingdoms import kingdom_named
from dominium.engine.record import record_of, replay

CARDS = kingdom_named("base2-first-game").cards


@pytest.mark.parametrize("sealed", [False, True])
def test_a_record_keeps_who_played_and_how_it_was_dealt(sealed: bool) -> None:
    session = Session(new_game(Setup(2, CARDS), 9, 1, sealed=sealed)).start()
    session.choose()
    record = record_of(session, 9, 1, sealed=sealed, names=["Ada", "Jan"], agents=["person", "strong"])
    written = json.loads(record.to_json())
    assert (written["names"], written["agents"]) == (["Ada", "Jan"], ["person", "strong"])
    assert (written["seed"], written["first"], written["sealed"], written["result"]) == (9, 1, sealed, None)
    assert (written["players"], sorted(written["kingdom"])) == (2, sorted(card.id for card in CARDS))
    again = record.deal().start()
    assert again.decision is not None
    assert again.decision.seat == 1
    assert [player.hand for player in again.game.players] == [player.hand for player in session.rest.players]


@pytest.mark.parametrize("logged", [False, True])
def test_a_game_of_bots_is_recorded_whole(logged: bool) -> None:
    """Also the Treasures of bots that need not be asked about them."""
    game = new_game(Setup(2, CARDS), 4)
    if logged:
        game.keep_log()
    session = Session(game, [MoneyBot(), MoneyBot()]).start()
    assert session.over
    again = replay(record_of(session, 4))
    assert (again.over, again.game.scores()) == (True, session.game.scores())
    assert len(again.given) == len(session.given)
