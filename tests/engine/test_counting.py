"""Counting the own cards once for many questions gives the same numbers as counting them for each."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dominium.bots.atoms import coin_weights
from dominium.bots.money_bot import MoneyBot
from dominium.cards.kingdoms import random_kingdom
from dominium.cards.sets import set_ids
from dominium.engine.card import Card
from dominium.engine.catalogue import card_named
from dominium.engine.decisions import Decision
from dominium.engine.random import FastRandom
from dominium.engine.setup import Setup
from dominium.engine.view import View
from dominium.simulation.arena import play_game
from dominium.testing import Position


def counted(view: View) -> list[int]:
    copies = [view.count(card) for card in view.piles]
    return [*copies, view.deck_total(), view.treasure_total(), view.weigh(coin_weights())]


class _Counter(MoneyBot):
    """Counts both ways whenever it buys."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def buy(self, decision: Decision, view: View) -> Card | None:
        one_by_one = counted(view)
        view.begin_counting()
        assert counted(view) == one_by_one
        view.end_counting()
        self.times += 1
        return super().buy(decision, view)


@pytest.mark.parametrize("seed", range(25))
def test_both_ways_in_whole_games(seed: int) -> None:
    kingdom = random_kingdom(FastRandom(seed), set_ids())
    setup = Setup(2, kingdom.cards, kingdom.projects)
    bots = [_Counter(), _Counter()]
    play_game(setup, [bots[0], bots[1]], seed)
    assert bots[0].times > 10


def test_a_card_without_a_pile() -> None:
    """Positions made by hand may hold any card."""
    view = Position(kingdom=["smithy"], hands=[["copper", "silver", "witch"]], decks=[["witch"]]).view(0)
    one_by_one = counted(view)
    witch = card_named("witch")
    view.begin_counting()
    assert counted(view) == one_by_one
    assert view.count(witch) == 2
    view.end_counting()


def looked_at() -> Position:
    p = Position(hands=[["sentry"]], decks=[["copper", "gold", "estate"]])
    p.play("sentry")
    return p


def revealed() -> Position:
    p = Position(hands=[["spy"]], decks=[["copper", "gold"], ["curse"]])
    p.play("spy")
    return p


#: where a Gold may lie besides hand, deck, discard pile and play
ELSEWHERE: dict[str, Position] = {
    "on a mat": Position(mats=[{"island": ["gold"]}], hands=[["copper"]]),
    "face down on a mat": Position(mats=[{"native_village": ["gold"]}], hands=[["copper"]]),
    "set aside until the next turn": Position(
        in_play=[["haven"]], set_aside=[{"haven": ["gold"]}], hands=[["copper"]]
    ),
    "looked at": looked_at(),
    "revealed": revealed(),
}


@pytest.mark.parametrize("where", ELSEWHERE)
def test_cards_are_owned_wherever_they_lie(where: str) -> None:
    view = ELSEWHERE[where].view(0)
    gold, copper = card_named("gold"), card_named("copper")
    assert (view.count(gold), view.count(copper)) == (1, 1)
    assert (view.treasure_total(), view.treasure_cards()) == (4, 2)
    assert view.deck_total() == len(view.owned(0))
    assert view.weigh(coin_weights()) == 4


@pytest.mark.parametrize("first", range(3))
def test_whatever_is_asked_first_is_answered_rightly(first: int) -> None:
    view = Position(hands=[["copper", "gold"]], decks=[["gold", "estate"]]).view(0)
    gold = card_named("gold")
    questions: list[Callable[[], int]] = [
        view.deck_total,
        lambda: view.count(gold),
        lambda: view.weigh(coin_weights()),
    ]
    view.begin_counting()
    for i in range(9):
        assert questions[(first + i) % 3]() == (4, 2, 7)[(first + i) % 3]
    view.end_counting()
