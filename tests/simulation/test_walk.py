"""Walks: the same questions in the same order as in a session, whatever was skipped on the way."""

from __future__ import annotations

import pytest

from dominium import Setup, card_named
from dominium.bots.money_bot import MoneyBot
from dominium.bots.random_bot import RandomBot
from dominium.cards.kingdoms import kingdom_named
from dominium.engine import kinds
from dominium.engine.agent import Agent
from dominium.engine.decisions import Decision, IllegalMove
from dominium.engine.game import Game, new_game
from dominium.engine.session import Session
from dominium.engine.state import state
from dominium.engine.turn import only_coins
from dominium.engine.view import View
from dominium.simulation.walk import Walk
from tests.simulation.games import CHUNKS, TURNS_EACH, chunk_of, kingdom


def fingerprint(decision: Decision | None) -> int:
    assert decision is not None
    return decision.fingerprint()


def played_alike(game: Game, agents: list[list[Agent | None]], limit: int, number: int) -> int:
    """Play the same answers in a walk and in a session; how many there were."""
    session = Session(game.copy(), agents[0], keep_undo=False).start()
    walk = Walk(game, agents[1], limit)
    players = [RandomBot(number * 7 + seat) for seat in range(len(game.players))]
    answers = 0
    while walk.decision is not None:
        decision = walk.decision
        assert decision.fingerprint() == fingerprint(session.decision)
        answer = players[decision.seat].decide(decision, View(walk.game, decision.seat))
        walk.answer(answer)
        session.answer(answer)
        answers += 1
    if not walk.cut_off:
        assert session.decision is None
        assert state(walk.game) == state(session.game)
    return answers


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_all_seats_are_asked_as_in_a_session(chunk: int) -> None:
    for number in chunk_of(chunk):
        setup = kingdom(number)
        nobody: list[Agent | None] = [None] * setup.players
        limit = TURNS_EACH * setup.players
        assert played_alike(new_game(setup, number), [nobody, nobody], limit, number) > 20


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_one_seat_is_asked_as_in_a_session_where_bots_play_the_others(chunk: int) -> None:
    for number in chunk_of(chunk):
        setup = kingdom(number)

        def company(number: int = number, setup: Setup = setup) -> list[Agent | None]:
            others = [
                MoneyBot() if seat % 2 else RandomBot(number + seat) for seat in range(1, setup.players)
            ]
            return [None, *others]

        limit = TURNS_EACH * setup.players
        assert played_alike(new_game(setup, number), [company(), company()], limit, number) > 5


def first_game(seed: int = 3) -> Game:
    return new_game(Setup(2, kingdom_named("base2-first-game").cards), seed)


def test_treasures_that_only_give_coins_can_be_played_without_asking() -> None:
    walk = Walk(first_game(), [None, None], 80, plays_all_coins=True)
    session = Session(first_game(), keep_undo=False).start()
    bot = MoneyBot()
    while walk.decision is not None:
        assert session.decision is not None
        if session.decision.kind == kinds.TREASURE:
            assert only_coins(session.game, session.game.me)
            session.answer(session.decision.everything())
            continue
        assert walk.decision.fingerprint() == session.decision.fingerprint()
        answer = bot.decide(walk.decision, View(walk.game, walk.decision.seat))
        walk.answer(answer)
        session.answer(answer)
    assert state(walk.game) == state(session.game)


def test_treasures_that_do_more_are_asked_for() -> None:
    kingdom = [
        "ducat",
        "smithy",
        "village",
        "moat",
        "cellar",
        "market",
        "mine",
        "militia",
        "remodel",
        "workshop",
    ]
    game = new_game(Setup(2, [card_named(card) for card in kingdom]), 1)
    player = game.players[0]
    player.hand.fill([card_named(card) for card in ("ducat", "copper", "copper", "copper", "estate")])
    player.count_owned()
    walk = Walk(game, [None, None], 80, plays_all_coins=True)
    assert walk.decision is not None
    assert walk.decision.kind == kinds.TREASURE


def test_a_game_is_cut_off_before_the_turn_after_the_limit() -> None:
    walk = Walk(first_game(), [None, None], 6)
    while walk.decision is not None:
        walk.answer([])
    assert walk.cut_off
    assert walk.game.turn == 6
    with pytest.raises(IllegalMove, match="nothing to answer"):
        walk.answer([])


def test_an_illegal_answer_changes_nothing() -> None:
    walk = Walk(first_game(), [None, None], 80)
    before, asked = state(walk.game), walk.decision
    with pytest.raises(IllegalMove):
        walk.answer([7])
    assert state(walk.game) == before
    assert walk.decision is asked
